"""Tests of two nodes on one PostgreSQL: shared tables, races, kills and take-over."""

import random
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing, contextmanager
from typing import Any

import httpx
import psycopg
import pytest

from signoria.server.people.authenticator import REMEMBERED
from tests.server.following import Follower, following
from tests.server.forks import Forks
from tests.server.load import wall
from tests.server.nodes import Guest, Nodes
from tests.server.servers import PATIENCE, started, wait_until
from tests.server.stored import Stored
from tests.store.postgres import Postgres

RACERS = 20
RACES = 8
KILLS = 6
MOVES = 4  # between one kill and the next
THREE = ("me", "me", "me")


@pytest.fixture(scope="module")
def nodes(forks: Forks, postgres: Postgres) -> Iterator[Nodes]:
    with closing(Nodes(forks, postgres)) as found:
        yield found


# Events of one node reach the streams of the other.


def test_players_on_two_nodes_see_the_actions_of_each_other(
    nodes: Nodes,
) -> None:
    here, there = nodes.guest(nodes.a), nodes.guest(nodes.b)
    table = here.create_table("me", "open")
    there.does("POST", f"/tables/{table}/seats/1", {})
    here.does("POST", f"/tables/{table}/start")
    with (
        following(here.cookie, table, 0, nodes.a) as mine,
        following(there.cookie, table, 1, nodes.b) as yours,
    ):
        last = 1
        for _move in range(6):
            last = here.moves(table, 1) or there.moves(table, 2) or last
            wait_until(lambda rev=last: mine.rev == yours.rev == rev)

    assert last == 7
    assert mine.revs() == yours.revs() == [1, 2, 3, 4, 5, 6, 7]


def test_chat_and_changes_of_seats_reach_the_other_node(nodes: Nodes) -> None:
    here, there = nodes.guest(nodes.a), nodes.guest(nodes.b)
    table = here.create_table("me", "open")
    with following(here.cookie, table, 0, nodes.a) as follower:
        wait_until(lambda: follower.frames)

        there.does("POST", f"/tables/{table}/seats/1", {"name": "Bice"})
        wait_until(lambda: people(follower)[1].get("name") == "Bice")
        there.does("POST", f"/tables/{table}/chat", {"text": "Good evening."})
        wait_until(lambda: follower.chat() == [1])
        there.does("DELETE", f"/tables/{table}/seats/1")
        wait_until(lambda: people(follower)[1]["kind"] == "open")


def people(follower: Follower) -> list[dict[str, Any]]:
    """List the seats as a follower received them last."""
    received = [frame["people"] for frame in list(follower.frames) if "people" in frame]
    found: list[dict[str, Any]] = received[-1]
    return found


def test_former_player_gets_no_view_of_the_seat_from_another_node(
    nodes: Nodes,
) -> None:
    host, former, present = (nodes.guest(nodes.a) for _guest in range(3))
    for _try in range(5):
        id = host.create_table("me", "open")
        former.does("POST", f"/tables/{id}/seats/1", {})
        with following(former.cookie, id, 1, nodes.b) as stayed:
            wait_until(lambda received=stayed: received.frames)
            former.does("DELETE", f"/tables/{id}/seats/1")
            present.does("POST", f"/tables/{id}/seats/1", {})
            host.does("POST", f"/tables/{id}/start")
            present.moves(id, 2)
            wait_until(lambda received=stayed: received.refused > 1)

        assert stayed.streams == 1
        assert not any(received.get("view", {}).get("you", -2) >= 0 for received in stayed.frames)


def test_signing_out_on_one_node_ends_the_session_on_the_other(nodes: Nodes) -> None:
    # Nodes cache a visitor for some seconds. A message from the other node ends the session
    # sooner; on a busy machine it may take several tries to observe that.
    sooner = False
    for _try in range(5):
        here = nodes.guest(nodes.a)
        there = nodes.guest(nodes.b, cookie=here.cookie)
        asked = wall()
        there.does("GET", "/me")
        here.does("DELETE", "/sessions/current")
        wait_until(lambda who=there: who.connection.ask("GET", "/sessions", None)[0] == 401)
        sooner = sooner or wall() < asked + REMEMBERED
    assert sooner


# Races for one ledger.


def test_one_of_twenty_racers_on_two_nodes_gets_the_revision_and_others_get_its_events(
    nodes: Nodes,
) -> None:
    host = nodes.guest(nodes.a)
    table = host.begins(*THREE)
    racers = [
        nodes.guest(nodes.b if number % 2 else nodes.a, cookie=host.cookie)
        for number in range(RACERS)
    ]
    every = list(range(1, RACES + 2))
    with (
        following(host.cookie, table, 0, nodes.a) as mine,
        following(host.cookie, table, 1, nodes.b) as yours,
        ThreadPoolExecutor(RACERS) as pool,
    ):
        for _race in range(RACES):
            race(host, table, racers, pool)
        wait_until(lambda: mine.rev == yours.rev == every[-1])

    assert mine.revs() == yours.revs() == every
    with closing(Stored(nodes.url_of_schema)) as stored:
        assert stored.revs(table) == every
        assert stored.findings() == []


def test_second_start_of_a_game_on_another_node_is_refused(
    nodes: Nodes,
) -> None:
    host = nodes.guest(nodes.a)
    both = host, nodes.guest(nodes.b, cookie=host.cookie)
    with ThreadPoolExecutor(2) as pool:
        for _race in range(RACES):
            table = host.create_table(*THREE)
            begins = [
                pool.submit(g.connection.ask, "POST", f"/tables/{table}/start", None) for g in both
            ]
            answers = [begun.result() for begun in begins]

            assert sorted(status for status, _body in answers) == [200, 409]
            assert [body["code"] for status, body in answers if status == 409] == ["has-begun"]


def race(host: Guest, table: str, racers: list[Guest], pool: ThreadPoolExecutor) -> None:
    """Let all racers act for the same seat at once and check that one wins."""
    seat = host.look(table, 0)["to_move"][0]
    received = host.look(table, seat)
    actions = [random.choice(received["legal"]) for _racer in racers]
    ready = threading.Barrier(RACERS)

    def run(racer: Guest, action: list[Any]) -> tuple[int, Any]:
        ready.wait()
        return racer.acts(table, seat, received["decision"], action)

    answers = list(pool.map(run, racers, actions))
    winners = [number for number, (status, _body) in enumerate(answers) if status == 200]
    losers = [body for status, body in answers if status == 409]
    assert len(winners) == 1
    assert answers[winners[0]][1] == {"rev": received["rev"] + 1}
    assert len(losers) == RACERS - 1
    new = list(range(received["decision"] + 1, received["rev"] + 2))
    for body in losers:
        assert body["code"] == "stale"
        assert [seen["rev"] for seen in body["frame"]["entries"]] == new


def test_players_of_a_killed_node_continue_on_the_other_with_each_event_once(
    nodes: Nodes,
) -> None:
    host = nodes.guest(nodes.a, nodes.b)
    table = host.begins(*THREE)
    both = nodes.a, nodes.b
    with ExitStack() as stack:
        followers = [
            stack.enter_context(following(host.cookie, table, seat, *both[:: 1 - seat % 2 * 2]))
            for seat in range(3)
        ]
        playing = Playing(host, table)
        with playing:
            for kill in range(KILLS):
                playing.goes_on()
                nodes.kill(kill % 2)
                playing.goes_on()
                nodes.start(kill % 2)
        said = len(host.does("GET", f"/tables/{table}/chat"))
        wait_until(lambda: all(f.last == f"{playing.rev}.{said}" for f in followers))

    for follower in followers:
        assert follower.revs() == list(range(1, playing.rev + 1))
        assert follower.chat() == list(range(1, said + 1))
        assert follower.streams > KILLS / 2
    with closing(Stored(nodes.url_of_schema)) as stored:
        assert stored.revs(table) == list(range(1, playing.rev + 1))
        assert stored.findings() == []


class Playing:
    """Thread that plays at a table and chats after each move."""

    def __init__(self, host: Guest, table: str) -> None:
        self.host = host
        self.table = table
        self.rev = 1
        self.going = True
        self.thread = threading.Thread(target=self._play)

    def __enter__(self) -> None:
        self.thread.start()

    def __exit__(self, *_trouble: object) -> None:
        self.going = False
        self.thread.join()

    def goes_on(self) -> None:
        """Wait until some moves were made."""
        enough = self.rev + MOVES
        wait_until(lambda: self.rev >= enough or not self.thread.is_alive())
        assert self.thread.is_alive()

    def _play(self) -> None:
        while self.going:
            self.rev = self.host.moves(self.table)
            self.host.does("POST", f"/tables/{self.table}/chat", {"text": f"That was {self.rev}."})


# Nodes that stop or miss messages.


def test_node_catches_up_after_its_listening_connection_is_cut(nodes: Nodes) -> None:
    host = nodes.guest(nodes.a)
    table = host.begins(*THREE)
    with following(host.cookie, table, 0, nodes.b) as follower:
        wait_until(lambda: follower.frames)

        assert nodes.cut(1) > 0
        host.moves(table)
        host.does("POST", f"/tables/{table}/chat", {"text": "Is anybody there?"})

        wait_until(lambda: follower.last == "2.1")
    assert follower.revs() == [1, 2]
    assert follower.chat() == [1]


def test_reader_with_a_newer_id_than_the_node_gets_nothing_twice(nodes: Nodes) -> None:
    host = nodes.guest(nodes.a)
    table = host.begins(*THREE)
    deaf = nodes.guest(nodes.b, cookie=host.cookie)
    assert deaf.look(table, 0)["rev"] == 1
    nodes.cut(1)
    rev = host.moves(table)

    with following(host.cookie, table, 0, nodes.b, after=f"{rev}.0") as follower:
        wait_until(lambda: follower.frames)
        host.moves(table)
        wait_until(lambda: follower.rev == rev + 1)

    assert follower.frames[0]["rev"] == rev
    assert follower.revs() == [rev + 1]


def test_choice_based_on_events_of_another_node_is_accepted(nodes: Nodes) -> None:
    host = nodes.guest(nodes.a)
    table = host.begins(*THREE)
    deaf = nodes.guest(nodes.b, cookie=host.cookie)
    assert deaf.look(table, 0)["rev"] == 1
    nodes.cut(1)
    while (received := host.look(table, 0)).get("decision", 1) == 1:
        host.moves(table)

    status, answer = deaf.acts(table, 0, received["decision"], received["legal"][0])

    assert (status, answer) == (200, {"rev": received["rev"] + 1})


def test_bots_of_a_killed_node_continue_on_the_other(forks: Forks, postgres: Postgres) -> None:
    with closing(Nodes(forks, postgres, lease_seconds=1.5, bot_workers=1)) as nodes:
        host = nodes.guest(nodes.a)
        table = host.begins("bot", "bot", "bot", bot="page")
        with following(host.cookie, table, "spectator", nodes.b) as follower:
            wait_until(lambda: follower.rev > MOVES)
            nodes.kill(0)
            with closing(Stored(nodes.url_of_schema)) as stored:
                left_at = len(stored.revs(table))
            wait_until(lambda: follower.rev > left_at + MOVES)

        assert follower.revs() == list(range(1, follower.rev + 1))


def test_stopping_node_answers_pending_requests_and_closes_its_streams(
    nodes: Nodes,
) -> None:
    with started(nodes.url_of_schema, "--no-limits") as leaving:
        host = nodes.guest(leaving.address)
        table = host.begins(*THREE)
        received = host.look(table, 0)
        with (
            following(host.cookie, table, 0, leaving.address, nodes.b) as follower,
            ThreadPoolExecutor(1) as pool,
        ):
            wait_until(lambda: follower.frames)
            with kept_waiting(nodes.url_of_schema, table) as is_waiting:
                answer = pool.submit(
                    host.acts, table, 0, received["decision"], received["legal"][0]
                )
                wait_until(is_waiting)
                leaving.process.send_signal(signal.SIGTERM)
                wait_until(lambda: follower.goodbyes == 1 and follower.streams == 2)
                wait_until(lambda: lets_nobody_in(leaving.address))
                assert not answer.done()

            assert answer.result() == (200, {"rev": 2})
            wait_until(lambda: follower.rev == 2)
        assert leaving.process.wait(PATIENCE) == 0
    assert follower.revs() == [1, 2]


@contextmanager
def kept_waiting(url: str, table: str) -> Iterator[Callable[[], bool]]:
    """Lock a table in the database, and yield a check whether somebody waits for a lock."""
    asked = "SELECT count(*) FROM pg_locks WHERE NOT granted"
    with psycopg.connect(url) as lock, psycopg.connect(url, autocommit=True) as eye:
        lock.execute("SELECT id FROM tables WHERE id = %s FOR UPDATE", [table])
        yield lambda: eye.execute(asked).fetchone() != (0,)


def lets_nobody_in(address: str) -> bool:
    """Return whether a server refuses new connections."""
    try:
        return httpx.get(f"{address}/health").status_code == 503
    except httpx.TransportError:
        return True
