"""Faults of the machine around a server, and what players and operators then see."""

import resource
import signal
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import event

from tests.server.forks import Forks
from tests.server.local_server import LocalServer, Reply
from tests.server.servers import PATIENCE, wait_until
from tests.server.tables import ME, act, begin, frame

DRAIN = 1.0  # seconds
STOPPED = 11.0  # seconds, more than a clock has


def test_node_that_leaves_says_so_and_serves_on_until_it_has_drained(
    forks: Forks, tmp_path: Path
) -> None:
    server = forks.start(f"sqlite:///{tmp_path / 'signoria.db'}", drain_seconds=DRAIN)
    with httpx.Client(base_url=server.address) as client:
        assert client.get("/health").status_code == 200
        server.send(signal.SIGTERM)
        wait_until(lambda: client.get("/health").status_code == 503)

        assert client.post("/guests", json={"name": "Guest"}).status_code == 201
        assert server.wait() == 0


def test_second_signal_ends_a_drain_at_once(forks: Forks, tmp_path: Path) -> None:
    server = forks.start(f"sqlite:///{tmp_path / 'signoria.db'}", drain_seconds=600)
    with httpx.Client(base_url=server.address) as client:
        server.send(signal.SIGTERM)
        wait_until(lambda: client.get("/health").status_code == 503)
    server.send(signal.SIGTERM)

    assert server.wait() == 0


@pytest.fixture
def local(tmp_path: Path) -> Iterator[LocalServer]:
    """Return a server that knows neither a network nor real time."""
    found = LocalServer(f"sqlite:///{tmp_path / 'signoria.db'}")
    yield found
    found.end()


class Table:
    """Running table of one person, and what the person and the operator see."""

    def __init__(self, local: LocalServer) -> None:
        self.local = local
        reply = local.ask("POST", "/guests", {"name": "Anna"})
        self.cookie = reply.headers["set-cookie"].partition("signoria=")[2].partition(";")[0]
        body = {"game": "il-principe", "seats": [ME, ME]}
        self.id = local.ask("POST", "/tables", body, self.cookie).json()["id"]
        self.ask("POST", "/start", {})

    def ask(self, method: str, path: str, body: Any = None) -> Reply:
        return self.local.ask(method, f"/tables/{self.id}{path}", body, self.cookie, "seat=0")

    def play(self) -> int:
        """Set cards aside for seat 0, and return the status."""
        action = self.ask("GET", "/choices").json()[0]["action"]
        body = {"rev": 1, "key": "first", "actions": [action], "seat": 0}
        return self.ask("POST", "/actions", body).status

    def health(self) -> int:
        self.local.server.health.forget()
        return self.local.ask("GET", "/health").status


def with_pragma(local: LocalServer, pragma: str) -> None:
    """Set a pragma in every connection from now on."""

    def set_pragma(connection: Any, _record: Any, _proxy: Any) -> None:
        connection.execute(f"PRAGMA {pragma}")

    event.listen(local.server.engine, "checkout", set_pragma)


def test_read_only_database_refuses_actions_and_health(local: LocalServer) -> None:
    table = Table(local)
    with_pragma(local, "query_only = ON")

    assert (table.play(), table.ask("GET", "/view").status, table.health()) == (503, 200, 503)
    with_pragma(local, "query_only = OFF")
    assert (table.play(), table.health()) == (200, 200)


def test_full_disk_refuses_actions_and_health_until_there_is_room(
    forks: Forks, tmp_path: Path
) -> None:
    server = forks.start(f"sqlite:///{tmp_path / 'signoria.db'}")
    with httpx.Client(base_url=server.address, timeout=PATIENCE) as client:
        client.post("/guests", json={"name": "Anna"}).raise_for_status()
        id = begin(client, ME, ME)
        now = frame(client, id, 0)
        room = max(path.stat().st_size for path in tmp_path.iterdir())
        _soft, hard = resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (room, -1))

        refused = act(client, id, 0, now["decision"], now["legal"][0], key="once")
        assert (refused.status_code, refused.json()["code"]) == (503, "store-failed")
        assert client.get(f"/tables/{id}/view").status_code == 200
        wait_until(lambda: client.get("/health").status_code == 503)

        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (hard, hard))
        again = act(client, id, 0, now["decision"], now["legal"][0], key="once")
        assert (again.status_code, again.json()) == (200, {"rev": 2})
        wait_until(lambda: client.get("/health").status_code == 200)
    server.kill()


def test_locked_database_delays_actions_and_no_reader(local: LocalServer, tmp_path: Path) -> None:
    table = Table(local)
    with_pragma(local, "busy_timeout = 50")
    with closing(sqlite3.connect(tmp_path / "signoria.db", isolation_level=None)) as lock:
        lock.execute("BEGIN IMMEDIATE")
        refused = table.play()
        local.server.tables.forget(table.id)

        assert (refused, table.ask("GET", "/view").status, table.health()) == (503, 200, 503)
    assert (table.play(), table.health()) == (200, 200)


def test_node_that_is_stopped_and_continued_costs_nobody_time(forks: Forks, tmp_path: Path) -> None:
    server = forks.start(f"sqlite:///{tmp_path / 'signoria.db'}")
    with httpx.Client(base_url=server.address, timeout=PATIENCE) as client:
        client.post("/guests", json={"name": "Anna"}).raise_for_status()
        clock = {"kind": "live", "initial_seconds": 10, "increment_seconds": 0}
        id = begin(client, ME, ME, clock=clock)
        server.send(signal.SIGSTOP)
        time.sleep(STOPPED)
        server.send(signal.SIGCONT)
        received = frame(client, id, 0)

        assert (received["rev"], len(received["clock"])) == (1, 2)
        assert all(left > 1_000 for left in received["clock"])
    server.kill()
