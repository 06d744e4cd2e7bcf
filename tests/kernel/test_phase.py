"""Tests of the phase base class: nobody acts, every action is refused."""

import pytest

from signoria.kernel.action import Refusal
from signoria.kernel.kinds import Kind
from signoria.kernel.phase import Phase, PhaseRow, phases_of, step_of
from signoria.kernel.rng import SeededRng
from signoria.kernel.table import Table
from tests.toy import FAIR
from tests.toy.actions import Rest
from tests.toy.state import FairState

SILENT: Phase[FairState] = Phase()
GOOD = Kind("good")


def table() -> Table[FairState]:
    return Table(FAIR, FAIR.setup(2, FAIR.presets["plain"]), SeededRng(1))


def test_nobody_acts_and_nothing_is_listed() -> None:
    assert SILENT.actors(table().state) == 0
    assert SILENT.legal(table().state, 0) == []


def test_every_action_is_refused() -> None:
    assert SILENT.refuses(table().state, 0, Rest()) == Refusal("TABLE-3")


def test_play_and_proceed_must_be_implemented() -> None:
    with pytest.raises(NotImplementedError):
        SILENT.play(table(), 0, Rest())
    with pytest.raises(NotImplementedError):
        SILENT.proceed(table())


def test_phases_are_read_from_a_table_of_rows() -> None:
    rows = [PhaseRow(0, "morning", SILENT), PhaseRow(1, "haggle", SILENT, GOOD)]

    assert phases_of(rows) == [SILENT, SILENT]
    assert step_of(rows).phase.keys == ["morning", "haggle"]
    assert step_of(rows).memos == {"haggle": GOOD}


@pytest.mark.parametrize("numbers", [[1, 0], [0, 0], [1]])
def test_rows_out_of_order_are_refused(numbers: list[int]) -> None:
    rows = [PhaseRow(number, f"phase{at}", SILENT) for at, number in enumerate(numbers)]

    with pytest.raises(ValueError, match="not in the order of their numbers"):
        phases_of(rows)
