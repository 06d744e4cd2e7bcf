"""Tables for tests: laid, begun, played on by whoever is asked."""

import json
from collections.abc import Iterator
from itertools import count, pairwise
from typing import Any

import httpx

ME = {"kind": "me"}
_keys = count(1)


def lay(client: httpx.Client, *seats: dict[str, Any], **wishes: Any) -> str:
    """The id of a new table; with no seats named, three at one screen."""
    body = {"game": "il-principe", "seats": list(seats) or [ME, ME, ME], **wishes}
    answer = client.post("/tables", json=body)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def begin(client: httpx.Client, *seats: dict[str, Any], **wishes: Any) -> str:
    """The id of a table that has begun."""
    id = lay(client, *seats, **wishes)
    answer = client.post(f"/tables/{id}/start")
    assert answer.status_code == 200, answer.text
    return id


def frame(client: httpx.Client, id: str, seat: int | None = None, **query: Any) -> dict[str, Any]:
    """What a seat is told first when it begins to watch."""
    wished = {} if seat is None else {"seat": seat}
    with client.stream("GET", f"/tables/{id}/events", params={**wished, **query}) as answer:
        assert answer.status_code == 200
        return next(frames(answer))


def frames(answer: httpx.Response) -> Iterator[dict[str, Any]]:
    """The frames of an open stream, one after the other."""
    for before, line in pairwise(answer.iter_lines()):
        if before.startswith("id: "):  # what has none says nothing of the table
            yield json.loads(line.removeprefix("data: "))


def new_key() -> str:
    return f"key-{next(_keys)}"


def act(
    client: httpx.Client, id: str, seat: int | None, rev: int, *wishes: list[Any], key: str = ""
) -> httpx.Response:
    """Send a choice."""
    body = {"rev": rev, "key": key or new_key(), "do": list(wishes)}
    if seat is not None:
        body["seat"] = seat
    return client.post(f"/tables/{id}/actions", json=body)


def play_on(client: httpx.Client, id: str, moves: int, which: int = 0) -> dict[str, Any]:
    """Let one client that holds every seat make so many first choices; the last frame."""
    now = frame(client, id, 0)
    for _move in range(moves):
        if now["status"] == "over":
            break
        seat = now["asked"][0]
        told = frame(client, id, seat)
        wish = told["legal"][min(which, len(told["legal"]) - 1)]
        answer = act(client, id, seat, told["opened"], wish)
        assert answer.status_code == 200, answer.text
        now = frame(client, id, 0)
    return now
