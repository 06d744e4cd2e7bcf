"""Standing orders: secret decisions that a seat's owner leaves in advance."""

from typing import TYPE_CHECKING, Any

import msgspec

from signoria.kernel.action import Action
from signoria.kernel.order import read_order
from signoria.server.faults import Fault, Refused

if TYPE_CHECKING:
    from signoria.server.book import Book
    from signoria.server.house import House
    from signoria.server.live import LiveTable


def still_stands(book: "Book", seat: int, text: str) -> bool:
    """Return whether an order may still decide something."""
    found = read_order(book.game.orders, msgspec.json.decode(text))
    return found is not None and found[0].stands(book.table.state, seat, found[1])


def says(book: "Book", seat: int, text: str) -> Action | None:
    """Return the action that an order decides for a seat; None leaves it to the person."""
    found = read_order(book.game.orders, msgspec.json.decode(text))
    return None if found is None else found[0].act(book.table.state, seat, found[1])


async def leave_order(house: "House", table: "LiveTable", seat: int, wish: list[Any]) -> None:
    """Store an order if the game accepts it now."""
    async with table.held():
        book = table.book
        if table.row.status != "running":
            raise Fault("not-begun" if table.row.status == "open" else "is-over", 409)
        found = read_order(book.game.orders, wish)
        if found is None:
            raise Fault("no-order", 422, order=str(wish[0])[:40])
        refusal = found[0].refuses(book.table.state, seat, found[1])
        if refusal is not None:
            raise Refused(refusal, book.game.slug)
        text = msgspec.json.encode(wish).decode()
        await house.run(house.asides.set_order, table.id, seat, text)
    await table.changed()
