"""One step ahead: every move is tried in a few imagined worlds; the best looking one is made."""

from typing import Final, TypeVar

from mypy_extensions import i64

from signoria.bots.bot import Bot
from signoria.bots.window import Window
from signoria.kernel.action import Action
from signoria.kernel.state import State

S = TypeVar("S", bound=State)

WORLDS: Final = 4


class GreedyBot(Bot[S]):
    """Makes the move after which the game's own evaluation is highest, on average."""

    def choose(self, window: Window[S]) -> Action:
        """The first of the best; every move is tried in the same worlds, with the same chance."""
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
        """How a move looks right after it is made, over the worlds."""
        total = 0.0
        for world in range(WORLDS):
            t = window.imagine(self.chance(window, world))
            t.play(window.seat, window.menu[number])
            total += window.counsel.worth(t.state, window.seat)
        return total
