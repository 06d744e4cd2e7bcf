"""What a sensible player bids in a moment, and which bids a careful one would look at."""

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
    """A lot is up for auction and the Visconti are asked first."""
    return table(
        at=PHASE_2,
        lots=lots,
        hands={VISCONTI: hand},
        coins=[20, coins, 20, 20],
        display=display or SIENA_AND_FAR,
        face_up=face_up,
    )


def worth_to_visconti(t: Table[State]) -> int:
    """The limit of the Visconti for what is up for auction, in half ducats."""
    return limit_for(t.state, VISCONTI, 0)


def outbid(t: Table[State], standing: int) -> Table[State]:
    """The Visconti open with one ducat, the Carraresi go higher, the others drop out."""
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
    """Cards in hand help; a lead that is had already needs no lot."""
    t = lot_for_visconti(hand, "2 yellow", face_up=rows, display=[LUCCA])
    no_lead = lot_for_visconti(lots="2 yellow", face_up={ESTE: "5 yellow"}, display=[LUCCA])
    assert (worth_to_visconti(t) > worth_to_visconti(no_lead)) == takes_the_lead


PLAIN, WITH_SIENA = 3 * CARD + LEAD, 3 * CARD + LEAD + CITY_AT_ONCE + 2


@pytest.mark.parametrize(("purse", "worth"), [(4, 8), (5, PLAIN), (8, 10), (20, WITH_SIENA)])
def test_a_city_adds_to_a_lot_only_what_leaves_its_price(purse: int, worth: int) -> None:
    t = lot_for_visconti("1 white, 1 red", "3 yellow", coins=purse)

    assert t.state.cities.price[SIENA] == 3
    assert worth_to_visconti(t) == worth


def test_no_whim_spends_the_price_of_the_city() -> None:
    t = lot_for_visconti("1 white, 1 red", "3 yellow", coins=9)

    assert [limit_for(t.state, VISCONTI, whim) for whim in (-1, 0, 2)] == [12, 12, 12]


@pytest.mark.parametrize("purse", [2, 3])
def test_a_city_that_could_not_be_paid_adds_nothing_to_a_lot(purse: int) -> None:
    t = lot_for_visconti("1 white, 1 red", coins=purse)
    without = lot_for_visconti("1 white, 1 red", coins=purse, display=[LUCCA])
    assert worth_to_visconti(t) == worth_to_visconti(without)


def test_a_major_is_worth_more_than_its_minor() -> None:
    assert all(role_limit(major) > role_limit(MINOR + major) for major in range(COLOURS))


def test_a_role_whose_effect_brings_ducats_or_a_shield_is_worth_more() -> None:
    assert role_limit(LORD) == role_limit(BANKER) > role_limit(BISHOP)
    assert role_limit(BISHOP) == role_limit(MAGISTRATE) > role_limit(MASTER)


def role_for_visconti(colour: str, number: int, coins: int = 20) -> Table[State]:
    """The Visconti and d'Este are tied for the major of a colour."""
    rows = {VISCONTI: f"1 {colour}", ESTE: f"1 {colour}"}
    return table(at=colours(number), face_up=rows, coins=[20, coins, 20, 20])


def test_the_limit_is_for_what_is_under_auction() -> None:
    assert worth_to_visconti(role_for_visconti("blue", BLUE)) == role_limit(LORD)
    assert worth_to_visconti(role_for_visconti("green", GREEN)) == role_limit(MASTER)


def test_with_room_below_the_limit_one_raises_by_one_or_two() -> None:
    assert moments(lot_for_visconti("1 white, 1 red", "3 yellow"), VISCONTI) == [Bid(1), Bid(2)]


def test_near_the_limit_one_raises_by_one_or_drops_out() -> None:
    t = lot_for_visconti(lots="1 yellow", display=[LUCCA], face_up={ESTE: "4 yellow"})
    assert worth_to_visconti(t) == 2
    assert moments(t, VISCONTI) == [Pass(), Bid(1)]


def test_well_beyond_the_limit_one_always_drops_out() -> None:
    t = lot_for_visconti("1 white, 1 red", coins=6)
    beyond = worth_to_visconti(t) // 2 + 1
    assert moments(outbid(t, beyond), VISCONTI) == [Pass()]


def test_nobody_bids_what_the_purse_does_not_hold() -> None:
    assert moments(role_for_visconti("blue", BLUE, coins=1), VISCONTI) == [Bid(1)]


def test_a_search_looks_at_one_more_at_dropping_out_and_half_way_to_the_limit() -> None:
    t = lot_for_visconti("1 white, 1 red", "3 yellow")
    half_way = (worth_to_visconti(t) + 1) // 4
    assert looked_at(t, VISCONTI) == [Bid(1), Pass(), Bid(half_way)]


def test_where_half_way_is_one_more_it_is_looked_at_once() -> None:
    t = outbid(lot_for_visconti("1 white, 1 red", coins=8), 3)
    assert looked_at(t, VISCONTI) == [Bid(4), Pass()]


def test_beyond_the_limit_dropping_out_is_looked_at_first() -> None:
    t = outbid(lot_for_visconti(display=[LUCCA]), 9)
    assert looked_at(t, VISCONTI) == [Pass(), Bid(10)]
