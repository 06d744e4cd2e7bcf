"""Helpers for events in which tokens leave a park or enter office."""

from mypy_extensions import i64

from signoria.games.intrigue.account import CAUSED
from signoria.games.intrigue.promises import note_earned
from signoria.games.intrigue.rules import DEFENDER, PROFESSIONS
from signoria.games.intrigue.state import State
from signoria.kernel.seats import NOBODY


def exile(s: State, palace: i64, profession: i64, losers: i64) -> None:
    """Move tokens of a profession from a park to the island. [INT-6]"""
    for seat in range(s.seats):
        if losers >> seat & 1:
            s.park[palace * s.seats + seat] = NOBODY
            s.island[seat * PROFESSIONS + profession] += 1


def defeat(s: State, palace: i64, profession: i64, losers: i64) -> None:
    """Exile the losers of a conflict and count them for the master. [INT-6, END-5]"""
    exile(s, palace, profession, losers)
    while losers > 0:
        losers &= losers - 1
        s.account[CAUSED * s.seats + palace] += 1


def remember_earned(s: State, defender: i64) -> None:
    """Store the gains of words that the last decision broke. [END-5]"""
    note_earned(s.words, s.clauses, s.bribes, defender, DEFENDER, s.round)


def install(s: State, seat: i64, palace: i64, profession: i64, domain: i64) -> None:
    """Move a token from a park into a domain, empty or just left. [REC-4, INC-1]"""
    at = palace * PROFESSIONS + profession
    s.park[palace * s.seats + seat] = NOBODY
    s.holders[at] = seat
    s.places[at] = domain
    s.taken[palace] |= 1 << domain
    s.incomes[seat] += s.options.salaries[domain]


def settle(s: State) -> None:
    """Clear the matter under way."""
    s.host = NOBODY
    s.profession = NOBODY
    s.parties = 0
    s.to_pay = 0
    s.to_speak = 0
