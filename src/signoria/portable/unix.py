"""The means of Linux and macOS: signals, timers of the system, priorities, file limits."""

import os
import shlex
import signal
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from io import FileIO, RawIOBase
from pathlib import Path
from typing import Final

from signoria.portable.timers import Timer

assert sys.platform != "win32"

import resource  # noqa: E402  (a type checker for Windows stops above)

STROKE: Final = signal.SIGALRM
LOWEST: Final = 19
BACKGROUND: Final = 0  # flags for a process that is started: here it lowers its own priority
OWN_GROUP: Final = 0  # likewise: here `start_new_session` does it
CLOCK_TICKS: Final = os.sysconf("SC_CLK_TCK")
POSTGRES: Final = True


class SystemTimer(Timer):
    """The timer of the kernel that counts real time."""

    def left(self) -> tuple[float, float]:
        """Ask the kernel."""
        return signal.getitimer(signal.ITIMER_REAL)

    def set(self, seconds: float, again: float = 0.0) -> None:
        """Tell the kernel."""
        signal.setitimer(signal.ITIMER_REAL, seconds, again)


STROKES: Final[Timer] = SystemTimer()


def leave_strokes_to_the_main_thread() -> None:
    """Keep the calling thread from being interrupted by a timer's strokes."""
    signal.pthread_sigmask(signal.SIG_BLOCK, {STROKE})


def give_way() -> None:
    """Give this process the lowest priority."""
    os.nice(LOWEST - os.nice(0))


def endings() -> tuple[signal.Signals, ...]:
    """The signals by which people and systems end a process."""
    return signal.SIGINT, signal.SIGTERM, signal.SIGHUP


def stop_at_once(process: "subprocess.Popen[bytes]") -> None:
    """Have a PostgreSQL end without tidying up."""
    process.send_signal(signal.SIGQUIT)


def as_root() -> bool:
    """Whether this process may do everything."""
    return os.geteuid() == 0


def cores() -> int:
    """How many cores this process may use; macOS does not limit it."""
    usable = getattr(os, "sched_getaffinity", None)
    return len(usable(0)) if usable is not None else os.cpu_count() or 1


def allow_files(number: int) -> None:
    """Let this process and its children open so many files, as far as the machine lets us."""
    with suppress(OSError, ValueError):
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        if soft < number:
            resource.setrlimit(resource.RLIMIT_NOFILE, (min(number, hard), hard))


def sync_folder(folder: Path) -> None:
    """Have the disk keep the names in a folder."""
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def selectable(pipe: FileIO) -> RawIOBase:
    """A pipe to or from a child that a selector can watch and that never blocks."""
    os.set_blocking(pipe.fileno(), False)
    return pipe


def split(command: str) -> list[str]:
    """The words of a command line, as the shell of this system would read it."""
    return shlex.split(command)


def joined(words: Sequence[str]) -> str:
    """Words as a command line that the shell of this system reads as the same words."""
    return shlex.join(words)
