"""Weights of the choices of a personality: as a master, as a payer, as a sender."""

from math import sqrt
from typing import Final

from mypy_extensions import i64

from signoria.games.intrigue.actions import Admit, Bribe, Keep, Place, PlaceAll, Replace, Send
from signoria.games.intrigue.bots import turns_to_come
from signoria.games.intrigue.personalities.memory import Memory
from signoria.games.intrigue.personalities.natures import Nature
from signoria.games.intrigue.personalities.pledges import broken_by, given_to, kept_by
from signoria.games.intrigue.personalities.stakes import (
    best_domain,
    free_pay,
    pays,
    riches,
    richest,
    stake,
    worst_domain,
)
from signoria.games.intrigue.rules import DEFENDER, INTERNAL_MATTER, UNCONTESTED_MATTER
from signoria.games.intrigue.state import State
from signoria.kernel.action import Action
from signoria.kernel.seats import NOBODY, clockwise, first_in

EXPECTED: Final = 2.0  # notes expected from a payer who has not paid yet
GLAD: Final = 0.1  # gratitude per note paid, as a share of a place's value
CONTESTED: Final = 0.4  # chance of an attacker, or of one of two rivals for an empty place
PER_SEND: Final = 2.0  # notes that a token pays to the master when it is received
DONE_AS_SAID: Final = 0.5  # bonus for a kept word, as a share of the cost of breaking it
TRUSTING: Final = 0.5  # trust from which a seat counts as a friend


def weight(s: State, me: i64, action: Action, nature: Nature, memory: Memory) -> float:
    """Return the value of a choice without regard to given words."""
    if isinstance(action, Bribe):
        return weight_of_bribe(s, me, float(action.notes), nature)
    if isinstance(action, Send):
        return weight_of_send(s, me, action, nature, memory)
    total = 0.0
    for seat, notes in gains(s, action):
        total += notes * liking(s, me, seat, nature, memory)
    return total


def conscience(
    s: State, me: i64, action: Action, owed: list[int], nature: Nature, memory: Memory
) -> float:
    """Return the cost of the words a choice breaks, plus the bonus for those it keeps."""
    total = 0.0
    for at in broken_by(s, me, action, owed):
        total -= word_to(given_to(s, at, me), nature, memory)
    for at in kept_by(s, me, action, owed):
        total += DONE_AS_SAID * word_to(given_to(s, at, me), nature, memory)
    return total


def word_to(seat: i64, nature: Nature, memory: Memory) -> float:
    """Return the cost of breaking a word given to a seat."""
    return nature.word if memory.trust(seat) >= TRUSTING else nature.word_to_foes


# Choices of a master.


def gains(s: State, action: Action) -> list[tuple[i64, float]]:
    """List the seats that hold places after a master's choice, with their income until the end."""
    if isinstance(action, Keep):
        return [(s.defender(), stake(s, s.defender(), s.host, s.profession))]
    if isinstance(action, Replace):
        return [(action.seat, stake(s, action.seat, s.host, s.profession))]
    if isinstance(action, Admit):
        worth = pays(s, action.domain) * float(turns_to_come(s, action.seat))
        return [(action.seat, worth)]
    domains: list[int] = []
    if isinstance(action, PlaceAll):
        domains = action.domains
    elif isinstance(action, Place):
        domains = [action.domain]
    found: list[tuple[i64, float]] = []
    rest: i64 = s.parties
    for domain in domains:
        party = first_in(rest, clockwise(s.host, s.seats), s.seats)
        rest &= ~(1 << party)
        found.append((party, pays(s, domain) * float(turns_to_come(s, party))))
    return found


def liking(s: State, me: i64, seat: i64, nature: Nature, memory: Memory) -> float:
    """Return how much a master values one note gained by a seat: thanks, trust, less envy."""
    paid = float(bribe_of(s, seat)) / float(s.options.min_bribe)
    thanks = nature.gratitude * GLAD * paid
    trust = nature.warmth * (memory.trust(seat) - 0.5)
    return thanks + trust - nature.envy * riches(s, me, seat) * RIVALRY


RIVALRY: Final = 0.5


def bribe_of(s: State, seat: i64) -> i64:
    """Return the ducats a seat has paid in the matter under way, also for its token in office."""
    paid: i64 = s.bribes[seat]
    if s.kind == INTERNAL_MATTER and seat == s.defender():
        paid += s.bribes[DEFENDER]
    return paid


# Choices of a payer.


def weight_of_bribe(s: State, me: i64, notes: float, nature: Nature) -> float:
    """Return the expected gain of a bribe less its cost; more notes mean a better chance."""
    others = paid_by_others(s, me)
    chance = (notes + 1.0) / (notes + 1.0 + others) if others else 1.0
    return chance * prize(s, me) * nature.bounty - notes


def fair_bribe(s: State, me: i64, bounty: float) -> i64:
    """Return the number of notes with the highest weight."""
    others = paid_by_others(s, me)
    return max(1, i64(sqrt(others * prize(s, me) * bounty) - others))


def paid_by_others(s: State, me: i64) -> float:
    """Return the notes others have paid or will probably pay, plus one for each token."""
    others = 0.0
    for slot in range(DEFENDER + 1):
        concerned = s.parties >> slot & 1 == 1 if slot < DEFENDER else s.kind == INTERNAL_MATTER
        owner = s.defender() if slot == DEFENDER and s.kind == INTERNAL_MATTER else slot
        if concerned and owner != me:
            paid = float(s.bribes[slot]) / float(s.options.min_bribe)
            others += 1.0 + (EXPECTED if s.to_pay >> slot & 1 else paid)
    return others


def prize(s: State, me: i64) -> float:
    """Return the income that a payer can win in the matter under way."""
    if s.kind != UNCONTESTED_MATTER:
        return stake(s, me, s.host, s.profession)
    spread = pays(s, best_domain(s, s.host)) - pays(s, worst_domain(s, s.host))
    return spread * float(turns_to_come(s, me))


# Choices of a sender.


def weight_of_send(s: State, me: i64, send: Send, nature: Nature, memory: Memory) -> float:
    """Return the value of sending a token, by the place's pay, trust in the master, and envy."""
    palace, profession = send.palace, send.profession
    turns = float(turns_to_come(s, me))
    tied = s.place(palace, profession)
    grace = 0.5 + memory.trust(palace)
    feeds = nature.envy * riches(s, me, palace) * PER_SEND
    if tied == NOBODY:
        chance = CONTESTED if rivals_waiting(s, me, palace, profession) else 1.0
        return chance * grace * free_pay(s, palace) * turns - feeds
    holder = s.holder(palace, profession)
    if holder == me:
        return -pays(s, tied) * turns
    chance = CONTESTED / (1.0 + float(rivals_waiting(s, me, palace, profession)))
    hurts = nature.envy * riches(s, me, holder) + nature.warmth * (0.5 - memory.trust(holder))
    return (chance * grace + CONTESTED * GRUDGE * hurts) * pays(s, tied) * turns - feeds


GRUDGE: Final = 0.5


def rivals_waiting(s: State, me: i64, palace: i64, profession: i64) -> i64:
    """Count the other seats whose token of a profession waits in a park."""
    found: i64 = 0
    for seat in range(s.seats):
        if seat != me and s.waiting(palace, seat) == profession:
            found += 1
    return found


def envied(s: State, me: i64, losers: list[int]) -> i64:
    """Return the passed-over seat that has the highest income of all; else NOBODY."""
    best = richest(s, me)
    return best if best in losers and s.incomes[best] > 0 else NOBODY
