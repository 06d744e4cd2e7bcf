"""Signs of life: every stream carries them at the interval that they tell, and nothing more."""

import threading
from collections.abc import Iterator
from contextlib import ExitStack
from itertools import islice
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.houses import PATIENCE, Running, running
from tests.server.tables import ME, act, begin, frame, lay

OPEN = {"kind": "open"}
OFTEN, SELDOM = 0.05, 3600.0  # seconds
MANY = 5


@pytest.fixture(scope="module")
def lively(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A house that shows life often."""
    url = f"sqlite:///{tmp_path_factory.mktemp('lively') / 'signoria.db'}"
    with running(url, alive_seconds=OFTEN, bot_workers=0) as found:
        yield found


@pytest.fixture
def quiet(tmp_path: Path) -> Iterator[Running]:
    """A house that shows life when a stream is opened, and then for long not."""
    url = f"sqlite:///{tmp_path / 'quiet.db'}"
    with running(url, alive_seconds=SELDOM, bot_workers=0) as found:
        yield found


def messages(client: httpx.Client, stack: ExitStack, id: str, **query: Any) -> Iterator[list[str]]:
    """The messages of a stream as they come, each by its lines."""
    answer = stack.enter_context(client.stream("GET", f"/tables/{id}/events", params=query))
    lines = answer.iter_lines()
    return iter(lambda: list(iter(lambda: next(lines), "")), [])


def test_an_idle_stream_shows_life_again_and_again(lively: Running) -> None:
    client = lively.visit()
    waiting, running_on = lay(client, ME, OPEN), begin(client)
    with ExitStack() as stack:
        told = [
            list(islice(messages(who, stack, id, **query), 1 + MANY))
            for who, id, query in (
                (client, waiting, {}),
                (client, running_on, {"seat": 0}),
                (lively.stranger(), running_on, {}),
            )
        ]

    for first, *signs in told:
        assert first[0].startswith("id: ")
        assert signs == [["event: alive", f"data: {OFTEN * 1000:.0f}"]] * MANY


def test_play_and_talk_bring_no_sign_of_life_of_their_own(quiet: Running) -> None:
    client = quiet.visit()
    id = begin(client)
    with ExitStack() as stack:
        heard = messages(quiet.visit(), stack, id)
        first = list(islice(heard, 2))
        told = frame(client, id, 0)
        act(client, id, 0, told["opened"], told["legal"][0]).raise_for_status()
        client.post(f"/tables/{id}/chat", json={"text": "a word"}).raise_for_status()
        rest: list[list[str]] = []
        while not any("a word" in line for line in (rest or [[]])[-1]):
            rest.append(next(heard))

    assert first[1] == ["event: alive", f"data: {SELDOM * 1000:.0f}"]
    assert all(message[0].startswith("id: ") for message in rest)


def test_who_plays_is_shown_life_like_those_who_wait(lively: Running) -> None:
    client = lively.visit()
    id = begin(client)
    with ExitStack() as stack:
        heard = messages(client, stack, id, seat=0)
        told = frame(client, id, 0)
        act(client, id, 0, told["opened"], told["legal"][0]).raise_for_status()
        named = (message for message in heard if not message[0].startswith("id: "))

        assert list(islice(named, MANY)) == [["event: alive", f"data: {OFTEN * 1000:.0f}"]] * MANY


def test_a_store_that_does_not_answer_silences_no_stream(
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
        heard = messages(client, stack, id, seat=0)
        monkeypatch.setattr(lively.house.rounds.nodes, "beat", held_up)
        while not asked.is_set():
            next(heard)

        assert [sign[0] for sign in islice(heard, MANY)] == ["event: alive"] * MANY
