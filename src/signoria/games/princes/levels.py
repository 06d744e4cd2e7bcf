"""The levels of the Princes: one step of looking ahead, careful or hasty.

A search of fifty iterations loses to one step here, so the game brings its own levels.
"""

from collections.abc import Callable
from typing import Final

from signoria.bots.bot import Bot
from signoria.bots.greedy import GreedyBot
from signoria.bots.window import Window
from signoria.games.princes.state import State
from signoria.kernel.action import Action

ALIKE: Final = 1e-6  # evaluations that differ by less are equal
HASTE: Final = 4  # a hasty bot does not think one time in this many


class Careful(GreedyBot[State]):
    """A bot that makes one of the best moves, at random among equals."""

    def choose(self, window: Window[State]) -> Action:
        """Try every move, and choose among the best."""
        legal = window.legal()
        worths = [self.tried(window, number) for number in legal]
        most = max(worths) - ALIKE
        best = [number for number, worth in zip(legal, worths, strict=True) if worth >= most]
        return window.menu[best[self.chance(window).below(0, len(best))]]


class Hasty(Careful):
    """A bot that makes one move in four without thinking."""

    def choose(self, window: Window[State]) -> Action:
        """Think only if chance says so."""
        legal, chance = window.legal(), self.chance(window)
        if chance.below(0, HASTE) == 0:
            return window.menu[legal[chance.below(0, len(legal))]]
        return super().choose(window)


LEVELS: Final[dict[str, Callable[[int], Bot[State]]]] = {"page": Hasty, "courtier": Careful}
