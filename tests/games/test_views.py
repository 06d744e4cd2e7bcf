"""Tests that views of several seats at once equal the views of each alone."""

from typing import Any

import pytest

from signoria.games import GAMES
from signoria.kernel.game import Game
from signoria.kernel.rng import SeededRng
from signoria.kernel.seats import SPECTATOR
from signoria.kernel.table import open_table


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_joint_views_equal_single_views(game: Game[Any]) -> None:
    options = next(iter(game.presets.values()))
    state = open_table(game, game.most, options, SeededRng(5)).state
    seats = [0, 1, SPECTATOR]

    assert game.views(state, seats) == [game.view(state, seat) for seat in seats]
