"""Flags that games bring to the command line: each sets an option of a table from a person's text.

`--deck masons` is read as `--option --deck=masons`, so that a command needs no parameter for it.
"""

from collections.abc import Callable, Iterator
from typing import Any

from signoria.cli.errors import refuse
from signoria.games import GAMES
from signoria.kernel.game import Game
from signoria.kernel.parts import part_of
from signoria.locales.words import Words


class Flag:
    """A flag such as `--deck`; each use sets the next one of its `options` to what `read` returns.

    `read` gets the text and the language's words, and refuses what it cannot read.
    """

    def __init__(
        self,
        name: str,
        metavar: str,
        help: str,
        options: list[str],
        read: Callable[[str, Words], str],
    ) -> None:
        self.name = name
        self.metavar = metavar
        self.help = help
        self.options = options
        self.read = read


def flags_of(game: Game[Any]) -> list[Flag]:
    """Return the flags that a game brings."""
    return part_of(game, "flags") or []


def all_flags() -> list[Flag]:
    """Return the flags of all games."""
    return [flag for game in GAMES for flag in flags_of(game)]


def as_options(args: list[str], flags: list[Flag]) -> Iterator[str]:
    """Yield command-line arguments with each flag and its value written as an `--option`."""
    names = {flag.name for flag in flags}
    rest = iter(args)
    for arg in rest:
        name, equals, value = arg.partition("=")
        if name not in names:
            yield arg
        elif equals:
            yield from ("--option", arg)
        else:
            value = next(rest, "")
            yield from ("--option", f"{name}={value}") if value else (arg,)


def as_given(option: str) -> tuple[str, str]:
    """Return an option as a person gives it: a flag and its value, or `--option` and its text."""
    flag, _equals, value = option.partition("=")
    return (flag, value) if flag.startswith("--") else ("--option", option)


def add_flags(
    named: dict[str, str], game: Game[Any], texts: list[str], words: Words
) -> dict[str, str]:
    """Add to the options named by a person those that its flags set; refuse what is set twice."""
    for flag in flags_of(game):
        given = [text.partition("=")[2] for text in texts if text.startswith(f"{flag.name}=")]
        if len(given) > len(flag.options):
            refuse(words.message("cli-flag-often", flag=flag.name, most=len(flag.options)))
        for option, text in zip(flag.options, given, strict=False):
            if option in named:
                refuse(words.message("cli-option-twice", option=option))
            named[option] = flag.read(text, words)
    return named
