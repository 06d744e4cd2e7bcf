"""Heuristics for the next build of a seat: how near it is, and the value of the hand."""

from typing import Final

from mypy_extensions import i64

from signoria.games.princes.building import CITY, ROAD, SETTLEMENT, barred, discount_for, shortfall
from signoria.games.princes.card_rows import CARD_ROWS, SIZE
from signoria.games.princes.cards import CARDS, Card
from signoria.games.princes.dues import BITS, NUMBER_GAINED
from signoria.games.princes.kinds import NO_PLACE
from signoria.games.princes.needs import needs_met
from signoria.games.princes.phases.steps import (
    BROWSING,
    CHOOSING,
    EXCHANGE_DRAW,
    FETCHING,
    GAINING,
    PAYING,
    PLACING,
    ROBBING,
    SEARCHING,
    STEALING,
    TAKING,
)
from signoria.games.princes.rules import POINT_TYPES, RESOURCE_TYPES, SETTLEMENT_THERE, TOWNS, VP
from signoria.games.princes.sites import has_place, leftmost, rightmost
from signoria.games.princes.state import State

# Values, in tenths of a victory point.
A_POINT: Final = 10.0
A_ROAD: Final = 3.0
A_NEW_TOWN: Final = 13.0  # its point and its regions
AN_EXPANSION: Final = 3.0
A_FUNCTION: Final = 1.0  # a function of a card beside its points
AN_OPENING: Final = 1.0  # for each title that needs the card
MOST_OPENINGS: Final = 3
# A buildable thing counts for a part of its value, and less for each missing resource.
IN_REACH: Final = 0.3
PER_LACK: Final = 0.6
OUT_OF_REACH: Final = 6
# Cards of a hand, and a card that is about to be drawn.
A_USABLE_CARD: Final = 0.6
AN_ACTION: Final = 0.3
A_DEAD_CARD: Final = 0.1
A_DRAW: Final = 0.4
A_SEARCH: Final = 0.7  # a card of one's choice
A_PRICE: Final = 0.4  # for each resource that a begun action will cost
A_GAIN: Final = 0.7  # for each resource that it will bring


def card_worth(card: Card) -> float:
    """Return the value of a card in play beside its points: functions, and titles it enables."""
    opened = [other for other in CARDS if opens(card, other)]
    functions = len(card.effects) + int(card.special != "")
    openings = AN_OPENING * float(min(MOST_OPENINGS, len(opened)))
    return AN_EXPANSION + A_FUNCTION * float(functions) + openings


def opens(card: Card, other: Card) -> bool:
    """Return whether another card requires this card, or lies on it."""
    needs = [atom.title for line in other.needs for atom in line]
    return card.title in needs or other.on == card.title


WORTHS: Final = [card_worth(card) for card in CARDS]


def worth_built(card: i64) -> float:
    """Return the value of a card in play, points included."""
    return WORTHS[card] + A_POINT * float(CARD_ROWS.points[card * POINT_TYPES + VP])


def reach(s: State, seat: i64, card: i64, worth: float) -> float:
    """Return the value of being near to building something."""
    lacking = shortfall(s, seat, card)
    if lacking:
        lacking = max(0, lacking - discount_for(s, seat, card))
    value = IN_REACH * worth
    for _resource in range(min(OUT_OF_REACH, lacking)):
        value *= PER_LACK
    return value


def best_aim(s: State, seat: i64) -> float:
    """Return the value of the best thing to build next, by its worth and the missing resources."""
    best = 0.0
    for town in range(seat * TOWNS, seat * TOWNS + TOWNS):
        if s.cities_left and s.towns[town] == SETTLEMENT_THERE:
            best = max(best, reach(s, seat, CITY, A_POINT))
    roads, first, last = s.roads[seat], leftmost(s, seat), rightmost(s, seat)
    if s.settlements_left and (roads >> first | roads >> (last + 1)) & 1:
        best = max(best, reach(s, seat, SETTLEMENT, A_NEW_TOWN))
    elif s.settlements_left and s.roads_left:
        best = max(best, reach(s, seat, ROAD, A_ROAD + A_NEW_TOWN / 2))
    for card in s.hand_of(seat):
        if buildable(s, seat, card):
            best = max(best, reach(s, seat, card, worth_built(card)))
    return best


def buildable(s: State, seat: i64, card: i64) -> bool:
    """Return whether only the price keeps a seat from building a card."""
    if CARD_ROWS.place[card] == NO_PLACE or barred(s, seat, card):
        return False
    return has_place(s, seat, card) and needs_met(s, seat, card)


def hand_worth(s: State, seat: i64) -> float:
    """Return the value of the cards in a hand, and of steps under way."""
    total = 0.0
    for card in s.hand_of(seat):
        total += in_hand(s, seat, card) * float(s.hands[seat * SIZE + card])
    return total + under_way(s, seat)


def in_hand(s: State, seat: i64, card: i64) -> float:
    """Return the value of one card of a hand now."""
    if CARD_ROWS.place[card] == NO_PLACE:
        return AN_ACTION if needs_met(s, seat, card) else A_DEAD_CARD
    return A_USABLE_CARD if buildable(s, seat, card) else A_DEAD_CARD


def under_way(s: State, seat: i64) -> float:
    """Return the value of open steps for a seat: cards to place or draw, gains, and prices."""
    total = 0.0
    for step in s.steps:
        if (step >> 8 & 255) - 16 == seat:
            total += step_worth(step & 255, step >> 16)
    return total


def step_worth(phase: i64, memo: i64) -> float:
    """Return the value of an open step for the seat it concerns."""
    if phase == PLACING:
        return worth_built(memo) - A_PRICE * float(price_of(memo))
    if phase == PAYING:
        return -A_PRICE * float(count_due(memo))
    if phase in (GAINING, CHOOSING):
        return A_GAIN * float(memo & NUMBER_GAINED)
    if phase in (TAKING, ROBBING):
        return 2.0 * A_GAIN
    if phase == SEARCHING:
        return A_SEARCH
    return A_DRAW if phase in (EXCHANGE_DRAW, STEALING, FETCHING, BROWSING) else 0.0


def count_due(memo: i64) -> i64:
    """Return the number of resources in a payment."""
    total: i64 = 0
    while memo > 0:
        total += memo & 15
        memo >>= BITS
    return total


def price_of(card: i64) -> i64:
    """Return the number of resources that a card costs."""
    total: i64 = 0
    for at in range(card * RESOURCE_TYPES, card * RESOURCE_TYPES + RESOURCE_TYPES):
        total += CARD_ROWS.cost[at]
    return total
