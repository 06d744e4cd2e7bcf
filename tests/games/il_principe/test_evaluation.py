"""Tests of the evaluation: the features that it counts for a seat, and their sum."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

from signoria.games.il_principe import GAME
from signoria.games.il_principe.actions import Bid, Build, PlaceShield
from signoria.games.il_principe.bots import HEURISTICS
from signoria.games.il_principe.evaluation import (
    CARDS,
    CITY_NEAR,
    CITY_READY,
    DUCATS,
    FACE_UP,
    FIRST_IN,
    MAJORS,
    MAY_BUILD,
    MINORS,
    POINTS,
    REGION_POINTS,
    SECOND_IN,
    SETS,
    SHIELDS,
    rounds_left,
    standing,
    terms,
)
from signoria.games.il_principe.rules import (
    COLOURS,
    FROM_REGIONS,
    FROM_ROLES_HELD,
    FROM_SETS,
    SOURCES,
    WHITE,
)
from signoria.games.il_principe.state import State
from signoria.kernel.table import Table
from tests.games.il_principe.advice import SIENA_AND_FAR, played
from tests.games.il_principe.milano import before_milano
from tests.games.il_principe.story import (
    NEXT_ROUND,
    PHASE_2,
    PHASE_3,
    all_pass,
    colours,
    do,
    opened,
    scores,
    table,
)
from tests.games.il_principe.words import (
    BANKER,
    CARRARESI,
    ESTE,
    IN_BLUE,
    IN_BROWN,
    IN_RED,
    KNIGHT,
    MASTER,
    MEDICI,
    MERCHANT,
    MILANO,
    PISA,
    SIENA,
    VISCONTI,
)


def over(seats: int = 4, **words: object) -> Table[State]:
    """Return a table whose last round has just ended."""
    return table(seats, at=NEXT_ROUND, round=6, last_round=True, **words)  # type: ignore[arg-type]


def term(t: Table[State], which: int) -> list[float]:
    """Return one feature, by seat."""
    return [terms(t.state, seat)[which] for seat in range(t.state.seats)]


def standings(t: Table[State]) -> list[float]:
    """Return how far ahead each seat is."""
    return [standing(t.state, seat) for seat in range(t.state.seats)]


def rewards(t: Table[State]) -> list[float]:
    """Return the reward of each seat in a finished game."""
    return [HEURISTICS.reward(t.state, seat) for seat in range(t.state.seats)]


def playout_game(seats: int, seed: int) -> Iterator[Table[State]]:
    """Yield the table at every decision of a game of playout moves, and at its end."""
    return played(seats, "amigo2006", seed, sensible=list(range(seats)))


# Features of hand and purse.


def test_points_ducats_and_cards_are_counted() -> None:
    t = table(
        at=PHASE_3,
        points={MEDICI: 4, ESTE: 7},
        coins=[1, 2, 3, 4],
        hands={VISCONTI: "2 blue, 1 red"},
    )
    assert term(t, POINTS) == [4, 0, 0, 7]
    assert term(t, DUCATS) == [1, 2, 3, 4]
    assert term(t, CARDS) == [0, 3, 0, 0]


def lot_of_yellow(coins: int) -> Table[State]:
    """Auction two yellow cards; the Visconti are asked, and lack a yellow card for Siena."""
    return table(
        at=PHASE_2,
        lots="2 yellow",
        hands={VISCONTI: "1 white, 1 red", ESTE: "1 white, 1 red, 1 yellow"},
        coins=[5, coins, 5, 5],
        display=SIENA_AND_FAR,
    )


def test_standing_bid_counts_as_if_it_had_bought_the_lot() -> None:
    t = lot_of_yellow(coins=5)
    assert term(t, CITY_READY)[VISCONTI] == 0
    do(t, VISCONTI, Bid(2))
    assert term(t, DUCATS) == [5, 3, 5, 5]
    assert term(t, CARDS) == [0, 4, 0, 3]
    assert term(t, CITY_READY)[VISCONTI] == 4
    do(t, CARRARESI, Bid(3))
    assert term(t, DUCATS) == [5, 5, 2, 5]
    assert term(t, CARDS) == [0, 2, 2, 3]


def test_standing_bid_counts_as_right_to_build_if_the_city_can_still_be_paid() -> None:
    t = lot_of_yellow(coins=5)
    do(t, VISCONTI, Bid(2))
    assert term(t, MAY_BUILD) == [0, 4, 0, 0]
    poorer = lot_of_yellow(coins=4)
    do(poorer, VISCONTI, Bid(2))
    assert term(poorer, MAY_BUILD) == [0, 0, 0, 0]


def test_standing_bid_for_a_role_counts_as_if_the_role_were_held() -> None:
    t = table(at=colours(WHITE), face_up={VISCONTI: "1 white", ESTE: "1 white"})
    do(t, VISCONTI, Bid(1))
    assert term(t, MAJORS) == [0, 1, 0, 0]
    assert term(t, MINORS) == [0, 0, 0, 0]
    assert term(t, CARDS) == [0, 0, 0, 0]


def test_only_the_winner_of_the_lot_may_build_at_once() -> None:
    t = lot_of_yellow(coins=5)
    do(t, VISCONTI, Bid(1))
    all_pass(t, CARRARESI, ESTE, MEDICI)
    assert t.actors() == [VISCONTI]
    assert term(t, CITY_READY) == [0, 4, 0, 4]
    assert term(t, MAY_BUILD) == [0, 4, 0, 0]


@pytest.mark.parametrize(
    ("hand", "coins", "ready", "near"),
    [
        ("1 white, 1 red, 1 yellow", 3, 4, 0),
        ("1 white, 1 red, 1 yellow", 2, 0, 1),
        ("1 white, 1 red", 3, 0, 1),
        ("2 white, 2 green", 3, 0, 0),
    ],
)
def test_a_city_is_ready_or_near_or_far(hand: str, coins: int, ready: int, near: int) -> None:
    """A city that is too expensive counts like one for which a card is missing."""
    t = table(at=PHASE_3, hands={MEDICI: hand}, coins=[coins, 5, 5, 5], display=SIENA_AND_FAR)
    assert (term(t, CITY_READY)[MEDICI], term(t, CITY_NEAR)[MEDICI]) == (ready, near)


@pytest.mark.parametrize("display", [[SIENA, MILANO], [SIENA, PISA]])
def test_the_best_of_the_ready_cities_counts(display: list[int]) -> None:
    hand = "1 green, 2 white, 1 red, 2 blue, 1 yellow"
    t = table(at=PHASE_3, hands={MEDICI: hand}, display=display)
    assert term(t, CITY_READY)[MEDICI] == t.state.cities.points[display[1]] > 4


# Features of the table.


def test_leader_and_second_of_a_row_are_counted() -> None:
    t = table(
        at=PHASE_3,
        face_up={
            MEDICI: "3 green, 2 white, 1 red",
            VISCONTI: "1 green, 2 white, 2 red",
            CARRARESI: "1 green, 3 red",
        },
    )
    assert term(t, FIRST_IN) == [1 + 0.5, 0.5, 1, 0]
    assert term(t, SECOND_IN) == [0.5, 0.5 + 0.5 + 1, 0.5, 0]
    assert term(t, FACE_UP) == [6, 5, 4, 0]


def test_sets_are_of_all_colours_face_up_or_down() -> None:
    t = table(
        at=PHASE_3,
        face_up={MEDICI: "2 green, 1 white, 2 red", VISCONTI: "3 green, 1 white"},
        face_down={MEDICI: "2 blue, 1 yellow"},
    )
    assert term(t, SETS) == pytest.approx([1 + 0.6**2, 0.4**2, 0, 0])


def test_last_missing_colour_of_a_set_is_worth_more_than_the_others() -> None:
    laid = ["1 green", "1 white", "1 red", "1 blue", "1 yellow"]
    rows = [", ".join(laid[:number]) for number in range(1, 6)]
    begun = [term(table(at=PHASE_3, face_down={MEDICI: row}), SETS)[MEDICI] for row in rows]
    steps = [after - before for before, after in pairwise(begun)]

    assert begun[-1] == 1
    assert steps == sorted(steps)


def test_regions_count_the_points_they_would_bring_now() -> None:
    t = table(
        at=PHASE_3,
        shields={
            IN_BLUE: {MEDICI: 3, VISCONTI: 2, CARRARESI: 2, ESTE: 1},
            IN_RED: {MEDICI: 2, VISCONTI: 2, ESTE: 1},
        },
    )
    assert term(t, REGION_POINTS) == [5 + 5, 2 + 5, 2, 0]
    assert term(t, SHIELDS) == [5, 4, 2, 2]


def test_shields_that_are_due_count_for_the_builder() -> None:
    t = before_milano()
    do(t, MEDICI, Build(MILANO))
    assert term(t, SHIELDS) == [2, 0, 0, 0]
    assert 0 < term(t, REGION_POINTS)[MEDICI] < 5
    do(t, MEDICI, PlaceShield(IN_BLUE))
    assert term(t, SHIELDS) == [2, 0, 0, 0]
    assert 5 < term(t, REGION_POINTS)[MEDICI] < 10


def test_roles_held_are_counted_by_rank() -> None:
    t = table(at=PHASE_3, roles={MASTER: MEDICI, BANKER: MEDICI, KNIGHT: MEDICI, MERCHANT: ESTE})
    assert term(t, MAJORS) == [2, 0, 0, 0]
    assert term(t, MINORS) == [1, 0, 0, 1]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_features_at_the_end_equal_the_points_of_the_rules(seats: int) -> None:
    for seed in range(5):
        *_, t = playout_game(seats, seed)
        for seat in range(seats):
            found, paid = terms(t.state, seat), t.state.points[seat * SOURCES :]
            assert found[REGION_POINTS] == paid[FROM_REGIONS]
            assert 2 * found[MAJORS] + found[MINORS] == paid[FROM_ROLES_HELD]
            assert 2 * int(found[SETS] + 1e-9) == paid[FROM_SETS]
            assert found[MAY_BUILD] == 0


# Remaining length of the game.


@pytest.mark.parametrize(("seats", "deck", "rounds"), [(2, 10, 1), (4, 16, 1), (4, 24, 1.5)])
def test_short_deck_determines_the_rounds_left(seats: int, deck: int, rounds: float) -> None:
    assert rounds_left(table(seats, at=PHASE_3, deck=deck).state) == rounds


def test_cities_running_out_determine_the_rounds_left() -> None:
    few = table(at=PHASE_3, built={ESTE: list(range(4, 15))})
    more = table(at=PHASE_3, built={ESTE: list(range(4, 12))})
    assert 0 < rounds_left(few.state) < rounds_left(more.state) < 2


# The sum.


def test_equal_seats_have_equal_standings() -> None:
    assert standings(table(at=PHASE_3)) == [0, 0, 0, 0]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_only_hands_differ_between_seats_at_the_first_decision(seats: int) -> None:
    t = opened(seats)
    for number in (POINTS, DUCATS, CARDS, FACE_UP, SHIELDS, SETS, MAJORS, MAY_BUILD):
        assert len(set(term(t, number))) == 1
    for at in range(COLOURS, seats * COLOURS):
        t.state.hands[at] = t.state.hands[at % COLOURS]
    assert standings(t) == pytest.approx([0] * seats)


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_standings_of_all_seats_add_up_to_zero(seats: int) -> None:
    for t in playout_game(seats, seed=3):
        assert sum(standings(t)) == pytest.approx(0, abs=1e-9)


Words = dict[str, Any]
GAINS: dict[str, tuple[Words, Words]] = {
    "a point": ({}, {"points": {MEDICI: 1}}),
    "a ducat": ({}, {"coins": [6, 5, 5, 5]}),
    "a card": ({}, {"hands": {MEDICI: "1 green"}}),
    "a shield": ({}, {"shields": {IN_BROWN: {MEDICI: 1}}}),
    "a card laid": ({}, {"face_up": {MEDICI: "1 green"}}),
    "a major": ({}, {"roles": {BANKER: MEDICI}}),
    "a city in hand": (
        {"hands": {MEDICI: "3 green"}},
        {"hands": {MEDICI: "1 white, 1 red, 1 yellow"}},
    ),
}
GAINS_OF_THE_END: dict[str, tuple[Words, Words]] = {
    "a minor": ({}, {"roles": {KNIGHT: MEDICI}}),
    "a set": (
        {"face_down": {MEDICI: "5 green"}},
        {"face_down": {MEDICI: "1 green, 1 white, 1 red, 1 blue, 1 yellow"}},
    ),
}


def better_with(gain: tuple[Words, Words], deck: int | None) -> bool:
    """Return whether the gain helps the Medici and harms all others."""
    before, after = (
        standings(table(at=PHASE_3, display=SIENA_AND_FAR, deck=deck, **words)) for words in gain
    )
    others_worse = all(after[seat] < before[seat] for seat in (VISCONTI, CARRARESI, ESTE))
    return after[MEDICI] > before[MEDICI] and others_worse


@pytest.mark.parametrize("gain", GAINS.values(), ids=GAINS)
def test_gain_improves_the_own_standing_and_lowers_the_others(gain: tuple[Words, Words]) -> None:
    assert better_with(gain, deck=None)
    assert better_with(gain, deck=0)


@pytest.mark.parametrize("gain", GAINS_OF_THE_END.values(), ids=GAINS_OF_THE_END)
def test_gain_for_the_final_scoring_helps_near_the_end(gain: tuple[Words, Words]) -> None:
    assert better_with(gain, deck=0)


def test_a_region_taken_from_a_rival_helps_one_and_harms_the_other() -> None:
    before = standings(table(at=PHASE_3, shields={IN_BROWN: {MEDICI: 1, ESTE: 2}}))
    after = standings(table(at=PHASE_3, shields={IN_BROWN: {MEDICI: 3, ESTE: 2}}))
    assert after[MEDICI] > before[MEDICI]
    assert after[ESTE] < before[ESTE]


def test_heuristics_return_the_standing() -> None:
    t = table(at=PHASE_3, points={MEDICI: 3}, coins=[5, 6, 7, 8])
    assert [HEURISTICS.evaluate(t.state, seat) for seat in range(4)] == standings(t)


# Rewards.


def test_clear_victory_is_worth_one_and_the_defeat_zero() -> None:
    t = over(seats=2, points={MEDICI: 60})
    assert rewards(t) == pytest.approx([1, 0])


def test_rewards_follow_the_places() -> None:
    t = over(points={MEDICI: 20, VISCONTI: 17, CARRARESI: 12, ESTE: 8})
    first, second, third, fourth = rewards(t)
    assert 1 > first > second > third > fourth > 0


def test_a_closer_victory_is_worth_less() -> None:
    close = over(points={MEDICI: 20, VISCONTI: 19})
    clear = over(points={MEDICI: 20, VISCONTI: 9})
    assert rewards(close)[MEDICI] < rewards(clear)[MEDICI]
    assert rewards(close)[VISCONTI] > rewards(clear)[VISCONTI]


def test_the_tie_break_decides_between_equal_scores() -> None:
    t = over(seats=2, face_up={VISCONTI: "1 green"})
    assert scores(t)[MEDICI] == scores(t)[VISCONTI]
    assert rewards(t)[VISCONTI] > 0.5 > rewards(t)[MEDICI]


def test_shared_victory_is_rewarded_equally() -> None:
    t = over(seats=2)
    assert rewards(t)[MEDICI] == rewards(t)[VISCONTI] > 0.5


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_played_games_reward_the_winner_most_and_stay_between_zero_and_one(seats: int) -> None:
    for seed in range(5):
        *_, t = playout_game(seats, seed)
        found, won = rewards(t), GAME.outcome(t.state).winners
        assert all(0 <= reward <= 1 for reward in found)
        assert min(found[seat] for seat in won) > max(
            found[seat] for seat in range(seats) if seat not in won
        )


def test_rewards_of_two_seats_add_up_to_one() -> None:
    for seed in range(10):
        *_, t = playout_game(2, seed)
        assert len(GAME.outcome(t.state).winners) == 1
        assert sum(rewards(t)) == pytest.approx(1)
