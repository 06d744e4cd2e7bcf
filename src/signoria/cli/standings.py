"""Result of an arena as text: standings, mirror matches, length, fallbacks."""

from datetime import timedelta
from typing import Any

from rich.table import Table as Grid

from signoria.arena.summary import Z
from signoria.cli.screen import grid, screen
from signoria.cli.setups import Setup

Result = dict[str, Any]


def show(setup: Setup, result: Result) -> None:
    """Print the whole result."""
    out = screen()
    out.print(_heading(setup, result), style="bold")
    for part in (_standings(setup, result), _mirrors(setup, result), _length(setup, result)):
        if part is not None:
            out.print()
            out.print(part)
    troubles = _troubles(setup, result)
    if troubles:
        out.print()
    for line in troubles:
        out.print(line)


def _heading(setup: Setup, result: Result) -> str:
    words, whole = setup.words, result["finished"] == result["games"]
    numbers = {name: result[name] for name in ("finished", "games", "deals")}
    message = "cli-arena-games" if whole else "cli-arena-part"
    games = words.message(message, seed=str(result["seed"]), **numbers)
    seats = words.message("cli-seats", seats=setup.seats)
    return f"{words.game(setup.game)} · {setup.preset} · {seats} · {games}"


def _standings(setup: Setup, result: Result) -> Grid:
    words = setup.words
    made = grid(
        words.message("cli-arena-bot"),
        words.message("cli-arena-rating"),
        words.message("cli-arena-share", par=f"{1 / setup.seats:.0%}"),
        words.message("cli-arena-interval"),
        words.message("cli-arena-points"),
        words.message("cli-arena-fallbacks"),
        words.message("cli-arena-time-each"),
    )
    for row in result["standings"]:
        spent = result["time"]["per_decision"].get(row["name"], {"mean_ms": 0.0})
        made.add_row(
            row["name"] if row["copies"] == 1 else f"{row['name']} ×{row['copies']}",
            f"{row['mu']:.1f} ±{Z * row['sigma']:.1f}",
            f"{row['share']:.1%}",
            f"{100 * row['low']:.1f}–{100 * row['high']:.1f}",
            f"{row['scores']['mean']:.1f}",
            f"{sum(row['fallbacks'].values()):,}",
            _milliseconds(spent["mean_ms"]),
        )
    return made


def _milliseconds(number: float) -> str:
    return (
        f"{number:,.0f}" if number >= 100 else f"{number:.1f}" if number >= 1 else f"{number:.2f}"
    )


def _mirrors(setup: Setup, result: Result) -> Grid | None:
    if not result["mirrors"]:
        return None
    words = setup.words
    made = grid(words.message("cli-arena-bot"), words.message("cli-sim-games"), *setup.names)
    made.title = words.message("cli-arena-mirrors")
    made.title_justify, made.title_style = "left", "none"
    for row in result["mirrors"]:
        shares = [
            f"{share:.0%} ({100 * low:.0f}–{100 * high:.0f})"
            for share, low, high in zip(row["shares"], row["low"], row["high"], strict=True)
        ]
        made.add_row(row["name"], f"{row['games']:,}", *shares)
    return made


def _length(setup: Setup, result: Result) -> Grid:
    words, made = setup.words, grid("", "")
    made.show_header = False
    made.columns[1].justify = "left"
    length, time = result["length"], result["time"]
    for message, spread in (
        ("cli-arena-decisions", length["decisions"]),
        ("cli-sim-rounds", length["rounds"]),
    ):
        if spread is not None:
            made.add_row(words.message(message), _range(setup, spread))
    made.add_row(words.message("cli-sim-end"), _ends(setup, result["ends"]))
    lasted = str(timedelta(seconds=round(time["seconds"])))
    spent = words.message("cli-arena-workers", time=lasted, workers=time["workers"])
    made.add_row(words.message("cli-arena-time"), spent)
    return made


def _range(setup: Setup, spread: dict[str, float]) -> str:
    least, most, mean = (str(spread["least"]), str(spread["most"]), f"{spread['mean']:.1f}")
    return setup.words.message("cli-arena-range", mean=mean, least=least, most=most)


def _ends(setup: Setup, ends: dict[str, int]) -> str:
    game, total = setup.game, sum(ends.values())
    return "\n".join(
        f"{games / total:.1%}  {setup.words.thing(game, 'reason', game.names['reason'].index(end))}"
        for end, games in ends.items()
    )


def _troubles(setup: Setup, result: Result) -> list[str]:
    """Return lines about replaced decisions and about searches that were cut short."""
    words = setup.words
    lines = []
    for row in result["standings"]:
        params = {"name": row["name"], "decisions": row["decisions"]}
        reasons = result["time"]["reasons"].get(row["name"], {})
        for kind, number in row["fallbacks"].items():
            if number:
                reason = reasons.get(kind, "")
                message = f"cli-arena-{kind}"
                lines.append(words.message(message, **params, number=number, reason=reason))
    if lines:
        lines.append(words.message("cli-arena-instead"))
    for row in result["standings"]:
        if row["cut_short"]:
            params = {"name": row["name"], "decisions": row["decisions"]}
            lines.append(words.message("cli-arena-cut-short", **params, number=row["cut_short"]))
    return lines
