"""Statistics of many games: ends, rounds, points, wins."""

from collections import Counter
from typing import Any

from signoria.arena.summary import spread
from signoria.kernel.game import Outcome


class Tally:
    """Counters of finished games."""

    def __init__(self, seats: int) -> None:
        self.games = 0
        self.moves = 0
        self.ends: Counter[str] = Counter()
        self.rounds: Counter[int] = Counter()
        self.scores: list[list[int]] = [[] for _ in range(seats)]
        self.wins = [0.0] * seats
        self.shared = 0
        self.level = 0

    def count(self, outcome: Outcome, moves: int, rounds: int | None) -> None:
        """Add one game; `rounds` excludes an extra last one; None if there are none."""
        self.games += 1
        self.moves += moves
        self.ends[outcome.reason] += 1
        if rounds is not None:
            self.rounds[rounds] += 1
        for seat, score in enumerate(outcome.scores):
            self.scores[seat].append(score)
        for seat in outcome.winners:
            self.wins[seat] += 1 / len(outcome.winners)
        self.shared += len(outcome.winners) > 1
        self.level += outcome.scores.count(max(outcome.scores)) > 1

    def written(self, seconds: float) -> dict[str, Any]:
        """Return the statistics for JSON."""
        return {
            "games": self.games,
            "moves": self.moves,
            "seconds": round(seconds, 6),
            "moves_per_second": round(self.moves / seconds),
            "normal_rounds": {str(number): self.rounds[number] for number in sorted(self.rounds)},
            "ends": {
                reason: {"games": number, "share": number / self.games}
                for reason, number in self.ends.most_common()
            },
            "scores": spread([score for row in self.scores for score in row]),
            "scores_by_seat": [spread(row) for row in self.scores],
            "wins_by_seat": [round(wins, 6) for wins in self.wins],
            "shared_wins": self.shared,
            "level_on_points": self.level,
        }
