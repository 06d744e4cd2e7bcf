"""Events about cards on outer places: beside regions, on roads, markers. [GEO-5]"""

from typing import ClassVar

from mypy_extensions import i64, mypyc_attr

from signoria.games.princes.events.building import put_back, put_card, use_card
from signoria.games.princes.events.shapes import OnPlace
from signoria.games.princes.fields import STACK
from signoria.games.princes.places import mark
from signoria.games.princes.points import show
from signoria.games.princes.rules import NAMED
from signoria.games.princes.state import State
from signoria.kernel.kinds import NUMBER, Kinds


@mypyc_attr(free_list_len=1)
class CardLaid(OnPlace):
    """A seat laid a card on an outer place. [BUILD-16, BUILD-17, BUILD-18]"""

    def apply(self, s: State) -> None:
        """Move the card from the hand or the open cards to the place; count its points."""
        put_card(s, self.seat, self.card, self.place())


@mypyc_attr(free_list_len=1)
class CardLifted(OnPlace):
    """A card of a seat left an outer place, to a stack or its pile. [T22]"""

    kinds: ClassVar[Kinds] = {**OnPlace.kinds, "stack": STACK}

    def __init__(self, seat: i64, card: i64, zone: i64, column: i64, side: i64, stack: i64) -> None:
        super().__init__(seat, card, zone, column, side)
        self.stack = stack

    def apply(self, s: State) -> None:
        """Move the card to a stack of its owner; without a stack to the pile or the middle."""
        put_back(s, self.seat, self.card, self.place(), self.stack)


@mypyc_attr(free_list_len=1)
class LaidCardUsed(OnPlace):
    """A seat used the function of its card on an outer place. [TURN-3]"""

    def apply(self, s: State) -> None:
        """Mark the card as used this turn, unless it may be used at will."""
        use_card(s, self.seat, self.card, self.place())


@mypyc_attr(free_list_len=1)
class LaidCardNamed(OnPlace):
    """A feud named a building of a seat on an outer place. [EVENT-1]"""

    def apply(self, s: State) -> None:
        """Mark the building as named."""
        mark(s, self.seat, self.place(), NAMED)


@mypyc_attr(free_list_len=1)
class LevelSet(OnPlace):
    """A card of a seat now shows so many owls or stars, or that level. [TOKEN-1, LEVEL-1]"""

    kinds: ClassVar[Kinds] = {**OnPlace.kinds, "number": NUMBER}

    def __init__(
        self, seat: i64, card: i64, zone: i64, column: i64, side: i64, number: i64
    ) -> None:
        super().__init__(seat, card, zone, column, side)
        self.number = number

    def apply(self, s: State) -> None:
        """Store the number and count the points of the level."""
        show(s, self.seat, self.place(), self.number)
