"""Intrigue (Stefan Dorra, 1994)."""

from signoria.games.intrigue.game import GAME

__all__ = ["GAME"]
