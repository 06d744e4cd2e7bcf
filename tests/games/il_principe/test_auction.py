"""Tests of phase 2: the auctions of the lots."""

import pytest

from signoria.games.il_principe import GAME
from signoria.games.il_principe.actions import Bid, Build, LayNothing, Pass
from signoria.games.il_principe.events import AuctionOpened, ItemSold, ItemUnsold
from signoria.games.il_principe.state import State
from signoria.kernel.action import Refusal
from signoria.kernel.cells import values
from signoria.kernel.table import Table
from tests.games.il_principe.story import (
    PHASE_2,
    all_pass,
    do,
    events_of,
    hand,
    legal_actions,
    refusal,
    table,
)
from tests.games.il_principe.words import (
    BLUE_LOT,
    CARRARESI,
    ESTE,
    GREEN_LOT,
    MEDICI,
    RED_LOT,
    VISCONTI,
    WHITE_LOT,
    YELLOW_LOT,
    cards,
)


def auction(lots: str = "3 green", preset: str = "amigo2006") -> Table[State]:
    """Return a table in round 1; the Medici are Il Principe, all have five ducats.

    In round 1 no city interrupts the auctions.
    """
    return table(at=PHASE_2, preset=preset, round=1, lots=lots, coins=[5, 5, 5, 5])


@pytest.mark.rule("AUC-1")
def test_the_smallest_lot_first_equal_ones_in_colour_order() -> None:
    t = auction("2 green, 1 white, 2 red, 2 blue, 1 yellow")
    for _ in range(5):
        all_pass(t, VISCONTI, CARRARESI, ESTE, MEDICI)
    items = [e.item for e in events_of(t, AuctionOpened)]
    assert items == [WHITE_LOT, YELLOW_LOT, GREEN_LOT, RED_LOT, BLUE_LOT]


@pytest.mark.rule("AUC-2")
@pytest.mark.parametrize(
    ("preset", "opener"),
    [("amigo2006", VISCONTI), ("mtm2005", VISCONTI), ("amigo2006-it", MEDICI)],
)
def test_opener_depends_on_the_preset(preset: str, opener: int) -> None:
    """The left neighbour, or Il Principe himself in the Italian text (ruling 2)."""
    t = auction(preset=preset)
    assert events_of(t, AuctionOpened)[0].opener == opener
    assert t.actors() == [opener]


@pytest.mark.rule("AUC-2")
def test_the_left_neighbour_of_the_last_seat_is_the_first() -> None:
    t = table(at=PHASE_2, round=1, principe=ESTE, lots="1 green")
    assert t.actors() == [MEDICI]


@pytest.mark.rule("AUC-2")
@pytest.mark.parametrize(("preset", "openers"), [("amigo2006", [1, 3]), ("amigo2006-it", [0, 2])])
def test_the_next_lot_is_opened_from_the_new_holder(preset: str, openers: list[int]) -> None:
    """Ruling 17: the opener is determined again for each auction."""
    t = auction("1 green, 2 red", preset)
    if preset == "amigo2006-it":
        do(t, MEDICI, Pass())
    do(t, VISCONTI, Pass())
    do(t, CARRARESI, Bid(1))
    all_pass(t, *([ESTE, MEDICI] if preset == "amigo2006" else [ESTE]))
    assert [e.opener for e in events_of(t, AuctionOpened)] == openers


@pytest.mark.rule("AUC-3")
@pytest.mark.parametrize("amount", [0, -1])
def test_a_bid_is_at_least_one_ducat(amount: int) -> None:
    """Ruling 18: a bid of zero is a pass."""
    refused = refusal(auction(), VISCONTI, Bid(amount))
    assert refused == Refusal("AUC-3", {"bid": amount, "standing": 0})


@pytest.mark.rule("AUC-3")
@pytest.mark.parametrize("amount", [1, 2, 3])
def test_a_bid_exceeds_the_standing_bid(amount: int) -> None:
    t = auction()
    do(t, VISCONTI, Bid(3))
    refused = refusal(t, CARRARESI, Bid(amount))
    assert refused == Refusal("AUC-3", {"bid": amount, "standing": 3})
    assert legal_actions(t, CARRARESI) == [Pass(), Bid(4), Bid(5)]


@pytest.mark.rule("AUC-4")
def test_seat_that_passed_is_out_of_this_auction() -> None:
    t = auction()
    do(t, VISCONTI, Pass())
    do(t, CARRARESI, Bid(1))
    do(t, ESTE, Bid(2))
    do(t, MEDICI, Bid(3))
    assert t.actors() == [CARRARESI]
    assert refusal(t, VISCONTI, Bid(4)) == Refusal("TABLE-2", {"seat": VISCONTI})


@pytest.mark.rule("AUC-4")
def test_seat_that_passed_bids_again_for_the_next_lot() -> None:
    t = auction("1 green, 2 red")
    all_pass(t, VISCONTI, CARRARESI, ESTE, MEDICI)
    do(t, VISCONTI, Bid(1))


@pytest.mark.rule("AUC-5")
def test_bid_above_the_own_purse_is_refused() -> None:
    """Ruling 21."""
    refused = refusal(auction(), VISCONTI, Bid(6))
    assert refused == Refusal("AUC-5", {"bid": 6, "purse": 5})


@pytest.mark.rule("AUC-5")
def test_a_seat_without_ducats_may_only_pass() -> None:
    t = table(at=PHASE_2, round=1, lots="1 green", coins=[5, 0, 5, 5])
    assert legal_actions(t, VISCONTI) == [Pass()]


@pytest.mark.rule("AUC-5")
def test_a_bid_beyond_the_menu_is_judged_by_the_purse() -> None:
    """The menu stops at 99. Larger bids are not listed, but the rules allow them."""
    t = table(at=PHASE_2, round=1, lots="1 green", coins=[0, 150, 0, 0])
    assert legal_actions(t, VISCONTI)[-1] == Bid(99)
    assert refusal(t, VISCONTI, Bid(151)) == Refusal("AUC-5", {"bid": 151, "purse": 150})
    do(t, VISCONTI, Bid(150))
    all_pass(t, CARRARESI, ESTE, MEDICI)
    assert events_of(t, ItemSold) == [ItemSold(VISCONTI, GREEN_LOT, 150)]


@pytest.mark.rule("AUC-3", "AUC-5")
@pytest.mark.parametrize("standing", [98, 99, 100, 150])
def test_standing_bid_beyond_the_menu_leaves_only_pass_listed(standing: int) -> None:
    t = table(at=PHASE_2, round=1, lots="1 green", coins=[0, 150, 200, 0])
    do(t, VISCONTI, Bid(standing))
    assert legal_actions(t, CARRARESI) == ([Pass(), Bid(99)] if standing == 98 else [Pass()])
    do(t, CARRARESI, Bid(standing + 1))


@pytest.mark.rule("AUC-6")
def test_the_last_seat_without_a_bid_may_still_bid() -> None:
    """Ruling 19: the others are out, so one ducat is enough."""
    t = auction()
    all_pass(t, VISCONTI, CARRARESI, ESTE)
    assert t.actors() == [MEDICI]
    do(t, MEDICI, Bid(1))
    assert events_of(t, ItemSold) == [ItemSold(MEDICI, GREEN_LOT, 1)]


@pytest.mark.rule("AUC-6", "AUC-10")
def test_the_last_seat_without_a_bid_may_pass_too() -> None:
    """Ruling 19: if it passes, the lot leaves the game."""
    t = auction()
    all_pass(t, VISCONTI, CARRARESI, ESTE, MEDICI)
    assert events_of(t, ItemUnsold) == [ItemUnsold(GREEN_LOT)]


@pytest.mark.rule("AUC-7")
def test_nobody_raises_its_own_bid() -> None:
    """Ruling 20: the auction is over once the others are out."""
    t = auction()
    do(t, VISCONTI, Bid(2))
    all_pass(t, CARRARESI, ESTE)
    assert refusal(t, VISCONTI, Bid(3)) == Refusal("TABLE-2", {"seat": VISCONTI})
    do(t, MEDICI, Pass())
    assert events_of(t, ItemSold) == [ItemSold(VISCONTI, GREEN_LOT, 2)]


@pytest.mark.rule("AUC-8")
def test_the_winner_pays_the_bank_and_takes_cards_and_marker() -> None:
    t = auction()
    do(t, VISCONTI, Bid(2))
    do(t, CARRARESI, Bid(4))
    all_pass(t, ESTE, MEDICI, VISCONTI)
    assert values(t.state.coins) == [5, 5, 1, 5]
    assert t.state.bank == -16
    assert hand(t, CARRARESI) == cards("3 green")
    assert t.state.principe == CARRARESI
    assert values(t.state.lots) == [0, 0, 0, 0, 0]


@pytest.mark.rule("AUC-8")
def test_one_seat_may_win_every_lot() -> None:
    t = auction("1 green, 2 red")
    all_pass(t, VISCONTI, CARRARESI, ESTE)
    do(t, MEDICI, Bid(1))
    all_pass(t, VISCONTI, CARRARESI, ESTE)
    do(t, MEDICI, Bid(2))
    assert hand(t, MEDICI) == cards("1 green, 2 red")


@pytest.mark.rule("AUC-10")
def test_lot_without_a_bid_leaves_the_game_and_the_marker_stays() -> None:
    """Ruling 16."""
    t = auction("2 yellow")
    all_pass(t, VISCONTI, CARRARESI, ESTE, MEDICI)
    assert values(t.state.removed) == cards("2 yellow")
    assert GAME.view(t.state, MEDICI).auction is None
    assert values(t.state.lots) == [0, 0, 0, 0, 0]
    assert t.state.principe == MEDICI


@pytest.mark.rule("AUC-3")
@pytest.mark.parametrize("requested", [LayNothing(), Build(0)])
def test_other_actions_are_refused_in_an_auction(requested: LayNothing | Build) -> None:
    assert refusal(auction(), VISCONTI, requested) == Refusal("TABLE-3")
