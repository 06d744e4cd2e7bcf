"""Servers to be measured: `signoria serve` in separate processes."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Final

COMMAND: Final = "from signoria.cli.main import run; run()"
PATIENCE: Final = 20.0


class NoServer(Exception):
    """A server that did not start."""


class ServerProcess:
    """A running server: its process and its address."""

    def __init__(self, database: str) -> None:
        words = ["serve", "--no-limits", "--port", "0", "--lang", "en", "--database", database]
        self._process = subprocess.Popen(
            [sys.executable, "-c", COMMAND, *words],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env={**os.environ, "PYTHONUNBUFFERED": "1", "PYTHONUTF8": "1"},
            encoding="utf-8",
        )
        self.pid = self._process.pid

    def address(self) -> str:
        """Wait for the server's first line of output and return the address in it."""
        assert self._process.stdout is not None
        said = self._process.stdout.readline().split()
        for word in said:
            if word.startswith("http://"):
                return word
        raise NoServer

    def stop(self) -> None:
        """Terminate the server; kill it if it does not stop."""
        self._process.terminate()
        try:
            self._process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        if self._process.stdout is not None:
            self._process.stdout.close()


@contextmanager
def running(database: str, number: int) -> Iterator[tuple[list[str], list[int]]]:
    """Start that many servers on one database; yield their addresses and process ids."""
    with ExitStack() as stack:
        nodes: list[ServerProcess] = []
        for _node in range(number):
            node = ServerProcess(database)
            stack.callback(node.stop)
            nodes.append(node)
        yield [node.address() for node in nodes], [node.pid for node in nodes]
