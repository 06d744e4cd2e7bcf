"""Tests of streams: whole frames, resuming without a gap, the view of one seat."""

import socket
import threading
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest

from tests.server.servers import Running, wait_until
from tests.server.tables import ME, act, begin, create_table, frame, frames

OPEN = {"kind": "open"}


class Listener:
    """Reader of a stream in a separate thread."""

    def __init__(self, client: httpx.Client, id: str, **query: Any) -> None:
        self.seen: list[dict[str, Any]] = []
        self._answer = client.send(
            client.build_request("GET", f"/tables/{id}/events", params=query), stream=True
        )
        assert self._answer.status_code == 200
        self._thread = threading.Thread(target=self._listen)
        self._thread.start()

    def _listen(self) -> None:
        try:
            for received in frames(self._answer):
                self.seen.append(received)
        except (httpx.StreamError, httpx.TransportError):
            pass

    def close(self) -> None:
        """Close the connection, like a closed browser."""
        wire = self._answer.extensions["network_stream"].get_extra_info("socket")
        wire.shutdown(socket.SHUT_RDWR)
        self._thread.join(10)
        self._answer.close()


def revisions(seen: list[dict[str, Any]]) -> list[int]:
    return [entry["rev"] for received in seen for entry in received.get("entries", [])]


def test_stored_entry_is_sent_to_every_stream(server: Running) -> None:
    client = server.visit()
    id = begin(client)
    listeners = [Listener(client, id, seat=seat) for seat in (0, 1, "spectator")]
    wait_until(lambda: all(listener.seen for listener in listeners))
    received = frame(client, id, 0)

    rev = act(client, id, 0, received["decision"], received["legal"][0]).json()["rev"]
    wait_until(lambda: all(revisions(listener.seen) for listener in listeners))

    own, other, spectator = (listener.seen for listener in listeners)
    assert revisions(own) == revisions(other) == revisions(spectator) == [rev]
    assert any("action" in entry for received in own for entry in received.get("entries", []))
    assert not any(
        "action" in entry for received in other + spectator for entry in received.get("entries", [])
    )
    for listener in listeners:
        listener.close()


def test_entry_is_sent_only_after_it_is_stored(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    client = server.visit()
    id = begin(client)
    received = frame(client, id, 0)
    append, asked, go_on = server.server.ledgers.append, threading.Event(), threading.Event()

    def held_up(batch: Any) -> Any:
        asked.set()
        assert go_on.wait(10)
        return append(batch)

    listener = Listener(client, id, seat=0)
    wait_until(lambda: listener.seen)
    monkeypatch.setattr(server.server.ledgers, "append", held_up)
    with ThreadPoolExecutor(1) as pool:
        answer = pool.submit(act, client, id, 0, received["decision"], received["legal"][0])
        assert asked.wait(10)
        unheard = not threading.Event().wait(0.3) and revisions(listener.seen) == []
        unanswered = not answer.done()
        go_on.set()
        answer.result().raise_for_status()
    wait_until(lambda: revisions(listener.seen) == [2])

    listener.close()
    assert unheard
    assert unanswered


def test_entry_that_cannot_be_stored_is_not_sent(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    client = server.visit()
    id = begin(client)
    received = frame(client, id, 0)
    listener = Listener(client, id, seat=0)
    wait_until(lambda: listener.seen)
    with monkeypatch.context() as full:
        full.setattr(server.server.ledgers, "append", lambda _batch: 1 / 0)
        failed = act(client, id, 0, received["decision"], received["legal"][0], key="again")

    again = act(client, id, 0, received["decision"], received["legal"][0], key="again")
    wait_until(lambda: revisions(listener.seen) == [2])

    listener.close()
    assert (failed.status_code, again.status_code) == (503, 200)
    assert [one["rev"] for one in listener.seen] == [1, 2]


def test_resumed_stream_has_each_missed_event_once(server: Running) -> None:
    client = server.visit()
    id = begin(client)
    first = frame(client, id, 0)
    for _move in range(3):
        seat = frame(client, id, 0)["to_move"][0]
        received = frame(client, id, seat)
        act(client, id, seat, received["decision"], received["legal"][0]).raise_for_status()
    client.post(f"/tables/{id}/chat", json={"text": "and now?"}).raise_for_status()

    back = frame(client, id, 0, after=first["id"])

    assert revisions([back]) == [2, 3, 4]
    assert [line["text"] for line in back["chat"]] == ["and now?"]
    assert back["view"] == frame(client, id, 0)["view"]
    assert frame(client, id, 0, after=back["id"]).get("entries", []) == []


def test_stream_after_a_future_id_starts_with_a_full_frame(server: Running) -> None:
    client = server.visit()
    id = begin(client)

    received = frame(client, id, 0, after="999.0")

    assert received["rev"] == 1
    assert received["view"]["you"] == 0


def test_chat_is_sent_to_all_except_those_who_muted_the_speaker(server: Running) -> None:
    host, friend, other = server.visit("Host"), server.visit("Friend"), server.visit("Other")
    id = create_table(host, ME, OPEN)
    friend.post(f"/tables/{id}/seats/1", json={}).raise_for_status()
    friend.put(f"/me/mutes/{host.get('/me').json()['id']}").raise_for_status()
    listeners = {
        name: Listener(client, id)
        for name, client in (("host", host), ("friend", friend), ("other", other))
    }

    host.post(f"/tables/{id}/chat", json={"text": "hear me"}).raise_for_status()
    friend.post(f"/tables/{id}/chat", json={"text": "me too"}).raise_for_status()

    def said(name: str) -> list[str]:
        return [
            line["text"] for received in listeners[name].seen for line in received.get("chat", [])
        ]

    wait_until(lambda: all("me too" in said(name) for name in listeners))
    assert said("host") == said("other") == ["hear me", "me too"]
    assert said("friend") == ["me too"]
    assert [line["text"] for line in friend.get(f"/tables/{id}/chat").json()] == ["me too"]
    for listener in listeners.values():
        listener.close()


def test_chat_line_repeated_with_its_key_is_stored_once(server: Running) -> None:
    host, friend = server.visit(), server.visit()
    id = create_table(host, ME, OPEN)
    says = [(host, "one"), (host, "one"), (friend, "one"), (host, "two")]

    numbers = [
        client.post(f"/tables/{id}/chat", json={"text": "a word", "key": key}).json()["number"]
        for client, key in says
    ]

    assert numbers == [1, 1, 2, 3]
    assert [line["number"] for line in host.get(f"/tables/{id}/chat").json()] == [1, 2, 3]


def test_chat_does_not_make_a_decision_stale(server: Running) -> None:
    client = server.visit()
    id = begin(client)
    received = frame(client, id, 0)
    client.post(f"/tables/{id}/chat", json={"text": "a word"}).raise_for_status()

    assert act(client, id, 0, received["decision"], received["legal"][0]).status_code == 200


def test_frames_show_who_is_connected(server: Running) -> None:
    host, friend = server.visit(), server.visit()
    id = create_table(host, ME, OPEN)
    friend.post(f"/tables/{id}/seats/1", json={}).raise_for_status()

    def here() -> list[bool]:
        return [seat.get("online", False) for seat in frame(host, id)["people"]]

    assert here() == [True, False]
    listener = Listener(friend, id)
    wait_until(lambda: here()[1])
    listener.close()
    wait_until(lambda: not here()[1])


def test_story_since_the_last_own_choice_is_in_the_language_of_the_account(server: Running) -> None:
    client = server.visit(**{"accept-language": "it"})
    client.patch("/me", json={"language": "it"}).raise_for_status()
    id = begin(client)
    for seat in range(3):
        received = frame(client, id, seat)
        act(client, id, seat, received["decision"], received["legal"][0]).raise_for_status()

    story = client.get(f"/tables/{id}/story", params={"seat": 0}).json()

    assert story["since"] == 2
    assert [entry["rev"] for entry in story["entries"]] == [3, 4]
    assert any("carte" in sentence or "mette" in sentence for sentence in story["sentences"])
    assert story["agenda"]


def test_frames_that_open_no_decision_have_a_name(server: Running) -> None:
    host = server.visit("Host")
    table = create_table(host)
    query = {"seat": "spectator"}
    with host.stream("GET", f"/tables/{table}/events", params=query) as answer:
        lines = answer.iter_lines()
        names = (line for line in lines if line.startswith("event: ") and "alive" not in line)
        wait_until(lambda: server.server.tables.table(table).watchers)
        host.post(f"/tables/{table}/chat", json={"text": "Good evening"}).raise_for_status()
        assert next(names) == "event: chat"
        frame(host, table, 1)
        assert next(names) == "event: people"
