"""Taking back: an entry of its own, alone or with everybody's consent, never across a reveal."""

import httpx

from tests.server.houses import Running
from tests.server.tables import ME, act, begin, frame, lay

OPEN = {"kind": "open"}


def at_the_auction(client: httpx.Client, id: str, seats: int) -> dict[str, object]:
    """Let every seat set cards aside; what the one who opens the auction is told."""
    for seat in range(seats):
        told = frame(client, id, seat)
        act(client, id, seat, told["opened"], told["legal"][0]).raise_for_status()
    return frame(client, id, frame(client, id, 0)["asked"][0])


def test_nothing_that_has_come_to_light_is_taken_back(house: Running) -> None:
    client = house.visit()
    id = begin(client)
    at_the_auction(client, id, 3)

    refused = client.post(f"/tables/{id}/undo", json={"seat": 0})

    assert (refused.status_code, refused.json()["code"]) == (409, "no-undo")


def test_a_bid_is_taken_back_when_everybody_agrees(house: Running) -> None:
    host, friend = house.visit(), house.visit()
    id = lay(host, ME, OPEN)
    friend.post(f"/tables/{id}/seats/1", json={}).raise_for_status()
    host.post(f"/tables/{id}/start").raise_for_status()
    people = [host, friend]
    for client in people:
        told = frame(client, id)
        act(client, id, None, told["opened"], told["legal"][0]).raise_for_status()
    before = [frame(client, id) for client in people]
    bidder = before[0]["asked"][0]
    bid = next(wish for wish in before[bidder]["legal"] if wish[0] == "bid")
    act(people[bidder], id, None, before[bidder]["opened"], bid).raise_for_status()

    people[bidder].post(f"/tables/{id}/undo", json={}).raise_for_status()
    proposed = frame(people[1 - bidder], id)
    agreed = people[1 - bidder].post(f"/tables/{id}/undo/consent", json={"agree": True})

    after = [frame(client, id) for client in people]
    assert proposed["proposal"]["to"] == before[0]["rev"]
    assert proposed["rev"] == before[0]["rev"] + 1
    assert agreed.json() == {"rev": before[0]["rev"] + 2}
    assert [told["view"] for told in after] == [told["view"] for told in before]
    assert [told.get("legal") for told in after] == [told.get("legal") for told in before]
    assert "proposal" not in after[0]


def test_one_who_does_not_agree_ends_the_proposal(house: Running) -> None:
    host, friend = house.visit(), house.visit()
    id = lay(host, ME, OPEN)
    friend.post(f"/tables/{id}/seats/1", json={}).raise_for_status()
    host.post(f"/tables/{id}/start").raise_for_status()
    told = frame(host, id)
    act(host, id, None, told["opened"], told["legal"][0]).raise_for_status()
    host.post(f"/tables/{id}/undo", json={}).raise_for_status()

    friend.post(f"/tables/{id}/undo/consent", json={"agree": False}).raise_for_status()

    late = friend.post(f"/tables/{id}/undo/consent", json={"agree": True})
    assert (late.status_code, late.json()["code"]) == (409, "no-proposal")
    assert frame(host, id)["rev"] == told["rev"] + 1


def test_a_table_of_one_person_takes_back_at_once(house: Running) -> None:
    client = house.visit()
    id = begin(client)
    opener = at_the_auction(client, id, 3)
    seat = opener["asked"][0]  # type: ignore[index]
    bid = next(wish for wish in opener["legal"] if wish[0] == "bid")  # type: ignore[attr-defined]
    act(client, id, seat, opener["opened"], bid).raise_for_status()  # type: ignore[arg-type]

    proposed = client.post(f"/tables/{id}/undo", json={"seat": seat})
    for other in {0, 1, 2} - {seat}:
        client.post(f"/tables/{id}/undo/consent", json={"agree": True, "seat": other})

    assert proposed.status_code == 200
    assert frame(client, id, seat)["view"] == opener["view"]
