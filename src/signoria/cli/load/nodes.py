"""Servers to be measured: `signoria serve` in processes of its own."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Final

COMMAND: Final = "from signoria.cli.main import run; run()"
PATIENCE: Final = 20.0


class NoServer(Exception):
    """A server that did not open its door."""


class Node:
    """A server that runs, where it is, and its process."""

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
        """Where it is, as it says itself when its door is open."""
        assert self._process.stdout is not None
        said = self._process.stdout.readline().split()
        for word in said:
            if word.startswith("http://"):
                return word
        raise NoServer

    def stop(self) -> None:
        """Ask it to stop; if it does not, end it."""
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
    """So many servers on one database: where they are, and their processes."""
    with ExitStack() as stack:
        nodes: list[Node] = []
        for _node in range(number):
            node = Node(database)
            stack.callback(node.stop)
            nodes.append(node)
        yield [node.address() for node in nodes], [node.pid for node in nodes]
