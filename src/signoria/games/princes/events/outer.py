"""Events about cards on outer places: beside regions, on roads, markers. [GEO-5]"""

from typing import ClassVar

from mypy_extensions import i64, mypyc_attr

from signoria.games.princes.card_rows import CARD_ROWS
from signoria.games.princes.cards.vocabulary import LATER, ONCE
from signoria.games.princes.events.cards import ALL, show_leaving
from signoria.games.princes.fields import CARD, COLUMN, SIDE, STACK, ZONE
from signoria.games.princes.places import forget_named, mark, place_in
from signoria.games.princes.points import put_on, show, take_off
from signoria.games.princes.rules import FRESH, NAMED, USED
from signoria.games.princes.state import State
from signoria.kernel.event import Public
from signoria.kernel.kinds import NUMBER, SEAT, Kinds
from signoria.kernel.seats import NOBODY


@mypyc_attr(free_list_len=1)
class CardLaid(Public[State]):
    """A seat laid a card on an outer place. [BUILD-16, BUILD-17, BUILD-18]"""

    kinds: ClassVar[Kinds] = {
        "seat": SEAT,
        "card": CARD,
        "zone": ZONE,
        "column": COLUMN,
        "side": SIDE,
    }

    def __init__(self, seat: i64, card: i64, zone: i64, column: i64, side: i64) -> None:
        self.seat = seat
        self.card = card
        self.zone = zone
        self.column = column
        self.side = side

    def apply(self, s: State) -> None:
        """Move the card from the hand or the open cards to the place; count its points."""
        place = place_in(self.zone, self.column, self.side)
        if s.lies_open(self.card):
            s.middle[self.card] -= 1  # [MODE-3]
        else:
            show_leaving(s, self.seat, self.card)
        put_on(s, self.seat, place, self.card)
        if CARD_ROWS.function[self.card] == LATER:
            mark(s, self.seat, place, FRESH)


@mypyc_attr(free_list_len=1)
class CardLifted(Public[State]):
    """A card of a seat left an outer place, to a stack or its pile. [T22]"""

    kinds: ClassVar[Kinds] = {
        "seat": SEAT,
        "card": CARD,
        "zone": ZONE,
        "column": COLUMN,
        "side": SIDE,
        "stack": STACK,
    }

    def __init__(self, seat: i64, card: i64, zone: i64, column: i64, side: i64, stack: i64) -> None:
        self.seat = seat
        self.card = card
        self.zone = zone
        self.column = column
        self.side = side
        self.stack = stack

    def apply(self, s: State) -> None:
        """Move the card to a stack of its owner; without a stack to the pile or the middle."""
        place = place_in(self.zone, self.column, self.side)
        take_off(s, self.seat, place, self.card)
        forget_named(s, self.seat)
        if self.stack == NOBODY:
            s.throw(self.seat, self.card)
        else:
            s.slip_under(self.stack, self.card + 1, ALL)


@mypyc_attr(free_list_len=1)
class LaidCardUsed(Public[State]):
    """A seat used the function of its card on an outer place. [TURN-3]"""

    kinds: ClassVar[Kinds] = {
        "seat": SEAT,
        "card": CARD,
        "zone": ZONE,
        "column": COLUMN,
        "side": SIDE,
    }

    def __init__(self, seat: i64, card: i64, zone: i64, column: i64, side: i64) -> None:
        self.seat = seat
        self.card = card
        self.zone = zone
        self.column = column
        self.side = side

    def apply(self, s: State) -> None:
        """Mark the card as used this turn, unless it may be used at will."""
        place = place_in(self.zone, self.column, self.side)
        if CARD_ROWS.function[self.card] == ONCE:
            mark(s, self.seat, place, USED)


@mypyc_attr(free_list_len=1)
class LaidCardNamed(Public[State]):
    """A feud named a building of a seat on an outer place. [EVENT-1]"""

    kinds: ClassVar[Kinds] = {
        "seat": SEAT,
        "card": CARD,
        "zone": ZONE,
        "column": COLUMN,
        "side": SIDE,
    }

    def __init__(self, seat: i64, card: i64, zone: i64, column: i64, side: i64) -> None:
        self.seat = seat
        self.card = card
        self.zone = zone
        self.column = column
        self.side = side

    def apply(self, s: State) -> None:
        """Mark the building as named."""
        place = place_in(self.zone, self.column, self.side)
        mark(s, self.seat, place, NAMED)


@mypyc_attr(free_list_len=1)
class LevelSet(Public[State]):
    """A card of a seat now shows so many owls or stars, or that level. [TOKEN-1, LEVEL-1]"""

    kinds: ClassVar[Kinds] = {
        "seat": SEAT,
        "card": CARD,
        "zone": ZONE,
        "column": COLUMN,
        "side": SIDE,
        "number": NUMBER,
    }

    def __init__(
        self, seat: i64, card: i64, zone: i64, column: i64, side: i64, number: i64
    ) -> None:
        self.seat = seat
        self.card = card
        self.zone = zone
        self.column = column
        self.side = side
        self.number = number

    def apply(self, s: State) -> None:
        """Store the number and count the points of the level."""
        place = place_in(self.zone, self.column, self.side)
        show(s, self.seat, place, self.number)
