"""Functions of Linux and macOS: signals, system timers, priorities, file limits."""

import os
import shlex
import signal
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from io import FileIO, RawIOBase
from pathlib import Path
from typing import BinaryIO, Final

from signoria.portable.timers import Timer

assert sys.platform != "win32"

import fcntl  # noqa: E402
import resource  # noqa: E402  (a type checker for Windows stops above)

STROKE: Final = signal.SIGALRM
LOWEST: Final = 19
BACKGROUND: Final = 0  # flags for starting a process; here the process lowers its own priority
OWN_GROUP: Final = 0  # as above; here `start_new_session` does it
CLOCK_TICKS: Final = os.sysconf("SC_CLK_TCK")
POSTGRES: Final = True


class SystemTimer(Timer):
    """The kernel's timer of real time."""

    def left(self) -> tuple[float, float]:
        """Read the kernel's timer."""
        return signal.getitimer(signal.ITIMER_REAL)

    def set(self, seconds: float, again: float = 0.0) -> None:
        """Set the kernel's timer."""
        signal.setitimer(signal.ITIMER_REAL, seconds, again)


STROKES: Final[Timer] = SystemTimer()


def leave_strokes_to_the_main_thread() -> None:
    """Block the timer's signal in the calling thread."""
    signal.pthread_sigmask(signal.SIG_BLOCK, {STROKE})


def give_way() -> None:
    """Give this process the lowest priority."""
    os.nice(LOWEST - os.nice(0))


def endings() -> tuple[signal.Signals, ...]:
    """Return the signals by which people and systems end a process."""
    return signal.SIGINT, signal.SIGTERM, signal.SIGHUP


def stop_at_once(process: "subprocess.Popen[bytes]") -> None:
    """Make a PostgreSQL server quit at once, without a clean shutdown."""
    process.send_signal(signal.SIGQUIT)


def as_root() -> bool:
    """Return whether this process runs as root."""
    return os.geteuid() == 0


def cores() -> int:
    """Return the number of cores this process may use; macOS does not limit it."""
    usable = getattr(os, "sched_getaffinity", None)
    return len(usable(0)) if usable is not None else os.cpu_count() or 1


def allow_files(number: int) -> None:
    """Raise this process's limit of open files, as far as the system permits."""
    with suppress(OSError, ValueError):
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        if soft < number:
            resource.setrlimit(resource.RLIMIT_NOFILE, (min(number, hard), hard))


def files_allowed() -> int:
    """Return how many files this process may have open."""
    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]


def limit_memory(size: int) -> None:
    """Let this process use at most so many bytes of memory."""
    _soft, hard = resource.getrlimit(resource.RLIMIT_AS)
    most = size if hard == resource.RLIM_INFINITY else min(size, hard)
    resource.setrlimit(resource.RLIMIT_AS, (most, hard))


def lock(file: BinaryIO) -> bool:
    """Lock an open file until it is closed; return False if another process has locked it.

    The system ends the lock together with the process. Some network drives have no locks: there
    the file stays unlocked.
    """
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    except OSError:
        return True
    return True


def limit_processor_time(seconds: float) -> None:
    """End this process by a signal when it has used so many more seconds of processor time."""
    signal.signal(signal.SIGPROF, signal.SIG_DFL)
    signal.setitimer(signal.ITIMER_PROF, seconds)


def sync_folder(folder: Path) -> None:
    """Flush the names in a folder to the disk."""
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def selectable(pipe: FileIO) -> RawIOBase:
    """Return a child's pipe in non-blocking mode, for use with a selector."""
    os.set_blocking(pipe.fileno(), False)
    return pipe


def split(command: str) -> list[str]:
    """Split a command line into words as the shell of this system does."""
    return shlex.split(command)


def joined(words: Sequence[str]) -> str:
    """Join words to a command line that the shell of this system splits into the same words."""
    return shlex.join(words)
