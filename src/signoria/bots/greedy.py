"""One-step search: try every move in a few imagined worlds and make the best one."""

from typing import Final, TypeVar

from mypy_extensions import i64

from signoria.bots.bot import Bot
from signoria.bots.window import Window
from signoria.kernel.action import Action
from signoria.kernel.state import State

S = TypeVar("S", bound=State)

WORLDS: Final = 4


class GreedyBot(Bot[S]):
    """A bot that makes the move with the highest mean evaluation right after it."""

    def choose(self, window: Window[S]) -> Action:
        """Return the first of the best moves, all tried in the same worlds with the same seeds."""
        legal = window.legal()
        best = legal[0]
        most = self.tried(window, best)
        for number in legal[1:]:
            worth = self.tried(window, number)
            if worth > most:
                most = worth
                best = number
        return window.menu[best]

    def tried(self, window: Window[S], number: i64) -> float:
        """Return the sum of the evaluations right after a move, over all worlds."""
        total = 0.0
        for world in range(WORLDS):
            t = window.imagine(self.chance(window, world))
            t.play(window.seat, window.menu[number])
            total += window.heuristics.evaluate(t.state, window.seat)
        return total
