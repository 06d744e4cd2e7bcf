"""Tests of time limits for steps of Intrigue: talk, bribes, decisions, sending."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from signoria.games.intrigue import GAME
from signoria.kernel.ledger import ledger_of
from signoria.kernel.rng import SeededRng
from signoria.server.table.clock_kinds import LiveClock, NoClock, SlowClock
from signoria.server.table.clocks import ticking
from signoria.server.table.open_ledger import OpenLedger
from signoria.store.lobby import LedgerLine
from signoria.testing.subject import Subject
from tests.games.intrigue.story import settled
from tests.server.clock import HOUR, Clock
from tests.server.servers import Running, running, wait_until
from tests.server.tables import ME, act, begin, frame

LIVE = {"kind": "live", "initial_seconds": 600, "increment_seconds": 5}
BOT = {"kind": "bot", "bot": "page"}
TIMES = {"talk_time": "90", "bribe_time": "30", "decide_time": "45", "send_time": "60"}


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def server(tmp_path: Path, clock: Clock) -> Iterator[Running]:
    with running(f"sqlite:///{tmp_path / 'a.db'}", now=clock) as found:
        yield found


def created(client: httpx.Client, *seats: dict[str, Any], **options: str) -> str:
    requested = {"start_seat": "1", "last_round": "2", **TIMES, **options}
    rows = seats or (ME, ME, ME)
    return begin(client, *rows, game="intrigue", options=requested, clock=LIVE)


def choose(client: httpx.Client, id: str, which: int = 0) -> dict[str, Any]:
    """Make a choice for the first asked seat; return the new frame of seat 0."""
    seat = frame(client, id, 0)["to_move"][0]
    received = frame(client, id, seat)
    act(client, id, seat, received["decision"], received["legal"][which]).raise_for_status()
    return frame(client, id, 0)


def to_the_talk(client: httpx.Client, id: str) -> dict[str, Any]:
    """Let seat 0 send its tokens; return its frame when the talk with seat 1 begins."""
    choose(client, id)
    return choose(client, id, -1)


def last(client: httpx.Client, id: str) -> dict[str, Any]:
    seen = client.get(f"/tables/{id}/story", params={"rev": 0, "seat": 0}).json()["entries"]
    return dict(seen[-1])


@pytest.mark.rule("OUT-3", "TALK-1")
def test_each_step_has_the_time_set_at_the_table(server: Running) -> None:
    client = server.visit()
    id = created(client)

    sending = frame(client, id, 0)["clock"]
    talking = to_the_talk(client, id)["clock"]
    bribing = choose(client, id)["clock"]
    deciding = choose(client, id)["clock"]

    assert sending == [60_000, None, None]
    assert talking == [None, 90_000, None]
    assert bribing == [30_000, None, None]
    assert deciding == [None, 45_000, None]


@pytest.mark.rule("TALK-1", "OUT-1", "OUT-3")
def test_clock_ends_the_talk_and_then_pays_the_least_bribe(server: Running, clock: Clock) -> None:
    client = server.visit()
    id = created(client)
    rev = to_the_talk(client, id)["rev"]

    clock.move(89_000)
    assert frame(client, id, 0)["rev"] == rev
    clock.move(1_000)
    wait_until(lambda: frame(client, id, 0)["rev"] == rev + 1)
    closed = last(client, id)
    clock.move(30_000)
    wait_until(lambda: frame(client, id, 0)["rev"] == rev + 2)

    assert (closed["by"], closed["action"]) == ("clock", ["hear_bribes"])
    assert (last(client, id)["by"], last(client, id)["action"]) == ("clock", ["bribe", 1])


@pytest.mark.rule("TALK-2", "OUT-3")
def test_speakers_in_order_have_the_full_time_of_talk_each(server: Running, clock: Clock) -> None:
    client = server.visit()
    id = created(client, floor="order")
    talking = to_the_talk(client, id)

    clock.move(90_000)
    wait_until(lambda: frame(client, id, 0)["rev"] == talking["rev"] + 1)

    assert talking["clock"] == [90_000, None, None]
    assert last(client, id)["action"] == ["yield_floor"]
    assert frame(client, id, 0)["clock"] == [None, 90_000, None]


@pytest.mark.rule("OUT-3")
def test_step_without_a_time_limit_never_expires(server: Running, clock: Clock) -> None:
    client = server.visit()
    id = created(client, send_time="0")

    clock.move(100 * HOUR)
    choose(client, id)

    assert "clock" not in frame(client, id, 0)
    assert last(client, id)["by"] == "seat"


@pytest.mark.rule("TALK-1")
def test_bot_waits_until_the_clock_ends_the_talk(server: Running, clock: Clock) -> None:
    client = server.visit()
    id = created(client, ME, BOT, ME)
    talking = to_the_talk(client, id)

    clock.move(60_000)
    assert frame(client, id, 0)["rev"] == talking["rev"]
    clock.move(30_000)
    wait_until(lambda: frame(client, id, 0)["rev"] > talking["rev"])

    assert (talking["to_move"], last(client, id)["action"]) == ([1], ["hear_bribes"])


@pytest.mark.rule("TALK-1")
def test_table_of_only_bots_does_not_wait(server: Running) -> None:
    client = server.visit()
    id = created(client, BOT, BOT, BOT)

    wait_until(lambda: client.get(f"/tables/{id}").json()["status"] == "over")


@pytest.mark.rule("OUT-3")
def test_undone_choice_gives_no_time_back(server: Running, clock: Clock) -> None:
    client = server.visit()
    id = created(client)

    clock.move(20_000)
    choose(client, id)
    clock.move(5_000)
    client.post(f"/tables/{id}/undo", json={"seat": 0}).raise_for_status()

    assert frame(client, id, 0)["clock"] == [35_000, None, None]


def test_step_times_apply_only_with_a_live_clock() -> None:
    subject = Subject(GAME, 3, "fx1994")
    subject.options = settled(3, send_time="7")
    header, *lines = ledger_of(subject.open(SeededRng(1)), "fx1994", subject.options).lines()
    ledger, empty = (
        OpenLedger(header, [LedgerLine(line, 0) for line in lines]),
        OpenLedger(header, []),
    )
    slow, live = SlowClock(3600), LiveClock(60)

    assert ticking(live, ledger) == SlowClock(7)
    assert [ticking(clock_kind, ledger) for clock_kind in (slow, NoClock())] == [slow, NoClock()]
    assert ticking(live, empty) == live
