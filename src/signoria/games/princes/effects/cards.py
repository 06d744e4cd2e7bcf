"""Verbs about cards of hands, stacks and piles: relocate, look, steal, fetch, search."""

from mypy_extensions import i64

from signoria.games.princes.card_rows import SIZE
from signoria.games.princes.dues import a_gain, one_due
from signoria.games.princes.effects.verb import Blow, Verb
from signoria.games.princes.phases.steps import (
    BROWSING,
    FETCHING,
    GAINING,
    LOOKING,
    MOVING,
    PAYING,
    STEALING,
)
from signoria.games.princes.rules import ALL_TYPES, SEATS
from signoria.games.princes.state import State
from signoria.kernel.table import Table


class Relocate(Verb):
    """Exchange of two regions or two expansions of the player. [ACT-4]"""

    def run(self, t: Table[State], seat: i64) -> None:
        """Let the player pick the first of them."""
        t.open(MOVING, seat, 0)


class Look(Blow):
    """A look at the other's hand. [ATTACK-6]"""

    def possible(self, s: State, seat: i64) -> bool:
        """Return whether the other has cards."""
        return s.held[1 - seat] > 0

    def run(self, t: Table[State], seat: i64) -> None:
        """Open the look at the hand."""
        t.open(LOOKING, seat, 0)


class Steal(Blow):
    """The optional theft of a card from the hand just seen. [ATTACK-6]"""

    def run(self, t: Table[State], seat: i64) -> None:
        """Let the player pick the card."""
        t.open(STEALING, seat, 0)


class Fetch(Verb):
    """The taking of a card from a discard pile. [ACT-8]"""

    def __init__(self, card: i64, of_other: bool) -> None:
        self.card = card
        self.of_other = of_other

    def reaches(self) -> bool:
        """Return whether the pile is the other's."""
        return self.of_other

    def possible(self, s: State, seat: i64) -> bool:
        """Return whether the pile has a card."""
        owner = 1 - seat if self.of_other else seat
        return any(s.thrown(owner, card) for card in range(SIZE))

    def run(self, t: Table[State], seat: i64) -> None:
        """Open a step that remembers the pile, and the played card, which cannot be fetched."""
        owner = 1 - seat if self.of_other else seat
        t.open(FETCHING, seat, self.card * SEATS + owner)


class Browse(Verb):
    """A free search of a stack by the builder. [BUILD-14]"""

    def run(self, t: Table[State], seat: i64) -> None:
        """Let the builder pick the stack."""
        t.open(BROWSING, seat, 0)


class Convert(Verb):
    """The exchange of several resources of a kind for one of another. [TURN-3]"""

    def __init__(self, resource: i64, number: i64) -> None:
        self.resource = resource
        self.number = number
        self.types: i64 = ALL_TYPES & ~(1 << resource)

    def possible(self, s: State, seat: i64) -> bool:
        """Return whether the player has them, and room for another."""
        held = s.amount_of(seat, self.resource)
        return held >= self.number and s.room_for(seat, self.types) > 0

    def run(self, t: Table[State], seat: i64) -> None:
        """Open the payment, then the gain."""
        t.open(GAINING, seat, a_gain(self.types, 1))
        t.open(PAYING, seat, one_due(self.resource) * self.number)
