"""Errors of input: one sentence for the person, and exit code 2."""

from typing import Any, Final, NoReturn

import typer

from signoria.extras import MissingExtra, sentence
from signoria.kernel.action import Refusal
from signoria.kernel.game import Game
from signoria.locales.words import Words

BAD_INPUT: Final = 2


def refuse(reason: str) -> NoReturn:
    """Print the reason on standard error, and exit."""
    typer.echo(" ".join(reason.split()), err=True)
    raise typer.Exit(BAD_INPUT)


def refuse_by_rule(words: Words, game: Game[Any] | None, refusal: Refusal) -> NoReturn:
    """Print the rule that refuses the input, and exit."""
    refuse(words.refusal(game, refusal, []))


def refuse_without(words: Words, missing: MissingExtra) -> NoReturn:
    """Print which extra to install, and exit."""
    refuse(sentence(words, missing.extra))
