"""Tests of clocks at a real table: default moves, outages and cleared tables."""

import threading
import time
from pathlib import Path
from typing import Any

import httpx
import pytest

from signoria.server.autoplay import background, heartbeats
from signoria.store.database import StoreFailed
from tests.server.servers import running, wait_until
from tests.server.tables import ME, act, begin, create_table, frame

LIVE = {"kind": "live", "initial_seconds": 60, "increment_seconds": 5}
SLOW = {"kind": "slow", "seconds_per_decision": 3600}
HOUR = 3_600_000


class Clock:
    """Clock that a test moves."""

    def __init__(self) -> None:
        self.time = 1_800_000_000_000

    def __call__(self) -> int:
        return self.time


@pytest.fixture
def clock() -> Clock:
    return Clock()


def entries_of(client: httpx.Client, id: str, seat: int) -> list[dict[str, Any]]:
    """List the entries visible to a seat."""
    query = {"rev": 0, "seat": seat}
    found: list[dict[str, Any]] = client.get(f"/tables/{id}/story", params=query).json()["entries"]
    return found


@pytest.mark.parametrize("clock_kind", [LIVE, SLOW])
def test_fallen_flag_enters_the_default_move_by_the_clock(
    tmp_path: Path, clock: Clock, clock_kind: dict[str, Any]
) -> None:
    with running(f"sqlite:///{tmp_path / 'a.db'}", now=clock) as server:
        client = server.visit()
        id = begin(client, ME, ME, clock=clock_kind)
        first, second = frame(client, id, 0), frame(client, id, 1)
        act(client, id, 0, first["decision"], first["legal"][0]).raise_for_status()

        clock.time += HOUR + 1000
        late = act(client, id, 1, second["decision"], second["legal"][-1])
        wait_until(lambda: len(entries_of(client, id, 1)) > 2)

        assert late.json()["code"] in ("time-up", "stale")
        assert [entry["by"] for entry in entries_of(client, id, 1)[:3]] == [
            "table",
            "seat",
            "clock",
        ]
        assert entries_of(client, id, 1)[2]["action"] == second["legal"][0]


def test_clock_shows_time_left_with_the_increment_added(tmp_path: Path, clock: Clock) -> None:
    with running(f"sqlite:///{tmp_path / 'a.db'}", now=clock) as server:
        client = server.visit()
        id = begin(client, ME, ME, clock=LIVE)
        received = frame(client, id, 0)

        clock.time += 20_000
        act(client, id, 0, received["decision"], received["legal"][0]).raise_for_status()

        assert received["clock"] == [60_000, 60_000]
        assert frame(client, id, 0)["clock"] == [45_000, 40_000]


def test_server_outage_costs_no_time(tmp_path: Path, clock: Clock) -> None:
    url = f"sqlite:///{tmp_path / 'a.db'}"
    with running(url, now=clock) as server:
        client = server.visit()
        id = begin(client, ME, ME, clock=LIVE)
        cookies = dict(client.cookies)
    clock.time += 10 * HOUR

    with running(url, now=clock) as server:
        back = server.stranger()
        back.cookies.update(cookies)

        assert frame(back, id, 0)["clock"] == [60_000, 60_000]
        assert entries_of(back, id, 0)[-1]["by"] == "table"


def test_database_outage_costs_no_time(
    tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    beaten = threading.Event()

    def away(*_asked: object) -> None:
        raise StoreFailed("away")

    def in_vain(*_asked: object) -> None:
        beaten.set()
        raise StoreFailed("away")

    monkeypatch.setattr(background, "BEAT", 0.05)
    with running(f"sqlite:///{tmp_path / 'a.db'}", now=clock) as server:
        client = server.visit()
        id = begin(client, ME, ME, clock=LIVE)
        received = frame(client, id, 0)
        with monkeypatch.context() as outage:
            nodes = server.server.nodes  # of this server; other tests may run servers too
            outage.setattr(server.server.lobby, "due", away)
            outage.setattr(
                nodes, "come_back", in_vain
            )  # called instead of `beat` after a failed `due`
            outage.setattr(nodes, "beat", in_vain)
            assert beaten.wait(10)
            clock.time += HOUR
        wait_until(lambda: frame(client, id, 0)["clock"] == [60_000, 60_000])

        assert entries_of(client, id, 0)[-1]["by"] == "table"
        assert act(client, id, 0, received["decision"], received["legal"][0]).status_code == 200


def test_slow_database_costs_no_time(
    tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(background, "BEAT", 0.05)
    monkeypatch.setattr(heartbeats, "OUTAGE", 100)
    with running(f"sqlite:///{tmp_path / 'a.db'}", now=clock) as server:
        client = server.visit()
        id = begin(client, ME, ME, clock=LIVE)
        received = frame(client, id, 0)
        answered, beat = threading.Event(), server.server.nodes.beat

        def late(node: str, now: int) -> None:
            if not answered.is_set():
                clock.time += HOUR
                time.sleep(0.2)
            beat(node, now)
            answered.set()

        monkeypatch.setattr(server.server.nodes, "beat", late)
        assert answered.wait(10)
        wait_until(lambda: frame(client, id, 0)["clock"] == [60_000, 60_000])

        assert entries_of(client, id, 0)[-1]["by"] == "table"
        assert act(client, id, 0, received["decision"], received["legal"][0]).status_code == 200


def test_resigned_seat_plays_the_default_move_by_the_host(tmp_path: Path, clock: Clock) -> None:
    with running(f"sqlite:///{tmp_path / 'a.db'}", now=clock) as server:
        client = server.visit()
        id = begin(client, ME, ME)
        received = frame(client, id, 1)

        client.post(f"/tables/{id}/resign", json={"seat": 1}).raise_for_status()
        wait_until(lambda: len(entries_of(client, id, 1)) > 1)

        assert entries_of(client, id, 1)[1]["by"] == "host"
        assert entries_of(client, id, 1)[1]["action"] == received["legal"][0]


def test_table_that_nobody_started_is_deleted(tmp_path: Path, clock: Clock) -> None:
    with running(f"sqlite:///{tmp_path / 'a.db'}", now=clock) as server:
        client = server.visit()
        waiting, running_on = create_table(client, ME, {"kind": "open"}), begin(client, ME, ME)
        over = begin(client, ME, ME)
        received = frame(client, over, 0)
        act(client, over, 0, received["decision"], received["legal"][0]).raise_for_status()
        server.server.lobby.close(over, clock())
        client.get(f"/tables/{over}")
        server.server.tables.forget(over)
        action = {"rev": 1, "seats": [ME, {"kind": "open"}]}
        forked = client.post(f"/tables/{over}/fork", json=action).json()["id"]

        clock.time += 25 * HOUR
        wait_until(lambda: client.get(f"/tables/{waiting}").status_code == 404)
        wait_until(lambda: client.get(f"/tables/{forked}").status_code == 404)

        assert client.get(f"/tables/{running_on}").json()["status"] == "running"


def test_clock_that_jumps_costs_nobody_time(tmp_path: Path, clock: Clock) -> None:
    """A paused process and a moved system clock look like this to the server."""
    url = f"sqlite:///{tmp_path / 'a.db'}"
    with running(url, now=clock, gap=5_000) as server:
        client = server.visit()
        id = begin(client, ME, ME, clock=LIVE)
        for jump in (HOUR, -HOUR, 20_000):
            clock.time += jump
            wait_until(lambda: server.server.now.true_time() == server.server.now())
            received = frame(client, id, 0)

            assert received["clock"] == [60_000, 60_000]
            assert received["rev"] == 1


def test_action_in_a_gap_is_accepted_and_plays_nobody_by_the_clock(
    tmp_path: Path, clock: Clock
) -> None:
    with running(f"sqlite:///{tmp_path / 'a.db'}", now=clock, gap=5_000) as server:
        client = server.visit()
        id = begin(client, ME, ME, clock=LIVE)
        received = frame(client, id, 0)
        clock.time += HOUR

        accepted = act(client, id, 0, received["decision"], received["legal"][0])

        assert accepted.status_code == 200
        wait_until(lambda: not server.server.now.stopped)
        assert [entry["by"] for entry in entries_of(client, id, 0)] == ["table", "seat"]
