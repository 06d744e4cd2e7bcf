"""Tests of stand-ins for absent players, on a real server whose clock the test moves."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import pytest

from signoria.kernel.table import BOT, CLOCK, SEAT
from tests.server.clock import HOUR, MINUTE, Clock
from tests.server.servers import Running, running, wait_until
from tests.server.tables import ME, act, create_table, frame, frames

OPEN = {"kind": "open"}
LIVE = {"kind": "live", "initial_seconds": 3600, "increment_seconds": 0}
SLOW = {"kind": "slow", "seconds_per_decision": 3600}


@pytest.fixture(scope="module")
def clock() -> Clock:
    return Clock()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, clock: Clock) -> Iterator[Running]:
    url = f"sqlite:///{tmp_path_factory.mktemp('stand-ins') / 'signoria.db'}"
    # Keeps tables in memory when the test moves the clock by hours.
    with running(url, clock, idle_seconds=10**6) as found:
        yield found


class Pair:
    """Running table of Anna, its host, and Bea, who leaves it."""

    def __init__(self, server: Running, clock_kind: Any = None) -> None:
        self.anna, self.bea = server.visit("Anna"), server.visit("Bea")
        wanted = {} if clock_kind is None else {"clock": clock_kind}
        self.table = create_table(self.anna, ME, OPEN, **wanted)
        self.bea.post(f"/tables/{self.table}/seats/1", json={}).raise_for_status()
        self.anna.post(f"/tables/{self.table}/start").raise_for_status()

    def wait_for_bea(self) -> dict[str, Any]:
        """Play for Anna until Bea has to choose; return the frame of Anna."""
        for _choice in range(20):
            received = frame(self.anna, self.table, 0)
            if received["to_move"] == [1]:
                return received
            act(
                self.anna, self.table, 0, received["decision"], received["legal"][0]
            ).raise_for_status()
        raise AssertionError("Bea is never asked")

    def stand_in(self, client: httpx.Client, bot: str = "page", seat: int = 1) -> httpx.Response:
        return client.post(f"/tables/{self.table}/seats/{seat}/stand-in", json={"bot": bot})

    def bea_as_seen(self) -> dict[str, Any]:
        seat: dict[str, Any] = frame(self.anna, self.table, 0)["people"][1]
        return seat

    def entries(self, after: int) -> list[tuple[str, int]]:
        """List the origin and the seat of the entries after a revision."""
        story = self.anna.get(f"/tables/{self.table}/story", params={"seat": 0, "rev": after})
        return [(seen["by"], seen["seat"]) for seen in story.json()["entries"]]


def code_of(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


@contextmanager
def watching(client: httpx.Client, table: str, seat: int) -> Iterator[Iterator[dict[str, Any]]]:
    with client.stream("GET", f"/tables/{table}/events", params={"seat": seat}) as stream:
        seen = frames(stream)
        next(seen)
        yield seen


def test_absent_seat_is_offered_played_by_a_bot_and_given_back(
    server: Running, clock: Clock
) -> None:
    pair = Pair(server, LIVE)
    before = pair.wait_for_bea()

    with watching(pair.anna, pair.table, 0) as seen:
        clock.move(2 * MINUTE + 1)
        offered = next(received for received in seen if received.get("people"))
        accepted = pair.stand_in(pair.anna)
        wait_until(lambda: (BOT, 1) in pair.entries(before["rev"]))
        stands = pair.bea_as_seen()
        with watching(pair.bea, pair.table, 1):
            wait_until(lambda: not pair.bea_as_seen().get("stand_in"))

    assert offered["people"][1]["bot_allowed"]
    assert accepted.status_code == 204
    assert stands["stand_in"] == "page"
    assert not stands.get("bot_allowed")


def test_connected_owner_is_never_replaced(server: Running, clock: Clock) -> None:
    pair = Pair(server, LIVE)
    pair.wait_for_bea()

    with watching(pair.bea, pair.table, 1):
        clock.move(10 * MINUTE)
        refused = pair.stand_in(pair.anna)

    assert code_of(refused) == (409, "not-away")
    assert not pair.bea_as_seen().get("bot_allowed")


def test_absent_owner_is_not_replaced_before_the_time(server: Running, clock: Clock) -> None:
    pair = Pair(server, LIVE)
    pair.wait_for_bea()
    with watching(pair.bea, pair.table, 1):
        clock.move(10 * MINUTE)
    wait_until(lambda: not pair.bea_as_seen().get("online"))

    clock.move(2 * MINUTE - 1)
    early = pair.stand_in(pair.anna)
    clock.move(1)
    in_time = pair.stand_in(pair.anna)

    assert code_of(early) == (409, "not-away")
    assert in_time.status_code == 204


def test_restarted_node_waits_for_players_to_reconnect(server: Running, clock: Clock) -> None:
    pair = Pair(server, LIVE)
    pair.wait_for_bea()
    clock.move(10 * MINUTE)
    server.server.tables.forget(pair.table)  # as at a restart

    early = pair.stand_in(pair.anna)
    clock.move(2 * MINUTE)

    assert code_of(early) == (409, "not-away")
    assert pair.stand_in(pair.anna).status_code == 204


def test_only_waiting_players_may_accept_a_stand_in(server: Running, clock: Clock) -> None:
    pair = Pair(server, LIVE)
    pair.wait_for_bea()
    clock.move(3 * MINUTE)

    assert code_of(pair.stand_in(server.visit())) == (403, "not-your-seat")
    assert code_of(pair.stand_in(pair.bea)) == (403, "not-your-seat")
    assert code_of(pair.stand_in(pair.anna, seat=7)) == (404, "no-seat")
    assert code_of(pair.stand_in(pair.anna, bot="doge")) == (422, "no-bot")
    assert pair.stand_in(pair.anna).status_code == 204


def test_stand_in_is_refused_before_the_start(server: Running, clock: Clock) -> None:
    anna = server.visit()
    table = create_table(anna, ME, OPEN)

    answer = anna.post(f"/tables/{table}/seats/1/stand-in", json={})

    assert code_of(answer) == (409, "not-begun")


def test_owner_who_acts_overtakes_a_thinking_stand_in(server: Running, clock: Clock) -> None:
    pair = Pair(server, LIVE)
    before = pair.wait_for_bea()
    received = frame(pair.bea, pair.table, 1)
    wait_until(lambda: not pair.bea_as_seen().get("online"))
    clock.move(3 * MINUTE)
    pair.stand_in(pair.anna, "prince").raise_for_status()

    own = act(pair.bea, pair.table, 1, received["decision"], received["legal"][0])
    wait_until(lambda: pair.table not in server.server.autoplay.busy())

    assert own.status_code == 200
    assert pair.entries(before["rev"])[0] == (SEAT, 1)
    assert (BOT, 1) not in pair.entries(before["rev"])


def test_stand_in_without_a_clock_needs_a_day(server: Running, clock: Clock) -> None:
    pair = Pair(server)
    pair.wait_for_bea()

    clock.move(24 * HOUR - 1)
    early = pair.stand_in(pair.anna)
    clock.move(1)

    assert code_of(early) == (409, "not-away")
    assert pair.stand_in(pair.anna).status_code == 204


def test_stand_in_with_a_slow_clock_needs_two_fallen_flags(server: Running, clock: Clock) -> None:
    pair = Pair(server, SLOW)
    before = pair.wait_for_bea()

    def flags() -> int:
        return pair.entries(before["rev"]).count((CLOCK, 1))

    clock.move(HOUR)
    wait_until(lambda: flags() == 1)
    pair.wait_for_bea()
    early = pair.stand_in(pair.anna)
    clock.move(HOUR)
    wait_until(lambda: flags() == 2)
    pair.wait_for_bea()

    assert code_of(early) == (409, "not-away")
    assert pair.stand_in(pair.anna).status_code == 204


def test_seat_of_a_deleted_account_is_offered_at_once(server: Running, clock: Clock) -> None:
    pair = Pair(server, LIVE)
    pair.wait_for_bea()

    pair.bea.delete("/me").raise_for_status()

    assert pair.bea_as_seen()["bot_allowed"]
    assert pair.stand_in(pair.anna).status_code == 204


def test_resigned_player_does_not_get_the_seat_back(server: Running, clock: Clock) -> None:
    pair = Pair(server, LIVE)
    pair.wait_for_bea()
    pair.bea.post(f"/tables/{pair.table}/resign", json={}).raise_for_status()

    with watching(pair.bea, pair.table, 1):
        clock.move(3 * MINUTE)
        seat = pair.bea_as_seen()

    assert seat["stand_in"] == "resigned"
    assert not seat.get("bot_allowed")


def test_resignation_replaces_a_stand_in_set_by_another_node(
    server: Running,
) -> None:
    pair, lobby = Pair(server), server.server.lobby
    assert lobby.set_stand_in(
        pair.table, 1, "", "page", 1
    )  # this node has not received the message yet

    pair.bea.post(f"/tables/{pair.table}/resign", json={}).raise_for_status()

    assert lobby.table(pair.table).seats[1].stand_in == "resigned"
