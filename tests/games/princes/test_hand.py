"""Tests of the end of a turn: filling the hand, exchanging, searching, knowledge; and the end."""

import pytest

from signoria.games.princes import GAME
from signoria.games.princes.actions import (
    BuildCity,
    Done,
    KeepHand,
    PickCard,
    PickStack,
    Put,
    Roll,
    Search,
)
from signoria.games.princes.card_rows import SIZE, number_of
from signoria.games.princes.rules import TOWNS
from signoria.games.princes.state import State
from signoria.kernel.cells import values
from signoria.kernel.rng import ScriptedRng, SeededRng
from signoria.kernel.seats import HIDDEN, SPECTATOR
from signoria.kernel.table import Table, open_table
from tests.games.princes.laying import (
    ME,
    MINE,
    OTHER,
    acting,
    begin,
    deal,
    do,
    empty_hand,
    hand,
    have,
    offered,
    pass_turn,
    phase,
    pick,
    refused,
    roll,
    stand,
    stock,
)

GOLD_SHIP = number_of("gold-ship")


def exchanging(**amounts: int) -> Table[State]:
    """Return a table at which seat 0 has put its gold ship under the third stack."""
    t = stock(acting(begin()), ME, **amounts)
    do(t, ME, Done(), Put(GOLD_SHIP, 2))
    return t


def searched() -> Table[State]:
    """Let seat 0 search the first stack and take the second card, a scout."""
    t = exchanging(brick=1, ore=1)
    unseen = ["abbey", "scout", "storehouse", "austin", "candamir", "harald"]
    t.rng = ScriptedRng([number_of(key) for key in unseen])
    do(t, ME, Search(0))
    do(t, ME, PickCard(number_of("scout")))
    return t


def test_hand_lists_each_card_once() -> None:
    s = deal(begin(), ME, "gold-ship").state

    assert [GAME.names["card"][card] for card in s.hand_of(ME)] == list(MINE)
    s.put_in_hand(ME, number_of("gold-ship"), -1)
    assert [GAME.names["card"][card] for card in s.hand_of(ME)] == list(MINE)
    s.put_in_hand(ME, number_of("gold-ship"), -1)
    assert [GAME.names["card"][card] for card in s.hand_of(ME)] == ["brick-ship", "grain-ship"]


@pytest.mark.rule("HAND-1")
@pytest.mark.parametrize("preset", ["duel", "gold", "tournament"])
def test_hand_has_exactly_the_counted_cards_in_every_position_and_world(preset: str) -> None:
    rng = SeededRng(5)
    t = open_table(GAME, 2, {**GAME.presets[preset], "turn_limit": 50}, rng)

    while t.actors():
        seat = t.actors()[0]
        legal = t.legal(seat)
        t.submit(seat, GAME.menu[legal[rng.below(0, len(legal))]])
        for s in (t.state, t.state.imagine(seat, rng, True)) if t.rev % 8 == 0 else ():
            counted = [[c for c in range(SIZE) if s.hands[n * SIZE + c]] for n in (ME, OTHER)]
            assert [s.hand_of(ME), s.hand_of(OTHER)] == counted
            known = [sum(s.known[:SIZE]), sum(s.known[SIZE:])]
            assert [s.known_held[ME], s.known_held[OTHER]] == known
            assert_rows_are_up_to_date(s)


def assert_rows_are_up_to_date(s: State) -> None:
    """Compare the rows kept for speed with what the table shows."""
    again = s.copy()
    for seat in (ME, OTHER):
        again.survey(seat)
        towns = [town for town in range(TOWNS) if s.towns[seat * TOWNS + town]]
        assert (towns[0], towns[-1]) == (s.leftmost[seat], s.rightmost[seat])
    for row in ("bearing", "bearers", "numbered", "stocked", "full"):
        assert values(getattr(again, row)) == values(getattr(s, row)), row


@pytest.mark.rule("HAND-1")
def test_hand_is_filled_to_three_and_one_for_each_progress_point() -> None:
    t = stand(acting(begin()), ME, "abbey")
    t.rng = ScriptedRng([number_of("inga")])

    do(t, ME, Done())
    assert (phase(t), t.actors()) == ("hand", [ME])
    assert refused(t, ME, PickStack(4)) == "TABLE-5"
    assert refused(t, ME, Done()) == "TABLE-3"
    do(t, ME, PickStack(3))

    assert "inga" in hand(t, ME)
    assert phase(t) == "exchange"


@pytest.mark.rule("HAND-2")
def test_seat_with_too_many_cards_puts_some_under_stacks() -> None:
    t = deal(acting(begin()), ME, "abbey")

    do(t, ME, Done())
    assert refused(t, ME, Put(number_of("scout"), 0)) == "HAND-2"
    assert refused(t, ME, Put(GOLD_SHIP, 9)) == "TABLE-5"
    assert refused(t, ME, PickStack(0)) == "TABLE-3"
    do(t, ME, Put(GOLD_SHIP, 1))

    assert hand(t, ME) == ["abbey", "brick-ship", "grain-ship"]
    assert phase(t) == "exchange"


@pytest.mark.rule("HAND-3")
def test_card_may_be_exchanged_for_the_top_of_a_stack() -> None:
    t = exchanging()
    t.rng = ScriptedRng([number_of("osmund")])

    do(t, ME, PickStack(1))

    assert hand(t, ME) == ["brick-ship", "grain-ship", "osmund"]
    assert t.state.active == OTHER


@pytest.mark.rule("HAND-3")
def test_seat_without_cards_is_not_asked_to_exchange() -> None:
    t = acting(begin())
    empty_hand(t, ME)
    while t.state.any_stack(ME):
        t.state.pull(next(k for k in range(4) if t.state.sizes[k]), 0)

    do(t, ME, Done())

    assert t.state.active == OTHER


@pytest.mark.rule("HAND-4", "HAND-6")
def test_stack_is_searched_for_two_resources() -> None:
    """Ruling A17: the card goes away first, the two resources may differ."""
    t = exchanging(brick=1, ore=1)
    stacks = range(4)
    assert offered(t, ME) == [*map(PickStack, stacks), *map(Search, stacks)]
    assert refused(t, ME, Search(9)) == "TABLE-5"
    t.rng = ScriptedRng(
        [number_of(k) for k in ("abbey", "abbey", "austin", "scout", "inga", "toll-bridge")]
    )

    do(t, ME, Search(0))
    assert have(t, ME) == {}
    assert len(offered(t, ME)) == 5  # six cards, two of them alike
    assert refused(t, ME, PickCard(number_of("osmund"))) == "HAND-6"
    assert refused(t, ME, PickCard(999)) == "TABLE-5"
    assert refused(t, ME, Done()) == "TABLE-3"
    do(t, ME, PickCard(number_of("abbey")))

    assert hand(t, ME) == ["abbey", "brick-ship", "grain-ship"]
    left = [number_of(k) for k in ("abbey", "austin", "scout", "inga", "toll-bridge")]
    assert GAME.view(t.state, ME).stacks[0].cards == left


@pytest.mark.rule("HAND-4")
def test_a_search_costs_two_or_one_with_a_parish_hall() -> None:
    t = exchanging(wool=1)

    assert offered(t, ME) == [*map(PickStack, range(4))]
    assert refused(t, ME, Search(0)) == "HAND-4"
    stand(t, ME, "parish-hall")
    assert t.refuses(ME, Search(0)) is None


@pytest.mark.rule("HAND-5")
def test_empty_stack_gives_nothing_and_takes_cards() -> None:
    t = acting(begin())
    while t.state.sizes[1]:
        t.state.pull(1, t.state.top_of(1))
    stock(t, ME, wool=2)
    do(t, ME, Done(), Put(GOLD_SHIP, 0))

    assert refused(t, ME, PickStack(1)) == "HAND-5"
    assert refused(t, ME, Search(1)) == "HAND-5"
    assert GAME.view(t.state, ME).stacks[1].size == 0


@pytest.mark.rule("SET-6")
def test_card_put_or_searched_stays_known_to_that_seat_alone() -> None:
    t = searched()

    mine, theirs = GAME.view(t.state, ME), GAME.view(t.state, OTHER)
    assert mine.stacks[2].cards[-1] == GOLD_SHIP
    assert theirs.stacks[2].cards[-1] == HIDDEN
    assert mine.stacks[0].cards[0] == number_of("abbey")
    assert theirs.stacks[0].cards == [HIDDEN] * 5
    assert theirs.stacks[0].seen == [1] * 5
    assert GAME.view(t.state, SPECTATOR).stacks[0].cards == [HIDDEN] * 5


@pytest.mark.rule("SET-6")
def test_known_card_of_a_stack_is_known_in_the_hand_that_draws_it() -> None:
    t = searched()
    roll(t, 1, "trade")
    do(t, OTHER, Done(), Put(number_of("ore-ship"), 3), PickStack(0))

    assert GAME.view(t.state, ME).their_hand_seen == [number_of("abbey")]
    assert GAME.view(t.state, OTHER).your_hand_seen == [number_of("abbey")]
    for seed in range(5):
        world = t.state.imagine(ME, SeededRng(seed), True)
        assert world.hands[OTHER * SIZE + number_of("abbey")] >= 1
        assert world.stock[0] == number_of("storehouse") + 1


@pytest.mark.rule("SET-6")
def test_unseen_return_makes_the_known_hand_uncertain() -> None:
    t = searched()
    roll(t, 1, "trade")
    do(t, OTHER, Done(), Put(number_of("ore-ship"), 3), PickStack(0))
    roll(t, 1, "trade")
    pass_turn(t)
    roll(t, 1, "trade")
    do(t, OTHER, Done(), Put(number_of("wool-ship"), 3))

    assert GAME.view(t.state, ME).their_hand_seen == []


@pytest.mark.rule("TURN-1")
def test_turns_alternate() -> None:
    t = begin()
    active: list[int] = []
    for _ in range(4):
        active.append(t.state.active)
        roll(t, 1, "trade")
        pass_turn(t)

    assert active == [ME, OTHER, ME, OTHER]


@pytest.mark.rule("END-1")
def test_seat_with_enough_points_at_the_end_of_its_turn_wins() -> None:
    t = stock(acting(begin(points=3)), ME, grain=3, ore=3)

    do(t, ME, BuildCity(5))
    assert not t.state.over()
    pass_turn(t)

    outcome = GAME.outcome(t.state)
    assert (outcome.reason, outcome.scores, outcome.winners) == ("points", [3, 2], [ME])


@pytest.mark.rule("END-1", "ADV-1")
def test_points_reached_in_the_others_turn_count_at_the_end_of_the_own() -> None:
    t = stand(acting(begin(points=3)), OTHER, "candamir")

    assert GAME.view(t.state, ME).seats[OTHER].strength_advantage
    pass_turn(t)
    assert not t.state.over()
    roll(t, 1, "trade")
    pass_turn(t)

    assert GAME.outcome(t.state).winners == [OTHER]


@pytest.mark.rule("ADV-1")
def test_an_advantage_needs_three_points_and_more_than_the_other() -> None:
    t = stand(begin(), ME, "harald")
    assert t.state.score(ME) == 2
    stand(t, ME, "austin", 5, 1)
    assert t.state.score(ME) == 3
    stand(t, OTHER, "candamir")

    assert (t.state.score(ME), t.state.score(OTHER)) == (2, 3)


@pytest.mark.rule("END-2")
@pytest.mark.parametrize("cities", [0, 1])
def test_most_points_win_after_the_last_turn_or_both_win(cities: int) -> None:
    t = stock(acting(begin(turn_limit=2)), ME, grain=3, ore=3)
    if cities:
        do(t, ME, BuildCity(5))
    pass_turn(t)
    roll(t, 1, "trade")
    pass_turn(t)

    outcome = GAME.outcome(t.state)
    assert (outcome.reason, outcome.winners) == ("limit", [ME] if cities else [ME, OTHER])


@pytest.mark.rule("OUT-1")
def test_absent_seat_rolls_and_keeps_everything() -> None:
    t = begin()
    legal_actions = []
    while t.state.active == ME:
        seat = t.actors()[0]
        action = GAME.menu[GAME.default(t.state, seat, t.legal(seat))]
        t.rng = ScriptedRng([0, 1]) if isinstance(action, Roll) else t.rng
        legal_actions.append(type(action))
        do(t, seat, action)

    assert legal_actions == [Roll, Done, KeepHand]
    assert refused(t, OTHER, pick((5, 0))) == "TABLE-3"
