"""Contests: both roll a die and add a number; the higher runs a sentence. [MATCH-1, MATCH-2]"""

from mypy_extensions import i64

from signoria.games.princes.card_rows import CARD_ROWS
from signoria.games.princes.cards.terms import A_HERO, BY_HEROES, OWLS
from signoria.games.princes.effects.verb import Verb
from signoria.games.princes.phases.steps import CHAMPION, CONTEST
from signoria.games.princes.places import card_at, is_marked, places_of
from signoria.games.princes.rules import ALL_TYPES, NAMED, POINT_TYPES, STRENGTH
from signoria.games.princes.state import State
from signoria.games.princes.tokens import tokens_of
from signoria.kernel.table import Table


class Contest(Verb):
    """A contest of dice and owls, or of heroes; the winner carries out what follows. [MATCH-1]"""

    def __init__(self, card: i64, what: i64, wins: list[Verb], ties: list[Verb]) -> None:
        self.card = card
        self.of_heroes: bool = what == BY_HEROES
        self.wins = wins
        self.ties = ties

    def possible(self, s: State, seat: i64, place: i64) -> bool:
        """Return whether both have room for what heroes win. [MATCH-2]"""
        if not self.of_heroes:
            return True
        return s.room_for(seat, ALL_TYPES) > 0 and s.room_for(1 - seat, ALL_TYPES) > 0

    def run(self, t: Table[State], seat: i64, place: i64) -> None:
        """Open the step that rolls the dice, and above it the choice of the heroes."""
        t.open(CONTEST, seat, self.card)
        if self.of_heroes:
            t.open(CHAMPION, seat, 1 - seat)
            t.open(CHAMPION, seat, seat)

    def added(self, s: State, seat: i64) -> i64:
        """Return the number that a seat adds to its die. [MATCH-1, MATCH-2]"""
        if not self.of_heroes:
            return tokens_of(s, seat, OWLS)
        strength: i64 = 0
        for place in champions(s, seat):
            if is_marked(s, seat, place, NAMED):
                strength = CARD_ROWS.points[card_at(s, seat, place) * POINT_TYPES + STRENGTH]
        return strength


def champions(s: State, seat: i64) -> list[int]:
    """Return the places of a seat's heroes. [MATCH-2]"""
    return places_of(s, seat, A_HERO)
