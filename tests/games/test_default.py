"""Tests of default actions in every game: legal, and independent of secrets of others."""

import pytest

from signoria.games import GAMES
from signoria.kernel.rng import SeededRng
from signoria.kernel.table import CLOCK
from signoria.testing.random_play import PLAYERS, step
from signoria.testing.subject import Subject, subjects

SUBJECTS = [subject for game in GAMES for subject in subjects(game)]
STEPS = 120


@pytest.mark.parametrize("subject", SUBJECTS, ids=str)
def test_default_is_legal_and_the_same_in_every_world_the_seat_holds_possible(
    subject: Subject,
) -> None:
    t, rng = subject.open(SeededRng(5)), SeededRng(5 + PLAYERS)
    for _ in range(STEPS):
        for seat in t.actors():
            legal = t.legal(seat)
            default = t.game.default(t.state, seat, legal)
            world = t.state.imagine(seat, rng, False)
            assert default in legal
            assert t.game.default(world, seat, legal) == default
        if not t.state.over():
            step(subject, t, rng)


@pytest.mark.parametrize("subject", SUBJECTS, ids=str)
def test_abandoned_table_comes_to_its_end(subject: Subject) -> None:
    t = subject.open(SeededRng(3))
    for _ in range(t.game.horizon):
        if t.state.over():
            break
        seat = t.actors()[0]
        number = t.game.default(t.state, seat, t.legal(seat))
        assert t.submit(seat, t.game.menu[number], CLOCK) is None

    assert t.state.over()
