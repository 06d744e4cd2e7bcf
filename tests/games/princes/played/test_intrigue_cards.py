"""Tests of the cards of the Era of Intrigue: each is played and leaves the table in order."""

import pytest

from signoria.games.princes import GAME
from signoria.games.princes.actions import (
    Build,
    Done,
    KeepHand,
    PickCard,
    PickSite,
    PickStack,
    PickWay,
    Play,
    Put,
    Roll,
    Search,
    Use,
    UsePlace,
)
from signoria.games.princes.card_rows import number_of
from signoria.games.princes.rules import (
    COMMERCE,
    POINT_TYPES,
    SKILL,
    STRENGTH,
    VP,
    ZONE_NAMES,
)
from signoria.games.princes.state import State
from signoria.kernel.rng import SeededRng
from signoria.kernel.table import Table
from tests.games.princes.laying import (
    FIELDS,
    FOREST,
    GOLD_FIELD,
    ME,
    MOUNTAINS,
    OTHER,
    acting,
    begin,
    city,
    clean,
    deal,
    do,
    first_come,
    hand,
    have,
    offered,
    phase,
    pick,
    refused,
    shown,
    stand,
    stock,
)

PLENTY = {"brick": 3, "grain": 3, "lumber": 3, "ore": 3, "wool": 3, "gold": 3}
BREWERY = UsePlace(ZONE_NAMES.index("region"), *FIELDS)


def points(t: Table[State], kind: int, seat: int = ME) -> int:
    return t.state.tally[seat * POINT_TYPES + kind]


def rich(*cards: str) -> Table[State]:
    """Return a table at which seat 0 may act, has cities, plenty and these cards."""
    t = deal(stock(city(acting(begin()), ME, 5, 6), ME, **PLENTY), ME, *cards)
    t.rng = SeededRng(7)
    return t


@pytest.mark.rule("BUILD-14", "BUILD-9")
def test_church_brings_two_gold_as_far_as_there_is_room() -> None:
    t = stock(rich("church"), ME, brick=2, ore=2)
    do(t, ME, Build(number_of("church")), PickSite(5, 0))
    assert (have(t, ME), points(t, VP)) == ({"gold": 2}, 5)
    deal(t, ME, "church")
    assert refused(t, ME, Build(number_of("church"))) == "BUILD-9"
    clean(t)

    t = rich("church")
    do(t, ME, Build(number_of("church")), PickSite(5, 0))
    assert have(t, ME)["gold"] == 3
    clean(t)


@pytest.mark.rule("HAND-7", "BUILD-14")
def test_odins_temple_draws_a_card_that_may_be_used_at_once() -> None:
    t = rich("odins-temple")
    held = t.state.held[ME]
    do(t, ME, Build(number_of("odins-temple")), PickSite(5, 0))
    assert (phase(t), t.actors()) == ("drawing", [ME])
    do(t, ME, PickStack(0))
    assert t.state.held[ME] == held
    clean(t)


@pytest.mark.rule("BUILD-23", "BUILD-11", "HAND-7")
def test_bran_covers_odins_temple_and_draws_two_cards() -> None:
    """Rulings A9, D64."""
    t = rich("bran", "odins-priest")
    assert refused(t, ME, Build(number_of("bran"))) == "BUILD-11"
    stand(t, ME, "odins-temple", 5, 1)
    held = t.state.held[ME]
    do(t, ME, Build(number_of("bran")), PickStack(0), PickStack(1))
    assert (t.state.held[ME], points(t, STRENGTH), points(t, VP)) == (held + 1, 2, 6)
    clean(t)

    do(t, ME, Play(number_of("odins-priest")))  # the covered Temple still meets requirements
    first_come(t, "yielding")
    do(t, ME, PickSite(5, 1))  # Bran alone leaves
    assert GAME.view(t.state, ME).seats[ME].sites[21] == number_of("odins-temple")
    assert points(t, VP) == 5
    clean(t)


@pytest.mark.rule("BUILD-23", "TURN-3")
def test_judith_covers_a_church_and_sells_a_resource_for_gold() -> None:
    t = stock(stand(rich("judith"), ME, "church"), ME, grain=2, ore=3)
    do(t, ME, Build(number_of("judith")))
    assert (points(t, SKILL), points(t, VP), have(t, ME)) == (2, 6, {"ore": 1})
    stock(t, ME, ore=1, lumber=1, gold=1)
    do(t, ME, Use(5, 0))
    assert offered(t, ME) == [pick(FOREST), pick(MOUNTAINS)]
    assert refused(t, ME, pick(GOLD_FIELD)) == "GEO-4"
    do(t, ME, pick(FOREST))
    assert have(t, ME) == {"ore": 1, "gold": 3}
    assert refused(t, ME, Use(5, 0)) == "TURN-3"
    clean(t)


@pytest.mark.rule("BUILD-23")
def test_judith_needs_room_for_gold() -> None:
    t = stand(stand(rich(), ME, "church"), ME, "judith")
    assert refused(t, ME, Use(5, 0)) == "TURN-3"
    stock(t, ME, gold=1)
    assert refused(t, ME, Use(5, 0)) == "TURN-3"  # gold buys nothing


@pytest.mark.rule("T20", "HAND-3", "BUILD-9")
def test_odins_fountain_allows_two_exchanges_one_after_the_other() -> None:
    t = stand(stock(rich("abbey"), ME, ore=2), ME, "odins-fountain")
    deal(t, ME, "odins-fountain")
    assert refused(t, ME, Build(number_of("odins-fountain"))) == "BUILD-9"
    do(t, ME, Done())
    first_come(t, "hand")
    assert phase(t) == "exchange"
    first, second = hand(t, ME)[:2]
    do(t, ME, Put(number_of(first), 0), Search(0))
    assert have(t, ME) == {}  # each exchange is paid for
    do(t, ME, PickCard(number_of(first)))
    assert (phase(t), t.actors()) == ("exchange", [ME])
    do(t, ME, Put(number_of(second), 1))
    assert all(isinstance(action, PickStack) for action in offered(t, ME))
    do(t, ME, PickStack(2))
    assert t.state.active == OTHER

    t = stand(rich(), ME, "odins-fountain")
    do(t, ME, Done())
    do(first_come(t, "hand"), ME, KeepHand())
    assert t.state.active == OTHER


@pytest.mark.rule("ATTACK-9", "ATTACK-6", "NEED-1", "ACT-1")
def test_odins_priest_puts_units_and_actions_of_a_hand_under_stacks() -> None:
    """Ruling D17."""
    t = deal(rich("odins-priest", "odins-priest"), OTHER, "candamir", "goldsmith", "abbey")
    assert refused(t, ME, Play(number_of("odins-priest"))) == "NEED-1"
    stand(t, ME, "odins-temple")
    do(t, ME, Play(number_of("odins-priest")))
    assert (phase(t), t.actors()) == ("yielding", [OTHER])
    assert refused(t, OTHER, Put(number_of("abbey"), 0)) == "TABLE-3"
    first_come(t, "yielding")
    assert hand(t, OTHER) == ["abbey"]
    clean(t)

    do(t, ME, Play(number_of("odins-priest")))  # it is spent for nothing
    assert hand(t, OTHER) == ["abbey"]
    clean(t)
    t = stand(deal(acting(begin()), ME, "odins-priest"), ME, "odins-temple")
    for key in hand(t, OTHER):
        t.state.put_in_hand(OTHER, number_of(key), -1)
        t.state.hold(OTHER, 0, -1)
    assert refused(t, ME, Play(number_of("odins-priest"))) == "ACT-1"


@pytest.mark.rule("ATTACK-11", "NEED-1", "ACT-1")
def test_bishop_takes_a_gold_and_fills_a_store() -> None:
    """Rulings A25, D61."""
    t = stock(stock(rich("bishop"), ME, gold=1), OTHER, ore=1)
    assert refused(t, ME, Play(number_of("bishop"))) == "ACT-1"
    stock(t, OTHER, gold=2)
    assert refused(t, ME, Play(number_of("bishop"))) == "NEED-1"
    stand(t, ME, "church")
    t.state.land[4 * 2] = number_of("gold-field-stack-2") + 1
    t.state.survey(ME)
    do(t, ME, Play(number_of("bishop")))
    assert (phase(t), offered(t, ME)) == ("gaining", [pick((4, 0)), pick(GOLD_FIELD)])
    do(t, ME, pick(GOLD_FIELD))
    assert (phase(t), refused(t, ME, pick(FIELDS))) == ("filling", "GEO-3")
    do(t, ME, pick((4, 0)))
    assert (have(t, ME)["gold"], have(t, OTHER)["gold"]) == (5, 1)
    clean(t)


@pytest.mark.rule("BUILD-22", "NEED-1")
def test_bishops_see_makes_the_other_discard_one_of_three_units() -> None:
    t = stand(rich("bishops-see"), OTHER, "candamir")
    assert refused(t, ME, Build(number_of("bishops-see"))) == "NEED-1"
    stand(t, ME, "abbey", 6)
    for key, site in (("austin", (5, 1)), ("osmund", (6, 0)), ("brick-ship", (6, 1))):
        stand(t, OTHER, key, *site)
    do(t, ME, Build(number_of("bishops-see")), PickSite(5, 0))

    assert (phase(t), len(offered(t, ME))) == ("feud", 4)
    assert refused(t, ME, PickSite(5, 2)) == "EVENT-1"
    for site in ((5, 0), (6, 0), (6, 1)):
        do(t, ME, PickSite(*site))
    assert (phase(t), t.actors()) == ("feud_loss", [OTHER])
    assert refused(t, OTHER, PickSite(5, 1)) == "EVENT-1"
    do(t, OTHER, PickSite(6, 1))

    assert t.state.discard[number_of("brick-ship")] == 1
    assert GAME.view(t.state, ME).named == []
    clean(t)


@pytest.mark.rule("BUILD-22")
def test_bishops_see_takes_a_single_unit_and_stands_without_any() -> None:
    t = stand(stand(rich("bishops-see", "bishops-see"), ME, "church"), OTHER, "candamir")
    do(t, ME, Build(number_of("bishops-see")), PickSite(6, 0))
    assert t.state.discard[number_of("candamir")] == 1
    do(stock(t, ME, **PLENTY), ME, Build(number_of("bishops-see")), PickSite(6, 1))
    assert points(t, VP) == 7
    clean(t)


@pytest.mark.rule("ATTACK-10", "NEED-1", "BUILD-6")
def test_great_thingstead_forbids_attacks_to_both() -> None:
    """Ruling D63."""
    t = rich("great-thingstead", "archer", "goldsmith")
    assert refused(t, ME, Build(number_of("great-thingstead"))) == "NEED-1"
    stand(stand(t, ME, "church"), ME, "odins-temple", 5, 1)
    do(t, ME, Build(number_of("great-thingstead")), PickSite(6, 0))
    assert points(t, VP) == 8
    assert refused(t, ME, Play(number_of("archer"))) == "ATTACK-10"
    assert Play(number_of("archer")) not in offered(t, ME)
    assert Play(number_of("goldsmith")) in offered(t, ME)
    assert refused(t, ME, PickSite(6, 0)) == "BUILD-6"
    clean(t)
    t = deal(stand(acting(begin()), OTHER, "great-thingstead"), ME, "archer")
    assert refused(t, ME, Play(number_of("archer"))) == "ATTACK-10"


@pytest.mark.rule("LEVEL-3", "BUILD-16", "NEED-1")
def test_abbey_brewery_turns_to_any_level_for_two_grain() -> None:
    t = stock(deal(acting(begin()), ME, "abbey-brewery"), ME, grain=3)
    assert refused(t, ME, Build(number_of("abbey-brewery"))) == "NEED-1"
    city(t, ME)
    do(t, ME, Build(number_of("abbey-brewery")))
    assert (shown(t, ME), have(t, ME)) == ({"abbey-brewery": 0}, {"grain": 3})
    do(t, ME, BREWERY)
    assert offered(t, ME) == [PickWay(1), PickWay(2), PickWay(3)]
    assert refused(t, ME, PickWay(0)) == "CHOICE-1"
    assert refused(t, ME, Roll()) == "TABLE-3"
    do(t, ME, PickWay(3))
    assert (points(t, STRENGTH), points(t, COMMERCE), have(t, ME)) == (2, 0, {"grain": 1})
    assert refused(t, ME, BREWERY) == "GEO-5"
    do(stock(t, ME, grain=2), ME, BREWERY, PickWay(2))
    assert (points(t, STRENGTH), points(t, COMMERCE)) == (1, 1)
    do(stock(t, ME, grain=2), ME, BREWERY, PickWay(0))
    assert (points(t, STRENGTH), points(t, COMMERCE)) == (0, 0)
    clean(t)


@pytest.mark.rule("ACT-13", "NEED-1", "HAND-4")
def test_priestess_norns_keeps_up_to_two_cards_of_a_stack() -> None:
    t = rich("priestess-norns", "priestess-norns")
    norns = number_of("priestess-norns")
    assert refused(t, ME, Play(norns)) == "NEED-1"
    held = t.state.held[ME]
    stand(t, ME, "odins-fountain")
    do(t, ME, Play(norns), Search(0))
    first = offered(t, ME)[0]
    do(t, ME, first)
    assert (phase(t), offered(t, ME)[0]) == ("taking_more", Done())
    assert refused(t, ME, PickCard(norns)) == "HAND-6"
    do(t, ME, offered(t, ME)[1])
    assert t.state.held[ME] == held + 1
    clean(t)

    do(t, ME, Play(norns), Search(0))
    do(t, ME, offered(t, ME)[0], Done())
    clean(t)


@pytest.mark.rule("ACT-13", "ACT-1")
def test_priestess_norns_ends_with_the_stack_and_needs_one() -> None:
    t = stand(rich("priestess-norns", "priestess-norns"), ME, "odins-temple")
    while t.state.sizes[0] > 1:
        t.state.pull(0, 0)
    do(t, ME, Play(number_of("priestess-norns")), Search(0))
    do(t, ME, offered(t, ME)[0])
    assert (phase(t), t.state.sizes[0]) == ("actions", 0)
    for stack in (1, 2, 3):
        while t.state.sizes[stack]:
            t.state.pull(stack, t.state.top_of(stack))
    assert refused(t, ME, Play(number_of("priestess-norns"))) == "ACT-1"
