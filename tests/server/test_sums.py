"""Tests that sums of earlier rounds are sent live, but hidden when read later."""

import json
import re
from typing import Any

import httpx
import pytest

from tests.server.servers import Running
from tests.server.tables import ME, act, begin, frame, frames

HIDDEN = "hidden"
OPTIONS = {"talk_time": "0", "start_seat": "1", "last_round": "2"}


def play_to(client: httpx.Client, id: str, last: int) -> dict[str, Any]:
    """Make first choices until a round has begun or the game is over; return the frame."""
    while True:
        now = frame(client, id, 0)
        if now["status"] == "over" or now["view"]["round"] >= last:
            return now
        seat = now["to_move"][0]
        received = frame(client, id, seat)
        act(client, id, seat, received["decision"], received["legal"][0]).raise_for_status()


def sums(entries: list[dict[str, Any]]) -> set[int | str]:
    """Return all sums of bribes and salaries in some entries and their actions."""
    received = [event for one in entries for event in one["events"]]
    paid = {event[5] for event in received if event[0] == "bribe_paid"}
    requested = {
        one["action"][1] for one in entries if one.get("action") and one["action"][0] == "bribe"
    }
    return paid | requested | {event[2] for event in received if event[0] == "salary_paid"}


def downloaded(client: httpx.Client, id: str, **query: Any) -> list[dict[str, Any]]:
    text = client.get(f"/tables/{id}/ledger", params=query).text
    return [json.loads(line) for line in text.splitlines()[1:]]


@pytest.fixture
def client(server: Running) -> httpx.Client:
    return server.visit()


@pytest.mark.rule("SET-8")
def test_entries_read_later_hide_sums_of_earlier_rounds(client: httpx.Client) -> None:
    id = begin(client, ME, ME, ME, game="intrigue", options=OPTIONS)
    now = play_to(client, id, 2)["rev"]

    for seat in ("spectator", 0):
        story = client.get(f"/tables/{id}/story", params={"seat": seat, "rev": 0}).json()
        stream = frame(client, id, seat, after="0.0")["entries"]
        for entries in (story["entries"], stream, downloaded(client, id, seat=seat)):
            own = [one["rev"] for one in entries if one["seat"] == seat]
            faded = max(own, default=now - 1)  # later entries keep their sums
            assert sums([one for one in entries if one["rev"] <= faded]) == {HIDDEN}, seat
    assert any(re.search(r" bribes \w+ \(", sentence) for sentence in story["sentences"])


@pytest.mark.rule("SET-8")
def test_view_of_an_earlier_round_hides_sums(client: httpx.Client) -> None:
    id = begin(client, ME, ME, ME, game="intrigue", options=OPTIONS)
    now = play_to(client, id, 2)
    paid: list[Any] = []
    for rev in range(1, now["rev"]):
        view = client.get(f"/tables/{id}/view", params={"seat": 1, "rev": rev}).json()["view"]
        if view["matter"]:
            paid += [one["ducats"] for one in view["matter"]["payments"] if one["paid"]]

    assert paid
    assert set(paid) == {None}


@pytest.mark.rule("SET-8")
def test_frame_names_the_first_revision_with_visible_sums(client: httpx.Client) -> None:
    id = begin(client, ME, ME, ME, game="intrigue", options=OPTIONS)
    second = play_to(client, id, 2)["rev"]
    received, own = frame(client, id, "spectator", after="0.0"), frame(client, id, 0, after="0.0")
    last = max(one["rev"] for one in own["entries"] if one["seat"] == 0)

    assert (received["sums_shown_from"], own["sums_shown_from"]) == (second, last + 1)
    play_to(client, id, 3)
    assert "sums_shown_from" not in frame(client, id, "spectator")


@pytest.mark.rule("SET-8")
def test_watcher_is_sent_a_sum_when_it_is_paid(client: httpx.Client) -> None:
    options = {**OPTIONS, "sums_in_log": "none"}
    id = begin(client, ME, ME, ME, game="intrigue", options=options)
    while not (now := frame(client, id, 0))["view"]["matter"]:
        seat = now["to_move"][0]
        received = frame(client, id, seat)
        act(client, id, seat, received["decision"], received["legal"][0]).raise_for_status()
    payer = now["view"]["matter"]["payer"]

    with client.stream("GET", f"/tables/{id}/events", params={"seat": "spectator"}) as stream:
        stream_frames = frames(stream)
        next(stream_frames)
        opened = frame(client, id, payer)["decision"]
        act(client, id, payer, opened, ["bribe", 7]).raise_for_status()
        received = next(received for received in stream_frames if "entries" in received)

    assert 70_000 in sums(received["entries"])


@pytest.mark.rule("SET-8")
@pytest.mark.parametrize(("mode", "last"), [("full", 2), ("round", 9)])
def test_full_log_and_finished_game_show_all_sums(
    client: httpx.Client, mode: str, last: int
) -> None:
    id = begin(client, ME, ME, ME, game="intrigue", options={**OPTIONS, "sums_in_log": mode})
    play_to(client, id, last)

    entries = client.get(f"/tables/{id}/story", params={"rev": 0}).json()["entries"]

    assert 10_000 in sums(entries)
    assert HIDDEN not in sums(entries)
