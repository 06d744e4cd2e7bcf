"""Tests of presence at tables: on one node, and exchanged between two nodes."""

from collections.abc import Iterator
from typing import Any

import pytest

from signoria.server.table.presence import LEASE, SETTLING, Presence
from tests.server.clock import MINUTE, Clock
from tests.server.servers import Running, running, wait_until
from tests.server.tables import ME, act, create_table, frame, frames
from tests.store.postgres import Postgres

OPEN = {"kind": "open"}
LIVE = {"kind": "live", "initial_seconds": 3600}
NODE = "another node"


def seats(*numbers: int) -> frozenset[int]:
    return frozenset(numbers)


def test_presence_on_another_node_holds_until_its_next_message() -> None:
    presence = Presence(0)

    assert presence.update(NODE, seats(0, 2), 10)
    assert not presence.update(NODE, seats(0, 2), 20)
    assert presence.elsewhere(20) == {0, 2}
    assert presence.update(NODE, seats(2), 30)
    assert (presence.elsewhere(30), presence.last_seen(0)) == ({2}, 30)


def test_presence_on_a_silent_node_expires() -> None:
    presence = Presence(0)
    presence.update(NODE, seats(1), 10)

    assert presence.elsewhere(9 + LEASE) == {1}
    assert presence.elsewhere(10 + LEASE) == set()
    assert presence.last_seen(1) == 10


def test_last_seen_is_the_latest_leave_on_any_node() -> None:
    presence = Presence(0)
    presence.update(NODE, seats(1), 10)
    presence.left(1, 50)
    presence.elsewhere(10 + LEASE)

    assert presence.last_seen(1) == 50
    assert presence.last_seen(0) is None


def test_presence_is_settled_only_after_a_delay() -> None:
    presence = Presence(100)

    assert not presence.settled(99 + SETTLING)
    assert presence.settled(100 + SETTLING)


# Two nodes on one database.


@pytest.fixture(scope="module")
def clock() -> Clock:
    return Clock()


@pytest.fixture(scope="module")
def nodes(postgres: Postgres, clock: Clock) -> Iterator[tuple[Running, Running]]:
    url = postgres.new_schema()
    with running(url, clock, bot_workers=0) as one, running(url, clock, bot_workers=0) as two:
        yield one, two


@pytest.fixture(scope="module")
def doge(nodes: tuple[Running, Running]) -> Any:
    client = nodes[0].visit("Doge")
    body = {"login": "doge", "password": "a long password"}
    client.post("/me/password", json=body).raise_for_status()
    nodes[0].server.accounts.set_role(client.get("/me").json()["id"], "moderator")
    wait_until(lambda: client.get("/me").json()["role"] == "moderator")
    return client


def also_at(node: Running, client: Any) -> Any:
    """Return a client of the same visitor at another node."""
    other = node.stranger()
    other.cookies.update(client.cookies)
    return other


def test_watcher_on_another_node_is_present_and_is_not_replaced(
    nodes: tuple[Running, Running], clock: Clock
) -> None:
    one, two = nodes
    anna, bea = one.visit("Anna"), two.visit("Bea")
    table = create_table(anna, ME, OPEN, clock=LIVE)
    bea.post(f"/tables/{table}/seats/1", json={}).raise_for_status()
    anna.post(f"/tables/{table}/start").raise_for_status()
    received = frame(anna, table, 0)
    act(anna, table, 0, received["decision"], received["legal"][0]).raise_for_status()

    with bea.stream("GET", f"/tables/{table}/events", params={"seat": 1}) as stream:
        seen = frames(stream)
        next(seen)
        wait_until(lambda: frame(anna, table, 0)["people"][1].get("online"))
        clock.move(5 * MINUTE)
        wait_until(
            lambda: frame(anna, table, 0)["people"][1].get("online")
        )  # sent again by the other node
        refused = anna.post(f"/tables/{table}/seats/1/stand-in", json={})
    wait_until(lambda: not frame(anna, table, 0)["people"][1].get("online"))
    clock.move(3 * MINUTE)
    accepted = anna.post(f"/tables/{table}/seats/1/stand-in", json={})

    assert (refused.status_code, refused.json()["code"]) == (409, "not-away")
    assert accepted.status_code == 204


def test_ban_closed_table_and_removed_chat_line_reach_the_other_node(
    nodes: tuple[Running, Running], doge: Any
) -> None:
    one, two = nodes
    anna, bea = two.visit("Anna"), two.visit("Bea")
    table, cleared = create_table(anna, ME, ME), create_table(anna, ME, OPEN)
    anna.post(f"/tables/{table}/start").raise_for_status()
    anna.post(f"/tables/{table}/chat", json={"text": "a bad word"}).raise_for_status()

    with (
        bea.stream("GET", f"/tables/{table}/events") as seen,
        anna.stream("GET", f"/tables/{table}/events", params={"seat": 0}) as banned,
        bea.stream("GET", f"/tables/{cleared}/events") as gone,
    ):
        stream_frames, farewell, last = frames(seen), banned.iter_lines(), gone.iter_lines()
        next(stream_frames), next(farewell), next(last)
        doge.delete(f"/tables/{table}/chat/1").raise_for_status()
        redact_chat = next(received for received in stream_frames if received.get("chat"))
        doge.post(f"/moderation/tables/{table}/close", json={"reason": "no"}).raise_for_status()
        closed = next(received for received in stream_frames if received["status"] == "over")
        hours = {"until_hours": 1}
        me = anna.get("/me").json()["id"]
        doge.post(f"/moderation/accounts/{me}/ban", json=hours).raise_for_status()
        assert "event: bye" in list(farewell)
        doge.post(f"/moderation/tables/{cleared}/close", json={"reason": "no"}).raise_for_status()
        assert "event: bye" in list(last)

    assert [line["text"] for line in redact_chat["chat"]] == ["[…]"]
    assert closed["result"] == {"reason": "closed"}
    assert anna.get("/me").json()["code"] == "banned"
    assert also_at(one, anna).get("/me").json()["code"] == "banned"
