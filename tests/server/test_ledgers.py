"""Tests of ledgers: download, import, fork and the ledger of a running game."""

import json

from tests.server.servers import Running
from tests.server.tables import ME, act, begin, frame, play_on


def test_finished_game_is_downloaded_and_imported(server: Running) -> None:
    client = server.visit()
    id = begin(client)
    play_on(client, id, 600)
    text = client.get(f"/tables/{id}/ledger").text

    taken = client.post("/tables/import", json={"ledger": text})

    new = taken.json()["id"]
    assert taken.status_code == 201
    assert (taken.json()["status"], taken.json()["origin"]) == ("over", "import")
    assert client.get(f"/tables/{new}/ledger").text == text
    assert taken.json()["result"] == client.get(f"/tables/{id}").json()["result"]


def test_altered_ledger_is_not_imported(server: Running) -> None:
    client = server.visit()
    id = begin(client)
    play_on(client, id, 600)
    lines = client.get(f"/tables/{id}/ledger").text.splitlines(keepends=True)
    before = client.get("/tables", params={"status": "over", "mine": True}).json()

    for text in ("".join(lines[:-1]), "".join(lines[:5] + lines[6:]), "no ledger", lines[0]):
        refused = client.post("/tables/import", json={"ledger": text})
        assert refused.status_code == 422
        assert refused.json()["rule"].startswith("LEDGER-")

    assert client.get("/tables", params={"status": "over", "mine": True}).json() == before


def test_ledger_of_a_running_game_has_only_events_visible_to_the_seat(server: Running) -> None:
    client = server.visit()
    id = begin(client)
    received = frame(client, id, 1)
    act(client, id, 1, received["decision"], received["legal"][0]).raise_for_status()

    own = client.get(f"/tables/{id}/ledger", params={"seat": 1}).text.splitlines()
    other = client.get(f"/tables/{id}/ledger", params={"seat": 2}).text.splitlines()

    assert json.loads(own[2])["action"] == received["legal"][0]
    assert "do" not in json.loads(other[2])
    assert json.loads(other[2])["events"][0][:3] == ["cards_set_aside", 1, 2]
    assert json.loads(other[2])["events"][0][3] == []


def test_finished_game_is_forked_to_another_table(server: Running) -> None:
    client = server.visit()
    id = begin(client)
    play_on(client, id, 600)
    seen = client.get(f"/tables/{id}/view", params={"seat": 0, "rev": 9}).json()["view"]

    forked = client.post(f"/tables/{id}/fork", json={"rev": 9, "seats": [ME, ME, ME]}).json()
    client.post(f"/tables/{forked['id']}/start").raise_for_status()

    assert forked["origin"] == f"{id} 9"
    assert frame(client, forked["id"], 0)["view"] == seen
    assert play_on(client, forked["id"], 1, which=1)["rev"] == 10


def test_private_game_is_forked_only_with_its_invitation(server: Running) -> None:
    host, guest = server.visit(), server.visit()
    id = begin(host, access="private")
    play_on(host, id, 600)
    invite = host.get(f"/tables/{id}").json()["invite"]
    action = {"rev": 9, "seats": [ME, ME, ME]}

    refused = guest.post(f"/tables/{id}/fork", json=action)
    forked = guest.post(f"/tables/{id}/fork", json=action, params={"invite": invite})

    assert (refused.status_code, forked.status_code) == (404, 201)
    assert forked.json()["origin"] == "9"


def test_a_running_game_is_not_forked(server: Running) -> None:
    client = server.visit()
    id = begin(client)

    refused = client.post(f"/tables/{id}/fork", json={"rev": 1, "seats": [ME, ME, ME]})

    assert (refused.status_code, refused.json()["code"]) == (409, "not-over")


def test_view_of_an_earlier_revision_is_the_view_shown_then(server: Running) -> None:
    client = server.visit()
    id = begin(client)
    shown = {}
    for _move in range(12):
        received = frame(client, id, 0)
        shown[received["rev"]] = received["view"]
        play_on(client, id, 1)

    for rev, view in shown.items():
        answer = client.get(f"/tables/{id}/view", params={"seat": 0, "rev": rev})
        assert answer.json() == {"rev": rev, "seat": 0, "view": view}
    assert client.get(f"/tables/{id}/view", params={"rev": 999}).json()["code"] == "no-revision"
