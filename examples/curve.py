"""Draw a learning curve (needs matplotlib): here, of the linear learner.

python -m examples.curve --seconds 28 --out docs/img/learning.svg
"""

import argparse
from pathlib import Path

from examples.linear import SEATS, TABLES, Point, learn
from signoria.arena.summary import wilson
from signoria.extras import needing

with needing("train"):
    import matplotlib as mpl
    from matplotlib import pyplot as plt
    from matplotlib.ticker import PercentFormatter, ScalarFormatter


def draw(points: list[Point], games: int, cores: str, evenly: bool, path: Path) -> None:
    """Plot games won by seconds of learning, for each opponent, with intervals.

    Unless `evenly` is set, the axis of seconds is logarithmic.
    """
    mpl.rcParams["svg.hashsalt"] = "signoria"
    figure, axes = plt.subplots(figsize=(6.4, 3.6), layout="constrained")
    spent = [point.seconds for point in points]
    for bot in points[0].won:
        shares = [point.won[bot] / games for point in points]
        lows, highs = zip(*(wilson(point.won[bot], games) for point in points), strict=True)
        axes.fill_between(spent, lows, highs, alpha=0.25)
        axes.plot(spent, shares, marker=".", label=f"against {bot}")
    axes.axhline(1 / SEATS, color="grey", linewidth=0.8, linestyle="--")
    if not evenly:
        axes.set_xscale("symlog", linthresh=1)
    axes.set_xlim(0, spent[-1])
    axes.set(xlabel=f"seconds of self-play on {cores}", ylabel="games won", ylim=(0, 1.01))
    axes.xaxis.set_major_formatter(ScalarFormatter())
    axes.yaxis.set_major_formatter(PercentFormatter(1, decimals=0))
    axes.legend(loc="center right")
    figure.savefig(path, metadata={"Date": None})


if __name__ == "__main__":
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--seconds", type=float, default=28, help="of one core")
    asked.add_argument("--games", type=int, default=200, help="for each measurement")
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--out", type=Path, default=Path("learning.svg"))
    requested = asked.parse_args()
    learned = learn(requested.seconds, TABLES, requested.games, requested.seed)
    draw(learned, requested.games, "one core", False, requested.out)
