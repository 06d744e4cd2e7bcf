"""Tests of the engine's laws at tables where most cards can be played."""

import pytest

from signoria.testing.rehearsal import Rehearsal
from tests.games.princes.eras import STANDING, subject


@pytest.mark.slow
@pytest.mark.parametrize("preset", STANDING)
def test_game_with_cards_of_all_eras_keeps_every_law(preset: str) -> None:
    Rehearsal(subject(preset)).play(1)
