"""Tests of rare positions that must be right all the same."""

import pytest

from signoria.games.intrigue import GAME
from signoria.games.intrigue.actions import AcceptWord, Bribe, PayNothing
from signoria.games.intrigue.bots import modest
from signoria.games.intrigue.phases.gifts import Court
from signoria.games.intrigue.phases.matters import External
from signoria.kernel.action import Refusal
from tests.games.intrigue.names import (
    CHURCH,
    FIFTY,
    HUNDRED,
    LAW,
    MILITARY,
    SCIENCE,
    TAX,
    TEN,
    THIRTY,
    TWENTY,
    A,
    B,
    C,
    D,
    E,
)
from tests.games.intrigue.story import do, in_office, legal_actions, table

FULL_BUT_ONE = {TAX: (D, TEN), CHURCH: (D, TWENTY), MILITARY: (E, THIRTY), SCIENCE: (E, FIFTY)}


@pytest.mark.rule("BRI-4", "EXT-1")
def test_only_seat_able_to_pay_gets_the_only_place_without_a_decision() -> None:
    t = table(
        offices={A: FULL_BUT_ONE},
        parks={A: {B: LAW, C: LAW}},
        coins=[0, 0, 100_000, 0, 0],
        short_of_cash="exile",
    )

    for _payer in range(2):
        seat = t.actors()[0]
        do(t, seat, PayNothing() if PayNothing() in legal_actions(t, seat) else Bribe(1))

    assert in_office(t, A, LAW) == (C, HUNDRED)


def test_matter_without_payers_goes_on() -> None:
    t = table(parks={A: {B: LAW, C: LAW}})
    t.state.to_pay = 0

    t.settle()

    assert t.actors() == [A]


def test_base_class_of_court_phases_refuses_all_but_gifts() -> None:
    t = table(parks={A: {B: LAW, C: LAW}})

    assert Court.judges(External(), t.state, B, PayNothing()) == Refusal("TABLE-3")
    with pytest.raises(NotImplementedError):
        Court.decide(External(), t, B, PayNothing())


def test_talk_refuses_unknown_seats_and_actions_that_are_not_talk() -> None:
    t = table(parks={A: {B: LAW, C: LAW}})
    talk = GAME.talk
    assert talk is not None

    assert talk.refuses(t.state, 9, AcceptWord(0)) == Refusal("TABLE-5")
    assert talk.refuses(t.state, B, PayNothing()) == Refusal("TABLE-3")


def test_modest_bribes_are_the_first_affordable_ones() -> None:
    t = table(parks={A: {B: LAW, C: LAW}})
    bribes = t.legal(t.actors()[0])

    assert modest(bribes, 5) == bribes[:5]
    assert modest([0, 1], 1) == [0, 1]
