"""The value of a position of Il Principe for a seat, in points: a weighted sum of terms."""

from typing import Final

from mypy_extensions import i64

from signoria.games.il_principe.phases.building import may_build_now
from signoria.games.il_principe.phases.steps import CITY, WINNERS_CITY
from signoria.games.il_principe.rules import (
    CITIES_ON_DISPLAY,
    COLOURS,
    DECK_FOR_A_ROUND,
    LOT,
    MINOR,
    REGION_FIRST,
    REGION_SECOND,
    REGIONS,
    ROLES,
)
from signoria.games.il_principe.state import State

CITIES_A_ROUND: Final = 2.5

# The terms, in the order of the weights.
POINTS: Final = 0
DUCATS: Final = 1
CARDS: Final = 2
CITY_READY: Final = 3  # points of the best open city that hand and purse can pay
CITY_NEAR: Final = 4  # whether one card is missing for an open city
FIRST_IN: Final = 5  # colours led by face-up cards, a shared lead counts half
SECOND_IN: Final = 6  # colours in which the seat is second, or shares the lead
FACE_UP: Final = 7
REGION_POINTS: Final = 8  # points that the regions would bring now
SHIELDS: Final = 9
SETS: Final = 10  # full ones, and the square of the finished part of the next one
MAJORS: Final = 11
MINORS: Final = 12
MAY_BUILD: Final = 13  # points of that city if the seat may build it at once
TERMS: Final = 14


class Seat:
    """A seat's hand and purse, as if it had already bought the item of its standing bid."""

    def __init__(self, s: State, seat: i64) -> None:
        self.seat: i64 = seat
        self.coins: i64 = s.coins[seat]
        self.lot: i64 = -1
        self.cards: i64 = s.held[seat]
        self.more: i64 = 0
        self.role: i64 = -1
        if s.high_bidder == seat:
            self.coins -= s.high_bid
            if s.item >= LOT:
                self.lot = s.item - LOT
                self.more = s.lots[self.lot]
                self.cards += self.more
            else:
                self.role = s.item


def rounds_left(s: State) -> float:
    """Estimate how many rounds are left, by deck and cities."""
    by_deck = float(s.deck_left) / float(DECK_FOR_A_ROUND[s.seats])
    cities = s.cities_on_display() + s.city_deck_left - (CITIES_ON_DISPLAY - 1)
    by_cities = float(cities) / CITIES_A_ROUND
    return max(0.0, min(by_deck, by_cities))


def missing_cards(s: State, seat: i64, city: i64, lot: i64, more: i64) -> i64:
    """Count the cards that a hand lacks for a city, given `more` cards of the colour `lot`."""
    lacking: i64 = 0
    icons = city * COLOURS
    hand = seat * COLOURS
    for colour in range(COLOURS):
        gap = s.cities.icons[icons + colour] - s.hands[hand + colour]
        if colour == lot:
            gap -= more
        if gap > 0:
            lacking += gap
    return lacking


def rivals_best(s: State, seat: i64, colour: i64) -> i64:
    """Return the most face-up cards of a colour that another seat has."""
    best: i64 = 0
    for other in range(s.seats):
        if other != seat:
            best = max(best, s.face_up[other * COLOURS + colour])
    return best


def rivals_shields(s: State, seat: i64, region: i64) -> i64:
    """Return the most shields in a region that another seat has."""
    best: i64 = 0
    for other in range(s.seats):
        if other != seat:
            best = max(best, s.shields[region * s.seats + other])
    return best


def terms(s: State, seat: i64) -> list[float]:
    """Compute the terms of a seat, in the order of the weights."""
    found = [0.0] * TERMS
    own = Seat(s, seat)
    found[POINTS] = float(s.score(seat))
    found[DUCATS] = float(own.coins)
    found[CARDS] = float(own.cards)
    _look_at_cities(s, own, found)
    _look_at_rows(s, seat, found)
    _look_at_regions(s, seat, found)
    for role in range(ROLES):
        if s.roles[role] == seat or own.role == role:
            found[MAJORS if role < MINOR else MINORS] += 1.0
    return found


def _look_at_cities(s: State, own: Seat, found: list[float]) -> None:
    rest = s.display
    city: i64 = 0
    while rest > 0:
        if rest & 1:
            lacking = missing_cards(s, own.seat, city, own.lot, own.more)
            points = float(s.cities.points[city])
            if lacking == 0 and s.cities.price[city] <= own.coins:
                found[CITY_READY] = max(found[CITY_READY], points)
            elif lacking <= 1:
                found[CITY_NEAR] = 1.0
        rest >>= 1
        city += 1
    step = s.phase() if not s.over() else -1
    to_build = own.lot >= 0 and may_build_now(s)
    if to_build or (step == WINNERS_CITY and s.concerned() == own.seat):
        found[MAY_BUILD] = found[CITY_READY]


def _look_at_rows(s: State, seat: i64, found: list[float]) -> None:
    fewest: i64 = 100
    for colour in range(COLOURS):
        at = seat * COLOURS + colour
        mine = s.face_up[at]
        fewest = min(fewest, mine + s.face_down[at])
        found[FACE_UP] += float(mine)
        if mine:
            _look_at_rank(s, seat, colour, mine, found)
    begun = 0.0
    for at in range(seat * COLOURS, seat * COLOURS + COLOURS):
        if s.face_up[at] + s.face_down[at] > fewest:
            begun += 1.0 / float(COLOURS)
    found[SETS] = float(fewest) + begun * begun


def _look_at_rank(s: State, seat: i64, colour: i64, mine: i64, found: list[float]) -> None:
    above: i64 = 0
    level: i64 = 0
    for other in range(s.seats):
        if other != seat:
            count = s.face_up[other * COLOURS + colour]
            above += count > mine
            level += count == mine
    if above == 0:
        found[FIRST_IN] += 1.0 if level == 0 else 0.5
        found[SECOND_IN] += 0.0 if level == 0 else 0.5
    elif above == 1:
        found[SECOND_IN] += 1.0 if level == 0 else 0.5


def _look_at_regions(s: State, seat: i64, found: list[float]) -> None:
    for region in range(REGIONS):
        mine = s.shields[region * s.seats + seat]
        if mine == 0:
            continue
        found[SHIELDS] += float(mine)
        above: i64 = 0
        for other in range(s.seats):
            above += s.shields[region * s.seats + other] > mine
        if above == 0:
            found[REGION_POINTS] += float(REGION_FIRST)
        elif above == 1:
            found[REGION_POINTS] += float(REGION_SECOND)
    if not s.over() and s.phase() == CITY and s.concerned() == seat:
        found[SHIELDS] += float(s.shields_due)
        found[REGION_POINTS] += 1.5 * float(s.shields_due)


# Fitted to self-play by `python scripts/weigh.py 400`, by feature: a constant part,
# then a part for each round still to come.
WEIGHTS: Final[list[float]] = [
    *[0.93, 0.89, 0.42, 0.64, 0.54, 0.67, 0.38, 0.45, 0.47, 0.92, 1.91, 1.67, 0.81, 0.14],
    *[-0.08, 0.05, 0.24, -0.07, 0.14, 0.09, 0.03, 0.3, -0.09, -0.1, -0.37, -0.1, 0.0, -0.02],
]


def prospect(s: State, seat: i64, left: float) -> float:
    """Estimate the points of a seat at the end."""
    found = terms(s, seat)
    total = 0.0
    for term in range(TERMS):
        total += found[term] * (WEIGHTS[term] + left * WEIGHTS[TERMS + term])
    return total


def standing(s: State, seat: i64) -> float:
    """Return how far a seat's expected points lie ahead of the others' mean."""
    left = rounds_left(s)
    others = 0.0
    for other in range(s.seats):
        if other != seat:
            others += prospect(s, other, left)
    return prospect(s, seat, left) - others / float(s.seats - 1)
