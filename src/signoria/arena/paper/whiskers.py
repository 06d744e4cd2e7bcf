"""Dots with whiskers: values and their intervals, one line each."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from signoria.arena.paper.axes import Scale
from signoria.arena.paper.canvas import drawing, gutter, labels, line, upright, words
from signoria.arena.paper.markup import Html, element

ROW = 24
HEADING = 26
TOP = 22


@dataclass(frozen=True)
class Row:
    """A value with its interval, and the text for the pointer; without a value, a heading."""

    name: str
    value: float | None = None
    low: float = 0
    high: float = 0
    said: str = ""

    @property
    def height(self) -> float:
        return HEADING if self.value is None else ROW


@dataclass(frozen=True)
class Par:
    """A line of reference."""

    value: float
    said: str


def left_edge(rows: Sequence[Row]) -> float:
    """Return where a scale beside these rows begins."""
    return gutter(row.name for row in rows if row.value is not None)


def whiskers(
    words_for_it: tuple[str, str],
    rows: Sequence[Row],
    scale: Scale,
    said: Callable[[float], str],
    par: Par | None = None,
) -> Html:
    """Draw the rows from top to bottom on one scale."""
    bottom = TOP + sum(row.height for row in rows)
    strokes = upright(scale, TOP, bottom, said)
    if par:
        x = scale.at(par.value)
        strokes.append(line(x, TOP - 4, x, bottom, "par"))
        strokes.append(words(x, TOP - 9, par.said, "tick", "middle"))
    y: float = TOP
    for row, label in zip(rows, labels([row.name for row in rows]), strict=True):
        strokes.append(_row(row, label, scale, y + row.height / 2))
        y += row.height
    return drawing(*words_for_it, bottom + 24, *strokes)


def _row(row: Row, label: str, scale: Scale, y: float) -> Html:
    if row.value is None:
        return words(0, y + 6, labels([row.name], 300)[0], "name heading")
    left, right, x = scale.at(row.low), scale.at(row.high), scale.at(row.value)
    return element(
        "g",
        element("title", row.said),
        words(scale.left - 12, y + 4, label, "name", "end"),
        line(left, y, right, y, "whisker"),
        line(left, y - 4, left, y + 4, "whisker"),
        line(right, y - 4, right, y + 4, "whisker"),
        element("circle", cx=x, cy=y, r=4.5, class_="dot"),
    )
