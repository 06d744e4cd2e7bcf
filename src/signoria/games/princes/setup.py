"""The set-up of a table, before anything has happened."""

from mypy_extensions import i64

from signoria.games.princes.card_rows import CARD_ROWS, SIZE, number_of
from signoria.games.princes.cards import CARDS
from signoria.games.princes.cards.vocabulary import REGION, STACK_BACK
from signoria.games.princes.decks.judging import CHOSEN_EVENTS, DECK_SIZE
from signoria.games.princes.modes import (
    dealt_in,
    events_in,
    listed_in,
    lots_of,
    lying_open,
    sure_events,
)
from signoria.games.princes.points import put_on
from signoria.games.princes.rules import (
    BACKS,
    BELOW_YULE,
    CITIES,
    FIRST_COLUMN,
    FIRST_TOWN,
    GOLD,
    MARKER_FIRST,
    MARKS,
    PLOTS,
    POINT_TYPES,
    RESOURCE_TYPES,
    ROADS,
    SEATS,
    SETTLEMENTS,
    SIDES,
    SITES,
    START_HAND,
    START_REGIONS,
    TOURNAMENT_STACKS,
    TOWNS,
    VP,
    Options,
)
from signoria.games.princes.state import State
from signoria.kernel.cells import cells, filled, zeros


def initial_state(seats: i64, options: Options) -> State:
    """Create middle, stacks and two principalities. [SET-1, SET-2, SET-3, SET-5, T2, T3]

    Each call reads the card database again, because tests add cards to it.
    """
    s = State()
    s.seats = seats
    s.options = options
    s.hands = zeros(SEATS * SIZE)
    s.held = zeros(SEATS + SEATS * BACKS)
    s.known = zeros(SEATS * SIZE)
    s.roads = filled(SEATS, 1 << (FIRST_COLUMN + 1))
    s.towns = zeros(SEATS * TOWNS)
    s.land = zeros(SEATS * PLOTS)
    s.stored = zeros(SEATS * PLOTS)
    s.sites = zeros(SEATS * SITES)
    s.tally = zeros(SEATS * POINT_TYPES)
    s.owned = zeros(SEATS * RESOURCE_TYPES)
    s.groups = zeros(SEATS)
    s.marks = zeros(MARKS)
    s.clear_kept()
    lay_middle(s)
    lay_stacks(s)
    lay_events(s)
    for seat in range(SEATS):
        set_up_principality(s, seat)
        for at, card in enumerate(dealt_in(options.mode, options.edition)):
            put_on(s, seat, MARKER_FIRST + at, card)
    return s


def lay_middle(s: State) -> None:
    """Set up centre cards, regions, and open cards. [SET-2, MODE-3, T2]"""
    s.roads_left = ROADS
    s.settlements_left = SETTLEMENTS
    s.cities_left = CITIES
    s.middle = lying_open(s.options.mode, s.options.edition)
    for card in CARDS:
        region = card.kind == REGION and card.back == STACK_BACK
        if region and listed_in(s.options.edition, card):
            s.middle[card.id] = 1


def lay_stacks(s: State) -> None:
    """Set up draw stacks of unknown cards, as equal as their backs allow. [SET-3, MODE-1]"""
    options = s.options
    if options.own_decks:
        s.sizes = filled(options.stacks, (DECK_SIZE - START_HAND) // TOURNAMENT_STACKS)  # [T16]
        s.pool = zeros(SEATS * SIZE)
        s.discard = zeros(SEATS * SIZE)
        s.decks = zeros(4 * SEATS * SIZE)
    else:
        s.sizes = cells([size_of(options, stack) for stack in range(options.stacks)])
        s.pool = options.totals[:]
        s.discard = zeros(SIZE)
    s.stock = zeros(sum(s.sizes))
    s.seen = zeros(sum(s.sizes))


def size_of(options: Options, stack: i64) -> int:
    """Return the share of a stack in the cards of its back; the first stacks get the remainder."""
    alike = [at for at in range(options.stacks) if options.backs[at] == options.backs[stack]]
    whole = sum(options.totals[options.pool_first[stack] : options.pool_end[stack]])
    return whole // len(alike) + (alike.index(stack) < whole % len(alike))


def lay_events(s: State) -> None:
    """Set up the event stack: Yule fourth from the bottom, the rest unknown. [SET-5, T5, T9]"""
    mode, edition = s.options.mode, s.options.edition
    sure = sure_events(mode, edition)
    yule = number_of("yule")
    sure[yule] -= 1
    s.event_pool = cells([*sure, *lots_of(mode, edition)])
    s.events = zeros(events_in(mode, CHOSEN_EVENTS, edition))
    s.events[len(s.events) - 1 - BELOW_YULE] = yule + 1


def set_up_principality(s: State, seat: i64) -> None:
    """Set up two settlements, a road, and six regions with stores. [SET-1, T4]"""
    for town in (FIRST_TOWN, FIRST_TOWN + 1):
        s.settle(seat, town)
    s.tally[seat * POINT_TYPES + VP] = 2
    plot = seat * PLOTS + FIRST_COLUMN * SIDES
    for key in START_REGIONS:
        card = next(c.id for c in CARDS if c.key == key and c.back == STACK_BACK + 1 + seat)
        kind = CARD_ROWS.resource[card]
        s.land[plot] = card + 1
        s.stored[plot] = 0 if kind == GOLD and not s.options.own_decks else 1
        s.owned[seat * RESOURCE_TYPES + kind] += s.stored[plot]
        plot += 1
    s.survey(seat)
