"""Tests that notices of slow games go to players without an open stream."""

import json
from collections.abc import Iterator

import pytest

from signoria.games.il_principe.rules import COLOUR_NAMES
from tests.server.receiver import receiving
from tests.server.servers import Running, running, wait_until
from tests.server.tables import ME, act, create_table, frame, frames

SLOW = {"kind": "slow", "seconds_per_decision": 3600}
OPEN = {"kind": "open"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    url = f"sqlite:///{tmp_path_factory.mktemp('notices') / 'signoria.db'}"
    with running(url, local_webhooks=True, bot_workers=0) as found:
        yield found


def test_player_with_an_open_stream_gets_no_notice(server: Running) -> None:
    anna, bea = server.visit("Anna"), server.visit("Bea")
    with receiving() as receiver:
        bea.put("/me/webhook", json={"url": receiver.url}).raise_for_status()
        watched, alone = (create_table(anna, ME, OPEN, clock=SLOW) for _ in range(2))
        for table in (watched, alone):
            bea.post(f"/tables/{table}/seats/1", json={}).raise_for_status()
        with bea.stream("GET", f"/tables/{watched}/events") as stream:
            seen = frames(stream)  # keep a reference: a collected reader closes its stream
            next(seen)
            for table in (watched, alone):
                anna.post(f"/tables/{table}/start").raise_for_status()
            [notice] = receiver.wait_for(1)

    assert json.loads(notice.body)["table"] == alone


def test_player_with_an_order_for_a_later_lot_gets_a_notice(server: Running) -> None:
    anna, bea = server.visit("Anna"), server.visit("Bea")
    table = create_table(anna, ME, OPEN, clock=SLOW)
    bea.post(f"/tables/{table}/seats/1", json={}).raise_for_status()
    anna.post(f"/tables/{table}/start").raise_for_status()
    with receiving() as receiver:
        for _choice in range(200):
            received = frame(anna, table, 0)
            auction = received["view"]["auction"]
            both = auction and auction["bidders"] == [0, 1] and later_lot(received["view"])
            if both and received["to_move"] == [1]:
                break
            client = (anna, bea)[received["to_move"][0]]
            mine = frame(client, table)
            action = ["bid", 1] if both else mine["legal"][0]  # then Bea is asked next
            act(client, table, None, mine["decision"], action).raise_for_status()
        else:
            raise AssertionError("no auction before another in 200 choices")
        action = ["bid_up_to", later_lot(received["view"]), received["view"]["round"], 1]
        bea.put(f"/tables/{table}/order", json={"order": action}).raise_for_status()
        bea.put("/me/webhook", json={"url": receiver.url}).raise_for_status()
        mine = frame(bea, table, 1)
        wait_until(lambda: not server.server.tables.table(table).watchers)
        high = received["view"]["auction"]["high_bid"]
        act(bea, table, 1, mine["decision"], ["bid", high + 1]).raise_for_status()
        mine = frame(anna, table, 0)
        wait_until(lambda: not server.server.tables.table(table).watchers)
        act(anna, table, 0, mine["decision"], ["bid", high + 2]).raise_for_status()

        [notice] = receiver.wait_for(1)

    assert json.loads(notice.body)["table"] == table


def later_lot(view: dict[str, object]) -> str:
    """Return a lot that is auctioned later in this round; empty if there is none."""
    auction, lots = view["auction"], view["lots"]
    assert isinstance(auction, dict)
    assert isinstance(lots, list)
    coming = [f"lot-{COLOUR_NAMES[colour]}" for colour, cards in enumerate(lots) if cards]
    return next((item for item in coming if item != auction["item"]), "")
