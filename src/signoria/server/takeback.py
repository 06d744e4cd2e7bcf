"""Taking back: alone where only one's own acts are crossed, with everybody's consent further."""

from typing import TYPE_CHECKING

from signoria.kernel.ledger import standing
from signoria.kernel.seats import NOBODY
from signoria.kernel.undo import alone_to, together_to, undo_entry
from signoria.server.faults import Fault
from signoria.server.wire import Accepted
from signoria.store.beside import ProposalRow

if TYPE_CHECKING:
    from signoria.server.house import House
    from signoria.server.live import LiveTable


async def propose(house: "House", table: "LiveTable", seat: int, wished: int | None) -> Accepted:
    """Take back at once, or propose it to everybody."""
    async with table.held():
        book = table.book
        if table.row.status != "running":
            raise Fault("not-begun" if table.row.status == "open" else "is-over", 409)
        to = _before_last(table) if wished is None else wished
        entries = book.table.entries
        if not any(entry.rev == to for entry in standing(entries)[:-1]):
            raise Fault("no-undo", 409)
        if to >= alone_to(entries, book.asked, seat):
            return await _take_back(house, table, to, [seat])
        if to < together_to(entries):
            raise Fault("no-undo", 409)
        proposal = ProposalRow(book.rev, to, seat, (seat,))
        if _all_agree(table, proposal.consent):
            return await _take_back(house, table, to, sorted(proposal.consent))
        await house.run(house.asides.set_proposal, table.id, proposal)
    await table.changed()
    return Accepted(table.book.rev)


async def agree(house: "House", table: "LiveTable", seat: int, agrees: bool) -> Accepted:
    """Add a seat's consent, or drop the proposal."""
    async with table.held():
        found = await house.run(house.asides.proposal, table.id)
        if found is None or found.rev != table.book.rev:
            raise Fault("no-proposal", 409)
        if not agrees:
            await house.run(house.asides.set_proposal, table.id, None)
        else:
            consent = tuple(sorted({*found.consent, seat}))
            if _all_agree(table, consent):
                return await _take_back(house, table, found.to, list(consent))
            proposal = ProposalRow(found.rev, found.to, found.seat, consent)
            await house.run(house.asides.set_proposal, table.id, proposal)
    await table.changed()
    return Accepted(table.book.rev)


def _before_last(table: "LiveTable") -> int:
    """The revision before the last entry that stands."""
    kept = standing(table.book.table.entries)
    if len(kept) < 2:
        raise Fault("no-undo", 409)
    return kept[-2].rev


def _all_agree(table: "LiveTable", consent: tuple[int, ...]) -> bool:
    """Whether every person at the table agrees; bots always do."""
    people = {row.seat for row in table.row.seats if row.account_id and not row.stand_in}
    return people <= set(consent)


async def _take_back(house: "House", table: "LiveTable", to: int, consent: list[int]) -> Accepted:
    done = await table.enter(
        lambda book, now: book.take_back(undo_entry(book.table, to, consent), now), NOBODY, ""
    )
    if table.proposal is not None:
        table.proposal = None
        await house.run(house.asides.set_proposal, table.id, None)
    return done
