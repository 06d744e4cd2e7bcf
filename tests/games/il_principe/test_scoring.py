"""Tests of the pure functions of scoring."""

import pytest

from signoria.games.il_principe.rules import COLOUR_NAMES
from signoria.games.il_principe.scoring import (
    most_of,
    region_firsts,
    region_seconds,
    sets_of,
    winners_of,
)
from signoria.kernel.cells import cells, greatest, values
from tests.games.il_principe.story import table, turn_of
from tests.games.il_principe.words import (
    CARRARESI,
    ESTE,
    IN_BLUE,
    IN_RED,
    LORD,
    MASTER,
    MEDICI,
    VISCONTI,
)


def test_the_greatest_of_some_amounts() -> None:
    assert greatest(cells([3, 7, 7, 2])) == 7


@pytest.mark.rule("FIN-4", "FIN-5")
def test_all_seats_with_the_highest_amount_even_zero() -> None:
    assert most_of(cells([3, 7, 7, 2])) == 0b0110
    assert most_of(cells([0, 0, 0])) == 0b111


@pytest.mark.rule("FIN-1")
def test_seconds_only_beside_a_sole_first() -> None:
    t = table(
        at=turn_of(MEDICI),
        shields={IN_BLUE: {MEDICI: 3, VISCONTI: 1, ESTE: 1}, IN_RED: {MEDICI: 1, ESTE: 1}},
    )
    before = values(t.state.shields)
    assert region_firsts(t.state, IN_BLUE) == 1 << MEDICI
    assert region_seconds(t.state, IN_BLUE) == 1 << VISCONTI | 1 << ESTE
    assert region_firsts(t.state, IN_RED) == 1 << MEDICI | 1 << ESTE
    assert region_seconds(t.state, IN_RED) == 0
    assert values(t.state.shields) == before


@pytest.mark.rule("FIN-1")
def test_empty_region_has_no_first_and_a_lone_first_has_no_second() -> None:
    t = table(at=turn_of(MEDICI), shields={IN_RED: {ESTE: 2}})
    assert region_firsts(t.state, IN_BLUE) == region_seconds(t.state, IN_BLUE) == 0
    assert region_seconds(t.state, IN_RED) == 0


@pytest.mark.rule("FIN-3")
@pytest.mark.parametrize(
    ("face_up", "face_down", "sets"),
    [
        ("1 green", "1 white, 1 red, 1 blue, 1 yellow", 1),
        ("3 green, 2 white, 2 red, 2 blue", "2 yellow", 2),
        ("0 green", "9 white, 9 red, 9 blue, 9 yellow", 0),
        ("9 green, 9 white, 9 red, 9 blue", "0 green", 0),
    ],
)
def test_sets_are_as_many_as_the_rarest_colour(face_up: str, face_down: str, sets: int) -> None:
    t = table(at=turn_of(MEDICI), face_up={ESTE: face_up}, face_down={ESTE: face_down})
    assert sets_of(t.state, ESTE) == sets


@pytest.mark.rule("FIN-3")
@pytest.mark.parametrize("rarest", COLOUR_NAMES)
def test_any_colour_may_be_the_rarest(rarest: str) -> None:
    rows = [f"{2 if name == rarest else 3} {name}" for name in COLOUR_NAMES]
    t = table(at=turn_of(MEDICI), face_up={ESTE: ", ".join(rows)})
    assert sets_of(t.state, ESTE) == 2


@pytest.mark.rule("FIN-6", "FIN-7")
def test_points_then_buildings_then_majors() -> None:
    t = table(
        at=turn_of(MEDICI),
        points={MEDICI: 9, VISCONTI: 9, CARRARESI: 9, ESTE: 8},
        face_up={MEDICI: "1 red", CARRARESI: "1 blue", ESTE: "9 green"},
        roles={MASTER: VISCONTI, LORD: CARRARESI},
    )
    assert winners_of(t.state) == 1 << CARRARESI
    t.state.roles[LORD] = ESTE
    assert winners_of(t.state) == 1 << MEDICI | 1 << CARRARESI
