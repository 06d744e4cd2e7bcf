"""Tests of phase 3: the shields that a city brings."""

import pytest

from signoria.games.il_principe.actions import Build, KeepShields, PlaceShield
from signoria.games.il_principe.events import CityBuilt, CityShown, ShieldPlaced
from signoria.kernel.action import Refusal
from tests.games.il_principe.milano import FOR_MILANO, before_milano
from tests.games.il_principe.story import (
    do,
    events_of,
    in_region,
    legal_actions,
    refusal,
    scores,
    table,
    turn_of,
)
from tests.games.il_principe.words import (
    IN_BLUE,
    IN_GREEN,
    IN_RED,
    IN_VIOLET,
    IN_YELLOW,
    MEDICI,
    MILANO,
    PISA,
    RIMINI,
    SIENA,
)


@pytest.mark.rule("CITY-6")
def test_shield_outside_the_touching_regions_is_refused() -> None:
    t = before_milano()
    do(t, MEDICI, Build(MILANO))
    refused = refusal(t, MEDICI, PlaceShield(IN_VIOLET))
    assert refused == Refusal("CITY-6", {"city": MILANO, "region": IN_VIOLET})
    assert refusal(t, MEDICI, PlaceShield(6)) == Refusal("TABLE-5")
    assert refusal(t, MEDICI, PlaceShield(-1)) == Refusal("TABLE-5")
    assert refusal(t, MEDICI, Build(SIENA)) == Refusal("TABLE-3")


@pytest.mark.rule("CITY-6")
@pytest.mark.parametrize("regions", [(IN_BLUE, IN_GREEN), (IN_GREEN, IN_GREEN)])
def test_shields_are_split_freely(regions: tuple[int, int]) -> None:
    """Both in one region is allowed (ruling 34)."""
    t = before_milano()
    do(t, MEDICI, Build(MILANO))
    for region in regions:
        do(t, MEDICI, PlaceShield(region))
    assert [e.region for e in events_of(t, ShieldPlaced)] == list(regions)
    assert t.state.supply[MEDICI] == 10


@pytest.mark.rule("CITY-6")
def test_a_small_city_gives_one_shield_that_may_be_kept() -> None:
    """Where the edition says may, even a single region is a choice (ruling 34)."""
    t = before_milano()
    do(t, MEDICI, Build(SIENA))
    assert legal_actions(t, MEDICI) == [KeepShields(), PlaceShield(IN_YELLOW)]
    do(t, MEDICI, KeepShields())
    assert events_of(t, ShieldPlaced) == []
    assert t.state.shields_due == 0


@pytest.mark.rule("CITY-12")
def test_shields_may_not_be_kept_where_the_edition_says_must() -> None:
    """Ruling 34."""
    t = before_milano("mtm2005")
    do(t, MEDICI, Build(MILANO))
    refused = refusal(t, MEDICI, KeepShields())
    assert refused == Refusal("CITY-12", {"city": MILANO, "due": 2})
    assert legal_actions(t, MEDICI) == [PlaceShield(IN_BLUE), PlaceShield(IN_GREEN)]


@pytest.mark.rule("CITY-12")
def test_only_region_is_chosen_without_asking() -> None:
    """A small city touches one region, so public information leaves one choice."""
    t = before_milano("mtm2005")
    do(t, MEDICI, Build(SIENA))
    assert events_of(t, ShieldPlaced) == [ShieldPlaced(MEDICI, IN_YELLOW)]
    assert in_region(t, IN_YELLOW) == [1, 0, 0, 0]


@pytest.mark.rule("CITY-7")
@pytest.mark.parametrize("placing", ["may", "must"])
def test_seat_without_shields_places_none(placing: str) -> None:
    t = table(
        at=turn_of(MEDICI),
        hands={MEDICI: FOR_MILANO},
        display=[MILANO, SIENA, PISA, RIMINI],
        shields={IN_RED: {MEDICI: 12}},
        options={"shield_placing": placing},
    )
    do(t, MEDICI, Build(MILANO))
    assert events_of(t, CityBuilt) == [CityBuilt(MEDICI, MILANO, 0)]
    assert events_of(t, ShieldPlaced) == []
    assert scores(t)[MEDICI] == 6
    assert len(events_of(t, CityShown)) == 1


@pytest.mark.rule("CITY-7", "CITY-12")
def test_only_the_last_shield_of_the_supply_is_placed() -> None:
    """A city places at most as many shields as the supply has (ruling 34)."""
    t = table(
        at=turn_of(MEDICI),
        hands={MEDICI: FOR_MILANO},
        display=[MILANO, SIENA, PISA, RIMINI],
        shields={IN_RED: {MEDICI: 11}},
        options={"shield_placing": "must"},
    )
    do(t, MEDICI, Build(MILANO))
    do(t, MEDICI, PlaceShield(IN_BLUE))
    assert events_of(t, ShieldPlaced) == [ShieldPlaced(MEDICI, IN_BLUE)]
    assert t.state.supply[MEDICI] == 0
    assert len(events_of(t, CityShown)) == 1
