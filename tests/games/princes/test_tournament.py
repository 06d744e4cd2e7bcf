"""Tests of the tournament: secret decks, own stacks, the preparatory round, stolen cards."""

from contextlib import ExitStack
from typing import Any

import pytest

from signoria.games.princes import GAME
from signoria.games.princes.actions import (
    BringDeck,
    Build,
    BuildCity,
    BuildRoad,
    Done,
    Foretell,
    KeepHand,
    PickCard,
    PickDeck,
    PickSite,
    PickStack,
    Play,
    Put,
    Roll,
    ScoutAhead,
    Search,
)
from signoria.games.princes.card_rows import CARD_ROWS, SIZE, number_of
from signoria.games.princes.cards import CARDS
from signoria.games.princes.cards.vocabulary import BLUE_BACK, RED_BACK
from signoria.games.princes.decks import code_of, ready_deck
from signoria.games.princes.decks.bringing import READY_ROWS
from signoria.games.princes.events import (
    CardChosen,
    CardRemoved,
    CardStolen,
    DeckBrought,
    EventDrawn,
    RegionPicked,
)
from signoria.games.princes.phases.ending import name_event_at, remove_event
from signoria.games.princes.rules import FACE_NAMES
from signoria.games.princes.state import State
from signoria.kernel.rng import SeededRng
from signoria.kernel.seats import HIDDEN, NOBODY, SPECTATOR
from signoria.kernel.table import Table
from tests.games.princes.cards.made import instead
from tests.games.princes.laying import (
    ME,
    OTHER,
    acting,
    begun,
    deal,
    do,
    empty_hand,
    first_come,
    hand,
    have,
    offered,
    opened,
    phase,
    refused,
    roll,
    stand,
    stock,
)

FOUNTAIN = """\
kind = "green"
family = "building"
copies = [2, 0]
cost = { brick = 1, grain = 1 }
does = ["while: tune exchanges 2"]
"""
A_SAGE = """\
kind = "green"
family = "sage"
copies = [1, 0]
cost = { grain = 1, ore = 1 }
named = true
"""
ABROAD = """\
kind = "green"
family = "building"
copies = [1, 0]
cost = { grain = 1 }
foreign = true
"""
INSURRECTION = """\
kind = "event"
family = "event"
copies = [1, 1]
reseat = "under-4"
special = "riots"
given-by = "each"
"""
DECKS: dict[str, Any] = {"red_deck": "warlords", "blue_deck": "merchants"}
MERCHANTS, WARLORDS, SCHOLARS, MASONS = READY_ROWS[:4]


def playing(**options: int | str) -> Table[State]:
    """Return a table after the preparatory round; seat 0 has the Warlords and begins."""
    return begun("tournament", **(DECKS | options))


def preparing(
    mine: tuple[str, ...] = (), theirs: tuple[str, ...] = (), **options: int | str
) -> Table[State]:
    """Return a table in the preparatory round, with these hands; seat 0 builds first."""
    for seed in range(20):
        t = opened("tournament", seed, **(DECKS | options))
        for seat, keys in ((ME, mine), (OTHER, theirs)):
            row = [*map(number_of, keys)]
            rest = [card for card in READY_ROWS[1 - seat] if card not in row and not is_event(card)]
            do(t, seat, *map(PickCard, (row + rest)[:3]))
        first_come(t, "arranging")
        if t.actors() == [ME]:
            return t
    raise AssertionError("the other always builds first")


def is_event(card: int) -> bool:
    return CARD_ROWS.event[card] == 1


@pytest.mark.rule("T2", "T3", "T4")
def test_each_seat_begins_as_usual_with_a_resource_on_the_gold_field_too() -> None:
    """Ruling D1: the first seat is host and red."""
    t = opened("tournament", **DECKS)
    view = GAME.view(t.state, ME)

    assert (view.roads_left, view.settlements_left, view.cities_left) == (7, 5, 7)
    assert len(view.regions_left) == 12
    assert have(t, ME) == have(t, OTHER) == dict.fromkeys(have(t, ME), 1)
    assert len(have(t, ME)) == 6
    for seat, back in ((ME, RED_BACK), (OTHER, BLUE_BACK)):
        first = [card for card in view.seats[seat].regions if card >= 0]
        assert {CARDS[card].back for card in first} == {back}


@pytest.mark.rule("T6", "T12")
def test_both_bring_a_deck_at_once_and_face_down() -> None:
    t = opened("tournament")
    assert (phase(t), t.actors()) == ("decks", [ME, OTHER])
    assert offered(t, ME) == [*map(PickDeck, range(len(READY_ROWS)))]
    assert refused(t, ME, PickDeck(len(READY_ROWS))) == "TABLE-5"
    assert refused(t, ME, Done()) == "TABLE-3"

    do(t, OTHER, PickDeck(2))
    assert t.actors() == [ME]
    do(t, ME, BringDeck(WARLORDS))

    assert phase(t) == "first_hand"
    mine, theirs = GAME.view(t.state, ME), GAME.view(t.state, OTHER)
    assert mine.decks == [sorted(WARLORDS), []]
    assert theirs.decks == [[], sorted(SCHOLARS)]
    assert GAME.view(t.state, SPECTATOR).decks == [[], []]


@pytest.mark.rule("T1", "T6", "T12", "T13")
def test_illegal_deck_is_refused_by_the_rule_it_breaks() -> None:
    t = opened("tournament")
    archer, yule = number_of("archer"), number_of("yule")

    assert refused(t, ME, BringDeck(WARLORDS[1:])) == "T12"
    assert refused(t, ME, BringDeck(WARLORDS[:-1])) == "T6"
    assert refused(t, ME, BringDeck([*WARLORDS[1:], archer, archer])) == "T12"
    assert refused(t, ME, BringDeck([*WARLORDS[2:], archer, archer])) in ("T12", "T13")
    assert refused(t, ME, BringDeck([*WARLORDS[:-1], yule])) == "T8"
    assert refused(t, ME, BringDeck([*WARLORDS[:-1], number_of("gold-storehouse")])) == "TABLE-5"
    assert refused(t, ME, BringDeck([999])) == "TABLE-5"
    assert refused(t, ME, BringDeck([0] * 201)) == "TABLE-5"


@pytest.mark.rule("T12", "MODE-9")
def test_table_may_name_the_decks_and_refuses_invalid_ones() -> None:
    def said(**options: int | str) -> str:
        refusal = GAME.refuses_options(2, {**GAME.presets["tournament"], **options}, [])
        return "" if refusal is None else refusal.rule

    code = code_of(ready_deck("masons"))
    assert said(red_deck="masons", blue_deck=code) == ""
    assert said(red_deck="2 abbey") == "T6"
    assert said(red_deck="1 nonsense") == "DECK-2"
    assert said(mode="gold", red_deck="masons") == "MODE-9"
    t = opened("tournament", red_deck="masons", blue_deck=code)
    assert phase(t) == "first_hand"
    assert GAME.view(t.state, ME).decks[ME] == sorted(MASONS)


@pytest.mark.rule("T16")
def test_three_cards_of_the_deck_are_the_first_hand_and_the_rest_four_stacks() -> None:
    """Ruling D2: decks, then hands, then regions, both at once."""
    t = opened("tournament", **DECKS)
    assert t.actors() == [ME, OTHER]
    assert refused(t, ME, PickCard(number_of("university"))) == "T16"
    assert refused(t, ME, PickCard(999)) == "TABLE-5"
    assert refused(t, ME, Done()) == "TABLE-3"

    do(t, ME, PickCard(number_of("candamir")))
    assert refused(t, ME, PickCard(number_of("candamir"))) == "T16"
    first_come(t, "first_hand")

    assert (phase(t), t.actors()) == ("arranging", [ME, OTHER])
    view = GAME.view(t.state, OTHER)
    assert [stack.size for stack in view.stacks] == [8] * 8
    assert [stack.owner for stack in view.stacks] == [0] * 4 + [1] * 4
    assert "candamir" in hand(t, ME)
    assert sum(t.state.pool[:SIZE]) == sum(t.state.pool[SIZE:]) == 32


@pytest.mark.rule("T12", "T16")
def test_others_see_that_a_deck_was_brought_and_a_card_chosen_but_not_which() -> None:
    t = opened("tournament")
    world = t.state.imagine(OTHER, SeededRng(1), False)
    do(t, ME, PickDeck(1))
    do(t, OTHER, PickDeck(2))
    do(t, ME, PickCard(number_of("candamir")))

    for entry in t.entries[1:]:
        for event in entry.events:
            heard = event.seen_by(OTHER)
            assert heard is not None
            heard.apply(world)

    assert GAME.view(world, OTHER) == GAME.view(t.state, OTHER)
    assert DeckBrought(ME, [1]).seen_by(SPECTATOR) == DeckBrought(ME, [])
    assert CardChosen(ME, 1).seen_by(SPECTATOR) == CardChosen(ME, HIDDEN)
    assert RegionPicked(ME, 1).seen_by(SPECTATOR) == RegionPicked(ME, HIDDEN)


@pytest.mark.rule("T17", "T21")
def test_they_build_in_turns_until_both_have_passed_and_the_second_begins() -> None:
    """Rulings A2, D3 and D6: one build each in turn, by lot who is first."""
    t = preparing(("lookout-tower", "inga", "harald"), ("grain-ship", "wool-ship", "ore-ship"))
    assert phase(t) == "preparing"
    assert t.state.turn == 0

    do(t, ME, Build(number_of("inga")))
    first_come(t, "placing", "paying")
    assert t.actors() == [OTHER]
    do(t, OTHER, Done())
    assert t.actors() == [ME]
    do(t, ME, Done())
    assert (phase(t), t.actors()) == ("hand", [ME])

    first_come(t, "hand", "exchange")
    assert (t.state.active, t.state.turn) == (OTHER, 1)


@pytest.mark.rule("T17")
def test_seat_without_cards_is_not_asked_to_build() -> None:
    """Ruling D4."""
    t = preparing()
    empty_hand(t, OTHER)

    do(t, ME, Done())

    assert (phase(t), t.actors()) == ("exchange", [ME])


@pytest.mark.rule("T17")
def test_build_may_be_a_centre_card() -> None:
    t = preparing()
    assert BuildRoad(7) not in offered(t, ME)
    assert refused(t, ME, BuildRoad(7)) == "BUILD-5"
    stock(t, ME, brick=2, lumber=1)

    do(t, ME, BuildRoad(7))

    assert GAME.view(t.state, ME).seats[ME].roads == [6, 7]
    assert t.actors() == [OTHER]


@pytest.mark.rule("T18")
def test_preparatory_round_has_no_dice_no_actions_and_no_effect_on_the_other() -> None:
    """Ruling D7."""
    t = preparing()
    tower = number_of("inga")
    deal(t, ME, "inga")

    assert refused(t, ME, Roll()) == "TABLE-3"
    assert refused(t, ME, Build(number_of("university"))) == "BUILD-4"
    assert refused(t, ME, Play(number_of("archer"))) == "T18"
    assert refused(t, ME, ScoutAhead(7)) == "T18"
    assert t.refuses(ME, Build(tower)) is None
    with instead("inga", ABROAD):
        assert refused(t, ME, Build(tower)) == "T18"
        assert Build(tower) not in offered(t, ME)


@pytest.mark.rule("T19")
def test_a_pirate_ship_waits_while_the_other_has_a_trade_ship() -> None:
    """Ruling A1: there is nothing to sink while the other has none."""
    t = preparing(("pirate-ship",))
    pirates = Build(number_of("pirate-ship"))

    assert t.refuses(ME, pirates) is None
    stand(t, OTHER, "grain-ship")

    assert refused(t, ME, pirates) == "T19"


@pytest.mark.rule("T19")
def test_card_built_in_the_preparatory_round_works_at_once() -> None:
    t = preparing(("drill-ground", "harald", "inga"))
    do(t, ME, Build(number_of("drill-ground")))
    first_come(t, "placing", "paying")
    do(t, OTHER, Done())
    assert have(t, ME) == dict.fromkeys(["grain", "lumber", "wool", "gold"], 1)

    do(t, ME, Build(number_of("harald")))  # one ore and one grain, minus the discount of one
    first_come(t, "placing", "saving", "paying")

    assert have(t, ME) == dict.fromkeys(["lumber", "wool", "gold"], 1)
    assert phase(t) == "preparing"


@pytest.mark.rule("T20")
def test_both_fill_their_hands_and_may_exchange_after_the_round() -> None:
    t = preparing(("inga", "harald", "osmund"))
    do(t, ME, Build(number_of("inga")))
    first_come(t, "placing", "paying")
    do(t, OTHER, Done())
    do(t, ME, Done())

    assert offered(t, ME) == [*map(PickStack, range(4))]
    assert refused(t, ME, PickStack(4)) == "TABLE-5"
    do(t, ME, PickStack(2))
    assert phase(t) == "exchange"
    do(t, ME, Put(number_of("harald"), 0))
    assert Search(3) in offered(t, ME)
    do(t, ME, PickStack(1))
    assert (phase(t), t.actors()) == ("exchange", [OTHER])
    do(t, OTHER, KeepHand())
    assert phase(t) == "before_roll"


@pytest.mark.rule("T20")
def test_a_card_may_allow_a_second_exchange() -> None:
    with instead("parish-hall", FOUNTAIN):
        t = acting(playing())
        stand(t, ME, "parish-hall")
        do(t, ME, Done())
        for left in (1, 0):
            t.rng = SeededRng(left)
            do(t, ME, Put(number_of(hand(t, ME)[0]), 0), PickStack(1))
            assert (phase(t) == "exchange") == (left == 1)


def prepared_hall() -> Table[State]:
    """Return a table after filling the hand, with a Parish Hall built in the preparatory round."""
    t = preparing(("inga", "harald", "osmund"))
    deal(t, ME, "parish-hall")
    do(t, ME, Build(number_of("parish-hall")))
    first_come(t, "placing", "paying")
    do(t, OTHER, Done())
    do(t, ME, Done())
    return first_come(t, "hand")


@pytest.mark.rule("T20", "HAND-4")
def test_a_parish_hall_of_the_preparatory_round_makes_the_choice_there_cheaper() -> None:
    """The rulebook's example."""
    t = prepared_hall()
    assert (phase(t), t.actors()) == ("exchange", [ME])
    stock(t, ME, wool=1)

    do(t, ME, Put(number_of("harald"), 0))
    do(t, ME, Search(3))
    first_come(t, "paying")

    assert have(t, ME) == {}
    assert phase(t) == "searching"


@pytest.mark.rule("T20")
def test_a_fountain_of_the_preparatory_round_gives_a_second_exchange_there() -> None:
    """The rulebook's example, with a card made as the Fountain is."""
    with instead("parish-hall", FOUNTAIN):
        t = prepared_hall()
        do(t, ME, Put(number_of("harald"), 0), PickStack(1))
        assert (phase(t), t.actors()) == ("exchange", [ME])
        do(t, ME, Put(number_of("osmund"), 0), PickStack(1))
        assert (phase(t), t.actors()) == ("exchange", [OTHER])


@pytest.mark.rule("T21", "ACT-6", "ACT-7")
def test_first_player_may_play_reiner_and_brigitta_before_the_first_roll() -> None:
    """The rulebook's example."""
    t = preparing()
    deal(t, OTHER, "brigitta", "reiner-herald")
    do(t, ME, Done())
    do(t, OTHER, Done())
    first_come(t, "hand", "exchange")
    assert (phase(t), t.actors(), t.state.turn) == ("before_roll", [OTHER], 1)

    do(t, OTHER, Play(number_of("reiner-herald")))
    do(t, OTHER, Foretell(4))

    assert (t.state.number, FACE_NAMES[t.state.face]) == (4, "celebration")


@pytest.mark.rule("T16", "T23")
def test_each_seat_draws_from_and_puts_under_its_own_stacks_only() -> None:
    t = acting(playing())
    card = number_of(hand(t, ME)[0])
    stock(t, ME, wool=2)
    do(t, ME, Done())

    assert refused(t, ME, Put(card, 4)) == "TABLE-5"
    do(t, ME, Put(card, 3))
    assert refused(t, ME, PickStack(5)) == "TABLE-5"
    assert refused(t, ME, Search(5)) == "TABLE-5"
    assert offered(t, ME) == [*map(PickStack, range(4)), *map(Search, range(4))]


@pytest.mark.rule("T16", "HAND-5")
def test_empty_stack_is_formed_again_by_a_card_put_there() -> None:
    t = acting(playing())
    s = t.state
    for _card in range(s.sizes[0]):
        s.pull(0, 0)
    card = number_of(hand(t, ME)[0])
    do(t, ME, Done(), Put(card, 0))

    stack = GAME.view(s, ME).stacks[0]
    assert (stack.size, stack.cards) == (1, [card])
    assert PickStack(0) in offered(t, ME)


@pytest.mark.rule("T22")
def test_each_seat_has_its_own_discard_pile() -> None:
    t = acting(playing())
    stand(t, ME, "inga", 5, 0)
    do(t, ME, PickSite(5, 0))
    CardRemoved(OTHER, number_of("grain-ship"), 5, 0).apply(stand(t, OTHER, "grain-ship").state)

    view = GAME.view(t.state, ME)
    assert view.discard == []
    assert view.seats[ME].discard == [number_of("inga")]
    assert view.seats[OTHER].discard == [number_of("grain-ship")]


@pytest.mark.rule("T23")
def test_victim_picks_the_stack_before_losing_a_card_of_the_hand() -> None:
    t = playing()
    stand(t, ME, "candamir")
    t.state.event_pool[number_of("fraternal-feuds")] += 1
    roll(t, 1, "event", number_of("fraternal-feuds"))
    theirs = [number_of(key) for key in hand(t, OTHER)]
    do(t, OTHER, Done())  # without Sebastian

    assert (phase(t), t.actors()) == ("stack_for", [OTHER])
    assert offered(t, OTHER) == [*map(PickStack, range(4, 8))]
    assert refused(t, OTHER, PickStack(0)) == "TABLE-5"
    assert refused(t, OTHER, Done()) == "TABLE-3"
    do(t, OTHER, PickStack(6))
    assert refused(t, ME, Put(theirs[0], 5)) == "T23"
    assert refused(t, ME, Put(theirs[0], 0)) == "TABLE-5"
    do(t, ME, Put(theirs[0], 6))
    do(t, OTHER, PickStack(4))
    do(t, ME, Put(theirs[1], 4))

    assert phase(t) == "actions"
    assert GAME.view(t.state, ME).stacks[6].cards[-1] == theirs[0]
    assert GAME.view(t.state, SPECTATOR).stacks[6].cards[-1] == HIDDEN


@pytest.mark.rule("T24", "T27", "ATTACK-6")
def test_the_traitor_takes_units_and_actions_of_a_deck_and_they_are_noted() -> None:
    t = acting(playing())
    stand(t, ME, "hedge-tavern")
    deal(t, ME, "traitor")
    deal(t, OTHER, "abbey", "scout")

    do(t, ME, Play(number_of("traitor")))
    assert refused(t, ME, PickCard(number_of("abbey"))) == "ATTACK-6"
    do(t, ME, PickCard(number_of("scout")))

    assert GAME.view(t.state, OTHER).stolen == [[number_of("scout")], []]
    for seat in (ME, OTHER):
        world = t.state.imagine(seat, SeededRng(3), True)
        assert GAME.view(world, seat) == GAME.view(t.state, seat)


@pytest.mark.rule("T22", "T23", "T24")
def test_stolen_cards_go_under_stacks_and_on_the_pile_of_the_thief() -> None:
    """Ruling A21: until the end stolen cards go where the thief's own would."""
    t = acting(playing())
    scout, smith = number_of("scout"), number_of("goldsmith")
    deal(t, OTHER, "scout", "goldsmith")
    for card in (scout, smith):
        t.record(CardStolen(ME, card))
    stock(t, ME, gold=3)

    do(t, ME, Play(smith))
    first_come(t, "paying", "gaining")
    do(t, ME, Done())
    assert refused(t, ME, Put(scout, 4)) == "TABLE-5"
    do(t, ME, Put(scout, 2))

    view = GAME.view(t.state, ME)
    assert smith in view.seats[ME].discard
    assert smith not in view.seats[OTHER].discard
    assert view.stacks[2].cards[-1] == scout
    assert sorted(view.stolen[ME]) == sorted([scout, smith])


@pytest.mark.rule("T24", "T27", "ACT-8")
def test_guido_searches_the_pile_of_the_other_and_own_cards_are_not_noted() -> None:
    t = acting(playing())
    scout = number_of("scout")
    deal(t, ME, "guido")
    t.state.tally[OTHER * 5] = 5  # so that I am behind
    t.state.throw(OTHER, scout)
    t.state.throw(OTHER, number_of("guido"))
    t.state.throw(ME, number_of("inga"))

    do(t, ME, Play(number_of("guido")))
    assert offered(t, ME) == [PickCard(scout), PickCard(number_of("guido"))]
    do(t, ME, PickCard(scout))
    assert GAME.view(t.state, ME).stolen == [[scout], []]

    CardStolen(OTHER, scout).apply(t.state)
    assert GAME.view(t.state, ME).stolen == [[], []]


@pytest.mark.rule("T25")
def test_second_unit_with_a_proper_name_is_refused() -> None:
    """Ruling A14: this is checked when a unit is built, not for units that stand."""
    t = stock(acting(playing()), ME, grain=3, ore=3, wool=3, brick=3, lumber=3, gold=3)
    deal(t, ME, "candamir")
    candamir = number_of("candamir")
    t.state.sites[OTHER * 48 + 20] = candamir + 1

    assert refused(t, ME, Build(candamir)) == "T25"
    assert Build(candamir) not in offered(t, ME)
    t.state.sites[OTHER * 48 + 20] = 0
    assert t.refuses(ME, Build(candamir)) is None
    t.state.sites[OTHER * 48 + 20] = candamir + 1
    stand(t, ME, "candamir")  # as when one is taken over
    assert (phase(t), t.actors()) == ("actions", [ME])
    assert GAME.view(t.state, ME).seats[OTHER].sites.count(candamir) == 1


@pytest.mark.rule("T26")
def test_fourth_sage_is_refused() -> None:
    t = stock(acting(playing()), ME, grain=3, ore=3, wool=3, brick=3, lumber=3, gold=3)
    for at, key in enumerate(("austin", "harald", "osmund")):
        stand(t, ME, key, 5, at)
    deal(t, ME, "inga")
    assert t.refuses(ME, Build(number_of("inga"))) is None

    with ExitStack() as made:
        for key in ("austin", "harald", "osmund", "inga"):
            made.enter_context(instead(key, A_SAGE))
        assert refused(t, ME, Build(number_of("inga"))) == "T26"
        assert Build(number_of("inga")) not in offered(t, ME)


@pytest.mark.rule("T28")
def test_cards_that_are_otherwise_open_are_drawn_and_placed_from_the_hand() -> None:
    t = stock(acting(playing()), ME, grain=3, wool=3, gold=3)
    tavern = number_of("hedge-tavern")

    assert GAME.view(t.state, ME).open_cards == []
    assert refused(t, ME, Build(tavern)) == "BUILD-4"
    deal(t, ME, "hedge-tavern")
    assert hand(t, ME).count("hedge-tavern") == 1


@pytest.mark.rule("T29")
def test_fifteen_points_win_at_once_even_if_the_other_has_as_many() -> None:
    t = stock(acting(playing()), ME, grain=3, ore=3)
    for seat in (ME, OTHER):
        t.state.tally[seat * 5] = 14 + seat

    do(t, ME, BuildCity(5))

    assert GAME.outcome(t.state).winners == [ME]


@pytest.mark.rule("T29")
def test_seat_with_enough_points_wins_without_rolling() -> None:
    """Ruling D8: the claim is made automatically."""
    t = acting(playing())
    do(t, ME, Done())
    t.state.tally[OTHER * 5] = 15
    do(t, ME, KeepHand())

    assert t.state.over()
    assert GAME.outcome(t.state).winners == [OTHER]
    assert t.state.turn == 2


@pytest.mark.rule("T29")
def test_points_of_the_preparatory_round_win_in_the_first_own_turn() -> None:
    """Nobody had a turn before; the seat whose turn comes second wins only in that turn."""
    t = preparing()
    do(t, ME, Done())
    do(t, OTHER, Done())
    t.state.tally[ME * 5] = 15  # the other has the first turn
    first_come(t, "hand", "exchange")

    assert not t.state.over()
    assert (phase(t), t.actors(), t.state.turn) == ("before_roll", [OTHER], 1)


@pytest.mark.rule("T11", "T12", "T24")
def test_at_the_end_decks_are_shown_and_stolen_cards_given_back() -> None:
    t = acting(playing())
    s = t.state
    stolen = number_of("grain-ship")
    s.decks[(2 + ME) * SIZE + stolen] = 1  # I hold one that the other brought
    assert GAME.view(s, SPECTATOR).stolen == [[stolen], []]
    s.tally[ME * 5] = 14
    stock(t, ME, grain=3, ore=3)
    do(t, ME, BuildCity(5))

    view = GAME.view(s, SPECTATOR)
    assert s.over()
    assert view.decks == [sorted(WARLORDS), sorted(MERCHANTS)]
    assert view.stolen == []
    events_of = [type(event).__name__ for event in t.entries[-1].events]
    assert events_of[-4:] == ["DeckShown", "DeckShown", "StolenReturned", "Ended"]
    world = s.imagine(SPECTATOR, SeededRng(1), True)
    assert GAME.view(world, SPECTATOR) == view


@pytest.mark.rule("T5", "T9")
def test_thirteen_events_lie_around_yule_and_nobody_knows_all() -> None:
    s = opened("tournament", **DECKS).state

    assert [cell > 0 for cell in s.events] == [False] * 9 + [True] + [False] * 3
    assert sum(s.event_pool[:SIZE]) == 12
    assert s.event_pool[number_of("riots")] >= 2
    assert s.event_pool[number_of("plague")] >= 2


@pytest.mark.rule("T9")
@pytest.mark.parametrize(("size", "place"), [(13, 4), (4, 3)])
def test_an_event_may_come_back_under_the_next_four(size: int, place: int) -> None:
    """Ruling A5: with fewer cards left it goes to the bottom."""
    t = opened("tournament", **DECKS)
    riots = number_of("riots")
    while len(t.state.events) > size:
        t.state.events = t.state.events[1:]
    with instead("riots", INSURRECTION):
        EventDrawn(riots, 0).apply(t.state)

    assert t.state.events[place] == riots + 1
    assert len(t.state.events) == size


@pytest.mark.rule("T10")
def test_events_that_come_back_lie_face_up_once_the_others_do() -> None:
    """Ruling A5: the rule of the top four is over then."""
    t = thinned(playing())
    riots = number_of("riots")
    t.state.event_pool[riots] = 3

    with instead("riots", INSURRECTION):
        EventDrawn(riots, 0).apply(t.state)

    view = GAME.view(t.state, SPECTATOR)
    assert (view.events, view.events_laid) == ([HIDDEN, HIDDEN, riots], 1)


@pytest.mark.rule("T10")
def test_event_being_resolved_counts_among_those_left() -> None:
    """Ruling A4."""
    t = playing()
    t.rng = SeededRng(2)
    for _event in range(8):
        remove_event(t, ME, 0)
    t.record(EventDrawn(name_event_at(t, 0), 0))
    assert (t.state.laid, len(t.state.events)) == (NOBODY, 5)

    remove_event(t, ME, 1)  # the next but Yule
    assert (t.state.laid, len(t.state.events)) == (0, 3)


def thinned(t: Table[State]) -> Table[State]:
    """Remove all events but three besides Yule."""
    t.rng = SeededRng(2)
    remove_event(t, ME, 12)
    for _event in range(8):
        assert t.state.laid == NOBODY
        remove_event(t, ME, 0)
    return t


@pytest.mark.rule("T10")
def test_with_three_events_left_yule_goes_and_events_are_laid_face_up() -> None:
    """Ruling A4: they are counted after each removal, and the change is permanent."""
    t = thinned(playing())
    s = t.state

    view = GAME.view(s, ME)
    assert (view.events, view.events_laid) == ([HIDDEN] * 3, 0)
    for laid in (1, 2):
        t.record(EventDrawn(name_event_at(t, 0), 0))
        assert GAME.view(s, ME).events_laid == laid
        assert GAME.view(s, ME).events[-laid:].count(HIDDEN) == 0


@pytest.mark.rule("T10")
def test_events_are_shuffled_when_the_last_one_is_revealed() -> None:
    t = thinned(playing())
    s = t.state
    for event in [card for card in range(SIZE) if s.event_pool[card]]:
        s.event_pool[number_of("year-of-plenty")] += s.event_pool[event]  # all alike, and harmless
        s.event_pool[event] -= s.event_pool[event]
    s.event_pool[number_of("year-of-plenty")] = 3
    for turn in range(3):
        roll(t, 1, "event", number_of("year-of-plenty"))
        laid = GAME.view(s, ME).events_laid
        assert laid == (turn + 1) % 3
        t.rng = SeededRng(1)
        first_come(t, "actions", "hand", "exchange")

    assert [*s.events] == [0, 0, 0]


@pytest.mark.rule("T10")
def test_removing_the_last_face_down_event_shuffles_and_an_empty_stack_has_no_effect() -> None:
    """Ruling D9."""
    t = thinned(playing())
    s = t.state
    for _event in range(2):
        t.record(EventDrawn(name_event_at(t, 0), 0))
    remove_event(t, ME, 0)
    assert (s.laid, [*s.events]) == (0, [0, 0])
    remove_event(t, ME, 0)
    remove_event(t, ME, 0)
    assert len(s.events) == 0

    roll(t, 1, "event")
    assert phase(t) == "actions"
    assert GAME.audit(s)[1] == 13
