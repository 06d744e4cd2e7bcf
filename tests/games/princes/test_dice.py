"""Tests of the dice: brigands, production, marketplaces, trade, celebration, harvest."""

import pytest

from signoria.games.princes import GAME
from signoria.games.princes.actions import Foretell, PickResource, Roll
from signoria.games.princes.state import State
from signoria.kernel.rng import ScriptedRng, SeededRng
from signoria.kernel.table import Table
from tests.games.princes.laying import (
    FIELDS,
    FOREST,
    GOLD_FIELD,
    HILLS,
    ME,
    OTHER,
    PASTURE,
    begin,
    do,
    have,
    offered,
    phase,
    pick,
    refused,
    roll,
    set_region,
    stand,
    stock,
    stored,
)


@pytest.mark.rule("ROLL-1", "PROD-1")
def test_both_players_regions_with_the_number_bear() -> None:
    t = roll(begin(), 2, "trade")  # red: forest; blue: hills

    assert stored(t, ME, FOREST) == 2
    assert stored(t, OTHER, HILLS) == 2


@pytest.mark.rule("ROLL-2")
def test_two_faces_of_the_event_die_draw_an_event_card() -> None:
    faces: list[int] = []
    for seed in range(60):
        t = begin()
        t.rng = SeededRng(seed)
        t.submit(ME, Roll())
        faces.append(t.state.face)

    assert set(faces) == {0, 1, 2, 3, 4}
    assert faces.count(4) > 12


@pytest.mark.rule("GEO-3")
def test_a_full_region_bears_nothing() -> None:
    t = stock(begin(), ME, lumber=3)

    roll(t, 2, "trade")

    assert stored(t, ME, FOREST) == 3


@pytest.mark.rule("PROD-2", "GEO-2")
def test_a_doubling_building_beside_its_region_makes_it_bear_two() -> None:
    t = stand(stock(begin(), ME), ME, "lumber-camp", 5, 0)

    roll(t, 2, "trade")

    assert have(t, ME) == {"lumber": 2}


@pytest.mark.rule("PROD-2")
def test_a_doubling_building_below_does_not_reach_the_regions_above() -> None:
    t = stand(stock(begin(), ME), ME, "lumber-camp", 5, 1)

    roll(t, 2, "trade")

    assert have(t, ME) == {"lumber": 1}


@pytest.mark.rule("ROLL-3")
def test_brigands_come_before_production_and_take_wool_and_gold() -> None:
    """Ruling D25: counted, then lost."""
    t = stock(begin(), ME, lumber=3, grain=3, wool=1, gold=1)

    roll(t, 1, "brigand")  # red: the gold field bears after they have gone

    assert have(t, ME) == {"lumber": 3, "grain": 3, "gold": 1}


@pytest.mark.rule("ROLL-3")
def test_seven_resources_are_safe() -> None:
    t = stock(begin(), ME, lumber=3, grain=2, wool=1, gold=1)

    roll(t, 5, "brigand")

    assert have(t, ME) == {"lumber": 3, "grain": 2, "wool": 1, "gold": 1, "ore": 1}


@pytest.mark.rule("ROLL-3")
def test_resources_beside_a_storehouse_are_not_counted() -> None:
    t = stand(stock(begin(), ME, lumber=3, gold=3, wool=3, brick=3), ME, "storehouse", 5, 0)

    roll(t, 5, "brigand")

    assert have(t, ME) == {"lumber": 3, "gold": 3, "wool": 3, "brick": 3, "ore": 1}


@pytest.mark.rule("ROLL-3")
def test_seat_with_too_many_loses_resources_beside_the_storehouse_too() -> None:
    """Ruling A6: a Storehouse changes the count only."""
    t = stand(stock(begin(), ME, gold=3, wool=3, brick=3, ore=3), ME, "storehouse", 5, 0)

    roll(t, 5, "brigand")

    assert have(t, ME) == {"brick": 3, "ore": 3}


@pytest.mark.rule("PROD-3")
def test_a_marketplace_takes_from_what_more_regions_of_the_other_bear() -> None:
    """Ruling D43."""
    t = stand(begin(), ME, "marketplace")
    set_region(t, ME, 10)  # my forest, the only 2 I have

    roll(t, 2, "trade")

    assert have(t, ME)["brick"] == 2


@pytest.mark.rule("ROLL-4", "GEO-4")
def test_trade_lets_the_leader_take_a_resource_of_its_choice() -> None:
    t = stock(begin(), OTHER, ore=1, wool=2)
    for town, spot, ship in ((5, 0, "gold-ship"), (5, 1, "ore-ship"), (6, 0, "wool-ship")):
        t = stand_again(t, ship, town, spot)

    roll(t, 4, "trade")
    assert offered(t, ME) == [PickResource(3), PickResource(4), PickResource(5)]
    assert refused(t, ME, PickResource(0)) == "ROLL-4"
    assert refused(t, ME, PickResource(9)) == "TABLE-5"
    assert refused(t, ME, Roll()) == "TABLE-3"
    do(t, ME, PickResource(4))

    assert have(t, OTHER) == {"ore": 1, "wool": 1, "gold": 1}
    assert have(t, ME)["wool"] == 3


def stand_again(t: Table[State], key: str, town: int, spot: int) -> Table[State]:
    """Put a second copy of a ship into play; its only copy is in a hand."""
    t.state.pool[GAME.names["card"].index(key)] += 1
    return stand(t, ME, key, town, spot)


@pytest.mark.rule("ROLL-4", "ADV-1")
@pytest.mark.parametrize(("wool", "left"), [(1, {}), (0, {})])
def test_trade_takes_the_only_resource_or_nothing(wool: int, left: dict[str, int]) -> None:
    t = stock(begin(), OTHER, wool=wool)
    for town, spot, ship in ((5, 0, "gold-ship"), (5, 1, "ore-ship"), (6, 0, "wool-ship")):
        t = stand_again(t, ship, town, spot)

    set_region(t, OTHER, 10)  # their forest, the 3
    roll(t, 3, "trade")

    assert have(t, OTHER) == left
    assert phase(t) == "actions"


@pytest.mark.rule("ROLL-5")
def test_a_celebration_with_equal_skill_gives_both_a_resource_active_first() -> None:
    t = roll(begin(), 1, "celebration")

    assert (phase(t), t.actors()) == ("gaining", [ME])
    do(t, ME, pick(GOLD_FIELD))
    assert t.actors() == [OTHER]
    assert refused(t, OTHER, pick((0, 0))) == "GEO-3"
    assert refused(t, OTHER, pick((0, 2))) == "TABLE-5"
    assert refused(t, OTHER, Roll()) == "TABLE-3"
    do(t, OTHER, pick(FIELDS))

    assert have(t, OTHER)["grain"] == 2


@pytest.mark.rule("ROLL-5")
def test_a_celebration_gives_only_the_more_skilled_a_resource() -> None:
    t = roll(stand(begin(), OTHER, "inga"), 1, "celebration")

    do(t, OTHER, pick(FIELDS))

    assert t.actors() == [ME]
    assert phase(t) == "actions"


@pytest.mark.rule("ROLL-6")
def test_a_plentiful_harvest_gives_both_a_resource_and_a_toll_bridge_two_gold() -> None:
    t = roll(stand(begin(), ME, "toll-bridge"), 5, "harvest")

    do(t, ME, pick(PASTURE))
    assert have(t, ME)["gold"] == 2
    do(t, OTHER, pick(PASTURE))

    assert phase(t) == "actions"


@pytest.mark.rule("ACT-6")
def test_brigitta_sets_the_production_die_before_the_roll() -> None:
    t = begin(("brigitta", "gold-ship", "grain-ship"))
    t.rng = ScriptedRng([1])

    do(t, ME, Foretell(3))

    assert (t.state.number, t.state.face) == (3, 1)
    assert GAME.view(t.state, OTHER).discard == [GAME.names["card"].index("brigitta")]


@pytest.mark.rule("ACT-6")
def test_foretelling_without_brigitta_is_refused() -> None:
    t = begin()

    assert refused(t, ME, Foretell(3)) == "ACT-6"
    assert refused(t, ME, Foretell(7)) == "TABLE-5"
    assert offered(t, ME) == [Roll()]
