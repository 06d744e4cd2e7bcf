"""Portable implementations for Windows, which lacks the functions of Unix."""

import os
import shlex
import signal
import socket
import subprocess
from _thread import interrupt_main
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from io import FileIO, RawIOBase
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from time import perf_counter
from typing import BinaryIO, Final

from signoria.portable.timers import Timer

CHUNK: Final = 1 << 16
STROKE: Final = signal.SIGILL  # a signal that Windows knows and that no program sends or handles
CLOCK_TICKS: Final = 100
POSTGRES: Final = False
LOCKED_BYTE: Final = (1 << 31) - 2  # the highest that Windows can lock


def _flag(name: str) -> int:
    return int(getattr(subprocess, name, 0))


OWN_GROUP: Final = _flag("CREATE_NEW_PROCESS_GROUP")  # Ctrl-C does not reach it
BACKGROUND: Final = OWN_GROUP | _flag("BELOW_NORMAL_PRIORITY_CLASS")


class ThreadTimer(Timer):
    """A thread that sleeps and then raises the signal; it does not interrupt a system call.

    A late signal may arrive after the timer was set again, so its handler looks at the clock. The
    queue is the only object that both threads use, and no exception can leave it inconsistent.
    """

    def __init__(self) -> None:
        self._plans: SimpleQueue[tuple[float, float]] = SimpleQueue()
        self._at = 0.0
        self._again = 0.0
        self._begun = False

    def left(self) -> tuple[float, float]:
        """Return the time left of the last plan."""
        left = self._at - perf_counter()
        if not self._at or (left <= 0 and not self._again):
            return 0.0, 0.0
        return left if left > 0 else left % self._again, self._again

    def set(self, seconds: float, again: float = 0.0) -> None:
        """Send the thread a new time and interval."""
        self._at, self._again = perf_counter() + seconds if seconds else 0.0, again
        if not self._begun:
            self._begun = True
            Thread(target=self._strike, daemon=True).start()
        self._plans.put((self._at, self._again))

    def _strike(self) -> None:
        at, again = 0.0, 0.0
        while True:
            try:
                at, again = self._plans.get(timeout=max(0.0, at - perf_counter()) if at else None)
            except Empty:
                at = perf_counter() + again if again else 0.0
                interrupt_main(STROKE)


STROKES: Final[Timer] = ThreadTimer()


def leave_strokes_to_the_main_thread() -> None:
    """Do nothing: Python runs handlers in the main thread, and no system call is interrupted."""


def give_way() -> None:
    """Do nothing: the parent sets the priority when it starts a process, by `BACKGROUND`."""


def endings() -> tuple[signal.Signals, ...]:
    """Return the signals by which people end a process."""
    return signal.SIGINT, signal.SIGTERM


def stop_at_once(process: "subprocess.Popen[bytes]") -> None:
    """End a process by force."""
    process.kill()


def as_root() -> bool:
    """Return whether this process may do everything: unknown here, so False."""
    return False


def cores() -> int:
    """Return the number of cores of the machine."""
    return os.cpu_count() or 1


def allow_files(number: int) -> None:
    """Do nothing: there is no limit that a process could raise."""


def files_allowed() -> int:
    """Return how many files this process may have open: nearly the limit of a Windows process."""
    return 8192


def limit_memory(size: int) -> None:
    """Do nothing: Windows has no such limit for a running process."""


def lock(file: BinaryIO) -> bool:
    """Lock an open file until it is closed; return False if another process has locked it.

    Windows ends the lock together with the process. It locks bytes, and nobody else can read those:
    the locked byte is behind the end of every file. Without `msvcrt` the file stays unlocked.
    """
    try:
        windows = import_module("msvcrt")
    except ImportError:
        return True
    at = file.tell()
    file.seek(LOCKED_BYTE)
    try:
        windows.locking(file.fileno(), windows.LK_NBLCK, 1)
    except PermissionError:
        return False
    except OSError:
        return True
    finally:
        file.seek(at)
    return True


def limit_processor_time(seconds: float) -> None:
    """Do nothing: Windows has no such timer, so the parent's limit of real time has to do."""


def sync_folder(folder: Path) -> None:
    """Do nothing: the file system stores names by itself, and folders cannot be opened."""


def selectable(pipe: FileIO) -> RawIOBase:
    """Return a socket in front of a pipe, as selectors watch only sockets; a thread copies.

    The thread closes the pipe when either side has ended.
    """
    ours, theirs = socket.socketpair()
    pour = _pour_out if pipe.writable() else _pour_in
    Thread(target=pour, args=(pipe, theirs), daemon=True).start()
    ours.setblocking(False)
    with ours:  # the file object keeps the socket open
        return ours.makefile("rwb", buffering=0)


def _pour_in(pipe: FileIO, theirs: socket.socket) -> None:
    with suppress(OSError), theirs, pipe:
        while chunk := pipe.read(CHUNK):
            theirs.sendall(chunk)


def _pour_out(pipe: FileIO, theirs: socket.socket) -> None:
    with suppress(OSError), theirs, pipe:
        while chunk := theirs.recv(CHUNK):
            rest = memoryview(chunk)
            while rest:
                rest = rest[pipe.write(rest) :]


def split(command: str) -> list[str]:
    """Split a command line: a backslash is part of a path, double quotes enclose a word."""
    return [word.strip('"') for word in shlex.split(command, posix=False)]


def joined(words: Sequence[str]) -> str:
    """Join words to a command line that Windows splits into the same words."""
    return subprocess.list2cmdline(words)
