"""The six charts of a report, each with an explanation and a table of its numbers."""

from collections.abc import Callable, Sequence
from typing import Any

from signoria.arena.paper.axes import Scale, round_scale
from signoria.arena.paper.canvas import EDGE, tick_words
from signoria.arena.paper.climb import Panel, Point, climb
from signoria.arena.paper.heat import heat
from signoria.arena.paper.histograms import Counts, histograms
from signoria.arena.paper.markup import Html, element
from signoria.arena.paper.numbers import between, counted, listed, number, percent
from signoria.arena.paper.tables import table
from signoria.arena.paper.whiskers import Par, Row, left_edge, whiskers

Standings = Sequence[dict[str, Any]]
Said = Callable[[float], str]

SURE = 1.96


def rating_ends(standing: dict[str, Any]) -> tuple[float, float]:
    """Return both ends of a rating's 95 % interval."""
    around = SURE * standing["sigma"]
    return standing["mu"] - around, standing["mu"] + around


def ratings(standings: Standings) -> Html:
    """Draw the ratings with their intervals, best first."""
    rows = [
        _row(standing["name"], standing["mu"], *rating_ends(standing), _to_two)
        for standing in sorted(standings, key=lambda standing: -standing["mu"])
    ]
    scale = round_scale(
        min(row.low for row in rows), max(row.high for row in rows), left_edge(rows), EDGE
    )
    label = ("Ratings with 95\u202f% intervals", _in_words(rows, _to_two))
    return _figure(
        "Ratings",
        whiskers(label, rows, scale, tick_words(scale.ticks())),
        "The dot is the OpenSkill rating μ, the whisker is μ\u202f±\u202f1.96\u202fσ; "
        "where two whiskers overlap, do not lean on the order.",
        _interval_table("Ratings", "μ", rows, _to_two),
    )


def shares(standings: Standings) -> Html:
    """Draw the win shares with their intervals, and par."""
    rows = [
        _row(standing["name"], standing["share"], standing["low"], standing["high"], percent)
        for standing in standings
    ]
    par = standings[0]["par"]
    scale = _share_scale(rows, par)
    label = ("Win shares with 95\u202f% intervals", _in_words(rows, percent))
    return _figure(
        "Win shares",
        whiskers(label, rows, scale, _as_percent, Par(par, f"par {percent(par)}")),
        "The dot is the share of games one copy of the bot won, the whisker its Wilson interval; "
        "right of the dashed line is more than an equal share.",
        _interval_table("Win shares", "Share", rows, percent),
    )


def matrix(found: dict[str, Any]) -> Html:
    """Draw how often each bot finished ahead of each other bot."""
    names, ahead = found["names"], found["ahead"]
    if len(names) < 2:
        return _missing("Who finishes ahead of whom", "Only one bot played, so nobody was met.")
    label = (
        "Win matrix, per cent",
        f"How often the row finished ahead of the column, for {listed(names)}.",
    )
    return _figure(
        "Who finishes ahead of whom",
        heat(label, names, ahead),
        "Each cell is the percentage of meetings in which the row finished ahead of the column, "
        "level counting half; blue is above 50, orange below, stronger is further away.",
        table(
            "Share of meetings in which the row finished ahead of the column",
            ["Row", *names],
            [[name, *map(percent, row)] for name, row in zip(names, ahead, strict=True)],
        ),
    )


def scores(standings: Standings) -> Html:
    """Draw the distribution of each bot's scores."""
    rows = [
        Counts(
            standing["name"],
            {int(score): count for score, count in standing["score_counts"].items()},
            standing["scores"]["mean"],
        )
        for standing in standings
        if standing["score_counts"]
    ]
    label = (
        "Score distributions",
        "; ".join(f"{row.name} mean {number(row.mean, 1)}" for row in rows) + ".",
    )
    every = sorted({score for row in rows for score in row.counts})
    return _figure(
        "Scores",
        histograms(label, rows),
        "Each row shows how often the bot ended a game with that many points, all on the same "
        "axes; the upright stroke is its mean.",
        table(
            "Games by final score",
            ["Score", *(row.name for row in rows)],
            [[number(s), *(number(row.counts.get(s, 0)) for row in rows)] for s in every],
        ),
    )


def iterations(standings: Standings) -> Html:
    """Draw strength against iterations, or explain why this run cannot show it."""
    known = [standing for standing in standings if standing["iterations"]]
    if len({standing["iterations"] for standing in known}) < 2:
        return _missing(
            "Strength against iterations",
            "This chart compares bots that search with different fixed numbers of iterations; "
            f"in this run {_who(known)}, so there is nothing to draw.",
        )
    known = sorted(known, key=lambda standing: (standing["iterations"], standing["mu"]))
    label = (
        "Strength against iterations",
        f"Rating and win share of {listed([standing['name'] for standing in known])} "
        "over their numbers of iterations.",
    )
    return _figure(
        "Strength against iterations",
        climb(label, "iterations for each decision (logarithmic)", _panels(known)),
        "Each dot is a bot at the number of iterations it searches for a decision, with its "
        "95\u202f% interval; a step to the right of equal width is the same factor of work.",
        _iteration_table(known),
    )


def mirrors(found: Sequence[dict[str, Any]], seats: int) -> Html:
    """Draw the win share of each seat when one bot holds all seats."""
    if not found:
        return _missing(
            "Mirror matches",
            "No mirror matches were played, so this run does not show what a seat is worth.",
        )
    rows = [row for mirror in found for row in _mirror_rows(mirror)]
    par = 1 / seats
    scale = _share_scale([row for row in rows if row.value is not None], par)
    label = (
        "Mirror matches: win share by seat",
        f"{listed([mirror['name'] for mirror in found])}, each against itself.",
    )
    return _figure(
        "Mirror matches",
        whiskers(label, rows, scale, _as_percent, Par(par, f"par {percent(par)}")),
        "One bot holds every seat, so a whisker that misses the dashed line is a seat "
        "that is worth more or less than the others, not a better player.",
        _mirror_table(found),
    )


def _figure(heading: str, picture: Html, reading: str, figures: Html) -> Html:
    return element(
        "figure",
        element("h3", heading),
        picture,
        element("figcaption", f"How to read this: {reading[0].lower()}{reading[1:]}"),
        element("details", element("summary", "The figures"), figures),
    )


def _row(name: str, value: float, low: float, high: float, said: Said) -> Row:
    label = f"{name}: {said(value)} ({between(said(low), said(high))})"
    return Row(name, value, low, high, label)


def _to_two(value: float) -> str:
    return number(value, 2)


def _interval_table(caption: str, head: str, rows: Sequence[Row], said: Said) -> Html:
    return table(
        f"{caption} with 95\u202f% intervals",
        ["Bot", head, "From", "To"],
        [[row.name, said(row.value or 0), said(row.low), said(row.high)] for row in rows],
    )


def _in_words(rows: Sequence[Row], said: Said) -> str:
    return "; ".join(f"{row.name} {said(row.value or 0)}" for row in rows) + "."


def _share_scale(rows: Sequence[Row], par: float) -> Scale:
    return round_scale(0, max(par, *(row.high for row in rows)), left_edge(rows), EDGE)


def _as_percent(share: float) -> str:
    return percent(share, 0)


def _missing(heading: str, reason: str) -> Html:
    return element("figure", element("h3", heading), element("p", reason))


def _iteration_table(known: Standings) -> Html:
    return table(
        "Strength against iterations, 95\u202f% intervals",
        ["Bot", "Iterations", "μ", "From", "To", "Win share", "From", "To"],
        [
            [
                standing["name"],
                number(standing["iterations"]),
                *map(_to_two, (standing["mu"], *rating_ends(standing))),
                *map(percent, (standing["share"], standing["low"], standing["high"])),
            ]
            for standing in known
        ],
    )


def _who(known: Standings) -> str:
    if not known:
        return "no bot has one"
    if len(known) == 1:
        return f"only {known[0]['name']} has one"
    return f"{listed([standing['name'] for standing in known])} have the same"


def _panels(known: Standings) -> list[Panel]:
    rated = [Point(s["name"], s["iterations"], s["mu"], *rating_ends(s)) for s in known]
    won = [Point(s["name"], s["iterations"], s["share"], s["low"], s["high"]) for s in known]
    return [
        Panel("Rating μ", rated, tick_words),
        Panel("Win share", won, lambda ticks: _as_percent, known[0]["par"]),
    ]


def _mirror_rows(mirror: dict[str, Any]) -> list[Row]:
    heading = f"{mirror['name']}, {counted(mirror['games'], 'game', 'games')}"
    seats = [
        _row(f"Seat {seat + 1}", share, low, high, percent)
        for seat, (share, low, high) in enumerate(
            zip(mirror["shares"], mirror["low"], mirror["high"], strict=True)
        )
    ]
    return [Row(heading), *seats]


def _mirror_table(found: Sequence[dict[str, Any]]) -> Html:
    rows = []
    for mirror in found:
        for seat, share in enumerate(mirror["shares"]):
            low, high = percent(mirror["low"][seat]), percent(mirror["high"][seat])
            rows.append([f"{mirror['name']}, seat {seat + 1}", percent(share), low, high])
    return table("Mirror matches, 95\u202f% intervals", ["Seat", "Win share", "From", "To"], rows)
