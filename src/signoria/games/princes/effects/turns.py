"""Verbs about events and moving cards: let one happen, leave it be, wander, haunt."""

from mypy_extensions import i64

from signoria.games.princes.cards.terms import STARS
from signoria.games.princes.dues import one_due
from signoria.games.princes.effects.verb import Blow, Verb
from signoria.games.princes.moves import destinations
from signoria.games.princes.phases.steps import PAYING, SETTING_DIE, WANDERING
from signoria.games.princes.rules import WOOL
from signoria.games.princes.state import State
from signoria.games.princes.tokens import token_room
from signoria.kernel.table import Table

AT_ONCE: int = 1  # the memo of a chosen face that takes effect now


class Occur(Blow):
    """A second result of the event die, of the player's choice. [ACT-12]"""

    def run(self, t: Table[State], seat: i64, place: i64) -> None:
        """Let the player choose the face."""
        t.open(SETTING_DIE, seat, AT_ONCE)


class Decline(Verb):
    """An alternative that changes nothing. [CHOICE-1]"""

    def run(self, t: Table[State], seat: i64, place: i64) -> None:
        """Do nothing."""


class Wander(Verb):
    """The move of a card to another road, where a resource becomes a star. [MOVE-1]"""

    def possible(self, s: State, seat: i64, place: i64) -> bool:
        """Return whether there is such a road, and room for a star."""
        return token_room(s, seat, STARS) > 0 and len(destinations(s, seat, place)) > 0

    def run(self, t: Table[State], seat: i64, place: i64) -> None:
        """Let the player pick the road."""
        t.open(WANDERING, seat, place)


class Haunt(Blow):
    """The move of a card to another region of the other, from which it takes. [MOVE-2]"""

    def possible(self, s: State, seat: i64, place: i64) -> bool:
        """Return whether the player has wool, and the other such a region."""
        return s.amount_of(seat, WOOL) > 0 and len(destinations(s, seat, place)) > 0

    def run(self, t: Table[State], seat: i64, place: i64) -> None:
        """Let the player pay, then pick the region."""
        t.open(WANDERING, seat, place)
        t.open(PAYING, seat, one_due(WOOL))
