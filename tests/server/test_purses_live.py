"""Tests that a concealed bribe changes nothing that other seats are sent."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from signoria.server.table.wire import Side
from tests.server.clock import Clock
from tests.server.servers import Running, running
from tests.server.tables import ME, act, begin, frame

LIVE = {"kind": "live", "initial_seconds": 600}
CONCEALED = {"bribe_secrecy": "concealed", "start_seat": "1", "talk_time": "0"}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    with running(f"sqlite:///{tmp_path / 'a.db'}", now=Clock()) as found:
        yield found


def bribed(client: httpx.Client, notes: int) -> str:
    """Play until seat 0 has bribed seat 1 with some notes; return the id of the table."""
    id = begin(client, ME, ME, ME, game="intrigue", options=CONCEALED, clock=LIVE)
    for which in (0, -1):
        received = frame(client, id, 0)
        act(client, id, 0, received["decision"], received["legal"][which]).raise_for_status()
    received = frame(client, id, 0)
    act(client, id, 0, received["decision"], ["bribe", notes]).raise_for_status()
    return id


def sent(client: httpx.Client, id: str, seat: Side) -> list[object]:
    """Return the responses to all requests about a table from one seat."""
    answers = [
        client.get(f"/tables/{id}/{what}", params={"seat": seat, "rev": 0, **query}).text
        for what in ("story", "ledger", "view")
        for query in ({}, {"rev": 4})
    ]
    actions = (["bribe", 1], ["bribe", 90], ["pay_nothing"], ["place", 0], ["give", 0, 1])
    whys = [
        client.post(f"/tables/{id}/why", json={"action": action, "seat": seat}).text
        for action in actions
        if seat != "spectator"
    ]
    return [frame(client, id, seat, after="0.0"), *answers, *whys]


@pytest.mark.rule("SET-4", "BRI-6")
def test_concealed_bribe_changes_nothing_sent_to_other_seats(server: Running) -> None:
    client = server.visit()
    small, large = bribed(client, 1), bribed(client, 9)

    sides: list[Side] = [2, "spectator"]
    for seat in sides:
        assert sent(client, small, seat) == sent(client, large, seat)
    for seat in (0, 1):
        assert sent(client, small, seat) != sent(client, large, seat)


@pytest.mark.rule("SET-4", "BRI-6", "OUT-3")
def test_seats_that_owe_a_concealed_bribe_have_equal_clocks(server: Running) -> None:
    client = server.visit()
    id = begin(client, ME, ME, ME, game="intrigue", options=CONCEALED, clock=LIVE)
    while len((now := frame(client, id, 0))["to_move"]) < 2:
        seat = now["to_move"][0]
        received = frame(client, id, seat)
        act(client, id, seat, received["decision"], received["legal"][0]).raise_for_status()

    assert (now["to_move"], now["clock"]) == ([0, 1], [30_000, 30_000, None])
