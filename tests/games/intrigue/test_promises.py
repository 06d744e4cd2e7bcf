"""Tests of the judgement of clauses: each verb, each kind of event, each verdict."""

import pytest

from signoria.games.intrigue.laws import to
from signoria.games.intrigue.promises import (
    Clause,
    after_absence,
    after_bribe,
    after_conflict,
    after_place,
    after_sending,
    at_the_end,
    verdict,
)
from signoria.games.intrigue.rules import (
    BRIBE_WITH,
    BROKEN,
    DONE,
    DROP_IT,
    FAILED,
    IF,
    IMPOSSIBLE,
    KEEP_IT,
    KEPT,
    NOT_SEND_IT,
    PENDING,
    PLACE_IT,
    PREVENTED,
    SEND_IT,
    UNLESS,
    VOID,
)
from signoria.kernel.seats import NOBODY
from tests.games.intrigue.names import FIFTY, HUNDRED, LAW, TAX, TEN, A, B, C, D

PLACED = Clause(PLACE_IT, A, B, LAW, least=50_000)
PLACED_THERE = Clause(PLACE_IT, A, B, LAW, FIFTY)
PLACED_IN_VAIN = Clause(PLACE_IT, A, B, LAW, least=50_000, able=False)
KEPT_IN = Clause(KEEP_IT, A, B, LAW)
DROPPED = Clause(DROP_IT, A, B, LAW)
BRIBED = Clause(BRIBE_WITH, A, B, LAW, least=60_000)
BRIBED_ANYHOW = Clause(BRIBE_WITH, A, B, NOBODY, least=60_000)
SENT = Clause(SEND_IT, A, B, LAW)
SENT_IN_VAIN = Clause(SEND_IT, A, B, LAW, able=False)
SPARED = Clause(NOT_SEND_IT, A, B, NOBODY)
SPARED_LAW = Clause(NOT_SEND_IT, A, B, LAW)
EVERY = [PLACED, KEPT_IN, DROPPED, BRIBED, SENT, SPARED]

pytestmark = pytest.mark.rule("TALK-8")


@pytest.mark.parametrize(
    ("clause", "event", "result"),
    [
        (PLACED, (A, B, LAW, FIFTY, 50_000), DONE),
        (PLACED, (A, B, LAW, HUNDRED, 100_000), DONE),
        (PLACED, (A, B, LAW, TEN, 10_000), FAILED),
        (PLACED_THERE, (A, B, LAW, FIFTY, 50_000), DONE),
        (PLACED_THERE, (A, B, LAW, HUNDRED, 100_000), FAILED),
        (PLACED_IN_VAIN, (A, B, LAW, TEN, 10_000), PREVENTED),
        (PLACED, (A, C, LAW, FIFTY, 50_000), PENDING),
        (PLACED, (A, B, TAX, FIFTY, 50_000), PENDING),
        (PLACED, (C, B, LAW, FIFTY, 50_000), PENDING),
        (KEPT_IN, (A, B, LAW, FIFTY, 50_000), PENDING),
        (BRIBED, (A, B, LAW, FIFTY, 50_000), PENDING),
    ],
)
def test_result_after_a_token_was_placed(
    clause: Clause, event: tuple[int, ...], result: int
) -> None:
    palace, seat, profession, domain, pay = event
    assert after_place(clause, palace, seat, profession, domain, pay) == result


EXTERNAL = (A, LAW, C, to(B, D), NOBODY, 50_000)
WON_EXTERNAL = (A, LAW, B, to(C), NOBODY, 10_000)
LOST_50 = (A, LAW, C, to(B), FIFTY, 50_000)
WON_50 = (A, LAW, B, to(C), FIFTY, 50_000)
LOST_10 = (A, LAW, C, to(B), TEN, 10_000)
WON_10 = (A, LAW, B, to(C), TEN, 10_000)
AGAINST_ONESELF = (A, LAW, B, to(B), FIFTY, 50_000)
WITHOUT_RIVALS = (A, LAW, B, 0, FIFTY, 50_000)
ELSEWHERE = (C, LAW, B, to(D), NOBODY, 50_000)
OF_OTHERS = (A, LAW, C, to(D), NOBODY, 50_000)


@pytest.mark.parametrize(
    ("clause", "event", "result"),
    [
        (KEPT_IN, WON_50, DONE),
        (KEPT_IN, WON_EXTERNAL, DONE),
        (KEPT_IN, LOST_50, FAILED),
        (KEPT_IN, EXTERNAL, FAILED),
        (KEPT_IN, AGAINST_ONESELF, DONE),
        (DROPPED, LOST_50, DONE),
        (DROPPED, EXTERNAL, DONE),
        (DROPPED, WON_50, FAILED),
        (DROPPED, AGAINST_ONESELF, PREVENTED),
        (DROPPED, WITHOUT_RIVALS, PREVENTED),
        (PLACED, EXTERNAL, FAILED),
        (PLACED_IN_VAIN, EXTERNAL, PREVENTED),
        (PLACED, WON_EXTERNAL, PENDING),  # `after_place` has decided it
        (PLACED, LOST_50, FAILED),
        (PLACED, WON_50, DONE),
        (PLACED, LOST_10, FAILED),  # possible when it was said: the master undid that
        (PLACED, WON_10, FAILED),
        (PLACED_IN_VAIN, LOST_10, PREVENTED),
        (PLACED_IN_VAIN, WON_10, PREVENTED),
        (PLACED_IN_VAIN, WON_50, DONE),
        *[(clause, ELSEWHERE, PENDING) for clause in EVERY],
        *[(clause, OF_OTHERS, PENDING) for clause in EVERY],
        *[(clause, WON_50, PENDING) for clause in (BRIBED, SENT, SPARED_LAW)],
    ],
)
def test_result_after_a_conflict(clause: Clause, event: tuple[int, ...], result: int) -> None:
    palace, profession, winner, losers, tied, pay = event
    assert after_conflict(clause, palace, profession, winner, losers, tied, pay) == result


@pytest.mark.parametrize("clause", EVERY)
def test_master_is_released_if_a_token_leaves_by_its_owners_doing(clause: Clause) -> None:
    decided = clause in (PLACED, KEPT_IN, DROPPED)
    assert after_absence(clause, A, B, LAW) == (PREVENTED if decided else PENDING)
    assert after_absence(clause, A, C, LAW) == PENDING


@pytest.mark.parametrize(
    ("clause", "event", "result"),
    [
        (BRIBED, (A, B, LAW, 60_000), DONE),
        (BRIBED, (A, B, LAW, 90_000), DONE),
        (BRIBED, (A, B, LAW, 50_000), FAILED),
        (BRIBED, (A, B, LAW, 0), FAILED),  # an empty purse does not excuse: nobody can look into it
        (BRIBED, (A, B, TAX, 60_000), PENDING),
        (BRIBED_ANYHOW, (A, B, TAX, 60_000), DONE),
        (BRIBED, (A, C, LAW, 60_000), PENDING),
        (BRIBED, (C, B, LAW, 60_000), PENDING),
        (PLACED, (A, B, LAW, 60_000), PENDING),
    ],
)
def test_result_after_a_bribe(clause: Clause, event: tuple[int, ...], result: int) -> None:
    palace, seat, profession, ducats = event
    assert after_bribe(clause, palace, seat, profession, ducats) == result


@pytest.mark.parametrize(
    ("clause", "event", "result"),
    [
        (SENT, (A, B, LAW), DONE),
        (SENT, (A, B, TAX), PENDING),
        (SENT, (C, B, LAW), PENDING),
        (SPARED, (A, B, TAX), FAILED),
        (SPARED_LAW, (A, B, LAW), FAILED),
        (SPARED_LAW, (A, B, TAX), PENDING),
        (SPARED, (A, C, TAX), PENDING),
        (BRIBED, (A, B, LAW), PENDING),
    ],
)
def test_result_after_a_token_was_sent(clause: Clause, event: tuple[int, ...], result: int) -> None:
    palace, seat, profession = event
    assert after_sending(clause, palace, seat, profession) == result


@pytest.mark.parametrize(
    ("clause", "result"),
    [
        *[(clause, PREVENTED) for clause in (PLACED, KEPT_IN, DROPPED, BRIBED, SENT_IN_VAIN)],
        (SENT, FAILED),
        (SPARED, DONE),
    ],
)
def test_result_when_the_last_round_of_a_clause_is_over(clause: Clause, result: int) -> None:
    assert at_the_end(clause) == result


@pytest.mark.parametrize(
    ("result", "links", "results", "found"),
    [
        (PENDING, [], [], PENDING),
        (DONE, [], [], KEPT),
        (FAILED, [], [], BROKEN),
        (PREVENTED, [], [], IMPOSSIBLE),
        (DONE, [IF], [DONE], KEPT),
        (FAILED, [IF], [DONE], BROKEN),
        (PREVENTED, [IF], [DONE], IMPOSSIBLE),
        (FAILED, [IF], [FAILED], VOID),
        (FAILED, [IF], [PREVENTED], VOID),
        (DONE, [IF], [FAILED], VOID),
        (PENDING, [IF], [FAILED], VOID),
        (FAILED, [IF], [PENDING], PENDING),
        (PENDING, [IF], [DONE], PENDING),
        (DONE, [UNLESS], [DONE], VOID),
        (DONE, [UNLESS], [FAILED], KEPT),
        (FAILED, [UNLESS], [PREVENTED], BROKEN),
        (FAILED, [UNLESS], [PENDING], PENDING),
        (DONE, [IF, IF], [DONE, FAILED], VOID),
        (DONE, [IF, UNLESS], [DONE, PREVENTED], KEPT),
        (DONE, [IF, UNLESS], [PENDING, DONE], VOID),
    ],
)
def test_verdict_follows_from_the_results(
    result: int, links: list[int], results: list[int], found: int
) -> None:
    assert verdict(result, links, results) == found
