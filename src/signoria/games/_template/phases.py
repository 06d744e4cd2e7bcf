"""The phases: a round turns a prize up, then all seats bid for it at the same time."""

from typing import Final

from mypy_extensions import i64

from signoria.games._template.actions import Bid
from signoria.games._template.events import BidPlaced, CardsShown, Ended, PrizeTurnedUp
from signoria.games._template.fields import BIDS, CARDS, PRIZES
from signoria.games._template.state import State
from signoria.kernel.action import Action, Refusal
from signoria.kernel.cells import values
from signoria.kernel.phase import Phase
from signoria.kernel.seats import EVERYONE, NOBODY
from signoria.kernel.table import Table


class Round(Phase[State]):
    """Phase that turns a prize up, or ends the game after the last one. [PLAY-1, PLAY-4]"""

    def proceed(self, t: Table[State]) -> None:
        s = t.state
        if sum(s.pile) == 0:
            most = max(s.points)
            t.record(Ended(sum(1 << seat for seat in range(s.seats) if s.points[seat] == most)))
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


PHASES: Final[list[Phase[State]]] = [Round(), Bids()]
