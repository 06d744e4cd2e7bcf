"""Misbehaving bots written in Python."""

import sys
import time
from typing import Any

from signoria.bots.bot import Bot
from signoria.bots.window import Window
from signoria.kernel.action import Action


class Raises(Bot[Any]):
    def choose(self, window: Window[Any]) -> Action:
        raise ValueError("no idea\nat all")


class RaisesUnspeakably(Bot[Any]):
    def choose(self, window: Window[Any]) -> Action:
        class Mute(Exception):
            def __str__(self) -> str:
                raise RuntimeError("I say nothing")

        raise Mute


class Exits(Bot[Any]):
    def choose(self, window: Window[Any]) -> Action:
        sys.exit(0)


class RecursesWithoutEnd(Bot[Any]):
    def choose(self, window: Window[Any]) -> Action:
        return self.choose(window)


class Hangs(Bot[Any]):
    def choose(self, window: Window[Any]) -> Action:
        while True:
            time.sleep(60)


class HangsBusily(Bot[Any]):
    def choose(self, window: Window[Any]) -> Action:
        number = 0
        while True:
            number += 1


class HangsAndCatches(Bot[Any]):
    """Bot that hangs, and goes on hanging after every exception."""

    def choose(self, window: Window[Any]) -> Action:
        while True:
            try:
                time.sleep(60)
            except Exception:
                continue


class CatchesEverythingOnce(Bot[Any]):
    """Bot that catches the first time-out exception and goes on."""

    def choose(self, window: Window[Any]) -> Action:
        try:
            time.sleep(60)
        except BaseException:
            time.sleep(60)
        raise AssertionError("it slept two minutes")


class MakesACrashOfIt(Bot[Any]):
    """Bot that turns the time-out exception into an error of its own."""

    def choose(self, window: Window[Any]) -> Action:
        try:
            time.sleep(60)
        except BaseException:
            raise ValueError("who woke me?") from None
        raise AssertionError("it slept a minute")


class Answers(Bot[Any]):
    """Bot that always returns the same object, which may be anything."""

    def __init__(self, answer: object) -> None:
        super().__init__(0)
        self.answer: Any = answer

    def choose(self, window: Window[Any]) -> Action:
        answer: Action = self.answer
        return answer


class NotesTheTime(Bot[Any]):
    """Bot that answers correctly and remembers how much time it was given."""

    def __init__(self) -> None:
        super().__init__(0)
        self.left: list[float] = []

    def choose(self, window: Window[Any]) -> Action:
        self.left.append(window.clock.left())
        return window.menu[window.legal()[0]]


class Dawdles(Bot[Any]):
    """Bot that answers correctly after a delay."""

    def __init__(self, seconds: float) -> None:
        super().__init__(0)
        self.seconds = seconds

    def choose(self, window: Window[Any]) -> Action:
        time.sleep(self.seconds)
        return window.menu[window.legal()[0]]


class Interrupted(Bot[Any]):
    def choose(self, window: Window[Any]) -> Action:
        raise KeyboardInterrupt


class Unprintable:
    def __repr__(self) -> str:
        raise RuntimeError("I have no name")


class Fly(Action):
    """Action that no game knows."""
