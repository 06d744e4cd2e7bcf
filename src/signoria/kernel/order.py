"""Standing orders: what a seat may leave behind so that it need not be asked."""

from typing import Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from signoria.kernel.action import Action, Refusal
from signoria.kernel.state import State

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Order(Generic[S]):
    """A kind of order; what one seat orders are figures, whole numbers named by `fields`.

    An order says no more than its seat could have said, from what that seat knows. Its figures
    are that seat's secret: they are in no state, view, event or refusal of another.
    """

    def __init__(self, name: str, fields: list[str]) -> None:
        self.name = name
        self.fields = fields

    def refuses(self, s: S, seat: i64, figures: list[int]) -> Refusal | None:
        """Why the seat cannot leave this order now; None if it can."""
        return Refusal("HOUSE-3")

    def stands(self, s: S, seat: i64, figures: list[int]) -> bool:
        """Whether the order may still decide something; one that does not is thrown away."""
        return False

    def act(self, s: S, seat: i64, figures: list[int]) -> Action | None:
        """What the order decides for a seat that is asked; None leaves it to the person."""
        return None

    def wire(self, figures: list[int]) -> list[object]:
        """An order as it is kept: `["bid_up_to", 12, 3, 7]`."""
        return [self.name, *figures]


def read_order(orders: dict[str, Order[S]], wire: object) -> tuple[Order[S], list[int]] | None:
    """The kind and the figures that a wire form stands for; None if it is no order of the game."""
    if not isinstance(wire, list) or not wire or not isinstance(wire[0], str):
        return None
    order = orders.get(wire[0])
    figures: list[int] = []
    for figure in wire[1:]:
        if type(figure) is int and abs(figure) < 1 << 31:
            figures.append(figure)
    if order is None or not len(figures) == len(order.fields) == len(wire) - 1:
        return None
    return order, figures
