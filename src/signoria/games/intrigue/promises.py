"""Words given and their verdicts: pure functions of clauses and events. [TALK-8]

Actions decide a clause, never the money a seat could afford: purses are secret.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from signoria.games.intrigue.rules import (
    BRIBE_WITH,
    BROKEN,
    DONE,
    DROP_IT,
    FAILED,
    IF,
    IMPOSSIBLE,
    KEEP_IT,
    KEPT,
    NOT_SEND_IT,
    PENDING,
    PLACE_IT,
    PREVENTED,
    SEND_IT,
    THEN,
    VOID,
)
from signoria.kernel.cells import Cells
from signoria.kernel.seats import NOBODY

# A word is a row of these; a set of seats is kept as bits.
SPEAKER: Final = 0
TONE: Final = 1
LINE: Final = 2
HEARERS: Final = 3
WHISPERED: Final = 4
AGREED: Final = 5
REFUSED: Final = 6
TAKEN_BACK: Final = 7
WORD: Final = 8

# A clause as actions and events write it. `profession` and `domain` may be NOBODY: any.
CLAUSE_FIELDS: Final = [
    *["link", "verb", "palace", "seat", "profession", "domain", "least", "until"],
]
SAID: Final = 8

# A clause as the state stores it: first the number of its word, at the end its progress.
OF_WORD: Final = 0
LINK: Final = 1
VERB: Final = 2
PALACE: Final = 3
ACTOR: Final = 4
PROFESSION: Final = 5
DOMAIN: Final = 6
LEAST: Final = 7
UNTIL: Final = 8
ABLE: Final = 9  # whether it was possible when it was said
RESULT: Final = 10
JUDGED: Final = 11  # the verdict in the book, if there is one
DECIDED: Final = 12  # the round in which an action decided it
EARNED: Final = 13  # the ducats that breaking it earned
CLAUSE: Final = 14


class Clause:
    """One clause: the conduct of a seat until the end of a round."""

    def __init__(
        self,
        verb: i64,
        palace: i64,
        seat: i64,
        profession: i64,
        domain: i64 = NOBODY,
        least: i64 = 0,
        until: i64 = 99,
        able: bool = True,
    ) -> None:
        self.verb = verb
        self.palace = palace
        self.seat = seat
        self.profession = profession
        self.domain = domain
        self.least = least
        self.until = until
        self.able = able

    def about(self, palace: i64, seat: i64, profession: i64) -> bool:
        """Return whether the clause is about a seat's token of that profession at that palace."""
        whichever = self.profession == NOBODY or self.profession == profession
        return self.palace == palace and self.seat == seat and whichever

    def fits(self, domain: i64, ducats: i64) -> bool:
        """Return whether a domain is the promised one, or pays enough."""
        return domain == self.domain if self.domain != NOBODY else ducats >= self.least


# The result of a clause after each kind of event.


def after_place(c: Clause, palace: i64, seat: i64, profession: i64, domain: i64, pay: i64) -> i64:
    """Return the result after a master placed a token in a domain."""
    if c.verb != PLACE_IT or not c.about(palace, seat, profession):
        return PENDING
    if c.fits(domain, pay):
        return DONE
    return FAILED if c.able else PREVENTED


def after_conflict(
    c: Clause, palace: i64, profession: i64, winner: i64, losers: i64, tied: i64, pay: i64
) -> i64:
    """Return the result after a conflict; `tied` is the domain if it was fixed."""
    if c.palace != palace or c.profession != profession:
        return PENDING
    won, lost = c.seat == winner, losers >> c.seat & 1 == 1
    if not (won or lost):
        return PENDING
    if c.verb == KEEP_IT:
        return DONE if won else FAILED
    if c.verb == DROP_IT:
        if not won:
            return DONE
        return PREVENTED if losers & ~(1 << winner) == 0 else FAILED
    if c.verb != PLACE_IT or (tied == NOBODY and won):
        return PENDING
    if tied != NOBODY and c.fits(tied, pay):
        return DONE if won else FAILED
    return FAILED if c.able else PREVENTED


def after_absence(c: Clause, palace: i64, seat: i64, profession: i64) -> i64:
    """Return the result after a token left a matter: its master has nothing to decide."""
    decided = c.verb in (PLACE_IT, KEEP_IT, DROP_IT)
    return PREVENTED if decided and c.about(palace, seat, profession) else PENDING


def after_bribe(c: Clause, palace: i64, seat: i64, profession: i64, ducats: i64) -> i64:
    """Return the result after a bribe was paid, or was due and not paid."""
    if c.verb != BRIBE_WITH or not c.about(palace, seat, profession):
        return PENDING
    return DONE if ducats >= c.least else FAILED


def after_sending(c: Clause, palace: i64, seat: i64, profession: i64) -> i64:
    """Return the result after a token was sent."""
    if c.verb not in (SEND_IT, NOT_SEND_IT) or not c.about(palace, seat, profession):
        return PENDING
    return DONE if c.verb == SEND_IT else FAILED


def at_the_end(c: Clause) -> i64:
    """Return the result if the last round of a clause ends and nothing has decided it."""
    if c.verb == NOT_SEND_IT:
        return DONE
    return FAILED if c.verb == SEND_IT and c.able else PREVENTED


def verdict(result: i64, links: list[int], results: list[int]) -> i64:
    """Judge a clause, given its word's conditions and their results. [TALK-8]"""
    waiting = False
    for at in range(len(links)):
        condition = results[at]
        if condition == PENDING:
            waiting = True
        elif (condition == DONE) != (links[at] == IF):
            return VOID
    if waiting or result == PENDING:
        return PENDING
    if result == DONE:
        return KEPT
    return BROKEN if result == FAILED else IMPOSSIBLE


# The same for the rows of a state.


def clause_at(clauses: Cells, at: i64) -> Clause:
    """Return the clause that begins at a cell."""
    return Clause(
        clauses[at + VERB],
        clauses[at + PALACE],
        clauses[at + ACTOR],
        clauses[at + PROFESSION],
        clauses[at + DOMAIN],
        clauses[at + LEAST],
        clauses[at + UNTIL],
        clauses[at + ABLE] == 1,
    )


def pending(clauses: Cells) -> list[int]:
    """Return the first cells of all undecided clauses."""
    return [at for at in range(0, len(clauses), CLAUSE) if clauses[at + RESULT] == PENDING]


def note_place(
    clauses: Cells, palace: i64, seat: i64, profession: i64, domain: i64, pay: i64
) -> None:
    """Store the results of a placing."""
    for at in pending(clauses):
        c = clause_at(clauses, at)
        clauses[at + RESULT] = after_place(c, palace, seat, profession, domain, pay)


def note_conflict(
    clauses: Cells, palace: i64, profession: i64, winner: i64, losers: i64, tied: i64, pay: i64
) -> None:
    """Store the results of a conflict."""
    for at in pending(clauses):
        c = clause_at(clauses, at)
        clauses[at + RESULT] = after_conflict(c, palace, profession, winner, losers, tied, pay)


def note_absence(clauses: Cells, palace: i64, seat: i64, profession: i64) -> None:
    """Store the results of a token's leaving."""
    for at in pending(clauses):
        clauses[at + RESULT] = after_absence(clause_at(clauses, at), palace, seat, profession)


def note_bribe(clauses: Cells, palace: i64, seat: i64, profession: i64, ducats: i64) -> None:
    """Store the results of a bribe."""
    for at in pending(clauses):
        c = clause_at(clauses, at)
        clauses[at + RESULT] = after_bribe(c, palace, seat, profession, ducats)


def note_sending(clauses: Cells, palace: i64, seat: i64, profession: i64) -> None:
    """Store the results of a sending."""
    for at in pending(clauses):
        clauses[at + RESULT] = after_sending(clause_at(clauses, at), palace, seat, profession)


def run_out(clauses: Cells, number: i64) -> None:
    """Decide the clauses whose last round is over when this round begins."""
    for at in pending(clauses):
        if clauses[at + UNTIL] < number:
            clauses[at + RESULT] = at_the_end(clause_at(clauses, at))


def verdict_at(clauses: Cells, at: i64) -> i64:
    """Judge a clause of a state now; conditions get no verdict of their own."""
    if clauses[at + LINK] != THEN:
        return PENDING
    links: list[int] = []
    results: list[int] = []
    for other in range(0, len(clauses), CLAUSE):
        if clauses[other + OF_WORD] == clauses[at + OF_WORD] and clauses[other + LINK] != THEN:
            links.append(clauses[other + LINK])
            results.append(clauses[other + RESULT])
    return verdict(clauses[at + RESULT], links, results)


def note_earned(
    words: Cells, clauses: Cells, bribes: Cells, defender: i64, defends: i64, number: i64
) -> None:
    """Store the round of clauses just decided, and the gain from breaking them.

    `defends` is the cell of the bribe for the token in office, `defender` its owner.
    """
    for at in range(0, len(clauses), CLAUSE):
        if clauses[at + RESULT] == PENDING or clauses[at + DECIDED]:
            continue
        clauses[at + DECIDED] = number
        if clauses[at + RESULT] == FAILED:
            actor = clauses[at + ACTOR]
            paid = bribes[actor] + (bribes[defends] if actor == defender else 0)
            clauses[at + EARNED] = earned_by(words, clauses, at, paid)


def earned_by(words: Cells, clauses: Cells, at: i64, paid: i64) -> i64:
    """Return the gain from breaking a clause; `paid` is the bribe for its token. [END-5]

    For a bribe: the missing sum. For a place: the bribe for it, if the payer was promised it.
    """
    if clauses[at + VERB] == BRIBE_WITH:
        return clauses[at + LEAST] - paid
    if clauses[at + VERB] not in (PLACE_IT, KEEP_IT):
        return 0
    meant = words[clauses[at + OF_WORD] * WORD + HEARERS]
    return paid if meant >> clauses[at + ACTOR] & 1 else 0


def forget_earned(clauses: Cells) -> None:
    """Clear the gains from broken words: they would reveal concealed bribes."""
    for at in range(0, len(clauses), CLAUSE):
        clauses[at + EARNED] = 0


def heard_clauses(words: Cells, clauses: Cells, seat: i64) -> Cells:
    """Return the clauses that a seat (or a spectator) heard; whispers are for their hearers."""
    heard = vec[i64]()
    for at in range(0, len(clauses), CLAUSE):
        if heard_by(words, clauses[at + OF_WORD], seat):
            for cell in range(at, at + CLAUSE):
                heard = append(heard, clauses[cell])
    return heard


def heard_by(words: Cells, number: i64, seat: i64) -> bool:
    """Return whether a seat (or a spectator) knows the content of a word. [TALK-3, TALK-4]"""
    row = number * WORD
    if not words[row + WHISPERED] or seat == words[row + SPEAKER]:
        return True
    return seat >= 0 and words[row + HEARERS] >> seat & 1 == 1
