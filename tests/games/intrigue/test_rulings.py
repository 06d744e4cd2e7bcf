"""Tests of the open questions of the rules and their rulings, A1 to A19."""

from typing import Any, Final

import pytest

from signoria.games.intrigue import GAME
from signoria.games.intrigue.account import CAUSED
from signoria.games.intrigue.actions import (
    Admit,
    Bribe,
    Concede,
    Give,
    HearBribes,
    Keep,
    PayNothing,
    Place,
    PlaceAll,
    Replace,
    Send,
    YieldFloor,
)
from signoria.games.intrigue.bots import HEURISTICS
from signoria.games.intrigue.events import (
    BribePaid,
    DefenderKept,
    DefenderReplaced,
    LoanTaken,
    MatterLapsed,
    MatterOpened,
    MoneyGiven,
    SalaryPaid,
    TokenTurnedAway,
)
from signoria.games.intrigue.laws import to
from signoria.games.intrigue.phases.steps import SENDING
from signoria.games.intrigue.rules import EXTERNAL_MATTER, PROFESSIONS, UNCONTESTED_MATTER
from signoria.games.intrigue.scoring import winners_of
from signoria.games.intrigue.state import State
from signoria.kernel.action import Action, Refusal
from signoria.kernel.cells import cells
from signoria.kernel.rng import SeededRng
from signoria.kernel.seats import HIDDEN, SPECTATOR
from signoria.kernel.table import Table
from tests.games.intrigue.names import (
    CHURCH,
    FIFTY,
    HUNDRED,
    LAW,
    TAX,
    TEN,
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
    opened,
    pay,
    refusal,
    table,
)


def default(t: Table[State], seat: int) -> Action:
    """Return the default action of a seat that does not answer."""
    return GAME.menu[GAME.default(t.state, seat, t.legal(seat))]


ATTACK: Final[dict[str, Any]] = {"offices": {A: {LAW: (D, FIFTY)}}, "parks": {A: {B: LAW}}}


@pytest.mark.rule("END-4")
def test_a1_a_tie_is_shared_or_settled_by_tokens_in_office_then_by_exiles() -> None:
    s = table(offices={A: {LAW: (B, TEN), TAX: (C, FIFTY)}}, coins=[5, 9, 9, 9, 1]).state
    assert winners_of(s) == to(B, C, D)

    s = table(offices={A: {LAW: (B, TEN), TAX: (C, FIFTY)}}, tie_break="office").state
    assert winners_of(s) == to(C)
    s.incomes = cells([0, 0, 0, 0, 0])
    s.island[E * PROFESSIONS] += 1
    assert winners_of(s) == to(A, B, C, D)


@pytest.mark.rule("END-2", "END-3")
def test_a2_salaries_once_more_after_the_last_round_only_where_the_table_says_so() -> None:
    for action, paid in (("no", 2), ("yes", 7)):
        t = table(host=D, round=6, offices={A: {LAW: (B, FIFTY)}}, final_income=action)
        assert t.state.over()
        assert len(events_of(t, SalaryPaid)) == paid - 1
        assert t.state.fortune(B) == (370_000 if action == "yes" else 320_000)
        assert t.state.winners == (to(B) if action == "yes" else to(A, B, C, D, E))


@pytest.mark.rule("REC-2")
def test_a3_a_table_may_settle_external_conflicts_before_all_else() -> None:
    for order, first in (("uncontested", UNCONTESTED_MATTER), ("external", EXTERNAL_MATTER)):
        t = table(parks={A: {B: LAW, C: LAW, D: TAX}}, reception_order=order)
        assert events_of(t, MatterOpened)[0].kind == first


@pytest.mark.rule("BRI-4", "SET-4")
def test_a4_seat_without_money_is_asked_pays_nothing_and_stays_in_the_matter() -> None:
    t = table(parks={A: {B: LAW, C: LAW}}, coins=[0, 0, 50_000, 0, 0])
    assert legal_actions(t, B) == [PayNothing()]
    assert refusal(t, B, Bribe(1)) == Refusal(
        "BRI-2", {"requested": 1, "notes": 0, "least": 10_000}
    )

    do(t, B, PayNothing())
    assert refusal(t, C, PayNothing()) == Refusal("BRI-4", {"least": 10_000})
    pay(t, (C, 5))

    assert Admit(B, HUNDRED) in legal_actions(t, A)


@pytest.mark.rule("BRI-4")
def test_a4_the_bank_may_lend_the_least_bribe_to_be_repaid_at_the_end() -> None:
    t = table(parks={A: {B: LAW}}, coins=[0] * 5, short_of_cash="loan")
    assert legal_actions(t, B) == [Bribe(1)]
    assert refusal(t, B, PayNothing()).rule == "BRI-4"

    do(t, B, Bribe(1))

    assert events_of(t, LoanTaken) == [LoanTaken(B, 10_000)]
    assert (t.state.coins[A], t.state.coins[B], t.state.fortune(B)) == (10_000, 0, -10_000)


@pytest.mark.rule("BRI-4")
def test_a4_a_token_that_is_not_paid_for_may_be_exiled() -> None:
    t = table(parks={A: {B: LAW, C: LAW, D: TAX}}, coins=[0] * 5, short_of_cash="exile")

    while PayNothing() in legal_actions(t, t.actors()[0]):
        do(t, t.actors()[0], PayNothing())

    assert events_of(t, TokenTurnedAway)[0] == TokenTurnedAway(D, A, TAX)
    assert len(events_of(t, MatterLapsed)) == 2
    assert exiles(t) == [0, 1, 1, 1, 0]


@pytest.mark.rule("BRI-4")
def test_a4_a_defender_that_cannot_pay_stays_if_nobody_attacks_any_more() -> None:
    t = table(**ATTACK, coins=[0] * 5, short_of_cash="exile")
    do(t, D, PayNothing())
    do(t, B, PayNothing())

    assert in_office(t, A, LAW) == (D, FIFTY)
    assert exiles(t) == [0, 1, 0, 0, 0]


@pytest.mark.rule("INT-4")
def test_a5_an_own_token_among_other_attackers_is_paid_for_and_decided_upon() -> None:
    park = {A: {B: LAW, C: LAW}}
    t = table(offices={A: {LAW: (B, TEN)}}, parks=park)
    pay(t, (B, 1), (B, 1), (C, 1))
    assert legal_actions(t, A) == [Keep(), Replace(B), Replace(C)]

    t = table(offices={A: {LAW: (B, TEN)}}, parks=park, self_conflict="one")
    pay(t, (B, 1), (C, 1))
    assert legal_actions(t, A) == [Keep(), Replace(B), Replace(C)]


@pytest.mark.rule("INT-1")
def test_a6_equals_outside_with_one_inside_are_one_internal_conflict() -> None:
    t = table(offices={A: {LAW: (D, FIFTY)}}, parks={A: {B: LAW, C: LAW, E: LAW}})
    assert all_pay(t) == [D, B, C, E]
    assert refusal(t, A, Replace(D)) == Refusal("INT-1", {"seat": D})
    do(t, A, Keep())

    assert len(events_of(t, MatterOpened)) == 1
    assert exiles(t) == [0, 1, 1, 0, 1]


@pytest.mark.rule("EXT-2")
def test_a7_of_two_external_conflicts_the_one_nearer_on_the_left_is_first() -> None:
    t = table(parks={A: {B: TAX, C: LAW, D: LAW, E: TAX}})
    pay(t, (B, 1), (E, 1))
    assert refusal(t, A, Admit(C, TEN)) == Refusal("EXT-1", {"seat": C})
    do(t, A, Admit(B, TEN))
    pay(t, (C, 1), (D, 1))

    t = table(parks={A: {B: LAW, C: TAX, D: LAW, E: TAX}})
    assert events_of(t, MatterOpened)[0].profession == LAW


@pytest.mark.rule("BRI-3")
def test_a8_one_pays_for_each_token_in_each_matter() -> None:
    t = table(offices={A: {LAW: (C, FIFTY)}}, parks={A: {B: LAW, C: TAX}})
    pay(t, (C, 1))
    do(t, A, Place(TEN))
    pay(t, (C, 2), (B, 1))

    paid = [(e.seat, e.ducats) for e in events_of(t, BribePaid)]
    assert paid == [(C, 10_000), (C, 20_000), (B, 10_000)]


@pytest.mark.rule("BRI-1")
def test_a9_bribes_are_counted_in_notes_of_the_least_value() -> None:
    t = table(parks={A: {B: LAW}})
    assert legal_actions(t, B) == [Bribe(notes) for notes in range(1, 33)]
    assert refusal(t, B, Bribe(0)) == Refusal("BRI-1", {"least": 10_000})
    assert refusal(t, B, Bribe(-2)) == Refusal("BRI-1", {"least": 10_000})

    t = table(4, "four-room", parks={A: {B: LAW}})
    do(t, B, Bribe(7))
    assert events_of(t, BribePaid)[0].ducats == 7_000


@pytest.mark.rule("BRI-2")
def test_a10_nobody_pays_beyond_the_purse_and_a_bribe_is_paid_once() -> None:
    t = table(parks={A: {B: LAW}})
    assert refusal(t, B, Bribe(33)) == Refusal(
        "BRI-2", {"requested": 33, "notes": 32, "least": 10_000}
    )
    do(t, B, Bribe(32))

    assert refusal(t, B, Bribe(1)).rule == "TABLE-2"
    assert (t.state.coins[A], t.state.coins[B]) == (640_000, 0)


@pytest.mark.rule("BRI-1", "BRI-2")
def test_a_bribe_beyond_what_the_menu_lists_is_judged_by_the_purse_alone() -> None:
    t = table(parks={A: {B: LAW}}, coins=[0, 2_000_000, 0, 0, 0])
    assert len(legal_actions(t, B)) == 99
    assert refusal(t, B, Bribe(201)).params["notes"] == 200

    do(t, B, Bribe(150))

    assert t.state.coins[A] == 1_500_000


@pytest.mark.rule("INT-5")
def test_a11_a_defender_may_give_up_only_where_the_table_says_so() -> None:
    assert refusal(table(**ATTACK), D, Concede()) == Refusal("INT-5")

    t = table(**ATTACK, concede="yes")
    assert legal_actions(t, D)[0] == Concede()
    do(t, D, Concede())
    assert Concede() not in legal_actions(t, B)
    pay(t, (B, 1))

    assert events_of(t, DefenderReplaced) == [DefenderReplaced(B, D, A, LAW, FIFTY, 50_000, 0)]


@pytest.mark.rule("INT-5")
def test_a11_a_defender_that_gave_up_cannot_be_kept() -> None:
    park = {A: {B: LAW, C: LAW}}
    t = table(offices={A: {LAW: (D, FIFTY)}}, parks=park, concede="yes")
    do(t, D, Concede())
    pay(t, (B, 1), (C, 1))

    assert legal_actions(t, A) == [Replace(B), Replace(C)]
    assert refusal(t, A, Keep()) == Refusal("INT-5")


@pytest.mark.rule("INT-4", "INT-5")
@pytest.mark.parametrize("bribes", ["two", "one"])
def test_a11_a_seat_that_gives_up_to_its_own_attacker_keeps_the_place_with_the_attacker(
    bribes: str,
) -> None:
    office = {A: {LAW: (B, TEN)}}
    t = table(offices=office, parks={A: {B: LAW}}, concede="yes", self_conflict=bribes)
    do(t, B, Concede())
    pay(t, (B, 1))

    assert events_of(t, DefenderKept) == []
    assert events_of(t, DefenderReplaced) == [DefenderReplaced(B, B, A, LAW, TEN, 10_000, 0)]
    assert in_office(t, A, LAW) == (B, TEN)
    assert t.state.incomes[B] == 10_000
    assert exiles(t) == [0, 1, 0, 0, 0]
    assert t.state.account[CAUSED * 5 + A] == 0


@pytest.mark.rule("BRI-5")
def test_a12_gifts_only_where_the_table_allows_them_and_never_beyond_the_purse() -> None:
    assert refusal(table(parks={A: {B: LAW}}), B, Give(C, 1)) == Refusal("BRI-5")

    t = table(parks={A: {B: LAW}}, side_payments="yes")
    assert refusal(t, B, Give(B, 1)) == Refusal("BRI-5")
    assert refusal(t, B, Give(9, 1)) == Refusal("TABLE-5")
    assert refusal(t, B, Give(C, 99)).rule == "BRI-2"
    do(t, B, Give(C, 5))

    assert t.actors() == [B]
    assert events_of(t, MoneyGiven) == [MoneyGiven(B, C, 50_000, 0)]
    assert (t.state.coins[B], t.state.coins[C]) == (270_000, 370_000)


@pytest.mark.rule("SEND-1", "SEND-2", "SEND-3")
def test_a13_exactly_two_tokens_go_to_two_different_palaces() -> None:
    t = table(at=SENDING)
    assert refusal(t, A, Send(A, LAW)) == Refusal("SEND-2", {"palace": A})
    do(t, A, Send(C, LAW))
    assert t.actors() == [A]
    assert refusal(t, A, Send(C, TAX)) == Refusal("SEND-2", {"palace": C})
    do(t, A, Send(D, LAW))

    assert t.state.waiting(C, A) == t.state.waiting(D, A) == LAW
    assert t.state.active != A


@pytest.mark.rule("REC-4")
def test_a14_only_the_master_says_which_domain() -> None:
    t = table(offices={A: {TAX: (C, TWENTY)}}, parks={A: {B: LAW, D: CHURCH}})
    pay(t, (B, 20), (D, 1))
    assert refusal(t, B, PlaceAll([HUNDRED, TEN])).rule == "TABLE-2"
    assert refusal(t, A, PlaceAll([TWENTY, TEN])) == Refusal("REC-4", {"domain": TWENTY})
    assert refusal(t, A, PlaceAll([TEN, TEN])) == Refusal("REC-4", {"domain": TEN})
    assert refusal(t, A, PlaceAll([TEN])) == Refusal("REC-1", {"tokens": 2, "requested": 1})

    do(t, A, PlaceAll([TEN, HUNDRED]))

    assert in_office(t, A, CHURCH) == (D, HUNDRED)


@pytest.mark.rule("REC-5")
def test_a15_the_group_is_placed_by_one_final_decision_or_token_by_token() -> None:
    t = table(parks={A: {B: LAW, D: TAX}}, placing="token")
    pay(t, (B, 1), (D, 1))
    assert len(legal_actions(t, A)) == 5
    do(t, A, Place(TEN))
    assert len(legal_actions(t, A)) == 4
    assert refusal(t, A, PlaceAll([TWENTY, TEN])) == Refusal("TABLE-3")
    do(t, A, Place(HUNDRED))

    assert in_office(t, A, LAW) == (B, TEN)
    assert in_office(t, A, TAX) == (D, HUNDRED)


@pytest.mark.rule("BRI-6")
def test_a16_a_concealed_bribe_is_known_to_payer_and_master() -> None:
    t = table(parks={A: {B: LAW, C: LAW}}, bribe_secrecy="concealed", side_payments="yes")
    do(t, B, Give(D, 1))
    do(t, B, Bribe(7))
    bribe, gift = events_of(t, BribePaid)[0], events_of(t, MoneyGiven)[0]

    for watcher in (A, B):
        assert bribe.seen_by(watcher) == bribe
    for watcher in (C, SPECTATOR):
        assert bribe.seen_by(watcher) == BribePaid(B, A, LAW, 0, HIDDEN, 1)
        assert gift.seen_by(watcher) == MoneyGiven(B, D, HIDDEN, 1)
    assert gift.seen_by(D) == gift
    shown = [GAME.view(t.state, watcher).matter for watcher in (A, B, C)]
    assert [m.payments[0].ducats for m in shown if m] == [70_000, 70_000, None]


@pytest.mark.rule("SET-7")
def test_a17_with_three_each_turn_sends_one_token_to_each_of_the_others() -> None:
    t = opened(3)
    do(t, A, Send(B, LAW))

    assert {action.palace for action in legal_actions(t, A) if isinstance(action, Send)} == {C}
    assert [GAME.fewest, GAME.most] == [3, 5]


@pytest.mark.rule("OUT-2")
def test_a18_a_seat_that_was_left_plays_neutrally() -> None:
    t = table(offices={A: {LAW: (D, FIFTY)}}, parks={A: {B: LAW, E: LAW}})
    assert GAME.menu[HEURISTICS.playout_move(t.state, D, t.legal(D), SeededRng(1))] == Bribe(1)
    pay(t, (D, 2), (B, 2), (E, 3))
    assert GAME.menu[HEURISTICS.playout_move(t.state, A, t.legal(A), SeededRng(1))] == Replace(E)

    t = table(at=SENDING)
    sent = {HEURISTICS.playout_move(t.state, A, t.legal(A), SeededRng(seed)) for seed in range(60)}
    assert len(sent) > 10


@pytest.mark.rule("OUT-1")
def test_a19_absent_seat_makes_the_cautious_choice() -> None:
    t = table(**ATTACK, concede="yes")
    assert default(t, D) == Bribe(1)
    pay(t, (D, 1), (B, 9))
    assert default(t, A) == Keep()

    t = table(parks={A: {B: LAW, D: TAX}})
    pay(t, (B, 2), (D, 5))
    assert default(t, A) == PlaceAll([FIFTY, HUNDRED])

    t = table(parks={A: {B: LAW, D: LAW}})
    pay(t, (B, 2), (D, 5))
    assert default(t, A) == Admit(D, HUNDRED)


@pytest.mark.rule("TALK-1", "TALK-2")
def test_talk_comes_first_freely_or_with_the_floor_in_the_order_of_payment() -> None:
    t = table(**ATTACK, talk_time="90")
    assert (t.actors(), legal_actions(t, A)) == ([A], [HearBribes()])
    assert refusal(t, A, Keep()) == Refusal("TABLE-3")
    do(t, A, HearBribes())
    assert t.actors() == [D]

    t = table(**ATTACK, talk_time="90", floor="order")
    for speaker in (D, B):
        assert (t.actors(), legal_actions(t, speaker)) == ([speaker], [YieldFloor()])
        do(t, speaker, YieldFloor())
    do(t, A, HearBribes())
    assert t.actors() == [D]


def test_kept_defender_is_recorded_with_the_exiled_attackers() -> None:
    t = table(**ATTACK)
    pay(t, (D, 1), (B, 1))
    do(t, A, Keep())

    assert events_of(t, DefenderKept) == [DefenderKept(D, A, LAW, to(B))]
