"""Il Principe (Emanuele Ornella, 2005)."""

from signoria.games.il_principe.game import GAME

__all__ = ["GAME"]
