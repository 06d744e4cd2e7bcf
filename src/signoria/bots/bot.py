"""Whoever chooses for a seat without being a person."""

from abc import abstractmethod
from typing import Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from signoria.bots.window import Window
from signoria.kernel.action import Action
from signoria.kernel.rng import Rng, SeededRng
from signoria.kernel.state import State

S = TypeVar("S", bound=State)
APART: Final = 1_000_003  # keeps the chance of one decision, or deal, clear of the next one's
SEEDS: Final = (1 << 40) - 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(Generic[S]):
    """One player of one seat of one game; what it remembers of the game it heard itself.

    `cut_short` counts the decisions that a time limit ended before the wished iterations.
    """

    def __init__(self, seed: i64) -> None:
        self.seed = seed
        self.cut_short = 0

    @abstractmethod
    def choose(self, window: Window[S]) -> Action:
        """What the seat wishes now."""

    def speak(self, window: Window[S]) -> list[Action]:
        """What the seat says now, whoever's turn it is: asides, or nothing."""
        return []

    def chance(self, window: Window[S], world: i64 = 0) -> Rng:
        """The chance of one decision: the same for the same seed, revision and world (0 to 3)."""
        return SeededRng((world << 61) + (self.seed & SEEDS) * APART + window.rev)


class RandomBot(Bot[S]):
    """Chooses evenly among what it may do."""

    def choose(self, window: Window[S]) -> Action:
        """Any of them, each as likely."""
        legal = window.legal()
        return window.menu[legal[self.chance(window).below(0, len(legal))]]
