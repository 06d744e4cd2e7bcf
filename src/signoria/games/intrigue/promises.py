"""Words given and how they are judged: pure functions of clauses and of what happened. [TALK-8]

A clause is judged by what is done, never by what could be afforded: purses are secret.
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

# A clause as it is wished and told. `profession` and `domain` may be NOBODY: any.
CLAUSE_FIELDS: Final = [
    *["link", "verb", "palace", "seat", "profession", "domain", "least", "until"],
]
SAID: Final = 8

# And as it is kept: the number of its word before, how far it has come behind.
OF_WORD: Final = 0
LINK: Final = 1
VERB: Final = 2
PALACE: Final = 3
ACTOR: Final = 4
PROFESSION: Final = 5
DOMAIN: Final = 6
LEAST: Final = 7
UNTIL: Final = 8
ABLE: Final = 9  # whether it could be done when it was said
RESULT: Final = 10
JUDGED: Final = 11  # the verdict that was told, if one was
DECIDED: Final = 12  # the round in which something that was done decided it
EARNED: Final = 13  # what its breaking earned, in ducats
CLAUSE: Final = 14


class Clause:
    """What is to be done, by whom, until the end of which round."""

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
        """Whether it speaks of a seat's token of that profession at that palace."""
        whichever = self.profession == NOBODY or self.profession == profession
        return self.palace == palace and self.seat == seat and whichever

    def fits(self, domain: i64, ducats: i64) -> bool:
        """Whether a domain is the promised one, or pays enough."""
        return domain == self.domain if self.domain != NOBODY else ducats >= self.least


# What each kind of fact makes of a clause.


def after_place(c: Clause, palace: i64, seat: i64, profession: i64, domain: i64, pay: i64) -> i64:
    """A token came into a domain that its master chose."""
    if c.verb != PLACE_IT or not c.about(palace, seat, profession):
        return PENDING
    if c.fits(domain, pay):
        return DONE
    return FAILED if c.able else PREVENTED


def after_conflict(
    c: Clause, palace: i64, profession: i64, winner: i64, losers: i64, tied: i64, pay: i64
) -> i64:
    """One token of a profession holds its place, others are exiled; `tied` where it was fixed."""
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
    """A token left a matter by its own owner's doing: its master has nothing to decide."""
    decided = c.verb in (PLACE_IT, KEEP_IT, DROP_IT)
    return PREVENTED if decided and c.about(palace, seat, profession) else PENDING


def after_bribe(c: Clause, palace: i64, seat: i64, profession: i64, ducats: i64) -> i64:
    """A bribe was paid, or was due and not paid."""
    if c.verb != BRIBE_WITH or not c.about(palace, seat, profession):
        return PENDING
    return DONE if ducats >= c.least else FAILED


def after_sending(c: Clause, palace: i64, seat: i64, profession: i64) -> i64:
    """A token was sent."""
    if c.verb not in (SEND_IT, NOT_SEND_IT) or not c.about(palace, seat, profession):
        return PENDING
    return DONE if c.verb == SEND_IT else FAILED


def at_the_end(c: Clause) -> i64:
    """Its last round is over and nothing has happened: others never brought the matter up."""
    if c.verb == NOT_SEND_IT:
        return DONE
    return FAILED if c.verb == SEND_IT and c.able else PREVENTED


def verdict(result: i64, links: list[int], results: list[int]) -> i64:
    """How a clause is judged, given its word's conditions and how far those have come. [TALK-8]"""
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
    """The clause that begins at a cell."""
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
    """Where the clauses begin that nothing has decided yet."""
    return [at for at in range(0, len(clauses), CLAUSE) if clauses[at + RESULT] == PENDING]


def note_place(
    clauses: Cells, palace: i64, seat: i64, profession: i64, domain: i64, pay: i64
) -> None:
    """Remember what a placing decides."""
    for at in pending(clauses):
        c = clause_at(clauses, at)
        clauses[at + RESULT] = after_place(c, palace, seat, profession, domain, pay)


def note_conflict(
    clauses: Cells, palace: i64, profession: i64, winner: i64, losers: i64, tied: i64, pay: i64
) -> None:
    """Remember what the end of a conflict decides."""
    for at in pending(clauses):
        c = clause_at(clauses, at)
        clauses[at + RESULT] = after_conflict(c, palace, profession, winner, losers, tied, pay)


def note_absence(clauses: Cells, palace: i64, seat: i64, profession: i64) -> None:
    """Remember what a token's leaving decides."""
    for at in pending(clauses):
        clauses[at + RESULT] = after_absence(clause_at(clauses, at), palace, seat, profession)


def note_bribe(clauses: Cells, palace: i64, seat: i64, profession: i64, ducats: i64) -> None:
    """Remember what a bribe decides."""
    for at in pending(clauses):
        c = clause_at(clauses, at)
        clauses[at + RESULT] = after_bribe(c, palace, seat, profession, ducats)


def note_sending(clauses: Cells, palace: i64, seat: i64, profession: i64) -> None:
    """Remember what a sending decides."""
    for at in pending(clauses):
        clauses[at + RESULT] = after_sending(clause_at(clauses, at), palace, seat, profession)


def run_out(clauses: Cells, number: i64) -> None:
    """Decide what should have been done before a round that begins now."""
    for at in pending(clauses):
        if clauses[at + UNTIL] < number:
            clauses[at + RESULT] = at_the_end(clause_at(clauses, at))


def verdict_at(clauses: Cells, at: i64) -> i64:
    """How a clause of a state is judged now; open for a condition, which is none of its own."""
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
    """Remember of clauses that were just decided in which round, and what breaking them earned.

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
    """What breaking a clause earned, given what the owner of its token paid in the matter. [END-5]

    A bribe: what is lacking. A place: the bribe for it, if it was promised to who paid.
    """
    if clauses[at + VERB] == BRIBE_WITH:
        return clauses[at + LEAST] - paid
    if clauses[at + VERB] not in (PLACE_IT, KEEP_IT):
        return 0
    meant = words[clauses[at + OF_WORD] * WORD + HEARERS]
    return paid if meant >> clauses[at + ACTOR] & 1 else 0


def forget_earned(clauses: Cells) -> None:
    """Know nothing of what broken words earned: where bribes are concealed it would tell them."""
    for at in range(0, len(clauses), CLAUSE):
        clauses[at + EARNED] = 0


def heard_clauses(words: Cells, clauses: Cells, seat: i64) -> Cells:
    """The clauses that a seat (or a spectator) has heard: whispers are for their hearers."""
    heard = vec[i64]()
    for at in range(0, len(clauses), CLAUSE):
        if heard_by(words, clauses[at + OF_WORD], seat):
            for cell in range(at, at + CLAUSE):
                heard = append(heard, clauses[cell])
    return heard


def heard_by(words: Cells, number: i64, seat: i64) -> bool:
    """Whether a seat (or a spectator) knows what a word said. [TALK-3, TALK-4]"""
    row = number * WORD
    if not words[row + WHISPERED] or seat == words[row + SPEAKER]:
        return True
    return seat >= 0 and words[row + HEARERS] >> seat & 1 == 1
