"""The names of things, and the state of a table."""

from typing import Final, Self

from mypy_extensions import i64

from signoria.kernel import state
from signoria.kernel.cells import Cells, cells
from signoria.kernel.kinds import Named, Row
from signoria.kernel.rng import Rng
from signoria.kernel.seats import NOBODY

CARDS: Final = 6
CARD: Final = Named("card", ["one", "two", "three", "four", "five", "six"])
CARD_ROW: Final = Row("cards", CARD)
REASON: Final = Named("reason", ["playing", "no-prizes"], silent=True)


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

    def copy(self) -> Self:
        s = type(self)()
        s.seats, s.steps, s.reason, s.winners = self.seats, self.steps[:], self.reason, self.winners
        s.prize, s.pile, s.hands = self.prize, self.pile[:], self.hands[:]
        s.bids, s.points, s.lost = self.bids[:], self.points[:], self.lost
        return s

    def imagine(self, seat: i64, rng: Rng, remembering: bool) -> Self:
        """Choose other laid cards for the others, out of the hands that everybody knows."""
        s = self.copy()
        for other in range(s.seats):
            if other != seat and s.bids[other] != NOBODY:
                s.bids[other] = rng.pick(0, s.hands[other * CARDS : (other + 1) * CARDS])
        return s
