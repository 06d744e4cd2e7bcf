"""Bots by name: each chooses from what its seat may see and do, never from the state."""

from collections.abc import Callable
from typing import Final, Protocol

from signoria.cli.errors import refuse
from signoria.cli.random_play import CHOICES, check_seed
from signoria.kernel.action import Action
from signoria.kernel.rng import Rng, SeededRng, SystemRng
from signoria.locales.words import Words


class Chooser(Protocol):
    """Whoever chooses for a seat."""

    def choose(self, view: object, legal: list[Action]) -> Action:
        """One of the legal actions."""


class RandomChooser:
    """Chooses evenly."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, view: object, legal: list[Action]) -> Action:
        """Any of them, each as likely."""
        return legal[self.rng.below(0, len(legal))]


CHOOSERS: Final[dict[str, Callable[[Rng], Chooser]]] = {"random": RandomChooser}


def chance(seed: int | None) -> Rng:
    """The table's chance: the system's own, unless a seed is to decide."""
    return SystemRng() if seed is None else SeededRng(seed)


def chooser_named(name: str, seed: int | None, words: Words) -> Chooser:
    """The bot of that name; its chance is not the table's."""
    if name not in CHOOSERS:
        refuse(words.house("cli-bots-unknown", bots=name, known=", ".join(CHOOSERS)))
    check_seed(seed, words)
    return CHOOSERS[name](chance(None if seed is None else CHOICES + seed))
