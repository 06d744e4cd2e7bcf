"""Values of places, words and deals for a seat, in notes, computed from one imagined world."""

from typing import Final

from mypy_extensions import i64

from signoria.games.intrigue.bots import prospects, turns_to_come
from signoria.games.intrigue.personalities.memory import Memory
from signoria.games.intrigue.promises import (
    ACTOR,
    CLAUSE,
    DOMAIN,
    LEAST,
    LINK,
    OF_WORD,
    PALACE,
    PROFESSION,
    SPEAKER,
    VERB,
    WORD,
)
from signoria.games.intrigue.rules import (
    BRIBE_WITH,
    DROP_IT,
    NOT_SEND_IT,
    PLACE_IT,
    PROFESSIONS,
    THEN,
    UNLESS,
)
from signoria.games.intrigue.state import State
from signoria.kernel.seats import NOBODY

RIVALS: Final = 0.2  # share of a rival's gain that counts as one's own loss
ATTACKED: Final = 0.5  # share of a place's value that an attack on it costs
SPARED: Final = 0.25  # share of a place's value that a promised truce is worth
BOTHER: Final = 1.0  # notes: the cost of having to keep a promise
FAR_AHEAD: Final = 40.0  # notes above the average at which a rival counts as fully rich


def pays(s: State, domain: i64) -> float:
    """Return the salary of a domain in notes."""
    return float(s.options.salaries[domain]) / float(s.options.min_bribe)


def free_pay(s: State, palace: i64) -> float:
    """Return the mean salary of a palace's empty domains, in notes; 0 if all are taken."""
    total = 0.0
    free = 0
    for domain in range(len(s.options.salaries)):
        if not s.taken[palace] >> domain & 1:
            total += pays(s, domain)
            free += 1
    return total / float(free) if free else 0.0


def stake(s: State, seat: i64, palace: i64, profession: i64) -> float:
    """Return the income that a place for a token would bring a seat until the end of the game."""
    tied = s.place(palace, profession) if profession != NOBODY else NOBODY
    pay = free_pay(s, palace) if tied == NOBODY else pays(s, tied)
    return pay * float(turns_to_come(s, seat))


def riches(s: State, me: i64, seat: i64) -> float:
    """Return how rich a rival is compared with the average of the table, from 0 to 1."""
    total: i64 = 0
    for other in range(s.seats):
        total += prospects(s, other)
    ahead = prospects(s, seat) - total // s.seats
    return max(0.0, min(1.0, 0.5 + float(ahead) / float(s.options.min_bribe) / FAR_AHEAD))


def richest(s: State, me: i64) -> i64:
    """Return the rival with the highest income per turn, which is public."""
    best: i64 = NOBODY
    for seat in range(s.seats):
        if seat != me and (best == NOBODY or s.incomes[seat] > s.incomes[best]):
            best = seat
    return best


def clause_value(s: State, me: i64, at: i64) -> float:
    """Return the value for a seat if a clause is done."""
    verb, palace, actor = s.clauses[at + VERB], s.clauses[at + PALACE], s.clauses[at + ACTOR]
    profession, domain = s.clauses[at + PROFESSION], s.clauses[at + DOMAIN]
    least = float(s.clauses[at + LEAST]) / float(s.options.min_bribe)
    if verb == BRIBE_WITH:
        return least if palace == me else -least if actor == me else 0.0
    if verb <= DROP_IT:
        worth = stake(s, actor, palace, profession)
        if verb == PLACE_IT:
            pay = pays(s, domain) if domain != NOBODY else least
            worth = pay * float(turns_to_come(s, actor))
        worth = -worth if verb == DROP_IT else worth
        return worth if actor == me else -BOTHER if palace == me else -RIVALS * worth
    return sending_value(s, me, verb, palace, actor, profession)


def sending_value(s: State, me: i64, verb: i64, palace: i64, actor: i64, profession: i64) -> float:
    """Return the value for a seat of a token sent to a palace, or of one not sent there."""
    if actor == me:
        return -BOTHER
    held = 0.0
    for kind in range(PROFESSIONS):
        if profession in (NOBODY, kind) and s.holder(palace, kind) == me:
            held = max(held, stake(s, me, palace, kind))
    return SPARED * held if verb == NOT_SEND_IT else -ATTACKED * held


def word_value(s: State, me: i64, number: i64, memory: Memory) -> float:
    """Return the value for a seat of doing its part of another seat's word.

    The speaker's part counts in proportion to the trust in the speaker; the seat's own part counts
    in full. A threat is worth the harm that it would do.
    """
    speaker = s.words[number * WORD + SPEAKER]
    promised = asked = 0.0
    threat = False
    for at in range(0, len(s.clauses), CLAUSE):
        if s.clauses[at + OF_WORD] == number:
            worth = clause_value(s, me, at)
            threat = threat or s.clauses[at + LINK] == UNLESS
            if s.clauses[at + LINK] == THEN:
                promised += worth
            else:
                asked += worth
    return (-promised if threat else promised) * memory.trust(speaker) + asked


def best_domain(s: State, palace: i64) -> i64:
    """Return the best paid empty domain of a palace."""
    best: i64 = 0
    for domain in range(len(s.options.salaries)):
        if not s.taken[palace] >> domain & 1:
            best = domain
    return best


def worst_domain(s: State, palace: i64) -> i64:
    """Return the worst paid empty domain of a palace."""
    worst: i64 = 0
    for domain in range(len(s.options.salaries) - 1, -1, -1):
        if not s.taken[palace] >> domain & 1:
            worst = domain
    return worst
