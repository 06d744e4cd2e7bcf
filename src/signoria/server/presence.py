"""Who is at a table: seats that are watched on this node or on another, and since when not."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from signoria.server.wire import SeatFace

if TYPE_CHECKING:
    from signoria.server.live import LiveTable

LEASE: Final = 30_000  # milliseconds for which the word of another node counts
SETTLING: Final = 15_000  # in which a node that has just read a table hears who watches elsewhere


class Presence:
    """What a node remembers of the seats of one table; `now` is always passed in."""

    def __init__(self, now: int) -> None:
        self.since = now
        self._left: dict[int, int] = {}
        self._elsewhere: dict[str, tuple[int, frozenset[int]]] = {}

    def left(self, seat: int, now: int) -> None:
        """Nobody watches for a seat on this node any more."""
        self._left[seat] = now

    def told(self, node: str, seats: frozenset[int], now: int) -> bool:
        """Another node has said for which seats it has watchers; whether that is news."""
        before = self.elsewhere(now)
        _at, known = self._elsewhere.pop(node, (0, frozenset[int]()))
        self._leave(known - seats, now)
        if seats:
            self._elsewhere[node] = (now, seats)
        return self.elsewhere(now) != before

    def elsewhere(self, now: int) -> set[int]:
        """The seats that are watched on other nodes; a node that fell silent has lost them."""
        for node, (at, seats) in list(self._elsewhere.items()):
            if at <= now - LEASE:
                del self._elsewhere[node]
                self._leave(seats, at)
        return {seat for _at, seats in self._elsewhere.values() for seat in seats}

    def last_seen(self, seat: int) -> int | None:
        """When a seat was last seen to be left; None if that is not known here."""
        return self._left.get(seat)

    def settled(self, now: int) -> bool:
        """Whether every other node has had the time to say who watches there."""
        return now - self.since >= SETTLING

    def _leave(self, seats: Iterable[int], at: int) -> None:
        for seat in seats:
            self._left[seat] = max(at, self._left.get(seat, 0))


def watched(table: "LiveTable") -> set[int]:
    """The seats for which somebody watches, on any node."""
    return own_seats(table) | table.presence.elsewhere(table.house.now())


def own_seats(table: "LiveTable") -> set[int]:
    """The seats whose owners watch here; at the end others may look from there, too."""
    owners = {row.seat: row.account_id for row in table.row.seats}
    return {
        watcher.seat
        for watcher in table.watchers
        if watcher.account and owners.get(watcher.seat) == watcher.account
    }


def faces(table: "LiveTable") -> list[SeatFace]:
    """Who sits where, who is here, whose seat may be given to a bot; orders count as people."""
    here = watched(table) | table.ordered()
    offered = table.house.places.offered(table)
    return [
        SeatFace(
            seat=seat.seat,
            kind=seat.kind,
            name=seat.name,
            account=seat.account_id or "",
            bot=seat.bot,
            stand_in=seat.stand_in,
            here=seat.seat in here,
            offered=seat.seat in offered,
        )
        for seat in table.row.seats
    ]
