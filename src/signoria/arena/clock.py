"""Clock and timer of one decision: the time left, and an interrupt at its end."""

import signal
import threading
from collections.abc import Callable
from time import perf_counter
from types import FrameType
from typing import Final, TypeVar

from signoria.bots.window import Clock
from signoria.portable import STROKE, STROKES

T = TypeVar("T")
AGAIN: Final = 0.1  # seconds until the timer fires again if the first signal had no effect
SOON: Final = 1e-6  # a timer of 0 would be switched off


class WallClock(Clock):
    """Wall-clock time since its creation, with a limit in seconds."""

    def __init__(self, limit: float) -> None:
        self.limit = limit
        self.start = perf_counter()

    def spent(self) -> float:
        """Return the seconds since the bot was asked."""
        return perf_counter() - self.start

    def left(self) -> float:
        """Return the seconds until an answer is too late; negative after the limit."""
        return self.limit - self.spent()


class TimeUp(BaseException):
    """The time of a decision is over.

    It derives from `BaseException`, so that `except Exception` in a bot does not catch it.
    """


class DeadlineTimer:
    """A timer that interrupts the running work by a signal; only in the main thread.

    Compiled code is interrupted the next time it calls interpreted code, a clock for instance. The
    timer fires repeatedly until the work ends: one signal can be lost where Python ignores
    exceptions. On Windows a bot that waits in a system call is interrupted when the call returns.
    """

    def __init__(self) -> None:
        self.armed = False
        self.due = 0.0

    def run(self, limit: float, work: Callable[[], T]) -> T:
        """Run the work, or raise `TimeUp` after `limit` seconds; restore an earlier timer."""
        if threading.current_thread() is not threading.main_thread():
            return work()
        begun = perf_counter()
        left, again = STROKES.left()
        former = signal.signal(STROKE, self._ring)
        self.due = begun + limit
        try:
            try:
                self.armed = True
                STROKES.set(max(limit, SOON), AGAIN)
                return work()
            finally:
                self.armed = False
        finally:
            self.armed = False  # a signal may have arrived at the line above
            rest = max(left - (perf_counter() - begun), SOON) if left else 0.0
            STROKES.set(0.0)
            signal.signal(STROKE, signal.SIG_DFL if former is None else former)
            STROKES.set(rest, again)

    def _ring(self, number: int, frame: FrameType | None) -> None:
        if self.armed and perf_counter() >= self.due:  # the signal may come from an earlier timer
            raise TimeUp
