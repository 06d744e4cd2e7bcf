"""Tests of undo: alone or by consent, and never across a reveal."""

from typing import Any

import httpx
import pytest

from tests.server.servers import Running
from tests.server.tables import ME, act, begin, create_table, frame, frames

OPEN = {"kind": "open"}
PAGE = {"kind": "bot", "bot": "page"}
SEATS = {"il-principe": 3, "intrigue": 3, "princes": 2}
CHOICES = 80  # after so many a game has offered an undo


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


def next_decision(client: httpx.Client, id: str, seat: int) -> dict[str, Any]:
    """Wait for a seat's next decision, and return its frame."""
    with client.stream("GET", f"/tables/{id}/events", params={"seat": seat}) as answer:
        return next(one for one in frames(answer) if seat in one.get("to_move", []))


class Slip:
    """A choice that may still be undone when the next decision of a person has come.

    Between two decisions of the only person, the bots have answered.
    """

    def __init__(self, clients: list[httpx.Client], id: str) -> None:
        self.clients, self.id = clients, id
        for choice in range(CHOICES):
            self.seat = self.mover()
            self.client = clients[self.seat % len(clients)]
            self.before = next_decision(self.client, id, self.seat)
            legal = self.before["legal"]
            self.action = legal[choice % len(legal)]
            self.repeat()
            self.answered = self.settled()
            if self.answered.get("undo", {}).get("to") == self.before["rev"]:
                return
        raise AssertionError("no undo was offered")

    def mover(self) -> int:
        """Return the seat of a person that is to move."""
        while True:
            now = frame(self.clients[0], self.id, 0)
            people = [one["seat"] for one in now["people"] if one["kind"] == "account"]
            for seat in people:
                if seat in now["to_move"]:
                    return int(seat)

    def settled(self) -> dict[str, Any]:
        """Return the frame of the seat once a person is to move."""
        self.mover()
        return frame(self.client, self.id, self.seat)

    def repeat(self) -> None:
        """Make the choice."""
        decision = next_decision(self.client, self.id, self.seat)["decision"]
        act(self.client, self.id, self.seat, decision, self.action).raise_for_status()

    def undo(self) -> httpx.Response:
        return self.client.post(f"/tables/{self.id}/undo", json={"seat": self.seat})


def others(game: str, kind: dict[str, Any]) -> list[dict[str, Any]]:
    return [kind] * (SEATS[game] - 1)


@pytest.mark.parametrize("game", SEATS)
def test_undo_at_one_screen_takes_back_the_last_choice_at_once(server: Running, game: str) -> None:
    client = server.visit()
    slip = Slip([client], begin(client, ME, *others(game, ME), game=game))

    done = slip.undo()

    after = frame(client, slip.id, slip.seat)
    assert done.status_code == 200
    assert (after["view"], after["legal"]) == (slip.before["view"], slip.before["legal"])


@pytest.mark.parametrize("game", SEATS)
def test_undo_against_bots_takes_back_the_own_choice_with_their_answers(
    server: Running, game: str
) -> None:
    client = server.visit()
    slip = Slip([client], begin(client, ME, *others(game, PAGE), game=game))

    for _again in range(3):
        done = slip.undo()
        after = next_decision(client, slip.id, 0)
        slip.repeat()
        repeated = slip.settled()

        assert done.status_code == 200
        assert (after["view"], after["legal"]) == (slip.before["view"], slip.before["legal"])
        assert repeated["view"] == slip.answered["view"]


@pytest.mark.parametrize("game", SEATS)
def test_undo_between_people_names_the_own_choice_and_waits_for_consent(
    server: Running, game: str
) -> None:
    people = [server.visit() for _seat in range(SEATS[game])]
    id = create_table(people[0], ME, *others(game, OPEN), game=game)
    for seat, friend in enumerate(people[1:], 1):
        friend.post(f"/tables/{id}/seats/{seat}", json={}).raise_for_status()
    people[0].post(f"/tables/{id}/start").raise_for_status()
    slip = Slip(people, id)
    alone = frame(slip.client, id)["undo"].get("alone", False)

    slip.undo().raise_for_status()
    proposed = frame(slip.client, id).get("proposal")
    for friend in [] if alone else people:
        if friend is not slip.client:
            friend.post(f"/tables/{id}/undo/consent", json={"agree": True}).raise_for_status()

    after = frame(slip.client, id)
    if alone:
        assert proposed is None
    else:
        assert proposed is not None
        assert (proposed["to"], proposed["seat"]) == (slip.before["rev"], slip.seat)
    assert (after["view"], after["legal"]) == (slip.before["view"], slip.before["legal"])


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
