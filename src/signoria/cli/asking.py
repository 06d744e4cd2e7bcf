"""The keyboard: questions, commands, and the curtain between people who share it."""

import sys
from typing import Final

from rich.console import Console

from signoria.locales.words import Words

LONGEST: Final = 200  # no answer needs more


class Left(Exception):
    """Whoever was asked has gone: `quit`, or the input has ended."""


def ask(prompt: str = "> ") -> str:
    """One line, as it was typed; what came through a pipe is shown, so that the text reads well."""
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
    """Hide what is on the screen, and wait until the next person sits there."""
    wipe(out)
    out.print(words.house("cli-curtain", name=name), style="bold")
    ask(prompt="")
    wipe(out)


def wipe(out: Console) -> None:
    """Clear screen and scrollback; a pipe has neither."""
    if out.is_terminal:
        out.clear()
        out.file.write("\x1b[3J")
        out.file.flush()
