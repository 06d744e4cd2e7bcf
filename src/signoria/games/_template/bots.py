"""Advice for bots: points ahead of the best rival."""

from typing import Final

from mypy_extensions import i64

from signoria.games._template.state import State
from signoria.kernel.heuristics import Heuristics


class Advice(Heuristics[State]):
    """Heuristics that count points."""

    def evaluate(self, s: State, seat: i64) -> float:
        """Return the points ahead of the best rival."""
        others = [s.points[other] for other in range(s.seats) if other != seat]
        return float(s.points[seat] - max(others))

    def reward(self, s: State, seat: i64) -> float:
        """Return 1 for a victory."""
        return 1.0 if s.winners >> seat & 1 else 0.0


HEURISTICS: Final = Advice()
