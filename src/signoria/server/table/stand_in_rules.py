"""Rules for absent players: when a seat is offered to a bot, and when it is given back.

These are pure functions: callers pass in the state of the seats and the time. Times are whole
milliseconds.
"""

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from signoria.bots.levels import LEVELS, is_level
from signoria.kernel.ledger import standing
from signoria.kernel.table import CLOCK, Entry
from signoria.server.errors import RequestError
from signoria.server.table.clock_kinds import ClockKind, LiveClock, SlowClock
from signoria.server.table.clocks import decider

LIVE: Final = 2 * 60 * 1000  # absence with an owed choice, at a table with a live clock
UNTIMED: Final = 24 * 60 * 60 * 1000  # the same, without a clock
FLAGS: Final = 2  # fallen flags in a row, with a slow clock
LEVEL: Final = "page"


class SeatStatus(msgspec.Struct, frozen=True):
    """A person's seat: its owner, and since when the owner is away and owes a choice.

    `account` becomes None when the owner's account is deleted. `flags` counts fallen flags in a
    row. `ordered` says that a standing order is in force. `stand_in` is the bot that plays, if any.
    """

    account: str | None
    away_since: int | None = None
    owes_since: int | None = None
    flags: int = 0
    ordered: bool = False
    stand_in: str = ""


class TableStatus(msgspec.Struct, frozen=True):
    """The seats of a table (None: a bot's own seat), its clock, and the available bots."""

    clock_kind: ClockKind
    host: str | None
    seats: tuple[SeatStatus | None, ...]
    levels: tuple[str, ...] = LEVELS

    def offered(self, now: int) -> list[int]:
        """Return the seats that have been left alone too long and may be given to a bot."""
        times = enumerate(self._times())
        return [seat for seat, at in times if at is not None and at <= now]

    def next_offer(self, now: int) -> int | None:
        """Return when the next seat will be offered if nothing happens before."""
        return min((at for at in self._times() if at is not None and at > now), default=None)

    def may_accept(self, seat: int, account: str) -> bool:
        """Return whether an account may give a seat to a bot: the host, or another seat's owner."""
        seats = [status for status in self.seats if status is not None]
        status = self.seats[seat]
        if status is None or status.account == account:
            return False
        return account in (self.host, *(other.account for other in seats))

    def accept(self, seat: int, account: str, now: int, level: str = LEVEL) -> SeatStatus:
        """Return the seat with a bot on it, if it is offered and `account` may accept."""
        status = self.seats[seat]
        if status is None or not self.may_accept(seat, account):
            raise RequestError("not-your-seat", 403)
        if seat not in self.offered(now):
            raise RequestError("not-away", 409)
        if level not in self.levels:
            raise RequestError("no-bot", 422, bot=level, levels=", ".join(self.levels))
        return msgspec.structs.replace(status, stand_in=level)

    def _times(self) -> list[int | None]:
        return [
            None if status is None else alone_at(self.clock_kind, status) for status in self.seats
        ]


def alone_at(clock_kind: ClockKind, status: SeatStatus) -> int | None:
    """Return when a seat will have been left alone too long; None if it will not.

    A seat that owes no choice delays nobody. A seat whose owner is connected or has left an order
    is not alone. If the owner's account was deleted, there is no waiting time.
    """
    if status.owes_since is None or status.ordered or status.stand_in:
        return None
    if status.account is None:
        return status.owes_since
    if status.away_since is None:
        return None
    since = max(status.owes_since, status.away_since)
    if isinstance(clock_kind, SlowClock):
        return since if status.flags >= FLAGS else None
    return since + (LIVE if isinstance(clock_kind, LiveClock) else UNTIMED)


def returned(status: SeatStatus) -> SeatStatus:
    """Return the seat after its owner's return: present, and deciding the next choice.

    A bot's pending choice for it is discarded. A player who has resigned stays resigned.
    """
    kept = "" if is_level(status.stand_in) else status.stand_in
    return msgspec.structs.replace(status, away_since=None, stand_in=kept)


def flags_in_a_row(entries: Sequence[Entry[Any]], seat: int) -> int:
    """Count the seat's latest decisions that the clock made, back to the last one of its own."""
    fallen = 0
    for entry in reversed(standing(list(entries))):
        if decider(entry) == seat:
            if entry.by != CLOCK:
                break
            fallen += 1
    return fallen
