"""Verbs about resources and the bank: pay, gain, fill regions, buy, lose."""

from typing import Final

from mypy_extensions import i64

from signoria.games.princes.card_rows import CARD_ROWS
from signoria.games.princes.cards.terms import (
    A_UNIT,
    ANY,
    EACH,
    GRAIN_OR_WOOL,
    MORE_TRADE_SHIPS,
    MORE_UNITS,
    PER_ONE,
    SAME,
)
from signoria.games.princes.dues import ANY_DUE, AT_WILL, WITH_A_SAGE, a_gain, one_due
from signoria.games.princes.effects.verb import Verb, times
from signoria.games.princes.events import Gained, Lost, Paid
from signoria.games.princes.phases.steps import (
    BUYING,
    CHOOSING,
    FILLING,
    GAINING,
    PAYING,
    TREATING,
    UPGRADING,
)
from signoria.games.princes.places import (
    beside,
    beside_bath,
    beside_city,
    beside_sages,
    has_room,
    rolled_with_room,
    standing,
    treatable,
)
from signoria.games.princes.rules import (
    ALL_TYPES,
    BESIDE_FIRST,
    CAPACITY,
    GRAIN,
    PLOTS,
    REGIONS,
    SETTLEMENT_THERE,
    SIDES,
    TOWNS,
    WOOL,
)
from signoria.games.princes.state import State
from signoria.kernel.seats import seats_in
from signoria.kernel.table import Table

NO_BOUND: Final = 99


def types_of(what: i64) -> i64:
    """Return the resources that a word means, as bits."""
    if what in (ANY, SAME):
        return ALL_TYPES
    return 1 << GRAIN | 1 << WOOL if what == GRAIN_OR_WOOL else 1 << what


class Pay(Verb):
    """The payment of some resources of a kind, or of any."""

    def __init__(self, resource: i64, number: i64) -> None:
        self.resource = resource
        self.number = number

    def possible(self, s: State, seat: i64, place: i64) -> bool:
        """Return whether the player has them."""
        if self.resource == ANY:
            return s.wealth(seat) >= self.number
        return s.amount_of(seat, self.resource) >= self.number

    def run(self, t: Table[State], seat: i64, place: i64) -> None:
        """Open a payment from regions of the player's choice."""
        unit = ANY_DUE if self.resource == ANY else one_due(self.resource)
        t.open(PAYING, seat, unit * self.number)


class PayThere(Verb):
    """The payment from the region that the card lies beside. [LEVEL-3, TRADER-1]"""

    def __init__(self, number: i64) -> None:
        self.number = number

    def possible(self, s: State, seat: i64, place: i64) -> bool:
        """Return whether that region holds so many."""
        return s.stored[seat * PLOTS + place - BESIDE_FIRST] >= self.number

    def run(self, t: Table[State], seat: i64, place: i64) -> None:
        """Pay at once."""
        plot = place - BESIDE_FIRST
        kind = t.state.bears(seat, plot)
        t.record(Paid(seat, kind, self.number, plot // SIDES, plot % SIDES))


class FillOne(Verb):
    """The filling of one store of a kind from the bank. [ATTACK-11]"""

    def __init__(self, resource: i64) -> None:
        self.resource = resource

    def run(self, t: Table[State], seat: i64, place: i64) -> None:
        """Let the player pick the store."""
        t.open(FILLING, seat, self.resource)


class Gain(Verb):
    """A gain of resources for one or both seats, perhaps for each card of a kind."""

    def __init__(self, what: i64, number: i64, who: i64, per: i64, most: i64) -> None:
        self.phase: i64 = CHOOSING if what == GRAIN_OR_WOOL else GAINING
        self.types: i64 = types_of(what)
        self.number = number
        self.who = who
        self.per = per
        # An upper bound: of the cards counted, else of a gain that may stop after the first.
        self.at_will: i64 = AT_WILL if most and per == PER_ONE else 0
        self.most: i64 = most if most else NO_BOUND

    def possible(self, s: State, seat: i64, place: i64) -> bool:
        """Return whether there is room; a gain of any kind is always possible. [ACT-1]"""
        if self.who == EACH:
            return s.room_for(seat, self.types) + s.room_for(1 - seat, self.types) > 0
        return self.types == ALL_TYPES or s.room_for(seat, self.types) > 0

    def run(self, t: Table[State], seat: i64, place: i64) -> None:
        """Open the gains, the active player's first."""
        for receiver in (1 - seat, seat):
            number = self.number_for(t.state, seat, receiver)
            if number:
                t.open(self.phase, receiver, a_gain(self.types, number) | self.at_will)

    def number_for(self, s: State, seat: i64, receiver: i64) -> i64:
        """Return how many resources a seat receives. [EVENT-3, EVENT-4, EVENT-8]"""
        if self.who == MORE_TRADE_SHIPS:
            mine, others = (
                s.in_play(receiver, CARD_ROWS.ship, 1),
                s.in_play(1 - receiver, CARD_ROWS.ship, 1),
            )
            return self.number if mine >= others and mine else 0
        if self.who == MORE_UNITS:
            more = s.of_kind(receiver, A_UNIT) > s.of_kind(1 - receiver, A_UNIT)
            return self.number if more else 0
        if self.who != EACH and receiver != seat:
            return 0
        if self.at_will:
            return self.most
        return min(self.most, self.number * times(s, receiver, self.per))


class GainBesideSages(Verb):
    """A gain on regions that have a sage beside them. [TOKEN-4]"""

    def __init__(self, number: i64) -> None:
        self.number = number

    def possible(self, s: State, seat: i64, place: i64) -> bool:
        """Return whether one of them has room."""
        return any(has_room(s, seat, plot) for plot in beside_sages(s, seat))

    def run(self, t: Table[State], seat: i64, place: i64) -> None:
        """Open the gain for these regions."""
        t.open(GAINING, seat, a_gain(ALL_TYPES | WITH_A_SAGE, self.number))


class Forfeit(Verb):
    """The loss of resources of the player's choice to the bank. [EVENT-13]"""

    def __init__(self, resource: i64, number: i64) -> None:
        self.types: i64 = types_of(resource)
        self.unit: i64 = ANY_DUE if resource == ANY else one_due(resource)
        self.number = number

    def possible(self, s: State, seat: i64, place: i64) -> bool:
        """Return whether the player has any."""
        return s.amount_among(seat, self.types) > 0

    def run(self, t: Table[State], seat: i64, place: i64) -> None:
        """Open the payment of as many as the player has."""
        number = min(self.number, t.state.amount_among(seat, self.types))
        t.open(PAYING, seat, self.unit * number)


class Upgrade(Verb):
    """The building of a city at a special price. [BUILD-19]"""

    def __init__(self, dues: i64) -> None:
        self.dues = dues

    def possible(self, s: State, seat: i64, place: i64) -> bool:
        """Return whether there is a city, and a settlement to build it on."""
        settled = s.towns[seat * TOWNS : seat * TOWNS + TOWNS]
        return s.cities_left > 0 and any(town == SETTLEMENT_THERE for town in settled)

    def run(self, t: Table[State], seat: i64, place: i64) -> None:
        """Let the player pick the settlement."""
        t.open(UPGRADING, seat, self.dues)


class FillStores(Verb):
    """A gain for each region: one for each Storehouse or Abbey beside it. [EVENT-6]"""

    def run(self, t: Table[State], seat: i64, place: i64) -> None:
        """Fill both principalities, the active player's first."""
        s = t.state
        for owner in (seat, 1 - seat):
            for plot in range(REGIONS):
                if s.land[owner * PLOTS + plot]:
                    fill(t, owner, plot, beside(s, owner, plot, CARD_ROWS.stores, 1))


class BearAgain(Verb):
    """A gain of one, never two, for each region with this turn's number. [ACT-9]"""

    def possible(self, s: State, seat: i64, place: i64) -> bool:
        """Return whether a region with this turn's number has room."""
        return rolled_with_room(s, seat) != 0

    def run(self, t: Table[State], seat: i64, place: i64) -> None:
        """Fill region by region."""
        for plot in seats_in(rolled_with_room(t.state, seat)):
            fill(t, seat, plot, 1)


class Treat(Verb):
    """A gain of one for each of the two regions beside one Bath House. [ACT-9]"""

    def possible(self, s: State, seat: i64, place: i64) -> bool:
        """Return whether a region beside a Bath House has room."""
        return treatable(s, seat) != 0

    def run(self, t: Table[State], seat: i64, place: i64) -> None:
        """Let the player pick the Bath House."""
        t.open(TREATING, seat, 0)


class Buy(Verb):
    """An offer to both seats to buy some resources for gold. [EVENT-5]"""

    def __init__(self, most: i64) -> None:
        self.most = most

    def run(self, t: Table[State], seat: i64, place: i64) -> None:
        """Open the purchases, the active player's first."""
        t.open(BUYING, 1 - seat, self.most)
        t.open(BUYING, seat, self.most)


class Plague(Verb):
    """A loss of one for each region beside a city without a Bath House. [EVENT-10]"""

    def run(self, t: Table[State], seat: i64, place: i64) -> None:
        """Hit both principalities, the active player's first; then pay for Pharmacies."""
        s = t.state
        for owner in (seat, 1 - seat):
            for plot in seats_in(beside_city(s, owner) & ~beside_bath(s, owner)):
                if s.stored[owner * PLOTS + plot]:
                    kind = s.bears(owner, plot)
                    t.record(Lost(owner, kind, 1, plot // SIDES, plot % SIDES))
        for owner in (1 - seat, seat):
            cured: i64 = 0
            for card in standing(s, owner):
                cured += CARD_ROWS.cures[card]
            if cured:
                t.open(GAINING, owner, a_gain(ALL_TYPES, cured))


def fill(t: Table[State], seat: i64, plot: i64, number: i64) -> None:
    """Store resources of a region's kind, as far as there is room, without doubling."""
    s = t.state
    number = min(number, CAPACITY - s.stored[seat * PLOTS + plot])
    if number:
        t.record(Gained(seat, s.bears(seat, plot), number, plot // SIDES, plot % SIDES))
