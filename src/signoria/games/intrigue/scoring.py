"""Final counts: winner and ties, gains from broken words, threats carried out."""

from mypy_extensions import i64

from signoria.games.intrigue.book import verdicts
from signoria.games.intrigue.promises import (
    ACTOR,
    DECIDED,
    EARNED,
    OF_WORD,
    PALACE,
    SPEAKER,
    TONE,
    VERB,
    WHISPERED,
    WORD,
)
from signoria.games.intrigue.rules import BRIBE_WITH, BROKEN, KEPT, SHARED, THREAT
from signoria.games.intrigue.state import State


def winners_of(s: State) -> i64:
    """Return the seats with most money; the table says how ties are settled. [END-3, END-4]"""
    tied = most_among(s, (1 << s.seats) - 1, [s.fortune(seat) for seat in range(s.seats)])
    if s.options.tie_break == SHARED:
        return tied
    tied = most_among(s, tied, [s.incomes[seat] for seat in range(s.seats)])
    return most_among(s, tied, [-s.exiles(seat) for seat in range(s.seats)])


def most_among(s: State, tied: i64, amounts: list[int]) -> i64:
    """Return, of some seats as bits, those that have the most."""
    best: i64 = 0
    found: i64 = 0
    for seat in range(s.seats):
        if tied >> seat & 1:
            amount: i64 = amounts[seat]
            if found == 0 or amount > best:
                best = amount
                found = 1 << seat
            elif amount == best:
                found |= 1 << seat
    return found


def spoken_and(s: State, wanted: i64) -> list[int]:
    """Return the first cells of clauses with a verdict, of words not whispered. [TALK-3]"""
    found: list[int] = []
    for at, verdict in verdicts(s):
        if verdict == wanted and not s.words[s.clauses[at + OF_WORD] * WORD + WHISPERED]:
            found.append(at)
    return found


def gains_of(s: State) -> list[int]:
    """Sum the gains from broken words by seat; several words on one bribe count once. [END-5]

    One bribe is the payment of a seat in a palace in a round, for a token in the park or in office.
    Of several broken words about it, the greatest gain counts.
    """
    most: dict[tuple[int, int, int, int, bool], int] = {}
    for at in spoken_and(s, BROKEN):
        c = s.clauses
        speaker, owed = s.words[c[at + OF_WORD] * WORD + SPEAKER], c[at + VERB] == BRIBE_WITH
        bribe = (speaker, c[at + PALACE], c[at + ACTOR], c[at + DECIDED], owed)
        most[bribe] = max(most.get(bribe, 0), c[at + EARNED])
    gains = [0] * s.seats
    for bribe, ducats in most.items():
        gains[bribe[0]] += ducats
    return gains


def threats_carried(s: State) -> list[int]:
    """Count the threats that each seat carried out. [END-5]"""
    carried = {s.clauses[at + OF_WORD] for at in spoken_and(s, KEPT)}
    found = [0] * s.seats
    for number in carried:
        if s.words[number * WORD + TONE] == THREAT:
            found[s.words[number * WORD + SPEAKER]] += 1
    return found
