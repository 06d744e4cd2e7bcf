"""Checks whether an action comes in time, and repeats the first answer to a repeated key."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from signoria.kernel.action import Action
from signoria.server import clocks as clock
from signoria.server.faults import Fault, Stale
from signoria.server.wire import Accepted

if TYPE_CHECKING:
    from signoria.server.live import LiveTable


def check_wish(table: "LiveTable", seat: int, rev: int) -> None:
    """Refuse actions before the start, for a past decision, after the end, or out of time."""
    if table.row.status == "open":
        raise Fault("not-begun", 409)
    if table.is_stale(seat, rev):
        raise Stale(table.tail(seat, rev))
    if table.book.closed:
        raise Fault("is-over", 409)
    clocks = table.clocks if rev >= 0 else None  # talk has no clock
    if clocks is not None and seat in clock.fallen(table.ticking, clocks, table.house.now()):
        raise Fault("time-up", 409)


async def first_answer(
    table: "LiveTable", seat: int, wishes: Sequence[Action | None], key: str, fault: Fault
) -> Accepted:
    """Return the first answer to a repeated request; raise the fault if its key is new."""
    first = await answered(table, seat, wishes, key)
    if first is None:
        raise fault
    return first


async def answered(
    table: "LiveTable", seat: int, wishes: Sequence[Action | None], key: str
) -> Accepted | None:
    """Return the earlier answer to a key, if any; an undo has the action None in the ledger."""
    first = await table.house.run(table.house.ledgers.rev_of_key, table.id, seat, key)
    if first is None:
        return None
    if table.book.spoiled or first > table.book.rev:
        await table.load()
    done = [entry.action for entry in table.book.table.entries[first - len(wishes) : first]]
    if done != list(wishes):
        raise Fault("key-used", 409)
    return Accepted(first)
