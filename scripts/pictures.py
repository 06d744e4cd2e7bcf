"""Draw the pictures of docs/explanation/architecture.md from the present code."""

import sys
import tomllib
from html import escape
from pathlib import Path
from typing import Any

from scripts.compiled_modules import compiled_modules
from signoria.games import find_game
from signoria.kernel.ledger import read_ledger, replay
from signoria.kernel.seats import SPECTATOR
from signoria.kernel.table import Entry
from signoria.kernel.wire import encode_action, encode_event

ROOT = Path(__file__).parents[1]
IMAGES = ROOT / "docs" / "img"
RECORDED = ROOT / "tests/golden/il_principe/amigo2006-5-cities.jsonl"
WIDTH = 960
INK, GROUND, BAND, COMPILED, PLAIN = "#2b2320", "#fbf6ec", "#f1e6d2", "#d9b36c", "#ffffff"


def text(x: int, y: int, words: str, size: int = 14, weight: str = "normal") -> str:
    return (
        f'<text x="{x}" y="{y}" font-size="{size}" font-weight="{weight}" fill="{INK}" '
        f'font-family="Georgia, serif">{escape(words)}</text>'
    )


def box(x: int, y: int, width: int, height: int, fill: str) -> str:
    return (
        f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="5" fill="{fill}" '
        f'stroke="{INK}" stroke-width="0.8"/>'
    )


def page(height: int, shapes: list[str]) -> str:
    body = "\n".join([box(0, 0, WIDTH, height, GROUND), *shapes])
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" '
        f'width="{WIDTH}" height="{height}">\n{body}\n</svg>\n'
    )


def layers_picture() -> str:
    """Draw one band for each layer of the import contract, one box for each module in it."""
    contract = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]
    compiled = set(compiled_modules(ROOT))
    shapes = [text(24, 34, "The layers: imports go downward only", 18, "bold")]
    y = 52
    for layer in contract["contracts"][0]["layers"]:
        packages = [name.strip().replace(".", "/") for name in layer.split("|")]
        modules = [
            path for name in packages for path in sorted((ROOT / "src" / name).rglob("*.py"))
        ]
        drawn, height = band(layer, [m for m in modules if m.name != "__init__.py"], y, compiled)
        shapes += drawn
        y += height + 12
    shapes.append(box(24, y, 14, 14, COMPILED))
    shapes.append(
        text(46, y + 12, "compiled by mypyc (and runs interpreted, with the same games)", 13)
    )
    return page(y + 30, shapes)


def band(layer: str, modules: list[Path], y: int, compiled: set[str]) -> tuple[list[str], int]:
    """Return a layer's band and its height."""
    shapes: list[str] = []
    x, top = 36, y + 34
    for path in modules:
        name = str(path.relative_to(ROOT / "src" / "signoria").with_suffix(""))
        name = name.split("/", 1)[1] if "|" not in layer else name
        width = 16 + 7 * len(name)
        if x + width > WIDTH - 36:
            x, top = 36, top + 30
        fill = COMPILED if str(path.relative_to(ROOT)) in compiled else PLAIN
        shapes += [box(x, top, width, 24, fill), text(x + 8, top + 16, name, 12)]
        x += width + 8
    height = top + 36 - y
    title = layer.replace("signoria.", "").replace("|", "and")
    return [
        box(16, y, WIDTH - 32, height, BAND),
        text(28, y + 22, title, 15, "bold"),
        *shapes,
    ], height


def turn_lines() -> list[tuple[str, list[str]]]:
    """Return the stages of one recorded turn: action, judgement, events, entry, visible events."""
    ledger = read_ledger(RECORDED.read_text("utf-8"), find_game)
    entry = next(e for e in ledger.entries if e.rev > 1 and len(e.events) > 5 and e.drawn == [])
    game = ledger.header.game
    assert entry.action is not None
    phase = type(game.phases[replay(ledger, entry.rev - 1).state.phase()]).__name__
    action, seat = encode_action(game, entry.action), entry.seat
    return [
        ("The action", [f"seat {seat} sends {action}: Table.submit({seat}, {entry.action})"]),
        (
            "Judged",
            [f"Table.refuses: is seat {seat} asked? then {phase}.refuses: no rule against it"],
        ),
        ("Played", [f"{phase}.play, then Phase.proceed until a seat must act; they record:"]),
        ("Events", [f"{encode_event(game, e)}  {type(e).__name__}.apply" for e in entry.events]),
        ("The entry", [f'{{"rev": {entry.rev}, "by": "seat", "seat": {seat}, "do": {action}, …}}']),
        ("Each seat", [learns(entry, seat) for seat in (seat, (seat + 1) % 3, SPECTATOR)]),
    ]


def turn_picture() -> str:
    """Draw the stages of a turn, one band each."""
    shapes = [text(24, 34, "One turn, from a recorded game", 18, "bold")]
    y = 52
    for title, rows in turn_lines():
        height = 20 + 20 * len(rows)
        shapes += [box(16, y, WIDTH - 32, height, BAND), text(28, y + 24, title, 14, "bold")]
        shapes += [text(140, y + 24 + 20 * at, row, 13) for at, row in enumerate(rows)]
        y += height + 10
    return page(y + 6, shapes)


def learns(entry: Entry[Any], seat: int) -> str:
    seen = [event.seen_by(seat) for event in entry.events]
    whole = sum(event is shown for event, shown in zip(entry.events, seen, strict=True))
    who = "a spectator" if seat < 0 else f"seat {seat}"
    return f"{who} sees {len([s for s in seen if s])} events, {whole} of them whole, by seen_by"


def pictures() -> dict[str, str]:
    return {"layers.svg": layers_picture(), "turn.svg": turn_picture()}


def main() -> int:
    IMAGES.mkdir(parents=True, exist_ok=True)
    for name, drawn in pictures().items():
        (IMAGES / name).write_text(drawn, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
