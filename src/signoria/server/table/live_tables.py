"""The tables in memory; unused ones are removed."""

from collections.abc import Callable, Set

from signoria.server.table.live import LiveTable
from signoria.server.table.state import Now, Timing
from signoria.server.table.watchers import alive


class LiveTables:
    """The live tables of this node, by id.

    `make` creates a table by its id. `playing` names the tables with a running task.
    """

    leaving = False  # whether the node will stop soon
    draining = False  # whether the node stops

    def __init__(
        self,
        make: Callable[[str], LiveTable],
        now: Now,
        timing: Timing,
        playing: Callable[[], Set[str]] = frozenset,
    ) -> None:
        self._make = make
        self._now = now
        self._sign = alive(timing.alive)
        self._playing = playing
        self._tables: dict[str, LiveTable] = {}

    def __len__(self) -> int:
        return len(self._tables)

    def table(self, id: str) -> LiveTable:
        """Return a table. It is read from the store when it is first held."""
        found = self._tables.get(id)
        if found is None:
            found = self._tables[id] = self._make(id)
        found.used_at = self._now()
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

    def drain(self) -> None:
        """Close every stream with a `bye` event, and let no other begin."""
        self.leaving = self.draining = True
        for table in self._tables.values():
            table.disconnect()

    def send_heartbeats(self) -> None:
        """Send every watcher a heartbeat, so that both ends notice lost connections."""
        for table in self._tables.values():
            for watcher in list(table.watchers):
                watcher.send(self._sign)

    def evict_idle(self, idle: int) -> None:
        """Remove unused tables: without watcher, lock or task, and idle for `idle` milliseconds."""
        until, playing = self._now() - idle, self._playing()
        for id, table in list(self._tables.items()):
            if id not in playing and not table.busy() and table.used_at < until:
                del self._tables[id]
