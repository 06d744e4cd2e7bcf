"""Tests of the cards of the basic set: each is played and leaves the table in order."""

import pytest

from signoria.games.princes.actions import (
    Build,
    BuildCity,
    BuildRoad,
    BuildSettlement,
    Done,
    Foretell,
    LayFirst,
    PickCard,
    PickSite,
    PickStack,
    Play,
    Put,
    Roll,
    ScoutAhead,
    Trade,
    TradeBeside,
)
from signoria.games.princes.card_rows import CARD_ROWS, number_of
from signoria.games.princes.phases.hand import search_price
from signoria.games.princes.rules import (
    COMMERCE,
    POINT_TYPES,
    PROGRESS,
    RESOURCE_NAMES,
    SKILL,
    STRENGTH,
)
from signoria.games.princes.state import State
from signoria.kernel.rng import ScriptedRng
from signoria.kernel.table import Table
from tests.games.princes.laying import (
    FIELDS,
    FOREST,
    GOLD_FIELD,
    HILLS,
    ME,
    MOUNTAINS,
    OTHER,
    PASTURE,
    acting,
    begin,
    clean,
    deal,
    do,
    draw,
    have,
    offered,
    pick,
    roll,
    set_region,
    stand,
    stock,
    stored,
)

PLENTY = {"brick": 3, "grain": 3, "lumber": 3, "ore": 3, "wool": 3, "gold": 3}
# Regions of seat 0: name, number, place, resource.
BORNE = {
    "forest": (2, FOREST, "lumber"),
    "gold-field": (1, GOLD_FIELD, "gold"),
    "fields": (6, FIELDS, "grain"),
    "hills": (3, HILLS, "brick"),
    "pasture": (4, PASTURE, "wool"),
    "mountains": (5, MOUNTAINS, "ore"),
}
DOUBLED = {
    "brick-factory": ("hills", 1),
    "grain-mill": ("fields", 0),
    "iron-foundry": ("mountains", 1),
    "lumber-camp": ("forest", 0),
    "weavers-shop": ("pasture", 1),
}
HEROES = {
    "austin": (1, 2),
    "candamir": (4, 1),
    "harald": (2, 1),
    "inga": (1, 3),
    "osmund": (2, 2),
    "siglind": (2, 3),
}


def rich(*cards: str) -> Table[State]:
    """Return a table at which seat 0 may act and has three of everything and these cards."""
    return deal(stock(acting(begin()), ME, **PLENTY), ME, *cards)


def points(t: Table[State], kind: int, seat: int = ME) -> int:
    return t.state.tally[seat * POINT_TYPES + kind]


def test_road_and_settlement_lengthen_the_row() -> None:
    t = rich()
    t.rng = ScriptedRng([number_of("forest-stack-4"), number_of("hills-stack-5")])

    do(t, ME, BuildRoad(7), BuildSettlement(7), LayFirst(0))

    assert t.state.score(ME) == 3
    clean(t)


def test_settlement_can_be_built_after_a_road_only() -> None:
    t = rich()

    assert BuildSettlement(7) not in offered(t, ME)
    clean(t)


def test_city_is_worth_a_point_more() -> None:
    t = rich()

    do(t, ME, BuildCity(6))

    assert t.state.score(ME) == 3
    clean(t)


@pytest.mark.parametrize("card", BORNE)
def test_a_region_bears_on_its_number(card: str) -> None:
    number, place, kind = BORNE[card]
    t = stock(begin(), ME)

    roll(t, number, "trade")

    assert (stored(t, ME, place), have(t, ME)) == (1, {kind: 1})
    clean(t)


@pytest.mark.parametrize("card", DOUBLED)
def test_a_building_doubles_what_the_region_beside_it_bears(card: str) -> None:
    region, side = DOUBLED[card]
    number, place, kind = BORNE[region]
    t = stand(stock(begin(), ME), ME, card, 5 if place[0] == 5 else 6, side)

    roll(t, number, "trade")

    assert have(t, ME) == {kind: 2}
    clean(t)


@pytest.mark.rule("PROD-2")
def test_two_doubling_buildings_double_only_once() -> None:
    """Ruling D19."""
    t = stand(stand(stock(begin(), ME), ME, "grain-mill", 6, 0), ME, "grain-mill", 6, 2)

    roll(t, 6, "trade")

    assert have(t, ME) == {"grain": 2}
    clean(t)


@pytest.mark.parametrize("card", HEROES)
def test_a_hero_brings_strength_and_skill(card: str) -> None:
    t = rich(card)

    do(t, ME, Build(number_of(card)), PickSite(5, 0))

    assert (points(t, STRENGTH), points(t, SKILL)) == HEROES[card]
    clean(t)


@pytest.mark.parametrize(
    "card", ["brick-ship", "gold-ship", "grain-ship", "lumber-ship", "ore-ship", "wool-ship"]
)
def test_a_trade_ship_trades_two_for_one(card: str) -> None:
    t = acting(begin())
    kind = card.removesuffix("-ship")
    wanted = "ore" if kind != "ore" else "brick"
    stand(stock(t, ME, **{kind: 2}), ME, card)

    do(t, ME, Trade(RESOURCE_NAMES.index(kind), RESOURCE_NAMES.index(wanted)))

    assert have(t, ME) == {wanted: 1}
    assert points(t, COMMERCE) == CARD_ROWS.points[number_of(card) * POINT_TYPES + COMMERCE] == 1
    clean(t)


def test_large_trade_ship_trades_resources_of_neighbouring_regions() -> None:
    t = stand(stock(acting(begin()), ME, lumber=2), ME, "large-trade-ship")

    do(t, ME, TradeBeside(*FOREST, RESOURCE_NAMES.index("ore")))

    assert have(t, ME) == {"ore": 1}
    clean(t)


def test_abbey_brings_progress() -> None:
    t = rich("abbey")

    do(t, ME, Build(number_of("abbey")), PickSite(5, 0))

    assert points(t, PROGRESS) == 1
    clean(t)


def test_marketplace_gives_a_resource_that_more_regions_of_the_other_bear() -> None:
    t = stand(stock(begin(), ME), ME, "marketplace")
    set_region(t, OTHER, 16, "fields-stack-1")  # its second with a 1
    t.state.middle[number_of("fields-stack-1")] = 0

    roll(t, 1, "trade")
    do(t, ME, pick(FIELDS))

    assert have(t, ME) == {"gold": 1, "grain": 1}
    clean(t)


def test_parish_hall_makes_a_search_cheaper() -> None:
    t = stand(acting(begin()), ME, "parish-hall")

    assert search_price(t.state, ME) == 1
    clean(t)


def test_storehouse_hides_resources_from_brigands() -> None:
    t = stand(stock(begin(), ME, lumber=3, gold=2, wool=3, grain=2), ME, "storehouse")

    roll(t, 1, "brigand")

    assert have(t, ME)["wool"] == 3
    clean(t)


def test_toll_bridge_brings_gold_at_a_harvest() -> None:
    t = stand(stock(begin(), ME), ME, "toll-bridge")

    roll(t, 2, "harvest")
    do(t, ME, pick(FIELDS))
    do(t, OTHER, pick(FIELDS))

    assert have(t, ME) == {"lumber": 1, "grain": 1, "gold": 2}
    clean(t)


@pytest.mark.parametrize("key", ["brigitta", "progress-brigitta"])
def test_brigitta_sets_the_production_die(key: str) -> None:
    t = deal(stock(begin(), ME), ME, key)
    t.rng = ScriptedRng([1])

    do(t, ME, Foretell(6))

    assert have(t, ME) == {"grain": 1}
    assert t.state.discard[number_of(key)] == 1
    clean(t)


@pytest.mark.parametrize("key", ["goldsmith", "gold-goldsmith"])
def test_goldsmith_turns_gold_into_resources(key: str) -> None:
    t = stock(deal(acting(begin()), ME, key), ME, gold=3)

    do(t, ME, Play(number_of(key)), pick(FIELDS), pick(HILLS))

    assert have(t, ME) == {"grain": 1, "brick": 1}
    clean(t)


def test_merchant_caravan_exchanges_two_resources_for_two_others() -> None:
    t = stock(deal(acting(begin()), ME, "merchant-caravan"), ME, wool=2)

    do(t, ME, Play(number_of("merchant-caravan")), pick(FIELDS), pick(HILLS))

    assert have(t, ME) == {"grain": 1, "brick": 1}
    clean(t)


@pytest.mark.parametrize("key", ["relocation", "progress-relocation"])
def test_relocation_exchanges_two_regions(key: str) -> None:
    t = deal(acting(begin()), ME, key)

    do(t, ME, Play(number_of(key)), pick(FIELDS), pick(HILLS))

    assert t.state.bears(ME, HILLS[0] * 2 + HILLS[1]) == RESOURCE_NAMES.index("grain")
    clean(t)


def test_scout_picks_the_regions_of_a_settlement() -> None:
    t = rich("scout")
    do(t, ME, BuildRoad(7))

    do(t, ME, ScoutAhead(7))
    do(t, ME, PickCard(number_of("forest-stack-4")), PickCard(number_of("hills-stack-5")))
    do(t, ME, LayFirst(1))

    clean(t)


@pytest.mark.parametrize("key", ["feud", "turmoil-feud"])
def test_feud_costs_the_weaker_a_building(key: str) -> None:
    t = stand(stand(begin(), ME, "candamir"), OTHER, "abbey")

    draw(t, key)
    do(t, OTHER, PickStack(1))

    assert points(t, PROGRESS, OTHER) == 0
    clean(t)


@pytest.mark.parametrize("key", ["fraternal-feuds", "turmoil-fraternal-feuds"])
def test_fraternal_feuds_cost_two_cards(key: str) -> None:
    t = stand(begin(), ME, "candamir")

    draw(t, key)
    do(t, ME, Put(number_of("ore-ship"), 0), Put(number_of("wool-ship"), 0))

    assert t.state.held[OTHER] == 1
    clean(t)


@pytest.mark.parametrize("key", ["invention", "progress-invention"])
def test_invention_pays_for_progress(key: str) -> None:
    t = stand(stock(begin(), ME), ME, "abbey")

    draw(t, key)
    do(t, ME, pick(FIELDS))

    assert have(t, ME) == {"gold": 1, "grain": 1}
    clean(t)


@pytest.mark.parametrize("key", ["trade-ships-race", "gold-trade-ships-race"])
def test_trade_ships_race_is_won_by_more_ships(key: str) -> None:
    t = stand(begin(), OTHER, "large-trade-ship")

    draw(t, key)
    do(t, OTHER, pick(FIELDS))

    clean(t)


@pytest.mark.parametrize("key", ["traveling-merchant", "gold-traveling-merchant"])
def test_traveling_merchant_sells_for_gold(key: str) -> None:
    t = stock(stock(begin(), ME, gold=1), OTHER)

    draw(t, key, 2)
    do(t, ME, pick(FIELDS))

    assert have(t, ME) == {"grain": 1, "lumber": 1}
    clean(t)


def test_year_of_plenty_fills_beside_stores() -> None:
    t = stand(stock(begin(), ME), ME, "gold-storehouse")

    draw(t, "year-of-plenty", 2)

    assert have(t, ME) == {"lumber": 2, "gold": 1}
    clean(t)


def test_yule_brings_another_event() -> None:
    t = begin()
    t.state.events[0], t.state.events[5] = t.state.events[5], 0

    roll(t, 1, "event", number_of("invention"))

    clean(t)


def test_the_first_to_roll_may_do_nothing_else() -> None:
    assert offered(begin(), ME) == [Roll()]
    assert Done() in offered(acting(begin()), ME)
