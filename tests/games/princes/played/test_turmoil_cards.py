"""Tests of the cards of the Era of Turmoil and of the rulings about them."""

import pytest

from signoria.games.princes import GAME
from signoria.games.princes.actions import (
    Build,
    Done,
    PickCard,
    PickResource,
    PickSite,
    PickStack,
    Play,
    Roll,
)
from signoria.games.princes.card_rows import SIZE, number_of
from signoria.games.princes.events import CardStolen, DefenceRolled
from signoria.games.princes.rules import (
    COMMERCE,
    GOLD,
    GRAIN,
    PROGRESS,
    SKILL,
    STRENGTH,
    VP,
    WOOL,
)
from signoria.games.princes.state import State
from signoria.kernel.rng import ScriptedRng
from signoria.kernel.seats import SPECTATOR
from signoria.kernel.table import Table
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
    empty_hand,
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

ORE = 3


def attacking(key: str) -> Table[State]:
    """Return a table at which seat 0 may act, with a Hedge Tavern and this attack in hand."""
    return deal(stand(city(acting(begin()), ME), ME, "hedge-tavern"), ME, key)


@pytest.mark.rule("BUILD-13")
def test_drill_ground_makes_heroes_cheaper() -> None:
    t = stand(in_city("austin", "candamir"), ME, "drill-ground", 6, 0)
    stock(t, ME, grain=1, ore=1, wool=1)

    build(t, "candamir")
    assert have(t, ME) == {}
    stock(t, ME, grain=1, ore=1)
    do(t, ME, Build(number_of("austin")), PickSite(5, 1), PickResource(ORE))

    assert have(t, ME) == {"ore": 1}
    clean(t)


@pytest.mark.rule("ATTACK-2")
@pytest.mark.parametrize(
    ("cards", "number", "repelled"),
    [
        (["lookout-tower"], 2, True),
        (["lookout-tower"], 3, False),
        (["heinrich"], 2, False),
        (["heinrich"], 5, True),
        (["lookout-tower", "heinrich"], 1, True),
        (["lookout-tower", "heinrich"], 6, False),
    ],
)
def test_lookout_tower_and_heinrich_have_one_die(
    cards: list[str], number: int, repelled: bool
) -> None:
    """Ruling D36: the union of their numbers."""
    t = stand(attacking("arsonist"), OTHER, "abbey", 6, 0)
    for at, key in enumerate(cards):
        stand(t, OTHER, key, 5, at)
    t.rng = ScriptedRng([number - 1])

    do(t, ME, Play(number_of("arsonist")))
    events_of = t.entries[-1].events
    assert DefenceRolled(OTHER, number_of("arsonist"), number, int(repelled)) in events_of
    if not repelled:
        if "lookout-tower" in cards:
            do(t, ME, PickSite(6, 0))
        do(t, OTHER, PickStack(0))

    assert points(t, PROGRESS, OTHER) == int(repelled)
    clean(t)


@pytest.mark.rule("ATTACK-2")
def test_other_attacks_roll_no_die() -> None:
    t = stand(stand(deal(acting(begin()), ME, "brigands"), ME, "candamir"), OTHER, "lookout-tower")
    stock(stock(t, ME), OTHER, wool=1)
    t.rng = ScriptedRng([])

    do(t, ME, Play(number_of("brigands")))

    assert have(t, ME) == {"wool": 1}
    clean(t)


@pytest.mark.rule("EVENT-9")
@pytest.mark.parametrize("card", ["chapel-low", "chapel-high"])
@pytest.mark.parametrize("number", [3, 4])
def test_a_chapel_spares_from_riots_on_its_numbers(card: str, number: int) -> None:
    """Ruling D24: this turn's number."""
    t = stand(city(stock(begin(), ME, gold=1), ME), ME, card)
    stand(t, ME, "candamir", 6, 0)
    spared = (number == 3) == (card == "chapel-low")

    draw(t, "riots", number)
    if not spared:
        do(t, ME, PickResource(GOLD))

    assert have(t, ME).get("gold", 0) == int(spared)
    clean(t)


@pytest.mark.rule("BUILD-14")
@pytest.mark.parametrize("lead", [True, False])
def test_fairgrounds_reward_more_skill(lead: bool) -> None:
    t = stand(in_city("fairgrounds"), ME, "inga", 6, 0)
    if not lead:
        stand(t, OTHER, "siglind", 6, 0)

    build(t, "fairgrounds")
    if lead:
        assert have(t, ME) == {"brick": 3, "grain": 2, "lumber": 1, "ore": 3, "wool": 2, "gold": 3}
        do(t, ME, pick(FIELDS), pick((5, 0)))

    assert points(t, VP) == 4
    clean(t)


@pytest.mark.rule("ATTACK-4")
def test_fire_brigade_guards_its_city() -> None:
    t = stand(stand(attacking("arsonist"), OTHER, "abbey"), OTHER, "marketplace", 6, 0)
    stand(city(t, OTHER), OTHER, "fire-brigade", 5, 1)
    stand(t, OTHER, "parish-hall", 6, 1)

    do(t, ME, Play(number_of("arsonist")))
    assert offered(t, ME) == [PickSite(6, 0), PickSite(6, 1)]
    assert refused(t, ME, PickSite(5, 0)) == "ATTACK-3"
    do(t, ME, PickSite(6, 0))
    do(t, OTHER, PickStack(3))

    assert points(t, COMMERCE, OTHER) == 0
    clean(t)


@pytest.mark.rule("ACT-1", "ATTACK-4")
def test_an_arsonist_needs_an_unguarded_building() -> None:
    t = stand(stand(attacking("arsonist"), OTHER, "abbey"), OTHER, "harald", 6, 0)
    stand(city(t, OTHER), OTHER, "fire-brigade", 5, 1)

    assert refused(t, ME, Play(number_of("arsonist"))) == "ACT-1"


def test_arsonist_burns_the_only_building() -> None:
    t = stand(attacking("arsonist"), OTHER, "abbey")

    do(t, ME, Play(number_of("arsonist")))
    do(t, OTHER, PickStack(3))

    assert points(t, PROGRESS, OTHER) == 0
    clean(t)


def test_hedge_tavern_allows_attacks() -> None:
    t = stand(in_city("hedge-tavern", "arsonist"), OTHER, "abbey")
    assert refused(t, ME, Play(number_of("arsonist"))) == "NEED-1"

    build(t, "hedge-tavern")

    assert Play(number_of("arsonist")) in offered(t, ME)
    clean(t)


def test_large_festival_hall_is_worth_two_points() -> None:
    t = in_city("large-festival-hall")

    build(t, "large-festival-hall")

    assert points(t, VP) == 5
    clean(t)


@pytest.mark.rule("BUILD-14")
def test_tithe_barn_brings_grain_or_wool_for_each_hero() -> None:
    t = stand(stand(in_city("tithe-barn"), ME, "inga", 6, 0), ME, "harald", 6, 1)
    stock(t, ME, brick=1, lumber=2, ore=1)

    build(t, "tithe-barn")
    assert offered(t, ME) == [PickResource(GRAIN), PickResource(WOOL)]
    assert refused(t, ME, PickResource(GOLD)) == "BUILD-14"
    assert refused(t, ME, PickResource(9)) == "TABLE-5"
    assert refused(t, ME, Roll()) == "TABLE-3"
    do(t, ME, PickResource(WOOL))

    assert have(t, ME) == {"wool": 2}
    clean(t)


@pytest.mark.rule("BUILD-14")
@pytest.mark.parametrize(("grain", "heroes", "found"), [(3, 1, 3), (0, 1, 1), (0, 0, 0)])
def test_tithe_barn_with_one_choice_or_none(grain: int, heroes: int, found: int) -> None:
    t = in_city("tithe-barn")
    if heroes:
        stand(t, ME, "inga", 6, 0)
    stock(t, ME, brick=1, lumber=2, ore=1, wool=3, grain=grain)

    build(t, "tithe-barn")

    assert have(t, ME).get("grain", 0) == found
    clean(t)


def test_carl_forkbeard_brings_strength() -> None:
    t = in_city("carl-forkbeard")

    build(t, "carl-forkbeard")

    assert points(t, STRENGTH) == 5
    clean(t)


@pytest.mark.rule("EVENT-12")
def test_irmgard_consoles_for_a_card_lost_to_an_action() -> None:
    """Ruling D38."""
    t = stand(stand(attacking("arsonist"), OTHER, "abbey"), OTHER, "irmgard", 5, 1)
    stock(t, OTHER)

    do(t, ME, Play(number_of("arsonist")))
    do(t, OTHER, PickStack(0), pick(HILLS))

    assert (have(t, OTHER), points(t, SKILL, OTHER)) == ({"brick": 1}, 2)
    clean(t)


@pytest.mark.rule("EVENT-12", "BUILD-14")
def test_irmgard_does_not_console_for_a_ship_that_is_sunk() -> None:
    t = stand(stand(in_city("pirate-ship"), OTHER, "ore-ship"), OTHER, "irmgard", 5, 1)

    build(t, "pirate-ship")

    clean(t)


@pytest.mark.rule("ATTACK-3", "NEED-1", "ACT-1")
def test_archer_hits_a_unit_of_the_victims_choice() -> None:
    """Ruling A7: the victim picks."""
    t = attacking("archer")
    assert refused(t, ME, Play(number_of("archer"))) == "ACT-1"
    stand(stand(t, OTHER, "harald"), OTHER, "candamir", 5, 1)
    stand(t, OTHER, "irmgard", 6, 0)

    do(t, ME, Play(number_of("archer")))
    assert (phase(t), offered(t, OTHER)) == ("losing", [PickSite(5, 0), PickSite(5, 1)])
    do(t, OTHER, PickSite(5, 0), PickStack(2), pick(HILLS))

    assert points(t, STRENGTH, OTHER) == 4
    clean(t)


def test_archer_hits_the_only_unit() -> None:
    t = stand(attacking("archer"), OTHER, "harald")

    do(t, ME, Play(number_of("archer")))
    do(t, OTHER, PickStack(2))

    assert points(t, STRENGTH, OTHER) == 0
    clean(t)


@pytest.mark.rule("EVENT-11")
def test_sebastian_averts_riots() -> None:
    t = deal(stand(stock(begin(), ME), ME, "candamir"), ME, "sebastian")
    sebastian = Play(number_of("sebastian"))

    draw(t, "riots", 3)
    assert (phase(t), offered(t, ME)) == ("warding", [Done(), sebastian])
    assert refused(t, ME, Play(number_of("brigands"))) == "EVENT-11"
    assert refused(t, ME, Roll()) == "TABLE-3"
    do(t, ME, sebastian)

    assert points(t, STRENGTH) == 4
    clean(t)


@pytest.mark.rule("EVENT-11")
@pytest.mark.parametrize("event", ["feud", "fraternal-feuds"])
def test_sebastian_averts_feuds_and_every_possible_holder_is_asked(event: str) -> None:
    t = stand(stand(begin(), ME, "candamir"), OTHER, "abbey")
    deal(t, OTHER, "sebastian")

    draw(t, event)
    assert t.actors() == [OTHER]
    do(t, OTHER, Play(number_of("sebastian")))

    assert (points(t, PROGRESS, OTHER), t.state.held[OTHER]) == (1, 3)
    clean(t)


@pytest.mark.rule("EVENT-11", "SET-6")
def test_seat_without_sebastian_is_asked_all_the_same() -> None:
    t = stand(stand(begin(), ME, "candamir"), OTHER, "abbey")
    t.state.options.totals[number_of("sebastian")] += 1
    t.state.pool[number_of("sebastian")] += 1

    draw(t, "feud")
    assert offered(t, OTHER) == [Done()]
    assert refused(t, OTHER, Play(number_of("sebastian"))) == "EVENT-11"
    do(t, OTHER, Done(), PickStack(0))

    assert points(t, PROGRESS, OTHER) == 0
    assert (phase(t), t.actors()) == ("actions", [ME])


@pytest.mark.rule("EVENT-11")
def test_nobody_is_asked_without_buildings_or_when_sebastian_has_been_played() -> None:
    t = stand(begin(), ME, "candamir")
    t.state.options.totals[number_of("sebastian")] += 1
    t.state.pool[number_of("sebastian")] += 1
    draw(t, "feud")
    clean(t)

    t = stand(stand(begin(), ME, "candamir"), OTHER, "abbey")
    t.state.options.totals[number_of("sebastian")] += 1
    t.state.throw(ME, number_of("sebastian"))
    draw(t, "feud")
    assert phase(t) == "returning"


@pytest.mark.rule("ATTACK-6", "SET-6")
def test_traitor_sees_the_hand_and_may_take_a_card() -> None:
    """Ruling D40: cards that were seen stay known."""
    t = attacking("traitor")
    ship = number_of("ore-ship")

    do(t, ME, Play(number_of("traitor")))
    assert GAME.view(t.state, ME).their_hand_seen == [number_of(key) for key in hand(t, OTHER)]
    assert GAME.view(t.state, SPECTATOR).their_hand_seen == []
    assert offered(t, ME) == [Done(), *(PickCard(number_of(key)) for key in hand(t, OTHER))]
    assert refused(t, ME, PickCard(number_of("abbey"))) == "ATTACK-6"
    assert refused(t, ME, PickCard(SIZE)) == "TABLE-5"
    assert refused(t, ME, Roll()) == "TABLE-3"
    do(t, ME, PickCard(ship))

    assert "ore-ship" in hand(t, ME)
    assert GAME.view(t.state, OTHER).their_hand_seen == [ship]
    assert len(GAME.view(t.state, ME).their_hand_seen) == 2
    stolen = CardStolen(ME, ship)
    assert stolen.seen_by(ME) == stolen.seen_by(OTHER) == stolen
    assert stolen.seen_by(SPECTATOR) == CardStolen(ME, stolen.card)
    clean(t)


@pytest.mark.rule("ATTACK-6", "ACT-1")
def test_traitor_may_take_nothing_and_needs_a_hand_to_look_at() -> None:
    t = attacking("traitor")

    do(t, ME, Play(number_of("traitor")), Done())
    assert t.state.held[OTHER] == 3
    empty_hand(t, OTHER)

    assert refused(deal(t, ME, "traitor"), ME, Play(number_of("traitor"))) == "ACT-1"


@pytest.mark.rule("ATTACK-1", "NEED-1")
@pytest.mark.parametrize("behind", [True, False])
def test_voyage_of_plunder_takes_two_from_a_leader(behind: bool) -> None:
    t = deal(stock(acting(begin()), ME), ME, "voyage-of-plunder")
    stock(t, OTHER, grain=2)
    assert refused(t, ME, Play(number_of("voyage-of-plunder"))) == "NEED-1"
    stand(t, ME, "candamir")
    if behind:
        city(t, OTHER, 5, 6)

    do(t, ME, Play(number_of("voyage-of-plunder")))

    assert have(t, ME) == {"grain": 2 if behind else 1}
    clean(t)


@pytest.mark.rule("EVENT-9")
def test_riots_cost_gold_or_a_unit_as_its_owner_likes() -> None:
    """Rulings D27, A11 and A16: the active player first; a seat with gold may still lose a unit."""
    t = stand(stock(begin(), ME, gold=1), ME, "gold-ship")
    stand(t, ME, "irmgard", 5, 1)
    stand(stand(stock(t, OTHER, gold=3), OTHER, "candamir"), OTHER, "ore-ship", 5, 1)
    stand(t, OTHER, "wool-ship", 6, 0)

    draw(t, "riots", 2)
    assert (phase(t), t.actors()) == ("rioting", [ME])
    assert offered(t, ME) == [PickSite(5, 0), PickResource(GOLD)]
    assert refused(t, ME, PickSite(5, 1)) == "EVENT-9"
    assert refused(t, ME, PickSite(55, 1)) == "TABLE-5"
    assert refused(t, ME, PickResource(WOOL)) == "EVENT-9"
    assert refused(t, ME, Roll()) == "TABLE-3"
    do(t, ME, PickSite(5, 0), PickStack(0), pick(HILLS))
    do(t, OTHER, PickResource(GOLD))

    assert have(t, ME) == {"gold": 1, "lumber": 1, "brick": 1}
    assert have(t, OTHER)["gold"] == 1
    clean(t)


@pytest.mark.rule("EVENT-9")
def test_riots_take_the_only_unit_of_a_seat_without_gold() -> None:
    t = stand(stock(begin(), ME), ME, "gold-ship")
    stand(stand(stock(t, OTHER, gold=1), OTHER, "candamir"), OTHER, "ore-ship", 5, 1)
    stand(t, OTHER, "wool-ship", 6, 0)

    draw(t, "riots", 2)
    do(t, ME, PickStack(0))
    assert refused(t, OTHER, PickResource(GOLD)) == "EVENT-9"
    do(t, OTHER, PickSite(6, 0), PickStack(0))

    assert (points(t, COMMERCE), points(t, COMMERCE, OTHER)) == (0, 1)
    clean(t)


def test_riots_spare_a_seat_without_units() -> None:
    t = draw(begin(), "riots", 2)

    clean(t)
