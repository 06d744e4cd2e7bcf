"""Helpers that create, start and play tables over HTTP."""

import json
from collections.abc import Iterator
from itertools import count, pairwise
from typing import Any

import httpx

from signoria.server.table.wire import Side

ME = {"kind": "me"}
_keys = count(1)


def create_table(client: httpx.Client, *seats: dict[str, Any], **wanted: Any) -> str:
    """Create a table, by default with three seats of this client, and return its id."""
    body = {"game": "il-principe", "seats": list(seats) or [ME, ME, ME], **wanted}
    answer = client.post("/tables", json=body)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def begin(client: httpx.Client, *seats: dict[str, Any], **wanted: Any) -> str:
    """Create and start a table and return its id."""
    id = create_table(client, *seats, **wanted)
    answer = client.post(f"/tables/{id}/start")
    assert answer.status_code == 200, answer.text
    return id


def frame(client: httpx.Client, id: str, seat: Side | None = None, **query: Any) -> dict[str, Any]:
    """Return the first frame of a stream."""
    requested = {} if seat is None else {"seat": seat}
    with client.stream("GET", f"/tables/{id}/events", params={**requested, **query}) as answer:
        assert answer.status_code == 200
        return next(frames(answer))


def frames(answer: httpx.Response) -> Iterator[dict[str, Any]]:
    """Yield the frames of an open stream."""
    for before, line in pairwise(answer.iter_lines()):
        if before.startswith("id: "):  # messages without an id carry no frame
            yield json.loads(line.removeprefix("data: "))


def new_key() -> str:
    return f"key-{next(_keys)}"


def act(
    client: httpx.Client, id: str, seat: int | None, rev: int, *actions: list[Any], key: str = ""
) -> httpx.Response:
    """Send an action."""
    body = {"rev": rev, "key": key or new_key(), "actions": list(actions)}
    if seat is not None:
        body["seat"] = seat
    return client.post(f"/tables/{id}/actions", json=body)


def play_on(client: httpx.Client, id: str, moves: int, which: int = 0) -> dict[str, Any]:
    """Make some choices for every seat with one client, and return the last frame."""
    now = frame(client, id, 0)
    for _move in range(moves):
        if now["status"] == "over":
            break
        seat = now["to_move"][0]
        received = frame(client, id, seat)
        action = received["legal"][min(which, len(received["legal"]) - 1)]
        answer = act(client, id, seat, received["decision"], action)
        assert answer.status_code == 200, answer.text
        now = frame(client, id, 0)
    return now
