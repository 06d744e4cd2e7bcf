"""Tests of security headers, of requests from other sites and of rate limits."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from sqlalchemy import create_engine

from signoria.server.http.authentication import Authentication
from signoria.server.http.messages import Request
from signoria.server.people.authenticator import Authenticator
from signoria.server.people.limits import ACCOUNT, ADDRESS, Limits
from signoria.server.settings import Settings
from signoria.store.accounts import Accounts
from tests.server.asks import ASKS
from tests.server.servers import Running, running
from tests.server.stage import Stage

COMMON = {
    "content-security-policy": "default-src 'self'; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'; img-src 'self' data:",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
FAREWELLS = {"DELETE /me", "DELETE /sessions", "DELETE /sessions/current"}
LATER = 4_000_000_000_000


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    url = f"sqlite:///{tmp_path_factory.mktemp('armour') / 'signoria.db'}"
    with running(url, local_webhooks=True) as found:
        yield found


@pytest.fixture(scope="module")
def stage(home: Running) -> Stage:
    return Stage(home)


def is_dressed(answer: httpx.Response) -> None:
    assert {name: answer.headers.get(name) for name in COMMON} == COMMON
    assert "server" not in answer.headers
    assert "x-powered-by" not in answer.headers
    assert answer.headers.get("cache-control") in ("no-store", "no-cache, no-store")


@pytest.mark.parametrize("route", ASKS)
def test_every_response_has_the_security_headers(home: Running, stage: Stage, route: str) -> None:
    stage = Stage(home) if route in FAREWELLS else stage
    table = stage.running_table()

    for client in (stage.running.stranger(), stage.owner.client):
        is_dressed(ASKS[route](stage, table).of(client))


def test_error_responses_have_the_security_headers(home: Running) -> None:
    stranger = home.stranger()
    big = b"x" * (2 << 20)
    kind = {"content-type": "application/json"}

    for answer in (
        stranger.get("/nowhere"),
        stranger.put("/tables"),
        stranger.get("/tables?before=x"),
        stranger.post("/guests", content=b"{", headers=kind),
        stranger.post("/guests", content=big, headers=kind),
        stranger.post("/guests", json={"name": "X"}, headers={"origin": "https://evil.example"}),
        stranger.get("/schema/openapi.json"),
        stranger.options("/tables"),
    ):
        is_dressed(answer)


def test_https_server_sends_hsts_and_a_secure_cookie(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'signoria.db'}"
    with running(url, public_url="https://play.example.org") as secure:
        answer = secure.stranger().post("/guests", json={"name": "Somebody"})

    assert answer.headers["strict-transport-security"] == "max-age=31536000"
    cookie = answer.headers["set-cookie"]
    assert cookie.startswith("__Host-signoria=")
    for word in ("HttpOnly", "Secure", "Path=/", "SameSite=lax"):
        assert word.lower() in cookie.lower()
    assert "domain" not in cookie.lower()


CHANGING = [route for route in ASKS if not route.startswith("GET")]
ELSEWHERE = [
    {"origin": "https://evil.example"},
    {"origin": "null"},
    {"origin": "http://127.0.0.1:1"},
    {"origin": "//"},
    {"sec-fetch-site": "cross-site"},
    {"sec-fetch-site": "same-site"},
    {"sec-fetch-site": "cross-site", "origin": "https://evil.example"},
]


@pytest.mark.parametrize("route", CHANGING)
def test_changing_request_from_another_site_is_refused(stage: Stage, route: str) -> None:
    ask = ASKS[route](stage, stage.running_table())
    body = {} if ask.body is None else {"json": ask.body}
    client = stage.owner.client

    for headers in ELSEWHERE:
        answer = client.request(ask.method, ask.path, params=ask.query, headers=headers, **body)
        assert (answer.status_code, answer.json()["code"]) == (403, "other-site"), headers


def test_request_from_the_same_site_is_accepted(home: Running) -> None:
    client = home.visit()
    own = [
        {},
        {"origin": home.address},
        {"origin": home.server.settings.public_url},
        {"sec-fetch-site": "same-origin"},
        {"sec-fetch-site": "none"},
    ]

    for headers in own:
        assert client.patch("/me", json={"language": "en"}, headers=headers).status_code == 200


def test_response_to_another_site_has_no_cors_headers(home: Running) -> None:
    answer = home.stranger().get("/tables", headers={"origin": "https://evil.example"})
    asked = home.stranger().options(
        "/tables",
        headers={"origin": "https://evil.example", "access-control-request-method": "POST"},
    )

    for one in (answer, asked):
        assert not [name for name in one.headers if name.startswith("access-control")]


def test_account_with_too_many_requests_is_limited(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path / 'signoria.db'}", lambda: LATER, limits=True) as strict:
        busy, calm = strict.visit("Busy"), strict.visit("Calm")
        codes = [busy.get("/me").status_code for _ in range(int(ACCOUNT.at_once) + 2)]
        refused = busy.get("/me", headers={"accept-language": "fr"})

        assert codes[:100] == [200] * 100
        assert codes[-1] == 429
        assert refused.json()["code"] == "too-many"
        assert refused.json()["params"]["seconds"] >= 1
        assert calm.get("/me").status_code == 200


def test_address_with_too_many_requests_is_limited(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path / 'signoria.db'}", lambda: LATER, limits=True) as strict:
        stranger = strict.stranger()
        codes = [stranger.get("/games").status_code for _ in range(int(ADDRESS.at_once) + 2)]

        assert (codes[0], codes[-1]) == (200, 429)
        is_dressed(stranger.get("/games"))


def test_new_guests_and_guesses_at_passwords_are_counted_by_address(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path / 'signoria.db'}", lambda: LATER, limits=True) as strict:
        codes = [
            strict.stranger().post("/guests", json={"name": "Guest"}).status_code for _ in range(32)
        ]
        guess = {"login": "somebody", "password": "password"}

        assert (codes[0], codes[-1]) == (201, 429)
        assert strict.stranger().post("/sessions", json=guess).status_code == 429


def test_forwarded_address_is_ignored_without_a_proxy(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path / 'signoria.db'}", lambda: LATER, limits=True) as strict:
        codes = [
            strict.stranger(**{"x-forwarded-for": f"192.0.2.{at}"})
            .post("/guests", json={"name": "Guest"})
            .status_code
            for at in range(32)
        ]

        assert codes[-1] == 429


def test_address_added_by_the_proxy_counts_behind_a_proxy(
    tmp_path: Path,
) -> None:
    url = f"sqlite:///{tmp_path / 'signoria.db'}"
    with running(url, lambda: LATER, limits=True, trust_proxy=True) as strict:
        codes = [
            strict.stranger(**{"x-forwarded-for": f"198.51.100.{at}, 192.0.2.1"})
            .post("/guests", json={"name": "Guest"})
            .status_code
            for at in range(32)
        ]
        neighbour = strict.stranger(**{"x-forwarded-for": "192.0.2.2"})

        assert codes[-1] == 429
        assert neighbour.post("/guests", json={"name": "Guest"}).status_code == 201


@pytest.mark.parametrize("host", ["evil.example", "evil.example:8000", "127.0.0.1.evil.example"])
def test_request_for_another_host_is_refused_even_with_its_own_origin(
    home: Running, host: str
) -> None:
    headers = {"host": host, "origin": f"http://{host}"}
    answer = home.stranger().post("/guests", json={"name": "Guest"}, headers=headers)

    assert (answer.status_code, answer.json()["code"]) == (421, "other-host")


@pytest.mark.parametrize(
    "host",
    [
        "localhost:8000",
        "192.0.2.7",
        "[2001:db8::1]:80",
        "LocalHost",
        "club.example",
        "",
        "laptop:8000",
        "laptop.local.",
    ],
)
def test_request_for_a_known_name_or_an_address_is_answered(tmp_path: Path, host: str) -> None:
    url = f"sqlite:///{tmp_path / 'signoria.db'}"
    settings = Settings(database=url, allowed_hosts=frozenset({"Club.Example"}))
    checks = Authentication(Limits(), nobody(), settings, lambda: LATER)

    asyncio.run(checks.admit(request_for(host)))


def request_for(host: str) -> Request:
    headers = [(b"host", host.encode())]
    scope = {
        "method": "GET",
        "path": "/",
        "raw_path": b"/",
        "query_string": b"",
        "headers": headers,
    }
    return Request(scope, nothing)


async def nothing() -> None:
    """Receive nothing."""


def nobody() -> Authenticator:
    """Return an authenticator that is asked for nobody."""
    return Authenticator(Accounts(create_engine("sqlite://")), asyncio.to_thread)


@pytest.mark.parametrize("header", ["x-forwarded-for", "forwarded"])
def test_metrics_are_not_answered_through_a_proxy(home: Running, header: str) -> None:
    stranger = home.stranger()

    assert stranger.get("/metrics").status_code == 200
    assert stranger.get("/metrics", headers={header: "192.0.2.1"}).status_code == 404


def test_machines_check_the_health_under_any_name(home: Running) -> None:
    assert home.stranger().get("/health", headers={"host": "node-a:8000"}).status_code == 200
