"""Real servers on loopback: in a thread for most tests, or in a process to be killed."""

import math
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import IO, Any

import httpx

from signoria.server.autoplay.heartbeats import OUTAGE
from signoria.server.http.running import HttpServer
from signoria.server.server import Server
from signoria.server.settings import Settings
from signoria.server.table.state import wall_clock

PATIENCE = 30.0
COMMAND = "from signoria.cli.main import run; run()"


class Running:
    """A server in a thread of this process, with access to its `Server` object."""

    def __init__(self, http: HttpServer) -> None:
        self.server = http.server
        host, port = http.servers[0].sockets[0].getsockname()[:2]
        self.address = f"http://{host}:{port}"
        self.clients: list[httpx.Client] = []

    def visit(self, name: str = "Visitor", **headers: str) -> httpx.Client:
        """Return a client with a new guest account."""
        client = self.stranger(**headers)
        client.post("/guests", json={"name": name}).raise_for_status()
        return client

    def leave(self) -> None:
        """Close every client."""
        for client in self.clients:
            client.close()

    def stranger(self, **headers: str) -> httpx.Client:
        """Return a client without an account."""
        client = httpx.Client(
            base_url=self.address, timeout=PATIENCE, headers=headers, verify=False
        )
        self.clients.append(client)
        return client


@contextmanager
def running(
    url: str, now: Callable[[], int] = wall_clock, gap: float | None = None, **wanted: Any
) -> Iterator[Running]:
    """Run a server on a database, by default without limits and pauses for talk.

    A clock of the test may jump; with a `gap`, the server notices jumps from that length on.
    """
    plain = {"database": url, "port": 0, "limits": False, "talk_seconds": 0}
    chosen: dict[str, Any] = {**plain, **wanted}
    settings = Settings(**chosen)
    usual = OUTAGE if now is wall_clock else math.inf
    server = HttpServer(settings, Server(settings, now, usual if gap is None else gap))
    thread = threading.Thread(target=server.run)
    thread.start()
    try:
        wait_until(lambda: server.started or not thread.is_alive())
        found = Running(server)
        with ExitStack() as stack:
            stack.callback(found.leave)
            yield found
    finally:
        server.server.drain()
        server.should_exit = True
        thread.join(PATIENCE)


class Process:
    """A server in a separate process, started by `signoria serve`."""

    def __init__(
        self, url: str, *options: str, port: int = 0, log: int | IO[bytes] = subprocess.DEVNULL
    ) -> None:
        words = ["serve", "--port", str(port), "--database", url, "--lang", "en", *options]
        self.process = subprocess.Popen(
            [sys.executable, "-c", COMMAND, *words],
            stdout=subprocess.PIPE,
            stderr=log,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
            text=True,
        )
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        self.address = next(word for word in said.split() if word.startswith("http://"))

    def kill(self) -> None:
        """Kill the server with SIGKILL, like a power cut."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(PATIENCE)

    def stop(self) -> int:
        """Send SIGTERM, wait for the end, and return the exit code."""
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(PATIENCE)


@contextmanager
def started(
    url: str, *options: str, port: int = 0, log: int | IO[bytes] = subprocess.DEVNULL
) -> Iterator[Process]:
    """Start a server in a separate process, and kill it at the end if it still runs."""
    process = Process(url, *options, port=port, log=log)
    try:
        yield process
    finally:
        if process.process.poll() is None:
            process.kill()
        if process.process.stdout is not None:
            process.process.stdout.close()


def wait_until(true: Any, patience: float = PATIENCE) -> None:
    """Wait until a condition is true; fail after `patience` seconds."""
    until = time.monotonic() + patience
    while not true():
        assert time.monotonic() < until, "it did not come true in time"
        time.sleep(0.01)
