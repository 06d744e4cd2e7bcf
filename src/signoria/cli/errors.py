"""Bad input: one sentence for the person who gave it, and exit code 2."""

from typing import Any, Final, NoReturn

import typer

from signoria.extras import MissingExtra, sentence
from signoria.kernel.action import Refusal
from signoria.kernel.game import Game
from signoria.locales.words import Words

BAD_INPUT: Final = 2


def refuse(reason: str) -> NoReturn:
    """Say why it cannot be done, and end."""
    typer.echo(" ".join(reason.split()), err=True)
    raise typer.Exit(BAD_INPUT)


def refuse_by_rule(words: Words, game: Game[Any] | None, refusal: Refusal) -> NoReturn:
    """Say which rule stands against it, and end."""
    refuse(words.refusal(game, refusal, []))


def refuse_without(words: Words, missing: MissingExtra) -> NoReturn:
    """Say which extra to install, and end."""
    refuse(sentence(words, missing.extra))
