"""The Princes of Catan (Klaus Teuber, 2010)."""

from signoria.games.princes.game import GAME

__all__ = ["GAME"]
