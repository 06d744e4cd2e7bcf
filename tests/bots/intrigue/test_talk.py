"""Tests of the talk of personalities: proposals, answers, and its end."""

from typing import Any

import pytest

from signoria.games.intrigue.actions import (
    AcceptWord,
    Bribe,
    DeclineWord,
    GiveWord,
    SayWhy,
    WithdrawWord,
)
from signoria.games.intrigue.laws import clause
from signoria.games.intrigue.personalities.personality import Personality
from signoria.games.intrigue.phases.steps import SENDING
from signoria.games.intrigue.promises import SAID
from signoria.games.intrigue.rules import (
    BRIBE_WITH,
    DROP_IT,
    IF,
    KEEP_IT,
    NOT_SEND_IT,
    OFFER,
    PLACE_IT,
    PROMISE,
    SEND_IT,
    THREAT,
    UNLESS,
)
from signoria.games.intrigue.state import State
from signoria.kernel.table import Table
from tests.bots.intrigue.talks import choice_of, done, said, say
from tests.games.intrigue.names import FIFTY, HUNDRED, LAW, TAX, TEN, A, B, C, D, E
from tests.games.intrigue.story import do, table

TALK: dict[str, Any] = {"talk_time": "9"}


def attacked(**wanted: Any) -> Table[State]:
    """Return a table with talk about a place of 100,000 at A's: D defends, B attacks."""
    return table(
        offices={A: {LAW: (D, HUNDRED)}, **wanted.pop("offices", {})},
        parks={A: {B: LAW}, **wanted.pop("parks", {})},
        **{**TALK, **wanted},
    )


def verbs(word: GiveWord) -> list[tuple[int, int]]:
    """Return the links and verbs of a word's clauses."""
    return [(word.clauses[at], word.clauses[at + 1]) for at in range(0, len(word.clauses), SAID)]


def words(t: Table[State], name: str, seat: int) -> list[GiveWord]:
    """Return the words that a new bot of a personality gives now."""
    return [one for one in said(t, Personality(1, name), seat) if isinstance(one, GiveWord)]


# Proposals.


@pytest.mark.parametrize(("name", "many"), [("honest", 1), ("grasping", 2), ("traitor", 2)])
def test_master_offers_the_place_for_a_bribe_and_some_masters_to_all(name: str, many: int) -> None:
    offered = words(attacked(), name, A)

    assert [(word.tone, verbs(word)) for word in offered] == [
        (OFFER, [(0, KEEP_IT), (IF, BRIBE_WITH)])
    ] * many
    assert {word.hearers for word in offered} <= {1 << B, 1 << D}


def test_uncontested_guest_is_offered_the_best_place() -> None:
    offered = words(table(parks={A: {B: LAW}}, **TALK), "honest", A)

    assert [verbs(word) for word in offered] == [[(0, PLACE_IT), (IF, BRIBE_WITH)]]
    assert offered[0].clauses[6] == 100_000


def test_seat_that_has_paid_is_offered_nothing() -> None:
    t = attacked(talk_time="0")
    do(t, D, Bribe(1))

    assert [word.hearers for word in words(t, "traitor", A)] == [1 << B]


def test_payer_promises_a_bribe_and_a_traitor_a_larger_one() -> None:
    honest, boasting = words(attacked(), "honest", D), words(attacked(), "traitor", D)

    assert [(word.tone, verbs(word)) for word in honest] == [(PROMISE, [(0, BRIBE_WITH)])]
    assert boasting[0].clauses[6] >= honest[0].clauses[6]


def test_seat_with_a_pending_decision_at_home_offers_favour_for_favour() -> None:
    alone = words(attacked(parks={D: {A: TAX}}), "honest", D)
    contested = words(attacked(parks={D: {A: TAX, C: TAX}}), "honest", D)

    assert [verbs(word) for word in alone] == [[(0, PLACE_IT), (IF, KEEP_IT)]]
    assert [verbs(word) for word in contested] == [[(0, KEEP_IT), (IF, KEEP_IT)]]
    assert [word.tone for word in (*alone, *contested)] == [OFFER, OFFER]


def test_tit_for_tat_threatens_the_masters_best_place_and_honest_does_not() -> None:
    elsewhere = {C: {TAX: (A, FIFTY), LAW: (A, TEN)}}
    threat = words(attacked(offices=elsewhere), "tit-for-tat", D)
    tame = words(attacked(offices=elsewhere), "honest", D)

    assert [(word.tone, verbs(word)) for word in threat] == [
        (THREAT, [(0, SEND_IT), (UNLESS, KEEP_IT)])
    ]
    assert threat[0].clauses[2:5] == [C, D, TAX]
    assert [word.tone for word in tame] == [PROMISE]


def test_nobody_threatens_after_the_last_sending() -> None:
    late = attacked(offices={C: {TAX: (A, FIFTY)}}, round=6)

    assert [word.tone for word in words(late, "tit-for-tat", D)] != [THREAT]


def test_concealed_bribes_are_never_mentioned() -> None:
    t = attacked(bribe_secrecy="concealed")

    assert [words(t, "traitor", seat) for seat in (A, B, D)] == [[], [], []]


def test_nothing_is_promised_for_a_place_without_further_salary() -> None:
    t = table(offices={E: {LAW: (A, HUNDRED)}}, parks={E: {B: LAW}}, host=E, round=6, **TALK)

    assert words(t, "honest", A) == []


def test_sender_promises_peace_to_a_trusted_seat() -> None:
    t = table(offices={B: {LAW: (C, HUNDRED), TAX: (D, TEN)}}, at=SENDING)

    peace = words(t, "honest", A)

    assert [(word.tone, verbs(word), word.hearers) for word in peace] == [
        (PROMISE, [(0, NOT_SEND_IT)], 1 << C)
    ]
    assert words(table(at=SENDING), "honest", A) == []


def test_seat_outside_the_matter_says_nothing() -> None:
    assert words(attacked(), "traitor", C) == []


# Answers.


def answer(t: Table[State], name: str, seat: int, **trust: float) -> list[object]:
    """Return a personality's answers to the words said to it; `trust` sets its trust in A to E."""
    bot = Personality(1, name)
    for other, much in trust.items():
        entries = bot.memory.good if much > 0 else bot.memory.bad
        entries["ABCDE".index(other)] += abs(much)
    kinds = (AcceptWord, DeclineWord)
    return [one for one in said(t, bot, seat) if isinstance(one, kinds)]


def test_good_deal_is_accepted_and_bad_deal_declined() -> None:
    t = attacked()
    keeps = clause(KEEP_IT, A, D, LAW)
    say(t, A, OFFER, D, keeps, clause(BRIBE_WITH, A, D, LAW, link=IF, least=30_000))
    say(t, A, OFFER, D, keeps, clause(BRIBE_WITH, A, D, LAW, link=IF, least=900_000))

    assert answer(t, "honest", D) == [AcceptWord(0), DeclineWord(1)]


def test_word_of_a_distrusted_seat_is_worth_less() -> None:
    t = attacked()
    price = clause(BRIBE_WITH, A, D, LAW, link=IF, least=120_000)
    say(t, A, OFFER, D, clause(KEEP_IT, A, D, LAW), price)

    assert answer(t, "honest", D, A=-30.0) == [DeclineWord(0)]


def test_threat_that_hurts_more_than_its_price_is_obeyed() -> None:
    grave = attacked(offices={C: {TAX: (A, HUNDRED)}})
    light = attacked()
    for t in (grave, light):
        attack = clause(SEND_IT, C, D, TAX)
        say(t, D, THREAT, A, attack, clause(KEEP_IT, A, D, LAW, link=UNLESS))

    assert answer(grave, "honest", A) == [AcceptWord(0)]
    assert answer(light, "honest", A) == [DeclineWord(0)]


def test_requested_favour_is_done_only_for_a_place_in_return() -> None:
    t = attacked()
    say(t, A, OFFER, D, clause(KEEP_IT, A, D, LAW), clause(NOT_SEND_IT, C, D, link=IF))
    say(t, B, OFFER, D, clause(NOT_SEND_IT, C, B), clause(SEND_IT, C, D, link=IF))

    assert answer(t, "honest", D) == [AcceptWord(0), DeclineWord(1)]


def test_gains_are_accepted_and_exile_and_affairs_of_others_are_declined() -> None:
    t = attacked()
    say(t, B, PROMISE, D, clause(NOT_SEND_IT, A, B))
    say(t, A, PROMISE, D, clause(DROP_IT, A, D, LAW))
    say(t, B, PROMISE, D, clause(BRIBE_WITH, A, B, LAW, least=50_000))
    say(t, A, PROMISE, D, clause(DROP_IT, A, B, LAW))

    assert answer(t, "tit-for-tat", D) == [
        AcceptWord(0),
        DeclineWord(1),
        DeclineWord(2),
        AcceptWord(3),
    ]


def test_promised_place_and_promised_bribe_are_accepted() -> None:
    t = table(parks={A: {B: LAW}}, **TALK)
    say(t, A, PROMISE, B, clause(PLACE_IT, A, B, LAW, domain=TEN))
    say(t, B, PROMISE, A, clause(BRIBE_WITH, A, B, LAW, least=20_000))
    say(t, C, PROMISE, A, clause(PLACE_IT, C, B, LAW, least=20_000))

    assert answer(t, "honest", B) == [AcceptWord(0)]
    assert answer(t, "honest", A) == [AcceptWord(1), DeclineWord(2)]


def test_word_is_answered_once_and_a_withdrawn_word_never() -> None:
    t, bot = attacked(), Personality(1, "honest")
    number = say(t, A, PROMISE, C, clause(KEEP_IT, A, D, LAW))
    do(t, A, WithdrawWord(number))
    say(t, A, PROMISE, C, clause(KEEP_IT, A, B, LAW))

    assert said(t, bot, C) == [DeclineWord(1)]
    assert said(t, bot, C) == []
    assert said(t, Personality(2, "honest"), C) == [], "a new bot has seen what was answered"


# The end of talk.


def test_personality_speaks_once_about_a_matter() -> None:
    t, bot = attacked(), Personality(1, "traitor")

    assert len(said(t, bot, A)) == 2
    assert said(t, bot, A) == []
    assert said(t, Personality(1, "traitor"), A) == [], "a new bot has seen itself"


def test_reason_is_given_once_and_only_after_the_action() -> None:
    t, bot = table(at=SENDING), Personality(1, "honest")
    choice_of(t, bot, A)
    assert not any(isinstance(one, SayWhy) for one in said(t, bot, A)), "nothing is done yet"

    _action, reasons = done(t, bot, A)

    assert len(reasons) == 1
    assert said(t, bot, A) == []
