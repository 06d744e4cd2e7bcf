"""Tests that leaving a seat or losing access closes the stream."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import httpx

from tests.server.following import Follower, following
from tests.server.houses import Running, wait_until
from tests.server.tables import ME, begin, frame, lay, play_on

OPEN = {"kind": "open"}


def cookie(client: httpx.Client) -> str:
    return "; ".join(f"{name}={value}" for name, value in client.cookies.items())


@contextmanager
def watching(house: Running, client: httpx.Client, id: str, seat: int) -> Iterator[Follower]:
    with following(cookie(client), id, seat, house.address) as follower:
        wait_until(lambda: follower.frames)
        yield follower


def views(follower: Follower) -> list[Any]:
    """List the received views of a seat, without those of a spectator."""
    return [told["view"] for told in follower.frames if told.get("view", {}).get("you", -2) >= 0]


def test_former_player_gets_no_view_of_the_next_player(house: Running) -> None:
    host, former, present = house.visit(), house.visit(), house.visit()
    id = lay(host, ME, OPEN)
    former.post(f"/tables/{id}/seats/1", json={}).raise_for_status()
    with watching(house, former, id, 1) as stayed:
        former.delete(f"/tables/{id}/seats/1").raise_for_status()
        wait_until(lambda: stayed.goodbyes == 1)
        present.post(f"/tables/{id}/seats/1", json={}).raise_for_status()
        host.post(f"/tables/{id}/start").raise_for_status()
        assert frame(present, id)["view"]["you"] == 1
        wait_until(lambda: stayed.refused > 1)

    assert stayed.streams == 1
    assert views(stayed) == []


def test_former_player_of_a_forked_game_gets_no_view_of_the_next_player(house: Running) -> None:
    host, former, present = house.visit(), house.visit(), house.visit()
    over = begin(host)
    play_on(host, over, 600)
    wish = {"rev": 9, "seats": [ME, OPEN, ME], "access": "public"}
    id = host.post(f"/tables/{over}/fork", json=wish).json()["id"]
    former.post(f"/tables/{id}/seats/1", json={}).raise_for_status()
    with watching(house, former, id, 1) as stayed:
        former.delete(f"/tables/{id}/seats/1").raise_for_status()
        present.post(f"/tables/{id}/seats/1", json={}).raise_for_status()
        host.post(f"/tables/{id}/start").raise_for_status()
        wait_until(lambda: stayed.refused > 1)

    assert views(stayed) == []


def test_former_player_of_a_private_table_loses_its_stream(house: Running) -> None:
    host, former = house.visit(), house.visit()
    id = lay(host, ME, OPEN, access="private")
    invite = host.get(f"/tables/{id}").json()["invite"]
    former.post(f"/tables/{id}/seats/1", json={"invite": invite}).raise_for_status()
    with watching(house, former, id, -2) as stayed:
        former.delete(f"/tables/{id}/seats/1").raise_for_status()
        wait_until(lambda: stayed.goodbyes == 1)
        told = len(stayed.frames)
        host.post(f"/tables/{id}/chat", json={"text": "among ourselves"}).raise_for_status()
        wait_until(lambda: stayed.refused > 1)

    assert len(stayed.frames) == told
    assert stayed.streams == 1


def test_streams_of_invited_guests_and_spectators_stay_open(house: Running) -> None:
    host, friend, guest = house.visit(), house.visit(), house.visit()
    public, private = lay(host, ME, OPEN), lay(host, ME, OPEN, access="private")
    invite = host.get(f"/tables/{private}").json()["invite"]
    with watching(house, guest, public, -2) as spectator, ExitStack() as stack:
        asked = guest.stream("GET", f"/tables/{private}/events", params={"invite": invite})
        lines = stack.enter_context(asked).iter_lines()
        for id in (public, private):
            friend.post(f"/tables/{id}/seats/1", json={"invite": invite}).raise_for_status()
            host.post(f"/tables/{id}/start").raise_for_status()
        wait_until(lambda: spectator.rev == 1)
        assert next(line for line in lines if line.startswith("id: 1."))

    assert spectator.goodbyes == 0
