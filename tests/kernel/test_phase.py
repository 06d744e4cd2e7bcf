"""Tests of the phase base class: nobody acts, every action is refused."""

import pytest

from signoria.kernel.action import Refusal
from signoria.kernel.phase import Phase
from signoria.kernel.rng import SeededRng
from signoria.kernel.table import Table
from tests.toy import FAIR
from tests.toy.actions import Rest
from tests.toy.state import FairState

SILENT: Phase[FairState] = Phase()


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
