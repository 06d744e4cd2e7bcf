"""Tests of the cards of the Era of Progress and of the rulings about them."""

import pytest

from signoria.games.princes.actions import (
    Build,
    Done,
    PickCard,
    PickResource,
    PickSite,
    PickStack,
    Play,
    Put,
    Roll,
    Search,
)
from signoria.games.princes.card_rows import SIZE, number_of
from signoria.games.princes.phases.hand import search_price
from signoria.games.princes.rules import (
    POINT_TYPES,
    PROGRESS,
    RESOURCE_NAMES,
    STRENGTH,
    VP,
)
from signoria.kernel.rng import ScriptedRng
from tests.games.princes.laying import (
    FIELDS,
    HILLS,
    ME,
    OTHER,
    acting,
    begin,
    city,
    clean,
    deal,
    do,
    draw,
    hand,
    have,
    offered,
    phase,
    pick,
    refused,
    stand,
    stock,
)
from tests.games.princes.played.test_gold_cards import build, in_city, points

BRICK, ORE, GRAIN, WOOL = (RESOURCE_NAMES.index(name) for name in ("brick", "ore", "grain", "wool"))


@pytest.mark.rule("EVENT-10")
def test_plague_takes_one_from_each_region_beside_a_city() -> None:
    """Rulings D14 and D34: four regions a city, and one between two cities loses once."""
    t = city(stock(begin(), ME, lumber=2, brick=1, gold=2, wool=3, grain=2, ore=2), ME, 5, 6)
    stock(t, OTHER, lumber=2)

    draw(t, "plague", 2)

    assert have(t, ME) == {"lumber": 2, "gold": 1, "wool": 2, "grain": 1, "ore": 1}
    assert have(t, OTHER) == {"lumber": 2, "brick": 1}
    clean(t)


@pytest.mark.rule("EVENT-10")
def test_bath_house_spares_the_regions_of_its_city() -> None:
    t = city(stock(begin(), ME, lumber=1, brick=1, gold=1, wool=1, grain=1, ore=1), ME, 5, 6)
    stand(t, ME, "bath-house", 5, 2)

    draw(t, "plague", 5)

    assert have(t, ME) == {"lumber": 1, "brick": 1, "gold": 1, "wool": 1, "ore": 1}
    clean(t)


@pytest.mark.rule("EVENT-10")
def test_pharmacy_brings_a_resource_at_a_plague() -> None:
    t = stand(city(stock(begin(), ME, grain=1), ME), ME, "pharmacy")
    stand(city(stock(t, OTHER), OTHER), OTHER, "pharmacy")

    draw(t, "plague", 6)
    do(t, ME, pick(HILLS))
    do(t, OTHER, pick(HILLS))

    assert have(t, ME) == {"grain": 2, "brick": 1}
    clean(t)


@pytest.mark.rule("BUILD-13", "NEED-1")
def test_building_crane_saves_a_resource_of_an_expensive_red_card() -> None:
    """Ruling D15: the builder picks which."""
    t = in_city("building-crane", "library", "parliament")
    assert refused(t, ME, Build(number_of("building-crane"))) == "NEED-1"
    stand(stand(t, ME, "university", 5, 3), ME, "abbey", 6, 0)

    build(t, "building-crane")
    stock(t, ME, brick=2, lumber=3, wool=2)
    do(t, ME, Build(number_of("parliament")), PickSite(5, 1))
    assert phase(t) == "saving"
    assert refused(t, ME, PickResource(GRAIN)) == "BUILD-13"
    assert refused(t, ME, PickResource(9)) == "TABLE-5"
    assert refused(t, ME, Roll()) == "TABLE-3"
    assert offered(t, ME) == [PickResource(kind) for kind in (0, 2, 4)]
    do(t, ME, PickResource(BRICK))

    assert have(t, ME) == {"brick": 1}
    clean(t)


@pytest.mark.rule("BUILD-13")
def test_discount_covers_the_missing_resource_and_cheap_cards_get_none() -> None:
    t = in_city("parliament", "library")
    stand(stand(stand(t, ME, "university", 5, 3), ME, "abbey", 6, 0), ME, "building-crane", 5, 2)
    stock(t, ME, brick=2, lumber=2, wool=2)

    build(t, "parliament", 5, 1)
    assert have(t, ME) == {}
    stock(t, ME, brick=1, lumber=2, ore=1)
    do(t, ME, Build(number_of("library")), Done())

    assert have(t, ME) == {}
    clean(t)


@pytest.mark.rule("BUILD-13", "BUILD-5")
def test_discounts_add_up_to_a_limit() -> None:
    t = in_city("parliament")
    stand(stand(stand(t, ME, "university", 5, 3), ME, "abbey", 6, 0), ME, "building-crane", 5, 2)
    stand(t, ME, "building-crane", 5, 0)
    stock(t, ME, brick=1, lumber=2, wool=1)
    assert refused(t, ME, Build(number_of("parliament"))) == "BUILD-5"

    stock(t, ME, brick=2, lumber=2, wool=2)
    do(t, ME, Build(number_of("parliament")))
    do(t, ME, PickResource(WOOL))

    assert have(t, ME) == {"wool": 1}
    clean(t)


@pytest.mark.rule("BUILD-14", "HAND-6")
def test_library_lets_its_builder_search_a_stack() -> None:
    t = in_city("library")
    unseen = ["abbey", "scout", "storehouse", "austin", "candamir", "harald"]

    build(t, "library")
    assert phase(t) == "browsing"
    assert offered(t, ME) == [Done(), *(Search(stack) for stack in range(4))]
    assert refused(t, ME, Search(9)) == "TABLE-5"
    assert refused(t, ME, Roll()) == "TABLE-3"
    t.rng = ScriptedRng([number_of(key) for key in unseen])
    do(t, ME, Search(0), PickCard(number_of("scout")))

    assert "scout" in hand(t, ME)
    clean(t)


@pytest.mark.rule("BUILD-14", "HAND-5")
def test_library_may_be_left_unused_and_finds_nothing_in_empty_stacks() -> None:
    t = in_city("library", "library")
    s = t.state
    while s.sizes[1]:
        s.pull(1, s.top_of(1))

    build(t, "library")
    assert refused(t, ME, Search(1)) == "HAND-5"
    do(t, ME, Done())
    clean(t)
    for stack in (0, 2, 3):
        while s.sizes[stack]:
            s.pull(stack, s.top_of(stack))
    stock(t, ME, brick=1, lumber=2, ore=1)
    do(t, ME, Build(number_of("library")), PickSite(5, 1))

    assert (phase(t), t.actors()) == ("actions", [ME])


@pytest.mark.rule("NEED-1")
def test_parliament_needs_two_progress_points() -> None:
    t = stand(in_city("parliament"), ME, "abbey", 6, 0)
    assert refused(t, ME, Build(number_of("parliament"))) == "NEED-1"

    build(stand(t, ME, "university", 5, 3), "parliament")

    assert points(t, VP) == 3 + 1 + 2
    clean(t)


@pytest.mark.rule("BUILD-11", "HAND-4", "BUILD-9")
def test_town_hall_lies_on_a_parish_hall_in_a_city_and_makes_searches_free() -> None:
    """Ruling A9: the card beneath stays, and becomes visible when the upper one goes."""
    t = stand(in_city("town-hall", "parish-hall"), ME, "parish-hall", 6, 0)
    hall = Build(number_of("town-hall"))
    assert refused(t, ME, hall) == "BUILD-11"

    do(city(t, ME, 6), ME, hall)
    assert (search_price(t.state, ME), points(t, VP)) == (0, 5)
    assert refused(t, ME, Build(number_of("parish-hall"))) == "BUILD-9"
    clean(t)
    do(t, ME, PickSite(6, 0))

    assert t.state.sites[24] == number_of("parish-hall") + 1
    assert (search_price(t.state, ME), points(t, VP)) == (1, 4)
    clean(t)


@pytest.mark.rule("HAND-4", "BUILD-11")
def test_search_with_a_town_hall_costs_nothing() -> None:
    t = stand(stand(city(acting(begin()), ME), ME, "parish-hall"), ME, "town-hall")
    stock(t, ME, wool=1, ore=1)
    t.rng = ScriptedRng([number_of(key) for key in ("abbey", "scout", "austin", "siglind")])
    while t.state.sizes[0] > 4:
        t.state.pull(0, 0)

    do(t, ME, Done(), Put(number_of("gold-ship"), 2), Search(0))
    assert phase(t) == "searching"
    do(t, ME, PickCard(number_of("scout")))

    assert have(t, ME) == {"wool": 1, "ore": 1}


@pytest.mark.rule("BUILD-11", "EVENT-1")
def test_feud_takes_only_the_upper_card_of_a_pile() -> None:
    t = stand(stand(city(begin(), OTHER), OTHER, "parish-hall"), OTHER, "town-hall")
    stand(t, ME, "candamir")

    draw(t, "feud")
    do(t, OTHER, PickStack(0))

    assert t.state.sites[48 + 20] == number_of("parish-hall") + 1
    clean(t)


@pytest.mark.rule("BUILD-11", "ACT-4")
def test_pile_moves_as_one_card_and_stays_in_a_city() -> None:
    """Ruling D46."""
    t = deal(stand(stand(in_city(), ME, "parish-hall"), ME, "town-hall"), ME, "relocation")
    stand(stand(t, ME, "abbey", 6, 0), ME, "marketplace", 5, 1)

    do(t, ME, Play(number_of("relocation")), PickSite(5, 0))
    assert refused(t, ME, PickSite(6, 0)) == "ACT-4"
    assert refused(t, ME, pick(FIELDS)) == "ACT-4"
    do(t, ME, PickSite(5, 1))

    assert t.state.sites[21] == number_of("town-hall") + 1
    clean(t)


@pytest.mark.rule("NEED-1", "BUILD-9")
@pytest.mark.parametrize("need", ["abbey", "library"])
def test_university_needs_an_abbey_or_a_library(need: str) -> None:
    t = in_city("university", "university")
    university = Build(number_of("university"))
    refusal = t.refuses(ME, university)
    assert refusal is not None
    assert refusal.rule == "NEED-1"
    assert refusal.params["need"] != refusal.params["instead"]

    do(stand(t, ME, need, 5, 3), ME, university, PickSite(5, 0))

    assert refused(t, ME, university) == "BUILD-9"
    assert points(t, PROGRESS) == 1 + int(need == "abbey")
    clean(t)


@pytest.mark.rule("NEED-1")
def test_chief_cannoneer_needs_a_university() -> None:
    t = in_city("chief-cannoneer")
    assert refused(t, ME, Build(number_of("chief-cannoneer"))) == "NEED-1"

    build(stand(t, ME, "university", 5, 3), "chief-cannoneer")

    assert t.state.tally[ME * POINT_TYPES + STRENGTH] == 4
    clean(t)


@pytest.mark.rule("ACT-9")
def test_benjamin_lets_the_regions_of_the_number_bear_again() -> None:
    """Ruling A20: doubling does not count."""
    t = stand(stock(deal(begin(), ME, "benjamin", "benjamin"), ME, gold=1), ME, "grain-mill", 6, 0)

    t = acting(t)
    assert have(t, ME) == {"gold": 2}
    do(t, ME, Play(number_of("benjamin")))

    assert have(t, ME) == {"gold": 3}
    assert refused(t, ME, Play(number_of("benjamin"))) == "ACT-1"
    clean(t)


@pytest.mark.rule("ACT-9", "NEED-1")
def test_doctor_treats_the_two_regions_beside_one_bath_house() -> None:
    t = deal(stock(city(acting(begin()), ME), ME), ME, "doctor")
    assert refused(t, ME, Play(number_of("doctor"))) == "ACT-1"
    stand(stand(t, ME, "bath-house", 5, 0), ME, "bath-house", 5, 1)

    do(t, ME, Play(number_of("doctor")))
    assert refused(t, ME, PickSite(6, 0)) == "ACT-9"
    assert refused(t, ME, PickSite(66, 0)) == "TABLE-5"
    assert refused(t, ME, Roll()) == "TABLE-3"
    assert offered(t, ME) == [PickSite(5, 0), PickSite(5, 1)]
    do(t, ME, PickSite(5, 1))

    assert have(t, ME) == {"brick": 1, "wool": 1}
    clean(t)


@pytest.mark.rule("ACT-9")
def test_doctor_needs_room_beside_the_only_bath_house() -> None:
    t = stand(deal(city(acting(begin()), ME), ME, "doctor"), ME, "bath-house")
    stock(t, ME, lumber=3, gold=2)

    do(t, ME, Play(number_of("doctor")))

    assert have(t, ME) == {"lumber": 3, "gold": 3}
    assert refused(deal(t, ME, "doctor"), ME, Play(number_of("doctor"))) == "ACT-1"
    clean(t)


@pytest.mark.rule("ACT-8", "NEED-1")
def test_gustav_fetches_a_card_of_the_discard_pile_but_not_himself() -> None:
    t = deal(acting(begin()), ME, "gustav")
    gustav = Play(number_of("gustav"))
    assert refused(t, ME, gustav) == "ACT-1"
    for card in ("scout", "abbey"):
        t.state.options.totals[number_of(card)] += 1
        t.state.throw(ME, number_of(card))
    assert refused(t, ME, gustav) == "NEED-1"

    do(city(t, OTHER), ME, gustav)
    assert refused(t, ME, PickCard(number_of("gustav"))) == "ACT-8"
    assert refused(t, ME, PickCard(SIZE)) == "TABLE-5"
    assert refused(t, ME, Roll()) == "TABLE-3"
    do(t, ME, PickCard(number_of("abbey")))

    assert "abbey" in hand(t, ME)
    assert t.state.known[ME * SIZE + number_of("abbey")] == 1
    clean(t)


@pytest.mark.rule("ACT-8", "NEED-1")
def test_guido_fetches_the_only_card_of_the_pile() -> None:
    t = stand(stand(city(acting(begin()), ME), ME, "parish-hall"), ME, "town-hall")
    deal(t, ME, "guido")
    t.state.options.totals[number_of("scout")] += 1
    t.state.throw(OTHER, number_of("scout"))

    do(t, ME, Play(number_of("guido")))

    assert "scout" in hand(t, ME)
    clean(t)


@pytest.mark.rule("ACT-1", "NEED-1")
@pytest.mark.parametrize(
    ("key", "kind"), [("mineral-mining", "ore"), ("three-field-system", "grain")]
)
def test_mineral_mining_and_three_field_system_bring_two(key: str, kind: str) -> None:
    t = deal(stock(city(acting(begin()), ME), ME), ME, key, key)
    assert refused(t, ME, Play(number_of(key))) == "NEED-1"

    do(stand(t, ME, "university"), ME, Play(number_of(key)))
    assert have(t, ME) == {kind: 2}
    stock(t, ME, **{kind: 3})

    assert refused(t, ME, Play(number_of(key))) == "ACT-1"
    clean(t)


def test_three_field_system_brings_grain() -> None:
    t = stand(
        deal(stock(city(acting(begin()), ME), ME, grain=2), ME, "three-field-system"),
        ME,
        "university",
    )

    do(t, ME, Play(number_of("three-field-system")))

    assert have(t, ME) == {"grain": 3}
    clean(t)
