"""Summary of a run as plain JSON, the only source of the result table and the report."""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations
from math import sqrt
from statistics import fmean, median, pstdev
from typing import Any, Final

from signoria.arena.guard import FALLBACKS
from signoria.arena.ratings import Rating, ranks_of, ratings
from signoria.arena.record import GameRecord
from signoria.arena.schedule import Terms
from signoria.bots.levels import iterations_of

Z: Final = 1.959963984540054  # 95 % of a normal distribution lie within this many deviations
DIGITS: Final = 6


def summary(terms: Terms, records: Iterable[GameRecord], workers: int) -> dict[str, Any]:
    """Return the result of the finished games; all parts but `time` are the same on every run."""
    done = sorted(records, key=lambda record: record.number)
    played = [record for record in done if not record.mirror]
    standings = _standings(terms, played)
    names = [row["name"] for row in standings]
    return {
        "game": terms.game,
        "seats": terms.seats,
        "preset": terms.preset,
        "options": terms.options,
        "seed": terms.seed,
        "engine": terms.engine,
        "bots": terms.bots,
        "specs": {entrant.name: entrant.spec for entrant in terms.entrants},
        "games": terms.games,
        "deals": terms.deals(),
        "finished": len(played),
        "limit": terms.limit,
        "standings": standings,
        "matrix": {"names": names, "ahead": _ahead(names, played)},
        "mirrors": _mirrors(terms, [record for record in done if record.mirror]),
        "length": _length(played),
        "ends": dict(Counter(record.reason for record in played).most_common()),
        "time": _time(terms, done, played, workers),
    }


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Return Wilson's 95 % interval for a share; a shared win counts as a fraction.

    It assumes independent games; games of the same deal are slightly dependent.
    """
    share, square = wins / games, Z * Z / games
    middle = (share + square / 2) / (1 + square)
    reach = Z * sqrt(share * (1 - share) / games + square / (4 * games)) / (1 + square)
    return round(max(0.0, middle - reach), DIGITS), round(min(1.0, middle + reach), DIGITS)


def spread(numbers: Sequence[int]) -> dict[str, float] | None:
    """Return mean, standard deviation, minimum and maximum; None without numbers."""
    if not numbers:
        return None
    return {
        "mean": round(fmean(numbers), 4),
        "deviation": round(pstdev(numbers), 4),
        "least": min(numbers),
        "most": max(numbers),
    }


class Sheet:
    """Counters of one entrant over all its seats."""

    def __init__(self) -> None:
        self.wins = 0.0
        self.scores: list[int] = []
        self.decisions = 0
        self.fallbacks: Counter[str] = Counter()
        self.cut_short = 0

    def count(self, record: GameRecord, seat: int) -> None:
        """Add one seat of one game."""
        if seat in record.winners:
            self.wins += 1 / len(record.winners)
        self.scores.append(record.scores[seat])
        self.decisions += record.decisions[seat]
        self.fallbacks.update(record.fallbacks[seat])
        self.cut_short += record.cut_short[seat]

    def written(self, seats: int) -> dict[str, Any]:
        """Return its part of the standings."""
        games = len(self.scores)
        low, high = wilson(self.wins, games)
        return {
            "games": games,
            "wins": round(self.wins, DIGITS),
            "share": round(self.wins / games, DIGITS),
            "low": low,
            "high": high,
            "par": round(1 / seats, DIGITS),
            "scores": spread(self.scores),
            "score_counts": {str(n): self.scores.count(n) for n in sorted(set(self.scores))},
            "decisions": self.decisions,
            "fallbacks": {kind: self.fallbacks[kind] for kind in FALLBACKS},
            "cut_short": self.cut_short,
        }


def _standings(terms: Terms, played: list[GameRecord]) -> list[dict[str, Any]]:
    """Return a row for every entrant that has played, best rated first."""
    sheets = {entrant.name: Sheet() for entrant in terms.entrants}
    for record in played:
        for seat, name in enumerate(record.names):
            sheets[name].count(record, seat)
    rated = ratings(sheets, [(r.names, ranks_of(r.scores, r.winners)) for r in played])
    rows = [
        {
            "name": entrant.name,
            "copies": terms.bots.count(entrant.name),
            "iterations": None if entrant.outside else iterations_of(entrant.spec),
            **_rated(rated[entrant.name]),
            **sheets[entrant.name].written(terms.seats),
        }
        for entrant in terms.entrants
        if sheets[entrant.name].scores
    ]
    return sorted(rows, key=lambda row: -float(row["mu"]))


def _rated(rating: Rating) -> dict[str, float]:
    parts = {"mu": rating.mu, "sigma": rating.sigma, "ordinal": rating.ordinal()}
    return {name: round(value, DIGITS) for name, value in parts.items()}


def _ahead(names: list[str], played: list[GameRecord]) -> list[list[float | None]]:
    """Return the share of meetings in which the row finished ahead of the column; a tie is half."""
    met: Counter[tuple[str, str]] = Counter()
    points: Counter[tuple[str, str]] = Counter()
    for record in played:
        ranks = ranks_of(record.scores, record.winners)
        for one, other in combinations(zip(record.names, ranks, strict=True), 2):
            for (name, rank), (rival, against) in ((one, other), (other, one)):
                met[name, rival] += 1
                points[name, rival] += 2 * (rank < against) + (rank == against)
    return [
        [
            round(points[row, column] / (2 * met[row, column]), DIGITS)
            if row != column and met[row, column]
            else None
            for column in names
        ]
        for row in names
    ]


def _mirrors(terms: Terms, played: list[GameRecord]) -> list[dict[str, Any]]:
    """Return each entrant's win share by seat when it plays against itself."""
    rows = []
    for entrant in terms.entrants:
        own = [record for record in played if record.names[0] == entrant.name]
        if own:
            wins = [_wins(own, seat) for seat in range(terms.seats)]
            low, high = zip(*(wilson(won, len(own)) for won in wins), strict=True)
            shares = [round(won / len(own), DIGITS) for won in wins]
            row = {"name": entrant.name, "games": len(own), "shares": shares}
            rows.append({**row, "low": list(low), "high": list(high)})
    return rows


def _wins(records: list[GameRecord], seat: int) -> float:
    return sum(1 / len(record.winners) for record in records if seat in record.winners)


def _length(played: list[GameRecord]) -> dict[str, Any]:
    rounds = [record.rounds for record in played if record.rounds is not None]
    return {
        "decisions": spread([sum(record.decisions) for record in played]),
        "rounds": spread(rounds),
    }


def _time(
    terms: Terms, done: list[GameRecord], played: list[GameRecord], workers: int
) -> dict[str, Any]:
    """Return the parts of the result that differ from run to run."""
    micros: dict[str, list[int]] = {entrant.name: [] for entrant in terms.entrants}
    reasons: dict[str, dict[str, str]] = {}
    for record in played:
        for seat, name in enumerate(record.names):
            micros[name] += record.micros[seat]
            reasons[name] = {**record.reasons[seat], **reasons.get(name, {})}
    return {
        "seconds": round(max((record.at for record in done), default=0.0), 3),
        "workers": workers,
        "per_decision": {name: _milliseconds(spent) for name, spent in micros.items() if spent},
        "reasons": {name: said for name, said in reasons.items() if said},
    }


def _milliseconds(micros: list[int]) -> dict[str, float]:
    ordered = sorted(micros)
    parts = {
        "mean_ms": fmean(ordered),
        "median_ms": median(ordered),
        "p95_ms": ordered[(len(ordered) * 95 - 1) // 100],
        "most_ms": ordered[-1],
    }
    return {name: round(value / 1000, 3) for name, value in parts.items()}
