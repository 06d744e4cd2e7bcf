"""The bots at a table, by name: each with a budget, so that none can stall it."""

from typing import Final

from signoria.arena.guard import Guard
from signoria.bots.levels import NAMES, UnknownBot, bot_named
from signoria.cli.errors import refuse
from signoria.cli.random_play import CHOICES, check_seed
from signoria.kernel.rng import Rng, SeededRng, SystemRng
from signoria.locales.words import Words

LIMIT: Final = 20.0  # seconds for one decision
SEEDS: Final = 1 << 30


def chance(seed: int | None) -> Rng:
    """The table's chance: the system's own, unless a seed is to decide."""
    return SystemRng() if seed is None else SeededRng(seed)


def guards(names: str, seats: int, seed: int | None, words: Words) -> list[Guard]:
    """A guarded bot for each of so many seats: one name for all, or a name for each."""
    check_seed(seed, words)
    wished = [name.strip() for name in names.split(",")]
    if len(wished) not in (1, seats):
        refuse(words.house("cli-bots-number", number=len(wished), seats=seats))
    if len(wished) == 1:
        wished *= seats
    rng = chance(None if seed is None else CHOICES + seed)
    return [_guard(name, rng.below(0, SEEDS), words) for name in wished]


def _guard(name: str, seed: int, words: Words) -> Guard:
    try:
        return Guard(bot_named(name, seed), LIMIT, seed)
    except UnknownBot:
        refuse(words.house("cli-bots-unknown", bots=name, known=", ".join(NAMES)))
