"""Tests of the cards of the Era of Gold and of the rulings about them."""

import pytest

from signoria.games.princes import GAME
from signoria.games.princes.actions import (
    Build,
    Done,
    Foretell,
    PickResource,
    PickSite,
    Play,
    Roll,
    Use,
)
from signoria.games.princes.card_rows import number_of
from signoria.games.princes.events import CacheLaid
from signoria.games.princes.rules import (
    CACHE_COLUMN,
    COMMERCE,
    GOLD,
    GRAIN,
    POINT_TYPES,
    RESOURCE_NAMES,
    VP,
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
    city,
    clean,
    deal,
    do,
    draw,
    have,
    offered,
    pass_turn,
    phase,
    pick,
    refused,
    roll,
    set_region,
    stand,
    stock,
)

PLENTY = {"brick": 3, "grain": 3, "lumber": 3, "ore": 3, "wool": 3, "gold": 3}
CACHE = (CACHE_COLUMN, 0)
LUMBER, WOOL, ORE = (RESOURCE_NAMES.index(name) for name in ("lumber", "wool", "ore"))


def in_city(*cards: str) -> Table[State]:
    """Return a table at which seat 0 may act, with a city, three of everything and these cards."""
    return deal(stock(city(acting(begin()), ME), ME, **PLENTY), ME, *cards)


def build(t: Table[State], key: str, town: int = 5, spot: int = 0) -> None:
    do(t, ME, Build(number_of(key)), PickSite(town, spot))


def points(t: Table[State], kind: int, seat: int = ME) -> int:
    return t.state.tally[seat * POINT_TYPES + kind]


def with_cache(t: Table[State], seat: int, gold: int) -> Table[State]:
    deal(t, seat, "gold-cache")
    CacheLaid(seat, number_of("gold-cache"), *CACHE).apply(t.state)
    t.state.store(seat, CACHE_COLUMN * 2, gold)
    return t


@pytest.mark.rule("ADV-2")
def test_harbor_is_worth_a_point_with_three_trade_ships() -> None:
    t = in_city("harbor", "gold-ship")
    stand(stand(t, ME, "large-trade-ship", 6, 0), ME, "gold-large-trade-ship", 6, 1)

    build(t, "harbor")
    assert points(t, VP) == 3
    do(t, ME, Build(number_of("gold-ship")), PickSite(5, 1))
    assert points(t, VP) == 4
    do(t, ME, PickSite(6, 1))

    assert points(t, VP) == 3
    clean(t)


@pytest.mark.rule("BUILD-10")
def test_merchant_guild_stands_in_a_city_only() -> None:
    t = deal(stock(acting(begin()), ME, **PLENTY), ME, "merchant-guild")
    guild = Build(number_of("merchant-guild"))

    assert refused(t, ME, guild) == "BUILD-10"
    assert guild not in offered(t, ME)
    do(city(t, ME, 6), ME, guild)
    assert refused(t, ME, PickSite(5, 0)) == "GEO-2"
    do(t, ME, PickSite(6, 2))

    assert (points(t, COMMERCE), points(t, VP)) == (2, 4)
    clean(t)


@pytest.mark.rule("TURN-3")
def test_each_copy_of_mint_gives_a_resource_for_a_gold_once_a_turn() -> None:
    """Ruling A15."""
    t = stock(city(acting(begin()), ME), ME, gold=3)
    stand(stand(t, ME, "mint", 5, 0), ME, "mint", 5, 2)

    do(t, ME, Use(5, 0), pick(FIELDS))
    assert refused(t, ME, Use(5, 0)) == "TURN-3"
    assert refused(t, ME, Use(77, 0)) == "TABLE-5"
    assert refused(t, ME, Use(6, 0)) == "TURN-3"
    assert [action for action in offered(t, ME) if isinstance(action, Use)] == [Use(5, 2)]
    assert GAME.view(t.state, OTHER).seats[ME].used == [20]
    do(t, ME, Use(5, 2), pick(HILLS))

    assert have(t, ME) == {"gold": 1, "grain": 1, "brick": 1}
    clean(t)
    pass_turn(t)
    assert GAME.view(t.state, OTHER).seats[ME].used == []


@pytest.mark.rule("TURN-3")
def test_used_mint_stays_used_when_it_moves() -> None:
    t = deal(stock(city(acting(begin()), ME), ME, gold=2), ME, "relocation")
    stand(stand(t, ME, "mint", 5, 0), ME, "abbey", 5, 1)

    do(t, ME, Use(5, 0), pick(FIELDS))
    do(t, ME, Play(number_of("relocation")), PickSite(5, 0), PickSite(5, 1))

    assert GAME.view(t.state, ME).seats[ME].used == [21]
    do(t, ME, PickSite(5, 1))
    assert GAME.view(t.state, ME).seats[ME].used == []
    clean(t)


@pytest.mark.rule("TURN-3")
def test_a_mint_needs_gold_and_room() -> None:
    t = stand(stock(city(acting(begin()), ME), ME), ME, "mint")
    assert refused(t, ME, Use(5, 0)) == "TURN-3"

    stock(t, ME, **PLENTY)

    assert refused(t, ME, Use(5, 0)) == "TURN-3"


@pytest.mark.rule("ROLL-4", "ATTACK-1")
def test_moneylender_takes_two_at_trade() -> None:
    t = stand(stand(city(stock(begin(), ME), ME), ME, "moneylender"), ME, "merchant-guild", 5, 1)
    stand(t, ME, "toll-bridge", 5, 2)
    stock(t, OTHER, grain=2, ore=1)

    roll(t, 2, "trade")
    assert refused(t, ME, PickResource(WOOL)) == "ROLL-4"
    assert refused(t, ME, Done()) == "TABLE-3"
    do(t, ME, PickResource(GRAIN), PickResource(ORE))

    assert have(t, ME) == {"lumber": 1, "grain": 1, "ore": 1}
    clean(t)


@pytest.mark.rule("ROLL-4")
def test_a_moneylender_takes_what_there_is() -> None:
    t = stand(stand(city(stock(begin(), ME), ME), ME, "moneylender"), ME, "merchant-guild", 5, 1)
    stand(t, ME, "toll-bridge", 5, 2)
    stock(t, OTHER)

    roll(t, 1, "trade")

    assert (have(t, ME), have(t, OTHER)) == ({"gold": 1, "wool": 1}, {})
    clean(t)


@pytest.mark.rule("ADV-2")
def test_salt_silo_counts_trade_ships() -> None:
    t = in_city("salt-silo", "gold-ship")
    stand(t, ME, "large-trade-ship", 6, 0)

    build(t, "salt-silo")
    assert points(t, COMMERCE) == 2
    build(t, "gold-ship", 5, 1)
    assert points(t, COMMERCE) == 4
    do(t, ME, PickSite(5, 0))

    assert points(t, COMMERCE) == 2
    clean(t)


@pytest.mark.rule("NEED-1", "BUILD-14")
def test_staple_house_needs_a_merchant_guild_and_brings_two_resources() -> None:
    t = in_city("staple-house")
    assert refused(t, ME, Build(number_of("staple-house"))) == "NEED-1"
    assert Build(number_of("staple-house")) not in offered(t, ME)

    stand(t, ME, "merchant-guild", 5, 3)
    build(t, "staple-house")
    do(t, ME, pick(HILLS), pick(HILLS))

    assert have(t, ME)["brick"] == 3
    clean(t)


@pytest.mark.rule("NEED-1")
def test_requirement_is_checked_only_when_building() -> None:
    t = stand(stand(in_city(), ME, "merchant-guild", 5, 3), ME, "staple-house")

    do(t, ME, PickSite(5, 3))

    assert points(t, VP) == 4
    clean(t)


@pytest.mark.rule("ADV-2")
def test_trading_base_counts_marketplace_and_harbor() -> None:
    t = in_city("trading-base")
    stand(stand(t, ME, "marketplace", 6, 0), ME, "harbor", 5, 1)

    build(t, "trading-base")

    assert points(t, COMMERCE) == 1 + 1 + 1 + 2
    clean(t)


@pytest.mark.rule("BUILD-14")
def test_pirate_ship_sinks_a_trade_ship_of_the_victims_choice() -> None:
    """Rulings A22 and D49: at once, and on the victim's discard pile."""
    t = in_city("pirate-ship")
    stand(stand(t, OTHER, "ore-ship"), OTHER, "wool-ship", 5, 1)

    do(t, ME, Build(number_of("pirate-ship")), PickSite(5, 0))
    assert (phase(t), t.actors()) == ("losing", [OTHER])
    assert refused(t, OTHER, PickSite(6, 0)) == "ATTACK-3"
    assert refused(t, OTHER, PickSite(66, 0)) == "TABLE-5"
    assert refused(t, OTHER, Roll()) == "TABLE-3"
    assert offered(t, OTHER) == [PickSite(5, 0), PickSite(5, 1)]
    do(t, OTHER, PickSite(5, 1))

    assert t.state.discard[number_of("wool-ship")] == 1
    clean(t)


@pytest.mark.rule("BUILD-14", "ROLL-6")
def test_pirate_ship_is_built_without_a_victim_and_brings_gold_at_a_harvest() -> None:
    """Ruling D12."""
    t = in_city("pirate-ship")
    build(t, "pirate-ship")
    clean(t)
    pass_turn(t)
    stock(t, ME)

    roll(t, 5, "harvest")
    do(t, OTHER, pick(HILLS))
    do(t, ME, pick(PASTURE))

    assert have(t, ME) == {"ore": 1, "wool": 1, "gold": 1}
    clean(t, OTHER)


def test_pirate_ship_sinks_the_only_ship_without_asking() -> None:
    t = stand(in_city("pirate-ship"), OTHER, "ore-ship")

    build(t, "pirate-ship")

    assert points(t, COMMERCE, OTHER) == 0
    clean(t)


@pytest.mark.rule("BUILD-12", "NEED-1")
def test_gold_cache_holds_gold_that_brigands_do_not_find() -> None:
    """Ruling D48."""
    t = deal(stock(acting(begin()), ME, gold=3), ME, "gold-cache")
    cache = Build(number_of("gold-cache"))
    assert refused(t, ME, cache) == "NEED-1"

    do(stand(t, ME, "harald"), ME, cache)
    clean(t)
    pass_turn(t)
    stock(t, ME, gold=2, wool=3, grain=3)
    t.state.store(ME, CACHE_COLUMN * 2, 3)
    roll(t, 5, "brigand")

    assert have(t, ME) == {"gold": 3, "grain": 3, "ore": 1}
    assert GAME.view(t.state, OTHER).seats[ME].stored[26:] == [3, 0]
    clean(t, OTHER)


@pytest.mark.rule("BUILD-12")
def test_gold_is_stored_in_the_cache_and_paid_from_it_by_choice() -> None:
    t = with_cache(stock(begin(), ME, gold=1), ME, 1)
    deal(t, ME, "goldsmith")

    roll(t, 2, "harvest")
    do(t, ME, pick(CACHE))
    do(t, OTHER, pick(HILLS))
    do(t, ME, Play(number_of("goldsmith")), pick(FIELDS), pick(HILLS))

    assert have(t, ME) == {"lumber": 1, "grain": 1, "brick": 1}
    clean(t)


@pytest.mark.rule("BUILD-12")
def test_victim_of_a_gold_theft_picks_field_or_cache() -> None:
    """Ruling A25."""
    t = with_cache(deal(acting(begin()), ME, "gudrun"), OTHER, 2)
    stand(stock(t, ME), ME, "pirate-ship")
    t.state.store(OTHER, GOLD_FIELD[0] * 2 + GOLD_FIELD[1], 2 - t.state.stored[28 + 12])

    do(t, ME, Play(number_of("gudrun")))
    assert refused(t, OTHER, pick(FIELDS)) == "GEO-4"
    do(t, OTHER, pick(CACHE), pick(CACHE))

    assert have(t, ME) == {"gold": 2}
    assert t.state.stored[28 + 26] == 0
    clean(t)


@pytest.mark.rule("BUILD-8", "BUILD-12")
def test_a_principality_has_room_for_two_caches() -> None:
    t = stand(acting(begin()), ME, "harald")
    for _cache in range(2):
        do(deal(t, ME, "gold-cache"), ME, Build(number_of("gold-cache")))

    assert refused(deal(t, ME, "gold-cache"), ME, Build(number_of("gold-cache"))) == "BUILD-8"
    clean(t)


@pytest.mark.rule("BUILD-12", "ACT-4")
def test_gold_cache_cannot_be_relocated() -> None:
    t = with_cache(deal(acting(begin()), ME, "relocation"), ME, 1)

    do(t, ME, Play(number_of("relocation")))

    assert refused(t, ME, pick(CACHE)) == "ACT-4"


@pytest.mark.rule("ATTACK-5", "NEED-1")
@pytest.mark.parametrize("key", ["brigands", "turmoil-brigands"])
def test_brigands_fill_one_region_from_the_others_stores(key: str) -> None:
    """Ruling D44."""
    t = deal(stock(acting(begin()), ME, grain=1, wool=3), ME, key)
    stock(t, OTHER, grain=3, wool=2, ore=1)
    assert refused(t, ME, Play(number_of(key))) == "NEED-1"

    do(stand(t, ME, "candamir"), ME, Play(number_of(key)))
    assert offered(t, ME) == [pick(FIELDS), pick(MOUNTAINS)]
    assert refused(t, ME, pick(PASTURE)) == "ATTACK-5"
    assert refused(t, ME, pick((88, 0))) == "TABLE-5"
    assert refused(t, ME, Roll()) == "TABLE-3"
    do(t, ME, pick(FIELDS))

    assert have(t, ME) == {"grain": 3, "wool": 3}
    assert have(t, OTHER) == {"grain": 1, "wool": 2, "ore": 1}
    clean(t)


@pytest.mark.rule("ATTACK-5", "ACT-1")
def test_brigands_take_the_only_resource_and_need_one() -> None:
    t = stand(deal(stock(acting(begin()), ME), ME, "brigands"), ME, "candamir")
    stock(t, OTHER, wool=1)

    do(t, ME, Play(number_of("brigands")))
    deal(t, ME, "brigands")

    assert have(t, ME) == {"wool": 1}
    assert refused(t, ME, Play(number_of("brigands"))) == "ACT-1"
    clean(t)


@pytest.mark.rule("NEED-1", "ATTACK-1")
def test_gudrun_takes_two_gold_for_each_pirate_ship() -> None:
    """Ruling D11: gold without room is lost."""
    t = deal(stock(acting(begin()), ME, gold=2), ME, "gudrun")
    stock(t, OTHER, gold=3)
    assert refused(t, ME, Play(number_of("gudrun"))) == "NEED-1"

    stand(stand(t, ME, "pirate-ship"), ME, "pirate-ship", 5, 1)
    do(t, ME, Play(number_of("gudrun")))

    assert (have(t, ME), have(t, OTHER)) == ({"gold": 3}, {})
    deal(t, ME, "gudrun")
    assert refused(t, ME, Play(number_of("gudrun"))) == "ACT-1"
    clean(t)


@pytest.mark.rule("ATTACK-7", "NEED-1")
def test_merchant_takes_one_or_two_and_gives_one_back() -> None:
    """Ruling D45: it may be one just taken."""
    t = deal(stock(acting(begin()), ME, wool=1), ME, "merchant")
    stock(t, OTHER, grain=3, ore=1)
    assert refused(t, ME, Play(number_of("merchant"))) == "NEED-1"

    do(city(t, ME), ME, Play(number_of("merchant")))
    assert Done() not in offered(t, ME)
    do(t, ME, PickResource(GRAIN))
    assert Done() in offered(t, ME)
    do(t, ME, PickResource(GRAIN))
    assert phase(t) == "giving"
    assert refused(t, ME, pick(HILLS)) == "ATTACK-7"
    assert refused(t, ME, pick((88, 0))) == "TABLE-5"
    assert refused(t, ME, Roll()) == "TABLE-3"
    assert offered(t, ME) == [pick(PASTURE), pick(FIELDS)]
    do(t, ME, pick(FIELDS))

    assert have(t, ME) == {"wool": 1, "grain": 1}
    assert have(t, OTHER) == {"grain": 2, "ore": 1}
    clean(t)


@pytest.mark.rule("ATTACK-7")
def test_merchant_may_stop_after_one_and_gives_the_only_resource_back() -> None:
    t = city(deal(stock(acting(begin()), ME), ME, "merchant"), ME)
    stock(t, OTHER, grain=2)

    do(t, ME, Play(number_of("merchant")), Done())

    assert (have(t, ME), have(t, OTHER)) == ({}, {"grain": 2})
    clean(t)


@pytest.mark.rule("ATTACK-7")
def test_merchant_without_room_gives_nothing() -> None:
    t = city(deal(stock(acting(begin()), ME), ME, "merchant"), ME)
    for plot in range(26):
        if t.state.bears(ME, plot) == GOLD:
            set_region(t, ME, plot)
    stock(t, OTHER, gold=1)

    do(t, ME, Play(number_of("merchant")))

    assert have(t, OTHER) == {}
    clean(t)


@pytest.mark.rule("NEED-1")
def test_a_merchant_with_three_commerce_points_needs_no_city() -> None:
    t = deal(acting(begin()), ME, "merchant")
    for spot, key in enumerate(("gold-ship", "brick-ship")):
        stand(t, ME, key, 5, spot)
    stand(t, ME, "toll-bridge", 6, 0)

    assert Play(number_of("merchant")) in offered(t, ME)


@pytest.mark.rule("ACT-7", "ROLL-5")
def test_reiner_herald_makes_a_celebration_and_brings_one_more() -> None:
    """Ruling A13: he sets it to Celebration only; the other may win it."""
    t = stand(deal(stock(begin(), ME), ME, "reiner-herald"), OTHER, "inga")
    reiner = Play(number_of("reiner-herald"))
    assert offered(t, ME) == [Roll(), reiner]
    assert refused(t, ME, Play(number_of("brigands"))) == "ACT-7"

    do(t, ME, reiner)
    assert (phase(t), offered(t, ME)) == ("before_roll", [Roll()])
    assert refused(t, ME, reiner) == "ACT-7"
    t.rng = ScriptedRng([1])
    do(t, ME, Roll(), pick(HILLS))
    do(t, OTHER, pick(FIELDS))

    assert have(t, ME) == {"lumber": 1, "brick": 1}
    clean(t)


@pytest.mark.rule("ACT-7", "ACT-6")
def test_reiner_herald_beside_brigitta_leaves_nothing_to_chance() -> None:
    t = deal(stock(begin(), ME), ME, "reiner-herald", "brigitta")
    t.rng = ScriptedRng([])

    do(t, ME, Play(number_of("reiner-herald")), Foretell(3), pick(FIELDS), pick(FOREST))
    do(t, OTHER, pick(FIELDS))

    assert have(t, ME) == {"brick": 1, "grain": 1, "lumber": 1}
    clean(t)


@pytest.mark.rule("ATTACK-1", "NEED-1")
def test_trade_master_takes_two_resources() -> None:
    t = city(deal(stock(acting(begin()), ME), ME, "trade-master"), ME)
    assert refused(t, ME, Play(number_of("trade-master"))) == "NEED-1"
    stock(stand(t, ME, "merchant-guild"), OTHER, lumber=1, wool=2)

    do(t, ME, Play(number_of("trade-master")))
    assert refused(t, ME, PickResource(99)) == "TABLE-5"
    do(t, ME, PickResource(LUMBER))

    assert (have(t, ME), have(t, OTHER)) == ({"lumber": 1, "wool": 1}, {"wool": 1})
    clean(t)


@pytest.mark.rule("ACT-1", "ATTACK-1")
def test_trade_master_needs_something_to_take() -> None:
    t = stand(city(deal(acting(begin()), ME, "trade-master"), ME), ME, "merchant-guild")
    stock(t, OTHER)

    assert refused(t, ME, Play(number_of("trade-master"))) == "ACT-1"


@pytest.mark.rule("EVENT-8")
def test_gift_for_the_prince_pays_for_units_with_strength() -> None:
    t = stand(stand(stock(begin(), ME), ME, "candamir"), ME, "gold-ship", 5, 1)
    stand(stock(t, OTHER), OTHER, "inga")

    draw(t, "gift-for-the-prince", 2)

    assert have(t, ME) == {"lumber": 1, "gold": 1}
    assert have(t, OTHER)["gold"] == 1
    clean(t)
