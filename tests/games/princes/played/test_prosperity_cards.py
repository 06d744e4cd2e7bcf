"""Tests of the cards of the Era of Prosperity: each is played and leaves the table in order."""

from typing import Any

import pytest

from signoria.games.princes import GAME
from signoria.games.princes.actions import (
    Build,
    BuildCity,
    Done,
    PickCard,
    PickFace,
    PickPlace,
    PickResource,
    PickSite,
    PickStack,
    PickWay,
    Play,
    Roll,
    Use,
    UsePlace,
)
from signoria.games.princes.card_rows import number_of
from signoria.games.princes.effects import BUILTS, possible
from signoria.games.princes.events import CardRemoved, RoadBuilt
from signoria.games.princes.rules import (
    COMMERCE,
    FACE_NAMES,
    POINT_TYPES,
    RESOURCE_NAMES,
    SKILL,
    STRENGTH,
    VP,
    ZONE_NAMES,
)
from signoria.games.princes.state import State
from signoria.kernel.rng import ScriptedRng, SeededRng
from signoria.kernel.table import Table
from tests.games.princes.cards.made import instead
from tests.games.princes.laying import (
    FIELDS,
    FOREST,
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
MARKER, ROAD, THEIR_REGION = (ZONE_NAMES.index(zone) for zone in ("marker", "road", "their-region"))
FEELING = UsePlace(MARKER, 0, 0)
ON_ROAD = UsePlace(ROAD, 6, 0)
FEAST = "celebration"
# The building with which each work of art brings a second star.
HELPERS = {
    "artwork-epic": "theater",
    "artwork-fountain": "aqueduct",
    "artwork-relief": "city-palace",
    "artwork-sculpture": "builders-hut",
}


def points(t: Table[State], kind: int, seat: int = ME) -> int:
    return t.state.tally[seat * POINT_TYPES + kind]


def loved(t: Table[State], seat: int = ME, stars: int = 3, at: int = 0) -> Table[State]:
    """Give a seat a Public Feeling with stars."""
    return lay(t, seat, "public-feeling", (at, 0), stars)


def rich(*cards: str, stars: int = 0) -> Table[State]:
    """Return a table at which seat 0 may act, has cities, plenty, stars and these cards."""
    t = loved(deal(stock(city(acting(begin()), ME, 5, 6), ME, **PLENTY), ME, *cards), ME, stars)
    t.rng = SeededRng(7)
    return t


def stars(t: Table[State], seat: int = ME) -> int:
    return shown(t, seat)["public-feeling"]


def road(t: Table[State], seat: int = ME, column: int = 5) -> Table[State]:
    """Build a second road for a seat."""
    RoadBuilt(seat, column).apply(t.state)
    return t


def rested(t: Table[State]) -> Table[State]:
    """Take the marks off all places, as the next turn does."""
    for at in range(len(t.state.marks)):
        t.state.marks[at] = 0
    return t


@pytest.mark.rule("PROD-4", "BUILD-9")
def test_aqueduct_waters_fields_and_pastures_beside_its_city() -> None:
    """Ruling D19: it adds to a doubled yield."""
    t = stand(stock(city(begin(), ME, 5, 6), ME), ME, "aqueduct", 6)
    roll(t, 6, "trade")
    assert have(t, ME) == {"grain": 2}
    clean(t)
    deal(t, ME, "aqueduct")
    assert refused(t, ME, Build(number_of("aqueduct"))) == "BUILD-9"

    t = stand(stand(stock(city(begin(), ME, 5, 6), ME), ME, "aqueduct", 6), ME, "grain-mill", 6, 2)
    roll(t, 6, "trade")
    assert have(t, ME) == {"grain": 3}

    t = stand(stock(city(begin(), ME, 5, 6), ME, wool=2), ME, "aqueduct", 5)
    roll(t, 4, "trade")
    assert have(t, ME) == {"wool": 3}  # a pasture beside the other half of the city
    clean(t)


@pytest.mark.rule("PROD-4")
def test_aqueduct_leaves_other_regions_and_other_cities_alone() -> None:
    t = stand(stock(city(begin(), ME, 5, 6), ME), ME, "aqueduct", 5)
    roll(t, 2, "trade")
    assert have(t, ME) == {"lumber": 1}

    t = stand(stock(city(begin(), ME, 5, 6), ME), ME, "aqueduct", 5)
    roll(t, 6, "trade")
    assert have(t, ME) == {"grain": 1}  # the fields touch the other city only


@pytest.mark.rule("STAR-3", "BUILD-13")
def test_builders_hut_cheers_at_celebrations_and_saves_on_tall_buildings() -> None:
    """Ruling D15."""
    t = loved(stand(stock(city(begin(), ME), ME), ME, "builders-hut"), ME, 1)
    roll(t, 1, FEAST)
    first_come(t, "gaining")
    assert stars(t) == 2
    clean(t)

    t = stock(stand(rich("aqueduct", "theater"), ME, "builders-hut"), ME, brick=2, lumber=1, ore=2)
    do(t, ME, Build(number_of("aqueduct")), PickSite(5, 1))
    assert (have(t, ME), points(t, VP)) == ({}, 6)
    stock(t, ME, brick=1, lumber=1, wool=1)
    assert refused(t, ME, Build(number_of("theater"))) == "BUILD-5"  # it costs four
    clean(t)


@pytest.mark.rule("BUILD-13")
def test_builders_hut_and_building_crane_save_one_each() -> None:
    t = stand(stand(rich("aqueduct"), ME, "builders-hut"), ME, "building-crane", 5, 1)
    stock(t, ME, brick=2, lumber=1, ore=1)
    do(t, ME, Build(number_of("aqueduct")), PickSite(6, 0))
    assert phase(t) == "saving"
    assert have(first_come(t, "saving"), ME) == {}
    clean(t)


@pytest.mark.rule("TOKEN-2", "ACT-8")
def test_city_palace_fetches_a_unit_or_an_action_without_requirement() -> None:
    """Ruling D57."""
    t = rich("city-palace", "candamir", "goldsmith", "age-of-enlightenment", "archer", "mint")
    loved(t, ME, 3, 1)
    do(t, ME, Build(number_of("city-palace")), PickSite(5, 0))
    assert (stars(t), have(t, ME)) == (1, {**PLENTY, "brick": 1, "ore": 2})
    for key in ("candamir", "goldsmith", "age-of-enlightenment", "archer", "mint"):
        t.state.put_in_hand(ME, number_of(key), -1)
        t.state.hold(ME, t.state.back_of(number_of(key)), -1)
        t.state.throw(ME, number_of(key))
    assert refused(t, ME, Use(5, 0)) == "TURN-3"  # three stars are needed

    do(loved(t, ME, 3, 1), ME, Use(5, 0))
    first_come(t, "spending")
    fetched = [PickCard(number_of(k)) for k in ("candamir", "goldsmith", "age-of-enlightenment")]
    assert offered(t, ME) == fetched
    assert refused(t, ME, PickCard(number_of("archer"))) == "ACT-8"
    do(t, ME, PickCard(number_of("age-of-enlightenment")))
    assert "age-of-enlightenment" in hand(t, ME)
    assert refused(t, ME, Use(5, 0)) == "TURN-3"
    clean(t)


@pytest.mark.rule("CHOICE-1", "NEED-1", "TOKEN-1")
def test_hospital_gains_a_star_or_sells_one() -> None:
    t = rich("hospital", stars=1)
    assert refused(t, ME, Build(number_of("hospital"))) == "NEED-1"
    stand(t, ME, "aqueduct", 6)
    do(t, ME, Build(number_of("hospital")), PickSite(5, 0), Use(5, 0))
    assert offered(t, ME) == [PickWay(0), PickWay(1)]
    do(t, ME, PickWay(0))
    assert stars(t) == 2
    assert refused(t, ME, Use(5, 0)) == "TURN-3"
    clean(t)

    t = stand(stand(rich(stars=3), ME, "aqueduct", 6), ME, "hospital")
    do(t, ME, Use(5, 0))  # there is no room for a star
    first_come(stock(t, ME), "gaining")
    assert stars(t) == 2
    clean(t)


@pytest.mark.rule("BUILD-21", "TOKEN-2", "T24")
def test_monument_prince_takes_one_of_two_units_that_the_other_names() -> None:
    """Ruling D60."""
    t = city(rich("monument-prince", stars=2), OTHER)
    stand(stand(stand(t, OTHER, "candamir"), OTHER, "prince", 5, 2), OTHER, "osmund", 6)
    lay(t, OTHER, "mercenaries", (6, 0))
    do(t, ME, Build(number_of("monument-prince")), PickSite(5, 0))

    assert (phase(t), t.actors()) == ("yielding_up", [OTHER])
    mercenaries = PickPlace(ROAD, 6, 0)
    assert offered(t, OTHER) == [PickSite(5, 0), PickSite(6, 0), mercenaries]
    assert refused(t, OTHER, PickSite(5, 2)) == "ATTACK-3"
    do(t, OTHER, mercenaries)
    assert offered(t, OTHER) == [PickSite(5, 0), PickSite(6, 0)]
    do(t, OTHER, PickSite(6, 0))
    assert (phase(t), offered(t, ME)) == ("seizing", [PickSite(6, 0), mercenaries])
    assert refused(t, ME, PickSite(5, 0)) == "ATTACK-3"
    do(t, ME, mercenaries)

    assert "mercenaries" in hand(t, ME)
    assert (points(t, STRENGTH, OTHER), stars(t), have(t, ME)["gold"]) == (7, 0, 1)
    assert number_of("mercenaries") in GAME.view(t.state, OTHER).their_hand_seen
    clean(t)


@pytest.mark.rule("BUILD-21")
def test_monument_prince_takes_a_single_unit_and_stands_without_any() -> None:
    t = stand(rich("monument-prince", "monument-prince", stars=3), OTHER, "candamir")
    do(t, ME, Build(number_of("monument-prince")), PickSite(5, 0))
    assert "candamir" in hand(t, ME)
    clean(t)
    loved(t, ME, 3, 1)
    stock(t, ME, **PLENTY)
    do(t, ME, Build(number_of("monument-prince")), PickSite(5, 1))
    first_come(t, "spending")
    assert points(t, VP) == 6
    clean(t)


@pytest.mark.rule("BUILD-21", "T18")
@pytest.mark.parametrize("built", ["monument-prince", "bishops-see"])
def test_building_that_takes_a_unit_touches_the_other_only_if_there_is_one(built: str) -> None:
    t = begin()
    assert not possible(t.state, ME, BUILTS[number_of(built)])
    stand(t, OTHER, "candamir")
    assert possible(t.state, ME, BUILTS[number_of(built)])


@pytest.mark.rule("BUILD-21", "T24")
def test_monument_prince_notes_whose_card_it_took_in_a_tournament() -> None:
    t = city(acting(begun("tournament", **DECKS)), ME)
    deal(loved(stock(t, ME, **PLENTY), ME, 3), ME, "monument-prince")
    stand(t, OTHER, "candamir", 5, 1)
    do(t, ME, Build(number_of("monument-prince")), PickSite(5, 0))
    assert GAME.view(t.state, OTHER).stolen[ME].count(number_of("candamir")) == 1
    assert refused(t, ME, Build(number_of("monument-prince"))) == "BUILD-4"


@pytest.mark.rule("TOKEN-1")
def test_theater_brings_a_star_when_built() -> None:
    t = rich("theater")
    do(t, ME, Build(number_of("theater")), PickSite(5, 0))
    assert (stars(t), points(t, SKILL), points(t, VP)) == (1, 2, 5)
    clean(t)


@pytest.mark.rule("STAR-1")
def test_stars_without_public_feeling_are_lost() -> None:
    """Ruling D22."""
    t = deal(stock(city(acting(begin()), ME), ME, **PLENTY), ME, "theater", "feeding-the-poor")
    do(t, ME, Build(number_of("theater")), PickSite(5, 0))
    assert shown(t, ME) == {}
    assert refused(t, ME, Play(number_of("feeding-the-poor"))) == "ACT-1"
    clean(t)


@pytest.mark.rule("STAR-4", "NEED-1", "TOKEN-2", "BUILD-9")
@pytest.mark.parametrize("card", ["prince", "princess"])
def test_prince_and_princess_fetch_artworks_and_bar_each_other(card: str) -> None:
    t = rich(card, "artwork-epic", "archer", "goldsmith", stars=1)
    do(t, ME, Build(number_of(card)), PickSite(5, 0))
    assert (stars(t), points(t, STRENGTH), points(t, SKILL)) == (
        (0, 1, 0) if card == "prince" else (0, 0, 1)
    )
    assert refused(t, ME, Use(5, 0)) == "TURN-3"  # no artwork lies there
    do(t, ME, Play(number_of("artwork-epic")))
    deal(t, ME, "prince", "princess")
    other = "princess" if card == "prince" else "prince"
    assert refused(t, ME, Build(number_of(card))) == "BUILD-9"
    assert refused(t, ME, Build(number_of(other))) == "NEED-1"

    do(t, ME, Use(5, 0))

    assert ("artwork-epic" in hand(t, ME), have(t, ME)["gold"]) == (True, 2)
    assert t.state.discard[number_of("artwork-epic")] == 0
    clean(t)


@pytest.mark.rule("STAR-4", "ATTACK-6")
def test_prince_never_comes_to_the_other() -> None:
    t = acting(begun("tournament", **DECKS))
    deal(stand(deal(t, ME, "traitor"), ME, "hedge-tavern", 5, 0), OTHER, "prince", "candamir")
    do(t, ME, Play(number_of("traitor")))
    first_come(t, "warding", "defending")
    assert refused(t, ME, PickCard(number_of("prince"))) == "ATTACK-6"
    assert PickCard(number_of("candamir")) in offered(t, ME)

    t = stand(deal(acting(begun("tournament", **DECKS)), ME, "guido"), ME, "university")
    for key in ("prince", "candamir"):
        deal(t, OTHER, key)
        card = number_of(key)
        t.state.put_in_hand(OTHER, card, -1)
        t.state.hold(OTHER, t.state.back_of(card), -1)
        t.state.throw(OTHER, card)
    city(stock(t, ME, **PLENTY), OTHER, 5, 6)
    do(t, ME, Play(number_of("guido")))
    assert "candamir" in hand(first_come(t, "defending"), ME)


@pytest.mark.rule("TURN-3", "TOKEN-2")
def test_common_land_changes_any_resource_for_a_star() -> None:
    """Ruling D10."""
    t = stock(rich("common-land", stars=1), ME, grain=1, lumber=2)
    do(t, ME, Build(number_of("common-land")), PickSite(5, 0))
    stock(t, ME, lumber=2, ore=1)
    do(t, ME, Use(5, 0))
    assert offered(t, ME) == [pick(FOREST), pick(MOUNTAINS)]
    assert refused(t, ME, pick(FIELDS)) == "GEO-4"
    do(t, ME, pick(FOREST))
    assert pick(FOREST) not in offered(t, ME)
    do(t, ME, pick(FIELDS))
    assert (have(t, ME), stars(t)) == ({"lumber": 1, "ore": 1, "grain": 1}, 0)
    assert refused(t, ME, PickSite(5, 0)) == "BUILD-6"  # an extraordinary site
    assert PickSite(5, 0) not in offered(t, ME)
    clean(t)


@pytest.mark.rule("STAR-3", "TOKEN-1", "BUILD-9")
def test_village_school_brings_stars_when_built_and_at_trade() -> None:
    t = rich("village-school", stars=0)
    do(t, ME, Build(number_of("village-school")), PickSite(5, 0))
    assert stars(t) == 2
    clean(t)
    deal(t, ME, "village-school")
    assert refused(t, ME, Build(number_of("village-school"))) == "BUILD-9"

    t = loved(stand(loved(begin(), OTHER, 0), OTHER, "village-school"), ME, 0)
    roll(t, 1, "trade")
    assert (stars(t), stars(t, OTHER)) == (0, 1)
    clean(t)


def haunted(**stores: int) -> Table[State]:
    """Return a table with a hideout of seat 0 beside the other's forest."""
    t = stock(stock(acting(begin()), OTHER, **stores), ME, wool=3)
    deal(t, ME, "thieves-hideout")
    do(t, ME, Build(number_of("thieves-hideout")), PickPlace(THEIR_REGION, *FOREST))
    return t


@pytest.mark.rule("MOVE-2", "BUILD-15", "BUILD-16")
def test_thieves_hideout_moves_to_a_stocked_region_and_takes_one() -> None:
    t = haunted(lumber=1, ore=2, grain=1)
    assert have(t, ME) == {"wool": 2}
    hideout = UsePlace(THEIR_REGION, *FOREST)

    do(t, ME, hideout)
    ore = PickPlace(THEIR_REGION, *MOUNTAINS)
    assert offered(t, ME) == [PickPlace(THEIR_REGION, *FIELDS), ore]
    assert refused(t, ME, PickPlace(THEIR_REGION, *FOREST)) == "GEO-5"
    do(t, ME, ore)

    assert (have(t, ME), have(t, OTHER)) == (
        {"wool": 1, "ore": 1},
        {"lumber": 1, "ore": 1, "grain": 1},
    )
    assert refused(t, ME, UsePlace(THEIR_REGION, *MOUNTAINS)) == "GEO-5"  # once a turn
    clean(t)


@pytest.mark.rule("MOVE-2")
def test_thieves_hideout_stays_while_no_other_region_holds_anything() -> None:
    t = haunted(lumber=3)
    assert refused(t, ME, UsePlace(THEIR_REGION, *FOREST)) == "GEO-5"
    stock(stock(t, ME), OTHER, ore=1)
    assert refused(t, ME, UsePlace(THEIR_REGION, *FOREST)) == "GEO-5"  # without wool


@pytest.mark.rule("MOVE-2", "BUILD-18", "GEO-5")
def test_markers_make_way_for_a_thieves_hideout() -> None:
    t = loved(acting(begin()), OTHER)
    stock(deal(t, ME, "thieves-hideout"), ME, wool=1)
    do(t, ME, Build(number_of("thieves-hideout")))
    assert len(offered(t, ME)) == 6
    do(t, ME, PickPlace(THEIR_REGION, *HILLS))
    clean(t)


@pytest.mark.rule("BUILD-20", "NEED-1", "T22")
def test_thieves_hideout_leaves_when_the_other_grows_strong() -> None:
    t = stock(deal(acting(begin()), ME, "thieves-hideout"), ME, wool=1)
    stand(stand(t, OTHER, "candamir"), OTHER, "harald", 5, 1)
    assert points(t, STRENGTH, OTHER) >= 5
    assert refused(t, ME, Build(number_of("thieves-hideout"))) == "NEED-1"

    t = stand(haunted(lumber=1), OTHER, "candamir")
    t.state.active = ME
    pass_turn(first_come(t, "hand"))
    roll(t, 1, "trade")
    assert len(t.state.abroad) > 0
    deal(stock(t, OTHER, **PLENTY), OTHER, "harald")
    assert refused(t, OTHER, UsePlace(0, *FOREST)) == "GEO-5"
    do(t, OTHER, Build(number_of("harald")), PickSite(5, 1))

    assert t.state.discard[number_of("thieves-hideout")] == 1
    assert not any(t.state.abroad)
    clean(t, OTHER)


@pytest.mark.rule("MOVE-2", "TOKEN-2", "T22")
def test_thieves_hideout_leaves_for_three_stars() -> None:
    """Ruling D55."""
    t = loved(haunted(lumber=1), OTHER, 2)
    pass_turn(first_come(t, "hand"))
    roll(t, 1, "trade")
    ransom = UsePlace(ZONE_NAMES.index("region"), *FOREST)
    assert refused(t, OTHER, ransom) == "GEO-5"
    loved(t, OTHER, 1, 1)
    assert ransom in offered(t, OTHER)
    assert refused(t, OTHER, UsePlace(ZONE_NAMES.index("region"), *HILLS)) == "GEO-5"
    do(t, OTHER, ransom)

    assert (shown(t, OTHER), t.state.discard[number_of("thieves-hideout")]) == (
        {"public-feeling": 0},
        1,
    )
    clean(t, OTHER)


@pytest.mark.rule("ROLL-9", "ROLL-3", "BUILD-17")
def test_mercenaries_keep_a_gold_and_a_wool() -> None:
    """Ruling D25."""
    t = rich("mercenaries")
    do(t, ME, Build(number_of("mercenaries")))
    assert (points(t, STRENGTH), have(t, ME)["gold"]) == (1, 2)
    clean(t)

    t = lay(stock(begin(), ME, wool=3, gold=3, ore=3), ME, "mercenaries", (6, 0))
    roll(t, 6, "brigand")
    assert have(t, ME) == {"wool": 1, "gold": 1, "ore": 3, "grain": 1}
    clean(t)


@pytest.mark.rule("ROLL-9", "STAR-2")
def test_mercenaries_keep_everything_for_a_star() -> None:
    t = loved(lay(stock(begin(), ME, wool=3, gold=3, ore=3), ME, "mercenaries", (6, 0)), ME, 1)
    roll(t, 6, "brigand")
    assert (phase(t), offered(t, ME)) == ("hiring", [Done(), FEELING])
    assert refused(t, ME, UsePlace(MARKER, 1, 0)) == "GEO-5"
    assert refused(t, ME, Roll()) == "TABLE-3"
    do(t, ME, FEELING)
    assert (have(t, ME), stars(t)) == ({"wool": 3, "gold": 3, "ore": 3, "grain": 1}, 0)
    clean(t)

    t = loved(lay(stock(begin(), ME, wool=3, ore=3, grain=3), ME, "mercenaries", (6, 0)), ME, 1)
    roll(t, 1, "brigand")
    do(t, ME, Done())
    assert (have(t, ME), stars(t)) == ({"wool": 1, "ore": 3, "grain": 3, "gold": 1}, 1)
    clean(t)


@pytest.mark.rule("ROLL-9")
def test_owner_of_mercenaries_picks_the_store_that_keeps_a_resource() -> None:
    t = stock(begin(), ME, wool=3, gold=3, ore=3)
    t.state.land[4 * 2] = number_of("pasture-stack-5") + 1
    t.state.survey(ME)
    t.state.store(ME, 4 * 2, 1)
    lay(lay(t, ME, "mercenaries", (6, 0)), OTHER, "mercenaries", (6, 0))
    stock(t, OTHER, ore=3, lumber=3, brick=3)
    roll(t, 6, "brigand")
    assert (phase(t), offered(t, ME)) == ("keeping", [pick((4, 0)), pick(PASTURE)])
    do(t, ME, pick((4, 0)))
    assert (have(t, ME)["wool"], stored(t, ME, (4, 0)), have(t, ME)["gold"]) == (1, 1, 1)
    assert have(t, OTHER) == {"ore": 3, "lumber": 3, "brick": 3}  # nothing of it was at stake
    clean(t)


@pytest.mark.rule("TURN-3", "BUILD-17")
def test_small_market_town_changes_one_of_a_full_region() -> None:
    t = stock(rich("small-market-town"), ME, grain=1, ore=3, wool=2)
    do(t, ME, Build(number_of("small-market-town")))
    assert points(t, COMMERCE) == 1
    do(t, ME, ON_ROAD)
    assert (phase(t), have(t, ME)) == ("gaining", {"ore": 2, "wool": 2})
    do(t, ME, pick(PASTURE))
    assert have(t, ME) == {"ore": 2, "wool": 3}
    assert refused(t, ME, ON_ROAD) == "GEO-5"
    clean(t)

    t = lay(stock(acting(begin()), ME, ore=2), ME, "small-market-town", (6, 0))
    assert refused(t, ME, ON_ROAD) == "GEO-5"  # no region holds three


@pytest.mark.rule("MOVE-1", "BUILD-17", "TURN-3")
def test_traveling_theater_moves_and_turns_a_resource_into_a_star() -> None:
    t = road(rich("traveling-theater"))
    do(t, ME, Build(number_of("traveling-theater")), PickPlace(ROAD, 6, 0))
    assert stars(t) == 1
    assert refused(t, ME, ON_ROAD) == "GEO-5"  # it was built this turn
    clean(t)

    t = road(lay(loved(stock(acting(begin()), ME), ME, 0), ME, "traveling-theater", (6, 0)))
    rested(t)
    assert refused(t, ME, ON_ROAD) == "GEO-5"  # nothing lies beside the other road
    stock(t, ME, lumber=1, brick=2)
    do(t, ME, ON_ROAD)
    assert (phase(t), offered(t, ME)) == ("staging", [pick(FOREST), pick(HILLS)])
    assert refused(t, ME, pick(FIELDS)) == "GEO-4"
    do(t, ME, pick(HILLS))

    assert (stars(t), have(t, ME)) == (1, {"lumber": 1, "brick": 1})
    assert refused(t, ME, UsePlace(ROAD, 5, 0)) == "GEO-5"  # once a turn
    clean(t)


@pytest.mark.rule("MOVE-1")
def test_traveling_theater_picks_among_free_roads_and_needs_room_for_a_star() -> None:
    t = loved(stock(acting(begin()), ME, **PLENTY), ME, 3)
    rested(road(road(lay(t, ME, "traveling-theater", (6, 0))), ME, 7))
    assert refused(t, ME, ON_ROAD) == "GEO-5"
    loved(t, ME, 0, 1)
    do(t, ME, ON_ROAD)
    assert offered(t, ME) == [PickPlace(ROAD, 5, 0), PickPlace(ROAD, 7, 0)]
    do(t, ME, PickPlace(ROAD, 7, 0), pick(FIELDS))
    assert shown(t, ME)["public-feeling"] in (1, 3)
    clean(t)


@pytest.mark.rule("STAR-1", "STAR-2", "BUILD-18")
def test_public_feeling_is_built_from_the_hand_twice_and_sells_two_stars() -> None:
    """Rulings A18, D22."""
    t = deal(acting(begun("tournament", **DECKS)), ME, "public-feeling", "public-feeling")
    do(t, ME, Build(number_of("public-feeling")), Build(number_of("public-feeling")))
    assert GAME.view(t.state, ME).seats[ME].laid[0].number == 0
    deal(stock(t, ME, **{**PLENTY, "ore": 2}), ME, "feeding-the-poor")
    do(t, ME, Play(number_of("feeding-the-poor")))
    assert (phase(t), offered(t, ME)) == (
        "collecting",
        [PickPlace(MARKER, 0, 0), PickPlace(MARKER, 1, 0)],
    )
    do(t, ME, PickPlace(MARKER, 0, 0), PickPlace(MARKER, 1, 0))
    assert [laid.number for laid in GAME.view(t.state, ME).seats[ME].laid] == [1, 1]

    do(t, ME, FEELING)
    first_come(t, "gaining")
    assert [laid.number for laid in GAME.view(t.state, ME).seats[ME].laid] == [0, 0]
    assert refused(t, ME, PickPlace(MARKER, 0, 0)) == "GEO-5"  # it is never removed
    clean(t)


@pytest.mark.rule("STAR-2", "TURN-3")
def test_public_feeling_is_used_once_a_turn() -> None:
    t = stock(loved(acting(begin()), ME, 3), ME)
    do(t, ME, FEELING, pick(FIELDS))
    assert (stars(t), have(t, ME)) == (1, {"grain": 1})
    loved(t, ME, 3, 1)
    assert refused(t, ME, FEELING) == "GEO-5"
    do(t, ME, UsePlace(MARKER, 1, 0))
    first_come(t, "spending", "gaining")
    assert sum(have(t, ME).values()) == 2
    clean(t)


@pytest.mark.rule("STAR-2", "EVENT-9")
def test_star_of_public_feeling_averts_riots() -> None:
    t = stand(loved(stock(begin(), ME, gold=3), ME, 1), ME, "candamir")
    draw(t, "riots", 6)
    assert (phase(t), t.actors()) == ("warding", [ME])
    assert FEELING in offered(t, ME)
    assert refused(t, ME, UsePlace(MARKER, 1, 0)) == "GEO-5"
    do(t, ME, FEELING)
    assert (stars(t), have(t, ME)["gold"]) == (0, 3)
    assert refused(t, ME, FEELING) == "GEO-5"
    clean(t)


@pytest.mark.rule("NEED-1", "TOKEN-1", "ACT-1")
@pytest.mark.parametrize("card", HELPERS)
def test_artwork_brings_a_star_and_another_with_its_building(card: str) -> None:
    t = rich(card, card)
    assert refused(t, ME, Play(number_of(card))) == "NEED-1"
    stand(t, ME, "princess", 6)
    do(t, ME, Play(number_of(card)))
    assert stars(t) == 1
    stand(t, ME, HELPERS[card])
    do(t, ME, Play(number_of(card)))
    assert stars(t) == 3
    deal(t, ME, card)
    assert refused(t, ME, Play(number_of(card))) == "ACT-1"  # no room for a star
    clean(t)


@pytest.mark.rule("STAR-5", "CHOICE-1", "NEED-1")
def test_bera_takes_stars_or_what_the_other_hands_over() -> None:
    """Ruling D42."""
    t = deal(stock(acting(begin()), ME), ME, "bera", "bera")
    stand(city(stock(t, OTHER, ore=2), OTHER), OTHER, "theater")
    assert refused(t, ME, Play(number_of("bera"))) == "NEED-1"

    t = deal(stock(acting(begin()), ME), ME, "bera", "bera")
    loved(loved(t, ME, 2), OTHER, 3)
    do(t, ME, Play(number_of("bera")))  # nobody leads: only the stars can be taken
    assert (stars(t), stars(t, OTHER)) == (3, 2)
    clean(t)
    assert refused(t, ME, Play(number_of("bera"))) == "ACT-1"  # no room, and no lead

    city(stock(t, OTHER, ore=2, wool=1), OTHER, 5, 6)
    do(t, ME, Play(number_of("bera")))
    assert (phase(t), t.actors()) == ("taking", [OTHER])
    wool, ore = (PickResource(RESOURCE_NAMES.index(kind)) for kind in ("wool", "ore"))
    assert offered(t, OTHER) == [ore, wool]
    do(t, OTHER, wool)
    assert (have(t, ME), have(t, OTHER)) == ({"wool": 1, "ore": 1}, {"ore": 1})
    clean(t)


@pytest.mark.rule("STAR-5", "ATTACK-1")
def test_bera_takes_three_resources_at_most_and_lets_her_player_choose() -> None:
    t = deal(stock(loved(loved(acting(begin()), ME, 0), OTHER, 3), ME), ME, "bera")
    city(stock(t, OTHER, ore=3, wool=3), OTHER, 5, 6)
    stand(stand(t, OTHER, "theater"), OTHER, "parliament", 5, 1)
    do(t, ME, Play(number_of("bera")))
    assert offered(t, ME) == [PickWay(0), PickWay(1)]
    do(t, ME, PickWay(1))
    first_come(t, "taking")
    assert sum(have(t, ME).values()) == 3
    clean(t)


@pytest.mark.rule("ACT-12", "NEED-1", "TOKEN-2")
def test_court_astrologer_lets_a_chosen_face_take_place() -> None:
    t = rich("court-astrologer", stars=2)
    astrologer = number_of("court-astrologer")
    assert refused(t, ME, Play(astrologer)) == "NEED-1"
    stock(stand(t, ME, "prince", 5, 2), ME)
    stock(t, OTHER)
    do(t, ME, Play(astrologer))
    assert offered(t, ME) == [PickFace(face) for face in range(5)]
    do(t, ME, PickFace(FACE_NAMES.index("harvest")))
    first_come(t, "gaining")

    assert [sum(have(t, seat).values()) for seat in (ME, OTHER)] == [1, 1]
    assert stars(t) == 1
    clean(t)


@pytest.mark.rule("ACT-12", "ROLL-3")
def test_court_astrologer_brings_brigands_without_production_and_draws_events() -> None:
    """Rulings D24, D33."""
    t = stand(deal(loved(begin(), ME, 3), ME, *["court-astrologer"] * 2), ME, "princess", 5, 0)
    roll(t, 6, "trade")
    stock(stock(t, OTHER, wool=3, gold=3, ore=3), ME, ore=1)
    do(t, ME, Play(number_of("court-astrologer")), PickFace(FACE_NAMES.index("brigand")))
    assert (have(t, ME), have(t, OTHER)) == ({"ore": 1}, {"ore": 3})
    clean(t)

    stand(stand(city(t, ME), ME, "chapel-high", 5, 2), ME, "candamir", 6)
    t.state.event_pool[number_of("riots")] += 1
    t.rng = ScriptedRng([number_of("riots")])
    do(t, ME, Play(number_of("court-astrologer")), PickFace(FACE_NAMES.index("event")))
    assert points(t, STRENGTH) == 4  # the number of this turn is a six: the Chapel protects
    clean(t)


@pytest.mark.rule("ACT-1", "TOKEN-1")
def test_feeding_the_poor_turns_a_grain_into_two_stars() -> None:
    t = stock(rich("feeding-the-poor", "feeding-the-poor", stars=2), ME, grain=2)
    do(t, ME, Play(number_of("feeding-the-poor")))
    assert (stars(t), have(t, ME)) == (3, {"grain": 1})
    assert refused(t, ME, Play(number_of("feeding-the-poor"))) == "ACT-1"
    clean(t)


@pytest.mark.rule("BUILD-19", "NEED-1", "ACT-1")
def test_prosperity_builds_a_city_for_an_ore_and_two_grain() -> None:
    t = deal(stock(city(acting(begin()), ME), ME, ore=1, grain=2), ME, "prosperity", "prosperity")
    assert refused(t, ME, Play(number_of("prosperity"))) == "NEED-1"
    stand(t, ME, "aqueduct")
    do(t, ME, Play(number_of("prosperity")))
    assert (have(t, ME), t.state.towns[6]) == ({}, 2)
    stock(t, ME, **PLENTY)
    assert refused(t, ME, Play(number_of("prosperity"))) == "ACT-1"
    assert refused(t, ME, BuildCity(6)) == "BUILD-3"
    clean(t)


@pytest.mark.rule("EVENT-14", "T9")
def test_insurrection_takes_a_building_of_each_and_returns_soon() -> None:
    """Rulings D15, D16."""
    t = stand(stand(begin(), ME, "abbey"), ME, "candamir", 6)
    stand(stand(t, OTHER, "abbey"), OTHER, "mint", 5, 1)
    draw(t, "insurrection", 1)
    assert (phase(t), t.actors()) == ("returning", [ME])
    do(t, ME, PickStack(0))
    assert (phase(t), offered(t, OTHER)) == ("losing", [PickSite(5, 0), PickSite(5, 1)])
    do(t, OTHER, PickSite(5, 0), PickStack(1))

    assert [GAME.view(t.state, ME).seats[seat].sites[20] for seat in (ME, OTHER)] == [-1, -1]
    assert t.state.events[4] == number_of("insurrection") + 1
    clean(t)


@pytest.mark.rule("EVENT-14", "STAR-2", "EVENT-12")
def test_insurrection_is_averted_by_a_star_and_consoled_by_irmgard() -> None:
    """Ruling D38."""
    t = loved(stand(deal(begin(), ME, "sebastian"), ME, "abbey"), ME, 1)
    stand(stand(stock(t, OTHER), OTHER, "abbey"), OTHER, "irmgard", 6)
    draw(t, "insurrection", 1)
    assert (phase(t), offered(t, ME)) == ("warding", [Done(), FEELING])
    assert refused(t, ME, Play(number_of("sebastian"))) == "EVENT-11"
    do(t, ME, FEELING)
    first_come(t, "returning", "gaining")

    assert GAME.view(t.state, ME).seats[ME].sites[20] == number_of("abbey")
    assert (stars(t), sum(have(t, OTHER).values())) == (0, 2)
    clean(t)


@pytest.mark.rule("EVENT-14")
def test_insurrection_spares_cheap_buildings_and_hits_those_at_the_others() -> None:
    t = stand(begin(), ME, "hedge-tavern")
    draw(t, "insurrection", 1)
    do(t, ME, PickStack(0))
    clean(t)

    t = lay(begin(), ME, "small-market-town", (6, 0))
    draw(t, "insurrection", 1)
    assert shown(t, ME) == {"small-market-town": 0}
    clean(t)


@pytest.mark.rule("ATTACK-3", "T22")
def test_event_made_here_takes_a_hero_of_each_without_a_response() -> None:
    head = 'kind = "event"\nfamily = "event"\ncopies = [1, 1]\n'
    with instead("taxation", f'{head}does = ["drawn: remove hero who each by victim to discard"]'):
        t = stand(stand(loved(begin(), ME, 3), ME, "candamir"), OTHER, "austin")
        draw(t, "taxation", 1)
        assert [t.state.discard[number_of(key)] for key in ("candamir", "austin")] == [1, 1]
        clean(t)


@pytest.mark.rule("CHOICE-1", "TOKEN-2")
def test_taxation_sells_a_star_for_a_resource_and_gold() -> None:
    """Ruling D32."""
    t = loved(loved(stock(stock(begin(), ME), OTHER), ME, 1), OTHER, 2)
    draw(t, "taxation", 1)
    assert (phase(t), offered(t, ME)) == ("choosing_way", [PickWay(0), PickWay(1)])
    do(t, ME, PickWay(1))
    do(t, OTHER, PickWay(0), pick(FIELDS))

    assert (stars(t), stars(t, OTHER)) == (1, 1)
    assert have(t, ME) == {"gold": 1}  # by the roll
    assert have(t, OTHER)["gold"] == 1
    clean(t)

    t = loved(stock(begin(), ME), ME, 0)
    draw(t, "taxation", 1)
    clean(t)


@pytest.mark.rule("STAR-1", "MODE-3", "MODE-1")
def test_theme_game_deals_a_public_feeling_and_lays_four_cards_open() -> None:
    t = opened("prosperity", 3)
    s = t.state
    assert (shown(t, ME), shown(t, OTHER)) == ({"public-feeling": 0}, {"public-feeling": 0})
    assert [*s.sizes] == [12, 12, 12, 12, 12]
    assert [s.middle[number_of(k)] for k in ("builders-hut", "prince", "princess")] == [2, 1, 1]
    first_come(t, "searching", "arranging")
    roll(t, 1, "trade")
    clean(t, t.state.active)


@pytest.mark.rule("MODE-3")
def test_open_prince_is_built_from_the_middle_and_returns_there() -> None:
    t = begun("prosperity")
    roll(t, 1, "trade")
    loved(stock(city(t, ME), ME, **PLENTY), ME, 3, 1)
    do(t, ME, Build(number_of("prince")), PickSite(5, 0))
    assert t.state.middle[number_of("prince")] == 0
    CardRemoved(ME, number_of("prince"), 5, 0).apply(t.state)
    assert t.state.middle[number_of("prince")] == 1
