"""The promise book: the standing of each word, and kept and broken clauses, pair by pair."""

from mypy_extensions import i64

from signoria.games.intrigue.promises import (
    AGREED,
    CLAUSE,
    HEARERS,
    JUDGED,
    LINK,
    OF_WORD,
    REFUSED,
    SPEAKER,
    TAKEN_BACK,
    TONE,
    UNTIL,
    WORD,
    heard_by,
    verdict_at,
)
from signoria.games.intrigue.rules import (
    ACCEPTED,
    BOOK_LIVE,
    BOOK_OFF,
    DECLINED,
    OFFER,
    PENDING,
    PLAYING,
    PROPOSED,
    RUN_OUT,
    THEN,
    WITHDRAWN,
)
from signoria.games.intrigue.state import State
from signoria.kernel.seats import seats_in


def words_given(s: State) -> i64:
    """Return how many words have been given."""
    return len(s.words) // WORD


def standing_of(s: State, number: i64) -> i64:
    """Return the standing of a word. [TALK-7]"""
    row = number * WORD
    if s.words[row + TAKEN_BACK]:
        return WITHDRAWN
    if s.words[row + AGREED]:
        return ACCEPTED
    if s.words[row + REFUSED] == s.words[row + HEARERS]:
        return DECLINED
    return PROPOSED if s.reason == PLAYING and s.round <= last_round_of(s, number) else RUN_OUT


def last_round_of(s: State, number: i64) -> i64:
    """Return the last round that a word speaks of."""
    last: i64 = 0
    for at in range(0, len(s.clauses), CLAUSE):
        if s.clauses[at + OF_WORD] == number:
            last = max(last, s.clauses[at + UNTIL])
    return last


def counts(s: State, number: i64) -> bool:
    """Return whether a word is judged: not withdrawn or declined, and an offer only if accepted."""
    standing = standing_of(s, number)
    if standing in (WITHDRAWN, DECLINED):
        return False
    return standing == ACCEPTED or s.words[number * WORD + TONE] != OFFER


def is_open(s: State, number: i64) -> bool:
    """Return whether a word is open: some clause of it is neither kept nor broken yet. [TALK-7]"""
    if s.reason != PLAYING or standing_of(s, number) in (WITHDRAWN, DECLINED, RUN_OUT):
        return False
    for at in range(0, len(s.clauses), CLAUSE):
        mine = s.clauses[at + OF_WORD] == number and s.clauses[at + LINK] == THEN
        if mine and verdict_at(s.clauses, at) == PENDING:
            return True
    return False


def open_words(s: State, seat: i64) -> list[int]:
    """Return a seat's own open words, for its private reminder. [TALK-9]"""
    found: list[int] = []
    for number in range(words_given(s)):
        if s.words[number * WORD + SPEAKER] == seat and is_open(s, number):
            found.append(number)
    return found


def book_shown(s: State) -> bool:
    """Return whether the book shows verdicts now: at once, at the end, or never. [TALK-9]"""
    if s.options.promise_book == BOOK_OFF:
        return False
    return s.options.promise_book == BOOK_LIVE or s.reason != PLAYING


def verdicts(s: State) -> list[tuple[int, int]]:
    """Return the clauses judged by now, with their verdicts, of words that count. [TALK-8]"""
    found: list[tuple[int, int]] = []
    for at in range(0, len(s.clauses), CLAUSE):
        verdict = verdict_at(s.clauses, at)
        if verdict != PENDING and counts(s, s.clauses[at + OF_WORD]):
            found.append((int(at), int(verdict)))
    return found


def tally(s: State, wanted: i64, you: i64) -> list[list[int]]:
    """Count clauses with a verdict, by speaker and hearer, that `you` heard. [TALK-9]"""
    found = [[0] * s.seats for _ in range(s.seats)]
    for at in range(0, len(s.clauses), CLAUSE):
        number = s.clauses[at + OF_WORD]
        if s.clauses[at + JUDGED] == wanted and heard_by(s.words, number, you):
            meant, speaker = s.words[number * WORD + HEARERS], s.words[number * WORD + SPEAKER]
            for seat in seats_in(meant):
                found[speaker][seat] += 1
    return found
