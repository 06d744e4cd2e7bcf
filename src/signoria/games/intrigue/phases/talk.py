"""Talk: promises, threats and offers, at any time and by any seat; the rules enforce none."""

from typing import Final

from mypy_extensions import i64

from signoria.games.intrigue.actions import (
    AcceptWord,
    DeclineWord,
    GiveWord,
    SayWhy,
    WithdrawWord,
)
from signoria.games.intrigue.book import is_open, open_words, standing_of, verdicts, words_given
from signoria.games.intrigue.events import (
    ClauseJudged,
    ReasonGiven,
    WordAccepted,
    WordDeclined,
    WordGiven,
    WordWithdrawn,
)
from signoria.games.intrigue.promises import (
    AGREED,
    CLAUSE,
    HEARERS,
    JUDGED,
    LINK,
    OF_WORD,
    REFUSED,
    RESULT,
    SAID,
    SPEAKER,
    WHISPERED,
    WORD,
)
from signoria.games.intrigue.rules import (
    BOOK_LIVE,
    BRIBE_WITH,
    DROP_IT,
    MOST_CLAUSES,
    MOST_OPEN_WORDS,
    MOST_SAID,
    NO,
    NOT_SEND_IT,
    OFFER,
    PENDING,
    PLAYING,
    PROMISE,
    PROPOSED,
    THEN,
    UNLESS,
    WHY_NAMES,
)
from signoria.games.intrigue.state import State
from signoria.kernel.action import Action, Refusal
from signoria.kernel.phase import Phase
from signoria.kernel.seats import NOBODY
from signoria.kernel.table import Table


class Talk(Phase[State]):
    """The rules of talk: words are recorded and bind nobody. [TALK-4 … TALK-14]"""

    def refuses(self, s: State, seat: i64, action: Action) -> Refusal | None:
        """Judge only the form of a word, never its content. [TALK-10]"""
        if s.reason != PLAYING:
            return Refusal("TABLE-1")
        if not 0 <= seat < s.seats:
            return Refusal("TABLE-5")
        if isinstance(action, GiveWord):
            return refuses_more(s, seat) or refuses_word(s, seat, action)
        if isinstance(action, AcceptWord):
            return refuses_answer(s, seat, action.number)
        if isinstance(action, DeclineWord):
            return refuses_answer(s, seat, action.number)
        if isinstance(action, WithdrawWord):
            return refuses_withdrawal(s, seat, action.number)
        if isinstance(action, SayWhy):
            return refuses_more(s, seat) or refuses_reason(s, action)
        return Refusal("TABLE-3")

    def play(self, t: Table[State], seat: i64, action: Action) -> None:
        """Add one line to the book."""
        if isinstance(action, GiveWord):
            number = words_given(t.state)
            meant, whispered = action.hearers, action.whispered
            word = WordGiven(
                seat, number, action.tone, action.line, meant, whispered, action.clauses
            )
            t.record(word)
        elif isinstance(action, AcceptWord):
            t.record(WordAccepted(seat, action.number))
        elif isinstance(action, DeclineWord):
            t.record(WordDeclined(seat, action.number))
        elif isinstance(action, SayWhy):
            t.record(ReasonGiven(seat, action.why, action.about_seat, action.palace))
        else:
            assert isinstance(action, WithdrawWord)
            t.record(WordWithdrawn(seat, action.number))


TALK: Final = Talk()


def refuses_more(s: State, seat: i64) -> Refusal | None:
    """Refuse talk beyond the limit of a turn. [TALK-14]"""
    return Refusal("TALK-14", {"most": MOST_SAID}) if s.has_said(seat) >= MOST_SAID else None


def refuses_word(s: State, seat: i64, word: GiveWord) -> Refusal | None:
    """Refuse bad hearers, tone, number or clauses of a word. [TALK-3, TALK-4, TALK-5, TALK-11]"""
    if not PROMISE <= word.tone <= OFFER or word.line < 0 or not 0 <= word.whispered <= 1:
        return Refusal("TABLE-5")
    if word.whispered and s.options.whispers == NO:
        return Refusal("TALK-3")
    if word.hearers <= 0 or word.hearers >> s.seats or word.hearers >> seat & 1:
        return Refusal("TALK-4")
    if len(open_words(s, seat)) >= MOST_OPEN_WORDS:
        return Refusal("TALK-11", {"most": MOST_OPEN_WORDS})
    clauses: i64 = len(word.clauses) // SAID
    if len(word.clauses) % SAID or not 0 < clauses <= MOST_CLAUSES:
        return Refusal("TALK-5", {"most": MOST_CLAUSES})
    own: i64 = 0
    for at in range(0, len(word.clauses), SAID):
        refusal = refuses_clause(s, seat, word.clauses[at : at + SAID])
        if refusal is not None:
            return refusal
        if word.clauses[at] == THEN:
            own += 1
    if own == 0 or (word.tone != PROMISE and own == clauses):
        return Refusal("TALK-6")
    return None


def refuses_clause(s: State, seat: i64, said: list[int]) -> Refusal | None:
    """Refuse clauses about unknown things, others' conduct or the past. [TALK-5, TALK-6]"""
    link, verb, palace, actor = said[0], said[1], said[2], said[3]
    profession, domain, least, until = said[4], said[5], said[6], said[7]
    if not (THEN <= link <= UNLESS and 0 <= verb <= NOT_SEND_IT and 0 <= palace < s.seats):
        return Refusal("TABLE-5")
    if not (0 <= actor < s.seats and NOBODY <= profession < s.options.professions and least >= 0):
        return Refusal("TABLE-5")
    if not NOBODY <= domain < len(s.options.salaries):
        return Refusal("TABLE-5")
    if actor == palace or (verb <= DROP_IT and profession == NOBODY):
        return Refusal("TALK-5", {"most": MOST_CLAUSES})
    if not s.round <= until <= s.options.last_round:
        return Refusal("TALK-12", {"until": until, "round": s.round})
    if verb == BRIBE_WITH and s.concealed():
        return Refusal("BRI-6")
    doer = palace if verb <= DROP_IT else actor
    return Refusal("TALK-6") if link == THEN and doer != seat else None


def refuses_answer(s: State, seat: i64, number: i64) -> Refusal | None:
    """Refuse an answer unless the word is open, addressed to the seat and unanswered. [TALK-7]"""
    if not 0 <= number < words_given(s):
        return Refusal("TABLE-5")
    row = number * WORD
    meant = s.words[row + HEARERS] >> seat & 1
    answered = (s.words[row + AGREED] | s.words[row + REFUSED]) >> seat & 1
    return None if meant and not answered and is_open(s, number) else Refusal("TALK-7")


def refuses_withdrawal(s: State, seat: i64, number: i64) -> Refusal | None:
    """Refuse to withdraw words of others, accepted words, and decided ones. [TALK-7]"""
    if not 0 <= number < words_given(s):
        return Refusal("TABLE-5")
    if s.words[number * WORD + SPEAKER] != seat or standing_of(s, number) != PROPOSED:
        return Refusal("TALK-7")
    for at in range(0, len(s.clauses), CLAUSE):
        own = s.clauses[at + OF_WORD] == number and s.clauses[at + LINK] == THEN
        if own and s.clauses[at + RESULT] != PENDING:
            return Refusal("TALK-7")
    return None


def refuses_reason(s: State, reason: SayWhy) -> Refusal | None:
    """Refuse unknown reasons, and reasons about seats not at this table. [TALK-13]"""
    known = 0 <= reason.why < len(WHY_NAMES)
    about = NOBODY <= reason.about_seat < s.seats and NOBODY <= reason.palace < s.seats
    return None if known and about else Refusal("TABLE-5")


def judge_at_once(t: Table[State]) -> None:
    """Record the latest verdicts if the book is open during the game. [TALK-9]"""
    if t.state.options.promise_book == BOOK_LIVE:
        record_verdicts(t)


def record_verdicts(t: Table[State], at_the_end: bool = False) -> None:
    """Record new verdicts; those on whispers only at the end. [TALK-8, TALK-9]"""
    s = t.state
    for at, verdict in verdicts(s):
        number = s.clauses[at + OF_WORD]
        row, place = number * WORD, place_of(s, at)
        speaker, meant = s.words[row + SPEAKER], s.words[row + HEARERS]
        whispered = s.words[row + WHISPERED]
        if s.clauses[at + JUDGED] == PENDING and (at_the_end or not whispered):
            t.record(ClauseJudged(speaker, number, place, verdict, meant, whispered))


def place_of(s: State, at: i64) -> i64:
    """Return the place of a clause within its word, from 0."""
    place: i64 = 0
    for other in range(0, at, CLAUSE):
        if s.clauses[other + OF_WORD] == s.clauses[at + OF_WORD]:
            place += 1
    return place
