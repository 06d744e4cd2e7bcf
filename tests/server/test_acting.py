"""An action on its short way is answered as on the long one through the framework."""

from typing import Any

import httpx
import pytest
from litestar import Litestar

from tests.server.houses import Running
from tests.server.tables import act, begin, frame, new_key

LONG = {"content-type": "application/json; charset=utf-8"}  # unusual enough
SHORT = {"content-type": "application/json"}
GOOD: dict[str, Any] = {"rev": 1, "key": "k", "do": [["pass"]]}

BODIES: dict[str, Any] = {
    "a rule stands against it": {**GOOD, "do": [["bid", 1]]},
    "too early": {**GOOD, "rev": 1000},
    "for nobody": {**GOOD, "seat": 9},
    "for no seat in particular": GOOD,
    "no action of the game": {**GOOD, "do": [["dance", 1]], "seat": 0},
    "a wrong type": {**GOOD, "rev": "1"},
    "a field too many": {**GOOD, "more": 1},
    "cut off": b'{"rev": 1, "key"',
    "no text": b'{"key": "\xff"}',
    "brackets without end": b"[" * 5000,
}


@pytest.fixture
def ways(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The paths that went through the framework."""
    taken: list[str] = []
    real = Litestar.__call__

    async def noted(self: Litestar, scope: Any, receive: Any, send: Any) -> None:
        taken.append(scope.get("path", ""))
        await real(self, scope, receive, send)

    monkeypatch.setattr(Litestar, "__call__", noted)
    return taken


def told(answer: httpx.Response) -> Any:
    """All that an answer says, but for the time of day."""
    headers = sorted((k, v) for k, v in answer.headers.multi_items() if k != "date")
    return answer.status_code, headers, answer.content


def both(client: httpx.Client, id: str, body: Any, ways: list[str], **headers: str) -> Any:
    """What is said to a request on either way, which must be the same."""
    path = f"/tables/{id}/actions"
    sent: dict[str, Any] = {"content": body} if isinstance(body, bytes) else {"json": body}
    ways.clear()
    short = client.post(path, **sent, headers={**headers, **SHORT})
    assert ways == []
    long = client.post(path, **sent, headers={**headers, **LONG})
    assert ways == [path]
    assert told(short) == told(long)
    return short


@pytest.mark.parametrize("name", BODIES)
@pytest.mark.parametrize("language", ["en", "it"])
def test_a_refusal_is_the_same_on_both_ways(
    house: Running, ways: list[str], name: str, language: str
) -> None:
    client = house.visit()
    id = begin(client)

    answer = both(client, id, BODIES[name], ways, **{"accept-language": language})

    assert 400 <= answer.status_code < 500
    assert answer.json()["sentence"]


def test_strangers_other_sites_and_unknown_tables_are_the_same_on_both_ways(
    house: Running, ways: list[str]
) -> None:
    client = house.visit()
    id = begin(client)
    asked = frame(client, id, 0)["asked"][0]
    body = {**GOOD, "seat": asked}

    assert both(house.stranger(), id, body, ways).status_code == 401
    assert both(house.visit(), id, body, ways).status_code == 403
    assert both(client, "nowhere", body, ways).status_code == 404
    elsewhere = {"origin": "https://elsewhere.example"}
    assert both(client, id, body, ways, **elsewhere).status_code == 403
    forged = {"authorization": "Bearer forged"}
    assert both(client, id, body, ways, **forged).status_code == 401


def test_what_is_granted_once_is_answered_alike_on_both_ways(
    house: Running, ways: list[str]
) -> None:
    client = house.visit()
    id = begin(client)
    seat = frame(client, id, 0)["asked"][0]
    now = frame(client, id, seat)
    body = {"rev": now["opened"], "key": new_key(), "seat": seat, "do": [now["legal"][0]]}

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
def test_whatever_is_unusual_goes_the_long_way(
    house: Running, ways: list[str], unusual: dict[str, str]
) -> None:
    client = house.visit()
    id = begin(client)
    body = b" " * int(unusual.get("content-length", 2))
    content = iter([body]) if "transfer-encoding" in unusual else body
    ways.clear()

    answer = client.post(f"/tables/{id}/actions", content=content, headers={**SHORT, **unusual})

    assert ways == [f"/tables/{id}/actions"]
    assert 400 <= answer.status_code < 500


def test_both_ways_are_counted_alike(house: Running, ways: list[str]) -> None:
    client = house.visit()
    id = begin(client)
    counted = 'signoria_request_seconds_count{route="/tables/{id}/actions",status="409"}'

    def number() -> float:
        lines = client.get("/metrics").text.splitlines()
        return sum(float(line.rpartition(" ")[2]) for line in lines if line.startswith(counted))

    before = number()
    act(client, id, 0, 1000, ["pass"])

    assert number() == before + 1
