"""The points of cards: printed ones, and those that depend on other cards."""

from mypy_extensions import i64

from signoria.games.princes.card_rows import CARD_ROWS
from signoria.games.princes.cards.terms import PER_MARKET_OR_HARBOR, PER_TRADE_SHIP
from signoria.games.princes.kinds import MARKET_OR_HARBOR
from signoria.games.princes.places import standing
from signoria.games.princes.rules import ABROAD, FRESH, POINT_TYPES, SEATS, SITES, USED, bit
from signoria.games.princes.state import State
from signoria.kernel.cells import zeros


def put_on(s: State, seat: i64, site: i64, card: i64) -> None:
    """Put a card on a site and count its points; a covered card stays beneath."""
    count_others(s, seat, -1)
    s.sites[seat * SITES + site] = card + 1
    gather(s, seat)
    count_points(s, seat, card, 1)
    count_others(s, seat, 1)


def take_off(s: State, seat: i64, site: i64, card: i64) -> None:
    """Take a card off a site with its points and marks, and uncover the card beneath."""
    count_others(s, seat, -1)
    s.sites[seat * SITES + site] = CARD_ROWS.on[card] + 1
    gather(s, seat)
    s.marks[USED + seat] &= ~bit(site)
    s.marks[FRESH + seat] &= ~bit(site)
    count_points(s, seat, card, -1)
    count_others(s, seat, 1)


def send_abroad(s: State, seat: i64, site: i64, card: i64) -> None:
    """Put a card of a seat on a site of the other; its owner gets the points. [BUILD-15]"""
    count_others(s, seat, -1)
    if len(s.abroad) == 0:
        s.abroad = zeros(SEATS * SITES)
    s.abroad[seat * SITES + site] = card + 1
    gather(s, seat)
    count_points(s, seat, card, 1)
    count_others(s, seat, 1)


def call_home(s: State, seat: i64, site: i64, card: i64) -> None:
    """Take a card of a seat off a site of the other, with its points and marks."""
    count_others(s, seat, -1)
    s.abroad[seat * SITES + site] = 0
    gather(s, seat)
    s.marks[USED + ABROAD + seat] &= ~bit(site)
    s.marks[FRESH + ABROAD + seat] &= ~bit(site)
    count_points(s, seat, card, -1)
    count_others(s, seat, 1)


def gather(s: State, seat: i64) -> None:
    """Store the groups present in a principality, so that rules need no search."""
    found: i64 = 0
    for site in range(seat * SITES, seat * SITES + SITES):
        if s.sites[site]:
            found |= CARD_ROWS.kinds[s.sites[site] - 1]
    for card in s.cards_abroad(seat):
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
