"""A friend who does not come: the host gives the seat to a bot, and takes it back."""

from collections.abc import Callable

import httpx
import pytest

from signoria.games import GAMES
from tests.server.following import following
from tests.server.houses import Running, wait_until
from tests.server.tables import ME, begin, lay

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
def test_a_bot_takes_the_seat_of_a_friend_and_the_game_begins(
    house: Running, kind: dict[str, str]
) -> None:
    host = house.visit()
    id = lay(host, ME, kind)

    answer = put(host, id)
    begun = host.post(f"/tables/{id}/start")

    face = answer.json()["seats"][1]
    assert (face["kind"], face["name"], face["bot"]) == ("bot", "page", "page")
    assert begun.json() == {"rev": 1}


@pytest.mark.parametrize("kind", [OPEN, INVITED])
def test_a_seat_that_a_bot_leaves_is_what_it_was_laid_as(
    house: Running, kind: dict[str, str]
) -> None:
    host = house.visit()
    id = lay(host, ME, kind)
    put(host, id).raise_for_status()

    face = free(host, id).json()["seats"][1]

    assert face["kind"] == kind["kind"]
    assert not face.get("name")
    assert not face.get("bot")
    assert code_of(host.post(f"/tables/{id}/start")) == (409, "seats-free")


def test_a_bot_that_was_laid_gives_its_seat_to_whoever_comes(house: Running) -> None:
    host, friend = house.visit(), house.visit()
    id = lay(host, ME, PAGE)

    assert free(host, id).json()["seats"][1]["kind"] == "open"
    assert friend.post(f"/tables/{id}/seats/1", json={}).status_code == 201


@pytest.mark.parametrize("do", [put, free])
def test_only_the_host_says_so(
    house: Running, do: Callable[[httpx.Client, str], httpx.Response]
) -> None:
    host, friend = house.visit(), house.visit()
    id = lay(host, ME, OPEN, OPEN)
    friend.post(f"/tables/{id}/seats/2", json={}).raise_for_status()

    assert code_of(do(friend, id)) == (403, "not-host")


def test_a_bot_never_takes_the_seat_of_a_person(house: Running) -> None:
    host, friend = house.visit(), house.visit("Friend")
    id = lay(host, ME, OPEN)
    friend.post(f"/tables/{id}/seats/1", json={}).raise_for_status()

    late = put(host, id)
    nor_away = free(host, id)

    assert code_of(late) == code_of(put(host, id, seat=0)) == (409, "seat-taken")
    assert code_of(nor_away) == (409, "no-bot-here")
    assert host.get(f"/tables/{id}").json()["seats"][1]["name"] == "Friend"


def test_who_sits_down_in_the_same_moment_keeps_the_seat(
    house: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    host, friend = house.visit(), house.visit("Friend")
    id = lay(host, ME, OPEN)
    lobby = house.house.lobby
    given = lobby.seat_bot

    def beaten(id: str, seat: int, bot: str) -> bool:
        friend.post(f"/tables/{id}/seats/1", json={}).raise_for_status()
        return given(id, seat, bot)

    monkeypatch.setattr(lobby, "seat_bot", beaten)

    assert code_of(put(host, id)) == (409, "seat-taken")
    assert host.get(f"/tables/{id}").json()["seats"][1]["name"] == "Friend"


def test_after_the_beginning_seats_stay_as_they_are(house: Running) -> None:
    host = house.visit()
    id = begin(host, ME, PAGE)

    assert code_of(put(host, id)) == (409, "seat-taken")
    assert code_of(free(host, id)) == (409, "no-bot-here")
    assert host.get(f"/tables/{id}").json()["seats"][1]["kind"] == "bot"


def test_a_bot_or_a_seat_that_is_not_known_is_refused(house: Running) -> None:
    host = house.visit()
    id = lay(host, ME, OPEN)

    assert code_of(put(host, id, "doge")) == (422, "no-bot")
    assert code_of(put(host, id, "schemer")) == (422, "no-bot")  # at home in another game
    assert code_of(put(host, id, seat=2)) == code_of(free(host, id, 2)) == (404, "no-seat")


@pytest.mark.parametrize("game", [game.slug for game in GAMES])
def test_every_game_offers_bots_of_its_own(house: Running, game: str) -> None:
    host = house.visit()
    face = next(one for one in host.get("/games").json() if one["slug"] == game)
    id = lay(host, ME, *[OPEN] * (face["fewest"] - 1), game=game)

    assert put(host, id, face["levels"][-1]).status_code == 200


def test_everybody_at_the_table_is_told(house: Running) -> None:
    host, friend = house.visit(), house.visit()
    id = lay(host, ME, OPEN, OPEN)
    friend.post(f"/tables/{id}/seats/2", json={}).raise_for_status()
    cookie = "; ".join(f"{name}={value}" for name, value in friend.cookies.items())

    with following(cookie, id, 2, house.address) as watcher:

        def kind() -> str:
            told = [frame["people"] for frame in list(watcher.frames) if "people" in frame]
            return str(told[-1][1]["kind"]) if told else ""

        wait_until(lambda: kind() == "open")
        put(host, id).raise_for_status()
        wait_until(lambda: kind() == "bot")
        free(host, id).raise_for_status()
        wait_until(lambda: kind() == "open")


@pytest.mark.parametrize("seat", [-1, 16, 10**40])
def test_a_number_that_no_seat_can_have_is_refused_everywhere(house: Running, seat: int) -> None:
    host = house.visit()
    id = lay(host, ME, OPEN)
    path = f"/tables/{id}/seats/{seat}"

    answers = [
        host.post(path, json={}),
        host.delete(path),
        put(host, id, seat=seat),
        free(host, id, seat),
        host.post(f"{path}/stand-in", json={}),
    ]

    assert all(answer.status_code in (400, 403, 404) for answer in answers), answers
    assert all(answer.json()["sentence"] for answer in answers)
