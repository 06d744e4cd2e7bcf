"""A part of a sentence, what it needs, and how a sentence is carried out."""

from abc import abstractmethod
from typing import Final

from mypy_extensions import i64, mypyc_attr

from signoria.games.princes.cards import Atom
from signoria.games.princes.cards.terms import (
    A_HERO,
    A_TRADE_SHIP,
    PER_ONE,
    STRENGTH_UNIT,
)
from signoria.games.princes.kinds import MARKET_OR_HARBOR, PIRATE_SHIP, PROGRESS_BUILDING
from signoria.games.princes.needs import holds_true
from signoria.games.princes.state import State
from signoria.kernel.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class Verb:
    """A part of a sentence; `seat` is the player of an action, the active one of an event."""

    def possible(self, s: State, seat: i64) -> bool:
        """Whether it can be carried out; an action that cannot may not be played. [ACT-1]"""
        return True

    def reaches(self) -> bool:
        """Whether it touches the other's hand, resources, points or cards. [T18]"""
        return False

    @abstractmethod
    def run(self, t: Table[State], seat: i64) -> None:
        """Open the steps it needs, the first one last."""

    def happens(self, s: State, seat: i64) -> bool:
        """Whether it would be carried out now, so that nothing comes in its place."""
        return self.possible(s, seat)


class Blow(Verb):
    """A part that reaches the other. [T18]"""

    def reaches(self) -> bool:
        """Always."""
        return True


class When(Verb):
    """A part that is carried out on a condition."""

    def __init__(self, cond: Atom, verb: Verb) -> None:
        self.cond = cond
        self.verb = verb

    def happens(self, s: State, seat: i64) -> bool:
        """If it holds now, and can be."""
        return holds_true(s, seat, self.cond) and self.verb.possible(s, seat)

    def reaches(self) -> bool:
        """As the part does."""
        return self.verb.reaches()

    def run(self, t: Table[State], seat: i64) -> None:
        """If it holds now."""
        if holds_true(t.state, seat, self.cond):
            self.verb.run(t, seat)


class Otherwise(Verb):
    """A part, and what is carried out in its place where it cannot be."""

    def __init__(self, verb: Verb, instead: Verb) -> None:
        self.verb = verb
        self.instead = instead

    def possible(self, s: State, seat: i64) -> bool:
        """One of both suffices."""
        return self.verb.happens(s, seat) or self.instead.possible(s, seat)

    def reaches(self) -> bool:
        """As one of both does."""
        return self.verb.reaches() or self.instead.reaches()

    def run(self, t: Table[State], seat: i64) -> None:
        """The first, if it can be."""
        verb = self.verb if self.verb.happens(t.state, seat) else self.instead
        verb.run(t, seat)


def run(t: Table[State], seat: i64, verbs: list[Verb]) -> None:
    """Carry out a sentence: the last verb is opened first, so that the first lies on top."""
    for verb in reversed(verbs):
        verb.run(t, seat)


# What is counted for each word of `PER` but the first.
COUNTED: Final[list[int]] = [
    0,
    A_TRADE_SHIP,
    A_HERO,
    int(PIRATE_SHIP),
    STRENGTH_UNIT,
    int(PROGRESS_BUILDING),
    int(MARKET_OR_HARBOR),
]


def times(s: State, seat: i64, per: i64) -> i64:
    """How often something is done: once, or for each card of a kind."""
    return 1 if per == PER_ONE else s.of_kind(seat, COUNTED[per])
