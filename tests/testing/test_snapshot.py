"""Tests of snapshots: they show a state's attributes, interpreted or compiled."""

from signoria.games import GAMES
from signoria.kernel import table
from signoria.kernel.rng import SeededRng
from signoria.kernel.state import Step
from signoria.kernel.table import open_table
from signoria.testing.snapshot import (
    attributes,
    cells_of,
    compiled,
    differing,
    shared_rows,
    snapshot,
)
from tests.toy import FAIR

GAME = GAMES[0]
S = open_table(GAME, 3, GAME.presets["amigo2006"], SeededRng(1)).state


def test_snapshot_names_every_attribute() -> None:
    snap = snapshot(S)
    assert {"hands", "deck", "coins", "options", "cities", "seats", "steps"} <= set(snap)
    assert snap["hands"] == list(S.hands)
    assert snap["cities"]["names"][0] == S.cities.names[0]
    assert snap["options"]["income"] == S.options.income


def test_snapshot_consists_of_plain_values() -> None:
    assert snapshot([Step(1, 2, 3), {"a": (1, None)}]) == [(1, 2, 3), {"a": [1, None]}]


def test_snapshot_shows_an_interpreted_state_on_the_kernel() -> None:
    s = FAIR.setup(2, FAIR.presets["plain"])
    snap = snapshot(s)
    assert (snap["seats"], snap["copies"], snap["held"]) == (2, 7, [0, 0])
    assert "promises" in attributes(s)


def test_cells_have_paths() -> None:
    assert cells_of({"a": [1, [2]], "b": {"c": 3}}) == {"a[0]": 1, "a[1][0]": 2, "b.c": 3}


def test_differing_names_changed_and_missing_cells() -> None:
    assert differing({"a": [1, 2], "b": 1}, {"a": [1, 3, 4], "b": 1}) == {"a[1]", "a[2]"}
    assert differing({"a": 1}, {}) == {"a"}
    assert differing({"a": 1}, {"a": 1}) == set()


def test_shared_rows_are_found_and_left_unchanged() -> None:
    copy = S.copy()
    before = snapshot(S)
    assert shared_rows(copy, S) == []
    copy.hands = S.hands
    assert shared_rows(copy, S) == ["hands"]
    assert snapshot(S) == before


def test_shared_lists_and_dicts_are_found() -> None:
    inner: list[int] = [1]
    assert shared_rows([inner, [2]], [inner, [2]], "x") == ["x[0]"]
    assert shared_rows({"a": inner}, {"a": inner}) == ["[a]"]


def test_compiled_tells_whether_the_kernel_is_compiled() -> None:
    assert compiled() == (not str(table.__file__).endswith(".py"))
