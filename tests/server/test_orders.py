"""Tests of standing orders at a real table, carried out like a choice of the player."""

from pathlib import Path

from signoria.games.il_principe.game import GAME as IL_PRINCIPE
from signoria.server.table.automatic_moves import ENOUGH
from tests.server.servers import Running, running, wait_until
from tests.server.tables import ME, act, create_table, frame

OPEN = {"kind": "open"}


def people_are_fast(server: Running) -> None:
    """Record fast decisions of people, so that orders are carried out fast too."""
    for phase in IL_PRINCIPE.phase_names:
        for _time in range(ENOUGH):
            server.server.decision_times.times.note(f"il-principe {phase} NoClock", 20)


def test_order_bids_for_its_owner_and_stays_secret(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path / 'a.db'}") as server:
        people_are_fast(server)
        host, friend = server.visit(), server.visit()
        id = create_table(host, ME, OPEN)
        friend.post(f"/tables/{id}/seats/1", json={}).raise_for_status()
        host.post(f"/tables/{id}/start").raise_for_status()
        people = [host, friend]
        for client in people:
            received = frame(client, id)
            act(client, id, None, received["decision"], received["legal"][0]).raise_for_status()
        auction = frame(host, id)["view"]["auction"]
        opener = frame(host, id)["to_move"][0]
        ordering, other = people[opener], people[1 - opener]
        order = ["bid_up_to", auction["item"], 1, 2]

        ordering.put(f"/tables/{id}/order", json={"order": order}).raise_for_status()
        wait_until(lambda: frame(other, id)["to_move"] == [1 - opener])

        received = frame(other, id, after="3.0")
        assert received["entries"][-1]["by"] == "seat"
        assert received["view"]["auction"]["high_bidder"] == opener
        assert received["people"][opener].get("online") is True
        assert "bid_up_to" not in other.get(f"/tables/{id}/story", params={"rev": 0}).text
        assert other.get(f"/tables/{id}/order").json() == {"order": None}
        assert ordering.get(f"/tables/{id}/order").json() == {"order": order}


def test_malformed_order_is_refused(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path / 'a.db'}") as server:
        client = server.visit()
        id = create_table(client, ME, ME)
        client.post(f"/tables/{id}/start").raise_for_status()

        for order in (["win"], ["bid_up_to"], ["bid_up_to", "x", 1, 2], ["bid_up_to", 10, 1, -5]):
            refused = client.put(f"/tables/{id}/order", json={"order": order, "seat": 0})
            assert refused.status_code == 422
        assert client.get(f"/tables/{id}/order", params={"seat": 0}).json() == {"order": None}
