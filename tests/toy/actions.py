"""Actions at The Fair; promises and foretelling are not on the menu."""

from typing import ClassVar, Final

from signoria.kernel.action import Action, Aside
from signoria.kernel.kinds import NUMBER, SEAT, Kinds
from tests.toy.fields import GOOD, GOOD_ROW
from tests.toy.rules import GOODS, MOST_SEARCHED


class Offer(Action):
    """Action: lay one good on the stall, face down."""

    kinds: ClassVar[Kinds] = {"good": GOOD}

    def __init__(self, good: int) -> None:
        self.good = good


class Rest(Action):
    """Action: do nothing as host."""


class Search(Action):
    """Action: pay to look at the next goods of the stack."""

    kinds: ClassVar[Kinds] = {"number": NUMBER}

    def __init__(self, number: int) -> None:
        self.number = number


class Pinch(Action):
    """Action: make another seat throw a good away."""

    kinds: ClassVar[Kinds] = {"target": SEAT}

    def __init__(self, target: int) -> None:
        self.target = target


class Discard(Action):
    """Action: throw a good on the market."""

    kinds: ClassVar[Kinds] = {"good": GOOD}

    def __init__(self, good: int) -> None:
        self.good = good


class Foretell(Action):
    """Action: say which goods come next, any number of them."""

    kinds: ClassVar[Kinds] = {"goods": GOOD_ROW}

    def __init__(self, goods: list[int]) -> None:
        self.goods = goods


class Promise(Aside):
    """Talk: promise a seat a good."""

    kinds: ClassVar[Kinds] = {"to": SEAT, "line": NUMBER, "good": GOOD}

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
