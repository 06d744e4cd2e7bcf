"""Measure the network in the arena: the same deals from every seat, win shares with intervals.

python -m examples.network.measure weights.npz --bots network,greedy --games 600
"""

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from examples.network.bot import NetworkBot
from examples.network.net import Layers, load
from examples.network.turned import GAME, SEATS
from signoria import VERSION
from signoria.arena.match import Cast, play_match
from signoria.arena.record import GameRecord
from signoria.arena.schedule import Entrant, Terms
from signoria.arena.summary import summary
from signoria.bots.bot import Bot
from signoria.research.spaces import Setting

NETWORK: Final = "network"


class WithNetwork(Cast):
    """The arena's bots, and the network by its name."""

    def __init__(self, layers: Layers) -> None:
        super().__init__()
        self.layers = layers

    def _bot(self, entrant: Entrant, copy: int, seed: int, game: str) -> Bot[Any]:
        if entrant.name == NETWORK:
            return NetworkBot(seed, self.layers)
        return super()._bot(entrant, copy, seed, game)


def terms(bots: list[str], games: int, seed: int) -> Terms:
    """Return the terms of an arena run with default settings."""
    setting = Setting(GAME, SEATS)
    entrants = [Entrant(name, name) for name in dict.fromkeys(bots)]
    return Terms(
        game=GAME,
        rules=setting.game.rules,
        data=setting.game.data(setting.options),
        engine=VERSION,
        seats=SEATS,
        preset=setting.preset,
        options=setting.options,
        seed=seed,
        bots=bots,
        entrants=entrants,
        games=games,
        mirrors=0,
        limit=60.0,
    )


def played(run: Terms, layers: Layers) -> Iterator[GameRecord]:
    """Yield the games of a run, one after the other."""
    cast, game = WithNetwork(layers), Setting(GAME, SEATS).game
    for fixture in run.fixtures():
        yield play_match(game, run, fixture, cast)[0]


def measure(layers: Layers, bots: list[str], games: int, seed: int) -> dict[str, Any]:
    """Return the arena's figures of a run."""
    run = terms(bots, games, seed)
    return summary(run, played(run, layers), 1)


if __name__ == "__main__":
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("weights", type=Path)
    asked.add_argument("--bots", default=f"{NETWORK},greedy")
    asked.add_argument("--games", type=int, default=600)
    asked.add_argument("--seed", type=int, default=7)
    requested = asked.parse_args()
    said = measure(
        load(requested.weights), requested.bots.split(","), requested.games, requested.seed
    )
    for row in said["standings"]:
        print(
            f"{row['name']:10} {row['games']:5} seats  wins {row['share']:.1%} "
            f"({row['low']:.1%} to {row['high']:.1%}; {row['par']:.1%} is even)"
        )
