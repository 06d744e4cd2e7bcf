"""Heuristics of Intrigue for bots: position value and a fast neutral choice."""

from typing import Final

from mypy_extensions import i64

from signoria.games.intrigue.actions import (
    ADMIT,
    BRIBES,
    CONCEDE,
    KEEP,
    MENU,
    REPLACE,
    Place,
    PlaceAll,
)
from signoria.games.intrigue.phases.steps import (
    AGES,
    BRIBERY,
    EXTERNAL,
    INTERNAL,
    SENDING,
    UNCONTESTED,
)
from signoria.games.intrigue.rules import DEFENDER, DOMAINS, YES
from signoria.games.intrigue.state import State
from signoria.kernel.heuristics import Heuristics
from signoria.kernel.rng import Rng
from signoria.kernel.seats import NOBODY, clockwise, first_in

WHIM: Final = 0  # the random stream of a bot
NEVER: Final = -1_000_000_000
MOST_BRIBES: Final = 6  # of many sums, a search tries this many of the least
VICTORY: Final = 0.5  # the share of the victory in a reward; the rest is money ahead
FAR_AHEAD: Final = 60.0  # a greater lead in notes counts no more than this


class Chamberlain(Heuristics[State]):
    """Heuristics from money alone: cash, and salaries still to come."""

    def evaluate(self, s: State, seat: i64) -> float:
        """Return the notes ahead of the best rival, with the salaries still to come."""
        return float(prospects(s, seat) - best_rival(s, seat)) / float(s.options.min_bribe)

    def reward(self, s: State, seat: i64) -> float:
        """Weigh the victory one half, and the money ahead of the best rival the other half."""
        best: i64 = NEVER
        for other in range(s.seats):
            if other != seat:
                best = max(best, s.fortune(other))
        ahead = float(s.fortune(seat) - best) / float(s.options.min_bribe) / FAR_AHEAD
        ahead = 0.5 + 0.5 * max(-1.0, min(1.0, ahead))
        won = 1.0 if s.winners >> seat & 1 else 0.0
        return VICTORY * won + (1.0 - VICTORY) * ahead

    def candidates(self, s: State, seat: i64, legal: list[int]) -> list[int]:
        """Return the least sums if a bribe is due; a bot is older than nobody. [SET-6]"""
        if s.phase() == AGES:
            return legal[:1]
        return legal[:MOST_BRIBES] if s.phase() == BRIBERY else legal

    def playout_move(self, s: State, seat: i64, legal: list[int], rng: Rng) -> i64:
        """Choose neutrally: the least bribe, the highest bribe served, sending at random."""
        if len(legal) == 1:
            return legal[0]
        phase = s.phase()
        if phase == INTERNAL:
            return best_paid(s, legal)
        if phase == SENDING:
            return legal[rng.below(WHIM, len(legal))]
        return unhurried(s, legal)


HEURISTICS: Final = Chamberlain()


def turns_to_come(s: State, seat: i64) -> i64:
    """Return how many more times a seat will be paid. [INC-1, END-2]"""
    left: i64 = s.options.last_round - s.round
    after: i64 = (seat - s.start) % s.seats
    now: i64 = (s.active - s.start) % s.seats
    if after > now:
        left += 1
    return left + (1 if s.options.final_income == YES else 0)


def prospects(s: State, seat: i64) -> i64:
    """Return the money now, plus the salaries of the tokens in office if they stay."""
    return s.fortune(seat) + s.incomes[seat] * turns_to_come(s, seat)


def best_rival(s: State, seat: i64) -> i64:
    """Return the best prospects among the others."""
    best: i64 = NEVER
    for other in range(s.seats):
        if other != seat:
            best = max(best, prospects(s, other))
    return best


def unhurried(s: State, legal: list[int]) -> i64:
    """Choose for an absent seat: the least bribe, places by bribe, defenders stay. [OUT-1]"""
    phase = s.phase()
    if phase == UNCONTESTED:
        return by_bribe(s, legal)
    if phase == EXTERNAL:
        return highest_admitted(s, legal)
    if phase == SENDING:
        return legal[(s.round * 7 + s.active * 3 + s.sent) % len(legal)]
    return legal[1] if legal[0] == CONCEDE else legal[0]


def best_paid(s: State, legal: list[int]) -> i64:
    """Choose in an internal conflict: the highest payer, or the defender if tied. [OUT-2]"""
    best = legal[0]
    most: i64 = s.bribes[DEFENDER] if best == KEEP else NOBODY
    for number in legal:
        if number != KEEP and s.bribes[number - REPLACE] > most:
            best = number
            most = s.bribes[number - REPLACE]
    return best


def highest_admitted(s: State, legal: list[int]) -> i64:
    """Choose in an external conflict: the highest payer, in the best domain. [OUT-1]"""
    best = legal[0]
    for number in legal:
        paid = s.bribes[(number - ADMIT) // DOMAINS]
        if paid >= s.bribes[(best - ADMIT) // DOMAINS]:
            best = number
    return best


def by_bribe(s: State, legal: list[int]) -> i64:
    """Give the better domain to the seat that paid more. [OUT-1]"""
    best = legal[0]
    most: i64 = NEVER
    for number in legal:
        sums = served(s, number)
        if sums > most:
            most = sums
            best = number
    return best


def served(s: State, number: i64) -> i64:
    """Rate a way to place tokens by those who paid: bribes times salaries, in notes."""
    action = MENU[number]
    domains: list[int] = []
    if isinstance(action, PlaceAll):
        domains = action.domains
    else:
        assert isinstance(action, Place)
        domains = [action.domain]
    total: i64 = 0
    rest: i64 = s.parties
    note: i64 = s.options.min_bribe
    for domain in domains:
        party = first_in(rest, clockwise(s.host, s.seats), s.seats)
        rest &= ~(1 << party)
        salary: i64 = s.options.salaries[domain] // note
        total += (s.bribes[party] // note + 1) * salary
    return total


def modest(legal: list[int], notes: i64) -> list[int]:
    """Return the legal sums up to `notes`; everything if the choice is about something else."""
    return legal[:notes] if legal[0] > BRIBES else legal
