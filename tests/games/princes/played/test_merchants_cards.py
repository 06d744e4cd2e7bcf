"""Tests of the cards of the Era of Merchant Princes: each leaves the table in order."""

from typing import Any

import pytest

from signoria.games.princes import GAME
from signoria.games.princes.actions import (
    Build,
    Done,
    PickAbroad,
    PickCard,
    PickPlace,
    PickResource,
    PickSite,
    PickStack,
    PickWay,
    Play,
    Trade,
    TradeBeside,
    Use,
    UseAbroad,
    UsePlace,
)
from signoria.games.princes.card_rows import CARD_NAMES, number_of
from signoria.games.princes.events import (
    CardBuiltAbroad,
    CardDiscarded,
    CardLaid,
    RegionLaid,
    Stormed,
)
from signoria.games.princes.rules import (
    COMMERCE,
    PLOTS,
    POINT_TYPES,
    PROGRESS,
    RESOURCE_NAMES,
    VP,
    ZONE_NAMES,
)
from signoria.games.princes.state import State
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
    begun,
    city,
    clean,
    deal,
    do,
    draw,
    first_come,
    hand,
    have,
    lay,
    offered,
    opened,
    pass_turn,
    phase,
    pick,
    refused,
    roll,
    shown,
    stand,
    stock,
    stored,
)

PLENTY = {"brick": 3, "grain": 3, "lumber": 3, "ore": 3, "wool": 3, "gold": 3}
DECKS: dict[str, Any] = {"red_deck": "warlords", "blue_deck": "merchants"}
REGION, ROAD, TOWN, THEIR_ROAD = (
    ZONE_NAMES.index(zone) for zone in ("region", "road", "town", "their-road")
)
CLOTH, PAPER = UsePlace(REGION, *PASTURE), UsePlace(REGION, *FOREST)


def points(t: Table[State], kind: int, seat: int = ME) -> int:
    return GAME.view(t.state, seat).seats[seat].points[kind]


def resource(name: str) -> PickResource:
    return PickResource(RESOURCE_NAMES.index(name))


def ready(*cards: str) -> Table[State]:
    """Return a table at which seat 0 may act, has two cities, no stores and these cards."""
    return deal(stock(city(acting(begin()), ME, 5, 6), ME), ME, *cards)


def ships(t: Table[State], seat: int, *keys: str, town: int = 6) -> Table[State]:
    """Put ships on sites of a town."""
    for spot, key in enumerate(keys):
        stand(t, seat, key, town, spot)
    return t


def abroad(t: Table[State], key: str, spot: int = 0) -> Table[State]:
    """Let seat 0 have a card in the other principality."""
    deal(t, ME, key)
    card = number_of(key)
    if key == "brigand-camp":
        CardLaid(ME, card, THEIR_ROAD, 6, 0).apply(t.state)
    else:
        CardBuiltAbroad(ME, card, 5, spot).apply(t.state)
    return t


@pytest.mark.rule("TRADER-1", "LEVEL-1", "BUILD-16")
def test_cloth_residence_is_free_and_raised_by_its_pasture_as_often_as_paid() -> None:
    t = deal(stock(acting(begin()), ME), ME, "cloth-residence")
    cloth = number_of("cloth-residence")
    assert refused(t, ME, Build(cloth)) == "NEED-1"
    do(city(t, ME), ME, Build(cloth))
    assert refused(t, ME, CLOTH) == "GEO-5"

    levels = []
    for _level in range(3):
        stock(t, ME, wool=2)
        do(t, ME, CLOTH)
        levels.append(points(t, COMMERCE))

    assert levels == [1, 2, 3]
    assert (shown(t, ME), have(t, ME)) == ({"cloth-residence": 3}, {})
    stock(t, ME, wool=2)
    assert refused(t, ME, CLOTH) == "GEO-5"
    clean(t)


@pytest.mark.rule("TRADER-1", "LEVEL-1")
def test_paper_residence_brings_commerce_then_progress_then_victory() -> None:
    t = ready("paper-residence")
    do(t, ME, Build(number_of("paper-residence")))

    rows = []
    for _level in range(3):
        stock(t, ME, lumber=3)
        do(t, ME, PAPER)
        rows.append([points(t, kind) for kind in (COMMERCE, PROGRESS, VP)])

    assert rows == [[1, 0, 4], [1, 1, 4], [1, 1, 5]]
    assert have(t, ME) == {"lumber": 1}
    clean(t)


@pytest.mark.rule("TRADER-2")
def test_commercial_harbor_lowers_a_residence_for_two_resources() -> None:
    t = lay(lay(ready(), ME, "cloth-residence", PASTURE), ME, "paper-residence", FOREST)
    stand(t, ME, "commercial-harbor")
    assert refused(t, ME, Use(5, 0)) == "TURN-3"
    stock(t, ME, wool=2, lumber=2)
    do(t, ME, CLOTH, PAPER)

    do(t, ME, Use(5, 0))
    places = [PickPlace(REGION, *FOREST), PickPlace(REGION, *PASTURE)]
    assert offered(t, ME) == places
    do(t, ME, places[0], pick(FIELDS), pick(HILLS))

    assert shown(t, ME) == {"paper-residence": 0, "cloth-residence": 1}
    assert have(t, ME) == {"grain": 1, "brick": 1}
    assert refused(t, ME, Use(5, 0)) == "TURN-3"
    clean(t)


@pytest.mark.rule("TRADER-1", "BUILD-14")
def test_craft_guild_raises_every_residence_or_brings_two_resources() -> None:
    t = lay(lay(ready("craft-guild"), ME, "cloth-residence", PASTURE, 3), ME, "paper-residence")
    stock(t, ME, brick=1, lumber=1, ore=3)
    do(t, ME, Build(number_of("craft-guild")), PickSite(5, 0))
    assert shown(t, ME) == {"paper-residence": 1, "cloth-residence": 3}
    assert have(t, ME) == {}
    clean(t)

    t = stock(ready("craft-guild"), ME, brick=1, lumber=1, ore=3)
    do(t, ME, Build(number_of("craft-guild")), PickSite(5, 0), pick(FIELDS), pick(FIELDS))
    assert have(t, ME) == {"grain": 2}
    clean(t)


@pytest.mark.rule("BUILD-24", "GEO-5", "BUILD-6", "ACT-4")
def test_commercial_metropolis_lies_on_a_city_and_stays() -> None:
    t = lay(ready("commercial-metropolis"), ME, "cloth-residence", PASTURE, 2)
    metropolis = number_of("commercial-metropolis")
    stock(t, ME, brick=2, lumber=2, wool=3)
    assert refused(t, ME, Build(metropolis)) == "NEED-1"
    do(t, ME, CLOTH)
    stock(t, ME, brick=2, lumber=2, wool=2)

    do(t, ME, Build(metropolis))
    assert offered(t, ME) == [PickPlace(TOWN, 5, 0), PickPlace(TOWN, 6, 0)]
    do(t, ME, PickPlace(TOWN, 6, 0))

    assert (points(t, VP), have(t, ME)) == (6, {})
    assert refused(t, ME, PickPlace(TOWN, 6, 0)) == "GEO-5"
    clean(t)
    deal(t, ME, "relocation", "commercial-metropolis")
    do(stock(t, ME, brick=2, lumber=2, wool=2), ME, Build(metropolis))
    assert points(t, VP) == 8
    do(t, ME, Play(number_of("relocation")))
    assert all(getattr(one, "zone", REGION) != TOWN for one in offered(t, ME))


@pytest.mark.rule("STORM-1", "BUILD-24")
def test_commercial_metropolis_counts_its_flags_against_barbarians() -> None:
    """Ruling D26."""
    t = city(stock(begin(), ME), ME)
    deal(t, ME, "commercial-metropolis")
    CardLaid(ME, number_of("commercial-metropolis"), TOWN, 5, 0).apply(t.state)

    draw(t, "barbarian-attack", 6)

    told = [e for entry in t.entries for e in entry.events if isinstance(e, Stormed)]
    assert [(one.seat, one.barbarians) for one in told] == [(ME, 4)]


@pytest.mark.rule("NEED-1")
def test_commercial_metropolis_is_open_with_six_commerce_points() -> None:
    t = stock(ready("commercial-metropolis"), ME, brick=2, lumber=2, wool=2)
    t.state.tally[COMMERCE] = 6
    assert Build(number_of("commercial-metropolis")) in offered(t, ME)
    t.state.towns[5] = t.state.towns[6] = 1
    assert refused(t, ME, Build(number_of("commercial-metropolis"))) == "NEED-1"


@pytest.mark.rule("GEO-3", "NEED-1")
@pytest.mark.parametrize("card", ["gero", "guild-master"])
def test_action_brings_one_or_two_resources(card: str) -> None:
    t = ready(card, card)
    assert refused(t, ME, Play(number_of(card))) == "NEED-1"
    stand(ships(t, ME, "brick-ship", "gold-ship"), ME, "craft-guild")

    do(t, ME, Play(number_of(card)), pick(FIELDS), Done())
    do(t, ME, Play(number_of(card)), pick(FIELDS), pick(HILLS))

    assert have(t, ME) == {"grain": 2, "brick": 1}
    clean(t)


@pytest.mark.rule("TRADER-6", "TRADE-1")
def test_hergild_trades_a_resource_of_a_common_ship_one_for_one_in_this_turn() -> None:
    """Ruling D62."""
    t = ships(ready("hergild"), ME, "large-trade-ship", "large-trade-ship")
    hergild = number_of("hergild")
    assert refused(t, ME, Play(hergild)) == "NEED-1"
    stand(stand(t, ME, "brick-ship"), ME, "wool-ship", 5, 1)
    stock(t, ME, wool=2, ore=2)

    do(t, ME, Play(hergild))
    assert offered(t, ME) == [resource("brick"), resource("wool")]
    assert refused(t, ME, resource("gold")) == "TRADER-6"
    assert refused(t, ME, PickResource(9)) == "TABLE-5"
    assert refused(t, ME, Done()) == "TABLE-3"
    do(t, ME, resource("wool"))

    wool, grain, ore = (RESOURCE_NAMES.index(k) for k in ("wool", "grain", "ore"))
    assert GAME.view(t.state, OTHER).bargains == [wool]
    do(t, ME, Trade(wool, grain), Trade(wool, grain))
    assert have(t, ME) == {"ore": 2, "grain": 2}
    assert refused(t, ME, Trade(ore, grain)) == "TRADE-1"
    clean(t)
    pass_turn(first_come(t, "hand", "exchange"))
    assert GAME.view(t.state, ME).bargains == []


@pytest.mark.rule("TRADER-6")
def test_hergild_takes_the_only_common_ship() -> None:
    t = stand(ships(ready("hergild"), ME, "gold-ship"), ME, "commercial-harbor")

    do(t, ME, Play(number_of("hergild")))

    assert GAME.view(t.state, ME).bargains == [RESOURCE_NAMES.index("gold")]
    clean(t)


@pytest.mark.rule("TRADER-1")
def test_hour_master_merchants_raises_residences_or_fills_their_regions() -> None:
    t = lay(stock(city(begin(), ME), ME), ME, "cloth-residence", PASTURE, 3)
    lay(lay(t, ME, "paper-residence", FOREST, 1), OTHER, "paper-residence", FOREST, 0)
    stock(t, OTHER)

    draw(t, "hour-master-merchants", 6)

    assert shown(t, ME) == {"paper-residence": 2, "cloth-residence": 3}
    assert shown(t, OTHER) == {"paper-residence": 1}
    assert stored(t, ME, PASTURE) == 1
    clean(t)


@pytest.mark.rule("TRADER-5")
def test_lighthouse_trades_one_for_one_by_the_ship_beside_it() -> None:
    """Ruling D51."""
    t = ready("lighthouse")
    assert refused(t, ME, Build(number_of("lighthouse"))) == "NEED-1"
    stand(stand(t, ME, "brick-ship", 5, 2), ME, "wool-ship", 5, 1)
    do(stock(t, ME, brick=3, lumber=1, ore=1), ME, Build(number_of("lighthouse")), PickSite(5, 0))

    do(t, ME, Use(5, 0), pick(FIELDS))

    assert have(t, ME) == {"grain": 1}
    assert refused(t, ME, Use(5, 0)) == "TURN-3"
    clean(t)


@pytest.mark.rule("TRADER-5", "TRADE-3")
def test_lighthouse_lets_a_large_trade_ship_pay_from_either_region() -> None:
    t = stand(stand(ready(), ME, "lighthouse", 5, 3), ME, "large-trade-ship", 5, 1)
    assert refused(t, ME, Use(5, 3)) == "TURN-3"
    stock(t, ME, brick=1, wool=1)

    do(t, ME, Use(5, 3))
    assert offered(t, ME) == [pick(HILLS), pick(PASTURE)]
    do(t, ME, pick(PASTURE), pick(FIELDS))

    assert have(t, ME) == {"brick": 1, "grain": 1}
    clean(t)


@pytest.mark.rule("TRADER-5")
def test_lighthouse_needs_a_trade_ship_beside_it() -> None:
    t = stand(stand(stock(ready(), ME, **PLENTY), ME, "lighthouse"), ME, "pirate-ship", 5, 2)

    assert refused(t, ME, Use(5, 0)) == "TURN-3"


@pytest.mark.rule("TRADER-7")
@pytest.mark.parametrize("number", [1, 4])
def test_capricious_sea_brings_a_resource_for_each_trade_ship(number: int) -> None:
    t = ships(stock(begin(), ME), ME, "brick-ship", "large-trade-ship")
    ships(stock(t, OTHER), OTHER, "pirate-ship")
    before = {1: {"gold": 1}, 4: {"wool": 1}}[number]

    draw(t, "capricious-sea", number)
    do(t, ME, pick(FIELDS), pick(FIELDS))

    assert have(t, ME) == {"grain": 2, **before}
    clean(t)


@pytest.mark.rule("TRADER-7", "EVENT-12")
def test_capricious_sea_sinks_a_ship_of_each_without_lighthouse() -> None:
    t = ships(stock(begin(), ME), ME, "brick-ship", "wool-ship")
    ships(stand(stock(t, OTHER), OTHER, "lighthouse", 5), OTHER, "gold-ship")
    stand(t, ME, "irmgard")
    draw(t, "capricious-sea", 5)
    assert offered(t, ME) == [PickSite(6, 0), PickSite(6, 1)]
    do(t, ME, PickSite(6, 1), PickStack(1), pick(FIELDS))

    assert CARD_NAMES[t.state.sites[24] - 1] == "brick-ship"
    assert have(t, ME) == {"grain": 1, "ore": 1}
    assert t.state.of_kind(OTHER, 8) == 1
    clean(t)


@pytest.mark.rule("TRADER-7")
def test_fortunate_trade_voyage_brings_two_of_what_a_ship_trades() -> None:
    t = ships(stock(begin(), ME), ME, "brick-ship", "large-trade-ship")
    ships(stock(t, OTHER), OTHER, "wool-ship")

    draw(t, "fortunate-trade-voyage", 6)
    assert offered(t, ME) == [PickSite(6, 0), PickSite(6, 1)]
    do(t, ME, PickSite(6, 1))
    assert offered(t, ME) == [resource("ore"), resource("wool")]
    do(t, ME, resource("wool"))

    assert have(t, ME) == {"grain": 1, "wool": 2}
    assert have(t, OTHER)["wool"] == 2
    clean(t)


@pytest.mark.rule("ATTACK-1", "ACT-1")
def test_maritime_trade_monopoly_takes_the_surplus_of_ships_but_two_at_most() -> None:
    t = ships(ready("maritime-trade-monopoly"), ME, "brick-ship", "gold-ship", "wool-ship")
    monopoly = number_of("maritime-trade-monopoly")
    stock(t, OTHER)
    assert refused(t, ME, Play(monopoly)) == "ACT-1"
    stock(t, OTHER, ore=3, grain=1)
    do(t, ME, Play(monopoly), resource("ore"), resource("ore"))
    assert (have(t, ME), have(t, OTHER)) == ({"ore": 2}, {"ore": 1, "grain": 1})
    clean(t)

    ships(deal(t, ME, "maritime-trade-monopoly"), OTHER, "ore-ship", "grain-ship")
    do(t, ME, Play(monopoly), resource("grain"))
    assert have(t, ME) == {"ore": 2, "grain": 1}
    stand(deal(t, ME, "maritime-trade-monopoly"), OTHER, "lumber-ship", 5, 0)
    assert refused(t, ME, Play(monopoly)) == "NEED-1"
    clean(t)


@pytest.mark.rule("TRADER-3")
def test_master_merchants_alliance_profits_from_equal_trades_of_the_other() -> None:
    """Ruling D52."""
    t = stock(ships(acting(begin()), ME, "wool-ship", "large-trade-ship"), ME, wool=2, brick=3)
    city(stock(t, OTHER), OTHER)
    stand(t, OTHER, "master-merchants-alliance")
    brick, ore, wool, lumber = (RESOURCE_NAMES.index(k) for k in ("brick", "ore", "wool", "lumber"))

    do(t, ME, Trade(wool, lumber), Trade(brick, lumber))
    assert have(t, OTHER) == {"wool": 1, "brick": 1}
    stock(t, ME, ore=2)
    do(t, ME, TradeBeside(*MOUNTAINS, lumber))
    assert have(t, OTHER) == {"wool": 1, "brick": 1, "ore": 1}

    assert ore == 3
    clean(t)


@pytest.mark.rule("TRADER-3", "TRADER-8")
def test_master_merchants_alliance_gains_nothing_by_mixed_trades_and_one_for_one() -> None:
    t = stand(stock(acting(begin()), ME, wool=2, brick=3), ME, "wainwright")
    city(stock(t, OTHER), OTHER)
    stand(t, OTHER, "master-merchants-alliance")
    stand(deal(t, ME, "hergild"), ME, "brick-ship", 5, 1)
    stand(t, ME, "commercial-harbor", 6, 0)

    do(t, ME, Play(number_of("hergild")), Trade(0, 1))
    do(t, ME, Use(5, 0), pick(PASTURE), pick(HILLS), pick(HILLS), pick(FIELDS))

    assert have(t, OTHER) == {}
    assert have(t, ME) == {"grain": 2, "wool": 1}
    clean(t)


@pytest.mark.rule("ATTACK-1", "NEED-1")
def test_mendicants_take_one_from_the_holder_of_the_trade_advantage_and_one_from_a_leader() -> None:
    t = stock(stock(ready("mendicants"), ME), OTHER, ore=2)
    mendicants = number_of("mendicants")
    assert refused(t, ME, Play(mendicants)) == "NEED-1"
    ships(t, OTHER, "brick-ship", "gold-ship", town=5)
    t.state.tally[POINT_TYPES + COMMERCE] = 3
    do(t, ME, Play(mendicants))
    assert (have(t, ME), phase(t)) == ({"ore": 1}, "actions")

    t.state.tally[POINT_TYPES + VP] = 9
    deal(t, ME, "mendicants")
    stock(t, OTHER, ore=2)
    do(t, ME, Play(mendicants))
    assert offered(t, ME) == [Done(), resource("ore")]
    do(t, ME, resource("ore"))

    assert have(t, ME) == {"ore": 3}


@pytest.mark.rule("T19", "ATTACK-7", "OVER-1")
def test_olaf_takes_one_or_two_gives_one_back_and_leaves() -> None:
    """Ruling D45."""
    t = stock(deal(acting(begin()), ME, "olaf"), ME, grain=1, wool=1)
    do(t, ME, Build(number_of("olaf")), PickSite(5, 0))
    assert refused(t, ME, Use(5, 0)) == "TURN-3"
    t.state.marks[2] = 0
    stock(t, OTHER)
    assert refused(t, ME, Use(5, 0)) == "TURN-3"
    stock(t, OTHER, ore=1, wool=1)

    do(t, ME, Use(5, 0), resource("ore"))
    assert offered(t, ME) == [Done(), resource("wool")]
    do(t, ME, resource("wool"), pick(PASTURE))

    assert (have(t, ME), have(t, OTHER)) == ({"ore": 1}, {"wool": 1})
    assert t.state.discard[number_of("olaf")] == 1
    clean(t)


@pytest.mark.rule("BUILD-13")
def test_ship_builder_saves_lumber_or_wool_of_every_ship() -> None:
    t = stock(stand(ready("caravel", "pirate-ship"), ME, "ship-builder"), ME, lumber=1, ore=1)
    do(t, ME, Build(number_of("caravel")), PickSite(5, 1))
    assert have(t, ME) == {}
    clean(t)

    stock(t, ME, lumber=1, wool=1)
    do(t, ME, Build(number_of("pirate-ship")), PickSite(6, 0))
    assert offered(t, ME) == [resource("lumber"), resource("wool")]
    assert refused(t, ME, resource("ore")) == "BUILD-13"
    do(t, ME, resource("wool"))
    assert have(t, ME) == {"wool": 1}
    clean(t)


@pytest.mark.rule("BUILD-13")
def test_ship_builder_saves_no_ore() -> None:
    t = stock(stand(ready("caravel"), ME, "ship-builder"), ME, lumber=1, wool=1)

    assert Build(number_of("caravel")) not in offered(t, ME)
    assert refused(t, ME, Build(number_of("caravel"))) == "BUILD-5"


@pytest.mark.rule("ACT-8", "TURN-3")
def test_ship_builder_fetches_trade_ships_for_gold() -> None:
    t = stand(stock(ready(), ME, gold=2), ME, "ship-builder")
    assert refused(t, ME, Use(5, 0)) == "TURN-3"
    for key in ("abbey", "pirate-ship"):
        deal(t, ME, key)
        CardDiscarded(ME, number_of(key)).apply(t.state)
    assert refused(t, ME, Use(5, 0)) == "TURN-3"
    for key in ("ore-ship", "gold-ship"):
        do(stand(t, ME, key, 6, 0), ME, PickSite(6, 0))

    do(t, ME, Use(5, 0))
    ships_there = [PickCard(number_of("gold-ship")), PickCard(number_of("ore-ship"))]
    assert offered(t, ME) == ships_there
    do(t, ME, ships_there[1], Use(5, 0))

    assert {"ore-ship", "gold-ship"} <= set(hand(t, ME))
    assert have(t, ME) == {}
    clean(t)


@pytest.mark.rule("TRADER-9", "BUILD-15")
def test_tactical_retreat_recalls_a_building_and_takes_a_resource() -> None:
    t = stock(stock(ready("tactical-retreat"), ME), OTHER, ore=1)
    retreat = number_of("tactical-retreat")
    assert refused(t, ME, Play(retreat)) in ("ACT-1", "NEED-1")
    city(t, OTHER)
    abroad(abroad(t, "trading-station"), "brigand-camp")

    do(t, ME, Play(retreat))
    assert offered(t, ME) == [PickAbroad(5, 0), PickPlace(THEIR_ROAD, 6, 0)]
    do(t, ME, PickAbroad(5, 0), pick(FIELDS))

    assert (have(t, ME), have(t, OTHER)) == ({"grain": 1, "ore": 1}, {})
    assert t.state.discard[number_of("trading-station")] == 1
    clean(t)


@pytest.mark.rule("ATTACK-1", "ATTACK-7")
def test_trade_monopoly_takes_up_to_three_of_one_kind_and_gives_one() -> None:
    t = stock(stock(ready("trade-monopoly"), ME), OTHER, ore=3, wool=2)
    monopoly = number_of("trade-monopoly")
    assert refused(t, ME, Play(monopoly)) == "NEED-1"
    stand(t, ME, "commercial-harbor")

    do(t, ME, Play(monopoly), resource("ore"))
    assert offered(t, ME) == [Done(), resource("ore")]
    do(t, ME, resource("ore"), Done())

    assert (have(t, ME), have(t, OTHER)) == ({"ore": 1}, {"ore": 2, "wool": 2})
    clean(t)


@pytest.mark.rule("TRADER-5", "BUILD-17")
def test_trading_post_moves_a_resource_across_its_road() -> None:
    t = deal(acting(begin()), ME, "trading-post", "trading-post")
    stock(t, ME, grain=1, wool=1, gold=1)
    post = number_of("trading-post")
    do(t, ME, Build(post))
    assert (points(t, COMMERCE), have(t, ME)) == (1, {"gold": 1})
    assert refused(t, ME, Build(post)) == "BUILD-8"

    do(t, ME, UsePlace(ROAD, 6, 0))

    assert have(t, ME) == {"wool": 1}
    assert refused(t, ME, UsePlace(ROAD, 6, 0)) == "GEO-5"
    clean(t)


@pytest.mark.rule("TRADER-5")
def test_trading_post_asks_for_the_direction_if_both_are_possible() -> None:
    t = deal(acting(begin()), ME, "trading-post")
    CardLaid(ME, number_of("trading-post"), ROAD, 6, 0).apply(t.state)
    stock(t, ME, wool=1, gold=1)

    do(t, ME, UsePlace(ROAD, 6, 0))
    assert offered(t, ME) == [pick(GOLD_FIELD), pick(PASTURE)]
    assert refused(t, ME, pick(HILLS)) == "GEO-4"
    do(t, ME, pick(PASTURE))

    assert have(t, ME) == {"gold": 2}
    clean(t)


@pytest.mark.rule("T19", "TRADER-5")
def test_trading_post_serves_in_the_preparatory_round() -> None:
    t = first_come(opened("tournament", 1, **DECKS), "first_hand", "arranging")
    seat = t.actors()[0]
    deal(t, seat, "trading-post")
    CardLaid(seat, number_of("trading-post"), ROAD, 6, 0).apply(t.state)

    assert UsePlace(ROAD, 6, 0) in offered(t, seat)


@pytest.mark.rule("TRADER-2", "BUILD-15")
def test_trading_station_buys_a_resource_of_the_other_once_a_turn() -> None:
    t = stock(stock(ready("trading-station"), ME, brick=1, wool=1), OTHER)
    station = number_of("trading-station")
    assert refused(t, ME, Build(station)) == "NEED-1"
    stand(t, ME, "commercial-harbor")
    assert refused(t, ME, Build(station)) == "BUILD-10"
    do(city(t, OTHER), ME, Build(station), PickAbroad(5, 2))
    assert refused(t, ME, UseAbroad(5, 2)) == "TURN-3"
    stock(t, ME, gold=1)

    do(t, ME, UseAbroad(5, 2), pick(FIELDS))

    assert (have(t, ME), have(t, OTHER)) == ({"grain": 1}, {"gold": 1})
    assert refused(t, ME, UseAbroad(5, 2)) == "TURN-3"
    clean(t)


@pytest.mark.rule("TRADER-4", "PROD-3", "BUILD-15")
def test_brigand_camp_takes_commerce_and_gold_of_the_market() -> None:
    """Rulings D43 and D54."""
    t = stock(ready("brigand-camp"), ME, gold=1, wool=1)
    stock(ships(t, OTHER, "marketplace"), OTHER)
    do(t, ME, Build(number_of("brigand-camp")))
    assert points(t, COMMERCE, OTHER) == 0
    assert have(t, ME) == {}
    clean(t)
    pass_turn(first_come(t, "hand", "exchange"))
    t.state.land[ME * PLOTS + 10] = number_of("forest-stack-4") + 1  # two regions with a four
    t.state.survey(ME)
    stock(t, OTHER)

    roll(t, 4, "celebration")
    do(t, OTHER, pick(FOREST))

    assert have(t, OTHER)["lumber"] == 1
    assert have(t, ME)["gold"] == 1


@pytest.mark.rule("TRADER-4")
def test_brigand_camp_leaves_nobody_below_no_points_and_gives_them_back() -> None:
    t = abroad(acting(begin()), "brigand-camp")
    assert points(t, COMMERCE, OTHER) == 0
    ships(t, OTHER, "brick-ship", "gold-ship")
    assert points(t, COMMERCE, OTHER) == 1

    stock(deal(t, ME, "tactical-retreat"), OTHER, ore=1)
    do(t, ME, Play(number_of("tactical-retreat")), pick(FIELDS))

    assert points(t, COMMERCE, OTHER) == 2


@pytest.mark.rule("TRADER-8")
def test_wainwright_shifts_between_two_regions_of_one_kind_in_both_directions() -> None:
    """Ruling D50."""
    t = stand(stock(acting(begin()), ME), ME, "wainwright")
    assert refused(t, ME, Use(5, 0)) == "TURN-3"
    t.state.middle[number_of("fields-stack-1")] -= 1
    t.state.waiting = number_of("fields-stack-1") + 1
    RegionLaid(ME, number_of("fields-stack-1"), 8, 0).apply(t.state)
    stock(t, ME, grain=2)
    t.state.store(ME, 16, 2)

    do(t, ME, Use(5, 0), PickWay(0))
    both = [pick(FIELDS), pick((8, 0))]
    assert offered(t, ME) == both
    assert refused(t, ME, Done()) == "TABLE-3"
    assert refused(t, ME, pick((14, 0))) == "TABLE-5"
    assert refused(t, ME, pick(HILLS)) == "TRADER-8"
    do(t, ME, pick(FIELDS), pick((8, 0)))
    assert offered(t, ME) == [Done(), pick((8, 0))]
    do(t, ME, pick((8, 0)), pick((8, 0)), Done())
    assert (stored(t, ME, FIELDS), stored(t, ME, (8, 0))) == (3, 1)

    assert have(t, ME)["grain"] == 4
    clean(t)


@pytest.mark.rule("TRADER-8")
def test_wainwright_trades_three_mixed_for_one_of_another_kind() -> None:
    t = stand(stock(acting(begin()), ME, ore=2, wool=1, grain=3), ME, "wainwright")

    do(t, ME, Use(5, 0), pick(MOUNTAINS), pick(MOUNTAINS), pick(PASTURE))
    assert pick(PASTURE) not in offered(t, ME)
    do(t, ME, pick(HILLS))

    assert have(t, ME) == {"grain": 3, "brick": 1}
    assert refused(t, ME, Use(5, 0)) == "TURN-3"
    clean(t)


@pytest.mark.rule("MODE-1", "MODE-3")
def test_theme_game_of_the_merchant_princes_has_harbors_open() -> None:
    view = GAME.view(opened("merchant-princes").state, ME)

    assert [CARD_NAMES[card] for card in view.open_cards] == ["commercial-harbor"] * 2
    assert [stack.size for stack in view.stacks] == [12] * 5
    assert len(view.events) == 13
    assert begun("merchant-princes").state.turn == 1
