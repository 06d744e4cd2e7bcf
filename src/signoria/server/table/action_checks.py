"""Checks whether an action comes in time, and repeats the first answer to a repeated key."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from signoria.kernel.action import Action
from signoria.server.errors import RequestError, Stale
from signoria.server.table import clocks as clock
from signoria.server.table.wire import Accepted

if TYPE_CHECKING:
    from signoria.server.table.live import LiveTable


def check_action(table: "LiveTable", seat: int, rev: int) -> None:
    """Refuse actions before the start, for a past decision, after the end, or out of time."""
    if table.row.status == "open":
        raise RequestError("not-begun", 409)
    if table.is_stale(seat, rev):
        raise Stale(table.encoded_frame(seat, rev))
    if table.ledger.closed:
        raise RequestError("is-over", 409)
    clocks = table.clocks if rev >= 0 else None  # talk has no clock
    if clocks is not None and seat in clock.fallen(table.ticking, clocks, table.server.now()):
        raise RequestError("time-up", 409)


async def first_answer(
    table: "LiveTable", seat: int, actions: Sequence[Action | None], key: str, error: RequestError
) -> Accepted:
    """Return the first answer to a repeated request; raise the error if its key is new."""
    first = await answered(table, seat, actions, key)
    if first is None:
        raise error
    return first


async def answered(
    table: "LiveTable", seat: int, actions: Sequence[Action | None], key: str
) -> Accepted | None:
    """Return the earlier answer to a key, if any; an undo has the action None in the ledger."""
    first = await table.server.run(table.server.ledgers.rev_of_key, table.id, seat, key)
    if first is None:
        return None
    if table.ledger.dirty or first > table.ledger.rev:
        await table.load()
    done = [entry.action for entry in table.ledger.table.entries[first - len(actions) : first]]
    if done != list(actions):
        raise RequestError("key-used", 409)
    return Accepted(first)
