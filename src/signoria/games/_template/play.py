"""The play: what seats may do, what happens, and the phases that lead from one to the other."""

from typing import ClassVar, Final

from mypy_extensions import i64

from signoria.games._template.state import CARD, CARD_ROW, CARDS, REASON, State
from signoria.kernel.action import Action, Refusal
from signoria.kernel.cells import values
from signoria.kernel.event import Closed, Event, Opened, Over, Public
from signoria.kernel.kinds import SEAT, SEATS, Kinds
from signoria.kernel.phase import Phase, PhaseRow
from signoria.kernel.seats import EVERYONE, HIDDEN, NOBODY, holds
from signoria.kernel.table import Table

PRIZES: Final = 0  # the stream of chance
ROUND: Final = 0  # the phases
BIDS: Final = 1


class Bid(Action):
    """Action: lay a card face down as a bid. [PLAY-2]"""

    kinds: ClassVar[Kinds] = {"card": CARD}

    def __init__(self, card: int) -> None:
        self.card = card


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


class Ended(Over[State]):
    """Event: the game ended. [PLAY-4]"""

    kinds: ClassVar[Kinds] = {"reason": REASON, "winners": SEATS}


class Round(Phase[State]):
    """Phase that turns a prize up, or ends the game after the last one. [PLAY-1, PLAY-4]"""

    def proceed(self, t: Table[State]) -> None:
        s = t.state
        if sum(s.pile) == 0:
            most = max(s.points)
            t.record(Ended(1, sum(1 << seat for seat in range(s.seats) if s.points[seat] == most)))
        else:
            t.record(PrizeTurnedUp(t.pick(PRIZES, s.pile)))
            t.open(BIDS, EVERYONE, 0)


class Bids(Phase[State]):
    """Phase in which every seat lays a card face down; the highest wins. [PLAY-2, PLAY-3]"""

    def actors(self, s: State) -> i64:
        return sum(1 << seat for seat in range(s.seats) if s.bids[seat] == NOBODY)

    def legal(self, s: State, seat: i64) -> list[int]:
        return [card for card in range(CARDS) if s.hands[seat * CARDS + card]]

    def refuses(self, s: State, seat: i64, action: Action) -> Refusal | None:
        if not isinstance(action, Bid):
            return Refusal("TABLE-3")
        if not 0 <= action.card < CARDS:
            return Refusal("TABLE-5")
        held = s.hands[seat * CARDS + action.card]
        return None if held else Refusal("PLAY-2", {"card": action.card})

    def play(self, t: Table[State], seat: i64, action: Action) -> None:
        assert isinstance(action, Bid)
        t.record(BidPlaced(seat, action.card))

    def proceed(self, t: Table[State]) -> None:
        cards = values(t.state.bids)
        most = max(cards)
        t.close()
        t.record(CardsShown(cards, 1 << cards.index(most) if cards.count(most) == 1 else 0))


MENU: Final[list[Action]] = [Bid(card) for card in range(CARDS)]
ACTIONS: Final[dict[str, type[Action]]] = {"bid": Bid}
EVENTS: Final[dict[str, type[Event[State]]]] = {
    "opened": Opened,
    "closed": Closed,
    "prize_turned_up": PrizeTurnedUp,
    "bid_placed": BidPlaced,
    "cards_shown": CardsShown,
    "ended": Ended,
}
PHASES: Final = [PhaseRow(ROUND, "round", Round()), PhaseRow(BIDS, "bids", Bids())]
