"""Fixtures: one Chromium and one real server for all tests of the site."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

from signoria.server.http.pages import INDEX, piece
from tests.programs import chromium
from tests.server.servers import Running, running
from tests.web.browsers import Visitors, opened


@pytest.fixture(scope="session")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Run a server with the built site."""
    if piece(INDEX) is None:
        pytest.fail("the site is not built: run make pages", pytrace=False)
    with running(f"sqlite:///{tmp_path_factory.mktemp('web') / 'signoria.db'}") as found:
        yield found


@pytest.fixture(scope="session")
def stage() -> Iterator[Playwright]:
    """Start Playwright, which drives every browser."""
    with sync_playwright() as found:
        yield found


@pytest.fixture(scope="session")
def browser(home: Running, stage: Playwright) -> Iterator[Browser]:
    """Start a browser, and close it before the server stops."""
    with opened(stage, chromium()) as found:
        yield found


@pytest.fixture
def visitors(browser: Browser, home: Running) -> Iterator[Visitors]:
    """Make visitors; any error in one of their browsers fails the test."""
    found = Visitors(browser, home)
    yield found
    wrong = found.leave()
    if wrong:
        pytest.fail("the browser complained:\n" + "\n".join(wrong), pytrace=False)
