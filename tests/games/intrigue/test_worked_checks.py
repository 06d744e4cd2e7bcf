"""Tests of the six worked checks: palace of A, the seats B, C, D, E clockwise to its left."""

import pytest

from signoria.games.intrigue.actions import Admit, Keep, PlaceAll, Replace
from signoria.games.intrigue.events import (
    DefenderKept,
    DefenderReplaced,
    MatterOpened,
    TokenAdmitted,
    TokenPlaced,
)
from signoria.games.intrigue.laws import to
from signoria.games.intrigue.rules import (
    EXTERNAL_MATTER,
    INTERNAL_MATTER,
    UNCONTESTED_MATTER,
)
from signoria.kernel.seats import NOBODY
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
from tests.games.intrigue.story import (
    all_pay,
    do,
    events_of,
    exiles,
    in_office,
    legal_actions,
    pay,
    table,
)


@pytest.mark.rule("REC-1", "REC-3", "REC-4", "REC-5")
def test_check_1_two_uncontested_tokens_are_one_matter_of_twenty_placements() -> None:
    t = table(parks={A: {B: LAW, D: TAX}})
    assert events_of(t, MatterOpened) == [MatterOpened(A, UNCONTESTED_MATTER, NOBODY, to(B, D))]

    pay(t, (B, 3), (D, 1))
    assert len(legal_actions(t, A)) == 20
    do(t, A, PlaceAll([HUNDRED, TEN]))

    assert in_office(t, A, LAW) == (B, HUNDRED)
    assert in_office(t, A, TAX) == (D, TEN)
    assert exiles(t) == [0] * 5


@pytest.mark.rule("EXT-1", "INT-6")
def test_check_2_equals_in_the_park_are_an_external_conflict_of_ten_decisions() -> None:
    t = table(parks={A: {B: LAW, C: LAW}})
    assert events_of(t, MatterOpened) == [MatterOpened(A, EXTERNAL_MATTER, LAW, to(B, C))]

    pay(t, (B, 1), (C, 9))
    assert len(legal_actions(t, A)) == 10
    do(t, A, Admit(B, FIFTY))

    assert events_of(t, TokenAdmitted) == [TokenAdmitted(B, A, LAW, FIFTY, 50_000, to(C))]
    assert exiles(t) == [0, 0, 1, 0, 0]


@pytest.mark.rule("INT-1", "INT-3", "INT-6")
def test_check_3_two_attackers_make_one_internal_conflict_of_three_decisions() -> None:
    t = table(offices={A: {LAW: (D, FIFTY)}}, parks={A: {B: LAW, E: LAW}})
    assert events_of(t, MatterOpened) == [MatterOpened(A, INTERNAL_MATTER, LAW, to(B, E))]

    pay(t, (D, 1), (B, 1), (E, 1))
    assert legal_actions(t, A) == [Keep(), Replace(B), Replace(E)]
    do(t, A, Replace(E))

    assert in_office(t, A, LAW) == (E, FIFTY)
    assert events_of(t, DefenderReplaced) == [DefenderReplaced(E, D, A, LAW, FIFTY, 50_000, to(B))]
    assert exiles(t) == [0, 1, 0, 1, 0]


@pytest.mark.rule("REC-2", "INT-2", "INT-3")
def test_check_4_external_first_then_internal_ones_from_the_least_domain() -> None:
    offices = {A: {LAW: (D, HUNDRED), TAX: (C, TWENTY)}}
    t = table(offices=offices, parks={A: {B: LAW, C: CHURCH, D: TAX, E: CHURCH}})

    pay(t, (C, 1), (E, 1))
    do(t, A, Admit(C, TEN))
    pay(t, (C, 1), (D, 1))
    do(t, A, Keep())
    pay(t, (D, 1), (B, 1))
    do(t, A, Keep())

    assert [(e.kind, e.profession) for e in events_of(t, MatterOpened)] == [
        (EXTERNAL_MATTER, CHURCH),
        (INTERNAL_MATTER, TAX),
        (INTERNAL_MATTER, LAW),
    ]


@pytest.mark.rule("INT-4")
def test_check_5_an_own_token_attacked_by_an_own_one_is_paid_for_twice_and_stays() -> None:
    t = table(offices={A: {LAW: (B, THIRTY)}}, parks={A: {B: LAW}})

    pay(t, (B, 2), (B, 1))

    assert events_of(t, DefenderKept) == [DefenderKept(B, A, LAW, to(B))]
    assert in_office(t, A, LAW) == (B, THIRTY)
    assert exiles(t) == [0, 1, 0, 0, 0]
    assert t.state.coins[A] == 350_000


@pytest.mark.rule("REC-6")
def test_check_6_the_last_empty_domain_is_forced_and_its_bribe_is_due() -> None:
    offices = {
        A: {LAW: (B, TWENTY), TAX: (C, THIRTY), CHURCH: (D, FIFTY), MILITARY: (E, HUNDRED)},
    }
    t = table(offices=offices, parks={A: {B: SCIENCE}})

    assert all_pay(t) == [B]

    assert events_of(t, TokenPlaced) == [TokenPlaced(B, A, SCIENCE, TEN, 10_000)]
    assert t.state.coins[B] == 310_000
