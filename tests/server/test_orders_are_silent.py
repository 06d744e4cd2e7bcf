"""Tests that standing orders send no frame to other players and spectators."""

import queue
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import pytest

from tests.server.asks import order
from tests.server.servers import PATIENCE, Running
from tests.server.stage import Stage
from tests.server.tables import frames

Frames = queue.Queue[dict[str, Any]]


@contextmanager
def watching(client: httpx.Client, table: str, **query: Any) -> Iterator[Frames]:
    """Open a stream, wait for its first frame, and yield a queue of the next ones."""
    found: Frames = queue.Queue()
    with client.stream("GET", f"/tables/{table}/events", params=query) as answer:

        def read() -> None:
            try:
                for received in frames(answer):
                    found.put(received)
            except (httpx.HTTPError, httpx.StreamError):
                pass  # the test is over

        thread = threading.Thread(target=read)
        thread.start()
        found.get(timeout=PATIENCE)
        yield found
        line = answer.extensions["network_stream"].get_extra_info("socket")
        line.shutdown(socket.SHUT_RDWR)  # ends the blocked read
    thread.join(PATIENCE)


@pytest.fixture(scope="module")
def stage(server: Running) -> Stage:
    return Stage(server)


def test_setting_and_deleting_an_order_sends_no_frame(stage: Stage) -> None:
    table = stage.running_table()
    path = f"/tables/{table}/order"
    with (
        watching(stage.owner.client, table),
        watching(stage.other.client, table) as other,
        watching(stage.running.stranger(), table) as spectator,
    ):
        stage.third.client.post(f"/tables/{table}/chat", json={"text": "before"})
        stage.owner.client.put(path, json={"order": order()}).raise_for_status()
        stage.owner.client.put(path, json={"order": order()}).raise_for_status()
        stage.owner.client.delete(path).raise_for_status()
        stage.third.client.post(f"/tables/{table}/chat", json={"text": "after"})

        assert [said_next(other), said_next(other)] == ["before", "after"]
        assert [said_next(spectator), said_next(spectator)] == ["before", "after"]


def test_disconnecting_with_an_order_sends_no_frame(stage: Stage) -> None:
    table = stage.running_table()
    with watching(stage.other.client, table) as other:
        with watching(stage.owner.client, table):
            assert here(other.get(timeout=PATIENCE)) == [0, 1]
            body = {"order": order()}
            stage.owner.client.put(f"/tables/{table}/order", json=body).raise_for_status()
        stage.third.client.post(f"/tables/{table}/chat", json={"text": "still here"})

        assert said_next(other) == "still here"


def test_reconnecting_with_an_order_sends_no_frame(stage: Stage) -> None:
    table = stage.running_table()
    with watching(stage.owner.client, table) as mine:
        body = {"order": order()}
        stage.owner.client.put(f"/tables/{table}/order", json=body).raise_for_status()
        with (
            watching(stage.third.client, table, seat="spectator"),
            watching(stage.owner.client, table),
        ):
            stage.third.client.post(f"/tables/{table}/chat", json={"text": "nothing new"})

            assert said_next(mine) == "nothing new"


def said_next(found: Frames) -> str:
    """Check that the next frame has only chat, and return its text."""
    frame = found.get(timeout=PATIENCE)
    assert set(frame) <= {
        "id",
        "rev",
        "seat",
        "status",
        "to_move",
        "decision",
        "chat",
        "proposal",
        "undo",
    }
    return str(frame["chat"][0]["text"])


def here(frame: dict[str, Any]) -> list[int]:
    return [seat["seat"] for seat in frame["people"] if seat.get("online")]
