"""Effects of a choice on the words a seat has given, computed from the clauses it knows."""

from mypy_extensions import i64

from signoria.games.intrigue.actions import (
    Admit,
    Bribe,
    Keep,
    PayNothing,
    Place,
    PlaceAll,
    Replace,
    Send,
)
from signoria.games.intrigue.book import counts
from signoria.games.intrigue.promises import (
    ACTOR,
    AGREED,
    CLAUSE,
    HEARERS,
    LINK,
    OF_WORD,
    PALACE,
    RESULT,
    SPEAKER,
    VERB,
    WORD,
    Clause,
    after_bribe,
    after_conflict,
    after_place,
    after_sending,
    clause_at,
    verdict,
)
from signoria.games.intrigue.rules import (
    BROKEN,
    DONE,
    DROP_IT,
    FAILED,
    PENDING,
    THEN,
    UNCONTESTED_MATTER,
)
from signoria.games.intrigue.state import State
from signoria.kernel.action import Action
from signoria.kernel.seats import NOBODY, clockwise, first_in


def result_of(s: State, c: Clause, seat: i64, action: Action) -> i64:
    """Return the result of a clause if a seat that must act now took this action."""
    if isinstance(action, Send):
        return after_sending(c, action.palace, seat, action.profession)
    if isinstance(action, Bribe):
        return after_bribe(c, s.host, seat, paid_for(s, seat), action.notes * s.options.min_bribe)
    if isinstance(action, PayNothing):
        return after_bribe(c, s.host, seat, paid_for(s, seat), 0)
    if isinstance(action, PlaceAll):
        return result_of_places(s, c, action.domains)
    if isinstance(action, Place):
        return result_of_places(s, c, [action.domain])
    return result_of_conflict(s, c, action)


def paid_for(s: State, seat: i64) -> i64:
    """Return the profession of the token that a seat bribes for."""
    return s.waiting(s.host, seat) if s.kind == UNCONTESTED_MATTER else s.profession


def result_of_places(s: State, c: Clause, domains: list[int]) -> i64:
    """Return the result of a clause if the next tokens are placed in these domains."""
    rest: i64 = s.parties
    for domain in domains:
        party = first_in(rest, clockwise(s.host, s.seats), s.seats)
        rest &= ~(1 << party)
        pay = s.options.salaries[domain]
        result = after_place(c, s.host, party, s.waiting(s.host, party), domain, pay)
        if result != PENDING:
            return result
    return PENDING


def result_of_conflict(s: State, c: Clause, action: Action) -> i64:
    """Return the result of a clause if this action ends the conflict."""
    if isinstance(action, Admit):
        won, pay = action.seat, s.options.salaries[action.domain]
        placed = after_place(c, s.host, won, s.profession, action.domain, pay)
        if placed != PENDING:
            return placed
        losers = s.parties & ~(1 << won)
        return after_conflict(c, s.host, s.profession, won, losers, NOBODY, pay)
    if not isinstance(action, (Keep, Replace)):
        return PENDING
    tied = s.place(s.host, s.profession)
    winner, beaten = s.defender(), s.parties
    if isinstance(action, Replace):
        beaten = s.parties & ~(1 << action.seat) | 1 << winner
        winner = action.seat
    pay = s.options.salaries[tied]
    return after_conflict(c, s.host, s.profession, winner, beaten, tied, pay)


def owed_by(s: State, seat: i64) -> list[int]:
    """List the positions of open clauses that a seat must do: given words, or accepted deals."""
    found: list[int] = []
    for at in range(0, len(s.clauses), CLAUSE):
        if s.clauses[at + RESULT] != PENDING:
            continue
        row = s.clauses[at + OF_WORD] * WORD
        doer = s.clauses[at + PALACE if s.clauses[at + VERB] <= DROP_IT else at + ACTOR]
        given = s.clauses[at + LINK] == THEN and s.words[row + SPEAKER] == seat
        agreed = s.clauses[at + LINK] != THEN and s.words[row + AGREED] >> seat & 1 == 1
        if doer == seat and (given or agreed) and counts(s, s.clauses[at + OF_WORD]):
            found.append(at)
    return found


def broken_by(s: State, seat: i64, action: Action, owed: list[int]) -> list[int]:
    """List the clauses that a choice would break, now or as soon as their condition is met."""
    found: list[int] = []
    for at in owed:
        if result_of(s, clause_at(s.clauses, at), seat, action) == FAILED and binds(s, at):
            found.append(at)
    return found


def kept_by(s: State, seat: i64, action: Action, owed: list[int]) -> list[int]:
    """List the clauses that a choice would keep."""
    found: list[int] = []
    for at in owed:
        if result_of(s, clause_at(s.clauses, at), seat, action) == DONE and binds(s, at):
            found.append(at)
    return found


def binds(s: State, at: i64) -> bool:
    """Return whether a failed clause would count as broken: its conditions are met, or may be."""
    if s.clauses[at + LINK] != THEN:
        return True
    links: list[int] = []
    results: list[int] = []
    for other in range(0, len(s.clauses), CLAUSE):
        if s.clauses[other + OF_WORD] == s.clauses[at + OF_WORD] and s.clauses[other + LINK]:
            links.append(s.clauses[other + LINK])
            results.append(s.clauses[other + RESULT])
    return verdict(FAILED, links, results) in (BROKEN, PENDING)


def given_to(s: State, at: i64, seat: i64) -> i64:
    """Return the other seat of a clause: the speaker, or the first hearer if `seat` spoke."""
    row = s.clauses[at + OF_WORD] * WORD
    if s.words[row + SPEAKER] != seat:
        return s.words[row + SPEAKER]
    return first_in(s.words[row + HEARERS], 0, s.seats)
