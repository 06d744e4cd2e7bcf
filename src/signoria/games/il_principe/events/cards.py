"""Phase 1: cards and ducats that come in, cards that are set aside."""

from typing import ClassVar

from mypy_extensions import i64, mypyc_attr

from signoria.games.il_principe.events.hand import forget
from signoria.games.il_principe.fields import CARDS, INCOME
from signoria.games.il_principe.rules import COLOURS
from signoria.games.il_principe.state import State
from signoria.kernel.event import Event, Public
from signoria.kernel.kinds import AMOUNT, NUMBER, SEAT, Kinds


@mypyc_attr(free_list_len=1)
class Dealt(Event[State]):
    """A seat took cards from the deck; the others see how many. [NEW-1, EFF-4]"""

    reveals: ClassVar[bool] = True
    kinds: ClassVar[Kinds] = {"seat": SEAT, "number": NUMBER, "cards": CARDS}

    def __init__(self, seat: i64, number: i64, cards: list[int]) -> None:
        self.seat = seat
        self.number = number
        self.cards = cards

    def apply(self, s: State) -> None:
        """Move the cards from deck to hand, as far as they are known."""
        for colour in range(len(self.cards)):
            if count := self.cards[colour]:
                s.deck[colour] -= count
                s.hands[self.seat * COLOURS + colour] += count
        s.deck_left -= self.number
        s.held[self.seat] += self.number

    def seen_by(self, seat: i64) -> Event[State] | None:
        """Show the cards to the seat itself, their number to the others."""
        return self if seat == self.seat else Dealt(self.seat, self.number, [])


@mypyc_attr(free_list_len=1)
class DucatsReceived(Public[State]):
    """A seat took ducats from the bank. [NEW-2, EFF-6]"""

    kinds: ClassVar[Kinds] = {"seat": SEAT, "ducats": AMOUNT, "income": INCOME}

    def __init__(self, seat: i64, ducats: i64, income: i64) -> None:
        self.seat = seat
        self.ducats = ducats
        self.income = income

    def apply(self, s: State) -> None:
        """Move the ducats from the bank to the purse."""
        s.coins[self.seat] += self.ducats
        s.bank -= self.ducats


@mypyc_attr(free_list_len=1)
class CardsSetAside(Event[State]):
    """A seat laid cards face down for the auctions; the others see how many. [NEW-3]"""

    kinds: ClassVar[Kinds] = {"seat": SEAT, "number": NUMBER, "cards": CARDS}

    def __init__(self, seat: i64, number: i64, cards: list[int]) -> None:
        self.seat = seat
        self.number = number
        self.cards = cards

    def apply(self, s: State) -> None:
        """Move the cards from the hand to the sealed pile, as far as they are known."""
        for colour in range(len(self.cards)):
            if count := self.cards[colour]:
                s.hands[self.seat * COLOURS + colour] -= count
                s.aside[self.seat * COLOURS + colour] += count
        s.held[self.seat] -= self.number
        s.sealed[self.seat] += self.number

    def seen_by(self, seat: i64) -> Event[State] | None:
        """Show the cards to the seat itself, their number to the others."""
        return self if seat == self.seat else CardsSetAside(self.seat, self.number, [])


@mypyc_attr(free_list_len=1)
class CardsTurnedOver(Public[State]):
    """The cards that a seat had set aside were turned over and joined the lots. [NEW-5]"""

    reveals: ClassVar[bool] = True
    kinds: ClassVar[Kinds] = {"seat": SEAT, "cards": CARDS}

    def __init__(self, seat: i64, cards: list[int]) -> None:
        self.seat = seat
        self.cards = cards

    def apply(self, s: State) -> None:
        """Move the sealed cards to the lots."""
        s.sealed[self.seat] = 0
        for colour in range(COLOURS):
            s.aside[self.seat * COLOURS + colour] = 0
            if count := self.cards[colour]:
                s.lots[colour] += count
                forget(s, self.seat, colour, count)


@mypyc_attr(free_list_len=1)
class LotsDrawn(Public[State]):
    """The lots of the last round came from the deck. [END-5, TWO-3]"""

    reveals: ClassVar[bool] = True
    kinds: ClassVar[Kinds] = {"cards": CARDS}

    def __init__(self, cards: list[int]) -> None:
        self.cards = cards

    def apply(self, s: State) -> None:
        """Move the cards from deck to lots."""
        for colour in range(COLOURS):
            s.deck[colour] -= self.cards[colour]
            s.deck_left -= self.cards[colour]
            s.lots[colour] += self.cards[colour]


@mypyc_attr(free_list_len=1)
class RemovedReused(Public[State]):
    """The deck was used up and the lots nobody had wanted became the deck. [END-6]"""

    def apply(self, s: State) -> None:
        """Make the removed pile, shuffled, the deck."""
        for colour in range(COLOURS):
            s.deck[colour] += s.removed[colour]
            s.deck_left += s.removed[colour]
            s.removed[colour] = 0
