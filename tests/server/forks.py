"""Servers in processes of their own that start in a moment, to be killed."""

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

from tests.server.houses import PATIENCE

ROOT = Path(__file__).parents[2]
BELOW_THE_SHARED = range(20_000, 30_000)  # ports that no client is given while no server runs


class Fork:
    """One server."""

    def __init__(self, forks: "Forks", pid: int) -> None:
        self.forks = forks
        self.pid = pid
        self.ended = False
        self._address = ""

    @property
    def address(self) -> str:
        """Where it is; waits until its door is open."""
        if not self._address:
            self._address = self.forks.ask("address", self.pid)
            assert self._address, "the server ended before its door was open"
        return self._address

    def send(self, number: int) -> None:
        os.kill(self.pid, number)

    def wait(self) -> int:
        """Wait until it has ended; its exit code."""
        self.ended = True
        code: int = self.forks.ask("wait", self.pid)
        return code

    def kill(self) -> None:
        """End it as a power cut would."""
        self.send(signal.SIGKILL)
        assert self.wait() == -signal.SIGKILL


class Forks:
    """The process from which servers are forked."""

    def __init__(self) -> None:
        command = [sys.executable, "-m", "tests.server.forking"]
        self.process = subprocess.Popen(
            command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def start(self, url: str, **settings: Any) -> Fork:
        """A server on a database, without limits and bots unless they are wished."""
        plain = {"database": url, "port": 0, "limits": False, "bot_workers": 0}
        return Fork(self, self.ask("start", plain | settings))

    def ask(self, word: str, argument: Any) -> Any:
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps([word, argument]) + "\n")
        self.process.stdin.flush()
        return json.loads(self.hear())

    def close(self) -> None:
        """End it, and with it every server that still runs."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.close()
        self.process.wait(PATIENCE)
        self.process.stdout.close()

    def hear(self) -> str:
        assert self.process.stdout is not None
        return self.process.stdout.readline()


def free_port() -> int:
    """A port for a server that comes and goes."""
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
