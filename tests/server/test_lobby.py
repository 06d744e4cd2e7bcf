"""Tests of the lobby: creating tables, taking and leaving seats, starting, rematches."""

from collections.abc import Callable
from typing import Any

import httpx
import pytest

from tests.server.servers import Running, wait_until
from tests.server.tables import ME, act, begin, create_table, frame, play_on

OPEN = {"kind": "open"}
INVITED = {"kind": "invited"}
PAGE = {"kind": "bot", "bot": "page"}


def test_host_starts_after_friends_have_taken_the_seats(server: Running) -> None:
    host, friend = server.visit("Host"), server.visit("Friend")
    id = create_table(host, ME, OPEN)

    early = host.post(f"/tables/{id}/start")
    sat = friend.post(f"/tables/{id}/seats/1", json={})
    begun = host.post(f"/tables/{id}/start")

    assert (early.status_code, early.json()["code"]) == (409, "seats-free")
    assert sat.json()["seats"][1]["name"] == "Friend"
    assert begun.json() == {"rev": 1}
    assert frame(friend, id)["seat"] == 1


def test_taken_seat_cannot_be_taken_again(server: Running) -> None:
    host, one, other = server.visit(), server.visit(), server.visit()
    id = create_table(host, ME, OPEN)

    assert one.post(f"/tables/{id}/seats/1", json={}).status_code == 201
    late = other.post(f"/tables/{id}/seats/1", json={})

    assert (late.status_code, late.json()["code"]) == (409, "seat-taken")


def test_an_invited_seat_needs_the_invitation_of_its_table(server: Running) -> None:
    host, friend = server.visit(), server.visit()
    id = create_table(host, ME, INVITED)
    invite = host.get(f"/tables/{id}").json()["invite"]

    without = friend.post(f"/tables/{id}/seats/1", json={})
    by_link = friend.post(f"/tables/{id}/seats/1", json={"invite": invite})

    assert (without.status_code, without.json()["code"]) == (403, "by-invitation")
    assert by_link.status_code == 201


def test_private_table_answers_others_like_a_missing_one(server: Running) -> None:
    host, other = server.visit(), server.visit()
    id = create_table(host, ME, OPEN, access="private")

    asked = other.get(f"/tables/{id}")
    missing = other.get("/tables/no-such-table")

    assert asked.status_code == missing.status_code == 404
    assert asked.content == missing.content
    assert id not in {table["id"] for table in other.get("/tables").json()}


def test_seat_is_open_after_its_player_leaves(server: Running) -> None:
    host, friend = server.visit(), server.visit()
    id = create_table(host, ME, OPEN)
    friend.post(f"/tables/{id}/seats/1", json={}).raise_for_status()

    up = friend.delete(f"/tables/{id}/seats/1")

    assert up.json()["seats"][1]["kind"] == "open"


def test_player_cannot_leave_the_seat_of_another(server: Running) -> None:
    host, friend = server.visit(), server.visit()
    id = create_table(host, ME, OPEN)

    assert friend.delete(f"/tables/{id}/seats/0").status_code == 403
    assert host.post(f"/tables/{id}/seats/0", json={}).status_code == 409


def test_table_lists_filter_by_status_and_own_tables(server: Running) -> None:
    host = server.visit()
    waiting, running, over = create_table(host, ME, OPEN), begin(host), begin(host)
    play_on(host, over, 600)

    def listed(**query: Any) -> set[str]:
        return {table["id"] for table in host.get("/tables", params=query).json()}

    assert waiting in listed(status="open") & listed(status="open", mine=True)
    assert running in listed(status="running", mine=True)
    assert over in listed(status="over")
    assert waiting not in listed(status="running")


def test_people_and_bots_have_the_families_of_the_table(server: Running) -> None:
    host, friend = server.visit(), server.visit()
    families = {"families": "gonzaga,medici,este", "start_seat": "2"}
    id = create_table(host, ME, OPEN, PAGE, options=families)
    assert friend.post(f"/tables/{id}/seats/1", json={}).status_code == 201
    assert host.post(f"/tables/{id}/start").status_code == 200

    for client in (host, friend):
        view = frame(client, id)["view"]
        assert [seat["family"] for seat in view["seats"]] == ["gonzaga", "medici", "este"]
        assert view["principe"] == 1
        assert client.get(f"/tables/{id}").json()["options"]["families"] == "gonzaga,medici,este"


@pytest.mark.parametrize(
    ("action", "code"),
    [
        ({"game": "chess"}, "no-game"),
        ({"seats": [ME]}, "refused"),
        ({"preset": "no-such"}, "refused"),
        ({"options": {"start_money": 9999}}, "refused"),
        ({"options": {"families": "medici,medici"}}, "refused"),
        ({"options": {"start_seat": "3"}}, "refused"),
        ({"seats": [ME, {"kind": "bot", "bot": "king"}]}, "no-bot"),
        ({"clock": {"kind": "live", "initial_seconds": 1}}, "bad-request"),
    ],
)
def test_invalid_table_settings_are_refused_with_a_reason(
    server: Running, action: dict[str, Any], code: str
) -> None:
    client = server.visit()

    answer = client.post("/tables", json={"game": "il-principe", "seats": [ME, ME], **action})

    assert 400 <= answer.status_code < 500
    assert answer.json()["code"] == code
    assert answer.json()["detail"]


def test_host_deletes_an_open_table_and_other_players_cannot(server: Running) -> None:
    host, other = server.visit(), server.visit()
    id = create_table(host, ME, OPEN)

    assert other.delete(f"/tables/{id}").status_code == 403
    assert host.delete(f"/tables/{id}").status_code == 204
    assert host.get(f"/tables/{id}").status_code == 404


def test_a_bot_plays_its_seat(server: Running) -> None:
    client = server.visit()
    id = begin(client, ME, PAGE)
    received = frame(client, id)
    act(client, id, 0, received["decision"], received["legal"][0]).raise_for_status()

    def chosen_by() -> set[str]:
        story = client.get(f"/tables/{id}/story", params={"rev": 0}).json()
        return {seen["by"] for seen in story["entries"]}

    wait_until(lambda: chosen_by() >= {"seat", "bot"})


def test_rematch_of_a_finished_game_seats_the_players_who_ask(server: Running) -> None:
    host, friend = server.visit("Host"), server.visit("Friend")
    id = create_table(host, ME, OPEN)
    friend.post(f"/tables/{id}/seats/1", json={}).raise_for_status()
    host.post(f"/tables/{id}/start").raise_for_status()
    early = host.post(f"/tables/{id}/rematch")
    for _move in range(600):
        for client in (host, friend):
            received = frame(client, id)
            if received.get("legal"):
                act(client, id, None, received["decision"], received["legal"][0]).raise_for_status()
        if received["status"] == "over":
            break

    first = host.post(f"/tables/{id}/rematch").json()
    second = friend.post(f"/tables/{id}/rematch").json()

    assert early.json()["code"] == "not-over"
    assert first["id"] == second["id"] != id
    assert [seat["name"] for seat in second["seats"]] == ["Host", "Friend"]


def test_rematch_after_a_deleted_rematch_creates_a_new_table(server: Running) -> None:
    client = server.visit()
    id = begin(client, ME, ME)
    server.server.lobby.close(id, 1)
    first = client.post(f"/tables/{id}/rematch").json()["id"]
    client.delete(f"/tables/{first}").raise_for_status()

    second = client.post(f"/tables/{id}/rematch")
    again = client.post(f"/tables/{id}/rematch")

    assert second.status_code == again.status_code == 200
    assert second.json()["id"] == again.json()["id"] != first
    assert client.get(f"/tables/{id}").json()["rematch"] == second.json()["id"]


def test_table_deleted_during_the_request_is_answered_as_missing(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    client = server.visit()
    id = create_table(client, ME, OPEN)
    monkeypatch.setattr(server.server.lobby, "take", lambda *_asked: server.server.lobby.clear(id))

    answer = client.post(f"/tables/{id}/seats/1", json={})

    assert (answer.status_code, answer.json()["code"]) == (404, "no-table")


def test_invited_seat_stays_reserved_after_its_player_leaves(server: Running) -> None:
    host, friend, passer_by = server.visit(), server.visit(), server.visit()
    id = create_table(host, ME, INVITED)
    invite = host.get(f"/tables/{id}").json()["invite"]

    def kind_after(leave: Callable[[], httpx.Response]) -> str:
        friend.post(f"/tables/{id}/seats/1", json={"invite": invite}).raise_for_status()
        leave().raise_for_status()
        assert passer_by.post(f"/tables/{id}/seats/1", json={}).json()["code"] == "by-invitation"
        return str(host.get(f"/tables/{id}").json()["seats"][1]["kind"])

    assert kind_after(lambda: friend.delete(f"/tables/{id}/seats/1")) == "invited"
    assert kind_after(lambda: friend.delete("/me")) == "invited"


def test_invited_seat_stays_reserved_in_a_rematch(server: Running) -> None:
    host, friend = server.visit(), server.visit()
    id = create_table(host, ME, INVITED)
    invite = host.get(f"/tables/{id}").json()["invite"]
    friend.post(f"/tables/{id}/seats/1", json={"invite": invite}).raise_for_status()
    host.post(f"/tables/{id}/start").raise_for_status()
    server.server.lobby.close(id, 1)

    first = host.post(f"/tables/{id}/rematch").json()
    second = friend.post(f"/tables/{id}/rematch").json()

    assert [seat["kind"] for seat in first["seats"]] == ["account", "invited"]
    assert [seat["kind"] for seat in second["seats"]] == ["account", "account"]
