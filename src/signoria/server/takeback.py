"""Undo: alone if only one's own actions are affected, otherwise with everybody's consent."""

from typing import TYPE_CHECKING, Final

from signoria.kernel.ledger import standing
from signoria.kernel.undo import alone_to, together_to, undo_entry
from signoria.server.book import Book
from signoria.server.faults import Fault, Stale
from signoria.server.live import ANY_TIME
from signoria.server.wire import Accepted, Key, Request, Rev, SeatNumber
from signoria.server.wishes import answered, first_answer
from signoria.store.beside import ProposalRow

if TYPE_CHECKING:
    from signoria.server.live import LiveTable

UNDONE: Final = (None,)  # the action of an undo entry in the ledger


class UndoRequest(Request, frozen=True):
    """Request to go back to revision `to`; without it, by one choice."""

    to: Rev | None = None
    seat: SeatNumber | None = None
    rev: Rev | None = None
    key: Key | None = None


async def propose(table: "LiveTable", seat: int, wish: UndoRequest) -> Accepted:
    """Undo at once, or propose the undo to all players."""
    async with table.held():
        try:
            first = await answered(table, seat, UNDONE, wish.key) if wish.key else None
            return first or await _propose(table, seat, wish)
        except Fault as fault:
            return await first_answer(table, seat, UNDONE, wish.key or "", fault)


async def agree(table: "LiveTable", seat: int, agrees: bool) -> Accepted:
    """Add a seat's consent, or drop the proposal."""
    house = table.house
    async with table.held():
        if agrees:
            found = await house.run(house.asides.consent, table.id, table.book.rev, seat)
            if found is None:
                raise Fault("no-proposal", 409)
            if _all_agree(table, found.consent):
                return await _take_back(table, found.to, seat, "", found.consent)
        elif not await house.run(house.asides.drop_proposal, table.id, table.book.rev):
            raise Fault("no-proposal", 409)
        await table.reload()
        return Accepted(table.book.rev)


async def _propose(table: "LiveTable", seat: int, wish: UndoRequest) -> Accepted:
    # the client saw this revision on another node
    if wish.rev is not None and wish.rev > table.book.rev:
        await table.reload()
    _check(table, seat, wish.rev)
    book, entries, key = table.book, table.book.table.entries, wish.key or ""
    to = _before_last(table) if wish.to is None else wish.to
    if not any(entry.rev == to for entry in standing(entries)[:-1]):
        raise Fault("no-undo", 409)
    if to >= alone_to(entries, book.asked, seat):
        return await _take_back(table, to, seat, key, (seat,))
    if to < together_to(entries):
        raise Fault("no-undo", 409)
    if _all_agree(table, (seat,)):
        return await _take_back(table, to, seat, key, (seat,))
    known = table.proposal
    if known is None or (known.rev, known.to, known.seat) != (book.rev, to, seat):
        proposal = ProposalRow(book.rev, to, seat, (seat,))
        await table.house.run(table.house.asides.set_proposal, table.id, proposal)
        await table.reload()
    return Accepted(book.rev)


def _check(table: "LiveTable", seat: int, rev: int | None) -> None:
    """Refuse an undo before the start, after the end, or from a client that missed events."""
    if table.row.status != "running":
        raise Fault("not-begun" if table.row.status == "open" else "is-over", 409)
    if rev is not None and rev != table.book.rev:
        raise Stale(table.tail(seat, rev))


def _before_last(table: "LiveTable") -> int:
    """Return the revision before the last entry that is not undone."""
    kept = standing(table.book.table.entries)
    if len(kept) < 2:
        raise Fault("no-undo", 409)
    return kept[-2].rev


def _all_agree(table: "LiveTable", consent: tuple[int, ...]) -> bool:
    """Return whether every person at the table agrees; bots always do."""
    people = {row.seat for row in table.row.seats if row.account_id and not row.stand_in}
    return people <= set(consent)


async def _take_back(
    table: "LiveTable", to: int, seat: int, key: str, consent: tuple[int, ...]
) -> Accepted:
    """Enter an undo. If the table has gone on, refuse it, because nobody agreed to that."""
    seen, house = table.book.rev, table.house

    def make(book: Book, now: int) -> tuple[str, ...]:
        if book.rev != seen:
            raise Stale(table.tail(seat, seen))
        return book.take_back(undo_entry(book.table, to, sorted(consent)), now)

    done = await table.enter(make, seat, key, ANY_TIME)
    if table.proposal is not None:
        table.proposal = None
        await house.run(house.asides.set_proposal, table.id, None)
    return done
