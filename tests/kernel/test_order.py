"""Tests of standing orders as they are stored and read back, and of default actions."""

import pytest

from signoria.kernel.action import Action, Refusal
from signoria.kernel.kinds import NUMBER
from signoria.kernel.order import Order, orders_of, read_order
from signoria.kernel.rng import SeededRng
from signoria.kernel.table import open_table
from tests.toy import FAIR
from tests.toy.actions import Rest
from tests.toy.state import FairState


class RestUntil(Order[FairState]):
    """Order that rests as host until a day."""

    def act(self, s: FairState, seat: int, params: list[int]) -> Action | None:
        return Rest() if s.day < params[0] else None


ORDERS: dict[str, Order[FairState]] = {"rest_until": RestUntil("rest_until", {"day": NUMBER})}


def test_order_reads_back() -> None:
    found = read_order(ORDERS, ["rest_until", 2])

    assert found is not None
    order, params = found
    assert (order, params) == (ORDERS["rest_until"], [2])
    assert order.wire(params) == ["rest_until", 2]


@pytest.mark.parametrize(
    "wire",
    [
        None,
        "rest_until",
        [],
        [3],
        [["rest_until"], 2],
        ["rest_until"],
        ["rest_until", 2, 3],
        ["rest_until", "2"],
        ["rest_until", True],
        ["rest_until", 2.0],
        ["rest_until", 1 << 31],
        ["rest_until", -2],
        ["rest_until", "x", 2],
        ["work_until", 2],
    ],
)
def test_invalid_order_reads_as_none(wire: object) -> None:
    assert read_order(ORDERS, wire) is None


def test_order_base_class_cannot_be_left_and_decides_nothing() -> None:
    s = open_table(FAIR, 3, FAIR.presets["plain"], SeededRng(1)).state
    silent: Order[FairState] = Order("silent", {})

    assert silent.refuses(s, 0, []) == Refusal("TABLE-3")
    assert not silent.stands(s, 0, [])
    assert silent.act(s, 0, []) is None


def test_order_decides_or_leaves_the_decision_to_the_person() -> None:
    s = open_table(FAIR, 3, FAIR.presets["plain"], SeededRng(1)).state

    assert [ORDERS["rest_until"].act(s, 0, [day]) for day in (1, 2)] == [None, Rest()]


def test_game_by_default_offers_no_orders_and_plays_the_first_legal_action() -> None:
    t = open_table(FAIR, 3, FAIR.presets["plain"], SeededRng(1))

    assert orders_of(FAIR) == {}
    assert FAIR.default(t.state, 0, t.legal(0)) == t.legal(0)[0]
