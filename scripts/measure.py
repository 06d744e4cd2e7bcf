"""What docs/speed.md counts: sixty games for callgrind, or blocks of games by the clock."""

import sys
from statistics import median
from time import perf_counter

from signoria.bots.playout import play_out
from signoria.games import GAMES
from signoria.kernel.rng import SeededRng
from signoria.kernel.table import open_table

COUNTED = 60
BLOCKS, GAMES_A_BLOCK = 25, 800


def play(games: int, rng: SeededRng) -> int:
    """That many seeded games of Il Principe, four seats, at random; how many decisions."""
    game = GAMES[0]
    options = game.presets["amigo2006"]
    seeds = range(games)
    return sum(play_out(open_table(game, 4, options, SeededRng(s), False), rng) for s in seeds)


def main() -> int:
    if sys.argv[1:] == ["count"]:
        print(f"{play(COUNTED, SeededRng(99)):,} decisions in {COUNTED} games")
        return 0
    rates: list[float] = []
    rng = SeededRng(3)
    for _ in range(BLOCKS):
        start = perf_counter()
        rates.append(play(GAMES_A_BLOCK, rng) / (perf_counter() - start) / 1e6)
    shown = f"least {min(rates):.2f}, median {median(rates):.2f}, most {max(rates):.2f}"
    print(f"{BLOCKS} blocks of {GAMES_A_BLOCK} games, million decisions a second: {shown}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
