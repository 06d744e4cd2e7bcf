"""Verbs against the other: take, rob, give, remove, and what the stronger does to the weaker."""

from typing import Final

from mypy_extensions import i64

from signoria.games.princes.book import BOOK, number_of
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
TO_AT: Final = 8  # a loss: what is lost, then where it goes


class Take(Blow):
    """The player takes resources from the other, who picks the regions. [ATTACK-1]"""

    def __init__(self, what: i64, number: i64, per: i64, most: i64) -> None:
        self.types: i64 = types_of(what)
        self.number: i64 = most if most else number
        self.per = per
        self.optional: bool = most > number

    def possible(self, s: State, seat: i64) -> bool:
        """Whether the other has any."""
        for resource in range(RESOURCE_TYPES):
            if self.types >> resource & 1 and s.amount_of(1 - seat, resource):
                return True
        return False

    def run(self, t: Table[State], seat: i64) -> None:
        """One after another."""
        number = self.number * times(t.state, seat, self.per)
        t.open(TAKING, seat, a_taking(self.types, number, self.optional))


class Rob(Blow):
    """The player fills one region of its own from the other's stores. [ATTACK-5]"""

    def possible(self, s: State, seat: i64) -> bool:
        """Whether the other has what a region with room bears."""
        return robbable(s, seat) != 0

    def run(self, t: Table[State], seat: i64) -> None:
        """The player picks the region."""
        t.open(ROBBING, seat, 0)


class Give(Blow):
    """The player gives the other a resource, be it one just taken. [ATTACK-7]"""

    def run(self, t: Table[State], seat: i64) -> None:
        """From a region of its choice."""
        t.open(GIVING, seat, 0)


class Remove(Blow):
    """A card of the other leaves its site; the player or the victim picks it. [ATTACK-3]"""

    def __init__(self, what: i64, by: i64, to: i64) -> None:
        self.what = what
        self.by = by
        self.to = to

    def possible(self, s: State, seat: i64) -> bool:
        """Whether there is such a card."""
        if at_home(s, 1 - seat, self.what):
            return True
        return len(s.abroad) > 0 and len(places_abroad(s, 1 - seat, self.what)) > 0

    def run(self, t: Table[State], seat: i64) -> None:
        """Who picks has a step."""
        if self.by == PICK_MINE:
            t.open(TARGETING, seat, self.what)
        else:
            t.open(LOSING, 1 - seat, self.to << TO_AT | self.what)


class StrengthStep(Blow):
    """Whoever has the strength advantage, if anybody, has a step. [EVENT-1, EVENT-2]"""

    def __init__(self, phase: i64, memo: i64, averted: i64) -> None:
        self.phase = phase
        self.memo = memo
        self.averted = averted  # how many steps the victim may avert; nought: it is not asked

    def run(self, t: Table[State], seat: i64) -> None:
        """Open it for the holder; the victim is asked before."""
        s = t.state
        for holder in range(SEATS):
            if s.leads(holder, STRENGTH):
                t.open(self.phase, holder, self.memo)
                if self.averted and (self.phase != FEUD or places_of(s, 1 - holder, A_BUILDING)):
                    ward(t, 1 - holder, self.averted)


class Riots(Blow):
    """Who has units with strength or commerce pays gold for them or loses one. [EVENT-9]"""

    def run(self, t: Table[State], seat: i64) -> None:
        """The active player first; a Chapel of this turn's number spares its owner."""
        s = t.state
        for owner in (1 - seat, seat):
            chapel = sparing(s, owner)
            if s.of_kind(owner, TRADING_UNIT) == 0:
                continue
            if chapel == NOBODY:
                t.open(RIOTING, owner, 0)
                ward(t, owner, 1)
            else:
                t.tell(Spared(owner, chapel))


def targets(s: State, seat: i64, what: i64) -> list[int]:
    """The places of a seat's cards that can be hit; abroad nothing guards them. [ATTACK-4]"""
    return seats_in(at_home(s, seat, what)) + places_abroad(s, seat, what)


def at_home(s: State, seat: i64, what: i64) -> i64:
    """The sites, as bits, of those in its own principality. [ATTACK-3, ATTACK-4]"""
    return burnable(s, seat) if what == TOWN_BUILDING else s.sites_of(seat, what)


def sparing(s: State, seat: i64) -> i64:
    """A Chapel of a seat for this turn's number; NOBODY if it has none. [EVENT-9]"""
    for card in standing(s, seat):
        if BOOK.spares[card] >> s.number & 1:
            return card
    return NOBODY


def ward(t: Table[State], seat: i64, steps: i64) -> None:
    """Ask a seat that may have Sebastian at hand, as nobody may know whether it has. [EVENT-11]"""
    s = t.state
    possible = s.options.own_decks or s.options.totals[SEBASTIAN] > s.discard[SEBASTIAN]
    if s.held[seat] and possible:
        t.open(WARDING, seat, steps)
