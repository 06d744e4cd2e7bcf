"""The tables that are in memory; those that nobody needs leave it."""

from typing import TYPE_CHECKING, Final

from signoria.server.live import LiveTable

if TYPE_CHECKING:
    from signoria.server.house import House

KEEP_ALIVE: Final = 15_000  # milliseconds


class Hall:
    """The live tables of this node, by id."""

    def __init__(self, house: "House") -> None:
        self._house = house
        self._tables: dict[str, LiveTable] = {}
        self._kept_alive = 0

    def __len__(self) -> int:
        return len(self._tables)

    def table(self, id: str) -> LiveTable:
        """A table, read from the store when it is first held."""
        found = self._tables.get(id)
        if found is None:
            found = self._tables[id] = LiveTable(id, self._house)
        found.used_at = self._house.now()
        return found

    def known(self, id: str) -> LiveTable | None:
        """A table that is in memory."""
        return self._tables.get(id)

    def all(self) -> list[LiveTable]:
        """Every table in memory."""
        return list(self._tables.values())

    def forget(self, id: str) -> None:
        """Let a table leave memory."""
        self._tables.pop(id, None)

    def send_away(self, account: str) -> None:
        """End the streams of an account, or of everybody; who may still watch comes back."""
        for table in self._tables.values():
            for watcher in list(table.watchers):
                if account in (watcher.account, ""):
                    watcher.end()

    def keep_alive(self) -> None:
        """Send every watcher a word that means nothing, so that lost connections show."""
        now = self._house.now()
        if now - self._kept_alive >= KEEP_ALIVE:
            self._kept_alive = now
            for table in self._tables.values():
                for watcher in list(table.watchers):
                    watcher.send(b":\n\n")

    def sweep(self, idle: int) -> None:
        """Let those leave that nobody watches, holds, tends, or has used for so long (ms)."""
        until, tended = self._house.now() - idle, self._house.tending.busy()
        for id, table in list(self._tables.items()):
            if id not in tended and not table.busy() and table.used_at < until:
                del self._tables[id]
