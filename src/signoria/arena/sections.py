"""Sections of a report with text and tables: standings, games, conduct, time."""

from collections.abc import Sequence
from typing import Any

from signoria.arena.charts import rating_ends
from signoria.arena.guard import FALLBACKS
from signoria.arena.paper.markup import Html, element
from signoria.arena.paper.numbers import between, counted, number, parts, percent
from signoria.arena.paper.tables import details, pair, table

Standings = Sequence[dict[str, Any]]

STANDING_HEADS = (
    *("Bot", "Copies", "Games"),
    *("μ", "σ", "95\u202f% interval", "Ordinal"),
    *("Wins", "Share", "95\u202f% interval"),
    *("Mean", "±", "Range"),
)


def standings(found: Standings) -> list[Html]:
    """Return the table of the standings."""
    par = percent(found[0]["par"])
    whole = table(
        f"Best rating first. Par is {par}. The ordinal is the cautious rating μ\u202f−\u202f3σ; "
        "a shared win counts in parts; ± is one standard deviation. Intervals of shares take games "
        "as independent, which those of one deal are not quite.",
        STANDING_HEADS,
        [_standing(standing) for standing in found],
        [("", 3), ("Rating", 4), ("Wins", 3), ("Score", 3)],
    )
    return [element("h2", "Standings"), element("div", whole, class_="wide")]


def _standing(standing: dict[str, Any]) -> list[str]:
    low, high = rating_ends(standing)
    scores = standing["scores"]
    return [
        standing["name"],
        number(standing["copies"]),
        number(standing["games"]),
        number(standing["mu"], 2),
        number(standing["sigma"], 2),
        between(number(low, 2), number(high, 2)),
        number(standing["ordinal"], 2),
        parts(standing["wins"]),
        percent(standing["share"]),
        between(percent(standing["low"]), percent(standing["high"])),
        number(scores["mean"], 1),
        number(scores["deviation"], 1),
        between(number(scores["least"]), number(scores["most"])),
    ]


def games(result: dict[str, Any]) -> list[Html]:
    """Return the tables of the games' lengths and ends."""
    lengths = [
        [
            name.capitalize(),
            *(number(spread[key], 1) for key in ("mean", "deviation")),
            *(number(spread[key]) for key in ("least", "most")),
        ]
        for name, spread in result["length"].items()
        if spread
    ]
    total = sum(result["ends"].values()) or 1
    ends = sorted(result["ends"].items(), key=lambda end: (-end[1], end[0]))
    return [
        element("h2", "The games"),
        pair(
            table("Length of a game", ["In", "Mean", "±", "Least", "Most"], lengths),
            table(
                "How the games ended",
                ["End", "Games", "Share"],
                [
                    [end.replace("-", " ").capitalize(), number(count), percent(count / total)]
                    for end, count in ends
                ],
            ),
        ),
    ]


def conduct(result: dict[str, Any]) -> list[Html]:
    """Return the section on fallbacks and on searches that ended early."""
    return [
        element("h2", "Conduct"),
        *_fallbacks(result["standings"]),
        *_cut_short(result["standings"]),
    ]


def _fallbacks(standings: Standings) -> list[Html]:
    rows = [_replaced(standing) for standing in standings if any(standing["fallbacks"].values())]
    if not rows:
        decisions = sum(standing["decisions"] for standing in standings)
        said = (
            "No fallback was needed: no bot was late, crashed or answered illegally in "
            f"{counted(decisions, 'decision', 'decisions')}."
        )
        return [element("p", said)]
    said = (
        "A bot that was late, crashed or answered illegally was replaced for that move by the "
        "game's built-in move. Bots that are not listed needed no fallback."
    )
    kinds = [kind.capitalize() for kind in FALLBACKS]
    heads = ["Bot", "Decisions", *kinds, "Share replaced"]
    return [element("p", said), table("Fallbacks", heads, rows)]


def _replaced(standing: dict[str, Any]) -> list[str]:
    counts = [standing["fallbacks"][kind] for kind in FALLBACKS]
    decisions = standing["decisions"]
    share = percent(sum(counts) / decisions, 3)
    return [standing["name"], number(decisions), *map(number, counts), share]


def _cut_short(standings: Standings) -> list[Html]:
    rows = [
        [
            standing["name"],
            number(standing["decisions"]),
            number(standing["cut_short"]),
            percent(standing["cut_short"] / standing["decisions"], 3),
        ]
        for standing in standings
        if standing["cut_short"]
    ]
    if not rows:
        return [element("p", "No search was cut short by its time limit.")]
    said = (
        "Some searches ended early by their time limit, which depends on the machine: "
        "these bots may be a little weaker here than elsewhere, and a second run may differ."
    )
    heads = ["Bot", "Decisions", "Cut short", "Share"]
    return [element("p", said), table("Searches cut short", heads, rows)]


def time(result: dict[str, Any]) -> list[Html]:
    """Return the section on the time of decisions."""
    clock = result["time"]
    rows = [
        [
            name,
            *(number(spent.get(key), 2) for key in ("mean_ms", "median_ms", "p95_ms", "most_ms")),
        ]
        for name, spent in clock["per_decision"].items()
    ]
    took = (
        f"The games took {number(clock['seconds'], 1)} s with "
        f"{counted(clock['workers'], 'worker', 'workers')}."
    )
    heads = ["Bot", "Mean", "Median", "95th percentile", "Most"]
    return [
        element("h2", "Time"),
        element("p", f"{_repeatable(result['standings'])} {took}"),
        table("Milliseconds for each decision", heads, rows),
        *_reasons(clock.get("reasons", {})),
    ]


def _repeatable(standings: Standings) -> str:
    only = "This is the only part of the page that changes from run to run"
    if any(standing["cut_short"] or standing["fallbacks"].get("late") for standing in standings):
        return (
            f"{only} as long as no bot meets its time limit; in this run some did, "
            "so other figures may change a little too."
        )
    return f"{only}."


def _reasons(reasons: dict[str, dict[str, str]]) -> list[Html]:
    found = [
        (f"{name}, {kind}", reason)
        for name, kinds in reasons.items()
        for kind, reason in kinds.items()
    ]
    if not found:
        return []
    lead = element(
        "p", "Why a fallback was needed, the first time of each kind:", class_="muted small"
    )
    return [lead, details(found)]
