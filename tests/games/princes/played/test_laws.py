"""Tests of the engine's laws at a table where most cards can be played."""

import pytest

from signoria.testing.rehearsal import Rehearsal
from tests.games.princes.eras import subject


@pytest.mark.slow
def test_game_with_cards_of_all_eras_keeps_every_law() -> None:
    Rehearsal(subject()).play(1)
