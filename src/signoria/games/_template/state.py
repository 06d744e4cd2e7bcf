"""State of a game."""

from typing import Self

from mypy_extensions import i64

from signoria.games._template.fields import CARDS
from signoria.kernel import state
from signoria.kernel.cells import Cells, cells, filled, zeros
from signoria.kernel.rng import Rng
from signoria.kernel.seats import NOBODY


class State(state.State):
    """State with open hands, laid cards that are secret, and a pile of prizes."""

    def __init__(self) -> None:
        super().__init__()
        self.prize: i64 = NOBODY
        self.pile: Cells = cells([])  # by prize: 1 if it is still to come
        self.hands: Cells = cells([])  # by seat, then by card: 1 if the seat still has it
        self.bids: Cells = cells([])  # by seat: its card face down
        self.points: Cells = cells([])
        self.lost: i64 = 0  # points that nobody won
        self.winners: i64 = 0

    def copy(self) -> Self:
        s = type(self)()
        s.seats, s.steps, s.prize = self.seats, self.steps[:], self.prize
        s.pile, s.hands, s.bids = self.pile[:], self.hands[:], self.bids[:]
        s.points, s.lost, s.winners = self.points[:], self.lost, self.winners
        return s

    def imagine(self, seat: i64, rng: Rng, remembering: bool) -> Self:
        """Choose other laid cards for the others, out of the hands that everybody knows."""
        s = self.copy()
        for other in range(s.seats):
            if other != seat and s.bids[other] != NOBODY:
                s.bids[other] = rng.pick(0, s.hands[other * CARDS : (other + 1) * CARDS])
        return s


def initial_state(seats: i64, cards: i64) -> State:
    """Return a table with so many cards in each hand, and as many prizes."""
    s = State()
    s.seats, s.pile, s.hands = seats, zeros(CARDS), zeros(seats * CARDS)
    for card in range(cards):
        s.pile[card] = 1
        for seat in range(seats):
            s.hands[seat * CARDS + card] = 1
    s.bids, s.points = filled(seats, NOBODY), zeros(seats)
    return s
