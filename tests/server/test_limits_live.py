"""Tests of limits on talk, new tables and streams, on a server whose clock stands still."""

from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import httpx
import pytest

from signoria.server.people import limits
from signoria.server.people.limits import STREAMS, TABLES, TALK
from tests.server.clock import HOUR, Clock
from tests.server.servers import Running, running, wait_until
from tests.server.tables import ME, act, begin, create_table, frame
from tests.server.test_talk_live import promise

THREE = {"game": "il-principe", "seats": [ME, ME, ME]}


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def server(tmp_path_factory: pytest.TempPathFactory, clock: Clock) -> Iterator[Running]:
    url = f"sqlite:///{tmp_path_factory.mktemp('limits') / 'signoria.db'}"
    with running(url, clock, limits=True) as found:
        yield found


def statuses(answers: list[httpx.Response]) -> list[int]:
    return [answer.status_code for answer in answers]


def test_chat_and_talk_in_the_game_share_one_limit(server: Running, clock: Clock) -> None:
    client = server.visit()
    id = begin(client, ME, ME, ME, game="intrigue")
    half = int(TALK.at_once) // 2

    def say() -> httpx.Response:
        return client.post(f"/tables/{id}/chat", json={"text": "again"})

    def give_word() -> httpx.Response:
        return act(client, id, 1, 0, promise(1, 0))

    assert statuses([say() for _time in range(half)]) == [200] * half
    assert statuses([give_word() for _time in range(half)]) == [200] * half
    refused = [say(), give_word()]
    received = frame(client, id, frame(client, id, 0)["to_move"][0])
    chosen = act(client, id, received["to_move"][0], received["decision"], received["legal"][0])
    clock.move(1000)

    assert [(one.status_code, one.json()["code"]) for one in refused] == [(429, "too-many")] * 2
    assert chosen.status_code == 200
    assert statuses([give_word(), say()]) == [200, 429]


def test_muted_player_cannot_talk_in_the_game_but_can_act(server: Running, clock: Clock) -> None:
    client = server.visit()
    id = begin(client, ME, ME, ME, game="intrigue")
    received = frame(client, id, frame(client, id, 0)["to_move"][0])
    me, seat = client.get("/me").json()["id"], received["to_move"][0]
    server.server.accounts.mute(me, clock() + HOUR)
    server.server.authenticator.forget(me)

    said = act(client, id, 1, 0, promise(1, 0))
    pending_of = act(
        client, id, seat, received["decision"], promise(seat, (seat + 1) % 3), received["legal"][0]
    )
    chosen = act(client, id, seat, received["decision"], received["legal"][0])

    assert [(one.status_code, one.json()["code"]) for one in (said, pending_of)] == [
        (403, "muted")
    ] * 2
    assert chosen.status_code == 200
    assert frame(client, id, seat)["rev"] == received["rev"] + 1


def test_new_tables_and_rematches_share_one_limit(server: Running) -> None:
    client = server.visit()
    over = begin(client, ME, ME)
    server.server.lobby.close(over, 1)
    many = int(TABLES.at_once) - 1

    created = [client.post("/tables", json=THREE) for _table in range(many)]
    late = [client.post("/tables", json=THREE), client.post(f"/tables/{over}/rematch")]

    assert statuses(created) == [201] * many
    assert [(one.status_code, one.json()["code"]) for one in late] == [(429, "too-many")] * 2


def test_opening_streams_is_limited(server: Running) -> None:
    client, stranger = server.visit(), server.stranger()
    id = create_table(client)

    def status() -> int:
        with stranger.stream("GET", f"/tables/{id}/events") as answer:
            return answer.status_code

    found = [status() for _stream in range(int(STREAMS.at_once) + 1)]

    assert found == [200] * int(STREAMS.at_once) + [429]


@pytest.mark.parametrize(("whose", "most"), [("account", 3), ("address", 4)])
def test_number_of_open_streams_is_limited(
    server: Running, monkeypatch: pytest.MonkeyPatch, whose: str, most: int
) -> None:
    monkeypatch.setitem(limits.OPEN_AT_ONCE, whose, most)
    clients = [server.visit()] * (most + 1) if whose == "account" else [server.stranger()] * 5
    id, kept = create_table(server.visit()), []

    def watch(client: httpx.Client, stack: ExitStack) -> Any:
        answer = stack.enter_context(client.stream("GET", f"/tables/{id}/events"))
        if answer.status_code == 200:
            kept.append(
                answer.iter_lines()
            )  # keep a reference: a collected reader closes its stream
            next(kept[-1])
        return answer.status_code

    with ExitStack() as stack:
        found = [watch(client, stack) for client in clients]
    with ExitStack() as stack:
        wait_until(lambda: watch(clients[0], stack) == 200)

    assert found == [200] * most + [429]
