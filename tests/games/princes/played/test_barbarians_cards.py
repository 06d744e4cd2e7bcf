"""Tests of the cards of the Era of Barbarians: each is played and leaves the table in order."""

from typing import Any

import pytest

from signoria.games.princes import GAME
from signoria.games.princes.actions import (
    Build,
    BuildCity,
    Done,
    PickCard,
    PickPlace,
    PickResource,
    PickSite,
    PickStack,
    PickWay,
    Play,
    Search,
    Use,
    UsePlace,
)
from signoria.games.princes.card_rows import CARD_NAMES, SIZE, number_of
from signoria.games.princes.events import CardLaid
from signoria.games.princes.rules import (
    POINT_TYPES,
    RESOURCE_NAMES,
    SITES,
    SKILL,
    SPOTS,
    STRENGTH,
    VP,
    ZONE_NAMES,
)
from signoria.games.princes.state import State
from signoria.kernel.rng import ScriptedRng, SeededRng
from signoria.kernel.seats import SPECTATOR
from signoria.kernel.table import Table
from tests.games.princes.laying import (
    FIELDS,
    FOREST,
    GOLD_FIELD,
    HILLS,
    ME,
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
LITTLE = {"brick": 1, "grain": 1, "lumber": 1, "ore": 1, "wool": 1}
DECKS: dict[str, Any] = {"red_deck": "warlords", "blue_deck": "merchants"}
ROAD = PickPlace(ZONE_NAMES.index("their-road"), 6, 0)


def points(t: Table[State], kind: int, seat: int = ME) -> int:
    return t.state.tally[seat * POINT_TYPES + kind]


def ready(*cards: str) -> Table[State]:
    """Return a table at which seat 0 may act, has two cities, half full stores and these cards."""
    t = stock(city(acting(begin()), ME, 5, 6), ME, **dict.fromkeys(PLENTY, 2))
    return deal(t, ME, *cards)


def told(t: Table[State], kind: str) -> list[list[int]]:
    """Return the numbers of every event of a kind in the last entry."""
    made = [e for entry in t.entries for e in entry.events if type(e).__name__ == kind]
    return [[getattr(e, field) for field in e.kinds] for e in made]


def ships(t: Table[State], seat: int, *spots: int, town: int = 5) -> Table[State]:
    """Put trade ships on sites of a town."""
    kinds = ("brick-ship", "gold-ship", "grain-ship", "lumber-ship")
    for spot, key in zip(spots, kinds, strict=False):
        stand(t, seat, key, town, spot)
    return t


@pytest.mark.rule("ROLL-3")
def test_arsenal_keeps_what_lies_beside_it_uncounted_and_safe() -> None:
    t = stand(city(begin(), ME), ME, "arsenal", 5, 0)
    stock(t, ME, lumber=3, gold=3, wool=3, ore=3, grain=1)
    roll(t, 1, "brigand")
    assert have(t, ME) == {"lumber": 3, "gold": 3, "wool": 3, "ore": 3, "grain": 1}

    t = stand(city(begin(), ME), ME, "arsenal", 5, 0)
    stock(t, ME, lumber=3, gold=3, wool=3, ore=3, grain=2)
    roll(t, 2, "brigand")

    assert have(t, ME) == {"lumber": 3, "gold": 3, "ore": 3, "grain": 2}
    clean(t)


@pytest.mark.rule("HAND-7")
def test_bailiwick_draws_a_top_card_once_a_turn() -> None:
    t = stand(ready(), ME, "bailiwick")
    t.rng = SeededRng(1)

    do(t, ME, Use(5, 0), PickStack(2))

    assert len(hand(t, ME)) == 4
    assert refused(t, ME, Use(5, 0)) == "TURN-3"
    clean(t)


@pytest.mark.rule("ROLL-3")
@pytest.mark.parametrize(("strongholds", "ore"), [(0, 1), (1, 2)])
def test_baroc_gains_ore_after_every_brigand_attack(strongholds: int, ore: int) -> None:
    t = stand(stock(begin(), ME), ME, "baroc")
    for _one in range(strongholds):
        fortify(t)
    roll(t, 1, "brigand")

    assert have(t, ME) == {"ore": ore, "gold": 1}
    clean(t)
    pass_turn(first_come(t, "hand", "exchange"))
    before = have(t, ME)["ore"]
    roll(t, 1, "brigand")
    assert have(t, ME)["ore"] == min(3, before + ore)
    clean(t, OTHER)


def fortify(t: Table[State]) -> Table[State]:
    """Let seat 0 have a Barbarian Stronghold in the other principality."""
    stronghold = number_of("barbarian-stronghold")
    deal(t, ME, "barbarian-stronghold")
    CardLaid(ME, stronghold, ROAD.zone, ROAD.column, ROAD.side).apply(t.state)
    return t


@pytest.mark.rule("LEVEL-1", "BUILD-16")
def test_border_fortress_is_paid_by_its_hills_and_raised_as_often_as_paid() -> None:
    t = stock(deal(acting(begin()), ME, "border-fortress", "border-fortress"), ME, ore=2, wool=2)
    fortress = number_of("border-fortress")
    assert refused(t, ME, Build(fortress)) == "BUILD-16"
    stock(t, ME, brick=1, ore=3, wool=3)

    do(t, ME, Build(fortress))
    strengths = [points(t, STRENGTH)]
    for _level in range(3):
        do(t, ME, UsePlace(0, *HILLS))
        strengths.append(points(t, STRENGTH))

    assert strengths == [0, 1, 2, 4]
    assert (shown(t, ME), have(t, ME)) == ({"border-fortress": 3}, {})
    stock(t, ME, brick=1, ore=1, wool=1)
    assert refused(t, ME, UsePlace(0, *HILLS)) == "GEO-5"
    assert refused(t, ME, Build(fortress)) == "BUILD-9"
    clean(t)


@pytest.mark.rule("STORM-4")
def test_castellan_fills_the_regions_beside_the_castle() -> None:
    t = ready("castellan")
    castellan = number_of("castellan")
    assert refused(t, ME, Play(castellan)) == "NEED-1"
    stand(t, ME, "castle", 5, 1)
    stock(t, ME, brick=3, wool=3)
    assert refused(t, ME, Play(castellan)) == "ACT-1"

    stock(t, ME, brick=3, wool=1)
    do(t, ME, Play(castellan))

    assert have(t, ME) == {"brick": 3, "wool": 2}
    clean(t)


@pytest.mark.rule("TOKEN-2")
def test_secret_brotherhood_sells_a_unit_or_action_of_the_hand_once_a_turn() -> None:
    t = stand(deal(stock(city(acting(begin()), ME), ME), ME, "siegfried"), ME, "secret-brotherhood")

    do(t, ME, Use(5, 0), PickCard(number_of("siegfried")), pick(FIELDS))

    assert have(t, ME) == {"grain": 1}
    assert t.state.discard[number_of("siegfried")] == 1
    assert refused(t, ME, Use(5, 0)) == "TURN-3"
    clean(t)


@pytest.mark.rule("TOKEN-2")
def test_secret_brotherhood_buys_no_building() -> None:
    buildings = ("abbey", "marketplace", "parish-hall")
    t = stand(city(acting(begin(buildings)), ME), ME, "secret-brotherhood")

    assert refused(t, ME, Use(5, 0)) == "TURN-3"


@pytest.mark.rule("CHANCE-1")
@pytest.mark.parametrize(("number", "gained"), [(1, 0), (2, 0), (3, 1), (5, 1), (6, 2)])
def test_white_raven_brings_what_the_die_decides(number: int, gained: int) -> None:
    t = stand(stock(acting(begin()), ME, gold=1), ME, "white-raven")
    t.rng = ScriptedRng([number - 1])

    do(t, ME, Use(5, 0), *[pick(FIELDS)] * gained)

    assert have(t, ME) == ({"grain": gained} if gained else {})
    assert told(t, "FortuneRolled") == [[ME, number_of("white-raven"), number]]
    assert refused(t, ME, Use(5, 0)) == "TURN-3"
    clean(t)


@pytest.mark.rule("LOOK-1")
def test_siward_shows_the_top_three_events_in_their_order() -> None:
    t = stand(acting(begin()), ME, "siward")
    t.rng = SeededRng(3)

    do(t, ME, Use(5, 0))
    assert offered(t, ME) == [PickWay(0), PickWay(1), PickWay(2)]
    do(t, ME, PickWay(0))

    events = GAME.view(t.state, ME).events
    assert all(card >= 0 for card in events[:3])
    assert all(card < 0 for card in GAME.view(t.state, OTHER).events[:3])
    assert refused(t, ME, Use(5, 0)) == "TURN-3"
    clean(t)


@pytest.mark.rule("LOOK-1")
def test_siward_shows_the_top_three_cards_of_a_stack() -> None:
    t = stand(acting(begin()), ME, "siward")
    t.rng = SeededRng(3)

    do(t, ME, Use(5, 0), PickWay(1))
    assert refused(t, ME, PickStack(9)) == "TABLE-5"
    assert offered(t, ME) == [PickStack(stack) for stack in range(4)]
    do(t, ME, PickStack(2))

    mine, theirs = (GAME.view(t.state, seat).stacks[2] for seat in (ME, OTHER))
    assert [card >= 0 for card in mine.cards[:4]] == [True, True, True, False]
    assert [card >= 0 for card in theirs.cards[:3]] == [False] * 3
    assert mine.size == theirs.size
    clean(t)


@pytest.mark.rule("LOOK-1")
def test_siward_shows_the_other_hand_for_a_gold() -> None:
    t = stand(stock(acting(begin()), ME), ME, "siward")
    do(t, ME, Use(5, 0))
    assert PickWay(2) not in offered(t, ME)
    assert refused(t, ME, PickWay(2)) == "CHOICE-1"

    t = stand(stock(acting(begin()), ME, gold=1), ME, "siward")
    do(t, ME, Use(5, 0), PickWay(2))

    assert have(t, ME) == {}
    assert sum(t.state.known[OTHER * SIZE : OTHER * SIZE + SIZE]) == 3
    clean(t)


@pytest.mark.rule("T18", "T19", "LOOK-1")
def test_siward_shows_no_hand_in_the_preparatory_round() -> None:
    t = first_come(opened("tournament", 1, **DECKS), "first_hand", "arranging")
    seat = t.actors()[0]
    stand(t, seat, "siward")

    do(t, seat, Use(5, 0))
    assert offered(t, seat) == [PickWay(0), PickWay(1)]
    do(t, seat, PickWay(0))
    assert refused(t, seat, Use(5, 0)) == "TURN-3"


@pytest.mark.rule("STORM-1")
def test_barbarian_attack_takes_two_resources_of_a_player_with_fewer_units() -> None:
    """Ruling D26."""
    t = stock(stock(begin(), ME, ore=2, wool=1), OTHER, grain=1)
    city(city(t, ME), OTHER)

    draw(t, "barbarian-attack")

    assert told(t, "Stormed") == [[ME, 0, 2], [OTHER, 0, 2]]
    assert t.actors() == [ME]
    do(t, ME, pick((7, 1)), pick(PASTURE))
    assert have(t, ME) == {"ore": 1, "gold": 1}
    assert have(t, OTHER) == {}
    clean(t)


@pytest.mark.rule("STORM-1")
def test_barbarian_attack_spares_a_player_without_city_and_one_with_as_many_units() -> None:
    t = ships(city(stock(begin(), ME, ore=3), ME), ME, 0, 1)
    stock(t, OTHER, ore=3)

    draw(t, "barbarian-attack", 6)

    assert told(t, "Stormed") == [[ME, 2, 2]]
    assert have(t, OTHER)["ore"] == 3
    clean(t)


@pytest.mark.rule("STORM-1", "T9")
def test_barbarian_attack_won_brings_two_resources_or_a_level_and_returns_soon() -> None:
    t = lay(ships(city(stock(begin(), ME), ME), ME, 0, 1, 2), ME, "triumph-card")
    draw(t, "barbarian-attack")
    assert offered(t, ME) == [PickWay(0), PickWay(1)]
    do(t, ME, PickWay(1))
    assert (shown(t, ME), points(t, VP)) == ({"triumph-card": 1}, 4)
    assert t.state.events[4] == number_of("barbarian-attack") + 1
    clean(t)

    t = ships(city(stock(begin(), ME), ME), ME, 0, 1, 2)
    draw(t, "barbarian-attack")
    do(t, ME, pick(FIELDS), pick(FOREST))
    assert have(t, ME) == {"grain": 1, "lumber": 1, "gold": 1}
    clean(t)


@pytest.mark.rule("STORM-1")
def test_secret_brotherhood_loses_one_to_a_barbarian_attack() -> None:
    t = stand(city(stock(begin(), ME, ore=2, wool=1), ME), ME, "secret-brotherhood")

    draw(t, "barbarian-attack", 6)
    assert told(t, "Stormed") == [[ME, 0, 3]]
    do(t, ME, pick((7, 1)))

    assert have(t, ME) == {"ore": 1, "wool": 1, "grain": 1}
    clean(t)


@pytest.mark.rule("STORM-1")
def test_arnd_lets_the_other_heroes_of_his_town_count_twice() -> None:
    t = stand(stand(city(begin(), ME, 5, 6), ME, "arnd", 5, 0), ME, "candamir", 5, 1)
    stand(stand(t, ME, "harald", 6, 0), ME, "brick-ship", 5, 2)

    draw(t, "barbarian-attack")

    assert told(t, "Stormed") == [[ME, 5, 4]]


@pytest.mark.rule("STORM-1")
def test_caravel_lets_the_other_ships_of_its_town_count_twice() -> None:
    t = ready("caravel")
    ships(t, ME, 1, 2)
    t.state.towns[5] = 1
    stand(t, ME, "pirate-ship", 6, 0)
    do(t, ME, Build(number_of("caravel")), PickSite(5, 0))
    clean(t)
    assert points(t, STRENGTH) == 2
    pass_turn(first_come(t, "hand", "exchange"))

    draw(t, "barbarian-attack")

    assert told(t, "Stormed")[-1] == [ME, 6, 2]


@pytest.mark.rule("NEED-1")
def test_caravel_needs_a_city() -> None:
    t = stock(deal(acting(begin()), ME, "caravel"), ME, **PLENTY)

    assert refused(t, ME, Build(number_of("caravel"))) == "NEED-1"


@pytest.mark.rule("STORM-1")
def test_castle_counts_the_strength_of_the_border_fortress() -> None:
    t = lay(stand(city(begin(), ME), ME, "castle"), ME, "border-fortress", HILLS, 3)

    draw(t, "barbarian-attack")

    assert told(t, "Stormed") == [[ME, 4, 3]]


@pytest.mark.rule("STORM-1")
@pytest.mark.parametrize(("ships_there", "flags"), [(2, 3), (3, 4)])
def test_flags_are_those_of_cities_and_red_cards_with_what_they_cover(
    ships_there: int, flags: int
) -> None:
    """Ruling D26: a Harbor counts while its condition holds."""
    t = stand(city(begin(), ME), ME, "harbor", 5, 0)
    stand(stand(t, ME, "parish-hall", 5, 1), ME, "town-hall", 5, 1)
    ships(t, ME, *range(ships_there), town=6)

    draw(t, "barbarian-attack")

    assert told(t, "Stormed")[0] == [ME, ships_there, flags]


@pytest.mark.rule("STORM-3", "STORM-1", "BUILD-15")
def test_barbarian_stronghold_lies_beside_a_city_of_the_other_and_strengthens_barbarians() -> None:
    t = ready("barbarian-stronghold")
    stronghold = number_of("barbarian-stronghold")
    assert refused(t, ME, Build(stronghold)) == "BUILD-8"
    city(t, OTHER, 6)

    do(t, ME, Build(stronghold))

    laid = GAME.view(t.state, ME).seats[OTHER].laid
    assert [(CARD_NAMES[one.card], one.foreign) for one in laid] == [("barbarian-stronghold", True)]
    clean(t)
    pass_turn(first_come(t, "hand", "exchange"))
    stock(t, OTHER)
    draw(t, "barbarian-attack")
    assert [OTHER, 0, 3] in told(t, "Stormed")


@pytest.mark.rule("STORM-3", "LEVEL-2")
def test_barbarian_stronghold_leaves_when_the_triumph_card_shows_three() -> None:
    t = fortify(city(ships(city(stock(begin(), OTHER), OTHER), OTHER, 0, 1, 2, 3), ME, 5))
    lay(t, OTHER, "triumph-card", shown=2)
    stock(t, ME, ore=1)

    draw(t, "barbarian-attack", 6)
    do(t, OTHER, PickWay(1))

    assert shown(t, OTHER) == {"triumph-card": 3}
    assert t.state.discard[number_of("barbarian-stronghold")] == 1
    clean(t)
    stock(deal(t, ME, "barbarian-stronghold"), ME, **PLENTY)
    assert refused(t, ME, Build(number_of("barbarian-stronghold"))) == "NEED-1"


@pytest.mark.rule("STORM-3")
def test_barbarian_stronghold_stays_while_the_triumph_card_shows_less() -> None:
    t = fortify(city(ships(city(stock(begin(), OTHER), OTHER), OTHER, 0, 1, 2, 3), ME, 5))
    lay(t, OTHER, "triumph-card", shown=1)
    stock(t, ME)

    draw(t, "barbarian-attack", 6)
    if t.actors() == [ME]:
        do(t, ME, offered(t, ME)[0])
    do(t, OTHER, PickWay(1))

    assert shown(t, OTHER) == {"triumph-card": 2, "barbarian-stronghold": 0}
    clean(t)


@pytest.mark.rule("LEVEL-2")
def test_triumph_card_needs_a_city_and_is_built_from_the_hand() -> None:
    t = deal(acting(begin()), ME, "triumph-card", "triumph-card")
    triumph = number_of("triumph-card")
    assert refused(t, ME, Build(triumph)) == "NEED-1"

    do(city(t, ME), ME, Build(triumph))

    assert (shown(t, ME), points(t, VP)) == ({"triumph-card": 0}, 3)
    assert refused(t, ME, Build(triumph)) == "BUILD-9"
    clean(t)


@pytest.mark.rule("LEVEL-2")
def test_triumph_card_comes_with_the_first_city_of_its_theme_game() -> None:
    t = stock(acting(begun("barbarians")), ME, grain=2, ore=3)

    do(t, ME, BuildCity(5))
    assert shown(t, ME) == {"triumph-card": 0}
    stock(t, ME, grain=2, ore=3)
    do(t, ME, BuildCity(6))

    assert shown(t, ME) == {"triumph-card": 0}
    assert t.state.middle[number_of("triumph-card")] == 1
    clean(t)


@pytest.mark.rule("GEO-3", "CHOICE-1")
def test_siegfried_brings_one_or_two_resources_or_a_level() -> None:
    t = stand(stand(ready("siegfried"), ME, "candamir", 6, 0), ME, "harald", 6, 1)
    siegfried = number_of("siegfried")
    assert refused(t, ME, Play(siegfried)) == "NEED-1"
    stand(t, ME, "castle")
    stock(t, ME, **LITTLE)
    do(t, ME, Play(siegfried))
    assert t.actors() == [ME]
    assert refused(t, ME, Done()) == "TABLE-3"
    do(t, ME, pick(FIELDS), Done())
    assert have(t, ME) == {**LITTLE, "grain": 2}
    clean(t)

    lay(deal(t, ME, "siegfried"), ME, "triumph-card")
    do(t, ME, Play(siegfried), PickWay(1))
    assert shown(t, ME) == {"triumph-card": 1}
    clean(t)


@pytest.mark.rule("GEO-3")
def test_siegfried_fills_the_only_region_with_room_before_it_may_stop() -> None:
    t = stand(stand(ready("siegfried"), ME, "candamir", 6, 0), ME, "harald", 6, 1)
    stock(stand(t, ME, "castle"), ME, **{**PLENTY, "grain": 1})

    do(t, ME, Play(number_of("siegfried")))
    assert stored(t, ME, FIELDS) == 2
    assert offered(t, ME) == [Done(), pick(FIELDS)]
    do(t, ME, pick(FIELDS))

    assert have(t, ME) == PLENTY
    clean(t)


@pytest.mark.rule("NEED-1", "ACT-1")
def test_alliance_brings_one_to_each_with_a_unit_and_one_more_to_the_greater() -> None:
    t = ready("alliance", "alliance")
    alliance = number_of("alliance")
    lay(t, ME, "triumph-card", shown=1)
    assert refused(t, ME, Play(alliance)) == "NEED-1"
    stand(t, ME, "candamir")
    stock(stock(t, ME, **PLENTY), OTHER, **PLENTY)
    assert refused(t, ME, Play(alliance)) == "ACT-1"
    stock(stock(t, ME), OTHER)
    do(t, ME, Play(alliance), pick(FIELDS), pick(FIELDS))
    assert (have(t, ME), have(t, OTHER)) == ({"grain": 2}, {})

    stand(t, OTHER, "harald")
    do(t, ME, Play(alliance), pick(FIELDS))
    do(t, OTHER, pick(FIELDS))

    assert (have(t, ME), have(t, OTHER)) == ({"grain": 3}, {"grain": 1})
    clean(t)


@pytest.mark.rule("MATCH-2")
def test_contest_heroes_names_one_of_each_and_is_rolled_again_at_a_tie() -> None:
    t = stock(stock(ready("contest-heroes"), ME, lumber=1), OTHER, ore=1, wool=1)
    contest = number_of("contest-heroes")
    assert refused(t, ME, Play(contest)) == "NEED-1"
    stand(stand(t, ME, "candamir", 5, 0), ME, "harald", 5, 1)
    stand(stand(t, OTHER, "siglind", 5, 0), OTHER, "inga", 5, 1)
    t.rng = ScriptedRng([0, 0, 5, 0])

    do(t, ME, Play(contest))
    assert offered(t, ME) == [PickSite(5, 0), PickSite(5, 1)]
    do(t, ME, PickSite(5, 1), PickSite(5, 0))
    assert [rolled[2:] for rolled in told(t, "ContestRolled")] == [[3, 3, -1], [8, 3, ME]]
    do(t, ME, pick(FIELDS))
    assert offered(t, ME) == [Done(), *(PickResource(RESOURCE_NAMES.index(k)) for k in TAKEN)]
    do(t, ME, PickResource(RESOURCE_NAMES.index("ore")))

    assert have(t, ME) == {"lumber": 1, "grain": 1, "ore": 1}
    assert GAME.view(t.state, ME).named == []
    clean(t)


TAKEN = ("ore", "wool")


@pytest.mark.rule("MATCH-2")
def test_contest_heroes_may_be_won_by_a_side_without_hero_that_takes_nothing() -> None:
    t = stand(stock(stock(ready("contest-heroes"), ME), OTHER), ME, "inga")
    stock(t, ME, wool=1)
    t.rng = ScriptedRng([0, 5])

    do(t, ME, Play(number_of("contest-heroes")))
    assert told(t, "ContestRolled")[0][2:] == [2, 6, OTHER]
    do(t, OTHER, pick(FIELDS), Done())

    assert (have(t, ME), have(t, OTHER)) == ({"wool": 1}, {"grain": 1})
    clean(t)


@pytest.mark.rule("ACT-1")
def test_contest_heroes_needs_room_on_both_sides() -> None:
    t = stand(ready("contest-heroes"), ME, "candamir")
    assert Play(number_of("contest-heroes")) in offered(t, ME)

    stock(t, OTHER, **PLENTY)
    assert refused(t, ME, Play(number_of("contest-heroes"))) == "ACT-1"


@pytest.mark.rule("OVER-1")
def test_marie_leaves_for_one_of_two_heroes_that_the_other_names() -> None:
    """Rulings D18 and D16."""
    t = stock(deal(acting(begin()), ME, "marie"), ME, ore=1, wool=2)
    for key, spot in (("candamir", 0), ("harald", 1)):
        stand(t, OTHER, key, 5, spot)
    stand(t, OTHER, "austin", 6, 0)
    do(t, ME, Build(number_of("marie")), PickSite(5, 0))
    assert refused(t, ME, Use(5, 0)) == "TURN-3"
    pass_turn(first_come(t, "hand", "exchange"))
    acting(t)
    pass_turn(first_come(t, "hand", "exchange"))
    acting(t)

    do(t, ME, Use(5, 0))
    assert t.actors() == [OTHER]
    do(t, OTHER, PickSite(5, 1), PickSite(6, 0))
    assert offered(t, ME) == [PickSite(5, 1), PickSite(6, 0)]
    assert GAME.heuristics.evaluate(t.state, ME) != 0
    do(t, ME, PickSite(6, 0))

    assert standing(t, ME) == {(5, 0): "austin"}
    assert standing(t, OTHER) == {(5, 0): "candamir", (5, 1): "harald"}
    assert t.state.discard[number_of("marie")] == 1
    assert GAME.view(t.state, ME).named == []
    clean(t)


def standing(t: Table[State], seat: int) -> dict[tuple[int, int], str]:
    """Return the cards on the sites of a principality."""
    cells = t.state.sites[seat * SITES : seat * SITES + SITES]
    return {(at // SPOTS, at % SPOTS): CARD_NAMES[c - 1] for at, c in enumerate(cells) if c}


@pytest.mark.rule("OVER-1")
def test_marie_gets_the_single_suitable_hero_and_none_that_needs_a_city() -> None:
    t = stand(stand(acting(begin()), ME, "marie"), OTHER, "candamir")
    stand(city(t, OTHER, 6), OTHER, "robert", 6, 0)
    t.state.marks[2] = 0

    do(t, ME, Use(5, 0))

    assert standing(t, ME) == {(5, 0): "candamir"}
    clean(t)
    stand(t, ME, "marie", 5, 1)
    t.state.marks[2] = 0
    assert refused(t, ME, Use(5, 1)) == "TURN-3"


@pytest.mark.rule("OVER-1", "T24", "T19")
def test_marie_notes_the_owner_of_the_hero_in_a_tournament() -> None:
    t = acting(begun("tournament", **DECKS))
    stand(stand(t, ME, "marie"), OTHER, "osmund")
    t.state.marks[2] = 0

    do(t, ME, Use(5, 0))

    assert standing(t, ME)[(5, 0)] == "osmund"
    assert GAME.view(t.state, ME).stolen[ME] == [number_of("osmund")]
    deal(t, OTHER, "osmund")
    assert refused(t, ME, Build(number_of("osmund"))) in ("BUILD-4", "T25")


@pytest.mark.rule("OVER-2", "ROLL-5")
def test_wolfgang_stores_beside_him_and_changes_sides_for_two_gold() -> None:
    """Ruling D18."""
    t = stand(stock(stock(begin(), ME, gold=1), OTHER, gold=2), ME, "wolfgang", 5, 0)
    stand(t, OTHER, "drill-ground", 6, 1)

    roll(t, 4, "celebration")
    do(t, ME, pick(FIELDS))
    assert refused(t, ME, pick(HILLS)) == "GEO-3"
    assert refused(t, ME, pick((14, 0))) == "TABLE-5"
    assert refused(t, ME, PickSite(5, 0)) == "TABLE-3"
    do(t, ME, pick(FOREST))
    assert offered(t, ME) == [Done(), pick(GOLD_FIELD)]
    do(t, ME, Done())
    assert refused(t, OTHER, PickSite(6, 1)) == "GEO-2"
    assert refused(t, OTHER, pick(FIELDS)) == "TABLE-3"
    assert PickSite(6, 0) in offered(t, OTHER)
    do(t, OTHER, PickSite(6, 0))

    assert have(t, ME) == {"grain": 1, "lumber": 1, "gold": 1, "wool": 1}
    assert standing(t, OTHER) == {(6, 0): "wolfgang", (6, 1): "drill-ground"}
    assert "gold" not in have(t, OTHER) or have(t, OTHER)["gold"] == 1
    assert (points(t, SKILL), points(t, SKILL, OTHER)) == (0, 1)
    clean(t)


@pytest.mark.rule("OVER-2")
def test_wolfgang_stays_if_nothing_is_stored_or_the_other_declines() -> None:
    t = stand(stock(stock(begin(), ME), OTHER, gold=3), ME, "wolfgang", 5, 0)
    roll(t, 3, "celebration")
    do(t, ME, pick(FIELDS), Done())
    clean(t)

    t = stand(stock(stock(begin(), ME), OTHER, gold=3), ME, "wolfgang", 5, 0)
    roll(t, 3, "celebration")
    do(t, ME, pick(FIELDS), pick(FOREST), pick(GOLD_FIELD))
    do(t, OTHER, Done())
    assert standing(t, ME) == {(5, 0): "wolfgang"}
    clean(t)


@pytest.mark.rule("OVER-2")
def test_wolfgang_stays_with_full_regions_and_with_a_poor_other() -> None:
    t = stand(stock(stock(begin(), ME, **PLENTY), OTHER), ME, "wolfgang", 5, 0)
    roll(t, 3, "celebration")
    clean(t)

    t = stand(stock(stock(begin(), ME), OTHER), ME, "wolfgang", 5, 0)
    roll(t, 3, "celebration")
    do(t, ME, pick(FIELDS), pick(FOREST), Done())
    clean(t)


@pytest.mark.rule("STORM-2", "HAND-4")
def test_retreat_barbarians_searches_different_stacks() -> None:
    t = ships(ships(begin(), ME, 0), OTHER, 1)
    draw(t, "retreat-barbarians")
    assert offered(t, ME) == [Done(), *(Search(stack) for stack in range(4))]
    t.rng = SeededRng(5)
    do(t, ME, Search(1))
    do(t, ME, offered(t, ME)[0])
    assert phase(t) == "browsing"
    assert refused(t, OTHER, Search(1)) == "STORM-2"
    assert refused(t, OTHER, PickStack(1)) == "TABLE-3"
    do(t, OTHER, Search(2))
    do(t, OTHER, offered(t, OTHER)[0])

    assert (len(hand(t, ME)), len(hand(t, OTHER))) == (4, 4)
    clean(t)


@pytest.mark.rule("STORM-2")
def test_retreat_barbarians_brings_the_stronger_a_second_card_of_the_stack() -> None:
    t = begin()
    for spot, key in enumerate(("candamir", "harald")):
        stand(t, OTHER, key, 5, spot)
    stand(t, OTHER, "osmund", 6, 0)
    draw(t, "retreat-barbarians")
    t.rng = SeededRng(5)

    do(t, OTHER, Search(3))
    do(t, OTHER, offered(t, OTHER)[0])
    assert offered(t, OTHER) == [Done(), Search(3)]
    do(t, OTHER, Search(3))
    do(t, OTHER, offered(t, OTHER)[0])

    assert (len(hand(t, ME)), len(hand(t, OTHER))) == (3, 5)
    clean(t)


@pytest.mark.rule("STORM-2")
def test_retreat_barbarians_goes_on_without_a_stack_or_a_unit() -> None:
    t = draw(begin(), "retreat-barbarians")
    clean(t)

    t = stand(stand(begin(), ME, "candamir"), OTHER, "harald")
    stock_of = t.state.sizes
    draw(t, "retreat-barbarians")
    do(t, ME, Done())
    do(t, OTHER, Done())
    assert list(t.state.sizes) == list(stock_of)
    clean(t)


@pytest.mark.rule("STORM-2", "T23")
def test_retreat_barbarians_passes_to_the_other_without_own_stacks() -> None:
    t = begun("tournament", **DECKS)
    for seat, key in ((ME, "osmund"), (OTHER, "siglind")):
        stand(t, seat, key)
    for stack in range(4):
        while t.state.sizes[stack]:
            t.state.pull(stack, t.state.top_of(stack))

    draw(t, "retreat-barbarians", 6)
    while phase(t) != "browsing":
        do(t, t.actors()[0], offered(t, t.actors()[0])[0])

    assert t.actors() == [OTHER]


@pytest.mark.rule("MODE-1", "MODE-3")
def test_theme_game_of_the_barbarians_has_castles_and_triumph_cards_open() -> None:
    t = opened("barbarians")
    view = GAME.view(t.state, SPECTATOR)

    names = [CARD_NAMES[card] for card in view.open_cards]
    assert sorted(names) == ["castle", "castle", "triumph-card", "triumph-card"]
    assert [stack.size for stack in view.stacks] == [12, 12, 12, 12, 12]
    assert len(view.events) == 13
