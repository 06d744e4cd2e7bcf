"""Heuristics of The Princes of Catan for bots: position value and a fast choice."""

from typing import Final

from mypy_extensions import i64

from signoria.games.princes.actions import (
    BUILD,
    BUILD_CITY,
    BUILD_ROAD,
    BUILD_SETTLEMENT,
    DONE,
    KEEP_HAND,
    PICK_DECK,
    PICK_PLACE,
    PICK_SITE,
    PLAY,
    PUT,
    USE_ABROAD,
    USE_PLACE,
)
from signoria.games.princes.aims import A_POINT, A_ROAD, WORTHS, best_aim, hand_worth, worth_built
from signoria.games.princes.openings import opening_worth
from signoria.games.princes.phases.steps import (
    ACTIONS,
    BURYING,
    EXCHANGE,
    FEUD,
    FEUD_LOSS,
    LOSING,
    PREPARING,
    RETURNING,
    RIOTING,
    TARGETING,
)
from signoria.games.princes.places import card_at
from signoria.games.princes.rules import (
    COMMERCE,
    PLOTS,
    POINT_TYPES,
    PROGRESS,
    RESOURCE_TYPES,
    SITES,
    SKILL,
    STACKS,
    STRENGTH,
    bit,
)
from signoria.games.princes.state import State
from signoria.kernel.heuristics import Heuristics
from signoria.kernel.rng import Rng
from signoria.kernel.seats import NOBODY

WHIM: Final = 0  # the random stream of a bot
TRADES_OF: Final = 4  # one time in this many a playout move trades or plays a card

# Values, in tenths of a victory point.
A_REGION: Final = 1.5
A_STRENGTH: Final = 0.8
A_COMMERCE: Final = 1.0
A_SKILL: Final = 0.3
A_PROGRESS: Final = 1.0
# The threat of an open step that costs a seat something, so that averting it pays.
A_THREAT: Final = 3.0
LOSSES: Final = 1 << RIOTING | 1 << FEUD_LOSS | 1 << LOSING
BLOWS: Final = 1 << FEUD | 1 << BURYING | 1 << TARGETING
LAST_LOSS: Final = max(RIOTING, FEUD_LOSS, RETURNING, LOSING, FEUD, BURYING, TARGETING)
FIRST_OF_A_KIND: Final = 0.6  # resources count less the more there are of a kind
MORE_OF_A_KIND: Final = 0.3


class Steward(Heuristics[State]):
    """Heuristics from things built, and things that the stores could pay."""

    def evaluate(self, s: State, seat: i64) -> float:
        """Return the lead in points and cards, plus the seat's own next aims."""
        ahead = standing(s, seat) - standing(s, 1 - seat)
        if s.turn == 0:
            ahead += opening_worth(s, seat)
        return (ahead + best_aim(s, seat) + hand_worth(s, seat)) / A_POINT

    def reward(self, s: State, seat: i64) -> float:
        """Weigh the victory one half, and the lead in points the other half."""
        ahead = float(s.score(seat) - s.score(1 - seat)) / float(s.options.points)
        won = 1.0 if s.winners >> seat & 1 else 0.0
        return 0.5 * won + 0.25 + 0.25 * max(-1.0, min(1.0, ahead))

    def candidates(self, s: State, seat: i64, legal: list[int]) -> list[int]:
        """Drop duplicates and discards: all stacks that a card may go under are alike."""
        found: list[int] = []
        card: i64 = NOBODY
        for number in legal:
            if not PUT <= number < PICK_DECK:
                found.append(number)
            elif (number - PUT) // STACKS != card:
                card = (number - PUT) // STACKS
                found.append(number)
        if s.phase() == ACTIONS:
            found = [n for n in found if not PICK_SITE <= n < USE_ABROAD]
            found = [n for n in found if not PICK_PLACE <= n < USE_PLACE]
        return found

    def playout_move(self, s: State, seat: i64, legal: list[int], rng: Rng) -> i64:
        """Build the dearest thing possible, seldom trade, and keep the hand."""
        phase = s.phase()
        if phase == EXCHANGE:
            return KEEP_HAND
        if phase not in (ACTIONS, PREPARING):
            return legal[rng.below(WHIM, len(legal))]
        for first, end in ((BUILD_CITY, BUILD), (BUILD_SETTLEMENT, BUILD_CITY)):
            number = within(legal, first, end, rng)
            if number != DONE:
                return number
        number = best_card(legal)
        if number != DONE:
            return number
        if rng.below(WHIM, TRADES_OF) == 0:
            return within(legal, PLAY, PICK_SITE, rng)
        return within(legal, BUILD_ROAD, BUILD_SETTLEMENT, rng)


HEURISTICS: Final = Steward()


def within(legal: list[int], first: i64, end: i64, rng: Rng) -> i64:
    """Return a random legal number of a part of the menu; DONE if there is none."""
    found = [number for number in legal if first <= number < end]
    return found[rng.below(WHIM, len(found))] if found else DONE


def best_card(legal: list[int]) -> i64:
    """Return the expansion that brings most; DONE if none can be built."""
    best: i64 = DONE
    for number in legal:
        if BUILD <= number < PLAY and (
            best == DONE or worth_built(number - BUILD) > worth_built(best - BUILD)
        ):
            best = number
    return best


def standing(s: State, seat: i64) -> float:
    """Return the value of a principality, in tenths of a victory point."""
    at = seat * POINT_TYPES
    total = A_POINT * float(s.score(seat))
    total += A_STRENGTH * float(s.tally[at + STRENGTH]) + A_COMMERCE * float(s.tally[at + COMMERCE])
    total += A_SKILL * float(s.tally[at + SKILL]) + A_PROGRESS * float(s.tally[at + PROGRESS])
    for plot in range(seat * PLOTS, seat * PLOTS + PLOTS):
        if s.land[plot]:
            total += A_REGION
    for site in range(seat * SITES, seat * SITES + SITES):
        if s.sites[site]:
            total += WORTHS[s.sites[site] - 1]
    for card in s.beyond_sites(seat):
        total += WORTHS[card]
    roads = s.roads[seat]
    while roads > 0:
        roads &= roads - 1
        total += A_ROAD
    return total + stores(s, seat) - A_THREAT * float(threats(s, seat)) - about_to_go(s, seat)


def about_to_go(s: State, seat: i64) -> float:
    """Return the worth of the cards of a seat that open steps are about to take."""
    total = 0.0
    for step in s.steps:
        if step & 255 == RETURNING and (step >> 8 & 255) - 16 == seat:
            total += worth_built(card_at(s, seat, step >> 16))
    return total


def threats(s: State, seat: i64) -> i64:
    """Count the open steps that will cost a seat something: its own, or the other's."""
    found: i64 = 0
    for step in s.steps:
        phase = step & 255
        if phase <= LAST_LOSS and bit(phase) & (
            LOSSES if (step >> 8 & 255) - 16 == seat else BLOWS
        ):
            found += 1
    return found


def stores(s: State, seat: i64) -> float:
    """Return the value of a seat's resources."""
    total = 0.0
    for resource in range(RESOURCE_TYPES):
        amount = s.amount_of(seat, resource)
        if amount:
            total += FIRST_OF_A_KIND + MORE_OF_A_KIND * float(amount - 1)
    return total
