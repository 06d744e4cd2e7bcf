"""Bots at a table, by name: each has a time limit, so that none can stall the table."""

from typing import Any, Final

from signoria.arena.guard import Guard
from signoria.bots.bot import Bot
from signoria.bots.levels import UnknownBot, bot_named, games_with, names_for
from signoria.cli.errors import refuse
from signoria.cli.laying import Laid
from signoria.cli.random_play import CHOICES, check_seed
from signoria.kernel.rng import Rng, SeededRng, SystemRng

LIMIT: Final = 20.0  # seconds for one decision
SEEDS: Final = 1 << 30


def chance(seed: int | None) -> Rng:
    """Return the table's random numbers: the system's or, with a seed, reproducible ones."""
    return SystemRng() if seed is None else SeededRng(seed)


def guards(names: str, seats: int, seed: int | None, laid: Laid) -> list[Guard]:
    """Return a guarded bot for each of so many seats, from one name for all or a name for each."""
    words = laid.words
    check_seed(seed, words)
    wished = [name.strip() for name in names.split(",")]
    if len(wished) not in (1, seats):
        refuse(words.house("cli-bots-number", number=len(wished), seats=seats))
    if len(wished) == 1:
        wished *= seats
    rng = chance(None if seed is None else CHOICES + seed)
    seeds = [rng.below(0, SEEDS) for _name in wished]
    bots = [house_bot(name, one, laid) for name, one in zip(wished, seeds, strict=True)]
    return [Guard(bot, LIMIT, bot.seed) for bot in bots]


def house_bot(name: str, seed: int, laid: Laid) -> Bot[Any]:
    """Return the built-in bot of that name for this game; otherwise refuse and list the names."""
    words, known = laid.words, names_for(laid.game.slug)
    games = games_with(name)
    if games and name not in known:
        refuse(words.house("cli-bots-temper", bots=name, games=words.listed(games)))
    try:
        return bot_named(name, seed)
    except UnknownBot:
        refuse(words.house("cli-bots-unknown", bots=name, known=", ".join(known)))
