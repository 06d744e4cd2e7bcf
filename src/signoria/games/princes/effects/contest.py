"""Contests: both roll a die and add a number; the higher carries out a sentence. [MATCH-1]"""

from mypy_extensions import i64

from signoria.games.princes.cards.terms import OWLS
from signoria.games.princes.effects.verb import Verb
from signoria.games.princes.phases.steps import CONTEST
from signoria.games.princes.state import State
from signoria.games.princes.tokens import tokens_of
from signoria.kernel.table import Table


class Contest(Verb):
    """A contest of dice and owls; the winner carries out what follows. [MATCH-1]"""

    def __init__(self, card: i64, wins: list[Verb], ties: list[Verb]) -> None:
        self.card = card
        self.wins = wins
        self.ties = ties

    def run(self, t: Table[State], seat: i64, place: i64) -> None:
        """Open the step that rolls the dice."""
        t.open(CONTEST, seat, self.card)


def added(s: State, seat: i64) -> i64:
    """Return the number that a seat adds to its die. [MATCH-1]"""
    return tokens_of(s, seat, OWLS)
