"""Undo: alone if only one's own actions are affected, otherwise with everybody's consent."""

from typing import Final

from signoria.kernel.ledger import standing
from signoria.kernel.table import UNDO
from signoria.kernel.undo import alone_to, together_to, undo_entry
from signoria.server.errors import RequestError, Stale
from signoria.server.table.frames import encoded_frame
from signoria.server.table.live import LiveTable
from signoria.server.table.open_ledger import OpenLedger
from signoria.server.table.state import ANY_TIME, TableState
from signoria.server.table.wire import Accepted, Key, RequestBody, Rev, SeatNumber
from signoria.store.pending import ProposalRow

UNDONE: Final = (None,)  # the action of an undo entry in the ledger


class UndoRequest(RequestBody, frozen=True):
    """Request to go back to revision `to`; without it, to before the last own choice."""

    to: Rev | None = None
    seat: SeatNumber | None = None
    rev: Rev | None = None
    key: Key | None = None


async def propose(table: LiveTable, seat: int, action: UndoRequest) -> Accepted:
    """Undo at once, or propose the undo to all players."""
    async with table.held():
        try:
            first = await table.answered(seat, UNDONE, action.key) if action.key else None
            return first or await _propose(table, seat, action)
        except RequestError as error:
            return await table.first_answer(seat, UNDONE, action.key or "", error)


async def agree(table: LiveTable, seat: int, agrees: bool) -> Accepted:
    """Add a seat's consent, or drop the proposal."""
    async with table.held():
        if agrees:
            found = None
            for one in sorted(table.own_seats(seat)):
                found = await table.store.consent(table.id, table.ledger.rev, one)
            if found is None:
                raise RequestError("no-proposal", 409)
            if table.people() <= set(found.consent):
                return await _take_back(table, found.to, seat, "", found.consent)
        elif not await table.store.drop_proposal(table.id, table.ledger.rev):
            raise RequestError("no-proposal", 409)
        await table.reload()
        return Accepted(table.ledger.rev)


async def _propose(table: LiveTable, seat: int, action: UndoRequest) -> Accepted:
    # the client saw this revision on another node
    if action.rev is not None and action.rev > table.ledger.rev:
        await table.reload()
    _check(table, seat, action.rev)
    ledger, entries, key = table.ledger, table.ledger.table.entries, action.key or ""
    to = _before_last_choice(table, seat) if action.to is None else action.to
    if not any(entry.rev == to for entry in standing(entries)[:-1]):
        raise RequestError("no-undo", 409)
    own = tuple(sorted(table.own_seats(seat)))
    _check_number(table, to)
    if to >= alone_to(entries, ledger.asked, seat):
        return await _take_back(table, to, seat, key, (seat,))
    if to < together_to(entries):
        raise RequestError("no-undo", 409)
    if table.people() <= set(own):
        return await _take_back(table, to, seat, key, own)
    known = table.proposal
    if known is None or (known.rev, known.to, known.seat) != (ledger.rev, to, seat):
        proposal = ProposalRow(ledger.rev, to, seat, own)
        await table.store.set_proposal(table.id, proposal)
        await table.reload()
    return Accepted(ledger.rev)


def _check(table: TableState, seat: int, rev: int | None) -> None:
    """Refuse an undo before the start, after the end, or from a client that missed events."""
    if table.row.status != "running":
        raise RequestError("not-begun" if table.row.status == "open" else "is-over", 409)
    if rev is not None and rev != table.ledger.rev:
        raise Stale(encoded_frame(table, seat, rev))


def _check_number(table: TableState, to: int) -> None:
    """Refuse undos beyond the limits of a decision and of a table: each makes the ledger longer."""
    entries, timing = table.ledger.table.entries, table.timing
    while entries[to - 1].by == UNDO:  # which made the same position once more
        to = entries[to - 1].to
    undos = [entry.rev for entry in entries if entry.by == UNDO]
    since = sum(rev > to for rev in undos)
    if len(undos) >= timing.undos_per_table or since >= timing.undos_per_decision:
        raise RequestError("too-many-undos", 409)


def _before_last_choice(table: TableState, seat: int) -> int:
    """Return the revision before the last choice of the seat's account."""
    found = table.undoable(seat)
    if found is None:
        raise RequestError("no-undo", 409)
    return found.to


async def _take_back(
    table: LiveTable, to: int, seat: int, key: str, consent: tuple[int, ...]
) -> Accepted:
    """Enter an undo. If the table has gone on, refuse it, because nobody agreed to that."""
    seen = table.ledger.rev

    def make(ledger: OpenLedger, now: int) -> tuple[str, ...]:
        if ledger.rev != seen:
            raise Stale(encoded_frame(table, seat, seen))
        return ledger.take_back(undo_entry(ledger.table, to, sorted(consent)), now)

    _check_number(table, to)
    done = await table.commit(make, seat, key, ANY_TIME)
    if table.proposal is not None:
        table.proposal = None
        await table.store.set_proposal(table.id, None)
    return done
