"""`make bench-web`: measure size, speed, layout shift and memory of the web pages.

Interactive means: the page says that it is ready, its main action can be pressed, and the browser
is free to react. The throttled connection has 1.6 Mbit/s and a round trip of 150 ms; the throttled
processor has a quarter of its speed. Every visit starts with an empty cache. `--json` prints the
same as data.
"""

import argparse
import os
import sys
import tempfile
from statistics import median
from typing import Any

import httpx
import msgspec
from playwright.sync_api import Browser

from tests.server.servers import started
from tests.web.browsers import browsing
from tests.web.weights import (
    Keep,
    Visit,
    arriving,
    kept,
    new_table,
    play_through,
    until_interactive,
    visit,
)

MOST_BYTES = 180_000  # of compressed scripts and styles, for landing page and table together
SLOW, QUICK = 2500, 500  # milliseconds
MOST_SHIFT = 0.01  # layout shift while a page loads
MOST_IN_A_GAME = 0.1  # all frames of a game together; browsers call this good for a single moment
GROWTH = 1.3  # heap at the end of a game over the heap in its middle: the log grows with the game
EACH = 25  # entries between two measurements


def code(*visits: Visit) -> dict[str, int]:
    """Return the sizes of scripts and styles of all these pages, each file once."""
    files = {name: size for one in visits for name, size in one.files.items()}
    wanted = (name for name in files if name.endswith((".js", ".css")))
    return {name: files[name] for name in wanted}


def middle(browser: Browser, rounds: int, *what: Any) -> Visit:
    """Return the visit with the median time."""
    visits = [visit(browser, *what) for _round in range(rounds)]
    when = median(one.interactive for one in visits)
    return min(visits, key=lambda one: abs(one.interactive - when))


def one_game(browser: Browser, address: str, player: httpx.Client) -> tuple[list[Keep], Any]:
    """Play a whole game on one page; return its memory over time and its layout shifts."""
    id = new_table(player)
    with arriving(browser, player) as (page, line, _files):
        page.goto(f"{address}/t/{id}")
        until_interactive(page)
        page.wait_for_timeout(500)
        page.evaluate("seen.shift = 0, seen.worst = []")
        keeps: list[Keep] = []
        for entries in play_through(player, id, EACH):
            page.wait_for_timeout(500)
            keeps.append(kept(line, entries))
        return keeps, page.evaluate("seen")


def measured(rounds: int) -> dict[str, Any]:
    """Measure everything and return it as data."""
    with (
        tempfile.TemporaryDirectory() as folder,
        started(f"sqlite:///{folder}/signoria.db", "--no-limits") as server,
        browsing() as browser,
        httpx.Client(base_url=server.address, timeout=30) as player,
    ):
        player.post("/guests", json={"name": "Anna"}).raise_for_status()
        return _all(browser, server.address, player, rounds)


def _all(browser: Browser, address: str, player: httpx.Client, rounds: int) -> dict[str, Any]:
    table = f"{address}/t/{new_table(player)}"
    visit(browser, table, player)  # warms up the server's caches
    pages = {
        "landing": middle(browser, rounds, address),
        "table": middle(browser, rounds, table, player),
        "landing, throttled": middle(browser, rounds, address, None, True),
        "table, throttled": middle(browser, rounds, table, player, True),
    }
    keeps, seen = one_game(browser, address, player)
    files = code(pages["landing"], pages["table"])
    return {
        "bytes": sum(files.values()),
        "files": {name: files[name] for name in sorted(files, key=lambda one: -files[one])},
        "fonts": pages["table"].of(".woff2"),
        "interactive": {name: round(page.interactive) for name, page in pages.items()},
        "shift": {name: round(page.shift, 4) for name, page in pages.items()},
        "game": {
            "shift": round(seen["shift"], 4),
            "worst": sorted(seen["worst"], reverse=True)[:5],
            "kept": msgspec.to_builtins(keeps),
        },
    }


def _shifted(name: str, shift: float, most: float) -> tuple[str, str, str, bool]:
    return f"layout shift: {name}", f"{shift:.4f}", f"{most}", shift <= most


def rows(found: dict[str, Any]) -> list[tuple[str, str, str, bool]]:
    """Return each measurement, its aim, and whether the aim is reached."""
    weight = found["bytes"]
    received, enough = f"{weight / 1000:.1f} KB", weight <= MOST_BYTES
    lines = [("script and style, landing and table", received, "180 KB", enough)]
    for name, when in found["interactive"].items():
        aim = SLOW if "throttled" in name else QUICK
        lines.append((f"interactive: {name}", f"{when} ms", f"{aim} ms", when <= aim))
    for name, shift in found["shift"].items():
        lines.append(_shifted(name, shift, MOST_SHIFT))
    lines.append(_shifted("a whole game", found["game"]["shift"], MOST_IN_A_GAME))
    heaps = found["game"]["kept"]
    growth = heaps[-1]["heap"] / heaps[len(heaps) // 2]["heap"]
    received = " → ".join(f"{one['heap'] / 1e6:.1f}" for one in heaps)
    lines.append((f"heap over {heaps[-1]['entries']} entries, MB", received, "", True))
    nodes = " → ".join(f"{one['nodes']}" for one in heaps)
    lines.append(("nodes of the page, the same", nodes, "", True))
    lines.append(
        ("heap at the end over the middle", f"{growth:.2f}", f"{GROWTH}", growth <= GROWTH)
    )
    return lines


def main() -> int:
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--json", action="store_true", help="print data")
    words.add_argument("--rounds", type=int, default=5, help="visits of each page (5)")
    asked = words.parse_args()
    found = measured(asked.rounds)
    if asked.json:
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(found), indent=1).decode() + "\n")
        return 0
    lines = rows(found)
    if (load := os.getloadavg()[0]) > (os.cpu_count() or 1):
        print(f"This machine is busy (load {load:.1f}): the times below are too long.")
    for what, received, aim, reached in lines:
        mark = " " if not aim else "✓" if reached else "✗"
        print(f"{mark} {what:42} {received:>12}   {aim and 'at most ' + aim}")
    for name, size in list(found["files"].items())[:12]:
        print(f"    {size / 1000:7.1f} KB  {name.rpartition('/')[2]}")
    for value, where in found["game"]["worst"]:
        print(f"    moved {value:.4f}: {', '.join(where)}")
    return 0 if all(reached for *_line, reached in lines) else 1


if __name__ == "__main__":
    sys.exit(main())
