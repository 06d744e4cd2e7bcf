"""Bots at a table, by name: each has a time limit, so that none can stall the table."""

from typing import Any, Final

from signoria.arena.guard import Guard
from signoria.bots.bot import Bot
from signoria.bots.levels import UnknownBot, bot_named, games_with, names_for
from signoria.cli.errors import refuse
from signoria.cli.random_play import CHOICES, check_seed
from signoria.cli.setups import Setup
from signoria.kernel.rng import Rng, SeededRng, SystemRng

LIMIT: Final = 20.0  # seconds for one decision
SEEDS: Final = 1 << 30


def chance(seed: int | None) -> Rng:
    """Return the table's random numbers: the system's or, with a seed, reproducible ones."""
    return SystemRng() if seed is None else SeededRng(seed)


def guards(names: str, seats: int, seed: int | None, setup: Setup) -> list[Guard]:
    """Return a guarded bot for each of so many seats, from one name for all or a name for each."""
    words = setup.words
    check_seed(seed, words)
    requested = [name.strip() for name in names.split(",")]
    if len(requested) not in (1, seats):
        refuse(words.message("cli-bots-number", number=len(requested), seats=seats))
    if len(requested) == 1:
        requested *= seats
    rng = chance(None if seed is None else CHOICES + seed)
    seeds = [rng.below(0, SEEDS) for _name in requested]
    bots = [built_in_bot(name, one, setup) for name, one in zip(requested, seeds, strict=True)]
    return [Guard(bot, LIMIT, bot.seed) for bot in bots]


def built_in_bot(name: str, seed: int, setup: Setup) -> Bot[Any]:
    """Return the built-in bot of that name for this game; otherwise refuse and list the names."""
    words, known = setup.words, names_for(setup.game.slug)
    games = games_with(name)
    if games and name not in known:
        refuse(words.message("cli-bots-personality", bots=name, games=words.listed(games)))
    try:
        return bot_named(name, seed, setup.game.slug)
    except UnknownBot:
        refuse(words.message("cli-bots-unknown", bots=name, known=", ".join(known)))
