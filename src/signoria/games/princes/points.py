"""The points of cards: those printed, and those that count other cards or need them."""

from mypy_extensions import i64

from signoria.games.princes.book import BOOK
from signoria.games.princes.cards.terms import PER_MARKET_OR_HARBOR, PER_TRADE_SHIP
from signoria.games.princes.kinds import MARKET_OR_HARBOR
from signoria.games.princes.places import standing
from signoria.games.princes.rules import ABROAD, FRESH, POINT_TYPES, SEATS, SITES, USED, bit
from signoria.games.princes.state import State
from signoria.kernel.cells import zeros


def put_on(s: State, seat: i64, site: i64, card: i64) -> None:
    """A card comes to a site, and its points count; what it may cover stays beneath."""
    count_others(s, seat, -1)
    s.sites[seat * SITES + site] = card + 1
    gather(s, seat)
    count_points(s, seat, card, 1)
    count_others(s, seat, 1)


def take_off(s: State, seat: i64, site: i64, card: i64) -> None:
    """A card leaves a site with its points and its use; what it covered is there again."""
    count_others(s, seat, -1)
    s.sites[seat * SITES + site] = BOOK.on[card] + 1
    gather(s, seat)
    s.marks[USED + seat] &= ~bit(site)
    s.marks[FRESH + seat] &= ~bit(site)
    count_points(s, seat, card, -1)
    count_others(s, seat, 1)


def send_abroad(s: State, seat: i64, site: i64, card: i64) -> None:
    """A card of a seat comes to a site of the other; its points are the seat's. [BUILD-15]"""
    count_others(s, seat, -1)
    if len(s.abroad) == 0:
        s.abroad = zeros(SEATS * SITES)
    s.abroad[seat * SITES + site] = card + 1
    gather(s, seat)
    count_points(s, seat, card, 1)
    count_others(s, seat, 1)


def call_home(s: State, seat: i64, site: i64, card: i64) -> None:
    """A card of a seat leaves a site of the other with its points and its use."""
    count_others(s, seat, -1)
    s.abroad[seat * SITES + site] = 0
    gather(s, seat)
    s.marks[USED + ABROAD + seat] &= ~bit(site)
    s.marks[FRESH + ABROAD + seat] &= ~bit(site)
    count_points(s, seat, card, -1)
    count_others(s, seat, 1)


def gather(s: State, seat: i64) -> None:
    """Note which groups have a card in a principality, so that rules need not look for one."""
    found: i64 = 0
    for site in range(seat * SITES, seat * SITES + SITES):
        if s.sites[site]:
            found |= BOOK.kinds[s.sites[site] - 1]
    for card in s.cards_abroad(seat):
        found |= BOOK.kinds[card]
    s.groups[seat] = found


def count_points(s: State, seat: i64, card: i64, times: i64) -> None:
    """Add a card's printed points to a seat's sums, or take them off. [ADV-1]"""
    for point in range(POINT_TYPES):
        s.tally[seat * POINT_TYPES + point] += times * BOOK.points[card * POINT_TYPES + point]


def count_others(s: State, seat: i64, times: i64) -> None:
    """Add the points that cards have for other cards, or take them off. [ADV-2]"""
    counting: i64 = 0
    ships: i64 = 0
    markets: i64 = 0
    cards = standing(s, seat)
    for card in cards:
        counting += BOOK.counted[card] + 1
        ships += BOOK.ship[card]
        markets += BOOK.kinds[card] >> MARKET_OR_HARBOR & 1
    if counting == 0:
        return
    for card in cards:
        if BOOK.counted[card] >= 0 and ships >= BOOK.least[card]:
            number = number_counted(BOOK.per[card], ships, markets)
            s.tally[seat * POINT_TYPES + BOOK.counted[card]] += times * number


def number_counted(per: i64, ships: i64, markets: i64) -> i64:
    """How many cards a card counts; one where it asks for them only. [ADV-2]"""
    if per == PER_TRADE_SHIP:
        return ships
    return markets if per == PER_MARKET_OR_HARBOR else 1
