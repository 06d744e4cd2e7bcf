"""Verbs against the other: take, rob, give, remove, and events that favour the stronger."""

from typing import Final

from mypy_extensions import i64

from signoria.games.princes.card_rows import CARD_ROWS, number_of
from signoria.games.princes.cards.terms import A_BUILDING, PICK_MINE, TOWN_BUILDING, TRADING_UNIT
from signoria.games.princes.dues import a_taking
from signoria.games.princes.effects.stores import types_of
from signoria.games.princes.effects.verb import Blow, times
from signoria.games.princes.events import Spared
from signoria.games.princes.phases.steps import (
    FEUD,
    GIVING,
    LOSING,
    RIOTING,
    ROBBING,
    TAKING,
    TARGETING,
    WARDING,
)
from signoria.games.princes.places import burnable, places_abroad, places_of, robbable, standing
from signoria.games.princes.rules import RESOURCE_TYPES, SEATS, STRENGTH
from signoria.games.princes.state import State
from signoria.kernel.seats import NOBODY, seats_in
from signoria.kernel.table import Table

SEBASTIAN: Final = number_of("sebastian")
TO_AT: Final = 8  # a loss: the kind of card, then its destination


class Take(Blow):
    """The taking of resources from the other, who picks the regions. [ATTACK-1]"""

    def __init__(self, what: i64, number: i64, per: i64, most: i64) -> None:
        self.types: i64 = types_of(what)
        self.number: i64 = most if most else number
        self.per = per
        self.optional: bool = most > number

    def possible(self, s: State, seat: i64) -> bool:
        """Return whether the other has any of them."""
        for resource in range(RESOURCE_TYPES):
            if self.types >> resource & 1 and s.amount_of(1 - seat, resource):
                return True
        return False

    def run(self, t: Table[State], seat: i64) -> None:
        """Open a step that takes one after another."""
        number = self.number * times(t.state, seat, self.per)
        t.open(TAKING, seat, a_taking(self.types, number, self.optional))


class Rob(Blow):
    """The filling of one own region from the other's stores. [ATTACK-5]"""

    def possible(self, s: State, seat: i64) -> bool:
        """Return whether the other has the resource of a region with room."""
        return robbable(s, seat) != 0

    def run(self, t: Table[State], seat: i64) -> None:
        """Let the player pick the region."""
        t.open(ROBBING, seat, 0)


class Give(Blow):
    """The gift of a resource to the other, perhaps one just taken. [ATTACK-7]"""

    def run(self, t: Table[State], seat: i64) -> None:
        """Let the player pick the region it comes from."""
        t.open(GIVING, seat, 0)


class Remove(Blow):
    """The removal of a card of the other; the player or the victim picks it. [ATTACK-3]"""

    def __init__(self, what: i64, by: i64, to: i64) -> None:
        self.what = what
        self.by = by
        self.to = to

    def possible(self, s: State, seat: i64) -> bool:
        """Return whether the other has such a card."""
        if at_home(s, 1 - seat, self.what):
            return True
        return len(s.abroad) > 0 and len(places_abroad(s, 1 - seat, self.what)) > 0

    def run(self, t: Table[State], seat: i64) -> None:
        """Open a step for the seat that picks."""
        if self.by == PICK_MINE:
            t.open(TARGETING, seat, self.what)
        else:
            t.open(LOSING, 1 - seat, self.to << TO_AT | self.what)


class StrengthStep(Blow):
    """A step for the holder of the strength advantage, if there is one. [EVENT-1, EVENT-2]"""

    def __init__(self, phase: i64, memo: i64, averted: i64) -> None:
        self.phase = phase
        self.memo = memo
        self.averted = averted  # the number of steps the victim may avert; zero: it is not asked

    def run(self, t: Table[State], seat: i64) -> None:
        """Open the step for the holder, and ask the victim before it."""
        s = t.state
        for holder in range(SEATS):
            if s.leads(holder, STRENGTH):
                t.open(self.phase, holder, self.memo)
                if self.averted and (self.phase != FEUD or places_of(s, 1 - holder, A_BUILDING)):
                    ward(t, 1 - holder, self.averted)


class Riots(Blow):
    """Riots: owners of units with strength or commerce pay gold or lose one. [EVENT-9]"""

    def run(self, t: Table[State], seat: i64) -> None:
        """Hit the active player first; a Chapel with this turn's number spares its owner."""
        s = t.state
        for owner in (1 - seat, seat):
            chapel = sparing(s, owner)
            if s.of_kind(owner, TRADING_UNIT) == 0:
                continue
            if chapel == NOBODY:
                t.open(RIOTING, owner, 0)
                ward(t, owner, 1)
            else:
                t.record(Spared(owner, chapel))


def targets(s: State, seat: i64, what: i64) -> list[int]:
    """Return the places of a seat's cards that can be hit; none is guarded abroad. [ATTACK-4]"""
    return seats_in(at_home(s, seat, what)) + places_abroad(s, seat, what)


def at_home(s: State, seat: i64, what: i64) -> i64:
    """Return the sites, as bits, of those in its own principality. [ATTACK-3, ATTACK-4]"""
    return burnable(s, seat) if what == TOWN_BUILDING else s.sites_of(seat, what)


def sparing(s: State, seat: i64) -> i64:
    """Return a Chapel of a seat for this turn's number, or NOBODY. [EVENT-9]"""
    for card in standing(s, seat):
        if CARD_ROWS.spares[card] >> s.number & 1:
            return card
    return NOBODY


def ward(t: Table[State], seat: i64, steps: i64) -> None:
    """Ask a seat that may hold Sebastian; skipping it would reveal its hand. [EVENT-11]"""
    s = t.state
    possible = s.options.own_decks or s.options.totals[SEBASTIAN] > s.discard[SEBASTIAN]
    if s.held[seat] and possible:
        t.open(WARDING, seat, steps)
