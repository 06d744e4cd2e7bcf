"""Faults of the machine around a server, and what players and operators then see."""

import signal
from pathlib import Path

import httpx

from tests.server.forks import Forks
from tests.server.servers import wait_until

DRAIN = 1.0  # seconds


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
