"""Verbs against the other: take, rob, give, remove, and events that favour the stronger."""

from typing import Final

from mypy_extensions import i64

from signoria.games.princes.card_rows import AVERTED, CARD_NAMES, CARD_ROWS, number_of
from signoria.games.princes.cards import Deed
from signoria.games.princes.cards.terms import (
    A_BUILDING,
    PER_VP_LEAD,
    PICK_MINE,
    SAME,
    TOWN_BUILDING,
    TRADING_UNIT,
)
from signoria.games.princes.dues import (
    BY_VICTIM,
    ONE_KIND,
    STOPPING,
    a_gain,
    a_taking,
    one_due,
)
from signoria.games.princes.effects.verb import Blow, Verb, times
from signoria.games.princes.events import Spared
from signoria.games.princes.groves import calming, offered_by
from signoria.games.princes.phases.steps import (
    COLLECTING,
    FEUD,
    GAINING,
    GIVING,
    LOSING,
    PAYING,
    PLANTING,
    RIOTING,
    ROBBING,
    SPENDING,
    TAKING,
    TARGETING,
    WARDING,
    YIELDING_UP,
)
from signoria.games.princes.places import burnable, places_beyond, places_of, robbable, standing
from signoria.games.princes.rules import (
    BESIDE_FIRST,
    PLACES,
    PLOTS,
    REGIONS,
    SEATS,
    STRENGTH,
)
from signoria.games.princes.state import State
from signoria.games.princes.tokens import a_price, token_room, tokens_of
from signoria.kernel.seats import NOBODY, seats_in
from signoria.kernel.table import Table

SEBASTIAN: Final = number_of("sebastian")
# The places of events in `AVERTED`.
RIOTS: Final = 0
FEUDED: Final = 1
FRATERNAL: Final = 2
INSURRECTION: Final = 3
BY_SEBASTIAN: Final = [RIOTS, FEUDED, FRATERNAL]
TO_AT: Final = 8  # a loss: the kind of card, then its destination
NO_BOUND: Final = 99


class Take(Blow):
    """The taking of resources from the other, who picks the regions. [ATTACK-1]"""

    def __init__(self, types: i64, deed: Deed) -> None:
        self.types = types
        self.per: i64 = deed.per
        # Without a group to count, the upper number is one that the player may take.
        self.number: i64 = deed.upto if deed.upto and not deed.per else deed.amount
        self.most: i64 = deed.upto if deed.upto else NO_BOUND
        self.optional: bool = deed.upto > deed.amount and not deed.per
        # Whether even the first need not be taken, who chooses, and whether one kind is taken.
        stopping: i64 = STOPPING if deed.upto == deed.amount else 0
        one_kind: i64 = ONE_KIND if deed.what == SAME else 0
        self.mark: i64 = stopping | (BY_VICTIM if deed.by else 0) | one_kind

    def possible(self, s: State, seat: i64, place: i64) -> bool:
        """Return whether something is taken, and the other has any of it."""
        idle = self.per == PER_VP_LEAD and times(s, seat, self.per) == 0
        return not idle and s.amount_among(1 - seat, self.types) > 0

    def run(self, t: Table[State], seat: i64, place: i64) -> None:
        """Open a step that takes one after another."""
        number = min(self.most, self.number * times(t.state, seat, self.per))
        t.open(TAKING, seat, a_taking(self.types, number, self.optional) | self.mark)


class TakeTokens(Blow):
    """The taking of owls or stars from the other, as far as there is room. [STAR-5]"""

    def __init__(self, kind: i64, number: i64) -> None:
        self.kind = kind
        self.number = number

    def possible(self, s: State, seat: i64, place: i64) -> bool:
        """Return whether the other has one, and a card of the player has room for it."""
        return tokens_of(s, 1 - seat, self.kind) > 0 and token_room(s, seat, self.kind) > 0

    def run(self, t: Table[State], seat: i64, place: i64) -> None:
        """Let the other pay, then the player collect."""
        s = t.state
        number = min(self.number, tokens_of(s, 1 - seat, self.kind))
        number = min(number, token_room(s, seat, self.kind))
        t.open(COLLECTING, seat, a_price(self.kind, number))
        t.open(SPENDING, 1 - seat, a_price(self.kind, number))


class Rob(Blow):
    """The filling of one own region from the other's stores. [ATTACK-5]"""

    def possible(self, s: State, seat: i64, place: i64) -> bool:
        """Return whether the other has the resource of a region with room."""
        return robbable(s, seat) != 0

    def run(self, t: Table[State], seat: i64, place: i64) -> None:
        """Let the player pick the region."""
        t.open(ROBBING, seat, 0)


class Give(Blow):
    """The gift of a resource to the other, perhaps one just taken. [ATTACK-7]"""

    def run(self, t: Table[State], seat: i64, place: i64) -> None:
        """Let the player pick the region it comes from."""
        t.open(GIVING, seat, 0)


class Deliver(Blow):
    """The gift of a resource of one kind to the other. [TRADER-2]"""

    def __init__(self, resource: i64) -> None:
        self.resource = resource

    def possible(self, s: State, seat: i64, place: i64) -> bool:
        """Return whether the player has one."""
        return s.amount_of(seat, self.resource) > 0

    def run(self, t: Table[State], seat: i64, place: i64) -> None:
        """Open the payment, and the gain of the other, who loses what finds no room."""
        t.open(GAINING, 1 - seat, a_gain(1 << self.resource, 1))
        t.open(PAYING, seat, one_due(self.resource))


class Plant(Blow):
    """The storing of a resource in an empty region of the other. [ATTACK-8]"""

    def __init__(self, resource: i64) -> None:
        self.resource = resource

    def possible(self, s: State, seat: i64, place: i64) -> bool:
        """Return whether the player has one, and the other such a region."""
        held = s.amount_of(seat, self.resource) > 0
        return held and len(empty_ones(s, seat, self.resource)) > 0

    def run(self, t: Table[State], seat: i64, place: i64) -> None:
        """Let the player pick the region."""
        t.open(PLANTING, seat, self.resource)


def empty_ones(s: State, seat: i64, resource: i64) -> list[int]:
    """Return the places beside empty regions of the other that bear a resource. [ATTACK-8]"""
    first = PLACES + BESIDE_FIRST
    found: list[int] = []
    for plot in range(REGIONS):
        if s.bears(1 - seat, plot) == resource and s.stored[(1 - seat) * PLOTS + plot] == 0:
            found.append(first + plot)
    return found


class Remove(Blow):
    """The removal of a card of the other; the player or the victim picks it. [ATTACK-3]"""

    def __init__(self, what: i64, by: i64, to: i64) -> None:
        self.what = what
        self.by = by
        self.to = to

    def possible(self, s: State, seat: i64, place: i64) -> bool:
        """Return whether the other has such a card."""
        if at_home(s, 1 - seat, self.what):
            return True
        return len(s.abroad) > 0 and len(places_beyond(s, 1 - seat, self.what)) > 0

    def run(self, t: Table[State], seat: i64, place: i64) -> None:
        """Open a step for the seat that picks."""
        if self.by == PICK_MINE:
            t.open(TARGETING, seat, self.what)
        else:
            t.open(LOSING, 1 - seat, self.to << TO_AT | self.what)


class Forgo(Verb):
    """The loss of a card of the player's own choice. [EVENT-14]"""

    def __init__(self, what: i64, to: i64, event: i64) -> None:
        self.what = what
        self.to = to
        self.event = event  # its place in `AVERTED`, or NOBODY

    def possible(self, s: State, seat: i64, place: i64) -> bool:
        """Return whether the player has such a card."""
        return len(places_of(s, seat, self.what)) > 0

    def run(self, t: Table[State], seat: i64, place: i64) -> None:
        """Let the player pick the card; a response may avert the event."""
        t.open(LOSING, seat, self.to << TO_AT | self.what)
        if self.event != NOBODY:
            ward(t, seat, 1, self.event)


class Claim(Blow):
    """The taking of one of several placed cards, which the other names. [BUILD-21]"""

    def __init__(self, what: i64, named: i64) -> None:
        self.what = what
        self.named = named

    def possible(self, s: State, seat: i64, place: i64) -> bool:
        """Return whether the other has such a card."""
        return len(places_of(s, 1 - seat, self.what)) > 0

    def run(self, t: Table[State], seat: i64, place: i64) -> None:
        """Let the other name the cards."""
        t.open(YIELDING_UP, 1 - seat, self.named << TO_AT | self.what)


class NameUnits(Blow):
    """The naming of some cards of the other, which then discards one of them. [BUILD-22]"""

    def __init__(self, what: i64, named: i64) -> None:
        self.memo: i64 = what << TO_AT | named

    def possible(self, s: State, seat: i64, place: i64) -> bool:
        """Return whether the other has such a card."""
        return len(places_of(s, 1 - seat, self.memo >> TO_AT)) > 0

    def run(self, t: Table[State], seat: i64, place: i64) -> None:
        """Let the player name the cards."""
        t.open(FEUD, seat, self.memo)


class StrengthStep(Blow):
    """A step for the holder of the strength advantage, if there is one. [EVENT-1, EVENT-2]"""

    def __init__(self, phase: i64, memo: i64, averted: i64) -> None:
        self.phase = phase
        self.memo = memo
        self.averted = averted  # the number of steps the victim may avert; zero: it is not asked

    def run(self, t: Table[State], seat: i64, place: i64) -> None:
        """Open the step for the holder, and ask the victim before it."""
        s = t.state
        for holder in range(SEATS):
            if s.leads(holder, STRENGTH):
                t.open(self.phase, holder, self.memo)
                if self.averted and (self.phase != FEUD or places_of(s, 1 - holder, A_BUILDING)):
                    ward(t, 1 - holder, self.averted, FEUDED if self.phase == FEUD else FRATERNAL)


class Riots(Blow):
    """Riots: owners of units with strength or commerce pay gold or lose one. [EVENT-9]"""

    def run(self, t: Table[State], seat: i64, place: i64) -> None:
        """Hit the active player first; a Chapel with this turn's number spares its owner."""
        s = t.state
        for owner in (1 - seat, seat):
            chapel = sparing(s, owner)
            if s.of_kind(owner, TRADING_UNIT) == 0:
                continue
            if chapel == NOBODY:
                t.open(RIOTING, owner, 0)
                ward(t, owner, 1, RIOTS)
            else:
                t.record(Spared(owner, chapel))


def event_of(card: i64) -> i64:
    """Return the place of an event card in `AVERTED`, or NOBODY. [EVENT-11]"""
    name = CARD_NAMES[card]
    return AVERTED.index(name) if name in AVERTED else NOBODY


def targets(s: State, seat: i64, what: i64) -> list[int]:
    """Return the places of a seat's cards that can be hit; none is guarded abroad. [ATTACK-4]"""
    return seats_in(at_home(s, seat, what)) + places_beyond(s, seat, what)


def at_home(s: State, seat: i64, what: i64) -> i64:
    """Return the sites, as bits, of those in its own principality. [ATTACK-3, ATTACK-4]"""
    return burnable(s, seat) if what == TOWN_BUILDING else s.sites_of(seat, what)


def sparing(s: State, seat: i64) -> i64:
    """Return a Chapel of a seat for this turn's number, or NOBODY. [EVENT-9]"""
    for card in standing(s, seat):
        if CARD_ROWS.spares[card] >> s.number & 1:
            return card
    return NOBODY


def ward(t: Table[State], seat: i64, steps: i64, event: i64) -> None:
    """Ask a seat that may hold Sebastian; skipping it would reveal its hand. [EVENT-11]

    A seat with a grove or a star against the event is asked too. [TOKEN-3, STAR-2]
    """
    s = t.state
    possible = s.options.own_decks or s.options.totals[SEBASTIAN] > s.discard[SEBASTIAN]
    asked = s.held[seat] > 0 and possible and event in BY_SEBASTIAN
    offered = offered_by(s, seat, CARD_ROWS.averts, 1 << event) != NOBODY
    if asked or offered or calming(s, seat, 1 << event):
        t.open(WARDING, seat, steps)
