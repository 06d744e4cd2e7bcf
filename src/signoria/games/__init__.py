"""The list of all games."""

from typing import Any, Final

from signoria.games import il_principe, intrigue, princes
from signoria.kernel.game import Game

GAMES: Final[tuple[Game[Any], ...]] = (il_principe.GAME, intrigue.GAME, princes.GAME)


def find_game(slug: str) -> Game[Any] | None:
    """Return the game with that slug, or None."""
    return next((game for game in GAMES if game.slug == slug), None)
