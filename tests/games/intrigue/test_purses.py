"""Tests of secret purses: views, refusals and waiting reveal nobody's money."""

from typing import Any

import pytest

from signoria.games.intrigue import GAME
from signoria.games.intrigue.actions import Bribe, Concede, Give, Keep, PayNothing
from signoria.games.intrigue.events import BribePaid, MoneyGiven
from signoria.games.intrigue.laws import sayings
from signoria.games.intrigue.state import State
from signoria.kernel.action import Action
from signoria.kernel.seats import SPECTATOR
from signoria.kernel.table import Table
from tests.games.intrigue.names import FIFTY, LAW, A, B, C, D, E
from tests.games.intrigue.story import do, events_of, pay, refusal, table

ODD: list[Action] = [Bribe(0), Bribe(1), Bribe(99), Bribe(5_000), PayNothing(), Give(C, 3), Keep()]


def worlds(purse: int = 0, **wanted: str) -> list[Table[State]]:
    """Return the same table twice, before the bribe of B; in the second B to D are poor."""
    parks = {A: {B: LAW, C: LAW}}
    options: dict[str, Any] = {"side_payments": "yes", **wanted}
    purses = ([900_000] * 5, [900_000, purse, 20_000, 10_000, 900_000])
    return [table(parks=parks, coins=coins, **options) for coins in purses]


@pytest.mark.rule("SET-4")
@pytest.mark.parametrize("secrecy", ["open", "concealed"])
@pytest.mark.parametrize("short", ["nothing", "loan", "exile"])
def test_purse_changes_neither_views_nor_refusals_of_others(secrecy: str, short: str) -> None:
    rich, poor = worlds(bribe_secrecy=secrecy, short_of_cash=short)

    assert rich.actors() == poor.actors()
    for seat in (A, E, SPECTATOR):
        assert GAME.view(rich.state, seat) == GAME.view(poor.state, seat)
        assert rich.legal(seat) == poor.legal(seat)
        for action in [*GAME.menu, *ODD, *sayings(rich.state, E)]:
            assert rich.refuses(seat, action) == poor.refuses(seat, action)


@pytest.mark.rule("SET-4", "BRI-4")
def test_poor_and_rich_seats_are_asked_in_the_same_step() -> None:
    rich, poor = worlds()

    assert rich.state.agenda_rows() == poor.state.agenda_rows()  # so both get the same time
    assert (rich.actors(), poor.actors()) == ([B], [B])


@pytest.mark.rule("SET-4", "BRI-2")
def test_refusal_reveals_a_purse_only_to_its_owner() -> None:
    _rich, poor = worlds()

    assert refusal(poor, B, Bribe(3)).params == {"requested": 3, "notes": 0, "least": 10_000}
    for seat in (A, C, E):
        assert refusal(poor, seat, Bribe(3)).params == {"seat": seat}


@pytest.mark.rule("SET-4")
def test_money_of_others_changes_no_default() -> None:
    rich, poor = worlds(purse=10_000)
    for t in (rich, poor):
        pay(t, (B, 1), (C, 2))

    assert rich.legal(A) == poor.legal(A)
    assert GAME.default(rich.state, A, rich.legal(A)) == GAME.default(poor.state, A, poor.legal(A))


@pytest.mark.rule("SET-4", "BRI-6")
def test_hidden_sums_cannot_be_computed_from_visible_ones() -> None:
    t = table(parks={A: {B: LAW, C: LAW}}, bribe_secrecy="concealed", side_payments="yes")
    before = [GAME.view(t.state, watcher) for watcher in (E, SPECTATOR)]
    do(t, B, Give(D, 4))
    pay_any(t, (B, 6))

    after = [GAME.view(t.state, watcher) for watcher in (E, SPECTATOR)]
    assert [view.seats for view in after] == [view.seats for view in before]
    for kind in (BribePaid, MoneyGiven):
        assert "60000" not in repr(events_of(t, kind)[0].seen_by(E))
        assert "40000" not in repr(events_of(t, kind)[0].seen_by(SPECTATOR))


def pay_any(t: Table[State], *payments: tuple[int, int]) -> None:
    """Pay bribes in notes, in any order; each payer must be among the seats asked."""
    for seat, notes in payments:
        assert seat in t.actors()
        do(t, seat, Bribe(notes))


@pytest.mark.rule("BRI-6", "REC-3")
def test_concealed_bribes_are_asked_of_all_at_once_and_paid_in_any_order() -> None:
    offices, parks = {A: {LAW: (D, FIFTY)}}, {A: {B: LAW, C: LAW}}
    t = table(offices=offices, parks=parks, bribe_secrecy="concealed")
    assert t.actors() == [B, C, D]

    pay_any(t, (C, 3), (D, 2))
    assert t.actors() == [B]
    matter = GAME.view(t.state, B).matter
    assert matter is not None
    assert [(p.seat, p.paid, p.ducats) for p in matter.payments] == [
        (D, True, None),
        (B, False, None),
        (C, True, None),
    ]

    pay_any(t, (B, 1))
    assert t.actors() == [A]
    assert [(p.seat, p.defends) for p in events_of(t, BribePaid)] == [(C, 0), (D, 1), (B, 0)]


@pytest.mark.rule("BRI-6", "INT-4", "INT-5")
def test_defender_and_attacker_in_one_pays_for_the_defence_first() -> None:
    offices, parks = {A: {LAW: (B, FIFTY)}}, {A: {B: LAW, C: LAW}}
    t = table(offices=offices, parks=parks, bribe_secrecy="concealed", concede="yes")
    assert refusal(t, C, Concede()).rule == "INT-5"

    pay_any(t, (C, 1), (B, 2))
    assert t.actors() == [B]
    assert refusal(t, B, Concede()).rule == "INT-5"
    pay_any(t, (B, 3))

    assert [(p.seat, p.defends) for p in events_of(t, BribePaid)] == [(C, 0), (B, 1), (B, 0)]


@pytest.mark.rule("BRI-6", "INT-5")
def test_defender_may_concede_after_others_have_paid_concealed() -> None:
    offices, parks = {A: {LAW: (D, FIFTY)}}, {A: {B: LAW, C: LAW}}
    t = table(offices=offices, parks=parks, bribe_secrecy="concealed", concede="yes")
    pay_any(t, (C, 1))
    do(t, D, Concede())
    pay_any(t, (B, 2))

    assert t.state.given_up
    assert refusal(t, A, Keep()).rule == "INT-5"


@pytest.mark.rule("REC-3")
def test_open_bribes_stay_strictly_one_after_the_other() -> None:
    offices, parks = {A: {LAW: (D, FIFTY)}}, {A: {B: LAW, C: LAW}}
    t = table(offices=offices, parks=parks)
    assert refusal(t, B, Bribe(1)).rule == "TABLE-2"
    pay(t, (D, 1), (B, 1), (C, 1))


@pytest.mark.rule("BRI-5")
def test_concealed_gift_changes_no_purse_for_seats_that_do_not_see_the_sum() -> None:
    state = table(parks={A: {B: LAW}}, bribe_secrecy="concealed", side_payments="yes").state
    before = list(state.coins)
    seen = MoneyGiven(B, C, 30_000, 1).seen_by(D)
    assert seen is not None

    seen.apply(state)

    assert list(state.coins) == before
