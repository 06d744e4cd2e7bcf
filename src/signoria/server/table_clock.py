"""The clock that runs at a table now, and the clocks after new entries."""

from functools import cache
from typing import TYPE_CHECKING

from signoria.kernel.ledger import standing
from signoria.kernel.seats import seats_in
from signoria.kernel.table import UNDO
from signoria.server import clocks as clock
from signoria.server.clock_kinds import ClockKind, LiveClock, NoClock, SlowClock
from signoria.server.clocks import Clocks
from signoria.server.errors import RequestError
from signoria.server.open_ledger import OpenLedger

if TYPE_CHECKING:
    from signoria.server.live import LiveTable


def ticking(clock_kind: ClockKind, ledger: OpenLedger) -> ClockKind:
    """Return the clock that runs now; with a live clock, a step's own time replaces it.

    A step's time is counted like a slow clock: for each decision separately, and an undo does not
    refund it.
    """
    seconds = ledger.seconds() if isinstance(clock_kind, LiveClock) else None
    if seconds is None:
        return clock_kind
    return _for_a_step(seconds) if seconds else NoClock()


@cache
def _for_a_step(seconds: int) -> SlowClock:
    return SlowClock(seconds)


def left(table: "LiveTable") -> list[int | None]:
    """Return the remaining time of each seat; an empty list if no clock runs."""
    clock_kind, clocks = table.ticking, table.clocks
    if clocks is None or isinstance(clock_kind, NoClock):
        return []
    return clock.left(clock_kind, clocks, table.server.now())


def clocks_after(
    clock_kind: ClockKind, before: Clocks | None, ledger: OpenLedger, lines: int, now: int
) -> Clocks:
    """Return the clocks after the last lines of the ledger, which were entered together."""
    entries, clock_kind = ledger.table.entries, ticking(clock_kind, ledger)
    if before is None:
        return clock.begin(clock_kind, ledger.seats, ledger.actors(), now)
    if entries[-1].by == UNDO:
        return _after_undo(clock_kind, before, ledger, now)
    clocks = before
    for entry in entries[-lines:]:
        restarted = [seat for seat, rev in ledger.opened.items() if rev == entry.rev]
        actors = seats_in(ledger.asked[entry.rev])
        clocks = clock.turn(clock_kind, clocks, clock.decider(entry), actors, now, restarted)
    return clocks


def _after_undo(clock_kind: ClockKind, before: Clocks, ledger: OpenLedger, now: int) -> Clocks:
    """Return the clocks after an undo. Refuse the undo if it would make a flag fall."""
    *earlier, last = ledger.table.entries
    gone = [clock.decider(entry) for entry in standing(earlier) if entry.rev > last.to]
    undone = [seat for seat in gone if seat is not None]
    clocks = clock.undo(clock_kind, before, undone, ledger.actors(), now)
    if set(clock.fallen(clock_kind, clocks, now)) - set(clock.fallen(clock_kind, before, now)):
        raise RequestError("no-undo", 409)
    return clocks
