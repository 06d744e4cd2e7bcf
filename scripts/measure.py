"""Measurements of docs/results/speed.md: 60 games for callgrind, or blocks of games by CPU time."""

import sys
from statistics import median
from time import process_time
from typing import Any, Final

from signoria.bots.playout import play_out
from signoria.games import find_game
from signoria.kernel.rng import SeededRng
from signoria.kernel.table import open_table

COUNTED: Final = 60
BLOCKS: Final = 25
DECISIONS_A_BLOCK: Final = 175_000
TABLES: Final = {
    "il-principe": ("amigo2006", 4),
    "intrigue": ("fx1994", 5),
    "princes": ("duel", 2),
}


def play(slug: str, games: int, rng: SeededRng) -> int:
    """Play that many seeded random games; return the number of decisions."""
    game: Any = find_game(slug)
    preset, seats = TABLES[slug]
    options = game.presets[preset]
    tables = (open_table(game, seats, options, SeededRng(seed), False) for seed in range(games))
    return sum(play_out(table, rng) for table in tables)


def main() -> int:
    *how, slug = sys.argv[1:] if sys.argv[-1] in TABLES else [*sys.argv[1:], "il-principe"]
    decisions = play(slug, COUNTED, SeededRng(99))
    if how == ["count"]:
        print(f"{decisions:,} decisions in {COUNTED} games")
        return 0
    rates: list[float] = []
    rng, games = SeededRng(3), DECISIONS_A_BLOCK * COUNTED // decisions
    for _ in range(BLOCKS):
        start = process_time()
        rates.append(play(slug, games, rng) / (process_time() - start) / 1e6)
    shown = f"least {min(rates):.2f}, median {median(rates):.2f}, most {max(rates):.2f}"
    print(f"{BLOCKS} blocks of {games} games, million decisions a processor second: {shown}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
