"""Tests that worker processes end with their server, even in the middle of a decision."""

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.server.bots.processes import runs, until

ROOT = Path(__file__).parents[3]


@contextmanager
def standing_still(limit: float, grace: float, level: str, folder: Path) -> Iterator[list[int]]:
    """Start a server that blocks, yield the pids of its workers, and kill it at the end."""
    command = [sys.executable, "-m", "tests.server.bots.server", str(limit), str(grace)]
    with subprocess.Popen(
        [*command, level, str(folder / "note")], cwd=ROOT, stdout=subprocess.PIPE, text=True
    ) as server:
        try:
            assert server.stdout is not None
            yield [int(pid) for pid in server.stdout.readline().split()]
        finally:
            server.kill()
    assert server.returncode == -9


def test_workers_end_when_their_server_is_killed(tmp_path: Path) -> None:
    with standing_still(600.0, 600.0, "waits", tmp_path) as pids:
        assert [runs(pid) for pid in pids] == [True, True]

    asyncio.run(until(lambda: not any(map(runs, pids))))


def test_worker_hanging_in_compiled_code_ends_without_its_server(tmp_path: Path) -> None:
    with standing_still(0.2, 0.2, "deaf", tmp_path) as pids:
        asyncio.run(until(lambda: len([pid for pid in pids if runs(pid)]) == 1))

    asyncio.run(until(lambda: not any(map(runs, pids))))
