"""The clock that runs at a table now, and the clocks after new entries."""

from functools import cache
from typing import TYPE_CHECKING

from signoria.kernel.ledger import standing
from signoria.kernel.seats import seats_in
from signoria.kernel.table import UNDO
from signoria.server import clocks as clock
from signoria.server.book import Book
from signoria.server.clocks import Clocks
from signoria.server.faults import Fault
from signoria.server.pace import LiveClock, NoClock, Pace, SlowClock

if TYPE_CHECKING:
    from signoria.server.live import LiveTable


def ticking(pace: Pace, book: Book) -> Pace:
    """Return the clock that runs now; with a live clock, a step's own time replaces it.

    A step's time is counted like a slow clock: for each decision separately, and an undo does not
    refund it.
    """
    seconds = book.seconds() if isinstance(pace, LiveClock) else None
    if seconds is None:
        return pace
    return _for_a_step(seconds) if seconds else NoClock()


@cache
def _for_a_step(seconds: int) -> SlowClock:
    return SlowClock(seconds)


def left(table: "LiveTable") -> list[int | None]:
    """Return the remaining time of each seat; an empty list if no clock runs."""
    pace, clocks = table.ticking, table.clocks
    if clocks is None or isinstance(pace, NoClock):
        return []
    return clock.left(pace, clocks, table.house.now())


def clocks_after(pace: Pace, before: Clocks | None, book: Book, lines: int, now: int) -> Clocks:
    """Return the clocks after the last lines of the ledger, which were entered together."""
    entries, pace = book.table.entries, ticking(pace, book)
    if before is None:
        return clock.begin(pace, book.seats, book.actors(), now)
    if entries[-1].by == UNDO:
        return _after_undo(pace, before, book, now)
    clocks = before
    for entry in entries[-lines:]:
        anew = [seat for seat, rev in book.opened.items() if rev == entry.rev]
        actors = seats_in(book.asked[entry.rev])
        clocks = clock.turn(pace, clocks, clock.decider(entry), actors, now, anew)
    return clocks


def _after_undo(pace: Pace, before: Clocks, book: Book, now: int) -> Clocks:
    """Return the clocks after an undo. Refuse the undo if it would make a flag fall."""
    *earlier, last = book.table.entries
    gone = [clock.decider(entry) for entry in standing(earlier) if entry.rev > last.to]
    undone = [seat for seat in gone if seat is not None]
    clocks = clock.undo(pace, before, undone, book.actors(), now)
    if set(clock.fallen(pace, clocks, now)) - set(clock.fallen(pace, before, now)):
        raise Fault("no-undo", 409)
    return clocks
