"""Bots: the classes that choose for a seat in place of a person."""

from abc import abstractmethod
from typing import Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from signoria.bots.window import Window
from signoria.kernel.action import Action
from signoria.kernel.rng import Rng, SeededRng
from signoria.kernel.state import State

S = TypeVar("S", bound=State)
APART: Final = 1_000_003  # keeps the random numbers of one decision apart from the next one's
SEEDS: Final = (1 << 40) - 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(Generic[S]):
    """A player of one seat of one game; it remembers only events that its seat could see.

    `cut_short` counts the decisions in which a time limit ended the search before `iterations`.
    """

    def __init__(self, seed: i64) -> None:
        self.seed = seed
        self.cut_short = 0

    @abstractmethod
    def choose(self, window: Window[S]) -> Action:
        """Return the action that the seat takes now."""

    def speak(self, window: Window[S]) -> list[Action]:
        """Return the asides (talk actions) of the seat, on any seat's turn; by default none."""
        return []

    def chance(self, window: Window[S], world: i64 = 0) -> Rng:
        """Return the random numbers of a decision, fixed by seed, revision and world (0 to 3)."""
        return SeededRng((world << 61) + (self.seed & SEEDS) * APART + window.rev)


class RandomBot(Bot[S]):
    """A bot that chooses uniformly among its legal actions."""

    def choose(self, window: Window[S]) -> Action:
        """Return a legal action, each with the same probability."""
        legal = window.legal()
        return window.menu[legal[self.chance(window).below(0, len(legal))]]


class PlayoutBot(Bot[S]):
    """Bot that makes the game's playout move in one imagined world of its seat."""

    def choose(self, window: Window[S]) -> Action:
        """Return the playout move, one of the seat's own legal actions."""
        rng = self.chance(window)
        world = window.imagine(rng)
        number = window.heuristics.playout_move(world.state, window.seat, window.legal(), rng)
        return window.menu[number]
