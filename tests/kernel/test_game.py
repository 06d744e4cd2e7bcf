"""Tests of the classes that describe a game."""

from signoria.kernel.game import Option, Outcome
from tests.toy import FAIR


def test_option_is_choices_a_range_or_free_text() -> None:
    option = Option("copies", "FAIR-6", [], 5, 8)
    assert (option.name, option.rule, option.low, option.high) == ("copies", "FAIR-6", 5, 8)
    assert (option.choices, option.free_text) == ([], False)


def test_retired_choice_is_not_offered() -> None:
    option = Option("weather", "FAIR-7", ["dice", "fair"], retired=["fair"])

    assert (option.choices, option.offered) == (["dice", "fair"], ["dice"])


def test_an_outcome_has_reason_scores_and_winners() -> None:
    outcome = Outcome("dusk", [3, 5], [1])
    assert (outcome.reason, outcome.scores, outcome.winners) == ("dusk", [3, 5], [1])


def test_fair_defines_every_part() -> None:
    assert len(FAIR.phases) == len(FAIR.phase_names)
    assert FAIR.talk is not None
    assert FAIR.fewest < FAIR.most


def test_parameters_of_refusals_are_plain_unless_a_game_declares_them() -> None:
    assert FAIR.refused == {}


def test_views_of_several_seats_are_those_of_each() -> None:
    state = FAIR.setup(3, {**FAIR.presets["plain"]})

    assert FAIR.views(state, [2, 0]) == [FAIR.view(state, 2), FAIR.view(state, 0)]
