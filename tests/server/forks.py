"""Servers in separate processes that start quickly and can be killed."""

import json
import os
import random
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.server.servers import PATIENCE

ROOT = Path(__file__).parents[2]
BELOW_THE_SHARED = range(
    20_000, 30_000
)  # outside the range of ports that the system gives to clients


class Fork:
    """Server in a forked process."""

    def __init__(self, forks: "Forks", pid: int) -> None:
        self.forks = forks
        self.pid = pid
        self.ended = False
        self._address = ""

    @property
    def address(self) -> str:
        """Wait until the server listens and return its address."""
        if not self._address:
            self._address = self.forks.ask("address", self.pid)
            assert self._address, "the server ended before it answered"
        return self._address

    def send(self, number: int) -> None:
        os.kill(self.pid, number)

    def wait(self) -> int:
        """Wait until the server has ended and return its exit code."""
        self.ended = True
        code: int = self.forks.ask("wait", self.pid)
        return code

    def kill(self) -> None:
        """Kill the server with SIGKILL, like a power cut."""
        self.send(signal.SIGKILL)
        assert self.wait() == -signal.SIGKILL


class Forks:
    """Client of the process that forks servers."""

    def __init__(self) -> None:
        command = [sys.executable, "-m", "tests.server.forking"]
        self.process = subprocess.Popen(
            command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def start(self, url: str, **settings: Any) -> Fork:
        """Fork a server on a database, by default without limits and bots."""
        plain = {"database": url, "port": 0, "limits": False, "bot_workers": 0}
        return Fork(self, self.ask("start", plain | settings))

    def ask(self, word: str, argument: Any) -> Any:
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps([word, argument]) + "\n")
        self.process.stdin.flush()
        return json.loads(self.hear())

    def close(self) -> None:
        """End the process, which kills every server that still runs."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.close()
        self.process.wait(PATIENCE)
        self.process.stdout.close()

    def hear(self) -> str:
        assert self.process.stdout is not None
        return self.process.stdout.readline()


def free_port() -> int:
    """Return a free port for a server that is killed and started again."""
    for port in random.SystemRandom().sample(BELOW_THE_SHARED, 100):
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
    raise AssertionError("no port is free")


@contextmanager
def forking() -> Iterator[Forks]:
    forks = Forks()
    try:
        assert forks.hear() == "ready\n", "no server can be forked"
        yield forks
    finally:
        forks.close()
