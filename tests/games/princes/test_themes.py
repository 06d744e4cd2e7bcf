"""Tests of theme games and the duel: stacks by their backs, open cards, hands, free regions."""

import pytest

from signoria.games.princes import GAME
from signoria.games.princes.actions import (
    Build,
    BuildCity,
    Done,
    PickCard,
    PickSite,
    PickStack,
    Put,
)
from signoria.games.princes.card_rows import CARD_NAMES, SIZE, number_of
from signoria.games.princes.cards import CARDS
from signoria.games.princes.events import EventDrawn, EventsShuffled
from signoria.games.princes.modes import lots_of, sure_events
from signoria.games.princes.phases.ending import name_event_at
from signoria.games.princes.rules import DUEL
from signoria.games.princes.state import State
from signoria.kernel.rng import ScriptedRng, SeededRng
from signoria.kernel.seats import HIDDEN, SPECTATOR
from signoria.kernel.table import Table
from tests.games.princes.laying import (
    FOREST,
    GOLD_FIELD,
    ME,
    OTHER,
    acting,
    begun,
    deal,
    do,
    first_come,
    hand,
    offered,
    opened,
    phase,
    refused,
    roll,
    stand,
    stock,
    stored,
)

THEMES = ("gold", "turmoil", "progress")
EVENTS = {"gold": 12, "turmoil": 13, "progress": 14}
OPEN = {"gold": "merchant-guild", "turmoil": "hedge-tavern", "progress": "university"}


def sizes(t: Table[State]) -> list[int]:
    return [stack.size for stack in GAME.view(t.state, ME).stacks]


@pytest.mark.rule("MODE-1", "MODE-3")
@pytest.mark.parametrize("mode", THEMES)
def test_a_theme_game_has_three_basic_stacks_two_of_its_era_and_two_open_cards(mode: str) -> None:
    t = opened(mode)
    view = GAME.view(t.state, ME)

    size = 12 if mode == "progress" else 11
    assert sizes(t) == [12, 12, 12, size, size]
    assert [stack.back for stack in view.stacks] == [0, 0, 0, 1, 1]
    assert [CARD_NAMES[card] for card in view.open_cards] == [OPEN[mode]] * 2
    assert len(view.events) == EVENTS[mode]


@pytest.mark.rule("MODE-6")
def test_a_duel_has_three_basic_stacks_and_one_of_each_era_without_the_moon() -> None:
    t = opened("duel")

    assert sizes(t) == [12, 12, 12, 12, 12, 14]
    assert GAME.view(t.state, ME).open_cards == []
    assert t.state.pool[number_of("merchant-guild")] == 1
    assert t.state.pool[number_of("harbor")] == 0  # its only copy has the moon


@pytest.mark.rule("MODE-2")
@pytest.mark.parametrize("mode", [*THEMES, "duel"])
def test_each_looks_through_a_basic_stack_and_takes_three_cards(mode: str) -> None:
    t = opened(mode)
    first = t.actors()[0]
    seen = GAME.view(t.state, first).stacks[0].cards
    assert len(seen) == 12
    assert HIDDEN not in seen
    assert GAME.view(t.state, 1 - first).stacks[0].cards == [HIDDEN] * 12

    for card in seen[:3]:
        do(t, first, PickCard(card))

    view = GAME.view(t.state, first)
    assert view.stacks[0].cards == seen[3:]
    assert sorted(view.your_hand) == sorted(seen[:3])
    assert t.actors() == [1 - first]
    assert GAME.view(t.state, 1 - first).stacks[1].size == 12


def leave_as_they_lie(t: Table[State], seat: int) -> None:
    while seat in t.actors():
        do(t, seat, GAME.menu[GAME.default(t.state, seat, t.legal(seat))])


@pytest.mark.rule("MODE-8")
def test_nothing_reveals_whether_a_seat_moved_its_regions() -> None:
    t = first_come(opened("gold"), "searching")
    other = t.state.copy()
    leave_as_they_lie(t, ME)
    turned = Table(GAME, other, t.rng)
    regions = GAME.view(other, ME).seats[ME].regions[10:16]
    do(turned, ME, *map(PickCard, reversed(regions[1:])))

    for seat in (OTHER, SPECTATOR):
        assert GAME.view(t.state, seat) == GAME.view(turned.state, seat)


@pytest.mark.rule("MODE-8", "OUT-1")
def test_regions_of_an_absent_seat_stay_in_place() -> None:
    t = first_come(opened("gold"), "searching")
    before = GAME.view(t.state, ME).seats[ME].regions
    leave_as_they_lie(t, ME)
    leave_as_they_lie(t, OTHER)

    assert GAME.view(t.state, ME).seats[ME].regions == before


@pytest.mark.rule("MODE-8")
def test_both_lay_out_their_regions_face_down_and_reveal_them_together() -> None:
    t = first_come(opened("gold"), "searching")
    mine = GAME.view(t.state, ME).seats[ME].regions[10:16]
    assert (phase(t), t.actors()) == ("arranging", [ME, OTHER])
    assert refused(t, ME, PickCard(number_of("abbey"))) == "MODE-8"
    assert refused(t, ME, PickCard(999)) == "TABLE-5"
    assert refused(t, ME, PickStack(0)) == "TABLE-3"

    do(t, ME, PickCard(mine[2]), PickCard(mine[0]))
    assert refused(t, ME, PickCard(mine[0])) == "MODE-8"
    assert GAME.view(t.state, ME).your_order == [mine[2], mine[0]]
    assert GAME.view(t.state, OTHER).orders_settled == [2, 0]
    assert GAME.view(t.state, OTHER).seats[ME].regions[10:16] == mine
    do(t, ME, *map(PickCard, [mine[1], mine[3], mine[4]]))
    assert t.actors() == [OTHER]
    assert GAME.view(t.state, SPECTATOR).your_order == []
    leave_as_they_lie(t, OTHER)

    regions = [mine[2], mine[0], mine[1], *mine[3:]]
    assert GAME.view(t.state, OTHER).seats[ME].regions[10:16] == regions
    assert stored(t, ME, FOREST) == 0  # where the gold field lies now
    assert stored(t, ME, GOLD_FIELD) == 1


@pytest.mark.rule("MODE-8")
def test_last_region_is_placed_without_asking() -> None:
    t = first_come(opened("gold"), "searching")
    regions = GAME.view(t.state, ME).seats[ME].regions[10:16]
    do(t, ME, *map(PickCard, reversed(regions[1:])))

    assert t.actors() == [OTHER]
    leave_as_they_lie(t, OTHER)

    assert GAME.view(t.state, ME).seats[ME].regions[10:16] == [*reversed(regions)]


@pytest.mark.rule("MODE-8")
def test_hidden_order_of_regions_is_redrawn_in_imagined_worlds() -> None:
    t = first_come(opened("gold"), "searching")
    regions = GAME.view(t.state, ME).seats[ME].regions[10:16]
    do(t, ME, *map(PickCard, [regions[5], regions[4], *regions[:3]]))

    worlds = [t.state.imagine(OTHER, SeededRng(seed), True) for seed in range(8)]

    assert len({world.orders for world in worlds}) > 1
    assert {t.state.imagine(ME, SeededRng(seed), True).orders for seed in range(8)} == {
        t.state.orders
    }
    for world in worlds:
        assert Table(GAME, world, t.rng).actors() == [OTHER]


@pytest.mark.rule("MODE-3")
def test_open_card_is_built_from_the_middle_and_goes_back_there() -> None:
    t = acting(begun("gold"))
    stock(t, ME, grain=3, ore=3)
    do(t, ME, BuildCity(5))
    card = number_of("merchant-guild")
    stock(t, ME, brick=3, grain=3, wool=3)
    assert Build(card) in offered(t, ME)

    do(t, ME, Build(card))
    while phase(t) != "actions":
        do(t, ME, GAME.menu[t.legal(ME)[0]])
    assert GAME.view(t.state, ME).open_cards == [card]
    assert hand(t, ME).count("merchant-guild") == 0
    world = t.state.imagine(OTHER, SeededRng(1), True)
    assert GAME.audit(world) == GAME.audit(t.state)

    site = next(at for at in range(48) if t.state.sites[at] == card + 1)
    do(t, ME, PickSite(site // 4, site % 4))
    assert GAME.view(t.state, ME).open_cards == [card, card]
    assert GAME.view(t.state, ME).discard == []


@pytest.mark.rule("MODE-4", "MODE-5")
def test_a_card_goes_under_a_stack_of_its_back_and_backs_are_seen() -> None:
    t = deal(acting(begun("gold")), ME, "mint")
    mint, basic = number_of("mint"), number_of(hand(t, ME)[0])

    do(t, ME, Done())
    assert GAME.view(t.state, OTHER).seats[ME].hand_backs == [3, 1, 0, 0]
    assert refused(t, ME, Put(mint, 0)) == "MODE-4"
    assert refused(t, ME, Put(basic, 3)) == "MODE-4"
    assert refused(t, ME, Put(basic, 5)) == "TABLE-5"
    do(t, ME, Put(mint, 4))

    assert GAME.view(t.state, ME).stacks[4].cards[-1] == mint
    assert GAME.view(t.state, OTHER).seats[ME].hand_backs == [3, 0, 0, 0]


@pytest.mark.rule("MODE-5", "SET-6")
def test_imagined_worlds_keep_the_backs_of_a_hand() -> None:
    t = deal(begun("duel"), ME, "mint", "archer", "archer")
    t.state.pool[number_of("archer")] += 1  # the second was made for this test
    for seed in range(6):
        world = t.state.imagine(OTHER, SeededRng(seed), True)
        held = [card for card in range(SIZE) for _ in range(world.hands[ME * SIZE + card])]
        assert sorted(CARDS[card].set for card in held) == [0, 0, 0, 1, 2, 2]


@pytest.mark.rule("MODE-4", "EVENT-1")
def test_a_building_lost_goes_under_its_own_kind_of_stack_or_back_to_the_middle() -> None:
    t = begun("gold")
    stand(t, ME, "candamir")
    stand(t, OTHER, "gold-storehouse")
    roll(t, 1, "event", number_of("feud"))

    assert (phase(t), t.actors()) == ("returning", [OTHER])
    assert offered(t, OTHER) == [PickStack(3), PickStack(4)]
    assert refused(t, OTHER, PickStack(0)) == "MODE-4"
    do(t, OTHER, PickStack(3))
    assert GAME.view(t.state, ME).stacks[3].cards[-1] == number_of("gold-storehouse")


@pytest.mark.rule("MODE-3", "EVENT-1")
def test_lost_open_card_goes_to_the_middle_without_asking() -> None:
    t = begun("gold")
    stand(t, ME, "candamir")
    guild = number_of("merchant-guild")
    t.state.sites[OTHER * 48 + 20] = guild + 1
    t.state.middle[guild] -= 1
    roll(t, 1, "event", number_of("feud"))

    assert phase(t) == "actions"
    assert GAME.view(t.state, ME).open_cards == [guild, guild]


@pytest.mark.rule("END-3")
def test_the_points_win_in_the_middle_of_the_own_turn() -> None:
    t = stock(acting(begun("gold", points=3)), ME, grain=3, ore=3)

    do(t, ME, BuildCity(5))

    outcome = GAME.outcome(t.state)
    assert (outcome.reason, outcome.winners) == ("points", [ME])


@pytest.mark.rule("MODE-7")
def test_the_events_of_a_duel_are_five_and_six_of_fifteen_by_lot() -> None:
    s = opened("duel").state

    assert len(s.events) == 12
    assert sum(sure_events(DUEL)) == 6
    assert sum(lots_of(DUEL)) == 15
    assert GAME.view(s, ME).events.index(number_of("yule")) == 8


@pytest.mark.rule("MODE-7")
def test_rest_is_without_the_moon_after_six_events_with_it() -> None:
    t = begun("duel")
    s = t.state
    for _event in range(6):
        lot = next(card for card in range(SIZE) if s.event_pool[SIZE + card])
        t.rng = ScriptedRng([0, lot])
        drawn = name_event_at(t, 0)
        assert drawn == SIZE + lot
        t.record(EventDrawn(lot, 1))
    t.rng = ScriptedRng([number_of("riots"), number_of("plague")])
    for _event in range(2):
        t.record(EventDrawn(name_event_at(t, 0), 0))

    assert name_event_at(t, 0) == number_of("yule")
    t.record(EventDrawn(number_of("yule"), 0))
    t.record(EventsShuffled(number_of("yule")))
    assert sum(s.event_pool[SIZE:]) == 15 - 6
    assert sum(s.event_pool[:SIZE]) == 11


def test_table_begins_with_the_roll_after_its_set_up() -> None:
    assert phase(begun("progress")) == "before_roll"
