"""Keyboard input: questions, commands, and the curtain between people who share it."""

import sys
from typing import Final

from rich.console import Console

from signoria.locales.words import Words

LONGEST: Final = 200  # characters; no answer needs more


class Left(Exception):
    """The person has left: they typed `quit`, or the input has ended."""


def ask(prompt: str = "> ") -> str:
    """Read one line; echo it if it comes through a pipe, so that the transcript is readable."""
    try:
        typed = input(prompt)
    except EOFError:
        print()
        raise Left from None
    typed = typed.encode("utf-8", "replace").decode("utf-8").strip()[:LONGEST]
    if not sys.stdin.isatty():
        print(typed)
    return typed


def draw_curtain(out: Console, words: Words, name: str) -> None:
    """Hide the screen, and wait until the next person sits there."""
    wipe(out)
    out.print(words.message("cli-curtain", name=name), style="bold")
    ask(prompt="")
    wipe(out)


def wipe(out: Console) -> None:
    """Clear screen and scrollback; do nothing on a pipe."""
    if out.is_terminal:
        out.clear()
        out.file.write("\x1b[3J")
        out.file.flush()
