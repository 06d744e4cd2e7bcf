"""Figures of a load: rate, latency, CPU and memory."""

import mmap
import os
from collections.abc import Iterable, Sequence
from math import ceil
from pathlib import Path
from time import perf_counter
from typing import Final

import msgspec

from signoria.portable import CLOCK_TICKS

PROC: Final = Path("/proc")
MIB: Final = 1 << 20


class Measurement(msgspec.Struct, frozen=True):
    """One round of play: latencies in milliseconds, CPU in cores, memory in MiB.

    None means that this system does not report the figure: without /proc, as on macOS and Windows,
    a process knows only its own CPU. Latency counts from a request until the last watcher has
    received its frame.
    """

    seconds: float
    actions: int
    refused: int
    a_second: float
    p50: float
    p95: float
    p99: float
    server_cpu: float | None
    database_cpu: float | None
    client_cpu: float
    memory: float | None


def percentile(values: Sequence[float], share: float) -> float:
    """Return the least value that at least that share of all values does not exceed; 0 if empty."""
    ranked = sorted(values)
    return ranked[max(0, ceil(len(ranked) * share) - 1)] if ranked else 0.0


class Meter:
    """A meter of the processes' CPU and memory over a period."""

    def __init__(self, servers: Sequence[int], database: Sequence[int] = ()) -> None:
        self._servers = servers
        self._database = database
        self._begun = perf_counter()
        self._before = self._used()

    def measure(self, late: Sequence[float], refused: int) -> Measurement:
        """Return the figures since this meter was created."""
        seconds = perf_counter() - self._begun
        used = [now - then for now, then in zip(self._used(), self._before, strict=True)]
        p50, p95, p99 = (round(percentile(late, share) * 1000, 2) for share in (0.5, 0.95, 0.99))
        server, database, client = (round(cpu / seconds, 2) for cpu in used)
        known = PROC.exists()
        return Measurement(
            seconds=round(seconds, 2),
            actions=len(late),
            refused=refused,
            a_second=round(len(late) / seconds, 1),
            p50=p50,
            p95=p95,
            p99=p99,
            server_cpu=server if known else None,
            database_cpu=database if known else None,
            client_cpu=client,
            memory=round(sum(memory(pid) or 0.0 for pid in self._servers), 1) if known else None,
        )

    def _used(self) -> tuple[float, float, float]:
        own = os.times()
        return _cpu(self._servers), _cpu(self._family()), own.user + own.system

    def _family(self) -> set[int]:
        """Return the processes of the database: the named ones, and their children."""
        return {*self._database, *(child for pid in self._database for child in children(pid))}


def memory(pid: int) -> float | None:
    """Return the memory of a process in MiB; None if the system does not report it."""
    try:
        pages = int((PROC / str(pid) / "statm").read_bytes().split()[1])
    except OSError:
        return None
    return pages * mmap.PAGESIZE / MIB


def children(pid: int) -> list[int]:
    """Return the running child processes of a process."""
    try:
        found = (PROC / str(pid) / "task" / str(pid) / "children").read_bytes().split()
    except OSError:
        return []
    return [int(child) for child in found]


def _cpu(pids: Iterable[int]) -> float:
    """Return the seconds of CPU that processes have used, including children that have ended."""
    total = 0
    for pid in pids:
        try:
            after = (PROC / str(pid) / "stat").read_bytes().rpartition(b")")[2].split()
        except OSError:
            continue
        total += sum(map(int, after[11:15]))
    return total / CLOCK_TICKS
