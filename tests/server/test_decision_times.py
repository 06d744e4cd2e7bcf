"""Tests that standing orders wait like people and count as presence of their owner."""

import time
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from signoria.server.autoplay.auto_player import LOOK
from tests.server.clock import HOUR, MINUTE, Clock
from tests.server.servers import Running, running, wait_until
from tests.server.tables import ME, act, begin, create_table, frame

AUCTION = "il-principe auction {clock_kind}"
SLOW = {"kind": "slow", "seconds_per_decision": 3600}
OPEN = {"kind": "open"}


@pytest.fixture(scope="module")
def clock() -> Clock:
    return Clock()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, clock: Clock) -> Iterator[Running]:
    url = f"sqlite:///{tmp_path_factory.mktemp('waiting') / 'signoria.db'}"
    with running(url, clock, bot_workers=0) as found:
        yield found


def choose(client: httpx.Client, table: str, seat: int, which: int = 0) -> None:
    received = frame(client, table, seat)
    act(client, table, seat, received["decision"], received["legal"][which]).raise_for_status()


def auctioned(client: httpx.Client, table: str) -> dict[str, Any]:
    """Make choices until an auction begins; return the frame of seat 0."""
    for _choice in range(20):
        received = frame(client, table, 0)
        if received["view"]["auction"]:
            return received
        choose(client, table, received["to_move"][0])
    raise AssertionError("nothing is ever auctioned")


def order(client: httpx.Client, table: str, seat: int, limit: int) -> None:
    """Leave a standing order to bid up to a limit in the current auction."""
    view = frame(client, table, seat)["view"]
    action = ["bid_up_to", view["auction"]["item"], view["round"], limit]
    answer = client.put(f"/tables/{table}/order", json={"order": action, "seat": seat})
    assert answer.status_code == 204, answer.text


def times(server: Running, clock_kind: str) -> list[int]:
    return server.server.decision_times.times.of(AUCTION.format(clock_kind=clock_kind))


def test_time_of_a_person_is_recorded_by_kind_of_decision(server: Running, clock: Clock) -> None:
    client = server.visit()
    table = begin(client)
    received = auctioned(client, table)
    before = len(times(server, "NoClock"))

    clock.move(7_000)
    choose(client, table, received["to_move"][0])

    assert times(server, "NoClock")[before:] == [7_000]
    assert 7_000 not in server.server.decision_times.times.of("il-principe setting_aside NoClock")


def test_order_waits_as_long_as_people_and_is_not_recorded(server: Running, clock: Clock) -> None:
    client = server.visit()
    table = begin(client, clock=SLOW)
    seat = auctioned(client, table)["to_move"][0]
    for _person in range(400):  # more than are kept; each took half an hour
        server.server.decision_times.times.note(AUCTION.format(clock_kind="SlowClock"), HOUR // 2)
    order(client, table, seat, 3)
    rev = frame(client, table, 0)["rev"]

    live = server.server.tables.known(table)
    clock.move(HOUR // 2 - MINUTE)
    server.server.tables.evict_idle(0)  # a table with a waiting order stays in memory
    time.sleep(2 * LOOK)
    early = frame(client, table, 0)["rev"]
    clock.move(MINUTE)
    wait_until(lambda: frame(client, table, 0)["rev"] == rev + 1)

    assert early == rev
    assert server.server.tables.known(table) is live
    assert set(times(server, "SlowClock")) == {HOUR // 2}


def test_order_deleted_while_waiting_is_not_carried_out(server: Running, clock: Clock) -> None:
    client = server.visit()
    table = begin(client)
    seat = auctioned(client, table)["to_move"][0]
    order(client, table, seat, 3)
    rev = frame(client, table, 0)["rev"]

    client.delete(f"/tables/{table}/order", params={"seat": seat}).raise_for_status()
    clock.move(24 * HOUR)
    wait_until(lambda: table not in server.server.autoplay.busy())

    assert frame(client, table, 0)["rev"] == rev


def test_seat_with_an_order_counts_as_present(server: Running, clock: Clock) -> None:
    anna, bea = server.visit(), server.visit()
    table = create_table(anna, ME, OPEN)
    bea.post(f"/tables/{table}/seats/1", json={}).raise_for_status()
    anna.post(f"/tables/{table}/start").raise_for_status()
    choose(anna, table, 0)
    choose(bea, table, 1)
    seat = frame(anna, table, 0)["to_move"][0]
    owner, other = ((anna, bea), (bea, anna))[seat]
    order(owner, table, seat, 1)
    live = server.server.tables.table(table)
    wait_until(lambda: not live.watchers)

    with_order = frame(other, table)["people"][seat]
    owner.delete(f"/tables/{table}/order").raise_for_status()
    clock.move(25 * HOUR)
    without = frame(other, table)["people"][seat]

    assert with_order["online"]
    assert not without.get("online")
    assert without["bot_allowed"]
