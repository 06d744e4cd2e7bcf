"""Tests of predicted verdicts: a choice breaks and keeps the words that the game then judges so."""

from typing import Any

import pytest

from signoria.games.intrigue import GAME
from signoria.games.intrigue.actions import Admit, HearBribes, Keep, PayNothing, Place
from signoria.games.intrigue.book import counts
from signoria.games.intrigue.laws import clause, sayings
from signoria.games.intrigue.personalities.pledges import broken_by, given_to, kept_by, owed_by
from signoria.games.intrigue.promises import (
    CLAUSE,
    LINK,
    OF_WORD,
    SPEAKER,
    UNTIL,
    WORD,
    verdict_at,
)
from signoria.games.intrigue.rules import (
    BRIBE_WITH,
    BROKEN,
    IF,
    KEEP_IT,
    KEPT,
    OFFER,
    PENDING,
    PLACE_IT,
    PROMISE,
    THEN,
)
from signoria.games.intrigue.state import State
from signoria.kernel.action import Aside
from signoria.kernel.rng import SeededRng
from signoria.kernel.table import open_table
from tests.bots.intrigue.talks import agree, say
from tests.games.intrigue.names import HUNDRED, LAW, TEN, A, B, C
from tests.games.intrigue.story import do, table


def judged(s: State, seat: int) -> dict[int, int]:
    """Return the verdicts of a seat's own clauses, by the position at which each begins."""
    return {
        at: int(verdict_at(s.clauses, at))
        for at in range(0, len(s.clauses), CLAUSE)
        if s.clauses[at + LINK] == THEN and counts(s, s.clauses[at + OF_WORD])
        if s.words[s.clauses[at + OF_WORD] * WORD + SPEAKER] == seat
    }


@pytest.mark.parametrize(("preset", "placing"), [("fx1994", "group"), ("four-room", "token")])
def test_predicted_verdicts_equal_those_of_the_book(preset: str, placing: str) -> None:
    options: dict[str, Any] = {**GAME.presets[preset], "placing": placing}
    t = open_table(GAME, 4, options, SeededRng(1))
    rng, found = SeededRng(50), {BROKEN: 0, KEPT: 0}
    while actors := t.actors():
        speaker = rng.below(0, 4)
        words = [word for word in sayings(t.state, speaker) if isinstance(word, Aside)]
        t.submit(speaker, words[rng.below(0, len(words))])
        seat, before = actors[0], judged(t.state, actors[0])
        legal = t.legal(seat)
        action, owed = t.game.menu[legal[rng.below(0, len(legal))]], owed_by(t.state, seat)
        foretold = {
            BROKEN: broken_by(t.state, seat, action, owed),
            KEPT: kept_by(t.state, seat, action, owed),
        }
        t.submit(seat, action)
        for at, verdict in judged(t.state, seat).items():
            if before[at] == PENDING and verdict in foretold and at in owed:
                late = t.state.over() or t.state.clauses[at + UNTIL] < t.state.round
                assert at in foretold[verdict] or late
                found[verdict] += 1

    assert all(found.values())


def test_accepted_condition_is_owed_to_the_seat_that_made_the_offer() -> None:
    t = table(parks={A: {B: LAW, C: LAW}})
    keeps = clause(KEEP_IT, A, B, LAW)
    number = say(t, A, OFFER, B, keeps, clause(BRIBE_WITH, A, B, LAW, link=IF, least=30_000))
    assert owed_by(t.state, B) == owed_by(t.state, A) == []

    agree(t, B, number)
    owed = owed_by(t.state, B)

    assert [given_to(t.state, at, B) for at in owed] == [A]
    assert [given_to(t.state, at, A) for at in owed_by(t.state, A)] == [B]
    assert broken_by(t.state, B, PayNothing(), owed) == owed


def test_action_that_decides_nothing_breaks_no_word() -> None:
    t = table(parks={A: {B: LAW}}, talk_time="9")
    say(t, A, PROMISE, B, clause(PLACE_IT, A, B, LAW, least=100_000))
    owed = owed_by(t.state, A)

    assert broken_by(t.state, A, HearBribes(), owed) == []
    assert kept_by(t.state, A, HearBribes(), owed) == []
    assert broken_by(t.state, A, Place(TEN), owed) == owed
    assert kept_by(t.state, A, Place(HUNDRED), owed) == owed


def test_promised_place_is_owed_in_a_conflict_too() -> None:
    t = table(parks={A: {B: LAW, C: LAW}})
    say(t, A, PROMISE, B, clause(PLACE_IT, A, B, LAW, least=50_000))
    owed = owed_by(t.state, A)

    assert broken_by(t.state, A, Admit(B, TEN), owed) == owed
    assert kept_by(t.state, A, Admit(B, HUNDRED), owed) == owed
    assert broken_by(t.state, A, Admit(C, HUNDRED), owed) == owed


def test_word_that_no_longer_binds_is_not_broken() -> None:
    t = table(offices={A: {LAW: (C, TEN)}}, parks={A: {B: LAW}})
    unpaid = clause(BRIBE_WITH, A, B, LAW, link=IF, least=30_000)
    number = say(t, A, OFFER, B, clause(KEEP_IT, A, B, LAW), unpaid)
    agree(t, B, number)
    do(t, C, t.game.menu[t.legal(C)[0]])
    do(t, B, t.game.menu[t.legal(B)[0]])

    assert broken_by(t.state, A, Keep(), owed_by(t.state, A)) == []
