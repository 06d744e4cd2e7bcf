"""Tests of advice: the playout moves, and the moves that a search considers."""

import pytest

from signoria.games.il_principe import GAME
from signoria.games.il_principe.actions import (
    Bid,
    Build,
    BuildNothing,
    KeepShields,
    Lay,
    LayNothing,
    LeaveDown,
    PlaceShield,
    SetAside,
    TurnUp,
)
from signoria.games.il_principe.bots import HEURISTICS, MOST_ASIDES, MOST_TURNS
from signoria.games.il_principe.phases.steps import SETTING_ASIDE
from signoria.games.il_principe.rules import BLUE, GREEN, RED, WHITE, YELLOW
from signoria.games.il_principe.state import State
from signoria.kernel.rng import SeededRng
from signoria.kernel.seats import EVERYONE
from signoria.kernel.table import Table
from tests.games.il_principe.advice import SIENA_AND_FAR, looked_at, moments, played
from tests.games.il_principe.milano import before_milano
from tests.games.il_principe.story import (
    PHASE_2,
    PHASE_3,
    all_pass,
    colours,
    do,
    legal_actions,
    table,
    turn_of,
)
from tests.games.il_principe.words import (
    CARRARESI,
    ESTE,
    FERRARA,
    FIRENZE,
    IN_BLUE,
    IN_BROWN,
    IN_GREEN,
    IN_RED,
    IN_VIOLET,
    IN_YELLOW,
    LUCCA,
    MEDICI,
    MILANO,
    ORVIETO,
    PERUGIA,
    PISA,
    RIMINI,
    SIENA,
    VERONA,
    VISCONTI,
)

ALL_FAR = [MILANO, LUCCA, FERRARA, FIRENZE]


# Building and laying.


def test_turn_that_can_build_builds_the_city_of_most_points() -> None:
    t = before_milano()
    assert Build(SIENA) in legal_actions(t, MEDICI)
    assert moments(t, MEDICI) == [Build(MILANO)]
    assert looked_at(t, MEDICI)[:2] == [Build(MILANO), Build(SIENA)]


def won_the_lot(hand: str, display: list[int]) -> Table[State]:
    """Return a table at which the Visconti have just bought a yellow card."""
    t = table(at=PHASE_2, lots="1 yellow", hands={VISCONTI: hand}, coins=[9] * 4, display=display)
    do(t, VISCONTI, Bid(1))
    all_pass(t, CARRARESI, ESTE, MEDICI)
    return t


def test_winner_of_a_lot_builds_the_city_of_most_points() -> None:
    t = won_the_lot("1 green, 2 white, 1 red", [SIENA, PISA, MILANO, RIMINI])
    assert moments(t, VISCONTI) == [Build(PISA)]
    assert looked_at(t, VISCONTI) == [Build(PISA), Build(SIENA), BuildNothing()]


def test_of_equal_cities_any_is_built() -> None:
    t = won_the_lot("1 green, 1 white, 1 red", [SIENA, ORVIETO, MILANO, RIMINI])
    (built,) = moments(t, VISCONTI)
    assert built in (Build(SIENA), Build(ORVIETO))


def test_only_legal_move_is_made() -> None:
    t = won_the_lot("1 green", [SIENA, ORVIETO, MILANO, RIMINI])
    assert moments(t, VISCONTI) == looked_at(t, VISCONTI) == [BuildNothing()]


def laying(hand: str, rows: dict[int, str]) -> Table[State]:
    """Return a table at the Medici's turn, with no city that they can build."""
    return table(at=turn_of(MEDICI), hands={MEDICI: hand}, face_up=rows, display=ALL_FAR)


def test_cards_are_laid_where_they_take_the_lead_and_only_as_many_as_needed() -> None:
    t = laying("3 green, 2 white", {ESTE: "1 green, 3 white"})
    assert moments(t, MEDICI) == [Lay(GREEN, 2)]
    assert looked_at(t, MEDICI)[0] == Lay(GREEN, 2)


def test_own_cards_on_the_table_count_towards_the_lead() -> None:
    t = laying("3 red", {MEDICI: "1 red", ESTE: "2 red"})
    assert moments(t, MEDICI) == [Lay(RED, 2)]


def test_existing_lead_is_not_extended_while_another_can_be_taken() -> None:
    t = laying("3 green, 1 white", {MEDICI: "2 green", ESTE: "1 green"})
    assert moments(t, MEDICI) == [Lay(WHITE, 1)]


def test_at_most_one_card_is_laid_where_only_a_lead_can_be_extended() -> None:
    t = laying("3 green", {MEDICI: "2 green", ESTE: "1 green"})
    assert moments(t, MEDICI) == [LayNothing(), Lay(GREEN, 1)]


def test_cards_that_cannot_take_the_lead_are_laid_all_at_once() -> None:
    t = laying("2 yellow", {ESTE: "5 yellow"})
    assert moments(t, MEDICI) == [Lay(YELLOW, 2)]


def test_search_considers_the_lead_then_whole_colours_then_nothing() -> None:
    t = laying("3 green, 2 white", {ESTE: "1 green, 3 white"})
    assert looked_at(t, MEDICI) == [Lay(GREEN, 2), Lay(GREEN, 3), Lay(WHITE, 2), LayNothing()]


def test_cities_come_first_among_many_turns_and_the_worst_are_left_out() -> None:
    t = table(
        at=turn_of(MEDICI),
        hands={MEDICI: "2 green, 2 white, 2 red, 2 blue, 2 yellow"},
        coins=[9, 9, 9, 9],
        display=[SIENA, VERONA, PERUGIA, PISA],
    )
    found = looked_at(t, MEDICI)
    assert len(found) == MOST_TURNS < len(legal_actions(t, MEDICI))
    assert found[:4] == [Build(PISA), Build(SIENA), Build(VERONA), Build(PERUGIA)]
    assert all(isinstance(move, Lay) for move in found[4:])


# Setting aside.


def setting_aside(hand: str, display: list[int], number: int = 2) -> Table[State]:
    """Return a table at which the Medici are to set cards aside."""
    at = [*PHASE_3, (SETTING_ASIDE, EVERYONE, number)]
    return table(4 if number == 2 else 2, at=at, hands={MEDICI: hand}, display=display)


@pytest.mark.parametrize("hand", ["2 green, 1 white, 1 red, 1 yellow", "2 green, 1 white, 1 red"])
def test_cards_for_a_near_city_are_not_set_aside(hand: str) -> None:
    """Siena can be built, or lacks one card."""
    t = setting_aside(hand, SIENA_AND_FAR)
    assert moments(t, MEDICI) == [SetAside(2, 0, 0, 0, 0)]
    assert looked_at(t, MEDICI)[0] == SetAside(2, 0, 0, 0, 0)


def test_without_a_near_city_single_cards_go_and_many_of_a_kind_stay() -> None:
    t = setting_aside("3 green, 1 white, 1 red", [VERONA, MILANO, FERRARA])
    assert moments(t, MEDICI) == [SetAside(0, 1, 1, 0, 0)]


def test_with_two_seats_three_cards_go() -> None:
    t = setting_aside("4 green, 1 white, 1 red, 1 blue", [RIMINI], number=3)
    assert moments(t, MEDICI) == [SetAside(0, 1, 1, 1, 0)]


def test_seed_decides_which_of_equal_cards_are_set_aside() -> None:
    t = setting_aside("1 green, 1 white, 1 yellow", [MILANO])
    assert moments(t, MEDICI) == legal_actions(t, MEDICI)


def test_search_considers_the_cheapest_of_many_ways_to_set_aside() -> None:
    t = setting_aside("3 green, 1 white, 1 red, 1 blue, 1 yellow", [])
    found = looked_at(t, MEDICI)
    assert len(found) == MOST_ASIDES < len(legal_actions(t, MEDICI))
    assert all(isinstance(way, SetAside) and way.green == 0 for way in found)


# Shields and cards turned up.


def test_a_shield_that_takes_a_region_is_preferred_to_one_that_adds_to_a_lead() -> None:
    t = table(
        at=colours(BLUE),
        face_up={MEDICI: "1 blue"},
        shields={
            IN_BLUE: {MEDICI: 2},
            IN_GREEN: {MEDICI: 1},
            IN_VIOLET: {MEDICI: 1, ESTE: 1},
            IN_RED: {ESTE: 1},
            IN_BROWN: {MEDICI: 1, ESTE: 3},
        },
    )
    order = [IN_VIOLET, IN_YELLOW, IN_RED, IN_GREEN, IN_BROWN, IN_BLUE]
    assert looked_at(t, MEDICI) == [PlaceShield(region) for region in order]
    assert moments(t, MEDICI) == [PlaceShield(IN_VIOLET)]


def test_shield_is_never_kept() -> None:
    t = before_milano()
    do(t, MEDICI, Build(MILANO))
    assert KeepShields() in legal_actions(t, MEDICI)
    assert KeepShields() not in moments(t, MEDICI)
    assert looked_at(t, MEDICI) == [PlaceShield(IN_BLUE), PlaceShield(IN_GREEN)]


def test_both_of_two_ways_are_considered() -> None:
    t = before_milano()
    do(t, MEDICI, Build(SIENA))
    assert looked_at(t, MEDICI) == [KeepShields(), PlaceShield(IN_YELLOW)]
    assert moments(t, MEDICI) == [PlaceShield(IN_YELLOW)]


def test_master_turns_any_card_up_and_search_considers_none_last() -> None:
    t = table(
        at=colours(GREEN), face_up={MEDICI: "1 green"}, face_down={MEDICI: "1 white, 1 yellow"}
    )
    assert looked_at(t, MEDICI) == [TurnUp(YELLOW), TurnUp(WHITE), LeaveDown()]
    assert moments(t, MEDICI) == [LeaveDown(), TurnUp(WHITE), TurnUp(YELLOW)]


# Whole games.


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("preset", list(GAME.presets))
def test_advice_is_always_legal(seats: int, preset: str) -> None:
    for seed in range(4):
        for t in played(seats, preset, seed, sensible=list(range(seed))):
            for seat in t.actors():
                legal = t.legal(seat)
                events_of = list(legal)
                found = HEURISTICS.candidates(t.state, seat, legal)
                assert found
                assert set(found) <= set(legal)
                assert len(set(found)) == len(found)
                assert HEURISTICS.playout_move(t.state, seat, legal, SeededRng(seed)) in legal
                assert legal == events_of


def playout_move(s: State, seat: int, legal: list[int]) -> int:
    """Return the playout move of a seat with one seed."""
    return HEURISTICS.playout_move(s, seat, legal, SeededRng(1))


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_advice_does_not_depend_on_hidden_cards_of_others(seats: int) -> None:
    for t in played(seats, "amigo2006", 5, sensible=[0, 1]):
        for seat in t.actors():
            s, legal = t.state, t.legal(seat)
            other = s.imagine(seat, SeededRng(9), False)
            looked, chosen = HEURISTICS.candidates(s, seat, legal), playout_move(s, seat, legal)
            assert HEURISTICS.candidates(other, seat, legal) == looked
            assert playout_move(other, seat, legal) == chosen


def test_playout_moves_beat_random_play() -> None:
    won = 0
    for seed in range(40):
        *_, t = played(2, "amigo2006", seed, sensible=[seed % 2])
        won += GAME.outcome(t.state).winners == [seed % 2]
    assert won >= 32
