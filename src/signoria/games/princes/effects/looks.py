"""Verbs of looks at top cards, and functions that roll a die."""

from mypy_extensions import i64

from signoria.games.princes.effects.verb import Verb
from signoria.games.princes.foresight import face_down
from signoria.games.princes.phases.steps import FORTUNE, GLANCING, PEERING
from signoria.games.princes.state import State
from signoria.kernel.table import Table


class Glance(Verb):
    """A look at the top cards of a draw stack. [LOOK-1]"""

    def __init__(self, number: i64) -> None:
        self.number = number

    def possible(self, s: State, seat: i64, place: i64) -> bool:
        """Return whether a stack has cards."""
        return s.any_stack(seat)

    def run(self, t: Table[State], seat: i64, place: i64) -> None:
        """Let the player pick the stack."""
        t.open(GLANCING, seat, self.number)


class Peer(Verb):
    """A look at the top cards of the event stack. [LOOK-1]"""

    def __init__(self, number: i64) -> None:
        self.number = number

    def possible(self, s: State, seat: i64, place: i64) -> bool:
        """Return whether events lie face down."""
        return face_down(s) > 0

    def run(self, t: Table[State], seat: i64, place: i64) -> None:
        """Open the look."""
        t.open(PEERING, seat, self.number)


class Fortune(Verb):
    """A roll of a die that decides which of several verbs runs. [CHANCE-1]"""

    def __init__(self, memo: i64, lows: list[int], highs: list[int], verbs: list[Verb]) -> None:
        self.memo = memo  # the card and its trigger, by which the step finds this verb
        self.lows = lows
        self.highs = highs
        self.verbs = verbs

    def run(self, t: Table[State], seat: i64, place: i64) -> None:
        """Open the step that rolls."""
        t.open(FORTUNE, seat, self.memo)

    def brings(self, number: i64) -> list[Verb]:
        """Return the verbs that a number of the die brings."""
        bounds = zip(self.lows, self.highs, self.verbs, strict=True)
        return [verb for low, high, verb in bounds if low <= number <= high]
