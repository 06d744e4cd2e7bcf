"""Tests of cards beside regions, on roads and among the markers, some of them made here."""

import pytest

from signoria.games.princes import GAME
from signoria.games.princes.actions import (
    Build,
    PickPlace,
    PickSite,
    PickStack,
    Play,
    UsePlace,
)
from signoria.games.princes.bots import HEURISTICS, standing
from signoria.games.princes.card_rows import CARD_ROWS, number_of
from signoria.games.princes.cards.terms import A_BUILDING
from signoria.games.princes.phases.steps import LOSING
from signoria.games.princes.places import (
    card_at,
    column_of,
    place_in,
    place_of,
    places_of,
    side_of,
    zone_of,
)
from signoria.games.princes.rules import (
    BESIDE_FIRST,
    OUTER,
    PLACES,
    POINT_TYPES,
    REGIONS,
    SITES,
    STRENGTH,
    THEIRS,
    VP,
    ZONE_NAMES,
)
from signoria.games.princes.sites import has_place, room_beside
from signoria.games.princes.state import State
from signoria.kernel.rng import SeededRng
from signoria.kernel.seats import NOBODY, SPECTATOR
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
    beside,
    clean,
    deal,
    do,
    first_come,
    have,
    lay,
    offered,
    phase,
    pick,
    refused,
    roll,
    shown,
    stand,
    stock,
)

ABBEY = number_of("abbey")
COPIES = "copies = [2, 0]\n"
BRIDGE = (
    'kind = "road-complement"\nfamily = "building"\ncost = { wool = 1 }\npoints = { vp = 1 }\n'
    'does = ["once: pay gold 1; gain ore 1"]\n' + COPIES
)
FORTRESS = (
    'kind = "region-expansion"\nfamily = "building"\nregion = "brick"\ncost = { brick = 1 }\n'
    "paid-there = true\nlevels = [{}, { strength = 1 }, { strength = 2 }, { strength = 4 }]\n"
    'does = ["any: pay ore 1; pay wool 1; level self"]\n' + COPIES
)
WAITING = (
    'kind = "road-complement"\nfamily = "unit"\ncost = {}\ndoes = ["later: gain ore 1"]\n' + COPIES
)
REGION, ROAD, TOWN, MARKER, THEIR_REGION, THEIR_ROAD = range(len(ZONE_NAMES))


def points(t: Table[State], sort: int, seat: int = ME) -> int:
    return t.state.tally[seat * POINT_TYPES + sort]


@pytest.mark.rule("GEO-5")
def test_every_outer_place_has_fields_of_its_own() -> None:
    own = list(range(SITES, PLACES))
    theirs = list(range(PLACES + SITES, PLACES + SITES + THEIRS))
    fields = [(zone_of(at), column_of(at), side_of(at)) for at in own + theirs]

    assert len(set(fields)) == len(fields) == OUTER + THEIRS
    assert [place_in(*one) for one in fields] == own + theirs
    assert place_in(ROAD, 5, 1) == place_in(TOWN, 12, 0) == place_in(MARKER, 4, 0) == NOBODY
    assert place_in(9, 0, 0) == place_in(REGION, 13, 0) == NOBODY


@pytest.mark.rule("BUILD-17", "GEO-5")
def test_road_complement_lies_on_a_free_road() -> None:
    with instead("abbey", BRIDGE):
        t = stock(deal(acting(begin()), ME, "abbey", "abbey"), ME, wool=2, gold=1)
        before = GAME.audit(t.state)
        do(t, ME, Build(ABBEY))

        laid = GAME.view(t.state, SPECTATOR).seats[ME].laid
        assert [(one.card, one.zone, one.column, one.side) for one in laid] == [(ABBEY, ROAD, 6, 0)]
        assert (points(t, VP), have(t, ME)) == (3, {"wool": 1, "gold": 1})
        assert refused(t, ME, Build(ABBEY)) == "BUILD-8"
        assert GAME.audit(t.state) == before
        do(t, ME, UsePlace(ROAD, 6, 0))
        assert have(t, ME) == {"wool": 1, "ore": 1}
        assert refused(t, ME, UsePlace(ROAD, 6, 0)) == "GEO-5"
        assert GAME.view(t.state, ME).seats[ME].laid[0].used
        clean(t)


@pytest.mark.rule("BUILD-17")
def test_second_road_offers_a_choice() -> None:
    with instead("abbey", BRIDGE):
        t = stock(deal(acting(begin()), ME, "abbey"), ME, wool=1)
        t.state.roads[ME] |= 1 << 7
        do(t, ME, Build(ABBEY))

        assert offered(t, ME) == [PickPlace(ROAD, 6, 0), PickPlace(ROAD, 7, 0)]
        assert refused(t, ME, PickPlace(ROAD, 5, 0)) == "GEO-5"
        do(t, ME, PickPlace(ROAD, 7, 0))
        assert place_of(t.state, ME, ABBEY) == place_in(ROAD, 7, 0)
        clean(t)


@pytest.mark.rule("BUILD-15", "BUILD-17", "T22")
def test_foreign_card_on_a_road_stays_its_builders() -> None:
    with instead("abbey", BRIDGE + "foreign = true\n"):
        t = stock(deal(acting(begin()), ME, "abbey", "abbey"), ME, wool=2, gold=1)
        worth = standing(t.state, ME)
        do(t, ME, Build(ABBEY))

        theirs = GAME.view(t.state, ME).seats[OTHER].laid[0]
        assert (theirs.zone, theirs.column, theirs.foreign) == (ROAD, 6, True)
        assert (points(t, VP), points(t, VP, OTHER)) == (3, 2)
        assert standing(t.state, ME) > worth
        assert refused(t, ME, Build(ABBEY)) == "BUILD-8"
        assert refused(t, ME, PickPlace(THEIR_ROAD, 6, 0)) == "GEO-5"
        do(t, ME, UsePlace(THEIR_ROAD, 6, 0))
        t.open(LOSING, ME, A_BUILDING)
        t.settle()
        assert GAME.view(t.state, ME).seats[OTHER].laid == []
        assert (t.state.discard[ABBEY], points(t, VP)) == (1, 2)
        clean(t)


@pytest.mark.rule("LEVEL-1", "BUILD-16")
def test_region_expansion_is_paid_there_and_raised() -> None:
    with instead("abbey", FORTRESS):
        t = stock(deal(acting(begin()), ME, "abbey"), ME, brick=1, ore=3, wool=3)
        do(t, ME, Build(ABBEY))
        fortress = UsePlace(REGION, *HILLS)
        assert have(t, ME) == {"ore": 3, "wool": 3}
        for strength in (1, 2, 4):
            do(t, ME, fortress)
            assert points(t, STRENGTH) == strength

        assert refused(t, ME, fortress) == "GEO-5"
        do(t, ME, beside(HILLS))
        assert (points(t, STRENGTH), shown(t, ME)) == (0, {})
        clean(t)


@pytest.mark.rule("TURN-3")
def test_card_on_a_road_may_have_to_wait() -> None:
    with instead("abbey", WAITING):
        t = deal(acting(begin()), ME, "abbey")
        do(t, ME, Build(ABBEY))
        assert refused(t, ME, UsePlace(ROAD, 6, 0)) == "GEO-5"
        t.rng = SeededRng(1)
        first_come(t, "actions", "hand", "exchange")
        first_come(roll(t, 1, "trade"), "actions", "hand", "exchange")
        stock(roll(t, 1, "trade"), ME)
        do(t, ME, UsePlace(ROAD, 6, 0))
        assert have(t, ME) == {"ore": 1}
        clean(t)


@pytest.mark.rule("EVENT-1")
def test_feud_may_name_a_building_beside_a_region() -> None:
    with instead("abbey", FORTRESS):
        t = stand(begin(), ME, "candamir")
        lay(t, OTHER, "abbey", (5, 1), 2)
        for at, key in enumerate(("drill-ground", "storehouse", "toll-bridge")):
            stand(t, OTHER, key, 5 + at // 2, at % 2)
        t.state.event_pool[number_of("feud")] = 1
        roll(t, 1, "event", number_of("feud"))
        first_come(t, "warding")

        theirs = beside((5, 1))
        assert offered(t, ME)[-1] == theirs
        do(t, ME, theirs, PickSite(5, 0), PickSite(5, 1))
        assert offered(t, OTHER) == [PickSite(5, 0), PickSite(5, 1), theirs]
        do(t, OTHER, theirs, PickStack(0))

        assert places_of(t.state, OTHER, A_BUILDING) == [20, 21, 24]
        assert GAME.view(t.state, ME).stacks[0].cards[-1] == ABBEY
        assert sum(t.state.marks) == 0
        clean(t)


@pytest.mark.rule("ACT-4", "BUILD-16")
def test_relocation_leaves_the_cards_beside_regions_and_they_must_suit() -> None:
    t = lay(deal(acting(begin()), ME, "relocation", "relocation"), ME, "peter", FOREST, 2)
    lay(t, ME, "principal-sage-woman", HILLS, 1)
    do(t, ME, Play(number_of("relocation")))

    assert pick(FOREST) not in offered(t, ME)
    assert refused(t, ME, pick(FOREST)) == "ACT-4"
    assert beside(FOREST) not in offered(t, ME)
    do(t, ME, pick(HILLS), pick(PASTURE))
    assert shown(t, ME) == {"peter": 2, "principal-sage-woman": 1}
    assert card_at(t.state, ME, BESIDE_FIRST + HILLS[0] * 2 + 1) == number_of(
        "principal-sage-woman"
    )
    clean(t)


@pytest.mark.rule("ACT-4")
def test_relocation_exchanges_cards_on_roads_with_their_marks() -> None:
    with instead("abbey", BRIDGE):
        t = deal(stock(acting(begin()), ME, wool=2, gold=1), ME, "relocation", "abbey", "abbey")
        t.state.roads[ME] |= 1 << 7
        do(t, ME, Build(ABBEY), PickPlace(ROAD, 6, 0), Build(ABBEY), UsePlace(ROAD, 6, 0))
        stand(t, ME, "inga")
        do(t, ME, Play(number_of("relocation")))
        assert refused(t, ME, PickPlace(ROAD, 5, 0)) == "ACT-4"
        assert refused(t, ME, PickPlace(ROAD, 13, 0)) == "TABLE-5"
        do(t, ME, PickPlace(ROAD, 6, 0))
        assert offered(t, ME) == [PickPlace(ROAD, 7, 0)]
        do(t, ME, PickPlace(ROAD, 7, 0))

        assert [one.used for one in GAME.view(t.state, ME).seats[ME].laid] == [False, True]
        clean(t)


@pytest.mark.rule("GEO-5", "BUILD-12", "BUILD-18")
def test_regions_have_room_for_one_card_each() -> None:
    t = deal(acting(begin()), ME, "gold-cache", "manifesto", "piet")
    stand(t, ME, "candamir")
    for place in (FOREST, HILLS, FIELDS, PASTURE):
        lay(t, ME, "principal-sage-woman", place)
    assert room_beside(t.state, ME) == 2
    do(t, ME, Build(number_of("gold-cache")))
    assert room_beside(t.state, ME) == 1
    lay(t, ME, "manifesto")

    assert room_beside(t.state, ME) == 0
    stock(t, ME, ore=1)
    assert not has_place(t.state, ME, number_of("piet"))
    assert not has_place(t.state, ME, number_of("manifesto"))
    deal(t, ME, "gold-cache")
    assert refused(t, ME, Build(number_of("gold-cache"))) == "BUILD-8"
    do(t, ME, beside(HILLS))
    assert has_place(t.state, ME, number_of("piet"))
    assert CARD_ROWS.region[number_of("piet")] == t.state.bears(ME, 15) < REGIONS


@pytest.mark.rule("BUILD-6")
def test_bots_do_not_think_of_throwing_sages_away() -> None:
    t = lay(acting(begin()), ME, "peter", FOREST)
    legal = t.legal(ME)

    assert beside(FOREST) in offered(t, ME)
    kept = HEURISTICS.candidates(t.state, ME, legal)
    assert beside(FOREST) not in [GAME.menu[number] for number in kept]


@pytest.mark.rule("SET-6")
def test_imagined_worlds_keep_outer_cards_in_place() -> None:
    t = lay(lay(acting(begin()), ME, "peter", FOREST, 2), OTHER, "piet", MOUNTAINS, 1)
    for watcher in (ME, OTHER, SPECTATOR):
        world = t.state.imagine(watcher, SeededRng(5), True)
        assert GAME.view(world, watcher) == GAME.view(t.state, watcher)
        assert all(count >= 0 for count in world.pool)
    assert phase(t) == "actions"
