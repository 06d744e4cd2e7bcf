"""Tests of the action phase: building and throwing away."""

import pytest

from signoria.games.princes import GAME
from signoria.games.princes.actions import (
    Build,
    BuildCity,
    BuildRoad,
    BuildSettlement,
    Done,
    LayFirst,
    PickSite,
    Roll,
)
from signoria.games.princes.card_rows import CARD_ROWS, number_of
from signoria.games.princes.state import State
from signoria.kernel.rng import ScriptedRng
from signoria.kernel.table import Table
from tests.games.princes.laying import (
    HILLS,
    ME,
    MOUNTAINS,
    OTHER,
    acting,
    begin,
    deal,
    do,
    have,
    phase,
    pick,
    refused,
    stand,
    stock,
    stored,
)

RICH = {"brick": 3, "grain": 3, "lumber": 3, "ore": 3, "wool": 3, "gold": 3}
FOREST_4, HILLS_1 = number_of("forest-stack-4"), number_of("hills-stack-1")


def rich(*keys: str) -> Table[State]:
    """Return a table at which seat 0 may act, with three of everything and these cards in hand."""
    t = acting(begin())
    deal(t, ME, *keys)
    return stock(t, ME, **RICH)


def settled(town: int = 7) -> Table[State]:
    """Return a table with a settlement beside the start, a forest above and hills below."""
    t = rich()
    do(t, ME, BuildRoad(7 if town == 7 else 5))
    stock(t, ME, **RICH)
    t.rng = ScriptedRng([FOREST_4, HILLS_1])
    do(t, ME, BuildSettlement(town), LayFirst(0))
    return t


@pytest.mark.rule("BUILD-1", "BUILD-5")
def test_road_costs_two_brick_and_a_lumber_and_lies_at_an_end() -> None:
    t = rich()

    do(t, ME, BuildRoad(7))

    assert GAME.view(t.state, OTHER).seats[ME].roads == [6, 7]
    assert have(t, ME) == {**RICH, "brick": 1, "lumber": 2}
    assert t.state.roads_left == 6


@pytest.mark.rule("BUILD-1")
def test_road_away_from_a_free_end_is_refused() -> None:
    t = rich()
    do(t, ME, BuildRoad(5))

    assert refused(t, ME, BuildRoad(5)) == "BUILD-1"
    assert refused(t, ME, BuildRoad(8)) == "BUILD-1"
    assert refused(t, ME, BuildRoad(13)) == "TABLE-5"


@pytest.mark.rule("BUILD-5")
def test_building_without_the_price_is_refused() -> None:
    t = stock(rich("abbey"), ME, brick=1)

    assert refused(t, ME, BuildRoad(7)) == "BUILD-5"
    assert refused(t, ME, BuildCity(5)) == "BUILD-5"
    assert refused(t, ME, Build(number_of("abbey"))) == "BUILD-5"
    do(stock(t, ME, **RICH), ME, BuildRoad(7))
    assert refused(stock(t, ME), ME, BuildSettlement(7)) == "BUILD-5"


@pytest.mark.rule("BUILD-2")
@pytest.mark.parametrize(("town", "column"), [(7, 8), (4, 4)])
def test_a_settlement_beyond_a_road_brings_two_empty_regions(town: int, column: int) -> None:
    """Ruling A19: the regions begin empty."""
    t = settled(town)

    view = GAME.view(t.state, ME).seats[ME]
    assert view.towns[town] == 1
    assert view.score == 3
    assert view.regions[column * 2 : column * 2 + 2] == [FOREST_4, HILLS_1]
    assert view.stored[column * 2 : column * 2 + 2] == [0, 0]
    assert FOREST_4 not in GAME.view(t.state, ME).regions_left


@pytest.mark.rule("BUILD-2")
def test_builder_decides_which_region_lies_above() -> None:
    t = rich()
    do(t, ME, BuildRoad(7))
    stock(t, ME, **RICH)
    t.rng = ScriptedRng([FOREST_4, HILLS_1])
    do(t, ME, BuildSettlement(7))

    assert GAME.view(t.state, ME).waiting == [FOREST_4, HILLS_1]
    assert refused(t, ME, LayFirst(2)) == "TABLE-5"
    assert refused(t, ME, Done()) == "TABLE-3"
    do(t, ME, LayFirst(1))

    assert GAME.view(t.state, ME).seats[ME].regions[16:18] == [HILLS_1, FOREST_4]


@pytest.mark.rule("BUILD-2", "BUILD-3")
def test_town_in_a_wrong_place_is_refused() -> None:
    t = rich()

    assert refused(t, ME, BuildSettlement(7)) == "BUILD-2"
    assert refused(t, ME, BuildSettlement(4)) == "BUILD-2"
    assert refused(t, ME, BuildSettlement(12)) == "TABLE-5"
    assert refused(t, ME, BuildCity(7)) == "BUILD-3"
    assert refused(t, ME, BuildCity(-1)) == "TABLE-5"


@pytest.mark.rule("BUILD-3", "GEO-2")
def test_a_city_is_worth_two_points_and_has_four_sites() -> None:
    t = rich("abbey")
    do(t, ME, BuildCity(5))
    assert have(t, ME) == {"brick": 3, "grain": 1, "lumber": 3, "wool": 3, "gold": 3}
    assert GAME.view(t.state, ME).seats[ME].score == 3

    do(stock(t, ME, **RICH), ME, Build(number_of("abbey")))

    sites = [(a.town, a.spot) for n in t.legal(ME) if isinstance(a := GAME.menu[n], PickSite)]
    assert sites == [(5, 0), (5, 1), (5, 2), (5, 3), (6, 0), (6, 1)]


@pytest.mark.rule("BUILD-7")
def test_building_is_refused_when_the_middle_is_empty() -> None:
    """Ruling D20."""
    t = rich()
    do(t, ME, BuildRoad(7))
    stock(t, ME, **RICH)
    s = t.state
    s.roads_left = s.settlements_left = s.cities_left = 0

    assert refused(t, ME, BuildRoad(5)) == "BUILD-7"
    assert refused(t, ME, BuildSettlement(7)) == "BUILD-7"
    assert refused(t, ME, BuildCity(5)) == "BUILD-7"


@pytest.mark.rule("BUILD-4", "GEO-2")
def test_an_expansion_is_built_on_a_site_of_choice() -> None:
    t = rich("abbey")
    do(t, ME, Build(number_of("abbey")))
    assert phase(t) == "placing"
    assert refused(t, ME, PickSite(5, 2)) == "GEO-2"
    assert refused(t, ME, PickSite(5, 4)) == "TABLE-5"
    assert refused(t, ME, Done()) == "TABLE-3"

    do(t, ME, PickSite(6, 1))

    view = GAME.view(t.state, OTHER).seats[ME]
    assert view.sites[6 * 4 + 1] == number_of("abbey")
    assert (view.hand_limit, view.hand_size) == (4, 3)
    assert have(t, ME) == {**RICH, "brick": 2, "grain": 2, "ore": 2}


@pytest.mark.rule("BUILD-4", "BUILD-8")
def test_expansion_needs_its_card_in_hand_and_a_free_site() -> None:
    t = rich("scout", "abbey")
    for at, key in enumerate(("storehouse", "parish-hall", "toll-bridge")):
        stand(t, ME, key, 5 + at // 2, at % 2)

    assert refused(t, ME, Build(number_of("storehouse"))) == "BUILD-4"
    assert refused(t, ME, Build(number_of("scout"))) == "BUILD-4"
    assert refused(t, ME, Build(999)) == "TABLE-5"
    do(t, ME, Build(number_of("abbey")))  # the only site left

    assert GAME.view(t.state, ME).seats[ME].sites[6 * 4 + 1] == number_of("abbey")
    stock(t, ME, **RICH)
    assert refused(t, ME, Build(number_of("gold-ship"))) == "BUILD-8"


@pytest.mark.rule("BUILD-9")
def test_second_marketplace_is_refused() -> None:
    t = stand(rich("marketplace"), ME, "marketplace")

    assert refused(t, ME, Build(number_of("marketplace"))) == "BUILD-9"


@pytest.mark.rule("BUILD-6")
def test_an_expansion_may_be_thrown_away() -> None:
    """Ruling D21."""
    t = stand(rich(), ME, "abbey", 6, 0)

    assert refused(t, ME, PickSite(6, 1)) == "BUILD-6"
    assert refused(t, ME, PickSite(6, 9)) == "TABLE-5"
    do(t, ME, PickSite(6, 0))

    view = GAME.view(t.state, ME)
    assert view.discard == [number_of("abbey")]
    assert view.seats[ME].hand_limit == 3


@pytest.mark.rule("GEO-4")
def test_payer_with_two_regions_of_a_kind_picks_one() -> None:
    t = stock(settled(), ME, **RICH)
    s = t.state
    hills = (8, 1)
    s.store(ME, 8 * 2 + 1, 2 - stored(t, ME, hills))

    do(t, ME, BuildRoad(8))
    assert phase(t) == "paying"
    assert refused(t, ME, pick(MOUNTAINS)) == "GEO-4"
    assert refused(t, ME, pick((99, 0))) == "TABLE-5"
    assert refused(t, ME, Roll()) == "TABLE-3"
    do(t, ME, pick(hills), pick(HILLS))

    assert (stored(t, ME, hills), stored(t, ME, HILLS)) == (1, 2)
    assert phase(t) == "actions"


@pytest.mark.rule("TURN-2")
def test_actions_come_in_any_order_until_the_player_ends_the_phase() -> None:
    """Ruling D13: as often as one can pay."""
    t = rich()

    assert refused(t, ME, Roll()) == "TABLE-3"
    do(t, ME, BuildCity(6), BuildRoad(5))
    assert phase(t) == "actions"
    do(t, ME, Done())

    assert phase(t) == "exchange"
    assert CARD_ROWS.cost[number_of("city") * 6 + 3] == 3
