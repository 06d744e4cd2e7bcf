"""Verbs: the parts of a sentence, their conditions, and how a sentence runs."""

from abc import abstractmethod
from typing import Final

from mypy_extensions import i64, mypyc_attr

from signoria.games.princes.card_rows import title_of
from signoria.games.princes.cards import Atom
from signoria.games.princes.cards.terms import (
    A_HERO,
    A_TRADE_SHIP,
    A_UNIT,
    PER_MANIFESTO,
    PER_ONE,
    PER_SHIP_SURPLUS,
    PER_VP_LEAD,
    STRENGTH_UNIT,
)
from signoria.games.princes.kinds import A_GROVE, MARKET_OR_HARBOR, PIRATE_SHIP, PROGRESS_BUILDING
from signoria.games.princes.needs import holds_true, level_of
from signoria.games.princes.phases.steps import CHOOSING_WAY
from signoria.games.princes.state import State
from signoria.kernel.seats import NOBODY
from signoria.kernel.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class Verb:
    """A part of a sentence; `seat` plays the action, uses the card, or is active at the event.

    `place` is where the card lies that is built or used; NOBODY for actions and events.
    """

    def possible(self, s: State, seat: i64, place: i64) -> bool:
        """Return whether it can be carried out; otherwise its action may not be played. [ACT-1]"""
        return True

    def reaches(self) -> bool:
        """Return whether it touches the other's hand, resources, points or cards. [T18]"""
        return False

    @abstractmethod
    def run(self, t: Table[State], seat: i64, place: i64) -> None:
        """Open the steps it needs, the first one last."""

    def depends_on_hand(self) -> bool:
        """Return whether the hand of the player decides if it is possible."""
        return False

    def happens(self, s: State, seat: i64, place: i64) -> bool:
        """Return whether it would be carried out now, so that no alternative is needed."""
        return self.possible(s, seat, place)


# The function of each standing card, or nothing; the package fills it. [TURN-3]
USES: Final[list[list[Verb]]] = []


class Blow(Verb):
    """A verb that affects the other. [T18]"""

    def reaches(self) -> bool:
        """Return true: it always affects the other."""
        return True


class When(Verb):
    """A verb with a condition."""

    def __init__(self, cond: Atom, verb: Verb) -> None:
        self.cond = cond
        self.verb = verb

    def happens(self, s: State, seat: i64, place: i64) -> bool:
        """Return whether the condition holds and the verb is possible."""
        return holds_true(s, seat, self.cond) and self.verb.possible(s, seat, place)

    def reaches(self) -> bool:
        """Return whether the conditional verb touches the other."""
        return self.verb.reaches()

    def run(self, t: Table[State], seat: i64, place: i64) -> None:
        """Run the verb if the condition holds now."""
        if holds_true(t.state, seat, self.cond):
            self.verb.run(t, seat, place)


class Otherwise(Verb):
    """A verb with an alternative for when it is impossible."""

    def __init__(self, verb: Verb, instead: Verb) -> None:
        self.verb = verb
        self.instead = instead

    def possible(self, s: State, seat: i64, place: i64) -> bool:
        """Return whether one of both is possible."""
        return self.verb.happens(s, seat, place) or self.instead.possible(s, seat, place)

    def reaches(self) -> bool:
        """Return whether one of both touches the other."""
        return self.verb.reaches() or self.instead.reaches()

    def run(self, t: Table[State], seat: i64, place: i64) -> None:
        """Run the first if it is possible, else the alternative."""
        verb = self.verb if self.verb.happens(t.state, seat, place) else self.instead
        verb.run(t, seat, place)


class EachPlayer(Verb):
    """A verb that both players carry out, the active one first."""

    def __init__(self, verb: Verb) -> None:
        self.verb = verb

    def run(self, t: Table[State], seat: i64, place: i64) -> None:
        """Open the steps of those who can carry it out."""
        for player in (1 - seat, seat):
            if self.verb.happens(t.state, player, NOBODY):
                self.verb.run(t, player, NOBODY)


class Choice(Verb):
    """Alternatives of which the player carries out one. [CHOICE-1]"""

    def __init__(self, memo: i64, ways: list[list[Verb]]) -> None:
        self.memo = memo  # the card and its trigger, by which the step finds the alternatives
        self.ways = ways
        # Whether the hand of the player decides which are possible.
        self.secret = any(verb.depends_on_hand() for way in ways for verb in way)

    def possible(self, s: State, seat: i64, place: i64) -> bool:
        """Return whether one of them is possible."""
        return len(self.open_ways(s, seat, place)) > 0

    def reaches(self) -> bool:
        """Return whether every one of them touches the other; one that does not can be chosen."""
        return all(any(verb.reaches() for verb in way) for way in self.ways)

    def open_ways(self, s: State, seat: i64, place: i64) -> list[int]:
        """Return the numbers of the possible alternatives. [T18]"""
        found: list[int] = []
        for at, way in enumerate(self.ways):
            early = s.turn == 0 and any(verb.reaches() for verb in way)
            if not early and all(verb.possible(s, seat, place) for verb in way):
                found.append(at)
        return found

    def run(self, t: Table[State], seat: i64, place: i64) -> None:
        """Let the player choose."""
        t.open(CHOOSING_WAY, seat, self.memo)


def possible(s: State, seat: i64, verbs: list[Verb], place: i64 = NOBODY) -> bool:
    """Return whether a sentence can be carried out now."""
    for verb in verbs:
        if not verb.possible(s, seat, place):
            return False
    return len(verbs) > 0


def run(t: Table[State], seat: i64, verbs: list[Verb], place: i64 = NOBODY) -> None:
    """Carry out a sentence: open the last verb first, so that the first lies on top."""
    for verb in reversed(verbs):
        verb.run(t, seat, place)


# The group counted for each word of `PER` but the first.
COUNTED: Final[list[int]] = [
    0,
    A_TRADE_SHIP,
    A_HERO,
    int(PIRATE_SHIP),
    STRENGTH_UNIT,
    int(PROGRESS_BUILDING),
    int(MARKET_OR_HARBOR),
    0,  # stores beside a region are counted there
    int(A_GROVE),
    *[0, 0, 0, 0],  # islands, levels of a Manifesto, and leads have functions of their own
    A_UNIT,
]
MANIFESTO: Final = title_of("manifesto")


def times(s: State, seat: i64, per: i64) -> i64:
    """Return the number of repetitions: one, cards of a kind, a level, or the other's lead."""
    if per == PER_VP_LEAD:
        return max(0, s.score(1 - seat) - s.score(seat))
    if per == PER_MANIFESTO:
        return level_of(s, seat, MANIFESTO)
    if per == PER_SHIP_SURPLUS:
        return max(0, s.of_kind(seat, A_TRADE_SHIP) - s.of_kind(1 - seat, A_TRADE_SHIP))
    return 1 if per == PER_ONE else s.of_kind(seat, COUNTED[per])
