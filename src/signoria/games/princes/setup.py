"""The table before anything has happened."""

from mypy_extensions import i64

from signoria.games.princes.book import BOOK, SIZE, copies_of, number_of
from signoria.games.princes.cards import CARDS
from signoria.games.princes.cards.vocabulary import ACTION, BASIC, EVENT, GREEN, REGION, STACK_BACK
from signoria.games.princes.rules import (
    BELOW_YULE,
    CITIES,
    FIRST_COLUMN,
    FIRST_TOWN,
    GOLD,
    PLOTS,
    POINT_TYPES,
    RESOURCE_TYPES,
    ROADS,
    SEATS,
    SETTLEMENT_THERE,
    SETTLEMENTS,
    SIDES,
    SITES,
    STACKS,
    START_REGIONS,
    TOWNS,
    VP,
    Options,
)
from signoria.games.princes.state import State
from signoria.kernel.cells import cells, filled, zeros


def lay_table(seats: i64, options: Options) -> State:
    """Middle, stacks and two principalities. [SET-1, SET-2, SET-3, SET-5]"""
    s = State()
    s.seats = seats
    s.options = options
    s.hands = zeros(SEATS * SIZE)
    s.held = zeros(SEATS)
    s.known = zeros(SEATS * SIZE)
    s.roads = filled(SEATS, 1 << (FIRST_COLUMN + 1))
    s.towns = zeros(SEATS * TOWNS)
    s.land = zeros(SEATS * PLOTS)
    s.stored = zeros(SEATS * PLOTS)
    s.sites = zeros(SEATS * SITES)
    s.tally = zeros(SEATS * POINT_TYPES)
    s.owned = zeros(SEATS * RESOURCE_TYPES)
    s.bearers = zeros(SEATS * RESOURCE_TYPES)
    lay_middle(s)
    for seat in range(SEATS):
        lay_principality(s, seat)
    return s


def lay_middle(s: State) -> None:
    """Centre cards, regions, draw stacks of equal size, and the event stack. [SET-2, SET-3]"""
    s.roads_left = ROADS
    s.settlements_left = SETTLEMENTS
    s.cities_left = CITIES
    s.land_left = cells([int(c.kind == REGION and c.back == STACK_BACK) for c in CARDS])
    s.totals = copies_of([GREEN, ACTION], [BASIC])
    s.pool = s.totals[:]
    s.discard = zeros(SIZE)
    size = sum(s.totals)
    s.stock = zeros(size)
    s.seen = zeros(size)
    s.sizes = filled(STACKS, size // STACKS)
    s.event_pool = copies_of([EVENT], [BASIC])
    yule = number_of("yule")
    s.events = zeros(sum(s.event_pool))
    s.event_pool[yule] -= 1
    s.events[len(s.events) - 1 - BELOW_YULE] = yule + 1  # [SET-5]


def lay_principality(s: State, seat: i64) -> None:
    """Two settlements, a road, six regions with one resource each but for gold. [SET-1]"""
    for town in (FIRST_TOWN, FIRST_TOWN + 1):
        s.towns[seat * TOWNS + town] = SETTLEMENT_THERE
    s.tally[seat * POINT_TYPES + VP] = 2
    plot = seat * PLOTS + FIRST_COLUMN * SIDES
    for key in START_REGIONS:
        card = next(c.id for c in CARDS if c.key == key and c.back == STACK_BACK + 1 + seat)
        kind = BOOK.resource[card]
        s.land[plot] = card + 1
        s.stored[plot] = 0 if kind == GOLD else 1
        s.owned[seat * RESOURCE_TYPES + kind] += s.stored[plot]
        s.bearers[seat * RESOURCE_TYPES + kind] += 1
        plot += 1
