"""Python as it is on Windows, as far as that can be had elsewhere: what only Unix has is gone.

`sitecustomize` of a process runs `remove` before anything else is imported, so that the workers
which a command starts lack the same. Names that Python's own library needs here to start processes
stay; tests/shape/test_portable.py looks for them in the source.
"""

import asyncio
import os
import select
import signal
import sys

MODULES = ("fcntl", "grp", "pwd", "resource", "termios", "tty", "pty", "syslog", "uvloop")
NAMES = {
    os: (
        "fork",
        "forkpty",
        "geteuid",
        "getloadavg",
        "killpg",
        "nice",
        "setsid",
        "sysconf",
        "uname",
    ),
    signal: (
        "ITIMER_PROF",
        "ITIMER_REAL",
        "SIGALRM",
        "SIGHUP",
        "SIGPROF",
        "SIGQUIT",
        "SIGUSR1",
        "SIG_BLOCK",
        "alarm",
        "getitimer",
        "pause",
        "pthread_kill",
        "pthread_sigmask",
        "setitimer",
        "sigwait",
    ),
    select: ("poll", "epoll"),
}


def refuse(*_words: object) -> None:
    raise NotImplementedError


def remove() -> None:
    for module in MODULES:
        sys.modules[module] = None  # type: ignore[assignment]
    for owner, names in NAMES.items():
        for name in names:
            if hasattr(owner, name):
                delattr(owner, name)
    setattr(asyncio.SelectorEventLoop, "add_signal_handler", refuse)  # noqa: B010
