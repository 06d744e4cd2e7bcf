"""Template: secret bids for prizes, a small game to be changed into another one."""

from signoria.games._template.game import GAME

__all__ = ["GAME"]
