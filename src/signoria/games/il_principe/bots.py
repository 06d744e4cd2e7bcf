"""Heuristics of Il Principe for bots: candidate moves for search, and fast playout moves.

They are rules of thumb, in half ducats where they are about money. Callers pass the legal moves.
`evaluation.py` evaluates positions.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from signoria.games.il_principe.actions import BUILD, LAY, MENU, PLACE_SHIELD, SetAside
from signoria.games.il_principe.evaluation import (
    missing_cards,
    rivals_best,
    rivals_shields,
    standing,
)
from signoria.games.il_principe.phases.building import may_build_now
from signoria.games.il_principe.phases.steps import (
    AUCTION,
    MASTERS_EYE,
    SETTING_ASIDE,
    TURN,
    WINNERS_CITY,
)
from signoria.games.il_principe.rules import (
    BUILDINGS_OF_A_COLOUR,
    CITIES,
    COLOURS,
    LOT,
    MINOR,
)
from signoria.games.il_principe.state import State
from signoria.kernel.cells import Cells, zeros
from signoria.kernel.heuristics import Heuristics
from signoria.kernel.rng import Rng

WHIM: Final = 0  # the random stream of a bot
NEVER: Final = -1000

CARD: Final = 2  # a card of a lot
LEAD: Final = 3  # cards that would take the lead in their colour
CITY_AT_ONCE: Final = 6  # a lot that lets its buyer build, besides half the city's points
ALMOST: Final = 3  # a lot after which one card is missing
MAJOR_ROLE: Final = 6
MINOR_ROLE: Final = 3
EFFECTS: Final = [0, 1, 1, 2, 2]  # by colour, the extra value of a role's effect

# The share of the victory in a reward; the rest is points ahead. An even mixture looked weaker in a
# hundred games, which do not settle it.
VICTORY: Final = 0.25
FAR_AHEAD: Final = 20.0  # a greater lead in points counts no more than this

MOST_TURNS: Final = 8
MOST_ASIDES: Final = 5
MOST_REGIONS: Final = 6


class Courtier(Heuristics[State]):
    """Heuristics of Il Principe, phase by phase."""

    def evaluate(self, s: State, seat: i64) -> float:
        """Return how far the seat's expected points lie ahead of the others'."""
        return standing(s, seat)

    def reward(self, s: State, seat: i64) -> float:
        """Weigh the victory a little, and mostly the points ahead of the best rival."""
        best: i64 = NEVER
        for other in range(s.seats):
            if other != seat:
                best = max(best, s.score(other))
        ahead = float(s.score(seat) - best) / FAR_AHEAD
        ahead = 0.5 + 0.5 * max(-1.0, min(1.0, ahead))
        won = 1.0 if s.winners >> seat & 1 else 0.0
        return VICTORY * won + (1.0 - VICTORY) * ahead

    def candidates(self, s: State, seat: i64, legal: list[int]) -> list[int]:
        """Return the promising moves first; if there are many, only those."""
        if len(legal) < 3:
            return legal
        phase = s.phase()
        if phase == AUCTION:
            return candidate_bids(s, seat, legal)
        if phase == TURN:
            return candidate_turns(s, seat, legal)
        if phase == SETTING_ASIDE:
            return candidate_asides(s, seat, legal)
        if phase in (WINNERS_CITY, MASTERS_EYE):
            return legal[::-1]  # doing nothing comes last
        return candidate_shields(s, seat, legal)

    def playout_move(self, s: State, seat: i64, legal: list[int], rng: Rng) -> i64:
        """Choose a sensible move without search."""
        if len(legal) == 1:
            return legal[0]
        phase = s.phase()
        if phase == AUCTION:
            return playout_bid(s, seat, legal, rng)
        if phase == TURN:
            return playout_turn(s, seat, legal, rng)
        if phase == WINNERS_CITY:
            return best_build(s, legal)
        if phase == SETTING_ASIDE:
            return playout_aside(s, seat, legal, rng)
        if phase == MASTERS_EYE:
            return legal[rng.below(WHIM, len(legal))]
        return playout_shield(s, seat, legal, rng)


HEURISTICS: Final = Courtier()


# Bidding.


def limit_for(s: State, seat: i64, whim: i64) -> i64:
    """Estimate the item under auction for a seat, in half ducats, plus a random `whim`."""
    if s.item < LOT:
        return role_limit(s.item) + whim
    return lot_limit(s, seat, s.item - LOT, whim)


def role_limit(role: i64) -> i64:
    """Estimate a role, in half ducats."""
    return EFFECTS[role % COLOURS] + (MAJOR_ROLE if role < MINOR else MINOR_ROLE)


def lot_limit(s: State, seat: i64, colour: i64, whim: i64) -> i64:
    """Estimate a lot for a seat, in half ducats, keeping enough to pay for a city."""
    cards = s.lots[colour]
    at = seat * COLOURS + colour
    mine = s.face_up[at] + s.hands[at]
    plain: i64 = CARD * cards + whim
    if mine <= rivals_best(s, seat, colour) < mine + cards:
        plain += LEAD
    best = min(plain, 2 * s.coins[seat])
    rest = s.display
    city: i64 = 0
    while rest > 0:
        if rest & 1:
            bonus = city_bonus(s, seat, city, colour, cards)
            price: i64 = s.cities.price[city] if bonus >= CITY_AT_ONCE else 0
            best = max(best, min(plain + bonus, 2 * (s.coins[seat] - price)))
        rest >>= 1
        city += 1
    return best


def city_bonus(s: State, seat: i64, city: i64, colour: i64, cards: i64) -> i64:
    """Return how much nearer a lot brings a seat to a city, in half ducats."""
    if s.coins[seat] <= s.cities.price[city]:
        return 0
    lacking = missing_cards(s, seat, city, colour, cards)
    if lacking == 0 and may_build_now(s):
        return CITY_AT_ONCE + s.cities.points[city] // 2
    return ALMOST if lacking <= 1 else 0


def candidate_bids(s: State, seat: i64, legal: list[int]) -> list[int]:
    """Return: raise by one, pass, go half way to the limit. At the limit, passing comes first."""
    most = limit_for(s, seat, 1) // 2
    if most <= s.high_bid:
        return legal[:2]
    found = [legal[1], legal[0]]
    halfway = (most - s.high_bid) // 2
    if halfway > 1:
        found.append(legal[halfway])
    return found


def playout_bid(s: State, seat: i64, legal: list[int], rng: Rng) -> i64:
    """Raise by one, or by two if the limit allows, up to the limit."""
    most = limit_for(s, seat, rng.below(WHIM, 4) - 1) // 2
    if most <= s.high_bid:
        return legal[0]
    raised: i64 = 1
    if most > s.high_bid + 2:
        raised += rng.below(WHIM, 2)
    return legal[min(raised, len(legal) - 1)]


# Building and laying.


def best_build(s: State, legal: list[int]) -> i64:
    """Return the buildable city with most points; if no city can be built, the first move."""
    best = legal[0]
    most: i64 = 0
    for number in legal:
        if BUILD <= number < BUILD + CITIES:
            points = s.cities.points[number - BUILD]
            if points > most:
                most = points
                best = number
    return best


def playout_turn(s: State, seat: i64, legal: list[int], rng: Rng) -> i64:
    """Build if possible; else lay cards of the colour where they count most."""
    best = best_build(s, legal)
    if best != legal[0]:
        return best
    most: i64 = 0
    at: i64 = 1  # without a buildable city, the moves that lay cards follow in colour order
    for colour in range(COLOURS):
        held = s.hands[seat * COLOURS + colour]
        if held == 0:
            continue
        short = rivals_best(s, seat, colour) - s.face_up[seat * COLOURS + colour] + 1
        gain: i64 = held + rng.below(WHIM, 3)
        if short <= 0:
            gain -= held  # the seat already leads this colour
        elif short <= held:
            gain += LEAD + 1
        if gain > most:
            most = gain
            best = legal[at + max(0, min(short, held) - 1)]
        at += held
    return best


def candidate_turns(s: State, seat: i64, legal: list[int]) -> list[int]:
    """Rank cities by points; then each colour, enough to lead or all; then doing nothing."""
    gains = vec[i64]()
    for number in legal:
        gains = append(gains, turn_gain(s, seat, number))
    return ranked(legal, gains, MOST_TURNS)


def turn_gain(s: State, seat: i64, number: i64) -> i64:
    """Return how promising one move of a turn looks."""
    if number < BUILD:
        return 3
    if number < BUILD + CITIES:
        return 50 + s.cities.points[number - BUILD]
    colour = (number - LAY) // BUILDINGS_OF_A_COLOUR
    cards = (number - LAY) % BUILDINGS_OF_A_COLOUR + 1
    at = seat * COLOURS + colour
    if s.face_up[at] + cards == rivals_best(s, seat, colour) + 1:
        return 10 + cards
    return 4 + cards if cards == s.hands[at] else NEVER


# Setting aside.


def wanted(s: State, seat: i64) -> Cells:
    """Return the value of a card of each colour to a hand: for many of a kind, and near cities."""
    want = zeros(COLOURS)
    for colour in range(COLOURS):
        want[colour] = 2 * s.hands[seat * COLOURS + colour]
    rest = s.display
    city: i64 = 0
    while rest > 0:
        if rest & 1 and missing_cards(s, seat, city, 0, 0) < 2:
            for colour in range(COLOURS):
                want[colour] += 5 * s.cities.icons[city * COLOURS + colour]
        rest >>= 1
        city += 1
    return want


def given_up(want: Cells, number: i64) -> i64:
    """Return the value of the cards that a choice sets aside."""
    action = MENU[number]
    assert isinstance(action, SetAside)
    cards = action.cards()
    lost: i64 = 0
    for colour in range(COLOURS):
        lost += want[colour] * cards[colour]
    return lost


def candidate_asides(s: State, seat: i64, legal: list[int]) -> list[int]:
    """Return the choices that set aside the cards of least value."""
    want = wanted(s, seat)
    gains = vec[i64]()
    for number in legal:
        gains = append(gains, -given_up(want, number))
    return ranked(legal, gains, MOST_ASIDES)


def playout_aside(s: State, seat: i64, legal: list[int], rng: Rng) -> i64:
    """Set aside the cards of least value, with some randomness."""
    want = wanted(s, seat)
    for colour in range(COLOURS):
        want[colour] += rng.below(WHIM, 3)
    best = legal[0]
    least = given_up(want, best)
    for number in legal:
        lost = given_up(want, number)
        if lost < least:
            least = lost
            best = number
    return best


# Shields.


def shield_gain(s: State, seat: i64, region: i64) -> i64:
    """Return the value of one more shield in a region."""
    mine = s.shields[region * s.seats + seat]
    theirs = rivals_shields(s, seat, region)
    if mine < theirs:
        return 4 if mine + 1 == theirs else 1
    if mine == theirs:
        return 6 if mine else 5
    return 2 if mine == theirs + 1 else 0


def candidate_shields(s: State, seat: i64, legal: list[int]) -> list[int]:
    """Return the regions where a shield changes most first; keeping the shield is left out."""
    gains = vec[i64]()
    for number in legal:
        shield = number >= PLACE_SHIELD
        gains = append(gains, shield_gain(s, seat, number - PLACE_SHIELD) if shield else NEVER)
    return ranked(legal, gains, MOST_REGIONS)


def playout_shield(s: State, seat: i64, legal: list[int], rng: Rng) -> i64:
    """Choose the region where a shield changes most, with some randomness."""
    best = legal[0]
    most: i64 = -1
    for number in legal:
        if number >= PLACE_SHIELD:
            gain = shield_gain(s, seat, number - PLACE_SHIELD) + rng.below(WHIM, 2)
            if gain > most:
                most = gain
                best = number
    return best


def ranked(moves: list[int], gains: Cells, most: i64) -> list[int]:
    """Return at most `most` moves, the greatest gains first; this overwrites `gains`."""
    found: list[int] = []
    while len(found) < most:
        best: i64 = 0
        for at in range(len(moves)):
            if gains[at] > gains[best]:
                best = at
        if gains[best] <= NEVER:
            break
        found.append(moves[best])
        gains[best] = NEVER
    return found
