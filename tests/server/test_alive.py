"""Tests of heartbeats: every stream sends them at the interval that they announce."""

import threading
from collections.abc import Iterator
from contextlib import ExitStack
from itertools import islice
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.servers import PATIENCE, Running, running
from tests.server.tables import ME, act, begin, create_table, frame

OPEN = {"kind": "open"}
OFTEN, SELDOM = 0.05, 3600.0  # seconds
MANY = 5


@pytest.fixture(scope="module")
def lively(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Run a server with frequent heartbeats."""
    url = f"sqlite:///{tmp_path_factory.mktemp('lively') / 'signoria.db'}"
    with running(url, alive_seconds=OFTEN, bot_workers=0) as found:
        yield found


@pytest.fixture
def quiet(tmp_path: Path) -> Iterator[Running]:
    """Run a server that sends a heartbeat when a stream opens, and then once an hour."""
    url = f"sqlite:///{tmp_path / 'quiet.db'}"
    with running(url, alive_seconds=SELDOM, bot_workers=0) as found:
        yield found


def messages(client: httpx.Client, stack: ExitStack, id: str, **query: Any) -> Iterator[list[str]]:
    """Open a stream and return an iterator of its messages, each a list of lines."""
    answer = stack.enter_context(client.stream("GET", f"/tables/{id}/events", params=query))
    lines = answer.iter_lines()
    return iter(lambda: list(iter(lambda: next(lines), "")), [])


def test_idle_stream_gets_regular_heartbeats(lively: Running) -> None:
    client = lively.visit()
    waiting, running_on = create_table(client, ME, OPEN), begin(client)
    with ExitStack() as stack:
        received = [
            list(islice(messages(who, stack, id, **query), 1 + MANY))
            for who, id, query in (
                (client, waiting, {}),
                (client, running_on, {"seat": 0}),
                (lively.stranger(), running_on, {}),
            )
        ]

    for first, *signs in received:
        assert first[0].startswith("id: ")
        assert signs == [["event: alive", f"data: {OFTEN * 1000:.0f}"]] * MANY


def test_action_and_chat_send_no_extra_heartbeat(quiet: Running) -> None:
    client = quiet.visit()
    id = begin(client)
    with ExitStack() as stack:
        seen = messages(quiet.visit(), stack, id)
        first = list(islice(seen, 2))
        received = frame(client, id, 0)
        act(client, id, 0, received["decision"], received["legal"][0]).raise_for_status()
        client.post(f"/tables/{id}/chat", json={"text": "a word"}).raise_for_status()
        rest: list[list[str]] = []
        while not any("a word" in line for line in (rest or [[]])[-1]):
            rest.append(next(seen))

    assert first[1] == ["event: alive", f"data: {SELDOM * 1000:.0f}"]
    assert not any(message[0] == "event: alive" for message in rest)


def test_stream_of_an_acting_player_gets_heartbeats(lively: Running) -> None:
    client = lively.visit()
    id = begin(client)
    with ExitStack() as stack:
        seen = messages(client, stack, id, seat=0)
        received = frame(client, id, 0)
        act(client, id, 0, received["decision"], received["legal"][0]).raise_for_status()
        named = (message for message in seen if not message[0].startswith("id: "))

        assert list(islice(named, MANY)) == [["event: alive", f"data: {OFTEN * 1000:.0f}"]] * MANY


def test_blocked_store_does_not_stop_heartbeats(
    lively: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    client = lively.visit()
    id = begin(client)
    asked, go_on = threading.Event(), threading.Event()

    def held_up(*_words: object) -> None:
        asked.set()
        go_on.wait(PATIENCE)

    with ExitStack() as stack:
        stack.callback(go_on.set)
        seen = messages(client, stack, id, seat=0)
        monkeypatch.setattr(lively.server.nodes, "beat", held_up)
        while not asked.is_set():
            next(seen)

        assert [sign[0] for sign in islice(seen, MANY)] == ["event: alive"] * MANY
