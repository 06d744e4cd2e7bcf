"""Tests of undo: alone or by consent, and never across a reveal."""

from typing import Any

import httpx
import pytest

from tests.server.servers import Running
from tests.server.tables import ME, act, begin, create_table, frame

OPEN = {"kind": "open"}


def at_the_auction(client: httpx.Client, id: str, seats: int) -> dict[str, object]:
    """Let every seat set cards aside; return the frame of the seat that opens the auction."""
    for seat in range(seats):
        received = frame(client, id, seat)
        act(client, id, seat, received["decision"], received["legal"][0]).raise_for_status()
    return frame(client, id, frame(client, id, 0)["to_move"][0])


def test_undo_across_a_reveal_is_refused(server: Running) -> None:
    client = server.visit()
    id = begin(client)
    at_the_auction(client, id, 3)

    refused = client.post(f"/tables/{id}/undo", json={"seat": 0})

    assert (refused.status_code, refused.json()["code"]) == (409, "no-undo")


def test_bid_is_undone_when_everybody_agrees(server: Running) -> None:
    host, friend = server.visit(), server.visit()
    id = create_table(host, ME, OPEN)
    friend.post(f"/tables/{id}/seats/1", json={}).raise_for_status()
    host.post(f"/tables/{id}/start").raise_for_status()
    people = [host, friend]
    for client in people:
        received = frame(client, id)
        act(client, id, None, received["decision"], received["legal"][0]).raise_for_status()
    before = [frame(client, id) for client in people]
    bidder = before[0]["to_move"][0]
    bid = next(action for action in before[bidder]["legal"] if action[0] == "bid")
    act(people[bidder], id, None, before[bidder]["decision"], bid).raise_for_status()

    people[bidder].post(f"/tables/{id}/undo", json={}).raise_for_status()
    proposed = frame(people[1 - bidder], id)
    agreed = people[1 - bidder].post(f"/tables/{id}/undo/consent", json={"agree": True})

    after = [frame(client, id) for client in people]
    assert proposed["proposal"]["to"] == before[0]["rev"]
    assert proposed["rev"] == before[0]["rev"] + 1
    assert agreed.json() == {"rev": before[0]["rev"] + 2}
    assert [received["view"] for received in after] == [received["view"] for received in before]
    assert [received.get("legal") for received in after] == [
        received.get("legal") for received in before
    ]
    assert "proposal" not in after[0]


def test_refusal_of_one_player_ends_the_proposal(server: Running) -> None:
    host, friend = server.visit(), server.visit()
    id = create_table(host, ME, OPEN)
    friend.post(f"/tables/{id}/seats/1", json={}).raise_for_status()
    host.post(f"/tables/{id}/start").raise_for_status()
    received = frame(host, id)
    act(host, id, None, received["decision"], received["legal"][0]).raise_for_status()
    host.post(f"/tables/{id}/undo", json={}).raise_for_status()

    friend.post(f"/tables/{id}/undo/consent", json={"agree": False}).raise_for_status()

    late = friend.post(f"/tables/{id}/undo/consent", json={"agree": True})
    assert (late.status_code, late.json()["code"]) == (409, "no-proposal")
    assert frame(host, id)["rev"] == received["rev"] + 1


def test_undo_at_a_table_of_one_person_succeeds(server: Running) -> None:
    client = server.visit()
    id = begin(client)
    opener = at_the_auction(client, id, 3)
    seat = opener["to_move"][0]  # type: ignore[index]
    bid = next(action for action in opener["legal"] if action[0] == "bid")  # type: ignore[attr-defined]
    act(client, id, seat, opener["decision"], bid).raise_for_status()  # type: ignore[arg-type]

    proposed = client.post(f"/tables/{id}/undo", json={"seat": seat})
    for other in {0, 1, 2} - {seat}:
        client.post(f"/tables/{id}/undo/consent", json={"agree": True, "seat": other})

    assert proposed.status_code == 200
    assert frame(client, id, seat)["view"] == opener["view"]


class UndoScene:
    """Game of Intrigue in which a seat has just made two choices that revealed nothing."""

    def __init__(self, server: Running) -> None:
        self.people = [server.visit() for _seat in range(3)]
        self.id = create_table(self.people[0], ME, OPEN, OPEN, game="intrigue")
        for seat in (1, 2):
            self.people[seat].post(f"/tables/{self.id}/seats/{seat}", json={}).raise_for_status()
        self.people[0].post(f"/tables/{self.id}/start").raise_for_status()
        before = [self.move() for _move in range(6)]
        self.seat, self.rev, self.before = before[-1]["seat"], before[-1]["rev"] + 1, before[-1]
        assert before[-2]["seat"] == self.seat
        self.mover, self.other = self.people[self.seat], self.people[self.seat - 1]

    def move(self) -> dict[str, Any]:
        """Make a choice for the asked seat; return its frame before the choice."""
        seat = frame(self.people[0], self.id)["to_move"][0]
        received = frame(self.people[seat], self.id)
        act(
            self.people[seat], self.id, None, received["decision"], received["legal"][0]
        ).raise_for_status()
        return received

    def undo(self, client: httpx.Client, **action: Any) -> httpx.Response:
        return client.post(f"/tables/{self.id}/undo", json=action)


def test_own_choice_is_undone_without_consent(server: Running) -> None:
    scene = UndoScene(server)

    done = scene.undo(scene.mover, rev=scene.rev, key="once")

    after = frame(scene.mover, scene.id)
    assert done.json() == {"rev": scene.rev + 1}
    assert after["view"] == scene.before["view"]
    assert "proposal" not in after


def test_undo_of_the_choice_of_another_needs_consent(server: Running) -> None:
    scene = UndoScene(server)

    scene.undo(scene.other, rev=scene.rev).raise_for_status()

    after = frame(scene.mover, scene.id)
    assert after["rev"] == scene.rev
    assert after["proposal"]["consent"] == [(scene.seat - 1) % 3]


@pytest.mark.parametrize("action", [{"key": "once"}, {"key": "once", "rev": 7}])
def test_repeated_undo_request_is_done_once(server: Running, action: dict[str, Any]) -> None:
    scene = UndoScene(server)
    assert scene.rev == 7

    first, second = scene.undo(scene.mover, **action), scene.undo(scene.mover, **action)

    assert first.json() == second.json() == {"rev": 8}
    assert frame(scene.mover, scene.id)["view"] == scene.before["view"]
    received = frame(scene.mover, scene.id)
    used = act(scene.mover, scene.id, None, received["decision"], received["legal"][0], key="once")
    assert used.json()["code"] == "key-used"


def test_undo_with_an_old_revision_is_stale(server: Running) -> None:
    scene = UndoScene(server)

    late = scene.undo(scene.mover, rev=scene.rev - 1, key="late")

    assert (late.status_code, late.json()["code"]) == (409, "stale")
    assert [seen["rev"] for seen in late.json()["frame"]["entries"]] == [scene.rev]
    assert frame(scene.mover, scene.id)["rev"] == scene.rev


def test_repeated_undo_proposal_keeps_its_consent(server: Running) -> None:
    scene = UndoScene(server)
    people = {seat["account"]: seat["seat"] for seat in frame(scene.mover, scene.id)["people"]}
    scene.undo(scene.other, rev=scene.rev).raise_for_status()
    scene.mover.post(f"/tables/{scene.id}/undo/consent", json={"agree": True}).raise_for_status()

    scene.undo(scene.other, rev=scene.rev).raise_for_status()

    agreed = frame(scene.mover, scene.id)["proposal"]["consent"]
    both = [client.get("/me").json()["id"] for client in (scene.mover, scene.other)]
    assert agreed == sorted(people[account] for account in both)
