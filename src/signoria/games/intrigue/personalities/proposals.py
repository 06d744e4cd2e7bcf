"""Proposals of a personality: offers, promises and threats about the decision before it."""

from typing import Final

from mypy_extensions import i64

from signoria.games.intrigue.actions import GiveWord
from signoria.games.intrigue.personalities.memory import Memory
from signoria.games.intrigue.personalities.natures import Nature
from signoria.games.intrigue.personalities.stakes import best_domain, stake
from signoria.games.intrigue.personalities.weighing import liking, prize, weight_of_bribe
from signoria.games.intrigue.phases.reception import applicants
from signoria.games.intrigue.rules import (
    BRIBE_WITH,
    DEFENDER,
    IF,
    INTERNAL_MATTER,
    KEEP_IT,
    NOT_SEND_IT,
    OFFER,
    PLACE_IT,
    PROFESSIONS,
    PROMISE,
    SEND_IT,
    THEN,
    THREAT,
    UNCONTESTED_MATTER,
    UNLESS,
)
from signoria.games.intrigue.state import State
from signoria.kernel.seats import NOBODY, seats_in

NO_LINE: Final = 0  # bots write no chat line beside a word
MOST_NOTES: Final = 12  # upper limit of a bribe that a bot asks for or promises
LEAST_NOTES: Final = 2


def word(tone: i64, hearer: i64, clauses: list[int]) -> GiveWord:
    """Return a public word addressed to one seat."""
    return GiveWord(tone, NO_LINE, 1 << hearer, 0, clauses)


def preferred(s: State, link: i64, seat: i64) -> list[int]:
    """Return a clause: the master decides the matter under way in favour of a seat's token."""
    if s.kind == UNCONTESTED_MATTER:
        least = s.options.salaries[best_domain(s, s.host)]
        kind = s.waiting(s.host, seat)
        return [link, PLACE_IT, s.host, seat, kind, NOBODY, least, s.round]
    return [link, KEEP_IT, s.host, seat, s.profession, NOBODY, 0, s.round]


def bribes(s: State, link: i64, seat: i64, notes: i64) -> list[int]:
    """Return a clause: a seat pays the master of the matter under way at least so many notes."""
    kind = s.waiting(s.host, seat) if s.kind == UNCONTESTED_MATTER else s.profession
    least = notes * s.options.min_bribe
    return [link, BRIBE_WITH, s.host, seat, kind, NOBODY, least, s.round]


def payers(s: State) -> list[int]:
    """List the seats whose tokens the matter under way is about."""
    found = seats_in(s.parties)
    if s.kind == INTERNAL_MATTER and s.defender() not in found:
        found.append(s.defender())
    return found


def has_to_pay(s: State, seat: i64) -> bool:
    """Return whether a seat has a token in the matter under way that is not paid for yet."""
    defends = s.kind == INTERNAL_MATTER and seat == s.defender() and s.to_pay >> DEFENDER & 1 == 1
    return defends or s.to_pay >> seat & 1 == 1


def in_notes(worth: float) -> i64:
    """Round a value to a whole number of notes between `LEAST_NOTES` and `MOST_NOTES`."""
    return max(LEAST_NOTES, min(MOST_NOTES, i64(worth)))


# Words of the master of the matter.


def offers(s: State, me: i64, nature: Nature, memory: Memory) -> list[GiveWord]:
    """Offer the best liked payers a decision in their favour in return for a bribe.

    If bribes are concealed, nobody could check the deal, so there are no offers.
    """
    if s.concealed():
        return []
    wanted = [seat for seat in payers(s) if has_to_pay(s, seat)]
    ranked = sorted(wanted, key=lambda seat: -liking(s, me, seat, nature, memory))
    found: list[GiveWord] = []
    for seat in ranked[: nature.words]:
        kind = s.waiting(s.host, seat) if s.kind == UNCONTESTED_MATTER else s.profession
        price = in_notes(nature.price * stake(s, seat, me, kind))
        found.append(word(OFFER, seat, preferred(s, THEN, seat) + bribes(s, IF, seat, price)))
    return found


# Words of a seat that pays.


def pleas(s: State, me: i64, nature: Nature, memory: Memory) -> list[GiveWord]:
    """Return a word to the master: a favour for a favour, a threat, or the promise of a bribe."""
    favour = favour_for(s, me)
    if favour:
        return [word(OFFER, s.host, favour + preferred(s, IF, me))]
    attack = attack_on(s, me) if nature.threatens else []
    if attack:
        return [word(THREAT, s.host, attack + preferred(s, UNLESS, me))]
    notes = promised(s, me, nature)
    if s.concealed() or notes < LEAST_NOTES:
        return []
    return [word(PROMISE, s.host, bribes(s, THEN, me, notes))]


def favour_for(s: State, me: i64) -> list[int]:
    """Return a clause for the master's token that waits in one's own palace; else nothing."""
    kind = s.waiting(me, s.host)
    if kind == NOBODY:
        return []
    contested = s.holder(me, kind) != NOBODY or applicants(s, me, kind) != 1 << s.host
    until = min(s.round + 1, s.options.last_round)
    if contested:
        return [THEN, KEEP_IT, me, s.host, kind, NOBODY, 0, until]
    least = s.options.salaries[best_domain(s, me)]
    return [THEN, PLACE_IT, me, s.host, kind, NOBODY, least, until]


def attack_on(s: State, me: i64) -> list[int]:
    """Return a clause: attack the master's best place elsewhere, with a token left in reserve."""
    until = min(s.round + 1, s.options.last_round - 1)
    found: list[int] = []
    most = 0.0
    for palace in range(s.seats):
        for kind in range(PROFESSIONS):
            armed = s.reserve[me * PROFESSIONS + kind] and palace != me
            if armed and s.holder(palace, kind) == s.host:
                worth = stake(s, s.host, palace, kind)
                if worth > most:
                    most = worth
                    found = [THEN, SEND_IT, palace, me, kind, NOBODY, 0, until]
    return found if until >= s.round else []


def promised(s: State, me: i64, nature: Nature) -> i64:
    """Return the bribe that a payer promises: the best one, multiplied if it boasts."""
    best: i64 = 1
    for notes in range(2, min(MOST_NOTES, s.notes(me)) + 1):
        if weight_of_bribe(s, me, float(notes), nature) > weight_of_bribe(
            s, me, float(best), nature
        ):
            best = notes
    boasted = i64(float(best) * nature.boast)
    return min(boasted, MOST_NOTES) if prize(s, me) > 0.0 else 0


# Words of a seat that sends tokens.


def truce(s: State, me: i64, memory: Memory) -> list[GiveWord]:
    """Promise not to attack a place until the next round is over.

    The place is the one with the highest value times trust in its holder, among those it could
    attack.
    """
    found: list[GiveWord] = []
    most = 0.0
    until = min(s.round + 1, s.options.last_round)
    for palace in range(s.seats):
        for kind in range(PROFESSIONS):
            holder = s.holder(palace, kind)
            armed = s.reserve[me * PROFESSIONS + kind] and palace != me
            if armed and holder not in (NOBODY, me):
                worth = memory.trust(holder) * stake(s, holder, palace, kind)
                if worth > most:
                    most = worth
                    clause = [THEN, NOT_SEND_IT, palace, me, kind, NOBODY, 0, until]
                    found = [word(PROMISE, holder, clause)]
    return found
