"""What several seats are shown at once is what each is shown alone."""

from typing import Any

import pytest

from signoria.games import GAMES
from signoria.kernel.game import Game
from signoria.kernel.rng import SeededRng
from signoria.kernel.seats import SPECTATOR
from signoria.kernel.table import open_table


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_seats_see_together_what_they_see_alone(game: Game[Any]) -> None:
    options = next(iter(game.presets.values()))
    state = open_table(game, game.most, options, SeededRng(5)).state
    seats = [0, 1, SPECTATOR]

    assert game.views(state, seats) == [game.view(state, seat) for seat in seats]
