"""Tests of absent players: default moves, and standing bids up to a secret limit."""

from typing import Any

import msgspec
import pytest

from signoria.games.il_principe import GAME
from signoria.games.il_principe.actions import (
    Bid,
    Build,
    BuildNothing,
    KeepShields,
    LayNothing,
    LeaveDown,
    Pass,
    PlaceShield,
    SetAside,
    TurnUp,
)
from signoria.games.il_principe.orders import ORDERS
from signoria.games.il_principe.rules import ITEM_NAMES
from signoria.games.il_principe.state import State
from signoria.kernel.action import Action, Refusal
from signoria.kernel.ledger import written_entry
from signoria.kernel.order import read_order
from signoria.kernel.rng import SeededRng
from signoria.kernel.seats import SPECTATOR
from signoria.kernel.table import Table
from signoria.kernel.wire import encode_event
from tests.games.il_principe.story import (
    PHASE_1,
    PHASE_2,
    all_pass,
    colours,
    do,
    opened,
    table,
    turn_of,
)
from tests.games.il_principe.words import (
    BLUE_LOT,
    CARRARESI,
    ESTE,
    FIRENZE,
    GREEN_LOT,
    IN_GREEN,
    MASTER,
    MEDICI,
    ORVIETO,
    RED_LOT,
    SIENA,
    VENEZIA,
    VISCONTI,
)

BID_UP_TO = ORDERS["bid_up_to"]
ROUND = 1
GREEN, WHITE = 0, 1


def default(t: Table[State], seat: int) -> Action:
    return GAME.menu[GAME.default(t.state, seat, t.legal(seat))]


def auction(lots: str = "3 green", coins: list[int] | None = None) -> Table[State]:
    """Return a table in round 1; the Medici are Il Principe, the Visconti open.

    In round 1 no city interrupts the auctions.
    """
    return table(at=PHASE_2, round=ROUND, lots=lots, coins=coins or [5, 5, 5, 5])


def orders(t: Table[State], seat: int, limit: int, item: int = GREEN_LOT) -> Action | None:
    return BID_UP_TO.act(t.state, seat, [item, ROUND, limit])


def refused(t: Table[State], seat: int, params: list[int]) -> Refusal | None:
    return BID_UP_TO.refuses(t.state, seat, params)


# Absent seats.


@pytest.mark.rule("OUT-1")
def test_absent_seat_passes_an_auction() -> None:
    assert default(auction(), VISCONTI) == Pass()


@pytest.mark.rule("OUT-1")
def test_absent_seat_builds_and_lays_nothing() -> None:
    t = table(at=turn_of(MEDICI), hands={MEDICI: "3 green, 2 red"}, coins=[9, 9, 9, 9])
    assert default(t, MEDICI) == LayNothing()
    t = table(at=PHASE_2, lots="1 green", coins=[9, 9, 9, 9])
    do(t, VISCONTI, Bid(1))
    all_pass(t, CARRARESI, ESTE, MEDICI)
    assert default(t, VISCONTI) == BuildNothing()


@pytest.mark.rule("OUT-1")
@pytest.mark.parametrize(
    ("preset", "played"), [("amigo2006", KeepShields()), ("mtm2005", PlaceShield(IN_GREEN))]
)
def test_absent_seat_keeps_shields_if_it_may(preset: str, played: Action) -> None:
    everything = {MEDICI: "3 green, 3 white, 3 red, 3 blue, 3 yellow"}
    t = table(
        preset=preset,
        at=turn_of(MEDICI),
        hands=everything,
        coins=[9, 9, 9, 9],
        display=[SIENA, ORVIETO, VENEZIA, FIRENZE],
    )
    do(t, MEDICI, Build(FIRENZE))
    assert default(t, MEDICI) == played


@pytest.mark.rule("OUT-1")
@pytest.mark.parametrize(
    ("preset", "played"), [("amigo2006", LeaveDown()), ("mtm2005", TurnUp(WHITE))]
)
def test_absent_seat_turns_no_card_if_it_may(preset: str, played: Action) -> None:
    t = table(
        preset=preset,
        at=colours(GREEN),
        face_up={MEDICI: "1 green"},
        face_down={MEDICI: "1 white, 1 blue"},
    )
    assert t.actors() == [MEDICI]
    assert default(t, MEDICI) == played


@pytest.mark.rule("OUT-1")
def test_absent_seat_sets_cards_aside_in_the_order_of_the_colours() -> None:
    t = opened(next_cards=[4, 3, 3, 1] * 4)
    assert default(t, t.actors()[0]) == SetAside(0, 1, 0, 1, 0)


# Standing bids.


@pytest.mark.rule("OUT-2")
def test_order_raises_by_one_ducat_up_to_its_limit_and_then_passes() -> None:
    t = auction()
    do(t, VISCONTI, Bid(2))
    assert orders(t, CARRARESI, 4) == Bid(3)
    do(t, CARRARESI, Bid(3))
    do(t, ESTE, Bid(4))
    all_pass(t, MEDICI, VISCONTI)
    assert orders(t, CARRARESI, 4) == Pass()
    assert orders(t, CARRARESI, 5) == Bid(5)


@pytest.mark.rule("OUT-2", "AUC-5")
def test_order_never_bids_more_than_the_purse() -> None:
    t = auction(coins=[5, 5, 2, 5])
    do(t, VISCONTI, Bid(2))
    assert orders(t, CARRARESI, 9) == Pass()


@pytest.mark.rule("OUT-2")
def test_order_decides_only_its_own_auction_on_its_own_turn() -> None:
    t = auction("1 green, 2 red")
    assert orders(t, VISCONTI, 3) == Bid(1)
    assert orders(t, CARRARESI, 3) is None
    assert orders(t, VISCONTI, 3, RED_LOT) is None
    assert BID_UP_TO.act(t.state, VISCONTI, [GREEN_LOT, ROUND + 1, 3]) is None


@pytest.mark.rule("OUT-2")
def test_order_ends_with_its_auction() -> None:
    t = auction("1 green, 2 red")
    order = [GREEN_LOT, ROUND, 3]
    to_come = [RED_LOT, ROUND, 3]
    for params in (order, to_come):
        assert BID_UP_TO.stands(t.state, VISCONTI, params)
    do(t, VISCONTI, Pass())
    assert not BID_UP_TO.stands(t.state, VISCONTI, order)
    assert BID_UP_TO.stands(t.state, ESTE, order)
    all_pass(t, CARRARESI, ESTE, MEDICI)
    for seat in (VISCONTI, ESTE):
        assert not BID_UP_TO.stands(t.state, seat, order)
        assert BID_UP_TO.stands(t.state, seat, to_come)
    assert not BID_UP_TO.stands(t.state, ESTE, [RED_LOT, ROUND + 1, 3])
    assert not BID_UP_TO.stands(t.state, ESTE, [MASTER, ROUND, 3])


@pytest.mark.rule("OUT-2")
def test_order_can_be_left_for_a_later_lot_or_a_role_under_auction() -> None:
    t = auction("1 green, 2 red")
    do(t, VISCONTI, Bid(4))
    assert refused(t, MEDICI, [GREEN_LOT, ROUND, 5]) is None
    assert refused(t, MEDICI, [RED_LOT, ROUND, 3]) is None
    tied = table(at=colours(GREEN), face_up={MEDICI: "1 green", ESTE: "1 green"})
    assert refused(tied, MEDICI, [MASTER, 2, 3]) is None
    assert refused(tied, CARRARESI, [MASTER, 2, 3]) == Refusal("TABLE-3")


@pytest.mark.rule("OUT-2", "AUC-3", "AUC-5")
@pytest.mark.parametrize(
    ("params", "refusal"),
    [
        ([GREEN_LOT, ROUND, 2], Refusal("AUC-3", {"bid": 2, "standing": 2})),
        ([RED_LOT, ROUND, 0], Refusal("AUC-3", {"bid": 0, "standing": 0})),
        ([GREEN_LOT, ROUND, 6], Refusal("AUC-5", {"bid": 6, "purse": 5})),
        ([RED_LOT, ROUND, 6], Refusal("AUC-5", {"bid": 6, "purse": 5})),
        ([GREEN_LOT, ROUND + 1, 4], Refusal("TABLE-3")),
        ([BLUE_LOT, ROUND, 4], Refusal("TABLE-3")),
        ([MASTER, ROUND, 4], Refusal("TABLE-3")),
        ([-1, ROUND, 4], Refusal("TABLE-5")),
    ],
)
def test_order_that_could_never_bid_is_refused(params: list[int], refusal: Refusal) -> None:
    t = auction("1 green, 2 red")
    do(t, VISCONTI, Bid(2))
    assert refused(t, MEDICI, params) == refusal


@pytest.mark.rule("OUT-2")
def test_order_before_the_lots_lie_open_is_refused() -> None:
    t = table(at=PHASE_1, next_cards=[0, 1, 2, 3] * 4)
    assert refused(t, MEDICI, [GREEN_LOT, 2, 1]) == Refusal("TABLE-3")


@pytest.mark.rule("OUT-2")
def test_order_reads_back_from_its_stored_form() -> None:
    found = read_order(ORDERS, BID_UP_TO.wire([GREEN_LOT, ROUND, 4]))
    assert found == (BID_UP_TO, [GREEN_LOT, ROUND, 4])


@pytest.mark.rule("OUT-2")
def test_order_stored_with_a_number_for_its_item_is_still_read() -> None:
    named = BID_UP_TO.wire([GREEN_LOT, ROUND, 4])

    assert read_order(ORDERS, ["bid_up_to", GREEN_LOT, ROUND, 4]) == read_order(ORDERS, named)
    assert read_order(ORDERS, ["bid_up_to", len(ITEM_NAMES), ROUND, 4]) is None


# Secrecy of orders.


@pytest.mark.rule("OUT-2")
def test_order_uses_only_what_its_seat_knows() -> None:
    t = auction("1 green, 2 red")
    do(t, VISCONTI, Bid(2))
    for number in range(20):
        world = t.state.imagine(CARRARESI, SeededRng(number), False)
        for limit in (1, 2, 3, 5, 6):
            params = [GREEN_LOT, ROUND, limit]
            assert BID_UP_TO.act(world, CARRARESI, params) == orders(t, CARRARESI, limit)
            assert BID_UP_TO.refuses(world, CARRARESI, params) == refused(t, CARRARESI, params)


def sent(t: Table[State], watcher: int) -> list[bytes]:
    """Return all bytes that a watcher is sent of a table, and the stored entries."""
    frames: list[Any] = []
    for entry in t.entries:
        events_of = [event.seen_by(watcher) for event in entry.events]
        frames.append(
            [entry.rev, entry.by, [encode_event(GAME, e) for e in events_of if e is not None]]
        )
    frames.append(GAME.view(t.state, watcher))
    frames.append([t.actors(), t.legal(watcher) if watcher >= 0 else []])
    frames += [written_entry(GAME, entry) for entry in t.entries]
    return [msgspec.json.encode(frame) for frame in frames]


@pytest.mark.rule("OUT-2")
def test_bid_by_order_is_byte_for_byte_like_a_manual_bid() -> None:
    by_hand = auction("1 green, 2 red")
    by_order = [auction("1 green, 2 red") for _ in range(3)]
    for seat, bid in ((VISCONTI, Bid(1)), (CARRARESI, Bid(2)), (ESTE, Bid(3)), (MEDICI, Pass())):
        do(by_hand, seat, bid)
        for limit, t in zip((2, 3, 5), by_order, strict=True):
            ordered = orders(t, seat, limit) if seat == CARRARESI else bid
            assert ordered is not None
            do(t, seat, ordered)
    for watcher in (VISCONTI, ESTE, MEDICI, SPECTATOR):
        assert {tuple(sent(t, watcher)) for t in by_order} == {tuple(sent(by_hand, watcher))}
