"""Measure the weights saved during training, and draw a learning curve (needs matplotlib).

python -m examples.network.curve weights.npz --games 400 --out docs/img/network.svg
"""

import argparse
import re
from pathlib import Path
from typing import Final

from examples.curve import draw
from examples.linear import Point
from examples.network.measure import NETWORK, measure
from examples.network.net import load

OPPONENTS: Final = ("random", "greedy", "courtier")


def kept(path: Path) -> dict[int, Path]:
    """Return the files saved beside the weights, by the seconds in their names."""
    found = {
        int(named[1]): each
        for each in path.parent.glob(f"{path.stem}-*s{path.suffix}")
        if (named := re.fullmatch(r".*-(\d+)s", each.stem))
    }
    return dict(sorted(found.items()))


def won(path: Path, games: int, seed: int) -> dict[str, float]:
    """Return how many games the weights win against each opponent."""
    layers, wins = load(path), {}
    for bot in OPPONENTS:
        said = measure(layers, [NETWORK, bot], games, seed)
        wins[bot] = {row["name"]: row["wins"] for row in said["standings"]}[NETWORK]
    return wins


def measured(path: Path, games: int, seed: int) -> list[Point]:
    """Return a point for each saved file, printed as it is measured."""
    points = []
    for seconds, each in kept(path).items():
        points.append(Point(seconds, 0, won(each, games, seed)))
        shares = (f"{wins / games:.1%} against {bot}" for bot, wins in points[-1].won.items())
        print(f"{seconds:5d} s  won {', '.join(shares)}", flush=True)
    return points


if __name__ == "__main__":
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("weights", type=Path)
    asked.add_argument("--games", type=int, default=400, help="for each measurement")
    asked.add_argument("--seed", type=int, default=7)
    asked.add_argument("--out", type=Path, default=Path("network.svg"))
    requested = asked.parse_args()
    points = measured(requested.weights, requested.games, requested.seed)
    draw(points, requested.games, "two cores", True, requested.out)
