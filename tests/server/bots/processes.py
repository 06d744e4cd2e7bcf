"""Whether a process is there, and waiting until something is so."""

import asyncio
import os
from collections.abc import Callable
from pathlib import Path

MOST = 3000  # looks, a hundredth of a second apart


def runs(pid: int) -> bool:
    """Whether a process is at work; one that has ended and was not fetched is not."""
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
    """Wait until it is so; in vain only for a while."""
    for _look in range(MOST):
        if so():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it never was so")
