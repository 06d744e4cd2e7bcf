"""Memory of a seat: how far it trusts each other seat, computed from the events it saw."""

from typing import Final

from mypy_extensions import i64

from signoria.games.intrigue.book import counts
from signoria.games.intrigue.events import (
    BribePaid,
    DefenderKept,
    DefenderReplaced,
    MatterOpened,
    TokenAdmitted,
    TokenPlaced,
    TokenSent,
    TurnBegan,
    WordAccepted,
    WordDeclined,
    WordGiven,
)
from signoria.games.intrigue.promises import (
    CLAUSE,
    HEARERS,
    LINK,
    OF_WORD,
    RESULT,
    SPEAKER,
    WORD,
    verdict_at,
)
from signoria.games.intrigue.rules import BROKEN, KEPT, MOST_SEATS, PENDING, PROFESSIONS, THEN
from signoria.games.intrigue.state import State
from signoria.kernel.action import Aside
from signoria.kernel.event import Event
from signoria.kernel.seats import NOBODY
from signoria.kernel.seen import SeenEntry

# Weights of the evidence. The memory trusts a seat by half (0.5) before there is any evidence.
AT_FIRST: Final = 2.0
WORD_KEPT: Final = 1.0
WORD_BROKEN: Final = 2.0
TO_MY_FACE: Final = 2.0  # factor for a word given to this seat itself
FAVOUR: Final = 1.0  # a master decided a conflict for this seat, or against it
GOOD_PLACE: Final = 0.2  # for each domain above the worst paid one
WORST_PLACE: Final = 0.4
BRIBE: Final = 0.1  # for each note
ATTACK: Final = 0.5


class Memory:
    """The visible events of a seat, summed up; the same ledger always gives the same memory."""

    def __init__(self) -> None:
        self.rev: i64 = 0
        self.acted: i64 = 0  # the revision of its last decision
        self.words: i64 = 0  # words this seat has given since the matter or the turn began
        self.unanswered: list[int] = []
        self.good = [AT_FIRST] * MOST_SEATS
        self.bad = [AT_FIRST] * MOST_SEATS
        self.offices = [NOBODY] * (MOST_SEATS * PROFESSIONS)
        self.judged: set[int] = set()

    def trust(self, seat: i64) -> float:
        """Return how far the memory trusts a seat, from 0 to 1."""
        return self.good[seat] / (self.good[seat] + self.bad[seat])

    def observe(self, me: i64, s: State, entries: list[SeenEntry[State]], rev: i64) -> None:
        """Process the entries seen since the last call; `s` is a world the seat may be in."""
        note: i64 = s.options.min_bribe
        for entry in entries:
            if entry.seat == me and not isinstance(entry.action, Aside):
                self.acted = entry.rev
            for event in entry.events:
                self.note_talk(me, event)
                self.note_deed(me, event, note)
        self.rev = rev
        self.judge(me, s)

    def note_talk(self, me: i64, event: Event[State]) -> None:
        """Count the words that this seat gave, and list those it has to answer."""
        if isinstance(event, WordGiven):
            if event.seat == me:
                self.words += 1
            elif event.hearers >> me & 1:
                self.unanswered.append(event.number)
        elif isinstance(event, (WordAccepted, WordDeclined)):
            if event.seat == me and event.number in self.unanswered:
                self.unanswered.remove(event.number)
        elif isinstance(event, (MatterOpened, TurnBegan)):
            self.words = 0

    def note_deed(self, me: i64, event: Event[State], note: i64) -> None:
        """Adjust the trust in seats that bribed this seat, placed its tokens or attacked them."""
        if isinstance(event, BribePaid):
            if event.palace == me:
                self.good[event.seat] += BRIBE * float(event.ducats // note)
        elif isinstance(event, TokenPlaced):
            self.offices[event.palace * PROFESSIONS + event.profession] = event.seat
            if event.seat == me and event.domain:
                self.good[event.palace] += GOOD_PLACE * float(event.domain)
            elif event.seat == me:
                self.bad[event.palace] += WORST_PLACE
        elif isinstance(event, TokenSent):
            held = self.offices[event.palace * PROFESSIONS + event.profession] == me
            if held and event.seat != me:
                self.bad[event.seat] += ATTACK
        else:
            self.note_conflict(me, event)

    def note_conflict(self, me: i64, event: Event[State]) -> None:
        """Adjust the trust in a master that decided a conflict of this seat."""
        if isinstance(event, DefenderKept):
            self.settled(me, event.palace, event.seat, event.losers)
        elif isinstance(event, DefenderReplaced):
            self.offices[event.palace * PROFESSIONS + event.profession] = event.seat
            beaten = event.losers | 1 << event.former_seat
            self.settled(me, event.palace, event.seat, beaten)
        elif isinstance(event, TokenAdmitted):
            self.offices[event.palace * PROFESSIONS + event.profession] = event.seat
            self.settled(me, event.palace, event.seat, event.losers)

    def settled(self, me: i64, master: i64, winner: i64, losers: i64) -> None:
        """Trust the master more if this seat won the conflict, less if this seat lost it."""
        if winner == me:
            self.good[master] += FAVOUR
        elif losers >> me & 1:
            self.bad[master] += FAVOUR

    def judge(self, me: i64, s: State) -> None:
        """Judge the words whose clauses were decided since the last call."""
        for at in range(0, len(s.clauses), CLAUSE):
            decided = s.clauses[at + LINK] == THEN and s.clauses[at + RESULT] != PENDING
            if not decided or at in self.judged:
                continue
            found = verdict_at(s.clauses, at)
            if found != PENDING:
                self.judged.add(at)
                if counts(s, s.clauses[at + OF_WORD]):
                    self.count(me, s.words[s.clauses[at + OF_WORD] * WORD + SPEAKER], found, s, at)

    def count(self, me: i64, speaker: i64, found: i64, s: State, at: i64) -> None:
        """Adjust the trust in the speaker by one kept or broken clause."""
        mine = s.words[s.clauses[at + OF_WORD] * WORD + HEARERS] >> me & 1 == 1
        times = TO_MY_FACE if mine else 1.0
        if found == KEPT:
            self.good[speaker] += WORD_KEPT * times
        elif found == BROKEN:
            self.bad[speaker] += WORD_BROKEN * times
