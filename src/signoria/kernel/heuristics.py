"""Heuristics of a game for bots: position value, candidate moves, and a fast playout move."""

from typing import Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from signoria.kernel.rng import Rng
from signoria.kernel.state import State

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Heuristics(Generic[S]):
    """Heuristics on worlds that a bot imagines; this default fits every game.

    Heuristics never judge legality: every list of moves they get comes from the rules.
    """

    def evaluate(self, s: S, seat: i64) -> float:
        """Estimate a position for a seat, in points ahead of the others."""
        return 0.0

    def reward(self, s: S, seat: i64) -> float:
        """Rate a finished game for a seat, from 0 to 1; by default only a victory counts."""
        return 1.0 if s.winners >> seat & 1 else 0.0

    def candidates(self, s: S, seat: i64, legal: list[int]) -> list[int]:
        """Return the legal menu numbers that a search should try, the most promising first."""
        return legal

    def playout_move(self, s: S, seat: i64, legal: list[int], rng: Rng) -> i64:
        """Choose a sensible legal menu number fast, for playouts."""
        return legal[rng.below(0, len(legal))]
