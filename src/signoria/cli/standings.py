"""Result of an arena as text: standings, mirror matches, length, fallbacks."""

from datetime import timedelta
from typing import Any

from rich.table import Table as Grid

from signoria.arena.figures import Z
from signoria.cli.laying import Laid
from signoria.cli.screen import grid, screen

Result = dict[str, Any]


def show(laid: Laid, result: Result) -> None:
    """Print the whole result."""
    out = screen()
    out.print(_heading(laid, result), style="bold")
    for part in (_standings(laid, result), _mirrors(laid, result), _length(laid, result)):
        if part is not None:
            out.print()
            out.print(part)
    troubles = _troubles(laid, result)
    if troubles:
        out.print()
    for line in troubles:
        out.print(line)


def _heading(laid: Laid, result: Result) -> str:
    words, whole = laid.words, result["finished"] == result["games"]
    numbers = {name: result[name] for name in ("finished", "games", "deals")}
    message = "cli-arena-games" if whole else "cli-arena-part"
    games = words.house(message, seed=str(result["seed"]), **numbers)
    seats = words.house("cli-seats", seats=laid.seats)
    return f"{words.game(laid.game)} · {laid.preset} · {seats} · {games}"


def _standings(laid: Laid, result: Result) -> Grid:
    words = laid.words
    made = grid(
        words.house("cli-arena-bot"),
        words.house("cli-arena-rating"),
        words.house("cli-arena-share", par=f"{1 / laid.seats:.0%}"),
        words.house("cli-arena-interval"),
        words.house("cli-arena-points"),
        words.house("cli-arena-fallbacks"),
        words.house("cli-arena-time-each"),
    )
    for row in result["standings"]:
        spent = result["time"]["per_decision"].get(row["name"], {"mean_ms": 0.0})
        made.add_row(
            row["name"] if row["chairs"] == 1 else f"{row['name']} ×{row['chairs']}",
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


def _mirrors(laid: Laid, result: Result) -> Grid | None:
    if not result["mirrors"]:
        return None
    words = laid.words
    made = grid(words.house("cli-arena-bot"), words.house("cli-sim-games"), *laid.names)
    made.title = words.house("cli-arena-mirrors")
    made.title_justify, made.title_style = "left", "none"
    for row in result["mirrors"]:
        shares = [
            f"{share:.0%} ({100 * low:.0f}–{100 * high:.0f})"
            for share, low, high in zip(row["shares"], row["low"], row["high"], strict=True)
        ]
        made.add_row(row["name"], f"{row['games']:,}", *shares)
    return made


def _length(laid: Laid, result: Result) -> Grid:
    words, made = laid.words, grid("", "")
    made.show_header = False
    made.columns[1].justify = "left"
    length, time = result["length"], result["time"]
    for message, spread in (
        ("cli-arena-decisions", length["decisions"]),
        ("cli-sim-rounds", length["rounds"]),
    ):
        if spread is not None:
            made.add_row(words.house(message), _range(laid, spread))
    made.add_row(words.house("cli-sim-end"), _ends(laid, result["ends"]))
    lasted = str(timedelta(seconds=round(time["seconds"])))
    spent = words.house("cli-arena-workers", time=lasted, workers=time["workers"])
    made.add_row(words.house("cli-arena-time"), spent)
    return made


def _range(laid: Laid, spread: dict[str, float]) -> str:
    least, most, mean = (str(spread["least"]), str(spread["most"]), f"{spread['mean']:.1f}")
    return laid.words.house("cli-arena-range", mean=mean, least=least, most=most)


def _ends(laid: Laid, ends: dict[str, int]) -> str:
    game, total = laid.game, sum(ends.values())
    return "\n".join(
        f"{games / total:.1%}  {laid.words.thing(game, 'reason', game.names['reason'].index(end))}"
        for end, games in ends.items()
    )


def _troubles(laid: Laid, result: Result) -> list[str]:
    """Return lines about replaced decisions and about searches that were cut short."""
    words = laid.words
    lines = []
    for row in result["standings"]:
        figures = {"name": row["name"], "decisions": row["decisions"]}
        reasons = result["time"]["reasons"].get(row["name"], {})
        for kind, number in row["fallbacks"].items():
            if number:
                reason = reasons.get(kind, "")
                message = f"cli-arena-{kind}"
                lines.append(words.house(message, **figures, number=number, reason=reason))
    if lines:
        lines.append(words.house("cli-arena-instead"))
    for row in result["standings"]:
        if row["cut_short"]:
            figures = {"name": row["name"], "decisions": row["decisions"]}
            lines.append(words.house("cli-arena-cut-short", **figures, number=row["cut_short"]))
    return lines
