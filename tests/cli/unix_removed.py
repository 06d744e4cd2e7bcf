"""Removal of the modules and names that Python lacks on Windows.

`sitecustomize` of a process calls `remove` before any other import. Worker processes of a command
lack the same names, because they run `sitecustomize` too. Names that the standard library needs to
start processes here stay; tests/shape/test_portable.py searches the source for those.
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
