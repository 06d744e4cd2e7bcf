"""Heat map of shares: a number in each cell, and a shade on either side of one half."""

from collections.abc import Sequence

from signoria.arena.paper.canvas import EDGE, LETTER, WIDEST_NAME, drawing, gutter, labels, words
from signoria.arena.paper.markup import Html, element
from signoria.arena.paper.numbers import NONE, number, percent

HEAD = 26
TALLEST = 40

Shares = Sequence[Sequence[float | None]]


def heat(words_for_it: tuple[str, str], names: Sequence[str], shares: Shares) -> Html:
    """Draw rows against columns; number the columns if their names do not fit."""
    left = gutter(names) + 4
    width = min((EDGE - left) / len(names), 74)
    height = min(width, TALLEST)
    heads = list(names)
    sides = labels(names)
    if max(len(name) for name in names) * LETTER > width - 4:
        heads = [str(row + 1) for row in range(len(names))]
        sides = [
            f"{label} {head}"
            for label, head in zip(labels(names, WIDEST_NAME - 16), heads, strict=True)
        ]
    strokes = []
    for row, (head, side) in enumerate(zip(heads, sides, strict=True)):
        strokes.append(words(left + (row + 0.5) * width, HEAD - 9, head, "tick", "middle"))
        strokes.append(words(left - 10, HEAD + (row + 0.5) * height + 4, side, "name", "end"))
        for column, share in enumerate(shares[row]):
            x, y = left + column * width, HEAD + row * height
            said = f"{names[row]} ahead of {names[column]}: {percent(share)}"
            strokes.append(_cell(x, y, width, height, share, said))
    return drawing(*words_for_it, HEAD + len(names) * height + 6, *strokes)


def _cell(x: float, y: float, width: float, height: float, share: float | None, said: str) -> Html:
    kind, strength = "empty", 1.0
    if share is not None:
        kind = "ahead" if share >= 0.5 else "behind"
        strength = abs(share - 0.5) * 2
    shade = element(
        "rect",
        x=x + 1,
        y=y + 1,
        width=width - 2,
        height=height - 2,
        rx=2,
        class_=f"cell {kind}",
        fill_opacity=strength,
    )
    figure = NONE if share is None else number(100 * share)
    middle = words(x + width / 2, y + height / 2 + 4, figure, f"figure {kind}", "middle")
    return element("g", element("title", said), shade, middle)
