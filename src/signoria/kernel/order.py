"""Standing orders: instructions that a seat leaves so that the game need not ask it."""

from typing import Any, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from signoria.kernel.action import Action, Refusal
from signoria.kernel.game import Game
from signoria.kernel.kinds import MOST_SEATS, BadValue, Kinds
from signoria.kernel.parts import part_of
from signoria.kernel.state import State

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Order(Generic[S]):
    """An order that seats may leave; `kinds` declares the numbers that a seat gives with it.

    A game lists its orders in the constant ORDERS of its module `orders`.
    An order decides only what its seat could decide itself, from what that seat knows. Its numbers
    are secret: no state, view, event or refusal of another seat contains them.
    """

    def __init__(self, name: str, kinds: Kinds) -> None:
        self.name = name
        self.kinds = kinds

    def refuses(self, s: S, seat: i64, params: list[int]) -> Refusal | None:
        """Explain why the seat cannot leave this order now; return None if it can."""
        return Refusal("TABLE-3")

    def stands(self, s: S, seat: i64, params: list[int]) -> bool:
        """Return whether the order may still decide something; the server drops it otherwise."""
        return False

    def act(self, s: S, seat: i64, params: list[int]) -> Action | None:
        """Return the action the order chooses for a seat to act; None leaves it to the player."""
        return None

    def wire(self, params: list[int]) -> list[object]:
        """Return an order in its stored form: `["bid_up_to", "castle", 3, 7]`."""
        wire: list[object] = [self.name]
        for kind, value in zip(self.kinds.values(), params, strict=True):
            wire.append(kind.encode(value))
        return wire


def orders_of(game: Game[Any]) -> dict[str, Order[Any]]:
    """Return the orders that seats may leave in a game, by name."""
    return part_of(game, "orders") or {}


def read_order(orders: dict[str, Order[S]], wire: object) -> tuple[Order[S], list[int]] | None:
    """Read an order and its numbers from their wire form; None if the game has no such order."""
    if not isinstance(wire, list) or not wire or not isinstance(wire[0], str):
        return None
    order = orders.get(wire[0])
    if order is None or len(order.kinds) != len(wire) - 1:
        return None
    params: list[int] = []
    try:
        for kind, value in zip(order.kinds.values(), wire[1:], strict=True):
            params.append(kind.decode(value, MOST_SEATS))
    except BadValue:
        return None
    return order, params
