"""Helpers that check whether a process runs and wait for a condition."""

import asyncio
import os
from collections.abc import Callable
from pathlib import Path

MOST = 3000  # checks, one every hundredth of a second


def runs(pid: int) -> bool:
    """Return whether a process runs; a zombie process does not."""
    if not Path("/proc/self/stat").exists():
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            return False
        return True
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


async def until(so: Callable[[], bool]) -> None:
    """Wait until a condition is true; fail after `MOST` checks."""
    for _look in range(MOST):
        if so():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it never was so")
