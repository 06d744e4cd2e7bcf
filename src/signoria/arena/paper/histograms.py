"""Histograms: one small histogram for each name, all on one axis."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from signoria.arena.paper.axes import Scale
from signoria.arena.paper.canvas import (
    EDGE,
    drawing,
    gutter,
    labels,
    line,
    tick_words,
    upright,
    words,
)
from signoria.arena.paper.markup import Html, element
from signoria.arena.paper.numbers import number

ROW = 54
TALLEST = 42
MOST_BARS = 40


@dataclass(frozen=True)
class Counts:
    """How often each value occurred for a name, and the mean."""

    name: str
    counts: dict[int, int]
    mean: float


def histograms(words_for_it: tuple[str, str], rows: Sequence[Counts]) -> Html:
    """Draw all rows with equal bars: the same range of values and the same scale of shares."""
    values = [value for row in rows for value in row.counts]
    bar = bar_width(min(values), max(values))
    low, high = min(values) // bar * bar, max(values) // bar * bar + bar
    scale = Scale(
        low - 0.5, high - 0.5, gutter([*(row.name for row in rows), "mean 100"]) + 4, EDGE
    )
    shares = [_shares(row.counts, bar) for row in rows]
    tallest = max(max(found.values()) for found in shares)
    bottom = len(rows) * ROW + 6
    strokes = upright(scale, 6, bottom, tick_words(scale.ticks()))
    names = labels([row.name for row in rows])
    for at, (row, label, found) in enumerate(zip(rows, names, shares, strict=True)):
        base = (at + 1) * ROW
        heights = {value: share / tallest * TALLEST for value, share in found.items()}
        title = element("title", f"{row.name}: mean {number(row.mean, 1)}")
        bars = _bars(scale, base, bar, heights)
        strokes.append(element("g", title, *bars, *_beside(row, label, scale, base)))
    return drawing(*words_for_it, bottom + 24, *strokes)


def bar_width(least: int, most: int) -> int:
    """Return how many values share a bar, so that the bars can be distinguished."""
    width = most - least + 1
    unit = 1
    while width > MOST_BARS * unit * 5:
        unit *= 10
    return next(unit * times for times in (1, 2, 5) if width <= MOST_BARS * unit * times)


def _shares(counts: dict[int, int], bar: int) -> dict[int, float]:
    total = sum(counts.values())
    found: Counter[int] = Counter()
    for value, count in counts.items():
        found[value // bar * bar] += count
    return {value: count / total for value, count in sorted(found.items())}


def _bars(scale: Scale, base: float, bar: int, heights: dict[int, float]) -> list[Html]:
    width = scale.at(bar) - scale.at(0)
    return [
        element(
            "rect",
            x=scale.at(value - 0.5) + 0.5,
            y=base - tall,
            width=max(width - 1, 0.5),
            height=tall,
            class_="bar",
        )
        for value, tall in heights.items()
    ]


def _beside(row: Counts, label: str, scale: Scale, base: float) -> list[Html]:
    mean = scale.at(row.mean)
    return [
        line(scale.left, base, EDGE, base, "base"),
        line(mean, base - TALLEST, mean, base + 4, "mean"),
        words(scale.left - 12, base - 16, label, "name", "end"),
        words(scale.left - 12, base - 2, f"mean {number(row.mean, 1)}", "tick", "end"),
    ]
