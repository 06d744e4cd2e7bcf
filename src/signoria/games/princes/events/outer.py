"""Events about cards on outer places: beside regions, on roads, markers. [GEO-5]"""

from typing import ClassVar

from mypy_extensions import i64, mypyc_attr

from signoria.games.princes.events.building import put_back, put_card, use_card
from signoria.games.princes.events.cards import note_taken, receive_shown
from signoria.games.princes.events.shapes import OnPlace
from signoria.games.princes.fields import CARD, COLUMN, SIDE, STACK
from signoria.games.princes.places import forget_named, mark, place_in
from signoria.games.princes.points import move_card, show, take_off
from signoria.games.princes.rivals import keep_shown
from signoria.games.princes.rules import NAMED
from signoria.games.princes.state import State
from signoria.kernel.event import Public
from signoria.kernel.kinds import NUMBER, SEAT, Kinds
from signoria.kernel.seats import SPECTATOR


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


@mypyc_attr(free_list_len=1)
class CardMoved(OnPlace):
    """A card of a seat moved to another outer place, from the column and side told. [MOVE-1]"""

    kinds: ClassVar[Kinds] = {**OnPlace.kinds, "from_column": COLUMN, "from_side": SIDE}

    def __init__(
        self,
        seat: i64,
        card: i64,
        zone: i64,
        column: i64,
        side: i64,
        from_column: i64,
        from_side: i64,
    ) -> None:
        super().__init__(seat, card, zone, column, side)
        self.from_column = from_column
        self.from_side = from_side

    def apply(self, s: State) -> None:
        """Move the card with its marks."""
        start = place_in(self.zone, self.from_column, self.from_side)
        move_card(s, self.seat, start, self.place())


@mypyc_attr(free_list_len=1)
class UnitClaimed(Public[State]):
    """A seat took a placed unit of the other into its hand. [BUILD-21, T24]"""

    kinds: ClassVar[Kinds] = {"seat": SEAT, "card": CARD, "place": NUMBER}

    def __init__(self, seat: i64, card: i64, place: i64) -> None:
        self.seat = seat
        self.card = card
        self.place = place

    def apply(self, s: State) -> None:
        """Move the card to the hand, known to the other; forget the named units."""
        keep_shown(s, self.seat, SPECTATOR)
        take_off(s, 1 - self.seat, self.place, self.card)
        forget_named(s, 1 - self.seat)
        receive_shown(s, self.seat, self.card)
        note_taken(s, self.seat, self.card)
