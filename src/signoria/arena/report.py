"""Report of an arena as one self-contained page: no script, no font, no network."""

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from math import ceil
from typing import Any

from signoria.arena import charts, sections
from signoria.arena.paper.markup import Html, element, text
from signoria.arena.paper.numbers import (
    between,
    counted,
    listed,
    number,
    percent,
)
from signoria.arena.paper.style import style
from signoria.arena.paper.tables import details, pair

Result = dict[str, Any]


def report(result: Result, command: str) -> str:
    """Return the page for a result and the command that made it."""
    body = element(
        "main",
        *_head(result, command),
        *(_findings(result) if result["standings"] else []),
        element("footer", element("p", f"Signoria {result['engine']}, arena report.")),
    )
    return (
        '<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{text(_title(result))}</title>\n<style>\n{style()}</style>\n</head>\n"
        f"<body>\n{body}\n</body>\n</html>\n"
    )


def _title(result: Result) -> str:
    game = result["game"].replace("-", " ").title()
    return f"{game}, {counted(result['seats'], 'seat', 'seats')}, preset {result['preset']}"


def _head(result: Result, command: str) -> list[Html]:
    game, rest = _title(result).split(", ", 1)
    return [
        element("p", "Signoria arena", class_="over"),
        element("h1", game),
        element("p", f"{rest}: {_copies(result['bots'])}", class_="under"),
        Html('<hr class="leaf">'),
        *_notice(result),
        *([element("p", _lead(result), class_="lead")] if result["standings"] else []),
        element("pre", element("code", command)),
        element(
            "p", "The command that made this page; one click marks all of it.", class_="muted small"
        ),
        details(_details(result)),
        *_options(result["options"]),
        element("p", _schedule(result), class_="schedule"),
    ]


def _copies(bots: Sequence[str]) -> str:
    held = Counter(bots)
    return ", ".join(f"{copies} × {name}" if copies > 1 else name for name, copies in held.items())


def _findings(result: Result) -> list[Html]:
    return [
        *sections.standings(result["standings"]),
        element("h2", "Strength"),
        pair(charts.ratings(result["standings"]), charts.shares(result["standings"])),
        element("h2", "Meetings and scores"),
        pair(charts.matrix(result["matrix"]), charts.scores(result["standings"])),
        element("h2", "Search and seats"),
        pair(
            charts.iterations(result["standings"]),
            charts.mirrors(result["mirrors"], result["seats"]),
        ),
        *sections.games(result),
        *sections.conduct(result),
        *sections.time(result),
    ]


def _notice(result: Result) -> list[Html]:
    if result["finished"] >= result["games"]:
        return []
    done = f"{number(result['finished'])} of {counted(result['games'], 'game', 'games')} finished."
    said = (
        " The figures are of these games only, and some deals may not have been played from "
        "every seat yet."
    )
    return [element("p", element("strong", f"Interrupted run: {done}"), said, class_="notice")]


def _lead(result: Result) -> str:
    best, *others = result["standings"]
    low, high = charts.rating_ends(best)
    name = f"A copy of {best['name']}" if best["copies"] > 1 else best["name"]
    share = (
        f"{name} won {percent(best['share'])} of its games "
        f"({between(percent(best['low']), percent(best['high']))}), where par is "
        f"{percent(best['par'])}"
    )
    if not others:
        return f"{share}; it met no other bot, so there is nothing to compare it with."
    rating = (
        f"rated highest at {number(best['mu'], 2)} ({between(number(low, 2), number(high, 2))})"
    )
    return f"{share}, and is {rating}. {_unsettled(result['standings'])}"


def _unsettled(standings: Sequence[dict[str, Any]]) -> str:
    close = [
        f"{better['name']} over {worse['name']}"
        for better, worse in pairwise(standings)
        if charts.rating_ends(better)[0] <= charts.rating_ends(worse)[1]
    ]
    if not close:
        return "No two neighbours' rating intervals overlap."
    if len(close) > 3:
        return (
            f"{len(close)} of the {len(standings) - 1} pairs of neighbours in the standings are "
            "not settled: their rating intervals overlap."
        )
    return f"Not settled, since their rating intervals overlap: {listed(close)}."


def _details(result: Result) -> list[tuple[str, str]]:
    outside = [(f"Bot {name}", spec) for name, spec in result["specs"].items() if spec != name]
    return [
        ("Games finished", f"{number(result['finished'])} of {number(result['games'])}"),
        ("Deals", number(result["deals"])),
        ("Seed", str(result["seed"])),
        ("Limit for a decision", f"{result['limit']:g} s"),
        ("Engine", f"Signoria {result['engine']}"),
        ("Game", result["game"]),
        ("Preset", result["preset"]),
        *outside,
    ]


def _options(options: dict[str, Any]) -> list[Html]:
    if not options:
        return []
    summary = element("summary", f"The rules: {counted(len(options), 'option', 'options')}")
    return [
        element("details", summary, details([(name, str(said)) for name, said in options.items()]))
    ]


def _schedule(result: Result) -> str:
    deals = max(result["deals"], 1)
    times = counted(ceil(result["games"] / deals), "time", "times")
    upto = "up to " if result["games"] % deals else ""
    of_deals = f"each of the {number(deals)} deals" if deals > 1 else "the one deal"
    tables = ""
    if len(result["bots"]) > result["seats"]:
        tables = f"with every choice of {result['seats']} of the {len(result['bots'])} bots and "
    return (
        f"Duplicate deals, rotated seats: {of_deals} is played "
        f"{upto}{times}, {tables}the bots moving round the table in between, so that the luck of "
        "the deal and of the seat falls on all alike."
    )
