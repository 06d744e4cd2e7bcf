"""The time of one decision: how much is left, and a bell at its end."""

import signal
import threading
from collections.abc import Callable
from time import perf_counter
from types import FrameType
from typing import Final, TypeVar

from signoria.bots.window import Clock
from signoria.portable import STROKE, STROKES

T = TypeVar("T")
AGAIN: Final = 0.1  # seconds to the next stroke of a bell that was not heeded
SOON: Final = 1e-6  # a timer of 0 would be none


class WallClock(Clock):
    """Time as the wall has it, from now, with a limit in seconds."""

    def __init__(self, limit: float) -> None:
        self.limit = limit
        self.start = perf_counter()

    def spent(self) -> float:
        """How long ago the bot was asked."""
        return perf_counter() - self.start

    def left(self) -> float:
        """How long until an answer comes too late; below zero when it is."""
        return self.limit - self.spent()


class TimeUp(BaseException):
    """The bell rang. No Exception: whoever catches those does not catch this."""


class Bell:
    """Ends whatever runs when its time is over, by a signal; silent outside the main thread.

    Compiled code hears it the next time it calls interpreted code, a clock for instance. It rings
    again and again until it is heeded: one stroke can be lost where Python ignores exceptions.
    On Windows a bot that waits in a system call hears it when the call returns.
    """

    def __init__(self) -> None:
        self.armed = False
        self.due = 0.0

    def run(self, limit: float, work: Callable[[], T]) -> T:
        """Do the work, or raise `TimeUp` after `limit` seconds; a timer that ran before runs on."""
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
            self.armed = False  # a stroke may have fallen on the line above
            rest = max(left - (perf_counter() - begun), SOON) if left else 0.0
            STROKES.set(0.0)
            signal.signal(STROKE, signal.SIG_DFL if former is None else former)
            STROKES.set(rest, again)

    def _ring(self, number: int, frame: FrameType | None) -> None:
        if self.armed and perf_counter() >= self.due:  # a stroke may be an older timer's
            raise TimeUp
