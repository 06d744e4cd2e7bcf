"""Tests that leaving a seat or losing access closes the stream."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import httpx

from signoria.server.table.wire import Side
from tests.server.following import Follower, following
from tests.server.servers import Running, wait_until
from tests.server.tables import ME, begin, create_table, frame, play_on

OPEN = {"kind": "open"}


def cookie(client: httpx.Client) -> str:
    return "; ".join(f"{name}={value}" for name, value in client.cookies.items())


@contextmanager
def watching(server: Running, client: httpx.Client, id: str, seat: Side) -> Iterator[Follower]:
    with following(cookie(client), id, seat, server.address) as follower:
        wait_until(lambda: follower.frames)
        yield follower


def views(follower: Follower) -> list[Any]:
    """List the received views of a seat, without those of a spectator."""
    return [
        received["view"]
        for received in follower.frames
        if received.get("view", {}).get("you", "spectator") != "spectator"
    ]


def test_former_player_gets_no_view_of_the_next_player(server: Running) -> None:
    host, former, present = server.visit(), server.visit(), server.visit()
    id = create_table(host, ME, OPEN)
    former.post(f"/tables/{id}/seats/1", json={}).raise_for_status()
    with watching(server, former, id, 1) as stayed:
        former.delete(f"/tables/{id}/seats/1").raise_for_status()
        wait_until(lambda: stayed.goodbyes == 1)
        present.post(f"/tables/{id}/seats/1", json={}).raise_for_status()
        host.post(f"/tables/{id}/start").raise_for_status()
        assert frame(present, id)["view"]["you"] == 1
        wait_until(lambda: stayed.refused > 1)

    assert stayed.streams == 1
    assert views(stayed) == []


def test_former_player_of_a_forked_game_gets_no_view_of_the_next_player(server: Running) -> None:
    host, former, present = server.visit(), server.visit(), server.visit()
    over = begin(host)
    play_on(host, over, 600)
    action = {"rev": 9, "seats": [ME, OPEN, ME], "access": "public"}
    id = host.post(f"/tables/{over}/fork", json=action).json()["id"]
    former.post(f"/tables/{id}/seats/1", json={}).raise_for_status()
    with watching(server, former, id, 1) as stayed:
        former.delete(f"/tables/{id}/seats/1").raise_for_status()
        present.post(f"/tables/{id}/seats/1", json={}).raise_for_status()
        host.post(f"/tables/{id}/start").raise_for_status()
        wait_until(lambda: stayed.refused > 1)

    assert views(stayed) == []


def test_former_player_of_a_private_table_loses_its_stream(server: Running) -> None:
    host, former = server.visit(), server.visit()
    id = create_table(host, ME, OPEN, access="private")
    invite = host.get(f"/tables/{id}").json()["invite"]
    former.post(f"/tables/{id}/seats/1", json={"invite": invite}).raise_for_status()
    with watching(server, former, id, "spectator") as stayed:
        former.delete(f"/tables/{id}/seats/1").raise_for_status()
        wait_until(lambda: stayed.goodbyes == 1)
        received = len(stayed.frames)
        host.post(f"/tables/{id}/chat", json={"text": "among ourselves"}).raise_for_status()
        wait_until(lambda: stayed.refused > 1)

    assert len(stayed.frames) == received
    assert stayed.streams == 1


def test_streams_of_invited_guests_and_spectators_stay_open(server: Running) -> None:
    host, friend, guest = server.visit(), server.visit(), server.visit()
    public, private = create_table(host, ME, OPEN), create_table(host, ME, OPEN, access="private")
    invite = host.get(f"/tables/{private}").json()["invite"]
    with watching(server, guest, public, "spectator") as spectator, ExitStack() as stack:
        asked = guest.stream("GET", f"/tables/{private}/events", params={"invite": invite})
        lines = stack.enter_context(asked).iter_lines()
        for id in (public, private):
            friend.post(f"/tables/{id}/seats/1", json={"invite": invite}).raise_for_status()
            host.post(f"/tables/{id}/start").raise_for_status()
        wait_until(lambda: spectator.rev == 1)
        assert next(line for line in lines if line.startswith("id: 1."))

    assert spectator.goodbyes == 0
