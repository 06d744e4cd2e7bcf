"""Tests of the set-up: principalities, middle, stacks, hands, events."""

import pytest

from signoria.games.princes import GAME
from signoria.games.princes.card_rows import CARD_ROWS, number_of
from signoria.games.princes.places import beside
from signoria.games.princes.rules import PLOTS, RESOURCE_NAMES
from signoria.kernel.rng import SeededRng
from signoria.kernel.table import open_table
from tests.games.princes.laying import ME, MINE, OTHER, THEIRS, begin, hand, have


@pytest.mark.rule("SET-1", "GEO-1")
def test_each_begins_with_two_settlements_a_road_and_six_regions() -> None:
    s = begin().state

    for seat in (ME, OTHER):
        view = GAME.view(s, ME).seats[seat]
        assert [town for town, kind in enumerate(view.towns) if kind == 1] == [5, 6]
        assert view.roads == [6]
        assert [plot for plot, card in enumerate(view.regions) if card >= 0] == [*range(10, 16)]
        assert view.score == 2


@pytest.mark.rule("SET-1")
def test_every_region_has_one_resource_but_the_gold_field() -> None:
    t = begin()

    assert have(t, ME) == have(t, OTHER) == dict.fromkeys(RESOURCE_NAMES[:5], 1)


def test_each_start_has_every_number_once() -> None:
    s = begin().state

    for seat in (ME, OTHER):
        cards = [s.land[seat * PLOTS + plot] - 1 for plot in range(10, 16)]
        assert sorted(CARD_ROWS.number[card] for card in cards) == [1, 2, 3, 4, 5, 6]


@pytest.mark.rule("SET-2")
def test_the_middle_has_centre_cards_and_twelve_regions() -> None:
    view = GAME.view(begin().state, ME)

    assert (view.roads_left, view.settlements_left, view.cities_left) == (7, 5, 7)
    assert len(view.regions_left) == 12


@pytest.mark.rule("SET-3", "SET-4")
def test_36_cards_in_four_stacks_of_which_both_took_three() -> None:
    t = begin()

    assert [stack.size for stack in GAME.view(t.state, ME).stacks] == [6, 6, 9, 9]
    assert hand(t, ME) == list(MINE)
    assert hand(t, OTHER) == list(THEIRS)


@pytest.mark.rule("SET-4")
def test_starting_seat_is_drawn_by_lot() -> None:
    first = {
        open_table(GAME, 2, GAME.presets["introductory"], SeededRng(seed)).state.active
        for seed in range(8)
    }

    assert first == {ME, OTHER}


@pytest.mark.rule("SET-5")
def test_yule_is_fourth_from_the_bottom_of_the_events() -> None:
    assert GAME.view(begin().state, ME).events == [*[-9] * 5, number_of("yule"), *[-9] * 3]


def test_card_data_has_a_digest() -> None:
    assert GAME.data(dict(GAME.presets["introductory"])).startswith("sha256:")


def test_every_table_within_the_limits_can_be_set_up() -> None:
    assert GAME.refuses_options(2, {**GAME.presets["introductory"], "points": 3}, []) is None


@pytest.mark.rule("GEO-2")
def test_region_at_the_end_of_the_row_has_a_town_on_one_side_only() -> None:
    s = begin().state
    s.settle(ME, 0)
    s.sites[0] = number_of("storehouse") + 1

    assert beside(s, ME, 0, CARD_ROWS.shields, 1) == 1
