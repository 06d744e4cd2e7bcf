"""Tests of trust: it follows from the words, bribes, exiles and places that a seat has seen."""

from typing import Any

import pytest

from signoria.bots.window import Window
from signoria.games.intrigue.actions import (
    Admit,
    Bribe,
    DeclineWord,
    Keep,
    Place,
    PlaceAll,
    Replace,
    Send,
)
from signoria.games.intrigue.laws import clause
from signoria.games.intrigue.personalities.personality import Personality
from signoria.games.intrigue.phases.steps import SENDING
from signoria.games.intrigue.rules import BRIBE_WITH, IF, OFFER, PLACE_IT, PROMISE
from signoria.games.intrigue.state import State
from signoria.kernel.action import Action
from signoria.kernel.table import Table
from tests.bots.intrigue.talks import agree, least_bribes, say
from tests.games.intrigue.names import FIFTY, HUNDRED, LAW, MILITARY, TAX, TEN, A, B, C, D
from tests.games.intrigue.story import do, table

EXTERNAL: dict[str, Any] = {"parks": {A: {B: LAW, C: LAW}}}
INTERNAL: dict[str, Any] = {"offices": {A: {LAW: (D, FIFTY)}}, "parks": {A: {B: LAW}}}


def trust(t: Table[State], me: int, seat: int) -> float:
    """Return how far a seat trusts another, asked for the first time."""
    bot = Personality(1, "honest")
    bot.attend(Window(t, me))
    return bot.memory.trust(seat)


def test_trust_in_a_seat_without_a_history_is_one_half() -> None:
    assert trust(table(), B, A) == 0.5


@pytest.mark.parametrize(
    ("setting", "deed", "by_winner", "by_loser"),
    [
        (EXTERNAL, Admit(B, TEN), 0.6, 0.4),
        (INTERNAL, Replace(B), 0.6, 0.5),
        (INTERNAL, Keep(), 0.4, 0.5),
    ],
)
def test_master_is_trusted_by_winners_and_not_by_exiled_seats(
    setting: dict[str, Any], deed: Action, by_winner: float, by_loser: float
) -> None:
    t = table(**setting)
    least_bribes(t)
    do(t, A, deed)

    assert trust(t, B, A) == pytest.approx(by_winner)
    assert trust(t, C, A) == pytest.approx(by_loser)
    assert trust(t, D, A) == pytest.approx(0.5 if setting is EXTERNAL else 1 - by_winner)


def test_best_place_raises_and_worst_place_lowers_trust() -> None:
    t = table(parks={A: {B: LAW, C: TAX}})
    least_bribes(t)
    do(t, A, PlaceAll([HUNDRED, TEN]))

    assert trust(t, B, A) > 0.5 > trust(t, C, A)
    assert trust(t, D, A) == 0.5


def test_bribe_raises_only_the_trust_of_the_master() -> None:
    t = table(parks={A: {B: LAW}})
    do(t, B, Bribe(10))

    assert trust(t, A, B) == pytest.approx(0.6)
    assert trust(t, C, B) == 0.5


def test_attack_on_a_token_in_office_lowers_the_trust_of_its_owner() -> None:
    t = table(parks={A: {B: LAW}}, host=A)
    least_bribes(t)
    do(t, A, Place(FIFTY))
    do(t, A, Send(B, TAX))
    do(t, A, Send(C, TAX))
    least_bribes(t)
    do(t, B, Place(FIFTY))
    do(t, B, Send(A, LAW))
    do(t, B, Send(C, MILITARY))
    least_bribes(t)
    do(t, C, PlaceAll([HUNDRED, TEN]))
    before = trust(t, B, C)
    do(t, C, Send(A, LAW))

    assert trust(t, B, C) < before
    assert trust(t, B, B) == 0.5, "who attacks itself bears no grudge"


def test_kept_word_raises_trust_less_than_a_broken_word_lowers_it() -> None:
    kept, broken = table(parks={A: {B: LAW}}), table(parks={A: {B: LAW}})
    for t, notes in ((kept, 6), (broken, 1)):
        say(t, B, PROMISE, C, clause(BRIBE_WITH, A, B, LAW, least=60_000))
        do(t, B, Bribe(notes))

    assert trust(kept, C, B) == pytest.approx(4 / 6)
    assert trust(kept, D, B) == pytest.approx(3 / 5)
    assert trust(broken, C, B) == pytest.approx(2 / 8)
    assert trust(broken, D, B) == pytest.approx(2 / 6)


def test_impossible_word_leaves_trust_unchanged() -> None:
    t = table(parks={A: {B: LAW}}, offices={A: {TAX: (C, HUNDRED)}})
    say(t, A, PROMISE, D, clause(PLACE_IT, A, B, LAW, domain=HUNDRED))
    least_bribes(t)
    do(t, A, Place(FIFTY))

    assert trust(t, D, A) == 0.5


def test_word_counts_only_after_its_condition_is_judged() -> None:
    t = table(parks={A: {B: LAW}})
    unless = clause(PLACE_IT, A, B, LAW, link=IF, least=50_000)
    agree(t, A, say(t, B, OFFER, A, clause(BRIBE_WITH, A, B, LAW, least=60_000), unless))
    do(t, B, Bribe(1))
    assert trust(t, C, B) == 0.5
    do(t, A, Place(FIFTY))

    assert trust(t, C, B) == pytest.approx(2 / 6)


def test_word_that_everybody_declined_leaves_trust_unchanged() -> None:
    t = table(parks={A: {B: LAW}})
    number = say(t, B, PROMISE, C, clause(BRIBE_WITH, A, B, LAW, least=60_000))
    do(t, C, DeclineWord(number))
    do(t, B, Bribe(1))

    assert trust(t, C, B) == 0.5


def test_trust_is_the_same_when_events_are_read_one_by_one_or_at_once() -> None:
    t, bot = table(parks={A: {B: LAW, C: TAX}}, at=SENDING, host=D), Personality(1, "honest")
    do(t, D, Send(B, LAW))
    bot.attend(Window(t, B))
    do(t, D, Send(A, LAW))
    bot.attend(Window(t, B))
    afresh = Personality(1, "honest")
    afresh.attend(Window(t, B))

    assert [bot.memory.trust(seat) for seat in range(5)] == [
        afresh.memory.trust(seat) for seat in range(5)
    ]
