"""Standing orders: secret decisions that a seat's owner leaves in advance."""

from typing import Any

import msgspec

from signoria.kernel.action import Action
from signoria.kernel.order import orders_of, read_order
from signoria.server.table.open_ledger import OpenLedger


def still_stands(ledger: OpenLedger, seat: int, text: str) -> bool:
    """Return whether an order may still decide something."""
    found = read_order(orders_of(ledger.game), msgspec.json.decode(text))
    return found is not None and found[0].stands(ledger.table.state, seat, found[1])


def says(ledger: OpenLedger, seat: int, text: str) -> Action | None:
    """Return the action that an order decides for a seat; None leaves it to the person."""
    found = read_order(orders_of(ledger.game), msgspec.json.decode(text))
    return None if found is None else found[0].act(ledger.table.state, seat, found[1])


def shown_order(ledger: OpenLedger, text: str) -> list[Any] | None:
    """Return a stored order with names for its numbers; None if the game has it no longer."""
    found = read_order(orders_of(ledger.game), msgspec.json.decode(text))
    return None if found is None else found[0].wire(found[1])
