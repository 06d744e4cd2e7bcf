"""What cards do: verbs made once from their sentences, each run by opening steps."""

from abc import abstractmethod
from typing import Final

from mypy_extensions import i64, mypyc_attr

from signoria.games.princes.book import BOOK
from signoria.games.princes.cards import CARDS, Card, Deed
from signoria.games.princes.cards.terms import (
    ANY,
    EACH,
    MORE_TRADE_SHIPS,
    OWN,
)
from signoria.games.princes.cards.vocabulary import (
    BASIC,
    BURY,
    CONVERT,
    DRAWN,
    LOOK,
    PAY,
    PLAY,
    REMOVE,
)
from signoria.games.princes.dues import ANY_DUE, a_gain, one_due
from signoria.games.princes.events import Gained
from signoria.games.princes.phases.steps import (
    BURYING,
    BUYING,
    FEUD,
    GAINING,
    LOOKING,
    MOVING,
    PAYING,
)
from signoria.games.princes.rules import (
    ALL_TYPES,
    CAPACITY,
    PLOTS,
    POINT_TYPES,
    PROGRESS,
    SEATS,
    SIDES,
    SITES,
    STRENGTH,
)
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


class Pay(Verb):
    """The player pays so many resources of a kind, or of any."""

    def __init__(self, resource: i64, number: i64) -> None:
        self.resource = resource
        self.number = number

    def possible(self, s: State, seat: i64) -> bool:
        """Whether the player has them."""
        if self.resource == ANY:
            return s.wealth(seat) >= self.number
        return s.amount_of(seat, self.resource) >= self.number

    def run(self, t: Table[State], seat: i64) -> None:
        """From regions of the player's choice."""
        unit = ANY_DUE if self.resource == ANY else one_due(self.resource)
        t.open(PAYING, seat, unit * self.number)


class Gain(Verb):
    """The player, each, or who has more takes resources of any kind."""

    def __init__(self, number: i64, who: i64, most: i64) -> None:
        self.number = number
        self.who = who
        self.most = most

    def run(self, t: Table[State], seat: i64) -> None:
        """The active player first."""
        for receiver in (1 - seat, seat):
            number = self.number_for(t.state, seat, receiver)
            if number:
                t.open(GAINING, receiver, a_gain(ALL_TYPES, number))

    def number_for(self, s: State, seat: i64, receiver: i64) -> i64:
        """How many a seat takes. [EVENT-3, EVENT-4]"""
        if self.who == MORE_TRADE_SHIPS:
            mine, others = s.in_play(receiver, BOOK.ship, 1), s.in_play(1 - receiver, BOOK.ship, 1)
            return self.number if mine >= others and mine else 0
        if self.who == EACH:
            return min(self.most, self.number * progress_buildings(s, receiver))
        return self.number if receiver == seat else 0


class FillStores(Verb):
    """Each region takes one of its own for each card of a kind beside it. [EVENT-6]"""

    def run(self, t: Table[State], seat: i64) -> None:
        """Both principalities, the active player's first."""
        s = t.state
        for owner in (seat, 1 - seat):
            for plot in range(PLOTS):
                if s.land[owner * PLOTS + plot]:
                    room = CAPACITY - s.stored[owner * PLOTS + plot]
                    number = min(room, s.beside(owner, plot, BOOK.stores, 1))
                    if number:
                        kind = s.bears(owner, plot)
                        t.tell(Gained(owner, kind, number, plot // SIDES, plot % SIDES))


class Buy(Verb):
    """Each may buy so many resources for gold. [EVENT-5]"""

    def __init__(self, most: i64) -> None:
        self.most = most

    def run(self, t: Table[State], seat: i64) -> None:
        """The active player first."""
        t.open(BUYING, 1 - seat, self.most)
        t.open(BUYING, seat, self.most)


class StrengthStep(Verb):
    """Whoever has the strength advantage, if anybody, has a step. [EVENT-1, EVENT-2]"""

    def __init__(self, phase: i64, memo: i64) -> None:
        self.phase = phase
        self.memo = memo

    def run(self, t: Table[State], seat: i64) -> None:
        """Open it for the holder."""
        for holder in range(SEATS):
            if t.state.leads(holder, STRENGTH):
                t.open(self.phase, holder, self.memo)


class Relocate(Verb):
    """Two regions or two expansions of the player change places. [ACT-4]"""

    def run(self, t: Table[State], seat: i64) -> None:
        """The player picks the first of them."""
        t.open(MOVING, seat, 0)


def progress_buildings(s: State, seat: i64) -> i64:
    """Buildings of a seat that show a progress point. [EVENT-3]"""
    found: i64 = 0
    for site in range(seat * SITES, seat * SITES + SITES):
        card = s.sites[site] - 1
        if card >= 0 and BOOK.building[card] and BOOK.points[card * POINT_TYPES + PROGRESS]:
            found += 1
    return found


def verb_of(deed: Deed) -> Verb:
    """The verb that carries out a deed."""
    if deed.verb == PAY:
        return Pay(deed.what, deed.amount)
    if deed.verb == CONVERT:
        return Buy(deed.upto)
    if deed.verb == REMOVE:
        return StrengthStep(FEUD, deed.named)
    if deed.verb == LOOK:
        return StrengthStep(LOOKING, 0)
    if deed.verb == BURY:
        return StrengthStep(BURYING, deed.amount)
    if deed.what == OWN:
        return FillStores()
    return Gain(deed.amount, deed.who, deed.upto)


def sentence_of(card: Card, trigger: int) -> list[Verb]:
    """What a card does at a trigger; the sets whose cards the engine plays."""
    if card.set != BASIC:
        return []
    if card.special == "relocation" and trigger == PLAY:
        return [Relocate()]
    effects = [effect for effect in card.effects if effect.trigger == trigger]
    return [verb_of(deed) for effect in effects for deed in effect.deeds]


PLAYS: Final[list[list[Verb]]] = [sentence_of(card, PLAY) for card in CARDS]
DRAWS: Final[list[list[Verb]]] = [sentence_of(card, DRAWN) for card in CARDS]


def can_play(s: State, seat: i64, card: i64) -> bool:
    """Whether an action card has an effect in the action phase, and can have it now. [ACT-1]"""
    for verb in PLAYS[card]:
        if not verb.possible(s, seat):
            return False
    return len(PLAYS[card]) > 0


def run(t: Table[State], seat: i64, verbs: list[Verb]) -> None:
    """Carry out a sentence: the last verb is opened first, so that the first lies on top."""
    for verb in reversed(verbs):
        verb.run(t, seat)
