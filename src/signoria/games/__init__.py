"""The games of the house: the one list."""

from typing import Any, Final

from signoria.games import il_principe
from signoria.kernel.game import Game

GAMES: Final[tuple[Game[Any], ...]] = (il_principe.GAME,)
