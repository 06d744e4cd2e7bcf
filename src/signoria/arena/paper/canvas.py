"""The frame of a drawing, and the elements that all drawings share."""

from collections.abc import Callable, Iterable, Sequence

from signoria.arena.paper.axes import Scale
from signoria.arena.paper.markup import Html, element
from signoria.arena.paper.numbers import number

WIDTH = 400
EDGE = WIDTH - 14
LETTER = 7.0
WIDEST_NAME = 140


def drawing(title: str, description: str, height: float, *strokes: str) -> Html:
    """Return an SVG with a title and a description for screen readers."""
    return element(
        "svg",
        element("title", title),
        element("desc", description),
        *strokes,
        viewBox=f"0 0 {WIDTH} {height:g}",
        role="img",
        aria_label=f"{title}. {description}",
    )


def line(x1: float, y1: float, x2: float, y2: float, kind: str) -> Html:
    return element("line", x1=x1, y1=y1, x2=x2, y2=y2, class_=kind)


def words(x: float, y: float, said: str, kind: str, anchor: str | None = None) -> Html:
    """Return a line of text."""
    return element("text", said, x=x, y=y, class_=kind, text_anchor=anchor)


def gutter(names: Iterable[str]) -> float:
    """Return the width that names need on the left."""
    longest = max((len(name) for name in names), default=0)
    return min(longest * LETTER, WIDEST_NAME) + 16


def labels(names: Sequence[str], terminal: float = WIDEST_NAME) -> list[str]:
    """Shorten names to fit: cut the middle or, if that makes two alike, the common beginning."""
    letters = int(terminal / LETTER)
    cut = [_cut(name, letters) for name in names]
    found = []
    for name, label in zip(names, cut, strict=True):
        alike = [other for other, same in zip(names, cut, strict=True) if same == label]
        if len(set(alike)) > 1:
            start = min(_same_start(alike), len(name) - letters + 1)
            label = f"…{name[start : start + letters - 1]}"
        found.append(label)
    return found


def _same_start(names: Sequence[str]) -> int:
    first, last = min(names), max(names)
    same = (at for at, letter in enumerate(first) if last[at : at + 1] != letter)
    return next(same, len(first))


def _cut(name: str, letters: int) -> str:
    front = letters // 2
    return name if len(name) <= letters else f"{name[:front]}…{name[front + 1 - letters :]}"


def upright(scale: Scale, top: float, bottom: float, said: Callable[[float], str]) -> list[Html]:
    """Return a horizontal axis: thin vertical lines, and the numbers below them."""
    strokes = []
    for value in scale.ticks():
        x = scale.at(value)
        strokes.append(line(x, top, x, bottom, "grid"))
        strokes.append(words(x, bottom + 15, said(value), "tick", "middle"))
    return strokes


def tick_words(ticks: Sequence[float]) -> Callable[[float], str]:
    """Return a formatter for the numbers of an axis, with as few digits as they need."""
    digits = 0
    while digits < 3 and any(abs(round(value, digits) - value) > 1e-9 for value in ticks):
        digits += 1
    return lambda value: number(value, digits)
