"""Tests of a table over HTTP, through all layers of the server."""

from tests.server.servers import Running
from tests.server.tables import act, begin, frame, new_key, play_on


def test_whole_game_is_played_by_one_client(server: Running) -> None:
    client = server.visit()
    id = begin(client)

    last = play_on(client, id, 600)

    assert last["status"] == "over"
    assert len(last["result"]["scores"]) == 3
    assert client.get(f"/tables/{id}").json()["status"] == "over"


def test_repeated_key_gets_the_first_response(server: Running) -> None:
    client = server.visit()
    id = begin(client)
    received = frame(client, id, 0)
    key = new_key()
    first = act(client, id, 0, received["decision"], received["legal"][0], key=key)

    again = act(client, id, 0, received["decision"], received["legal"][0], key=key)

    assert first.status_code == again.status_code == 200
    assert first.content == again.content
    assert frame(client, id, 0)["rev"] == first.json()["rev"]


def test_key_used_for_another_choice_is_refused(server: Running) -> None:
    client = server.visit()
    id = begin(client)
    received = frame(client, id, 0)
    key = new_key()
    act(client, id, 0, received["decision"], received["legal"][0], key=key)

    other = act(client, id, 0, received["decision"], ["pass"], key=key)

    assert (other.status_code, other.json()["code"]) == (409, "key-used")


def test_key_used_for_a_later_choice_is_refused(server: Running) -> None:
    client = server.visit()
    id = begin(client)
    key, before = new_key(), frame(client, id, 0)
    act(client, id, 0, before["decision"], before["legal"][0], key=key)
    later = before
    while later.get("decision", 0) <= before["decision"]:
        play_on(client, id, 1)
        later = frame(client, id, 0)

    other = act(client, id, 0, later["decision"], later["legal"][0], key=key)

    assert (other.status_code, other.json()["code"]) == (409, "key-used")
    assert frame(client, id, 0)["rev"] == later["rev"]


def test_sealed_choice_of_another_seat_does_not_make_a_decision_stale(server: Running) -> None:
    client = server.visit()
    id = begin(client)
    mine, other = frame(client, id, 0), frame(client, id, 1)
    act(client, id, 1, other["decision"], other["legal"][0]).raise_for_status()

    late = act(client, id, 0, mine["decision"], mine["legal"][0])

    assert late.status_code == 200


def test_stale_decision_is_answered_with_later_entries(server: Running) -> None:
    client = server.visit()
    id = begin(client)
    received = frame(client, id, 0)
    act(client, id, 0, received["decision"], received["legal"][0]).raise_for_status()

    stale = act(client, id, 0, received["decision"], received["legal"][0])

    assert stale.status_code == 409
    assert stale.json()["code"] == "stale"
    assert [seen["rev"] for seen in stale.json()["frame"]["entries"]] == [received["rev"] + 1]
