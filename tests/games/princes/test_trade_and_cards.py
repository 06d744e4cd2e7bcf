"""Tests of the action phase: trading, and playing action cards."""

import pytest

from signoria.games.princes import GAME
from signoria.games.princes.actions import (
    BuildRoad,
    BuildSettlement,
    Done,
    LayFirst,
    PickCard,
    PickSite,
    Play,
    Roll,
    ScoutAhead,
    Trade,
    TradeBeside,
)
from signoria.games.princes.card_rows import number_of
from tests.games.princes.laying import (
    FIELDS,
    FOREST,
    GOLD_FIELD,
    HILLS,
    ME,
    MOUNTAINS,
    have,
    offered,
    phase,
    pick,
    refused,
    stand,
    stock,
    stored,
)
from tests.games.princes.laying import do as do_
from tests.games.princes.test_build import RICH, rich

BRICK, GRAIN, LUMBER, ORE, WOOL, GOLD = range(6)
do = do_
START = [(5, 0), (5, 1), (6, 0), (6, 1), (7, 0), (7, 1)]


@pytest.mark.rule("TRADE-1")
def test_the_bank_gives_one_for_three() -> None:
    t = stock(rich(), ME, brick=3, gold=2)

    assert refused(t, ME, Trade(GOLD, ORE)) == "TRADE-1"
    do(t, ME, Trade(BRICK, ORE))

    assert have(t, ME) == {"ore": 1, "gold": 2}


@pytest.mark.rule("TRADE-2")
def test_with_the_ship_of_a_kind_two_are_enough() -> None:
    t = stock(rich(), ME, gold=2)
    t.state.pool[number_of("gold-ship")] += 1
    stand(t, ME, "gold-ship")

    do(t, ME, Trade(GOLD, ORE))

    assert have(t, ME) == {"ore": 1}


@pytest.mark.rule("TRADE-3")
def test_the_large_trade_ship_trades_two_of_a_region_beside_it() -> None:
    t = stand(stock(rich(), ME, lumber=2, brick=2, gold=1), ME, "large-trade-ship", 5, 0)

    assert refused(t, ME, TradeBeside(*HILLS, ORE)) == "TRADE-3"
    assert refused(t, ME, TradeBeside(*GOLD_FIELD, ORE)) == "TRADE-3"
    assert refused(t, ME, TradeBeside(99, 0, ORE)) == "TABLE-5"
    assert refused(t, ME, TradeBeside(*FOREST, LUMBER)) == "TRADE-4"
    do(t, ME, TradeBeside(*FOREST, ORE))

    assert have(t, ME) == {"brick": 2, "gold": 1, "ore": 1}


@pytest.mark.rule("TRADE-4")
def test_trade_for_the_same_resource_or_without_room_is_refused() -> None:
    t = rich()

    assert refused(t, ME, Trade(BRICK, ORE)) == "TRADE-4"
    assert refused(t, ME, Trade(BRICK, BRICK)) == "TRADE-4"
    assert refused(t, ME, Trade(BRICK, 6)) == "TABLE-5"


@pytest.mark.rule("ACT-1", "ACT-2")
def test_the_goldsmith_takes_three_gold_and_gives_two_resources_of_choice() -> None:
    """Ruling D10: any kind, in regions of one's choice."""
    t = stock(rich("goldsmith"), ME, gold=2)
    card = Play(number_of("goldsmith"))

    assert refused(t, ME, card) == "ACT-1"
    assert refused(t, ME, Play(number_of("merchant-caravan"))) == "ACT-2"
    assert refused(t, ME, Play(-1)) == "TABLE-5"
    stock(t, ME, gold=3)
    do(t, ME, card, pick(FIELDS), pick(MOUNTAINS))

    assert have(t, ME) == {"grain": 1, "ore": 1}
    assert GAME.view(t.state, ME).discard == [number_of("goldsmith")]


@pytest.mark.rule("ACT-1")
def test_the_merchant_caravan_changes_any_two_resources() -> None:
    t = stock(rich("merchant-caravan"), ME, brick=2, lumber=1)

    do(t, ME, Play(number_of("merchant-caravan")), pick(HILLS), pick(FOREST))
    do(t, ME, pick(FIELDS), pick(FIELDS))

    assert have(t, ME) == {"brick": 1, "grain": 2}


@pytest.mark.rule("ACT-1")
def test_brigitta_and_the_scout_cannot_be_played_alone() -> None:
    t = rich("brigitta", "scout")

    assert refused(t, ME, Play(number_of("brigitta"))) == "ACT-1"
    assert refused(t, ME, Play(number_of("scout"))) == "ACT-1"


@pytest.mark.rule("ACT-4")
def test_relocation_makes_two_regions_change_places_with_their_stores() -> None:
    t = stock(rich("relocation"), ME, lumber=3)

    do(t, ME, Play(number_of("relocation")))
    assert offered(t, ME) == [pick(place) for place in START]
    do(t, ME, pick(FOREST))
    assert offered(t, ME) == [pick(place) for place in START[1:]]
    assert refused(t, ME, pick(FOREST)) == "ACT-4"
    assert refused(t, ME, PickSite(5, 0)) == "ACT-4"
    do(t, ME, pick(MOUNTAINS))

    assert (stored(t, ME, FOREST), stored(t, ME, MOUNTAINS)) == (0, 3)
    assert have(t, ME) == {"lumber": 3}


@pytest.mark.rule("ACT-4")
def test_relocation_makes_two_expansions_change_places() -> None:
    t = rich("relocation")
    stand(t, ME, "abbey", 5, 0)
    do(t, ME, Play(number_of("relocation")))
    assert refused(t, ME, PickSite(5, 0)) == "ACT-4"  # it stands alone
    stand(t, ME, "storehouse", 6, 1)

    do(t, ME, PickSite(5, 0))
    assert offered(t, ME) == [PickSite(6, 1)]
    assert refused(t, ME, pick(FOREST)) == "ACT-4"
    assert refused(t, ME, pick((99, 0))) == "TABLE-5"
    assert refused(t, ME, PickSite(99, 0)) == "TABLE-5"
    assert refused(t, ME, Roll()) == "TABLE-3"
    do(t, ME, PickSite(6, 1))

    sites = GAME.view(t.state, ME).seats[ME].sites
    assert (sites[20], sites[25]) == (number_of("storehouse"), number_of("abbey"))


@pytest.mark.rule("ACT-3", "ACT-5")
def test_scout_picks_the_regions_of_a_new_settlement() -> None:
    """Ruling D47: declared with the settlement."""
    t = rich("scout")
    do(t, ME, BuildRoad(7))
    stock(t, ME, **RICH)
    fields, forest = number_of("fields-stack-1"), number_of("forest-stack-6")

    do(t, ME, ScoutAhead(7))
    assert refused(t, ME, PickCard(number_of("forest-red-2"))) == "ACT-3"
    assert refused(t, ME, PickCard(999)) == "TABLE-5"
    assert refused(t, ME, Done()) == "TABLE-3"
    do(t, ME, PickCard(fields), PickCard(forest), LayFirst(1))

    assert GAME.view(t.state, ME).seats[ME].regions[16:18] == [forest, fields]
    assert phase(t) == "actions"


@pytest.mark.rule("ACT-5")
def test_scouting_without_a_scout_is_refused() -> None:
    t = rich()
    do(t, ME, BuildRoad(7))
    stock(t, ME, **RICH)

    assert refused(t, ME, ScoutAhead(7)) == "ACT-5"
    assert t.refuses(ME, BuildSettlement(7)) is None
