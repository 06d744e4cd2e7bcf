"""Write docs/research-planes.md from the planes as they are."""

from pathlib import Path

from signoria.games import GAMES
from signoria.research.spaces import Setting

PAGE = Path(__file__).parents[1] / "docs" / "research-planes.md"
HEAD = """# Planes

Made from the code by `make docs`; a test fails when it is stale. [research.md](research.md) says
how to read it. Cells are counted for the fewest and the most seats; every cell is a number from 0
to *high*, or a *set* of seats, cities or places, a bit for each. In the compact form a cell takes
*bits* bits; in the full form a *choice* takes high + 1 cells of which one is 1, a set a cell of 0
or 1 for each member, anything else one.
"""


def table(slug: str) -> str:
    """The planes of a game."""
    few, many = (Setting(slug, seats) for seats in _seats(slug))
    one, other = few.encoder(), many.encoder()
    lines = [
        f"## {few.game.title}: `{few.name()}`",
        "",
        f"{len(few.game.menu)} wishes on the menu, {-(-len(few.game.menu) // 8)} bytes of mask. "
        + _sizes(few, many),
        "",
        "| plane | cells | high | bits | | what it means |",
        "|---|---|---|---|---|---|",
    ]
    for less, more in zip(one.planes, other.planes, strict=True):
        cells = f"{less.size}" if less.size == more.size else f"{less.size}–{more.size}"
        high = f"{less.high}" if less.high == more.high else f"{less.high}–{more.high}"
        kind = "choice" if less.choice else "set" if less.members else ""
        high = "" if less.members else high
        bits = f"{more.bits()}" if more.compact else "full only"
        lines.append(f"| `{less.name}` | {cells} | {high} | {bits} | {kind} | {less.means} |")
    return "\n".join(lines) + "\n"


def _sizes(few: Setting, many: Setting) -> str:
    """How long a row is in both forms."""
    one, other = few.encoder(), many.encoder()
    if few.seats == many.seats:
        return f"Compact: {one.compact_size} bytes. Full: {one.full_size} numbers."
    return (
        f"Compact: {one.compact_size} bytes with {few.seats} seats, {other.compact_size} with "
        f"{many.seats}. Full: {one.full_size} numbers and {other.full_size}."
    )


def _seats(slug: str) -> tuple[int, int]:
    game = Setting(slug).game
    return game.fewest, game.most


def page() -> str:
    """The whole page."""
    return "\n".join([HEAD, *(table(game.slug) for game in GAMES)])


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
