"""Events about cards in the other principality, which still belong to their builder. [T18, T22]"""

from typing import ClassVar

from mypy_extensions import i64, mypyc_attr

from signoria.games.princes.card_rows import CARD_ROWS
from signoria.games.princes.cards.vocabulary import LATER, ONCE
from signoria.games.princes.events.cards import ALL, show_leaving
from signoria.games.princes.fields import CARD, SPOT, STACK, TOWN
from signoria.games.princes.places import forget_named, mark
from signoria.games.princes.points import put_on, take_off
from signoria.games.princes.rules import FRESH, NAMED, PLACES, SPOTS, USED
from signoria.games.princes.state import State
from signoria.kernel.event import Public
from signoria.kernel.kinds import SEAT, Kinds
from signoria.kernel.seats import NOBODY


@mypyc_attr(free_list_len=1)
class CardBuiltAbroad(Public[State]):
    """A seat built an expansion on a site of the other. [BUILD-15]"""

    kinds: ClassVar[Kinds] = {"seat": SEAT, "card": CARD, "town": TOWN, "spot": SPOT}

    def __init__(self, seat: i64, card: i64, town: i64, spot: i64) -> None:
        self.seat = seat
        self.card = card
        self.town = town
        self.spot = spot

    def apply(self, s: State) -> None:
        """Move the card from the hand or the open cards to the site; its owner gets the points."""
        if s.lies_open(self.card):
            s.middle[self.card] -= 1  # [MODE-3]
        else:
            show_leaving(s, self.seat, self.card)
        place = PLACES + self.town * SPOTS + self.spot
        put_on(s, self.seat, place, self.card)
        if CARD_ROWS.function[self.card] == LATER:
            mark(s, self.seat, place, FRESH)


@mypyc_attr(free_list_len=1)
class CardUsedAbroad(Public[State]):
    """A seat used the function of its card in the other principality. [TURN-3]"""

    kinds: ClassVar[Kinds] = {"seat": SEAT, "card": CARD, "town": TOWN, "spot": SPOT}

    def __init__(self, seat: i64, card: i64, town: i64, spot: i64) -> None:
        self.seat = seat
        self.card = card
        self.town = town
        self.spot = spot

    def apply(self, s: State) -> None:
        """Mark the card as used this turn, unless it may be used at will."""
        if CARD_ROWS.function[self.card] == ONCE:
            mark(s, self.seat, PLACES + self.town * SPOTS + self.spot, USED)


@mypyc_attr(free_list_len=1)
class NamedAbroad(Public[State]):
    """A feud named a building of a seat in the other principality. [EVENT-1]"""

    kinds: ClassVar[Kinds] = {"seat": SEAT, "card": CARD, "town": TOWN, "spot": SPOT}

    def __init__(self, seat: i64, card: i64, town: i64, spot: i64) -> None:
        self.seat = seat
        self.card = card
        self.town = town
        self.spot = spot

    def apply(self, s: State) -> None:
        """Mark the building as named."""
        mark(s, self.seat, PLACES + self.town * SPOTS + self.spot, NAMED)


@mypyc_attr(free_list_len=1)
class CardLeftAbroad(Public[State]):
    """An expansion of a seat left the other principality, to a stack or its pile. [T22]"""

    kinds: ClassVar[Kinds] = {
        "seat": SEAT,
        "card": CARD,
        "town": TOWN,
        "spot": SPOT,
        "stack": STACK,
    }

    def __init__(self, seat: i64, card: i64, town: i64, spot: i64, stack: i64) -> None:
        self.seat = seat
        self.card = card
        self.town = town
        self.spot = spot
        self.stack = stack

    def apply(self, s: State) -> None:
        """Move the card to its owner's stack; without a stack to the pile or the middle."""
        take_off(s, self.seat, PLACES + self.town * SPOTS + self.spot, self.card)
        forget_named(s, self.seat)
        if self.stack == NOBODY:
            s.throw(self.seat, self.card)
        else:
            s.slip_under(self.stack, self.card + 1, ALL)
