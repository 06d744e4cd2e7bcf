"""The tables in memory; unused ones are removed."""

from typing import TYPE_CHECKING

from signoria.server.table.live import LiveTable
from signoria.server.table.watchers import alive

if TYPE_CHECKING:
    from signoria.server.server import Server


class LiveTables:
    """The live tables of this node, by id."""

    def __init__(self, server: "Server") -> None:
        self._server = server
        self._tables: dict[str, LiveTable] = {}
        self.sign = alive(server.settings.alive_seconds)

    def __len__(self) -> int:
        return len(self._tables)

    def table(self, id: str) -> LiveTable:
        """Return a table. It is read from the store when it is first held."""
        found = self._tables.get(id)
        if found is None:
            found = self._tables[id] = LiveTable(id, self._server)
        found.used_at = self._server.now()
        return found

    def known(self, id: str) -> LiveTable | None:
        """Return a table if it is in memory."""
        return self._tables.get(id)

    def all(self) -> list[LiveTable]:
        """Return every table in memory."""
        return list(self._tables.values())

    def forget(self, id: str) -> None:
        """Remove a table from memory."""
        self._tables.pop(id, None)

    def disconnect(self, account: str) -> None:
        """End the streams of an account, or of everybody for "". Readers with access reconnect."""
        for table in self._tables.values():
            for watcher in list(table.watchers):
                if account in (watcher.account, ""):
                    watcher.end()

    def send_heartbeats(self) -> None:
        """Send every watcher a heartbeat, so that both ends notice lost connections."""
        for table in self._tables.values():
            for watcher in list(table.watchers):
                watcher.send(self.sign)

    def evict_idle(self, idle: int) -> None:
        """Remove unused tables: without watcher, lock or task, and idle for `idle` milliseconds."""
        until, busy = self._server.now() - idle, self._server.autoplay.busy()
        for id, table in list(self._tables.items()):
            if id not in busy and not table.busy() and table.used_at < until:
                del self._tables[id]
