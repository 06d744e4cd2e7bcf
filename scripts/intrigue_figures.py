"""Plays Intrigue at random, with bribes of one to five notes, and writes the statistics."""

import json
import sys
from collections import Counter
from pathlib import Path
from typing import Any, Final

from signoria.games.intrigue import GAME
from signoria.games.intrigue.bots import modest
from signoria.games.intrigue.events import MatterOpened, RoundBegan
from signoria.games.intrigue.phases.steps import BRIBERY
from signoria.games.intrigue.rules import EXTERNAL_MATTER, INTERNAL_MATTER
from signoria.games.intrigue.state import State
from signoria.kernel.rng import SeededRng
from signoria.kernel.seats import NOBODY
from signoria.kernel.table import Table, open_table

FIGURES: Final = Path(__file__).parents[1] / "src/signoria/games/intrigue/figures.json"
NOTES: Final = 5
GAMES: Final = 4000


def play(seats: int, final_income: str, seed: int) -> Table[State]:
    """Play one game; every seat chooses uniformly, but never pays more than five notes."""
    options = {**GAME.presets["fx1994"], "final_income": final_income}
    t = open_table(GAME, seats, options, SeededRng(seed))
    rng = SeededRng(seed + (1 << 62))
    while seats_asked := t.actors():
        legal = t.legal(seats_asked[0])
        if t.state.phase() == BRIBERY:
            legal = modest(legal, NOTES)
        t.submit(seats_asked[0], GAME.menu[legal[rng.below(0, len(legal))]])
    return t


class Sums:
    """Statistics of some games."""

    def __init__(self, seats: int, games: int) -> None:
        self.seats = seats
        self.games = games
        self.fortunes = self.best = self.exiled = self.filled = self.ties = self.external = 0
        self.wins = [0.0] * seats
        self.internal: Counter[int] = Counter()

    def count(self, t: Table[State]) -> None:
        """Add one game; seats are counted from the one that began."""
        s = t.state
        outcome = GAME.outcome(s)
        self.fortunes += sum(outcome.scores)
        self.best += max(outcome.scores)
        self.exiled += sum(s.island)
        self.filled += sum(holder != NOBODY for holder in s.holders)
        self.ties += len(outcome.winners) > 1
        for winner in outcome.winners:
            self.wins[(winner - s.start) % self.seats] += 1 / len(outcome.winners)
        number = 0
        for entry in t.entries:
            for event in entry.events:
                if isinstance(event, RoundBegan):
                    number = event.number
                elif isinstance(event, MatterOpened):
                    self.external += event.kind == EXTERNAL_MATTER
                    self.internal[number] += event.kind == INTERNAL_MATTER

    def written(self) -> dict[str, Any]:
        """Return the figures as the page shows them."""
        players = self.games * self.seats
        return {
            "mean": round(self.fortunes / players / 1e6, 2),
            "best": round(self.best / self.games / 1e6, 2),
            "exiled": round(self.exiled / players, 1),
            "filled": round(self.filled / self.games, 1),
            "wins": [round(100 * wins / self.games, 1) for wins in self.wins],
            "internal": [round(self.internal[number] / self.games, 1) for number in (2, 5)],
            "external": round(self.external / self.games, 1),
            "ties": round(100 * self.ties / self.games, 1),
        }


def main() -> int:
    """Play, print and write the figures: `python scripts/intrigue_figures.py [GAMES]`."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    found: dict[str, Any] = {"games": games}
    for final_income in ("no", "yes"):
        for seats in (3, 4, 5):
            sums = Sums(seats, games)
            for number in range(games):
                sums.count(play(seats, final_income, 1_000_003 * seats + number))
            found[f"{seats}-{final_income}"] = sums.written()
    text = json.dumps(found, indent=1) + "\n"
    FIGURES.write_text(text, "utf-8")
    print(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
