"""Leaving a standing order."""

from collections.abc import Mapping
from typing import Any

import msgspec

from signoria.kernel.order import Order, orders_of, read_order
from signoria.server.errors import Refused, RequestError
from signoria.server.table.live import LiveTable


async def leave_order(table: LiveTable, seat: int, action: list[Any]) -> None:
    """Store an order if the game accepts it now."""
    async with table.held():
        ledger = table.ledger
        if table.row.status != "running":
            raise RequestError("not-begun" if table.row.status == "open" else "is-over", 409)
        found = read_order(orders_of(ledger.game), action)
        if found is None:
            raise _unreadable(orders_of(ledger.game), action)
        refusal = found[0].refuses(ledger.table.state, seat, found[1])
        if refusal is not None:
            raise Refused(refusal, ledger.game.slug)
        text = msgspec.json.encode(found[0].wire(found[1])).decode()
        await table.store.set_order(table.id, seat, text)
    await table.refresh()


def _unreadable(orders: Mapping[str, Order[Any]], action: list[Any]) -> RequestError:
    """Return the refusal of an order that cannot be read; it names what a known order needs."""
    said = msgspec.json.encode(action).decode()[:80]
    known = orders.get(action[0]) if action and isinstance(action[0], str) else None
    if known is None:
        return RequestError("no-order", 422, order=said)
    return RequestError(
        "bad-order", 422, order=said, name=known.name, fields=", ".join(known.kinds)
    )
