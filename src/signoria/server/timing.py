"""How the clocks of a table stand after the book's last entries."""

from signoria.kernel.ledger import standing
from signoria.kernel.seats import seats_in
from signoria.kernel.table import UNDO
from signoria.server import clocks as clock
from signoria.server.book import Book
from signoria.server.clocks import Clocks
from signoria.server.faults import Fault
from signoria.server.pace import Pace


def clocks_after(pace: Pace, before: Clocks | None, book: Book, lines: int, now: int) -> Clocks:
    """The clocks with the last so many lines of the book, which were entered at once."""
    entries = book.table.entries
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
    """The clocks after an undo; nobody may lose on time by it."""
    *earlier, last = book.table.entries
    gone = [clock.decider(entry) for entry in standing(earlier) if entry.rev > last.to]
    undone = [seat for seat in gone if seat is not None]
    clocks = clock.undo(pace, before, undone, book.actors(), now)
    if set(clock.fallen(pace, clocks, now)) - set(clock.fallen(pace, before, now)):
        raise Fault("no-undo", 409)
    return clocks
