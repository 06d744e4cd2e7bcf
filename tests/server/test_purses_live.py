"""Tests that a concealed bribe changes nothing that other seats are sent."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.clock import Clock
from tests.server.houses import Running, running
from tests.server.tables import ME, act, begin, frame

LIVE = {"kind": "live", "bank": 600}
CONCEALED = {"bribe_secrecy": "concealed", "start_seat": "1", "talk_time": "0"}


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Running]:
    with running(f"sqlite:///{tmp_path / 'a.db'}", now=Clock()) as found:
        yield found


def bribed(client: httpx.Client, notes: int) -> str:
    """Play until seat 0 has bribed seat 1 with some notes; return the id of the table."""
    id = begin(client, ME, ME, ME, game="intrigue", options=CONCEALED, pace=LIVE)
    for which in (0, -1):
        told = frame(client, id, 0)
        act(client, id, 0, told["opened"], told["legal"][which]).raise_for_status()
    told = frame(client, id, 0)
    act(client, id, 0, told["opened"], ["bribe", notes]).raise_for_status()
    return id


def sent(client: httpx.Client, id: str, seat: int) -> list[object]:
    """Return the responses to all requests about a table from one seat."""
    answers = [
        client.get(f"/tables/{id}/{what}", params={"seat": seat, "rev": 0} | query).text
        for what in ("story", "ledger", "view")
        for query in ({}, {"rev": 4})
    ]
    wishes = (["bribe", 1], ["bribe", 90], ["pay_nothing"], ["place", 0], ["give", 0, 1])
    whys = [
        client.post(f"/tables/{id}/why", json={"do": wish, "seat": max(0, seat)}).text
        for wish in wishes
        if seat >= 0
    ]
    return [frame(client, id, seat, after="0.0"), *answers, *whys]


@pytest.mark.rule("SET-4", "BRI-6")
def test_concealed_bribe_changes_nothing_sent_to_other_seats(house: Running) -> None:
    client = house.visit()
    small, large = bribed(client, 1), bribed(client, 9)

    for seat in (2, -2):
        assert sent(client, small, seat) == sent(client, large, seat)
    for seat in (0, 1):
        assert sent(client, small, seat) != sent(client, large, seat)


@pytest.mark.rule("SET-4", "BRI-6", "OUT-3")
def test_seats_that_owe_a_concealed_bribe_have_equal_clocks(house: Running) -> None:
    client = house.visit()
    id = begin(client, ME, ME, ME, game="intrigue", options=CONCEALED, pace=LIVE)
    while len((now := frame(client, id, 0))["asked"]) < 2:
        seat = now["asked"][0]
        told = frame(client, id, seat)
        act(client, id, seat, told["opened"], told["legal"][0]).raise_for_status()

    assert (now["asked"], now["clock"]) == ([0, 1], [30_000, 30_000, None])
