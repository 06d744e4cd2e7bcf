"""Actions at The Fair; promises and foretelling are not on the menu."""

from typing import ClassVar, Final

from signoria.kernel.action import Action, Aside
from tests.toy.rules import GOODS, MOST_SEARCHED


class Offer(Action):
    """Action: lay one good on the stall, face down."""

    def __init__(self, good: int) -> None:
        self.good = good


class Rest(Action):
    """Action: do nothing as host."""


class Search(Action):
    """Action: pay to look at the next goods of the stack."""

    def __init__(self, number: int) -> None:
        self.number = number


class Pinch(Action):
    """Action: make another seat throw a good away."""

    def __init__(self, target: int) -> None:
        self.target = target


class Discard(Action):
    """Action: throw a good on the market."""

    def __init__(self, good: int) -> None:
        self.good = good


class Foretell(Action):
    """Action: say which goods come next, any number of them."""

    rows: ClassVar[tuple[str, ...]] = ("goods",)

    def __init__(self, goods: list[int]) -> None:
        self.goods = goods


class Promise(Aside):
    """Talk: promise a seat a good."""

    def __init__(self, to: int, line: int, good: int) -> None:
        self.to = to
        self.line = line
        self.good = good


ACTIONS: Final[dict[str, type[Action]]] = {
    "rest": Rest,
    "offer": Offer,
    "search": Search,
    "pinch": Pinch,
    "discard": Discard,
    "foretell": Foretell,
    "promise": Promise,
}

REST: Final = 0
OFFER: Final = 1
SEARCH: Final = OFFER + GOODS  # SEARCH + number - 1
PINCH: Final = SEARCH + MOST_SEARCHED
SEATS: Final = 4
THROW: Final = PINCH + SEATS
MENU: Final[list[Action]] = [
    Rest(),
    *[Offer(good) for good in range(GOODS)],
    *[Search(number) for number in range(1, MOST_SEARCHED + 1)],
    *[Pinch(target) for target in range(SEATS)],
    *[Discard(good) for good in range(GOODS)],
]
