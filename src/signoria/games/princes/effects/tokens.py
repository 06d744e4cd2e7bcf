"""Verbs about owls, stars and levels: collect, spend, raise. [TOKEN-1, LEVEL-1]"""

from mypy_extensions import i64

from signoria.games.princes.card_rows import CARD_ROWS
from signoria.games.princes.cards.terms import OWLS
from signoria.games.princes.effects.verb import Verb, times
from signoria.games.princes.phases.steps import COLLECTING, RAISING, SPENDING, TURNING
from signoria.games.princes.rules import HIGHEST, OUTER, SEATS, SITES
from signoria.games.princes.state import State
from signoria.games.princes.tokens import (
    a_price,
    amount_paid,
    shown_at,
    token_room,
    tokens_of,
)
from signoria.kernel.seats import NOBODY
from signoria.kernel.table import Table


class Collect(Verb):
    """The gain of owls or stars on cards of the player's choice. [TOKEN-1]"""

    def __init__(self, kind: i64, number: i64, per: i64) -> None:
        self.kind = kind
        self.number = number
        self.per = per

    def possible(self, s: State, seat: i64, place: i64) -> bool:
        """Return whether a card has room for one."""
        return token_room(s, seat, self.kind) > 0

    def run(self, t: Table[State], seat: i64, place: i64) -> None:
        """Open the choice of the cards."""
        number = self.number * times(t.state, seat, self.per)
        t.open(COLLECTING, seat, a_price(self.kind, number))


class Spend(Verb):
    """The payment of owls or stars from cards of the player's choice. [TOKEN-2]"""

    def __init__(self, kind: i64, number: i64) -> None:
        self.kind = kind
        self.number = number

    def possible(self, s: State, seat: i64, place: i64) -> bool:
        """Return whether the player has them."""
        return tokens_of(s, seat, self.kind) >= self.number

    def run(self, t: Table[State], seat: i64, place: i64) -> None:
        """Open the choice of the cards."""
        t.open(SPENDING, seat, a_price(self.kind, self.number))


class Raise(Verb):
    """The raising of a card by a level: of this one, or of one with a title. [LEVEL-1]"""

    def __init__(self, title: i64) -> None:
        self.title = title  # NOBODY: this card

    def raised(self, s: State, seat: i64, place: i64) -> i64:
        """Return the place of the card, or NOBODY."""
        return place if self.title == NOBODY else place_of_title(s, seat, self.title)

    def possible(self, s: State, seat: i64, place: i64) -> bool:
        """Return whether it is in play below the highest level."""
        at = self.raised(s, seat, place)
        return at != NOBODY and shown_at(s, seat, at) < HIGHEST

    def run(self, t: Table[State], seat: i64, place: i64) -> None:
        """Open a step that raises the card after the payment."""
        t.open(RAISING, seat, self.raised(t.state, seat, place))


def place_of_title(s: State, seat: i64, title: i64) -> i64:
    """Return the outer place of a seat's card of a title, or NOBODY."""
    for at in range(len(s.outer) // SEATS):
        card = s.outer[seat * OUTER + at] - 1
        if card >= 0 and CARD_ROWS.title[card] == title:
            return SITES + at
    return NOBODY


class Turn(Verb):
    """The turning of this card to another level of the player's choice. [LEVEL-3]"""

    def run(self, t: Table[State], seat: i64, place: i64) -> None:
        """Let the player pick the level."""
        t.open(TURNING, seat, place)


def charge(t: Table[State], seat: i64, price: i64) -> None:
    """Open the payment of a price in owls or stars, if there is one. [TOKEN-2]"""
    if amount_paid(price):
        t.open(SPENDING, seat, price)


def can_use(s: State, seat: i64, card: i64) -> bool:
    """Return whether a seat has the owls for the function of a card. [TOKEN-2]"""
    price = CARD_ROWS.use_owls[card]
    return price == 0 or tokens_of(s, seat, OWLS) >= price
