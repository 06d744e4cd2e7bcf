"""Line charts over a logarithmic axis, as panels one above the other."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from signoria.arena.paper.axes import LogScale, Scale, log_scale, round_scale
from signoria.arena.paper.canvas import EDGE, LETTER, drawing, labels, line, words
from signoria.arena.paper.markup import Html, element, joined
from signoria.arena.paper.numbers import number

PANEL = 118
APART = 44
LEFT = 46
TOP = 34


@dataclass(frozen=True)
class Point:
    """A value with its interval, at a number of iterations."""

    name: str
    steps: int
    value: float
    low: float
    high: float


@dataclass(frozen=True)
class Panel:
    """One measure: its heading, its points, the format of its axis, and par if it has one."""

    heading: str
    points: Sequence[Point]
    said: Callable[[Sequence[float]], Callable[[float], str]]
    par: float | None = None


def climb(words_for_it: tuple[str, str], below: str, panels: Sequence[Panel]) -> Html:
    """Draw the panels on one logarithmic axis, labelled `below`."""
    steps = [point.steps for panel in panels for point in panel.points]
    across = log_scale(min(steps), max(steps), LEFT, EDGE)
    drawn = [_panel(panel, across, TOP + at * (PANEL + APART)) for at, panel in enumerate(panels)]
    bottom = TOP + len(panels) * (PANEL + APART) - APART
    axis = [
        words(across.at(value), bottom + 16, number(value), "tick", "middle")
        for value in across.ticks()
    ]
    name = words((LEFT + EDGE) / 2, bottom + 34, below, "tick", "middle")
    return drawing(*words_for_it, bottom + 42, *drawn, *axis, name)


def _panel(panel: Panel, across: LogScale, top: float) -> Html:
    bottom = top + PANEL
    ends = [end for point in panel.points for end in (point.low, point.high)]
    ends += [] if panel.par is None else [0, panel.par]
    scale = round_scale(min(ends), max(ends), bottom, top)
    ticks = scale.ticks(4)
    said = panel.said(ticks)
    strokes = [words(0, top - 18, panel.heading, "name heading")]
    for value in ticks:
        y = scale.at(value)
        strokes += [
            line(LEFT, y, EDGE, y, "grid"),
            words(LEFT - 8, y + 4, said(value), "tick", "end"),
        ]
    if panel.par is not None:
        y = scale.at(panel.par)
        strokes += [line(LEFT, y, EDGE, y, "par"), words(EDGE, y - 5, "par", "tick", "end")]
    points = sorted(panel.points, key=lambda point: (point.steps, point.value))
    ways = " ".join(f"{across.at(point.steps):.2f},{scale.at(point.value):.2f}" for point in points)
    strokes.append(element("polyline", points=ways, class_="way"))
    strokes += [_point(point, across, scale) for point in points]
    return joined([*strokes, *_names(points, across, scale)])


def _point(point: Point, across: LogScale, scale: Scale) -> Html:
    x, low, high = across.at(point.steps), scale.at(point.low), scale.at(point.high)
    return element(
        "g",
        element("title", f"{point.name}: {number(point.steps)} iterations"),
        line(x, low, x, high, "whisker"),
        line(x - 4, low, x + 4, low, "whisker"),
        line(x - 4, high, x + 4, high, "whisker"),
        element("circle", cx=x, cy=scale.at(point.value), r=4.5, class_="dot"),
    )


def _names(points: Sequence[Point], across: LogScale, scale: Scale) -> list[Html]:
    """Return the names that have room, above their whiskers."""
    placed: list[tuple[float, float]] = []
    strokes = []
    for point, label in zip(points, labels([point.name for point in points]), strict=True):
        half = len(label) * LETTER / 2
        x = min(max(across.at(point.steps), LEFT + half), EDGE - half)
        y = scale.at(point.high) - 6
        beneath = [other for other in points if abs(x - across.at(other.steps)) < half + 6]
        clear = all(scale.at(other.high) > y + 4 for other in beneath)
        if clear and all(abs(x - a) > half + b + 4 for a, b in placed):
            placed.append((x, half))
            strokes.append(words(x, y, label, "name", "middle"))
    return strokes
