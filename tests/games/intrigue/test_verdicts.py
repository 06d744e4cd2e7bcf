"""Tests of verdicts on words whose master had no choice, and of limits on talk."""

from typing import Any

import pytest

from signoria.games.intrigue import GAME
from signoria.games.intrigue.actions import (
    AcceptWord,
    Bribe,
    Concede,
    DeclineWord,
    GiveWord,
    Keep,
    PayNothing,
    Place,
    Replace,
    SayWhy,
    Send,
    WithdrawWord,
)
from signoria.games.intrigue.events import ClauseJudged
from signoria.games.intrigue.laws import clause, to
from signoria.games.intrigue.phases.steps import INTERNAL, SENDING
from signoria.games.intrigue.rules import (
    BROKEN,
    DROP_IT,
    IMPOSSIBLE,
    KEEP_IT,
    KEPT,
    MOST_SAID,
    OFFER,
    PLACE_IT,
    PROMISE,
    SEND_IT,
)
from signoria.games.intrigue.state import State
from signoria.kernel.action import Action
from signoria.kernel.seats import NOBODY, SPECTATOR
from signoria.kernel.state import Step
from signoria.kernel.table import TABLE, Table
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
)
from tests.games.intrigue.story import (
    do,
    events_of,
    in_office,
    legal_actions,
    opened,
    pay,
    refusal,
    table,
)

LAWYER_IN_OFFICE: dict[str, Any] = {"offices": {A: {LAW: (D, FIFTY)}}, "parks": {A: {B: LAW}}}
ONE_PLACE = {TAX: (D, TEN), CHURCH: (D, TWENTY), MILITARY: (D, THIRTY), SCIENCE: (D, HUNDRED)}
RICH = 320_000


def promise(t: Table[State], seat: int, *clauses: list[int]) -> None:
    """Promise something to the seat on the left."""
    said = [field for each in clauses for field in each]
    do(t, seat, GiveWord(PROMISE, 0, to((seat + 1) % t.state.seats), 0, said))


def verdicts(t: Table[State]) -> list[int]:
    return [event.verdict for event in events_of(t, ClauseJudged)]


@pytest.mark.rule("TALK-8")
@pytest.mark.parametrize("winner", [Keep(), Replace(C)], ids=["lost", "won"])
def test_place_given_away_by_its_master_is_broken_not_impossible(winner: Action) -> None:
    t = table(parks={A: {B: LAW}}, promise_book="live")
    promise(t, A, clause(PLACE_IT, A, C, LAW, least=50_000))
    pay(t, (B, 1))
    do(t, A, Place(TEN))
    s = t.state
    s.park[A * s.seats + C] = LAW
    s.agenda = (*s.agenda, Step(INTERNAL, A, LAW))
    t.settle()
    t.enter(TABLE, NOBODY, None)
    pay(t, (B, 1), (C, 1))
    do(t, A, winner)

    assert verdicts(t) == [BROKEN]


@pytest.mark.rule("TALK-8", "INT-5", "BRI-4")
@pytest.mark.parametrize(("coins", "leaving"), [(RICH, Concede()), (0, PayNothing())], ids=str)
def test_word_is_impossible_if_a_leaving_defender_lets_the_attacker_in(
    coins: int, leaving: Action
) -> None:
    purses = [RICH, RICH, RICH, coins, RICH]
    variant: dict[str, Any] = {"concede": "yes", "short_of_cash": "exile", "promise_book": "live"}
    t = table(**LAWYER_IN_OFFICE, coins=purses, **variant)
    promise(t, A, clause(DROP_IT, A, B, LAW))
    do(t, D, leaving)
    do(t, B, Bribe(1))

    assert in_office(t, A, LAW) == (B, FIFTY)
    assert verdicts(t) == [IMPOSSIBLE]


@pytest.mark.rule("TALK-8", "INT-5")
def test_word_is_judged_if_its_master_still_chooses_after_a_defender_left() -> None:
    offices, parks = LAWYER_IN_OFFICE["offices"], {A: {B: LAW, C: LAW}}
    t = table(offices=offices, parks=parks, concede="yes", promise_book="live")
    promise(t, A, clause(DROP_IT, A, B, LAW))
    do(t, D, Concede())
    pay(t, (B, 1), (C, 1))
    do(t, A, Replace(B))

    assert verdicts(t) == [BROKEN]


UNCONTESTED = {"offices": {A: ONE_PLACE}, "parks": {A: {B: LAW}}}
EXTERNAL = {"offices": {A: ONE_PLACE}, "parks": {A: {B: LAW, C: LAW}}}
AGAINST_ONESELF = {"offices": {A: {LAW: (B, FIFTY)}}, "parks": {A: {B: LAW}}}


@pytest.mark.rule("TALK-9", "REC-6", "INT-4")
@pytest.mark.parametrize(
    ("story", "verb", "payments"),
    [
        (UNCONTESTED, PLACE_IT, [Bribe(1)]),
        (EXTERNAL, KEEP_IT, [Bribe(1), PayNothing()]),
        (AGAINST_ONESELF, KEEP_IT, [Bribe(1), Bribe(1)]),
    ],
    ids=["uncontested", "external", "internal"],
)
def test_live_book_judges_at_once_a_matter_settled_without_a_choice(
    story: dict[str, Any], verb: int, payments: list[Action]
) -> None:
    purses = [RICH, RICH, 0, RICH, RICH]
    t = table(**story, coins=purses, short_of_cash="exile", promise_book="live")
    promise(t, A, clause(verb, A, B, LAW, least=50_000))
    for payment in payments:
        do(t, t.actors()[0], payment)

    assert (t.state.phase(), verdicts(t)) == (SENDING, [KEPT])


@pytest.mark.rule("INT-4", "INT-5", "BRI-3")
def test_own_attacker_still_pays_after_its_defender_conceded() -> None:
    offices, parks = {A: {LAW: (D, FIFTY)}}, {A: {B: LAW, D: LAW}}
    t = table(offices=offices, parks=parks, concede="yes", self_conflict="one")
    do(t, D, Concede())
    assert t.actors() == [B]
    pay(t, (B, 1), (D, 2))

    assert legal_actions(t, A) == [Replace(B), Replace(D)]


@pytest.mark.rule("INT-4", "BRI-4")
def test_seat_that_cannot_pay_for_two_own_tokens_loses_both() -> None:
    offices, parks = {A: {LAW: (D, FIFTY)}}, {A: {B: LAW, D: LAW}}
    purses = [RICH, RICH, RICH, 0, RICH]
    t = table(
        offices=offices, parks=parks, coins=purses, short_of_cash="exile", self_conflict="one"
    )
    do(t, D, PayNothing())
    pay(t, (B, 1))
    do(t, D, PayNothing())

    assert in_office(t, A, LAW) == (B, FIFTY)
    assert t.state.exiles(D) == 2


def shown(t: Table[State], you: int) -> list[tuple[bool, bool]]:
    """Return, for each word, whether a seat's view lets it answer and withdraw."""
    return [(word.answerable, word.revocable) for word in GAME.view(t.state, you).words]


@pytest.mark.rule("TALK-7")
def test_view_offers_exactly_the_answers_that_the_table_accepts() -> None:
    t = table(parks={A: {B: LAW}})  # the book records nothing before the end
    promise(t, A, clause(PLACE_IT, A, B, LAW, least=50_000))
    promise(t, A, clause(SEND_IT, B, A, LAW))
    before = {you: shown(t, you) for you in (A, B, C, SPECTATOR)}
    pay(t, (B, 1))
    do(t, A, Place(TEN))

    assert before == {
        A: [(False, True)] * 2,
        B: [(True, False)] * 2,
        C: [(False, False)] * 2,
        SPECTATOR: [(False, False)] * 2,
    }
    assert (shown(t, A), shown(t, B)) == (
        [(False, False), (False, True)],
        [(False, False), (True, False)],
    )
    do(t, B, DeclineWord(1))
    assert shown(t, B)[1] == (False, False)
    assert refusal(t, B, AcceptWord(0)).rule == "TALK-7"


SPARES = clause(SEND_IT, B, A, LAW)


@pytest.mark.rule("TALK-14")
def test_seat_that_talks_without_end_is_stopped_until_the_next_turn() -> None:
    t = opened()
    for number in range(MOST_SAID - 1):
        do(t, A, GiveWord(PROMISE, 0, to(B), 0, SPARES))
        do(t, A, WithdrawWord(number))
    do(t, A, SayWhy(0, NOBODY, NOBODY))

    refused = refusal(t, A, SayWhy(0, NOBODY, NOBODY))
    assert (refused.rule, refused.params) == ("TALK-14", {"most": MOST_SAID})
    assert refusal(t, A, GiveWord(PROMISE, 0, to(B), 0, SPARES)).rule == "TALK-14"
    offer = [*clause(SEND_IT, A, B, LAW), *clause(KEEP_IT, A, B, LAW, link=1)]
    do(t, B, GiveWord(OFFER, 0, to(A), 0, offer))  # others may go on, and may be answered
    do(t, A, AcceptWord(MOST_SAID - 1))
    do(t, A, Send(B, LAW))
    do(t, A, Send(C, LAW))
    do(t, A, SayWhy(0, NOBODY, NOBODY))
    assert t.state.has_said(A) == 1
