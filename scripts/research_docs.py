"""Generator of docs/reference/features.md and of the spaces in docs/reference/environments.md."""

import re
from pathlib import Path
from typing import Any

from signoria.games import GAMES
from signoria.kernel.game import Game
from signoria.research.features import Feature
from signoria.research.gymnasium import SeatEnv
from signoria.research.pettingzoo import env
from signoria.research.spaces import Setting
from signoria.research.vector import VectorGames

DOCS = Path(__file__).parents[1] / "docs"
PAGE = DOCS / "reference" / "features.md"
ENVIRONMENTS = DOCS / "reference" / "environments.md"
HEAD = """# Features of an observation

This page is generated from the code by `make docs`; a test fails when it is stale.
[Environments](environments.md) explains how to read it. A feature is a part of the observation:
some cells of one meaning. The tables count cells for the fewest and for the most seats. Every cell
is a number from 0 to *high*, or a *set* of seats, cities or places with a bit for each. In the
compact form a cell takes *bits* bits. In the full form a *choice* takes high + 1 cells, of which
one is 1; a set takes a cell of 0 or 1 for each member; any other number takes one cell. Below its
features each game has a list of the names of its numbers.
"""
SPACES = re.compile(r"(?<=<!-- spaces: made by `make docs` -->\n).*?(?=<!-- end -->)", re.DOTALL)
TABLES = 7  # any number that differs from the length of a row
BEFORE = [
    ["actions", "`Discrete(n)`", "`Discrete(n)`", "`MultiDiscrete`, n at each table", "n"],
    [
        "where",
        "`Dict(observation, action_mask)`",
        "`Dict(observation, action_mask)`",
        "arrays `observations`, `masks`",
        "`observation_tensor`, `legal_actions_mask`",
    ],
]
OPENSPIEL = [("full", "`float` (f)", "`int` (n)"), ("compact", "none", "none")]
AFTER = [
    [
        "info",
        "at the end `score`, `reason`; `illegal`",
        "`seat`, `action_mask`; `refused`; at the end `scores`, `reason`",
        "`seats`, `over`, `scores`",
        "none",
    ],
    [
        "rewards",
        "`float` by agent",
        "`float`",
        "`rewards`: `float64` (games, seats)",
        "`returns()`",
    ],
    ["truncation", "always `False`", "always `False`", "none", "none"],
]


def table(slug: str) -> str:
    """Return the table of a game's features."""
    few, many = (Setting(slug, seats) for seats in _seats(slug))
    one, other = few.encoder(), many.encoder()
    lines = [
        f"## {few.game.title}: `{few.name()}`",
        "",
        f"{len(few.game.menu)} actions on the menu, {-(-len(few.game.menu) // 8)} bytes of mask. "
        + _sizes(few, many),
        "",
        "| feature | cells | high | bits | | meaning |",
        "|---|---|---|---|---|---|",
    ]
    for less, more in zip(one.features, other.features, strict=True):
        cells = span(less.size, more.size)
        high = "" if less.members else span(less.high, more.high)
        kind = "choice" if less.choice else "set" if less.members else ""
        bits = f"{more.bits()}" if more.compact else "full only"
        lines.append(f"| `{less.name}` | {cells} | {high} | {bits} | {kind} | {less.means} |")
    return "\n".join([*lines, "", *names(few.game, one.features)]) + "\n"


def names(game: Game[Any], features: list[Feature]) -> list[str]:
    """Return the names of the numbers in the features; kinds that are only counted are left out."""
    received = " ".join(f"{feature.name} {feature.means}" for feature in features)
    kinds = {"phase": game.phase_names, **game.names}
    return ["| kind | its numbers |", "|---|---|"] + [
        f"| {kind} | {', '.join(f'{number} {name}' for number, name in enumerate(keys))} |"
        for kind, keys in kinds.items()
        if re.search(rf"\b{kind}\b", received) and not keys[0].isdigit()
    ]


def span(few: int, many: int) -> str:
    """Format a number for the fewest and the most seats."""
    return f"{few}" if few == many else f"{few}–{many}"


def _sizes(few: Setting, many: Setting) -> str:
    """Return the length of a row in both forms."""
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
    """Return the whole page."""
    return "\n".join([HEAD, *(table(game.slug) for game in GAMES)])


def spaces() -> str:
    """Return the table of each environment's inputs and outputs, and the row lengths by game."""
    lines = ["", "| | PettingZoo | Gymnasium | vector | OpenSpiel |", "|---|---|---|---|---|"]
    rows = [*BEFORE, *measured(Setting("il-principe", 3)), *AFTER]
    lines += [f"| {' | '.join(row)} |" for row in rows]
    lines += ["", "| game | seats | n | b | f | c |", "|---|---|---|---|---|---|"]
    for game in GAMES:
        one, other = (Setting(game.slug, seats).encoder() for seats in _seats(game.slug))
        lengths = [len(game.menu), -(-len(game.menu) // 8)]
        sizes = [span(one.full_size, other.full_size), span(one.compact_size, other.compact_size)]
        row = [game.title, span(game.fewest, game.most), *map(str, lengths), *sizes]
        lines.append(f"| {' | '.join(row)} |")
    return "\n".join([*lines, "", ""])


def with_spaces(text: str) -> str:
    """Return the page of the environments with its table of spaces updated."""
    return SPACES.sub(lambda _found: spaces(), text)


def measured(setting: Setting) -> list[list[str]]:
    """Return the rows of the table that come from the environments themselves."""
    game, seats, encoder = setting.game, setting.seats, setting.encoder()
    letters = {encoder.full_size: "f", encoder.compact_size: "c", TABLES: "games"}
    letters |= {len(game.menu): "n", -(-len(game.menu) // 8): "b"}

    def shaped(box: Any) -> str:
        return f"`{box.dtype}` ({', '.join(letters[length] for length in box.shape)})"

    rows = []
    for form, their_row, their_mask in OPENSPIEL:
        spaces = [
            env(game.slug, seats, observations=form).observation_space("seat_0"),
            SeatEnv(game.slug, seats, observations=form).observation_space,
            VectorGames(game.slug, seats, games=TABLES, observations=form).observation_space,
        ]
        rows.append([f"`{form}`", *(shaped(space["observation"]) for space in spaces), their_row])
        rows.append(["its mask", *(shaped(space["action_mask"]) for space in spaces), their_mask])
    return rows


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
    ENVIRONMENTS.write_text(with_spaces(ENVIRONMENTS.read_text("utf-8")), "utf-8")
