"""Fixtures: a real server on loopback, and browsers of strangers, guests and members."""

import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import httpx
import pytest

from signoria.server.server import Server
from tests.server import servers

ORIGIN = "http://localhost:8000"
PASSWORD = "correct horse"

Enter = Callable[..., "Browser"]


class Clock:
    """Time of the server, which a test may move forward."""

    def __init__(self) -> None:
        self.ahead = 0

    def __call__(self) -> int:
        return time.time_ns() // 1_000_000 + self.ahead


class Running:
    """Running server with its clock and its address."""

    def __init__(self, server: Server, clock: Clock, url: str) -> None:
        self.server = server
        self.clock = clock
        self.url = url


class Browser(httpx.Client):
    """Browser that keeps cookies and requests JSON."""

    def __init__(self, url: str) -> None:
        # Loopback needs no certificates, and loading them is slow.
        super().__init__(
            base_url=url,
            headers={"user-agent": "Browser"},
            timeout=10,
            verify=False,
            trust_env=False,
        )

    def ask(self, method: str, path: str, status: int, body: Any = None) -> Any:
        """Send a request, check its status, and return the body of the response."""
        answer = self.request(method, path, json=body)
        assert answer.status_code == status, (method, path, answer.status_code, answer.text)
        return answer.json() if answer.content else None

    def fails(self, method: str, path: str, body: Any = None) -> tuple[int, str]:
        """Return the status and the error code of a refused request."""
        answer = self.request(method, path, json=body)
        return answer.status_code, answer.json()["code"]

    def copy(self) -> "Browser":
        """Return another browser with the same cookies."""
        other = Browser(str(self.base_url))
        other.cookies = httpx.Cookies(self.cookies)
        return other


@pytest.fixture(scope="session")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    path = tmp_path_factory.mktemp("identity") / "signoria.db"
    clock = Clock()
    url = f"sqlite:///{path}"
    with servers.running(url, clock, public_url=ORIGIN, bot_workers=0) as found:
        yield Running(found.server, clock, found.address)


@pytest.fixture
def stranger(running: Running) -> Iterator[Callable[[], Browser]]:
    """Return a factory of browsers without cookies."""
    with ExitStack() as stack:
        yield lambda: stack.enter_context(Browser(running.url))


@pytest.fixture
def guest(stranger: Callable[[], Browser]) -> Enter:
    """Return a factory of browsers with a new guest account."""

    def enter(name: str = "Anna") -> Browser:
        browser = stranger()
        browser.ask("POST", "/guests", 201, {"name": name})
        return browser

    return enter


@pytest.fixture
def member(guest: Enter) -> Enter:
    """Return a factory of browsers whose account has a password."""

    def enter(login: str) -> Browser:
        browser = guest()
        browser.ask("POST", "/me/password", 200, {"login": login, "password": PASSWORD})
        return browser

    return enter
