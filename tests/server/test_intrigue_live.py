"""Tests of Intrigue at a live table: resigned seats, and bots that wait for talk."""

from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.clock import Clock
from tests.server.servers import Running, running, wait_until
from tests.server.tables import ME, act, begin, frame
from tests.server.test_step_times import BOT, choose, last, to_the_talk
from tests.server.test_talk_live import promise

PAUSE = 8_000  # milliseconds, the default of a server
LAW = "law"


def created(client: httpx.Client, *seats: dict[str, Any], **options: str) -> str:
    return begin(client, *seats, game="intrigue", options={"start_seat": "1", **options})


# Resigned seats.


def to_a_conflict(client: httpx.Client, id: str) -> dict[str, Any]:
    """Play until seat 0 decides a conflict of lawyers in which the attacker pays more."""
    while True:
        seat = frame(client, id, 0)["to_move"][0]
        received = frame(client, id, seat)
        legal = received["legal"]
        if ["keep"] in legal and seat == 0:
            return received
        matter = received["view"]["matter"]
        defends = matter and any(p["seat"] == seat and p["defends"] for p in matter["payments"])
        action = next(
            (
                one
                for one in (["send", "venice", LAW], ["bribe", 1 if defends else 3], ["keep"])
                if one in legal
            ),
            legal[0],
        )
        act(client, id, seat, received["decision"], action).raise_for_status()


@pytest.mark.rule("OUT-2")
def test_resigned_seat_serves_the_highest_bribe_and_not_the_defender(server: Running) -> None:
    client = server.visit()
    id = created(client, ME, ME, ME, talk_time="0")
    rev = to_a_conflict(client, id)["rev"]

    client.post(f"/tables/{id}/resign", json={"seat": 0}).raise_for_status()
    wait_until(lambda: frame(client, id, 0)["rev"] > rev)

    seen = client.get(f"/tables/{id}/story", params={"rev": 0, "seat": 0}).json()["entries"]
    decided = next(entry for entry in seen if entry["rev"] == rev + 1)
    assert (decided["by"], decided["action"][0]) == ("host", "replace")


# Bots that wait for talk.


@pytest.mark.rule("TALK-1", "OUT-3")
@pytest.mark.parametrize(
    "clock_kind", [{"kind": "none"}, {"kind": "slow", "seconds_per_decision": 86_400}]
)
def test_bot_without_a_clock_waits_for_a_pause_in_the_talk(
    tmp_path: Path, clock_kind: dict[str, Any]
) -> None:
    clock = Clock()
    with running(f"sqlite:///{tmp_path / 'a.db'}", now=clock, talk_seconds=PAUSE / 1000) as server:
        client = server.visit()
        options = {"start_seat": "1"}
        id = begin(client, ME, BOT, ME, game="intrigue", options=options, clock=clock_kind)
        rev = to_the_talk(client, id)["rev"]

        clock.move(PAUSE - 1_000)
        act(client, id, 0, 0, promise(0, 1)).raise_for_status()
        clock.move(PAUSE - 1_000)
        assert frame(client, id, 0)["rev"] == rev + 1
        clock.move(1_000)
        wait_until(lambda: frame(client, id, 0)["rev"] > rev + 1)

        assert (last(client, id)["by"], last(client, id)["action"]) == ("bot", ["hear_bribes"])
        assert choose(client, id)["rev"] > rev + 2


@pytest.mark.rule("TALK-1")
def test_table_of_only_bots_does_not_wait_for_talk(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path / 'a.db'}", talk_seconds=600) as server:
        client = server.visit()
        id = created(client, BOT, BOT, BOT, last_round="2")

        wait_until(lambda: client.get(f"/tables/{id}").json()["status"] == "over")
