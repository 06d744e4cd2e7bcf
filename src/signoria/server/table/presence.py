"""Presence at a table: seats watched on this node or another, and since when others are not."""

from collections.abc import Iterable
from typing import Final

LEASE: Final = 30_000  # milliseconds for which another node's message is valid
# milliseconds in which a node that has just read a table hears from the others
SETTLING: Final = 15_000


class Presence:
    """Presence of one table's seats on this node and others; `now` is always passed in."""

    def __init__(self, now: int) -> None:
        self.since = now
        self._left: dict[int, int] = {}
        self._elsewhere: dict[str, tuple[int, frozenset[int]]] = {}

    def left(self, seat: int, now: int) -> None:
        """Record that a seat has no watcher on this node any longer."""
        self._left[seat] = now

    def update(self, node: str, seats: frozenset[int], now: int) -> bool:
        """Store the seats that another node watches; return whether that changes anything."""
        before = self.elsewhere(now)
        _at, known = self._elsewhere.pop(node, (0, frozenset[int]()))
        self._leave(known - seats, now)
        if seats:
            self._elsewhere[node] = (now, seats)
        return self.elsewhere(now) != before

    def elsewhere(self, now: int) -> set[int]:
        """Return the seats watched on other nodes; silent nodes are dropped."""
        for node, (at, seats) in list(self._elsewhere.items()):
            if at <= now - LEASE:
                del self._elsewhere[node]
                self._leave(seats, at)
        return {seat for _at, seats in self._elsewhere.values() for seat in seats}

    def last_seen(self, seat: int) -> int | None:
        """Return when a seat was last left; None if this node does not know."""
        return self._left.get(seat)

    def settled(self, now: int) -> bool:
        """Return whether every other node has had time to publish its watchers."""
        return now - self.since >= SETTLING

    def _leave(self, seats: Iterable[int], at: int) -> None:
        for seat in seats:
            self._left[seat] = max(at, self._left.get(seat, 0))
