"""Positions of seeded random games, for every preset and number of seats."""

from collections.abc import Iterator
from typing import Any

from signoria.games import GAMES
from signoria.kernel.rng import SeededRng
from signoria.kernel.table import Table, open_table
from signoria.research.spaces import Setting, settings

EVERY = settings()
SHORT = [Setting(game.slug, seats) for game in GAMES for seats in sorted({game.fewest, game.most})]
VERSIONS = {"il-principe": 3, "intrigue": 3, "princes": 7}


def named(setting: Setting) -> str:
    return f"{setting.game.slug}-{setting.preset}-{setting.seats}"


def positions(setting: Setting, seed: int, every: int = 1) -> Iterator[Table[Any]]:
    """Yield the table of a random game after every move and at its end."""
    rng = SeededRng(seed + 1)
    table = open_table(setting.game, setting.seats, setting.options, SeededRng(seed))
    moves = 0
    while actors := table.actors():
        if moves % every == 0:
            yield table
        legal = table.legal(actors[0])
        table.submit(actors[0], setting.game.menu[legal[rng.below(0, len(legal))]])
        moves += 1
    yield table
