"""Additional part of the page of Intrigue's rules: measurements of random play."""

import json
from collections.abc import Iterator
from importlib.resources import files
from typing import Any, Final

FIGURES: Final = files("signoria.games.intrigue").joinpath("figures.json")
ABOUT: Final = """\
## Random play

This table compares an earlier, independent simulation of the 1994 game with {games:,} games of \
this engine for each column, to check that both play by the same rules. Every seat chooses \
uniformly among its legal actions and bribes with 10,000 to 50,000 ducats. Seats are counted from \
the one that begins; each cell shows the earlier figure, then ours.

```sh
python scripts/intrigue_figures.py {games}
```
"""
SEATS: Final = (3, 4, 5)

# The earlier simulation: 4,000 to 20,000 games a line.
EARLIER: Final[dict[str, list[str]]] = {
    "mean fortune, millions": ["1.08", "1.05", "1.04"],
    "winning fortune, millions": ["1.35", "1.42", "1.46"],
    "mean fortune with `final_income`": ["1.28", "1.25", "1.23"],
    "winning fortune with `final_income`": ["1.61", "1.69", "1.74"],
    "tokens exiled, of ten a seat": ["5.2", "5.4", "5.5"],
    "domains filled": ["14.4", "18.5", "22.7"],
    "wins by seat, %": ["34.9 33.3 31.8", "26.5 25.3 24.3 23.9", "21.5 20.0 20.2 19.4 19.0"],
    "wins by seat with `final_income`, %": [
        *["34.2 33.2 32.7", "25.5 25.1 24.9 24.5", "20.8 19.7 20.2 19.9 19.5"],
    ],
    "internal conflicts in round 2": ["0.9", "1.2", "1.5"],
    "internal conflicts in round 5": ["4.0", "5.2", "6.4"],
    "external conflicts a game": ["1.8", "2.7", "3.4"],
    "ties for first place, %": ["1.0–1.2", "1.3–1.4", "1.3–1.5"],
}


def ours(row: str, plain: dict[str, Any], paid: dict[str, Any]) -> str:
    """Return the same figure of this engine."""
    games = paid if "final_income" in row else plain
    if row.startswith("wins"):
        return " ".join(f"{share:.1f}" for share in games["wins"])
    if row.startswith("internal"):
        return f"{games['internal'][0 if row.endswith('2') else 1]:.1f}"
    for start, key in (("mean", "mean"), ("winning", "best")):
        if row.startswith(start):
            return f"{games[key]:.2f}"
    for start in ("exiled", "filled", "external", "ties"):
        if start in row:
            return f"{games[start]:.1f}"
    raise KeyError(row)


def part() -> Iterator[str]:
    """Yield the table, from the recorded figures."""
    found = json.loads(FIGURES.read_text("utf-8"))
    yield ABOUT.format(games=found["games"])
    yield f"| | {' | '.join(f'{seats} seats' for seats in SEATS)} |"
    yield "| --- | --- | --- | --- |"
    for row, earlier in EARLIER.items():
        cells = [
            f"{then} / {ours(row, found[f'{seats}-no'], found[f'{seats}-yes'])}"
            for seats, then in zip(SEATS, earlier, strict=True)
        ]
        yield f"| {row} | {' | '.join(cells)} |"


APPENDIX: Final = part
