"""Error messages about clusters."""

from typing import NoReturn

from signoria.cli.errors import refuse, refuse_without
from signoria.extras import MissingExtra
from signoria.locales.words import Words


def refuse_cluster(words: Words, address: str | None, trouble: Exception) -> NoReturn:
    """Say why the cluster cannot be used, and exit."""
    if isinstance(trouble, MissingExtra):
        refuse_without(words, trouble)
    refuse(words.message("cli-ray-failed", address=str(address), reason=str(trouble)))
