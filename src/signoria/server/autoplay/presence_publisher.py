"""Presence publisher: tells the other nodes which seats are watched on this one."""

from typing import Final

from signoria.server.table.live_tables import LiveTables
from signoria.server.table.state import Now
from signoria.server.table.store import TableStore

AGAIN: Final = 10_000  # milliseconds after which everything is published again, for new nodes


class PresencePublisher:
    """Publishes changes of presence and, from time to time, the complete state."""

    def __init__(self, node: str, tables: LiveTables, store: TableStore, now: Now) -> None:
        self._node = node
        self._tables = tables
        self._store = store
        self._now = now
        self._said: dict[str, frozenset[int]] = {}
        self._all_said_at = 0

    async def publish(self) -> None:
        """Publish the watched seats. With a single node nobody receives it."""
        now, watched = self._now(), self._watched()
        news = {id: seats for id, seats in watched.items() if self._said.get(id) != seats}
        news |= {id: frozenset() for id in self._said if id not in watched}
        if now - self._all_said_at >= AGAIN:
            news, self._all_said_at = news | watched, now
        self._said = watched
        if news:
            words = [f"{id} {','.join(map(str, sorted(seats)))}" for id, seats in news.items()]
            await self._store.publish_presence(self._node, words)

    def receive(self, node: str, words: list[str]) -> None:
        """Store the presence that another node published."""
        if node == self._node:
            return
        for word in words:
            id, _space, seats = word.partition(" ")
            table = self._tables.known(id)
            if table is None:
                continue
            found = frozenset(int(seat) for seat in seats.split(",") if seat)
            if table.presence.update(node, found, self._now()) and table.at_rest():
                table.send_people()

    def _watched(self) -> dict[str, frozenset[int]]:
        found = {
            table.id: frozenset(table.watched_here())
            for table in self._tables.all()
            if table.watchers and table.at_rest()
        }
        return {id: seats for id, seats in found.items() if seats}
