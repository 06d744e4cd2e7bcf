"""Talk that the ledger stores: words given, answered, judged. It changes only the book."""

from typing import ClassVar

from librt.vecs import append
from mypy_extensions import i64, mypyc_attr

from signoria.games.intrigue.fields import CLAUSES, PALACE, TONE, VERDICT, WHY
from signoria.games.intrigue.promises import (
    AGREED,
    CLAUSE,
    JUDGED,
    OF_WORD,
    REFUSED,
    RESULT,
    SAID,
    TAKEN_BACK,
    WORD,
    Clause,
)
from signoria.games.intrigue.rules import PENDING, PLACE_IT, PROFESSIONS, SEND_IT
from signoria.games.intrigue.state import SAID_BITS, State
from signoria.kernel.event import Event, Public
from signoria.kernel.kinds import FLAG, NUMBER, SEAT, SEATS, Kinds
from signoria.kernel.seats import NOBODY


@mypyc_attr(free_list_len=1)
class WordGiven(Event[State]):
    """A seat promised, threatened or offered; others see of a whisper only that it was made.

    `line` is the number of the chat line with it; the ledger does not store its text. [TALK-4]
    """

    kinds: ClassVar[Kinds] = {
        "seat": SEAT,
        "number": NUMBER,
        "tone": TONE,
        "line": NUMBER,
        "hearers": SEATS,
        "whispered": FLAG,
        "clauses": CLAUSES,
    }

    def __init__(
        self,
        seat: i64,
        number: i64,
        tone: i64,
        line: i64,
        hearers: i64,
        whispered: i64,
        clauses: list[int],
    ) -> None:
        self.seat = seat
        self.number = number
        self.tone = tone
        self.line = line
        self.hearers = hearers
        self.whispered = whispered
        self.clauses = clauses

    def apply(self, s: State) -> None:
        """Add the word to the book, with its clauses as far as they were heard."""
        count_said(s, self.seat)
        for cell in [self.seat, self.tone, self.line, self.hearers, self.whispered, 0, 0, 0]:
            s.words = append(s.words, cell)
        for start in range(0, len(self.clauses), SAID):
            s.clauses = append(s.clauses, self.number)
            for at in range(start, start + SAID):
                s.clauses = append(s.clauses, self.clauses[at])
            s.clauses = append(s.clauses, 1 if can_be_done(s, self.clauses, start) else 0)
            for _cell in range(RESULT, CLAUSE):
                s.clauses = append(s.clauses, PENDING)

    def seen_by(self, seat: i64) -> Event[State] | None:
        """Show everything, or only that something was whispered. [TALK-3]"""
        if not self.whispered or seat == self.seat or (seat >= 0 and self.hearers >> seat & 1):
            return self
        return WordGiven(self.seat, self.number, self.tone, self.line, self.hearers, 1, [])


@mypyc_attr(free_list_len=1)
class WordAccepted(Public[State]):
    """A hearer agreed to a word. [TALK-7]"""

    kinds: ClassVar[Kinds] = {"seat": SEAT, "number": NUMBER}

    def __init__(self, seat: i64, number: i64) -> None:
        self.seat = seat
        self.number = number

    def apply(self, s: State) -> None:
        """Store that the seat agreed."""
        s.words[self.number * WORD + AGREED] |= 1 << self.seat


@mypyc_attr(free_list_len=1)
class WordDeclined(Public[State]):
    """A hearer declined a word. [TALK-7]"""

    kinds: ClassVar[Kinds] = {"seat": SEAT, "number": NUMBER}

    def __init__(self, seat: i64, number: i64) -> None:
        self.seat = seat
        self.number = number

    def apply(self, s: State) -> None:
        """Store that the seat declined."""
        s.words[self.number * WORD + REFUSED] |= 1 << self.seat


@mypyc_attr(free_list_len=1)
class WordWithdrawn(Public[State]):
    """A seat withdrew its word. [TALK-7]"""

    kinds: ClassVar[Kinds] = {"seat": SEAT, "number": NUMBER}

    def __init__(self, seat: i64, number: i64) -> None:
        self.seat = seat
        self.number = number

    def apply(self, s: State) -> None:
        """Mark the word as withdrawn."""
        s.words[self.number * WORD + TAKEN_BACK] = 1


@mypyc_attr(free_list_len=1)
class ReasonGiven(Public[State]):
    """A seat gave a reason for its choice. [TALK-13]"""

    kinds: ClassVar[Kinds] = {"seat": SEAT, "why": WHY, "about_seat": SEAT, "palace": PALACE}

    def __init__(self, seat: i64, why: i64, about_seat: i64, palace: i64) -> None:
        self.seat = seat
        self.why = why
        self.about_seat = about_seat
        self.palace = palace

    def apply(self, s: State) -> None:
        """Count the reason; nothing else changes."""
        count_said(s, self.seat)


@mypyc_attr(free_list_len=1)
class ClauseJudged(Event[State]):
    """The book shows the verdict on a clause, the `place`-th of a word, from 0. [TALK-8, TALK-9]"""

    kinds: ClassVar[Kinds] = {
        "seat": SEAT,
        "number": NUMBER,
        "place": NUMBER,
        "verdict": VERDICT,
        "hearers": SEATS,
        "whispered": FLAG,
    }

    def __init__(
        self, seat: i64, number: i64, place: i64, verdict: i64, hearers: i64, whispered: i64
    ) -> None:
        self.seat = seat
        self.number = number
        self.place = place
        self.verdict = verdict
        self.hearers = hearers
        self.whispered = whispered

    def apply(self, s: State) -> None:
        """Store the verdict with its clause."""
        place: i64 = 0
        for at in range(0, len(s.clauses), CLAUSE):
            if s.clauses[at + OF_WORD] == self.number:
                if place == self.place:
                    s.clauses[at + JUDGED] = self.verdict
                place += 1

    def seen_by(self, seat: i64) -> Event[State] | None:
        """Show the verdict to every hearer of the word. [TALK-3]"""
        if not self.whispered or seat == self.seat or (seat >= 0 and self.hearers >> seat & 1):
            return self
        return None


def count_said(s: State, seat: i64) -> None:
    """Count one more word or reason of a seat. [TALK-14]"""
    one: i64 = 1
    s.said += one << seat * SAID_BITS


def can_be_done(s: State, said: list[int], start: i64) -> bool:
    """Return whether a clause is possible now; later only its speaker can make it impossible."""
    verb, palace, seat = said[start + 1], said[start + 2], said[start + 3]
    profession, domain, least = said[start + 4], said[start + 5], said[start + 6]
    if verb == SEND_IT:
        held: i64 = 0
        for kind in range(PROFESSIONS):
            if profession == NOBODY or kind == profession:
                held += s.reserve[seat * PROFESSIONS + kind]
        return held > 0
    if verb != PLACE_IT:
        return True
    wanted = Clause(verb, palace, seat, profession, domain, least)
    tied = s.place(palace, profession)
    if tied != NOBODY:
        return wanted.fits(tied, s.options.salaries[tied])
    for free in range(len(s.options.salaries)):
        if not s.taken[palace] >> free & 1 and wanted.fits(free, s.options.salaries[free]):
            return True
    return False
