"""Tests of event cards."""

import pytest

from signoria.games.princes import GAME
from signoria.games.princes.actions import Done, PickSite, PickStack, Put, Roll
from signoria.games.princes.card_rows import number_of
from signoria.games.princes.events import CardBuried, CardShown
from signoria.games.princes.rules import SEATS, SITES, TOWNS, bit
from signoria.games.princes.state import State
from signoria.kernel.seats import HIDDEN, SPECTATOR, seats_in
from signoria.kernel.table import Table
from tests.games.princes.laying import (
    FIELDS,
    GOLD_FIELD,
    ME,
    OTHER,
    PASTURE,
    begin,
    do,
    empty_hand,
    hand,
    have,
    offered,
    phase,
    pick,
    refused,
    roll,
    stand,
    stock,
    stored,
)

EVENT_FACE = "event"


def draw(t: Table[State], key: str, *more: int, number: int = 1) -> None:
    roll(t, number, EVENT_FACE, number_of(key), *more)


def strong(*buildings: str) -> Table[State]:
    """Return a table at which seat 0 has the strength advantage, the other these buildings."""
    t = stand(begin(), ME, "candamir")
    for at, key in enumerate(buildings):
        stand(t, OTHER, key, 5 + at // 2, at % 2)
    return t


@pytest.mark.rule("EVENT-1")
def test_a_feud_names_three_buildings_of_which_the_victim_gives_one_up() -> None:
    """Rulings D28 and D17: three are named, and the victim picks the stack too."""
    t = strong("abbey", "storehouse", "parish-hall", "toll-bridge")

    draw(t, "feud")
    assert offered(t, ME) == [PickSite(5, 0), PickSite(5, 1), PickSite(6, 0), PickSite(6, 1)]
    assert refused(t, ME, PickSite(9, 0)) == "EVENT-1"
    assert refused(t, ME, PickSite(99, 0)) == "TABLE-5"
    assert refused(t, ME, Roll()) == "TABLE-3"
    do(t, ME, PickSite(5, 0), PickSite(5, 1), PickSite(6, 0))
    assert (phase(t), t.actors()) == ("feud_loss", [OTHER])
    assert offered(t, OTHER) == [PickSite(5, 0), PickSite(5, 1), PickSite(6, 0)]
    assert refused(t, OTHER, PickSite(6, 1)) == "EVENT-1"
    do(t, OTHER, PickSite(5, 0))
    assert offered(t, OTHER) == [PickStack(stack) for stack in range(4)]
    assert refused(t, OTHER, PickStack(8)) == "TABLE-5"
    assert refused(t, OTHER, Roll()) == "TABLE-3"
    do(t, OTHER, PickStack(2))

    assert number_of("abbey") not in GAME.view(t.state, ME).seats[OTHER].sites
    assert GAME.view(t.state, SPECTATOR).stacks[2].cards[-1] == number_of("abbey")
    assert GAME.view(t.state, ME).seats[OTHER].points[4] == 0


@pytest.mark.rule("EVENT-1")
def test_a_feud_about_one_building_takes_that_one() -> None:
    t = strong("abbey")

    draw(t, "feud")

    assert (phase(t), t.actors()) == ("returning", [OTHER])


def test_every_site_has_its_own_bit() -> None:
    assert [seats_in(bit(site)) for site in range(SITES)] == [[site] for site in range(SITES)]


@pytest.mark.rule("EVENT-1")
def test_a_feud_reaches_the_last_town_of_the_row() -> None:
    t = strong()
    t.state.settle(OTHER, TOWNS - 1)
    for spot, key in enumerate(("abbey", "storehouse")):
        stand(t, OTHER, key, TOWNS - 1, spot)

    draw(t, "feud")
    assert offered(t, OTHER) == [PickSite(TOWNS - 1, 0), PickSite(TOWNS - 1, 1)]
    do(t, OTHER, PickSite(TOWNS - 1, 1), PickStack(2))

    assert number_of("storehouse") not in GAME.view(t.state, ME).seats[OTHER].sites


@pytest.mark.rule("EVENT-1")
def test_feud_without_buildings_or_without_strength_does_nothing() -> None:
    for t in (strong(), stand(begin(), OTHER, "abbey")):
        draw(t, "feud")
        assert phase(t) == "actions"


@pytest.mark.rule("EVENT-2", "SET-6")
def test_fraternal_feuds_show_the_hand_and_put_two_cards_away() -> None:
    """Ruling A8: the chooser sees the hand."""
    t = strong()

    draw(t, "fraternal-feuds")
    assert GAME.view(t.state, ME).their_hand_seen == [number_of(key) for key in hand(t, OTHER)]
    assert GAME.view(t.state, SPECTATOR).their_hand_seen == []
    events_of = [event for event in t.entries[-1].events if isinstance(event, CardShown)]
    assert [event.seen_by(SPECTATOR) for event in events_of] == [
        CardShown(OTHER, HIDDEN, HIDDEN)
    ] * 3
    assert refused(t, ME, Put(number_of("abbey"), 0)) == "HAND-2"
    do(t, ME, Put(number_of("ore-ship"), 0), Put(number_of("wool-ship"), 3))

    assert t.entries[-1].events[1].seen_by(SPECTATOR) == CardBuried(OTHER, HIDDEN, 3)
    assert hand(t, OTHER) == ["lumber-ship"]
    view = GAME.view(t.state, OTHER)
    assert (view.stacks[0].cards[-1], view.stacks[3].cards[-1]) == (
        number_of("ore-ship"),
        number_of("wool-ship"),
    )
    assert GAME.view(t.state, SPECTATOR).stacks[0].cards[-1] == HIDDEN
    assert phase(t) == "actions"


@pytest.mark.rule("EVENT-2")
def test_fraternal_feuds_find_nothing_in_an_empty_hand() -> None:
    t = strong()
    empty_hand(t, OTHER)

    draw(t, "fraternal-feuds")

    assert phase(t) == "actions"


@pytest.mark.rule("EVENT-3")
def test_an_invention_gives_a_resource_for_each_building_with_progress() -> None:
    """Ruling D31."""
    t = stand(begin(), OTHER, "abbey")

    draw(t, "invention")
    do(t, OTHER, pick(PASTURE))

    assert phase(t) == "actions"


@pytest.mark.rule("EVENT-4")
@pytest.mark.parametrize("mine", [0, 1])
def test_race_is_won_by_more_ships_and_shared_by_equals(mine: int) -> None:
    t = stand(begin(), OTHER, "large-trade-ship")
    if mine:
        t.state.pool[number_of("ore-ship")] += 1
        stand(t, ME, "ore-ship")

    draw(t, "trade-ships-race")
    if mine:
        do(t, ME, pick(PASTURE))
    do(t, OTHER, pick(PASTURE))

    assert phase(t) == "actions"


@pytest.mark.rule("EVENT-5")
def test_the_traveling_merchant_sells_two_resources_for_a_gold_each() -> None:
    """Ruling D32: the active player decides first."""
    t = stock(begin(), ME, gold=2)
    stock(t, OTHER, gold=1)

    draw(t, "traveling-merchant", number=2)
    assert refused(t, ME, pick(GOLD_FIELD)) == "GEO-3"
    do(t, ME, pick(FIELDS), pick(FIELDS))
    assert t.actors() == [OTHER]
    do(t, OTHER, Done())

    assert have(t, ME) == {"grain": 2, "lumber": 1}
    assert phase(t) == "actions"


@pytest.mark.rule("EVENT-5")
def test_traveling_merchant_skips_a_seat_without_gold() -> None:
    t = stock(begin(), ME, gold=1)
    stock(t, OTHER)

    draw(t, "traveling-merchant", number=2)
    do(t, ME, pick(FIELDS))

    assert phase(t) == "actions"


@pytest.mark.rule("EVENT-6")
def test_a_year_of_plenty_fills_the_regions_beside_stores() -> None:
    t = stock(begin(), ME, lumber=3)
    stand(stand(t, ME, "storehouse", 5, 0), ME, "abbey", 6, 0)

    draw(t, "year-of-plenty", number=5)

    assert stored(t, ME, GOLD_FIELD) == 2
    assert have(t, ME) == {"lumber": 3, "gold": 2, "grain": 1, "ore": 1}


@pytest.mark.rule("EVENT-7", "ROLL-7")
def test_yule_shuffles_the_events_and_brings_another() -> None:
    t = begin()
    t.state.events[0], t.state.events[5] = t.state.events[5], 0

    roll(t, 1, EVENT_FACE, number_of("invention"))

    view = GAME.view(t.state, ME)
    known = [number_of("yule"), HIDDEN, HIDDEN, HIDDEN, number_of("invention")]
    assert view.events == [*[HIDDEN] * 4, *known]
    assert phase(t) == "actions"


def test_seats_are_exactly_two() -> None:
    assert (GAME.fewest, GAME.most) == (SEATS, SEATS)
