"""Observation of a seat, as features for research."""

from typing import Final

from mypy_extensions import i64

from signoria.games._template.fields import CARD, CARDS
from signoria.games._template.state import State
from signoria.games._template.view import View
from signoria.kernel.game import Game
from signoria.kernel.kinds import FLAG, Each, Kinds
from signoria.kernel.seats import NOBODY
from signoria.research.features import Described, Encoder, put, step_features

VERSION: Final = 1
MOST_POINTS: Final = CARDS * (CARDS + 1) // 2
KINDS: Final[Kinds] = {"over": FLAG, "hands": Each("hand", CARD, FLAG)}  # beside the view's


class TemplateFeatures(Encoder[State]):
    """The whole view of a seat."""

    def __init__(self, game: Game[State], seats: int) -> None:
        table = Described(seats, {**View.kinds, **KINDS})
        features = [
            *step_features(seats, game.step),
            table.feature("over", "1 once the game is over"),
            table.feature("winners", "seats that won"),
            table.feature("prize", "the prize + 1; 0 for none"),
            table.feature("your_card", "your laid card + 1; 0 for none"),
            table.feature("bidders", "seats whose card lies face down"),
            table.feature("hands", "by seat, then by card: 1 if it is there", lines=seats),
            table.feature("points", "by seat", MOST_POINTS),
        ]
        super().__init__(game, seats, VERSION, features)

    def read(self, s: State, seat: i64) -> None:
        """Write the seat's observation of a state into the row."""
        row = self.row
        at = self.read_step(s, seat)
        row[at] = 1 if s.over() else 0
        row[at + 1] = s.winners
        row[at + 2] = s.prize + 1
        row[at + 3] = s.bids[seat] + 1
        row[at + 4] = sum(1 << other for other in range(s.seats) if s.bids[other] != NOBODY)
        at = put(row, at + 5, s.hands, 0, s.seats * CARDS)
        put(row, at, s.points, 0, s.seats)


FEATURES: Final[type[Encoder[State]]] = TemplateFeatures
