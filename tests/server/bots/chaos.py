"""Bots that misbehave, for worker processes that load their bots from this module."""

import os
import signal
import sys
import time
from collections.abc import Callable
from itertools import repeat
from pathlib import Path
from typing import Any

from signoria.arena.clock import WallClock
from signoria.bots import levels
from signoria.bots.bot import Bot
from signoria.bots.window import Window
from signoria.games.il_principe.actions import Bid
from signoria.kernel.action import Action


def first(window: Window[Any]) -> Action:
    return window.menu[window.legal()[0]]


def hang(window: Window[Any], word: str) -> Action:
    while True:
        pass


def hang_deaf(window: Window[Any], word: str) -> Action:
    """Hang in compiled code, where neither the deadline timer nor another thread runs."""
    if word:
        Path(word).write_text(str(os.getpid()))
    return window.menu[sum(repeat(0))]


def crash(window: Window[Any], word: str) -> Action:
    raise RuntimeError("no idea")


def leave(window: Window[Any], word: str) -> Action:
    sys.exit(0)


def answer_illegally(window: Window[Any], word: str) -> Action:
    return Bid(1 << 20)


def answer_late(window: Window[Any], word: str) -> Action:
    """Block the deadline timer and return a legal action a moment too late."""
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGALRM})
    assert isinstance(window.clock, WallClock)
    time.sleep(window.clock.left() + 0.01)
    return first(window)


def die(window: Window[Any], word: str) -> Action:
    os.kill(os.getpid(), signal.SIGKILL)
    return first(window)


def die_once(window: Window[Any], word: str) -> Action:
    """Kill the first process that calls this; later processes find its note and answer."""
    note = Path(word)
    if not note.exists():
        note.write_text(str(os.getpid()))
        die(window, word)
    return first(window)


def make_noise(window: Window[Any], word: str) -> Action:
    print("good morning", flush=True)
    os.write(1, b"\0\0\0\1!")
    os.write(2, b"noise\n")
    assert sys.stdin.read() == ""
    return first(window)


def wait_for_leave(window: Window[Any], word: str) -> Action:
    """Write a note that the bot has begun, and wait until the file `go` exists."""
    note = Path(word)
    note.write_text(str(os.getpid()))
    while not (note.parent / "go").exists():
        time.sleep(0.01)
    return first(window)


KINDS: dict[str, Callable[[Window[Any], str], Action]] = {
    "hangs": hang,
    "deaf": hang_deaf,
    "crashes": crash,
    "leaves": leave,
    "illegal": answer_illegally,
    "late": answer_late,
    "dies": die,
    "dies-once": die_once,
    "noisy": make_noise,
    "waits": wait_for_leave,
}


class Chaotic(Bot[Any]):
    def __init__(self, seed: int, kind: str, word: str) -> None:
        super().__init__(seed)
        self.kind = kind
        self.word = word

    def choose(self, window: Window[Any]) -> Action:
        return KINDS[self.kind](window, self.word)


class Remembers(Bot[Any]):
    """Bot that chooses the nth legal action at its nth decision."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.times = 0

    def choose(self, window: Window[Any]) -> Action:
        self.times += 1
        return window.menu[window.legal()[self.times - 1]]


class ForgetsItself(Remembers):
    """Bot that answers its first request and raises an error at the second."""

    def choose(self, window: Window[Any]) -> Action:
        if self.times:
            raise RuntimeError("a second request")
        return super().choose(window)


class Mute(Remembers):
    """Bot that raises an error when asked to talk; if `fatal`, it kills its process."""

    def __init__(self, seed: int, fatal: bool) -> None:
        super().__init__(seed)
        self.fatal = fatal

    def speak(self, window: Window[Any]) -> list[Action]:
        if self.fatal:
            die(window, "")
        raise RuntimeError("no words")


def bot_named(name: str, seed: int, game: str) -> Bot[Any]:
    kind, _, word = name.partition(":")
    if name == "remembers":
        return Remembers(seed)
    if name in ("mute", "dies-speaking"):
        return Mute(seed, name == "dies-speaking")
    if name == "forgets":
        return ForgetsItself(seed)
    return Chaotic(seed, kind, word) if kind in KINDS else levels.bot_named(name, seed, game)
