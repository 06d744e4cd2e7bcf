"""A seat left alone too long is offered to a bot, and given back when its owner returns.

Nothing is remembered or measured here: whoever asks brings what is known of a table's seats, and
the time. Times are whole milliseconds.
"""

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from signoria.bots.levels import EVERY_LEVEL, LEVELS
from signoria.kernel.ledger import standing
from signoria.kernel.table import CLOCK, Entry
from signoria.server.clocks import decider
from signoria.server.faults import Fault
from signoria.server.pace import LiveClock, Pace, SlowClock

LIVE: Final = 2 * 60 * 1000  # away while a choice is owed, at a table with a live clock
UNTIMED: Final = 24 * 60 * 60 * 1000  # the same, without a clock
FLAGS: Final = 2  # that fell in a row, with a slow clock
LEVEL: Final = "page"


class Chair(msgspec.Struct, frozen=True):
    """A person's seat: its owner, since when the owner is away and a choice is owed, if so.

    `account` is None when the owner's account is gone; `flags` are those that fell in a row;
    `ordered` says that a standing order is in force; `stand_in` is the bot that plays, if any.
    """

    account: str | None
    away_since: int | None = None
    owes_since: int | None = None
    flags: int = 0
    ordered: bool = False
    stand_in: str = ""


class Company(msgspec.Struct, frozen=True):
    """Those who sit at a table (None: a bot's own seat), its pace, and which bots there are."""

    pace: Pace
    host: str | None
    chairs: tuple[Chair | None, ...]
    levels: tuple[str, ...] = LEVELS

    def offered(self, now: int) -> list[int]:
        """The seats that have been left alone too long: each may be given to a bot."""
        times = enumerate(self._times())
        return [seat for seat, at in times if at is not None and at <= now]

    def next_offer(self, now: int) -> int | None:
        """When the next seat will be offered if nothing happens before."""
        return min((at for at in self._times() if at is not None and at > now), default=None)

    def may_accept(self, seat: int, account: str) -> bool:
        """Whether somebody may give a seat to a bot: the host, or who holds another's seat."""
        chairs = [chair for chair in self.chairs if chair is not None]
        chair = self.chairs[seat]
        if chair is None or chair.account == account:
            return False
        return account in (self.host, *(other.account for other in chairs))

    def accept(self, seat: int, account: str, now: int, level: str = LEVEL) -> Chair:
        """The seat with a bot on it, if it is offered and `account` may say so."""
        chair = self.chairs[seat]
        if chair is None or not self.may_accept(seat, account):
            raise Fault("not-your-seat", 403)
        if seat not in self.offered(now):
            raise Fault("not-away", 409)
        if level not in self.levels:
            raise Fault("no-bot", 422, bot=level, levels=", ".join(self.levels))
        return msgspec.structs.replace(chair, stand_in=level)

    def _times(self) -> list[int | None]:
        return [None if chair is None else alone_at(self.pace, chair) for chair in self.chairs]


def alone_at(pace: Pace, chair: Chair) -> int | None:
    """When a seat is left alone too long if nothing happens; None if it does not come to that.

    A seat that owes nothing keeps nobody waiting, and one whose owner is connected, or has left an
    order, is not alone. Where nobody can come back, nobody is waited for.
    """
    if chair.owes_since is None or chair.ordered or chair.stand_in:
        return None
    if chair.account is None:
        return chair.owes_since
    if chair.away_since is None:
        return None
    since = max(chair.owes_since, chair.away_since)
    if isinstance(pace, SlowClock):
        return since if chair.flags >= FLAGS else None
    return since + (LIVE if isinstance(pace, LiveClock) else UNTIMED)


def returned(chair: Chair) -> Chair:
    """The seat when its owner is back: no longer away, and the next decision is the owner's.

    What a bot still thinks about for it comes too late. Who has resigned stays resigned.
    """
    kept = "" if chair.stand_in in EVERY_LEVEL else chair.stand_in
    return msgspec.structs.replace(chair, away_since=None, stand_in=kept)


def flags_in_a_row(entries: Sequence[Entry[Any]], seat: int) -> int:
    """How many of a seat's last decisions the clock made in its place, back to its last own."""
    fallen = 0
    for entry in reversed(standing(list(entries))):
        if decider(entry) == seat:
            if entry.by != CLOCK:
                break
            fallen += 1
    return fallen
