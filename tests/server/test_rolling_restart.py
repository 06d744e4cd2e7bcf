"""Tests of the shipped proxy configurations: nodes restart one by one, and no action fails."""

import shutil
import signal
import subprocess
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.programs import needed
from tests.server.forks import Fork, Forks, free_port
from tests.server.servers import PATIENCE, wait_until
from tests.server.tables import ME, act, begin, frame
from tests.store.postgres import Postgres

DEPLOY = Path(__file__).parents[2] / "deploy"
DRAIN = 3.0  # seconds; the proxy checks the health every second
HTTP = """daemon off; pid {folder}/pid; error_log stderr crit;
events {{ }}
http {{ access_log off; client_body_temp_path {folder}/b; proxy_temp_path {folder}/p;
fastcgi_temp_path {folder}/f; uwsgi_temp_path {folder}/u; scgi_temp_path {folder}/s;
include {file}; }}
"""


class Nodes:
    """Two nodes on one database, at fixed ports."""

    def __init__(self, forks: Forks, url: str) -> None:
        self.forks = forks
        self.url = url
        self.ports = [free_port(), free_port()]
        self.nodes = [self.start(port) for port in self.ports]

    def start(self, port: int) -> Fork:
        node = self.forks.start(self.url, port=port, trust_proxy=True, drain_seconds=DRAIN)
        assert node.address
        return node

    def restart(self, at: int) -> None:
        self.nodes[at].send(signal.SIGTERM)
        assert self.nodes[at].wait() == 0
        self.nodes[at] = self.start(self.ports[at])

    def placed(self, text: str) -> str:
        """Return a configuration with the addresses of these nodes."""
        names = zip(("node-a:8000", "node-b:8000"), self.ports, strict=True)
        for name, port in names:
            text = text.replace(name, f"127.0.0.1:{port}")
        return text


@contextmanager
def caddy(nodes: Nodes, folder: Path, port: int) -> Iterator[None]:
    program = needed(shutil.which("caddy"), "caddy")
    text = nodes.placed((DEPLOY / "Caddyfile").read_text("utf-8"))
    text = text.replace("{$SITE}", f"http://127.0.0.1:{port}").replace(
        "log default", "admin off\n\tauto_https off\n\tlog default"
    )
    (folder / "Caddyfile").write_text(text, "utf-8")
    words = ["run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")]
    with running_program([program, *words], folder):
        yield


@contextmanager
def nginx(nodes: Nodes, folder: Path, port: int) -> Iterator[None]:
    program = needed(shutil.which("nginx") or shutil.which("/usr/sbin/nginx"), "nginx")
    text = nodes.placed((DEPLOY / "nginx.conf").read_text("utf-8"))
    (folder / "site").write_text(text.replace("listen 80;", f"listen {port};"), "utf-8")
    whole = HTTP.format(folder=folder, file=folder / "site")
    (folder / "whole").write_text(whole, "utf-8")
    with running_program([program, "-p", str(folder), "-c", str(folder / "whole")], folder):
        yield


@contextmanager
def running_program(words: list[str], folder: Path) -> Iterator[None]:
    with (folder / "log").open("wb") as log:
        process = subprocess.Popen(
            words, stdout=log, stderr=log, env={"HOME": str(folder), "PATH": ""}
        )
        try:
            yield
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait(PATIENCE)


class Player:
    """Thread that plays both seats of table after table, without repeating a request."""

    def __init__(self, address: str) -> None:
        self.client = httpx.Client(base_url=address, timeout=PATIENCE)
        self.statuses: list[int] = []
        self.going = True
        self.thread = threading.Thread(target=self.play)

    def play(self) -> None:
        try:
            self.client.post("/guests", json={"name": "Anna"}).raise_for_status()
            while self.going:
                table = begin(self.client, ME, ME)
                for _choice in range(20):
                    self.choose(table)
        except (httpx.HTTPError, AssertionError):
            self.statuses.append(0)

    def choose(self, table: str) -> None:
        """Play a choice of a seat that must move; a node may still be some milliseconds behind."""
        for seat in (0, 1):
            now = frame(self.client, table, seat)
            if "decision" in now and now.get("legal"):
                played = act(self.client, table, seat, now["decision"], now["legal"][0])
                self.statuses.append(played.status_code)

    def end(self) -> None:
        self.going = False
        self.thread.join(PATIENCE)
        self.client.close()


def answers(address: str) -> bool:
    try:
        return httpx.get(f"{address}/health").status_code == 200
    except httpx.TransportError:
        return False


@pytest.mark.parametrize("proxy", [caddy, nginx])
def test_rolling_restart_behind_a_proxy_fails_no_action(
    proxy: Any, forks: Forks, postgres: Postgres, tmp_path: Path
) -> None:
    nodes, port = Nodes(forks, postgres.new_schema()), free_port()
    address = f"http://127.0.0.1:{port}"
    with proxy(nodes, tmp_path, port):
        wait_until(lambda: answers(address))
        player = Player(address)
        player.thread.start()
        for at in (0, 1):
            before = len(player.statuses)
            wait_until(lambda before=before: len(player.statuses) > before + 4)
            nodes.restart(at)
            time.sleep(1.5)  # the proxy checks the node once more
        player.end()
        assert httpx.get(f"{address}/metrics").status_code == 404
    for node in nodes.nodes:
        node.kill()

    accepted = player.statuses.count(200)
    assert accepted > 20, player.statuses
    assert set(player.statuses) <= {200, 409}, player.statuses  # 409: the node was behind
