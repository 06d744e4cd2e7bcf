"""Standing orders: secret decisions that a seat's owner leaves in advance."""

from typing import TYPE_CHECKING, Any

import msgspec

from signoria.kernel.action import Action
from signoria.kernel.order import read_order
from signoria.server.errors import Refused, RequestError

if TYPE_CHECKING:
    from signoria.server.server import Server
    from signoria.server.table.live import LiveTable
    from signoria.server.table.open_ledger import OpenLedger


def still_stands(ledger: "OpenLedger", seat: int, text: str) -> bool:
    """Return whether an order may still decide something."""
    found = read_order(ledger.game.orders, msgspec.json.decode(text))
    return found is not None and found[0].stands(ledger.table.state, seat, found[1])


def says(ledger: "OpenLedger", seat: int, text: str) -> Action | None:
    """Return the action that an order decides for a seat; None leaves it to the person."""
    found = read_order(ledger.game.orders, msgspec.json.decode(text))
    return None if found is None else found[0].act(ledger.table.state, seat, found[1])


def shown_order(ledger: "OpenLedger", text: str) -> list[Any] | None:
    """Return a stored order with names for its numbers; None if the game has it no longer."""
    found = read_order(ledger.game.orders, msgspec.json.decode(text))
    return None if found is None else found[0].wire(found[1])


async def leave_order(server: "Server", table: "LiveTable", seat: int, action: list[Any]) -> None:
    """Store an order if the game accepts it now."""
    async with table.held():
        ledger = table.ledger
        if table.row.status != "running":
            raise RequestError("not-begun" if table.row.status == "open" else "is-over", 409)
        found = read_order(ledger.game.orders, action)
        if found is None:
            raise RequestError("no-order", 422, order=msgspec.json.encode(action).decode()[:80])
        refusal = found[0].refuses(ledger.table.state, seat, found[1])
        if refusal is not None:
            raise Refused(refusal, ledger.game.slug)
        text = msgspec.json.encode(found[0].wire(found[1])).decode()
        await server.run(server.pending.set_order, table.id, seat, text)
    await table.refresh()
