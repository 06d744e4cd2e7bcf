"""The places that cards take and leave, and their points: printed, by level, and for others."""

from mypy_extensions import i64

from signoria.games.princes.card_rows import CARD_ROWS
from signoria.games.princes.cards.terms import PER_MARKET_OR_HARBOR, PER_TRADE_SHIP
from signoria.games.princes.cards.vocabulary import LEVELS
from signoria.games.princes.kinds import MARKET_OR_HARBOR
from signoria.games.princes.places import standing, swap_marks, unmark
from signoria.games.princes.rules import COMMERCE, OUTER, PLACES, POINT_TYPES, SEATS, SITES
from signoria.games.princes.state import State
from signoria.kernel.cells import zeros


def put_on(s: State, seat: i64, place: i64, card: i64) -> None:
    """Put a card on a place and count its points; a covered card stays beneath."""
    count_others(s, seat, -1)
    set_place(s, seat, place, card + 1)
    gather(s, seat)
    count_points(s, seat, card, 1)
    s.tally[(1 - seat) * POINT_TYPES + COMMERCE] -= CARD_ROWS.camps[card]
    count_others(s, seat, 1)


def take_off(s: State, seat: i64, place: i64, card: i64) -> None:
    """Take a card off a place with its points and marks, and uncover the card beneath."""
    count_others(s, seat, -1)
    if SITES <= place < PLACES:
        show(s, seat, place, 0)
    set_place(s, seat, place, CARD_ROWS.on[card] + 1)
    gather(s, seat)
    unmark(s, seat, place)
    count_points(s, seat, card, -1)
    s.tally[(1 - seat) * POINT_TYPES + COMMERCE] += CARD_ROWS.camps[card]
    count_others(s, seat, 1)


def move_card(s: State, seat: i64, start: i64, end: i64) -> None:
    """Move a card between two places of one sort, with what it shows and its marks. [MOVE-1]"""
    if end < PLACES:
        first = seat * OUTER - SITES
        s.outer[first + end], s.outer[first + start] = s.outer[first + start], 0
        s.shown[first + end], s.shown[first + start] = s.shown[first + start], 0
    else:
        first = seat * PLACES - PLACES
        s.abroad[first + end], s.abroad[first + start] = s.abroad[first + start], 0
    swap_marks(s, seat, start, end)


def set_place(s: State, seat: i64, place: i64, cell: i64) -> None:
    """Set the cell of a place; a row that no card needed before is created. [GEO-5, BUILD-15]"""
    if place < SITES:
        s.sites[seat * SITES + place] = cell
    elif place < PLACES:
        if len(s.outer) == 0:
            s.outer = zeros(SEATS * OUTER)
            s.shown = zeros(SEATS * OUTER)
        s.outer[seat * OUTER + place - SITES] = cell
    else:
        if len(s.abroad) == 0:
            s.abroad = zeros(SEATS * PLACES)
        s.abroad[seat * PLACES + place - PLACES] = cell


def show(s: State, seat: i64, place: i64, number: i64) -> None:
    """Let a card on an outer place show a number, and count the points of that level. [LEVEL-1]"""
    at = seat * OUTER + place - SITES
    first = (s.outer[at] - 1) * LEVELS
    for point in range(POINT_TYPES):
        before = CARD_ROWS.level_points[(first + s.shown[at]) * POINT_TYPES + point]
        after = CARD_ROWS.level_points[(first + number) * POINT_TYPES + point]
        s.tally[seat * POINT_TYPES + point] += after - before
    s.shown[at] = number


def gather(s: State, seat: i64) -> None:
    """Store the groups present in a principality, so that rules need no search."""
    found: i64 = 0
    for cell in range(s.first_cell(seat), s.end_cell(seat)):
        if s.sites[cell]:
            found |= CARD_ROWS.kinds[s.sites[cell] - 1]
    for card in s.beyond_sites(seat):
        found |= CARD_ROWS.kinds[card]
    s.groups[seat] = found


def count_points(s: State, seat: i64, card: i64, times: i64) -> None:
    """Add a card's printed points to a seat's sums, or subtract them. [ADV-1]"""
    for point in range(POINT_TYPES):
        s.tally[seat * POINT_TYPES + point] += times * CARD_ROWS.points[card * POINT_TYPES + point]


def count_others(s: State, seat: i64, times: i64) -> None:
    """Add the points that cards have for other cards, or subtract them. [ADV-2]"""
    counting: i64 = 0
    ships: i64 = 0
    markets: i64 = 0
    cards = standing(s, seat)
    for card in cards:
        counting += CARD_ROWS.counted[card] + 1
        ships += CARD_ROWS.ship[card]
        markets += CARD_ROWS.kinds[card] >> MARKET_OR_HARBOR & 1
    if counting == 0:
        return
    for card in cards:
        if CARD_ROWS.counted[card] >= 0 and ships >= CARD_ROWS.least[card]:
            number = number_counted(CARD_ROWS.per[card], ships, markets)
            s.tally[seat * POINT_TYPES + CARD_ROWS.counted[card]] += times * number


def number_counted(per: i64, ships: i64, markets: i64) -> i64:
    """Return how many cards a card counts; one if it merely requires them. [ADV-2]"""
    if per == PER_TRADE_SHIP:
        return ships
    return markets if per == PER_MARKET_OR_HARBOR else 1
