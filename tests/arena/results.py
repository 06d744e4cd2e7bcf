"""Sample results for a report, and a reader for the drawings of its page."""

import re
import xml.etree.ElementTree as ET
from math import exp
from typing import Any

COMMAND = "signoria arena il-principe --bots prince,minister,courtier,page --games 400 --seed 7"


def bell(mean: float, wide: float, games: int) -> dict[str, int]:
    heights = {score: exp(-(((score - mean) / wide) ** 2) / 2) for score in range(5, 75)}
    total = sum(heights.values())
    counts = {str(score): round(games * height / total) for score, height in heights.items()}
    return {score: count for score, count in counts.items() if count}


def standing(name: str, mu: float, share: float, **changes: Any) -> dict[str, Any]:
    mean = 12 + mu
    counts = bell(mean, 6.4, 400)
    return {
        "name": name,
        "games": 400,
        "copies": 1,
        "wins": share * 400,
        "share": share,
        "low": share - 0.045,
        "high": share + 0.05,
        "par": 0.25,
        "mu": mu,
        "sigma": 0.82,
        "ordinal": mu - 3 * 0.82,
        "scores": {"mean": mean, "deviation": 6.4, "least": 17, "most": 63},
        "score_counts": counts,
        "iterations": None,
        "decisions": 21_340,
        "fallbacks": {"late": 0, "crash": 0, "illegal": 0},
        "cut_short": 0,
        **changes,
    }


def mirror(name: str, *shares: float) -> dict[str, Any]:
    return {
        "name": name,
        "games": 200,
        "shares": list(shares),
        "low": [share - 0.056 for share in shares],
        "high": [share + 0.062 for share in shares],
    }


def sample(**changes: Any) -> dict[str, Any]:
    names = ["prince", "minister", "courtier", "page"]
    return {
        "game": "il-principe",
        "seats": 4,
        "preset": "amigo2006",
        "options": {},
        "seed": 7,
        "engine": "0.1.0",
        "bots": names,
        "specs": {name: name for name in names},
        "games": 400,
        "deals": 100,
        "finished": 400,
        "limit": 10.0,
        "standings": [
            standing("prince", 30.41, 0.44, iterations=1200),
            standing("minister", 28.14, 0.315, iterations=300),
            standing("courtier", 25.27, 0.1725, iterations=60),
            standing("page", 20.93, 0.0725),
        ],
        "matrix": {
            "names": names,
            "ahead": [
                [None, 0.5925, 0.7075, 0.87],
                [0.4075, None, 0.64, 0.8125],
                [0.2925, 0.36, None, 0.715],
                [0.13, 0.1875, 0.285, None],
            ],
        },
        "mirrors": [
            mirror("prince", 0.275, 0.245, 0.25, 0.23),
            mirror("minister", 0.2625, 0.27, 0.2225, 0.245),
            mirror("courtier", 0.24, 0.265, 0.255, 0.24),
            mirror("page", 0.26, 0.2575, 0.2325, 0.25),
        ],
        "length": {
            "decisions": {"mean": 213.4, "deviation": 14.2, "least": 168, "most": 262},
            "rounds": {"mean": 7.9, "deviation": 0.6, "least": 6, "most": 9},
        },
        "ends": {"shortage": 361, "last-round": 39},
        "time": {
            "seconds": 1834.2,
            "workers": 2,
            "per_decision": {
                "prince": {"mean_ms": 131.2, "median_ms": 118.4, "p95_ms": 288, "most_ms": 512.77},
                "minister": {"mean_ms": 33, "median_ms": 29.7, "p95_ms": 71, "most_ms": 140.2},
                "courtier": {"mean_ms": 6.8, "median_ms": 6.1, "p95_ms": 14.9, "most_ms": 39.4},
                "page": {"mean_ms": 0.42, "median_ms": 0.4, "p95_ms": 0.66, "most_ms": 3.1},
            },
        },
        **changes,
    }


def crowd() -> dict[str, Any]:
    """Return an interrupted run of ten bots with long names, one of which contains markup."""
    names = [f"ismcts-with-progressive-widening-{10 * 2**step}-iterations" for step in range(9)]
    names.append('<script>alert("&")</script>')
    standings = [
        standing(name, 31 - step * 1.2, 0.42 - step * 0.035, iterations=10 * 2 ** (9 - step))
        for step, name in enumerate(names)
    ]
    standings[9] |= {"iterations": None, "fallbacks": {"late": 3, "crash": 1, "illegal": 12}}
    standings[0]["cut_short"] = 17
    ahead = [
        [None if row == column else 0.5 + (column - row) * 0.05 for column in range(10)]
        for row in range(10)
    ]
    ahead[0][9] = ahead[9][0] = None
    return sample(
        bots=names,
        specs={name: "python3 my_bot.py --depth 3" if "<" in name else name for name in names},
        standings=standings,
        matrix={"names": names, "ahead": ahead},
        mirrors=[],
        finished=212,
        time={"seconds": 61.5, "workers": 1, "per_decision": {}},
    )


def pictures(page: str) -> dict[str, ET.Element]:
    """Return the drawings by their titles."""
    found = [ET.fromstring(svg) for svg in re.findall(r"<svg.*?</svg>", page, re.DOTALL)]
    return {str(svg.findtext("title")): svg for svg in found}
