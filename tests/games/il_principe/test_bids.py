"""Tests of bids: what a playout bids, and which bids a search considers."""

import pytest

from signoria.games.il_principe.actions import Bid, Pass
from signoria.games.il_principe.bots import (
    CARD,
    CITY_AT_ONCE,
    LEAD,
    limit_for,
    role_limit,
)
from signoria.games.il_principe.rules import BLUE, COLOURS, GREEN, MINOR
from signoria.games.il_principe.state import State
from signoria.kernel.table import Table
from tests.games.il_principe.advice import SIENA_AND_FAR, looked_at, moments
from tests.games.il_principe.story import PHASE_2, all_pass, colours, do, table
from tests.games.il_principe.words import (
    BANKER,
    BISHOP,
    CARRARESI,
    ESTE,
    LORD,
    LUCCA,
    MAGISTRATE,
    MASTER,
    MEDICI,
    MILANO,
    NONE,
    PISA,
    RIMINI,
    SIENA,
    VISCONTI,
)


def lot_for_visconti(
    hand: str = NONE,
    lots: str = "1 yellow",
    *,
    coins: int = 20,
    display: list[int] | None = None,
    face_up: dict[int, str] | None = None,
) -> Table[State]:
    """Return a table with a lot up for auction; the Visconti are asked first."""
    return table(
        at=PHASE_2,
        lots=lots,
        hands={VISCONTI: hand},
        coins=[20, coins, 20, 20],
        display=display or SIENA_AND_FAR,
        face_up=face_up,
    )


def worth_to_visconti(t: Table[State]) -> int:
    """Return the limit of the Visconti for the current auction, in half ducats."""
    return limit_for(t.state, VISCONTI, 0)


def outbid(t: Table[State], standing: int) -> Table[State]:
    """Let the Visconti bid one ducat, the Carraresi go higher, and the others pass."""
    do(t, VISCONTI, Bid(1))
    do(t, CARRARESI, Bid(standing))
    all_pass(t, ESTE, MEDICI)
    return t


def test_a_lot_that_completes_a_city_is_worth_more_than_one_that_nearly_does() -> None:
    completes = worth_to_visconti(lot_for_visconti("1 white, 1 red"))
    nearly = worth_to_visconti(lot_for_visconti("1 white"))
    far = worth_to_visconti(lot_for_visconti())
    assert completes > nearly > far > 0


def test_a_lot_that_completes_a_large_city_is_worth_more_than_for_a_small_one() -> None:
    hand = "1 green, 2 white, 1 red"
    small = lot_for_visconti(hand, display=[SIENA, MILANO, RIMINI])
    large = lot_for_visconti(hand, display=[PISA, MILANO, RIMINI])
    both = lot_for_visconti(hand, display=[SIENA, PISA, MILANO, RIMINI])
    assert worth_to_visconti(large) > worth_to_visconti(small)
    assert worth_to_visconti(both) == worth_to_visconti(large)


def test_a_larger_lot_is_worth_more() -> None:
    limits = [worth_to_visconti(lot_for_visconti(lots=f"{n} yellow")) for n in (1, 2, 3)]
    assert limits[0] < limits[1] < limits[2]


@pytest.mark.parametrize(
    ("hand", "rows", "takes_the_lead"),
    [
        (NONE, {}, True),
        (NONE, {ESTE: "1 yellow"}, True),
        (NONE, {ESTE: "2 yellow"}, False),
        ("1 yellow", {ESTE: "2 yellow"}, True),
        (NONE, {ESTE: "1 yellow", VISCONTI: "2 yellow"}, False),
    ],
)
def test_a_lot_that_takes_the_lead_is_worth_more(
    hand: str, rows: dict[int, str], takes_the_lead: bool
) -> None:
    """Cards in hand help. A seat that leads already needs no further cards."""
    t = lot_for_visconti(hand, "2 yellow", face_up=rows, display=[LUCCA])
    no_lead = lot_for_visconti(lots="2 yellow", face_up={ESTE: "5 yellow"}, display=[LUCCA])
    assert (worth_to_visconti(t) > worth_to_visconti(no_lead)) == takes_the_lead


PLAIN, WITH_SIENA = 3 * CARD + LEAD, 3 * CARD + LEAD + CITY_AT_ONCE + 2


@pytest.mark.parametrize(("purse", "worth"), [(4, 8), (5, PLAIN), (8, 10), (20, WITH_SIENA)])
def test_city_raises_the_limit_of_a_lot_only_by_what_its_price_leaves(
    purse: int, worth: int
) -> None:
    t = lot_for_visconti("1 white, 1 red", "3 yellow", coins=purse)

    assert t.state.cities.price[SIENA] == 3
    assert worth_to_visconti(t) == worth


def test_no_seed_spends_the_price_of_the_city() -> None:
    t = lot_for_visconti("1 white, 1 red", "3 yellow", coins=9)

    assert [limit_for(t.state, VISCONTI, whim) for whim in (-1, 0, 2)] == [12, 12, 12]


@pytest.mark.parametrize("purse", [2, 3])
def test_city_that_cannot_be_paid_raises_no_limit(purse: int) -> None:
    t = lot_for_visconti("1 white, 1 red", coins=purse)
    without = lot_for_visconti("1 white, 1 red", coins=purse, display=[LUCCA])
    assert worth_to_visconti(t) == worth_to_visconti(without)


def test_a_major_is_worth_more_than_its_minor() -> None:
    assert all(role_limit(major) > role_limit(MINOR + major) for major in range(COLOURS))


def test_a_role_whose_effect_brings_ducats_or_a_shield_is_worth_more() -> None:
    assert role_limit(LORD) == role_limit(BANKER) > role_limit(BISHOP)
    assert role_limit(BISHOP) == role_limit(MAGISTRATE) > role_limit(MASTER)


def role_for_visconti(colour: str, number: int, coins: int = 20) -> Table[State]:
    """Return a table at which the Visconti and d'Este are tied for the major of a colour."""
    rows = {VISCONTI: f"1 {colour}", ESTE: f"1 {colour}"}
    return table(at=colours(number), face_up=rows, coins=[20, coins, 20, 20])


def test_limit_belongs_to_the_item_under_auction() -> None:
    assert worth_to_visconti(role_for_visconti("blue", BLUE)) == role_limit(LORD)
    assert worth_to_visconti(role_for_visconti("green", GREEN)) == role_limit(MASTER)


def test_bid_far_below_the_limit_raises_by_one_or_two() -> None:
    assert moments(lot_for_visconti("1 white, 1 red", "3 yellow"), VISCONTI) == [Bid(1), Bid(2)]


def test_bid_near_the_limit_raises_by_one_or_passes() -> None:
    t = lot_for_visconti(lots="1 yellow", display=[LUCCA], face_up={ESTE: "4 yellow"})
    assert worth_to_visconti(t) == 2
    assert moments(t, VISCONTI) == [Pass(), Bid(1)]


def test_standing_bid_well_beyond_the_limit_is_passed() -> None:
    t = lot_for_visconti("1 white, 1 red", coins=6)
    beyond = worth_to_visconti(t) // 2 + 1
    assert moments(outbid(t, beyond), VISCONTI) == [Pass()]


def test_no_bid_exceeds_the_purse() -> None:
    assert moments(role_for_visconti("blue", BLUE, coins=1), VISCONTI) == [Bid(1)]


def test_search_considers_one_more_a_pass_and_half_way_to_the_limit() -> None:
    t = lot_for_visconti("1 white, 1 red", "3 yellow")
    half_way = (worth_to_visconti(t) + 1) // 4
    assert looked_at(t, VISCONTI) == [Bid(1), Pass(), Bid(half_way)]


def test_half_way_that_equals_one_more_is_considered_once() -> None:
    t = outbid(lot_for_visconti("1 white, 1 red", coins=8), 3)
    assert looked_at(t, VISCONTI) == [Bid(4), Pass()]


def test_pass_is_considered_first_beyond_the_limit() -> None:
    t = outbid(lot_for_visconti(display=[LUCCA]), 9)
    assert looked_at(t, VISCONTI) == [Pass(), Bid(10)]
