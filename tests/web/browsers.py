"""Visitors with real browsers at a real server, each with their own browser context."""

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
from tests.server.servers import Running

WIDE: Final = (1440, 900)
PHONE: Final = (390, 844)
NARROW: Final = (360, 740)
SIZES: Final = {"wide": WIDE, "phone": PHONE}

OPTIONS: Final = [
    "--no-sandbox",
    "--disable-lcd-text",  # makes pictures equal on every screen
    "--font-render-hinting=none",
    "--force-color-profile=srgb",
    "--host-resolver-rules=MAP club.test 127.0.0.1",  # like a machine in the local network
]
# A browser only learns from the answer whether it has a session.
EXPECTED: Final = r"401 \(Unauthorized\).*/me\)$"
LEFT: Final = "net::ERR_ABORTED"  # a request cancelled by leaving the page
PATIENCE: Final = 15_000  # milliseconds
expect.set_options(timeout=PATIENCE)


@contextmanager
def browsing() -> Iterator[Browser]:
    """Start a Chromium without a window, and close it at the end."""
    with sync_playwright() as stage, opened(stage, chromium()) as browser:
        yield browser


@contextmanager
def opened(stage: Playwright, where: str | None) -> Iterator[Browser]:
    """Start the Chromium at a path, and close it at the end."""
    found = needed(where, "Chromium")
    browser = stage.chromium.launch(executable_path=found, args=OPTIONS)
    try:
        yield browser
    finally:
        browser.close()


class Visitor:
    """A visitor of the site with a browser context of their own."""

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
        """Send a request as this visitor without the page, and return the answer."""
        request = self.context.request
        answer = request.fetch(self.home.address + path, method=method, data=body)
        assert answer.ok, f"{method} {path}: {answer.status} {answer.text()}"
        return answer.json() if answer.body() else None

    def client(self) -> httpx.Client:
        """Return an HTTP client with this visitor's cookies, for long series of requests."""
        known = {one["name"]: one["value"] for one in self.context.cookies()}
        return httpx.Client(base_url=self.home.address, cookies=known, timeout=PATIENCE / 1000)

    def prefer(self, **wanted: Any) -> None:
        """Set the visitor's preferences, which later choices on the page may replace."""
        kept = f"localStorage.setItem('signoria.preferences', {json.dumps(json.dumps(wanted))})"
        first = "localStorage.getItem('signoria.preferences') === null"
        here = "location.protocol === 'http:'"  # an empty page has no storage
        self.context.add_init_script(f"if ({here} && {first}) {kept};")

    def allow(self, *patterns: str) -> None:
        """Ignore complaints that match a pattern, because the test provokes them."""
        self._allowed += patterns

    def allow_cuts(self) -> None:
        """Ignore complaints about a cut connection."""
        self.allow(r"net::ERR_", r"Failed to load resource")

    def wrong(self) -> list[str]:
        """Return the complaints of the browser that are not allowed."""
        return [one for one in self.complaints if not any(re.search(p, one) for p in self._allowed)]

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            where = message.location.get("url", "")
            self.complaints.append(f"{message.text} ({where})")

    def _failed(self, request: Request) -> None:
        if request.failure != LEFT:
            self.complaints.append(f"{request.failure} ({request.url})")


def settled(page: Page) -> Page:
    """Wait until the page is drawn and its fonts are loaded, and return it."""
    page.wait_for_selector("html[data-ready]", state="attached")
    page.evaluate("document.fonts.ready.then(() => true)")
    return page


class Visitors:
    """A factory of visitors that reports at the end what went wrong in their browsers."""

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
        **wanted: Any,
    ) -> Visitor:
        """Make a visitor; with a name, one who is signed in as a guest."""
        context = self._browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=language,
            color_scheme="dark" if scheme == "dark" else "light",
            reduced_motion="no-preference" if motion else "reduce",
            has_touch=size[0] < 800,
            timezone_id="Europe/Rome",
            **wanted,
        )
        context.set_default_timeout(PATIENCE)
        visitor = Visitor(context, home or self._home)
        self._all.append(visitor)
        if name:
            visitor.ask("POST", "/guests", {"name": name, "language": language})
        return visitor

    def leave(self) -> list[str]:
        """Close every context, and return the complaints of the browsers."""
        wrong = [complaint for visitor in self._all for complaint in visitor.wrong()]
        for visitor in self._all:
            try:
                visitor.context.close()
            except Error:  # closed by its test
                continue
        return wrong
