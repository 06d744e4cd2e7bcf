"""Tests of the agenda of a state and of its copies."""

from copy import deepcopy

from signoria.kernel.event import CLOSED, Opened
from signoria.kernel.seats import EVERYONE, NOBODY
from signoria.kernel.state import Step
from signoria.testing.snapshot import snapshot
from tests.toy import FAIR
from tests.toy.state import FairState


def set_up() -> FairState:
    return FAIR.setup(3, FAIR.presets["plain"])


def test_last_step_is_the_current_one() -> None:
    s = set_up()
    assert s.over()
    Opened(1, NOBODY, 0).apply(s)
    Opened(2, EVERYONE, -4).apply(s)
    assert (s.phase(), s.concerned(), s.memo()) == (2, EVERYONE, -4)
    assert (s.now().phase, s.now().seat, s.now().memo) == (2, EVERYONE, -4)
    assert s.agenda_rows() == [[1, NOBODY, 0], [2, EVERYONE, -4]]
    CLOSED.apply(s)
    assert (s.phase(), s.concerned(), s.memo()) == (1, NOBODY, 0)
    s.close_all()
    assert s.over()


def test_agenda_can_be_set_as_a_whole() -> None:
    s = set_up()
    s.agenda = (Step(1, NOBODY, 0), Step(3, 2, 300))
    assert snapshot(s.agenda) == [(1, NOBODY, 0), (3, 2, 300)]
    assert not s.over()


def test_copy_has_its_own_agenda() -> None:
    s = set_up()
    s.open(1, 0, 0)
    copy = s.copy()
    copy.close()
    assert copy.over()
    assert not s.over()


def test_deepcopy_equals_copy() -> None:
    s = set_up()
    other = deepcopy(s)
    assert other is not s
    assert snapshot(other) == snapshot(s)
