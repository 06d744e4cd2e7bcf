"""Tests of hosts who give a free seat to a bot, or take it back, before the start."""

from collections.abc import Callable

import httpx
import pytest

from signoria.games import GAMES
from tests.server.following import following
from tests.server.servers import Running, wait_until
from tests.server.tables import ME, begin, create_table

OPEN = {"kind": "open"}
INVITED = {"kind": "invited"}
PAGE = {"kind": "bot", "bot": "page"}


def put(client: httpx.Client, id: str, bot: str = "page", seat: int = 1) -> httpx.Response:
    return client.put(f"/tables/{id}/seats/{seat}/bot", json={"bot": bot})


def free(client: httpx.Client, id: str, seat: int = 1) -> httpx.Response:
    return client.delete(f"/tables/{id}/seats/{seat}/bot")


def code_of(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


@pytest.mark.parametrize("kind", [OPEN, INVITED])
def test_bot_on_a_free_seat_lets_the_game_start(server: Running, kind: dict[str, str]) -> None:
    host = server.visit()
    id = create_table(host, ME, kind)

    answer = put(host, id)
    begun = host.post(f"/tables/{id}/start")

    seat = answer.json()["seats"][1]
    assert (seat["kind"], seat["name"], seat["bot"]) == ("bot", "page", "page")
    assert begun.json() == {"rev": 1}


@pytest.mark.parametrize("kind", [OPEN, INVITED])
def test_seat_freed_from_a_bot_gets_its_first_kind_back(
    server: Running, kind: dict[str, str]
) -> None:
    host = server.visit()
    id = create_table(host, ME, kind)
    put(host, id).raise_for_status()

    seat = free(host, id).json()["seats"][1]

    assert seat["kind"] == kind["kind"]
    assert not seat.get("name")
    assert not seat.get("bot")
    assert code_of(host.post(f"/tables/{id}/start")) == (409, "seats-free")


def test_seat_created_for_a_bot_is_open_after_freeing_it(server: Running) -> None:
    host, friend = server.visit(), server.visit()
    id = create_table(host, ME, PAGE)

    assert free(host, id).json()["seats"][1]["kind"] == "open"
    assert friend.post(f"/tables/{id}/seats/1", json={}).status_code == 201


@pytest.mark.parametrize("do", [put, free])
def test_only_the_host_seats_and_frees_bots(
    server: Running, do: Callable[[httpx.Client, str], httpx.Response]
) -> None:
    host, friend = server.visit(), server.visit()
    id = create_table(host, ME, OPEN, OPEN)
    friend.post(f"/tables/{id}/seats/2", json={}).raise_for_status()

    assert code_of(do(friend, id)) == (403, "not-host")


def test_bot_cannot_take_the_seat_of_a_person(server: Running) -> None:
    host, friend = server.visit(), server.visit("Friend")
    id = create_table(host, ME, OPEN)
    friend.post(f"/tables/{id}/seats/1", json={}).raise_for_status()

    late = put(host, id)
    nor_away = free(host, id)

    assert code_of(late) == code_of(put(host, id, seat=0)) == (409, "seat-taken")
    assert code_of(nor_away) == (409, "no-bot-here")
    assert host.get(f"/tables/{id}").json()["seats"][1]["name"] == "Friend"


def test_person_who_sits_down_at_the_same_moment_keeps_the_seat(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    host, friend = server.visit(), server.visit("Friend")
    id = create_table(host, ME, OPEN)
    lobby = server.server.lobby
    given = lobby.seat_bot

    def beaten(id: str, seat: int, bot: str) -> bool:
        friend.post(f"/tables/{id}/seats/1", json={}).raise_for_status()
        return given(id, seat, bot)

    monkeypatch.setattr(lobby, "seat_bot", beaten)

    assert code_of(put(host, id)) == (409, "seat-taken")
    assert host.get(f"/tables/{id}").json()["seats"][1]["name"] == "Friend"


def test_bots_cannot_be_seated_or_freed_after_the_start(server: Running) -> None:
    host = server.visit()
    id = begin(host, ME, PAGE)

    assert code_of(put(host, id)) == (409, "seat-taken")
    assert code_of(free(host, id)) == (409, "no-bot-here")
    assert host.get(f"/tables/{id}").json()["seats"][1]["kind"] == "bot"


def test_unknown_bot_or_seat_is_refused(server: Running) -> None:
    host = server.visit()
    id = create_table(host, ME, OPEN)

    assert code_of(put(host, id, "doge")) == (422, "no-bot")
    assert code_of(put(host, id, "schemer")) == (422, "no-bot")  # plays another game only
    assert code_of(put(host, id, seat=2)) == code_of(free(host, id, 2)) == (404, "no-seat")


@pytest.mark.parametrize("game", [game.slug for game in GAMES])
def test_last_offered_level_of_every_game_can_be_seated(server: Running, game: str) -> None:
    host = server.visit()
    seat = next(one for one in host.get("/games").json() if one["game"] == game)
    id = create_table(host, ME, *[OPEN] * (seat["min_seats"] - 1), game=game)

    assert put(host, id, seat["bots"][-1]).status_code == 200


def test_stream_shows_seated_and_freed_bots(server: Running) -> None:
    host, friend = server.visit(), server.visit()
    id = create_table(host, ME, OPEN, OPEN)
    friend.post(f"/tables/{id}/seats/2", json={}).raise_for_status()
    cookie = "; ".join(f"{name}={value}" for name, value in friend.cookies.items())

    with following(cookie, id, 2, server.address) as watcher:

        def kind() -> str:
            received = [frame["people"] for frame in list(watcher.frames) if "people" in frame]
            return str(received[-1][1]["kind"]) if received else ""

        wait_until(lambda: kind() == "open")
        put(host, id).raise_for_status()
        wait_until(lambda: kind() == "bot")
        free(host, id).raise_for_status()
        wait_until(lambda: kind() == "open")


@pytest.mark.parametrize("seat", [-1, 16, 10**40])
def test_impossible_seat_number_is_refused_on_every_route(server: Running, seat: int) -> None:
    host = server.visit()
    id = create_table(host, ME, OPEN)
    path = f"/tables/{id}/seats/{seat}"

    answers = [
        host.post(path, json={}),
        host.delete(path),
        put(host, id, seat=seat),
        free(host, id, seat),
        host.post(f"{path}/stand-in", json={}),
    ]

    assert all(answer.status_code in (400, 403, 404) for answer in answers), answers
    assert all(answer.json()["detail"] for answer in answers)
