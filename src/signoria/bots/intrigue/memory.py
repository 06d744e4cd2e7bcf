"""What a seat remembers of the others: how far each is to be trusted, from what it heard."""

from typing import Final

from mypy_extensions import i64

from signoria.bots.window import Heard
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

# How much each thing weighs; a seat of which nothing is known is trusted by half.
AT_FIRST: Final = 2.0
WORD_KEPT: Final = 1.0
WORD_BROKEN: Final = 2.0
TO_MY_FACE: Final = 2.0  # a word that was given to oneself counts so many times
FAVOUR: Final = 1.0  # a conflict decided for oneself, or against
GOOD_PLACE: Final = 0.2  # for each domain above the least
WORST_PLACE: Final = 0.4
BRIBE: Final = 0.1  # for each note
ATTACK: Final = 0.5


class Memory:
    """All that a seat heard, folded: the same for the same ledger, whenever it is asked."""

    def __init__(self) -> None:
        self.rev: i64 = 0
        self.acted: i64 = 0  # the revision of its last decision
        self.words: i64 = 0  # it has given since a matter or a turn began
        self.unanswered: list[int] = []
        self.good = [AT_FIRST] * MOST_SEATS
        self.bad = [AT_FIRST] * MOST_SEATS
        self.offices = [NOBODY] * (MOST_SEATS * PROFESSIONS)
        self.judged: set[int] = set()

    def trust(self, seat: i64) -> float:
        """How far a seat is to be trusted, from 0 to 1."""
        return self.good[seat] / (self.good[seat] + self.bad[seat])

    def hear(self, me: i64, s: State, heard: list[Heard[State]], rev: i64) -> None:
        """Take in what was told since; `s` is a world the seat may be in."""
        note: i64 = s.options.min_bribe
        for entry in heard:
            if entry.seat == me and not isinstance(entry.action, Aside):
                self.acted = entry.rev
            for event in entry.told:
                self.note_talk(me, event)
                self.note_deed(me, event, note)
        self.rev = rev
        self.judge(me, s)

    def note_talk(self, me: i64, event: Event[State]) -> None:
        """Who has said what to oneself."""
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
        """What was done to oneself, and by whom."""
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
        """Which master decided for oneself, which against."""
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
        """A master let one win and exiled others."""
        if winner == me:
            self.good[master] += FAVOUR
        elif losers >> me & 1:
            self.bad[master] += FAVOUR

    def judge(self, me: i64, s: State) -> None:
        """Judge the words that have come to something since."""
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
        """One clause kept or broken."""
        mine = s.words[s.clauses[at + OF_WORD] * WORD + HEARERS] >> me & 1 == 1
        times = TO_MY_FACE if mine else 1.0
        if found == KEPT:
            self.good[speaker] += WORD_KEPT * times
        elif found == BROKEN:
            self.bad[speaker] += WORD_BROKEN * times
