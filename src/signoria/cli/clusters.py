"""What is said when a cluster cannot be used."""

from typing import NoReturn

from signoria.arena.cluster import NoRay
from signoria.cli.errors import refuse
from signoria.locales.words import Words


def refuse_cluster(words: Words, address: str | None, trouble: Exception) -> NoReturn:
    """Say why, and end."""
    if isinstance(trouble, NoRay):
        refuse(words.house("cli-ray-missing"))
    refuse(words.house("cli-ray-failed", address=str(address), reason=str(trouble)))
