"""Tests of standing orders at a real table, carried out like a choice of the player."""

from pathlib import Path

from signoria.games.il_principe.game import GAME as IL_PRINCIPE
from signoria.server.pacing import ENOUGH
from tests.server.houses import Running, running, wait_until
from tests.server.tables import ME, act, frame, lay

OPEN = {"kind": "open"}


def people_are_quick(house: Running) -> None:
    """Record fast decisions of people, so that orders are carried out fast too."""
    for phase in IL_PRINCIPE.phase_names:
        for _time in range(ENOUGH):
            house.house.waiting.times.note(f"il-principe {phase} NoClock", 20)


def test_order_bids_for_its_owner_and_stays_secret(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path / 'a.db'}") as house:
        people_are_quick(house)
        host, friend = house.visit(), house.visit()
        id = lay(host, ME, OPEN)
        friend.post(f"/tables/{id}/seats/1", json={}).raise_for_status()
        host.post(f"/tables/{id}/start").raise_for_status()
        people = [host, friend]
        for client in people:
            told = frame(client, id)
            act(client, id, None, told["opened"], told["legal"][0]).raise_for_status()
        auction = frame(host, id)["view"]["auction"]
        opener = frame(host, id)["asked"][0]
        ordering, other = people[opener], people[1 - opener]
        order = ["bid_up_to", auction["item"], 1, 2]

        ordering.put(f"/tables/{id}/order", json={"order": order}).raise_for_status()
        wait_until(lambda: frame(other, id)["asked"] == [1 - opener])

        told = frame(other, id, after="3.0")
        assert told["heard"][-1]["by"] == "seat"
        assert told["view"]["auction"]["high_bidder"] == opener
        assert told["people"][opener].get("here") is True
        assert "bid_up_to" not in other.get(f"/tables/{id}/story", params={"rev": 0}).text
        assert other.get(f"/tables/{id}/order").json() == {"order": None}
        assert ordering.get(f"/tables/{id}/order").json() == {"order": order}


def test_malformed_order_is_refused(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path / 'a.db'}") as house:
        client = house.visit()
        id = lay(client, ME, ME)
        client.post(f"/tables/{id}/start").raise_for_status()

        for order in (["win"], ["bid_up_to"], ["bid_up_to", "x", 1, 2], ["bid_up_to", 10, 1, -5]):
            refused = client.put(f"/tables/{id}/order", json={"order": order, "seat": 0})
            assert refused.status_code == 422
        assert client.get(f"/tables/{id}/order", params={"seat": 0}).json() == {"order": None}
