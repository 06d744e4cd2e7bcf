"""How far a seat trusts another follows from what it heard: words, bribes, exiles, places."""

from typing import Any

import pytest

from signoria.bots.intrigue.temper import Temper
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
from signoria.games.intrigue.phases.steps import SENDING
from signoria.games.intrigue.rules import BRIBE_WITH, IF, OFFER, PLACE_IT, PROMISE
from signoria.games.intrigue.state import State
from signoria.kernel.action import Action
from signoria.kernel.table import Table
from tests.bots.intrigue.talks import agree, least_bribes, say
from tests.games.intrigue.names import FIFTY, HUNDRED, LAW, MILITARY, TAX, TEN, A, B, C, D
from tests.games.intrigue.sayings import clause
from tests.games.intrigue.story import do, table

EXTERNAL: dict[str, Any] = {"parks": {A: {B: LAW, C: LAW}}}
INTERNAL: dict[str, Any] = {"offices": {A: {LAW: (D, FIFTY)}}, "parks": {A: {B: LAW}}}


def trust(t: Table[State], me: int, seat: int) -> float:
    """How far a seat trusts another, asked now for the first time."""
    bot = Temper(1, "honest")
    bot.attend(Window(t, me))
    return bot.memory.trust(seat)


def test_who_has_done_nothing_is_trusted_by_half() -> None:
    assert trust(table(), B, A) == 0.5


@pytest.mark.parametrize(
    ("setting", "deed", "by_winner", "by_loser"),
    [
        (EXTERNAL, Admit(B, TEN), 0.6, 0.4),
        (INTERNAL, Replace(B), 0.6, 0.5),
        (INTERNAL, Keep(), 0.4, 0.5),
    ],
)
def test_a_master_is_trusted_by_whom_it_lets_win_and_not_by_whom_it_exiles(
    setting: dict[str, Any], deed: Action, by_winner: float, by_loser: float
) -> None:
    t = table(**setting)
    least_bribes(t)
    do(t, A, deed)

    assert trust(t, B, A) == pytest.approx(by_winner)
    assert trust(t, C, A) == pytest.approx(by_loser)
    assert trust(t, D, A) == pytest.approx(0.5 if setting is EXTERNAL else 1 - by_winner)


def test_a_good_place_is_remembered_and_so_is_the_worst() -> None:
    t = table(parks={A: {B: LAW, C: TAX}})
    least_bribes(t)
    do(t, A, PlaceAll([HUNDRED, TEN]))

    assert trust(t, B, A) > 0.5 > trust(t, C, A)
    assert trust(t, D, A) == 0.5


def test_a_master_trusts_whoever_bribes_it_and_nobody_else_does() -> None:
    t = table(parks={A: {B: LAW}})
    do(t, B, Bribe(10))

    assert trust(t, A, B) == pytest.approx(0.6)
    assert trust(t, C, B) == 0.5


def test_whoever_attacks_a_token_in_office_is_trusted_less_by_its_owner() -> None:
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


def test_a_word_kept_makes_trust_and_a_word_broken_more_distrust() -> None:
    kept, broken = table(parks={A: {B: LAW}}), table(parks={A: {B: LAW}})
    for t, notes in ((kept, 6), (broken, 1)):
        say(t, B, PROMISE, C, clause(BRIBE_WITH, A, B, LAW, least=60_000))
        do(t, B, Bribe(notes))

    assert trust(kept, C, B) == pytest.approx(4 / 6)
    assert trust(kept, D, B) == pytest.approx(3 / 5)
    assert trust(broken, C, B) == pytest.approx(2 / 8)
    assert trust(broken, D, B) == pytest.approx(2 / 6)


def test_a_word_that_became_impossible_is_held_against_nobody() -> None:
    t = table(parks={A: {B: LAW}}, offices={A: {TAX: (C, HUNDRED)}})
    say(t, A, PROMISE, D, clause(PLACE_IT, A, B, LAW, domain=HUNDRED))
    least_bribes(t)
    do(t, A, Place(FIFTY))

    assert trust(t, D, A) == 0.5


def test_a_word_is_judged_only_when_its_condition_is() -> None:
    t = table(parks={A: {B: LAW}})
    unless = clause(PLACE_IT, A, B, LAW, link=IF, least=50_000)
    agree(t, A, say(t, B, OFFER, A, clause(BRIBE_WITH, A, B, LAW, least=60_000), unless))
    do(t, B, Bribe(1))
    assert trust(t, C, B) == 0.5
    do(t, A, Place(FIFTY))

    assert trust(t, C, B) == pytest.approx(2 / 6)


def test_a_word_that_everybody_declined_counts_for_nothing() -> None:
    t = table(parks={A: {B: LAW}})
    number = say(t, B, PROMISE, C, clause(BRIBE_WITH, A, B, LAW, least=60_000))
    do(t, C, DeclineWord(number))
    do(t, B, Bribe(1))

    assert trust(t, C, B) == 0.5


def test_what_was_heard_piece_by_piece_is_what_is_heard_at_once() -> None:
    t, bot = table(parks={A: {B: LAW, C: TAX}}, at=SENDING, host=D), Temper(1, "honest")
    do(t, D, Send(B, LAW))
    bot.attend(Window(t, B))
    do(t, D, Send(A, LAW))
    bot.attend(Window(t, B))
    afresh = Temper(1, "honest")
    afresh.attend(Window(t, B))

    assert [bot.memory.trust(seat) for seat in range(5)] == [
        afresh.memory.trust(seat) for seat in range(5)
    ]
