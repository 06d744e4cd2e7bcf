"""Real browsers before a real server: visitors, each with a context of their own."""

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

import httpx
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Error,
    Page,
    Playwright,
    Request,
    expect,
    sync_playwright,
)

from tests.programs import chromium, needed
from tests.server.houses import Running

WIDE: Final = (1440, 900)
PHONE: Final = (390, 844)
NARROW: Final = (360, 740)
SIZES: Final = {"wide": WIDE, "phone": PHONE}

OPTIONS: Final = [
    "--no-sandbox",
    "--disable-lcd-text",  # so that pictures are the same on every screen
    "--font-render-hinting=none",
    "--force-color-profile=srgb",
    "--host-resolver-rules=MAP house.test 127.0.0.1",  # a machine in one's own network
]
# A browser cannot know whether it has a session before it asks.
EXPECTED: Final = r"401 \(Unauthorized\).*/me\)$"
LEFT: Final = "net::ERR_ABORTED"  # a request that was under way when its page was left
PATIENCE: Final = 15_000  # milliseconds
expect.set_options(timeout=PATIENCE)


@contextmanager
def browsing() -> Iterator[Browser]:
    """A Chromium without a window, closed at the end."""
    with sync_playwright() as stage, opened(stage, chromium()) as browser:
        yield browser


@contextmanager
def opened(stage: Playwright, where: str | None) -> Iterator[Browser]:
    """The Chromium that is to be found there, closed at the end."""
    found = needed(where, "Chromium")
    browser = stage.chromium.launch(executable_path=found, args=OPTIONS)
    try:
        yield browser
    finally:
        browser.close()


class Visitor:
    """Somebody before the site, in a browser context of their own."""

    def __init__(self, context: BrowserContext, home: Running) -> None:
        self.context = context
        self.home = home
        self.complaints: list[str] = []
        self._allowed = [EXPECTED]
        context.on("console", self._console)
        context.on("weberror", lambda fault: self.complaints.append(f"thrown: {fault.error}"))
        context.on("requestfailed", self._failed)
        self.page = context.new_page()

    def go(self, path: str = "/") -> Page:
        """Open an address of the site, and wait until the page is ready."""
        self.page.goto(self.home.address + path)
        return settled(self.page)

    def tab(self, path: str = "/") -> Page:
        """Open an address in one more tab of the same browser."""
        page = self.context.new_page()
        page.goto(self.home.address + path)
        return settled(page)

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """Ask the house as this visitor, beside the page; what it answers."""
        request = self.context.request
        answer = request.fetch(self.home.address + path, method=method, data=body)
        assert answer.ok, f"{method} {path}: {answer.status} {answer.text()}"
        return answer.json() if answer.body() else None

    def client(self) -> httpx.Client:
        """The same visitor without a browser, for what takes too long with one."""
        known = {one["name"]: one["value"] for one in self.context.cookies()}
        return httpx.Client(base_url=self.home.address, cookies=known, timeout=PATIENCE / 1000)

    def wish(self, **wishes: Any) -> None:
        """Have the pages as this visitor likes them, until something else is chosen there."""
        kept = f"localStorage.setItem('signoria.wishes', {json.dumps(json.dumps(wishes))})"
        first = "localStorage.getItem('signoria.wishes') === null"
        here = "location.protocol === 'http:'"  # an empty page may keep nothing
        self.context.add_init_script(f"if ({here} && {first}) {kept};")

    def allow(self, *patterns: str) -> None:
        """Take no offence at complaints of this kind, where a test provokes them."""
        self._allowed += patterns

    def allow_cuts(self) -> None:
        """Take no offence at a line that is cut."""
        self.allow(r"net::ERR_", r"Failed to load resource")

    def wrong(self) -> list[str]:
        """What the browser complained of."""
        return [one for one in self.complaints if not any(re.search(p, one) for p in self._allowed)]

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            where = message.location.get("url", "")
            self.complaints.append(f"{message.text} ({where})")

    def _failed(self, request: Request) -> None:
        if request.failure != LEFT:
            self.complaints.append(f"{request.failure} ({request.url})")


def settled(page: Page) -> Page:
    """The page, once it has shown itself for the first time and its fonts are there."""
    page.wait_for_selector("html[data-ready]", state="attached")
    page.evaluate("document.fonts.ready.then(() => true)")
    return page


class Visitors:
    """Makes visitors, and at the end asks whether anything went wrong in their browsers."""

    def __init__(self, browser: Browser, home: Running) -> None:
        self._browser = browser
        self._home = home
        self._all: list[Visitor] = []

    def __call__(
        self,
        name: str = "",
        *,
        size: tuple[int, int] = WIDE,
        language: str = "en",
        scheme: str = "light",
        motion: bool = False,
        home: Running | None = None,
        **wishes: Any,
    ) -> Visitor:
        """Somebody new; with a name, as a guest who is already in."""
        context = self._browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=language,
            color_scheme="dark" if scheme == "dark" else "light",
            reduced_motion="no-preference" if motion else "reduce",
            has_touch=size[0] < 800,
            timezone_id="Europe/Rome",
            **wishes,
        )
        context.set_default_timeout(PATIENCE)
        visitor = Visitor(context, home or self._home)
        self._all.append(visitor)
        if name:
            visitor.ask("POST", "/guests", {"name": name, "language": language})
        return visitor

    def leave(self) -> list[str]:
        """Close every context; what their browsers complained of."""
        wrong = [complaint for visitor in self._all for complaint in visitor.wrong()]
        for visitor in self._all:
            try:
                visitor.context.close()
            except Error:  # closed by its test
                continue
        return wrong
