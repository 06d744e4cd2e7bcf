"""A part of a sentence, what it needs, and how a sentence is carried out."""

from abc import abstractmethod

from mypy_extensions import i64, mypyc_attr

from signoria.games.princes.cards import Atom
from signoria.games.princes.cards.terms import (
    A_HERO,
    PER_HERO,
    PER_ONE,
    PER_PIRATE_SHIP,
    PER_PROGRESS_BUILDING,
    STRENGTH_UNIT,
)
from signoria.games.princes.kinds import PIRATE_SHIP, PROGRESS_BUILDING
from signoria.games.princes.needs import holds_true
from signoria.games.princes.state import State
from signoria.kernel.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class Verb:
    """A part of a sentence; `seat` is the player of an action, the active one of an event."""

    def possible(self, s: State, seat: i64) -> bool:
        """Whether it can be carried out; an action that cannot may not be played. [ACT-1]"""
        return True

    @abstractmethod
    def run(self, t: Table[State], seat: i64) -> None:
        """Open the steps it needs, the first one last."""


class When(Verb):
    """A part that is carried out on a condition."""

    def __init__(self, cond: Atom, verb: Verb) -> None:
        self.cond = cond
        self.verb = verb

    def run(self, t: Table[State], seat: i64) -> None:
        """If it holds now."""
        if holds_true(t.state, seat, self.cond):
            self.verb.run(t, seat)


def run(t: Table[State], seat: i64, verbs: list[Verb]) -> None:
    """Carry out a sentence: the last verb is opened first, so that the first lies on top."""
    for verb in reversed(verbs):
        verb.run(t, seat)


def times(s: State, seat: i64, per: i64) -> i64:
    """How often something is done: once, or for each card of a kind."""
    if per == PER_ONE:
        return 1
    if per == PER_HERO:
        return s.of_kind(seat, A_HERO)
    if per == PER_PIRATE_SHIP:
        return s.of_kind(seat, PIRATE_SHIP)
    if per == PER_PROGRESS_BUILDING:
        return s.of_kind(seat, PROGRESS_BUILDING)
    return s.of_kind(seat, STRENGTH_UNIT)
