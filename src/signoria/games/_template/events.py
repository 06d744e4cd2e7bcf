"""The events: what each changes, and who sees it."""

from typing import ClassVar, Final

from mypy_extensions import i64

from signoria.games._template.fields import CARD, CARD_ROW, CARDS
from signoria.games._template.state import State
from signoria.kernel.event import Closed, Event, Opened, Public
from signoria.kernel.kinds import SEAT, SEATS, Kinds
from signoria.kernel.seats import HIDDEN, NOBODY, holds


class PrizeTurnedUp(Public[State]):
    """Event: the next prize was turned up. [PLAY-1]"""

    reveals: ClassVar[bool] = True
    kinds: ClassVar[Kinds] = {"card": CARD}

    def __init__(self, card: int) -> None:
        self.card = card

    def apply(self, s: State) -> None:
        s.prize = self.card
        s.pile[self.card] = 0


class BidPlaced(Event[State]):
    """Event: a seat laid a card face down; only the seat itself sees which one. [PLAY-2]"""

    kinds: ClassVar[Kinds] = {"seat": SEAT, "card": CARD}

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def apply(self, s: State) -> None:
        s.bids[self.seat] = self.card

    def seen_by(self, seat: i64) -> Event[State] | None:
        return self if seat == self.seat else BidPlaced(self.seat, HIDDEN)


class CardsShown(Public[State]):
    """Event: all laid cards were turned up; a single highest one took the prize. [PLAY-3]"""

    reveals: ClassVar[bool] = True
    kinds: ClassVar[Kinds] = {"cards": CARD_ROW, "winners": SEATS}

    def __init__(self, cards: list[int], winners: int) -> None:
        self.cards = cards
        self.winners = winners

    def apply(self, s: State) -> None:
        for seat in range(s.seats):
            s.hands[seat * CARDS + self.cards[seat]] = 0
            s.bids[seat] = NOBODY
            if holds(self.winners, seat):
                s.points[seat] += s.prize + 1
        if not self.winners:
            s.lost += s.prize + 1
        s.prize = NOBODY


class Ended(Public[State]):
    """Event: the game ended. [PLAY-4]"""

    kinds: ClassVar[Kinds] = {"winners": SEATS}

    def __init__(self, winners: int) -> None:
        self.winners = winners

    def apply(self, s: State) -> None:
        s.winners = self.winners
        s.close_all()


EVENTS: Final[dict[str, type[Event[State]]]] = {
    "opened": Opened,
    "closed": Closed,
    "prize_turned_up": PrizeTurnedUp,
    "bid_placed": BidPlaced,
    "cards_shown": CardsShown,
    "ended": Ended,
}
