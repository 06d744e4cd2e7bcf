"""Tests that the fast path for actions answers like the path through the framework."""

from typing import Any

import httpx
import pytest
from litestar import Litestar

from tests.server.servers import Running
from tests.server.tables import act, begin, frame, new_key

LONG = {
    "content-type": "application/json; charset=utf-8"
}  # unusual, so it takes the path through the framework
SHORT = {"content-type": "application/json"}
GOOD: dict[str, Any] = {"rev": 1, "key": "k", "actions": [["pass"]]}

BODIES: dict[str, Any] = {
    "a rule stands against it": {**GOOD, "actions": [["bid", 1]]},
    "too early": {**GOOD, "rev": 1000},
    "for nobody": {**GOOD, "seat": 9},
    "for no seat in particular": GOOD,
    "no action of the game": {**GOOD, "actions": [["dance", 1]], "seat": 0},
    "a wrong type": {**GOOD, "rev": "1"},
    "a field too many": {**GOOD, "more": 1},
    "cut off": b'{"rev": 1, "key"',
    "no text": b'{"key": "\xff"}',
    "brackets without end": b"[" * 5000,
}


@pytest.fixture
def ways(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """List the URL paths of requests that went through the framework."""
    taken: list[str] = []
    real = Litestar.__call__

    async def noted(self: Litestar, scope: Any, receive: Any, send: Any) -> None:
        taken.append(scope.get("path", ""))
        await real(self, scope, receive, send)

    monkeypatch.setattr(Litestar, "__call__", noted)
    return taken


def received(answer: httpx.Response) -> Any:
    """Return the status, headers and body of a response, without its date."""
    headers = sorted((k, v) for k, v in answer.headers.multi_items() if k != "date")
    return answer.status_code, headers, answer.content


def both(client: httpx.Client, id: str, body: Any, ways: list[str], **headers: str) -> Any:
    """Send a request on both paths, check that the responses are equal, and return one."""
    path = f"/tables/{id}/actions"
    sent: dict[str, Any] = {"content": body} if isinstance(body, bytes) else {"json": body}
    ways.clear()
    short = client.post(path, **sent, headers={**headers, **SHORT})
    assert ways == []
    long = client.post(path, **sent, headers={**headers, **LONG})
    assert ways == [path]
    assert received(short) == received(long)
    return short


@pytest.mark.parametrize("name", BODIES)
@pytest.mark.parametrize("language", ["en", "it"])
def test_refusal_is_the_same_on_both_paths(
    server: Running, ways: list[str], name: str, language: str
) -> None:
    client = server.visit()
    id = begin(client)

    answer = both(client, id, BODIES[name], ways, **{"accept-language": language})

    assert 400 <= answer.status_code < 500
    assert answer.json()["detail"]


def test_errors_of_access_are_the_same_on_both_paths(server: Running, ways: list[str]) -> None:
    client = server.visit()
    id = begin(client)
    asked = frame(client, id, 0)["to_move"][0]
    body = {**GOOD, "seat": asked}

    assert both(server.stranger(), id, body, ways).status_code == 401
    assert both(server.visit(), id, body, ways).status_code == 403
    assert both(client, "nowhere", body, ways).status_code == 404
    elsewhere = {"origin": "https://elsewhere.example"}
    assert both(client, id, body, ways, **elsewhere).status_code == 403
    forged = {"authorization": "Bearer forged"}
    assert both(client, id, body, ways, **forged).status_code == 401


def test_accepted_action_is_repeated_alike_on_both_paths(server: Running, ways: list[str]) -> None:
    client = server.visit()
    id = begin(client)
    seat = frame(client, id, 0)["to_move"][0]
    now = frame(client, id, seat)
    body = {"rev": now["decision"], "key": new_key(), "seat": seat, "actions": [now["legal"][0]]}

    answer = both(client, id, body, ways)

    assert answer.json() == {"rev": now["rev"] + 1}
    assert frame(client, id, seat)["rev"] == now["rev"] + 1


@pytest.mark.parametrize(
    "unusual",
    [
        {"content-type": "text/plain"},
        {"content-length": "0"},
        {"content-length": "2000000"},
        {"host": "no<host"},
        {"transfer-encoding": "chunked"},
    ],
)
def test_unusual_request_goes_through_the_framework(
    server: Running, ways: list[str], unusual: dict[str, str]
) -> None:
    client = server.visit()
    id = begin(client)
    body = b" " * int(unusual.get("content-length", 2))
    content = iter([body]) if "transfer-encoding" in unusual else body
    ways.clear()

    answer = client.post(f"/tables/{id}/actions", content=content, headers={**SHORT, **unusual})

    assert ways == [f"/tables/{id}/actions"]
    assert 400 <= answer.status_code < 500


def test_fast_path_is_counted_in_the_metrics(server: Running, ways: list[str]) -> None:
    client = server.visit()
    id = begin(client)
    counted = 'signoria_request_seconds_count{route="/tables/{id}/actions",status="409"}'

    def number() -> float:
        lines = client.get("/metrics").text.splitlines()
        return sum(float(line.rpartition(" ")[2]) for line in lines if line.startswith(counted))

    before = number()
    act(client, id, 0, 1000, ["pass"])

    assert number() == before + 1
