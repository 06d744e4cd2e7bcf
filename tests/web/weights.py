"""Size, loading time and memory of a page, measured in a real browser."""

import random
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

import httpx
import msgspec
from playwright.sync_api import Browser, BrowserContext, CDPSession, Page, Response

from tests.server.tables import act, begin, frame

ME: Final = {"kind": "me"}
BOT: Final = {"kind": "bot", "bot": "page"}
SLOW_LINE: Final = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 1_600_000 / 8,
    "uploadThroughput": 750_000 / 8,
}
SLOW_CPU: Final = 4
PATIENCE: Final = 60.0

# Interactive: the app is ready, its main action can be pressed, and the main thread is free.
# Checked in every frame; layout shifts are recorded from the first frame on. A web font that loads
# late shifts a page only on machines without the fallback font.
WATCH: Final = """
(() => {
  window.seen = { interactive: 0, shift: 0, worst: [] };
  new PerformanceObserver((list) => {
    for (const one of list.getEntries()) {
      if (one.hadRecentInput) continue;
      seen.shift += one.value;
      seen.worst.push([one.value, one.sources.map(({ node: n }) =>
        n?.nodeType === 1 ? n.tagName.toLowerCase() + "." + n.getAttribute("class") : "text")]);
    }
  }).observe({ type: "layout-shift", buffered: true });
  const look = () => {
    const there = document.documentElement?.dataset.ready &&
      document.querySelector("main button:enabled, main a[href]");
    if (there) setTimeout(() => { seen.interactive = performance.now(); });
    else requestAnimationFrame(look);
  };
  look();
})();
"""


class Visit(msgspec.Struct):
    """The first visit of a browser to one page."""

    interactive: float  # milliseconds after the address was entered
    shift: float
    files: dict[str, int]  # compressed bytes by address

    def of(self, *endings: str) -> int:
        """Return the bytes of the files with some endings."""
        return sum(size for name, size in self.files.items() if name.endswith(endings))


@contextmanager
def arriving(
    browser: Browser, player: httpx.Client | None = None, slow: bool = False
) -> Iterator[tuple[Page, CDPSession, dict[str, int]]]:
    """Open a new browser context; yield its page, a debugger session and the loaded files."""
    context = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en")
    if player is not None:
        _share_cookies(context, player)
    page = context.new_page()
    page.add_init_script(WATCH)
    line = context.new_cdp_session(page)
    line.send("Network.enable")
    if slow:
        line.send("Network.emulateNetworkConditions", SLOW_LINE)
        line.send("Emulation.setCPUThrottlingRate", {"rate": SLOW_CPU})
    files: dict[str, int] = {}
    page.on("response", lambda answer: _note(files, answer))
    try:
        yield page, line, files
    finally:
        context.close()


def visit(
    browser: Browser, address: str, player: httpx.Client | None = None, slow: bool = False
) -> Visit:
    """Open an address for the first time, and wait until it is interactive and at rest."""
    with arriving(browser, player, slow) as (page, _line, files):
        page.goto(address)
        until_interactive(page)
        page.wait_for_timeout(3000 if slow else 800)
        seen = page.evaluate("seen")
        return Visit(seen["interactive"], seen["shift"], files)


def until_interactive(page: Page) -> None:
    """Wait until the page is interactive; the page's policy forbids Playwright's own wait."""
    until = time.monotonic() + PATIENCE
    while not page.evaluate("seen.interactive"):
        assert time.monotonic() < until, f"{page.url} does not become interactive"
        page.wait_for_timeout(50)


class Keep(msgspec.Struct):
    """The memory that a page holds after a garbage collection."""

    entries: int
    heap: int  # bytes
    nodes: int
    listeners: int


def kept(line: CDPSession, entries: int) -> Keep:
    """Collect the garbage, and count the rest."""
    for _time in range(2):
        line.send("HeapProfiler.collectGarbage")
    counted = line.send("Memory.getDOMCounters")
    heap = line.send("Runtime.getHeapUsage")["usedSize"]
    return Keep(entries, int(heap), counted["nodes"], counted["jsEventListeners"])


def new_table(client: httpx.Client) -> str:
    """Start a table with the client and one bot, and return its id."""
    return begin(client, ME, BOT)


def play_through(client: httpx.Client, id: str, each: int) -> Iterator[int]:
    """Play a game against the bot to its end; now and then yield the number of entries."""
    choose, received, until = random.Random(7).choice, 0, time.monotonic() + 10 * PATIENCE
    while time.monotonic() < until:
        now = frame(client, id, 0)
        if now["status"] == "over":
            yield now["rev"]
            return
        if now["rev"] >= received + each:
            received = now["rev"]
            yield received
        if 0 in now["to_move"]:
            act(client, id, 0, now["decision"], choose(now["legal"]))
        else:
            time.sleep(0.02)
    raise AssertionError("the game has no end")


def _share_cookies(context: BrowserContext, player: httpx.Client) -> None:
    url = str(player.base_url)
    found = [{"name": c.name, "value": c.value or "", "url": url} for c in player.cookies.jar]
    context.add_cookies(found)  # type: ignore[arg-type]


def _note(files: dict[str, int], answer: Response) -> None:
    headers: dict[str, Any] = answer.headers
    path = answer.url.split("?")[0]
    if answer.status == 200 and "content-length" in headers:
        files[path] = int(headers["content-length"])
