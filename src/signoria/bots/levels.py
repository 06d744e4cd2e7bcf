"""Bots by name: the kinds, the built-in levels, and the personalities of a game."""

import re
from collections.abc import Callable
from math import inf
from typing import Any, Final

from signoria.bots.bot import Bot, RandomBot
from signoria.bots.greedy import GreedyBot
from signoria.bots.ismcts import Ismcts
from signoria.games import GAMES, find_game
from signoria.kernel.parts import part_of

# A level is a kind with a fixed number of iterations, so that its strength is the same on every
# machine. The seconds are far above that; they only keep a very slow machine from stalling a table.
SEARCHES: Final[dict[str, tuple[int, float]]] = {
    "courtier": (50, 2.0),
    "minister": (250, 4.0),
    "prince": (1200, 8.0),
}
LEVELS: Final = ("page", *SEARCHES)
KINDS: Final = ("random", "greedy")
NAMES: Final = (*KINDS, "ismcts:400", "ismcts:150ms", *LEVELS)
SEARCH: Final = re.compile(r"ismcts:([1-9][0-9]{0,6})(ms)?")


class UnknownBot(Exception):
    """A name that is neither a kind nor a level nor a personality."""


def personalities_of(game: str) -> dict[str, Callable[[int], Bot[Any]]]:
    """Return the bots that a game brings itself, each with the function that creates it."""
    found = find_game(game)
    return {} if found is None else part_of(found, "personalities") or {}


def own_levels(game: str) -> dict[str, Callable[[int], Bot[Any]]]:
    """Return the levels that a game brings itself, weakest first; empty if it plays the usual."""
    found = find_game(game)
    return {} if found is None else part_of(found, "levels") or {}


def levels_for(game: str) -> tuple[str, ...]:
    """Return the bots that a game offers to players: its levels, then its own personalities."""
    return (*(own_levels(game) or LEVELS), *personalities_of(game))


def names_for(game: str) -> tuple[str, ...]:
    """Return every name of a bot that plays a game."""
    return (*NAMES, *personalities_of(game))


def games_with(personality: str) -> list[str]:
    """List the games that a personality plays; empty for an unknown personality."""
    return [game.slug for game in GAMES if personality in personalities_of(game.slug)]


def is_level(name: str) -> bool:
    """Return whether some game offers a bot of that name to players."""
    return name in LEVELS or bool(games_with(name))


def talks(game: str, name: str) -> bool:
    """Return whether a bot of that name may talk at a table of the game."""
    return name in personalities_of(game)


def bot_named(name: str, seed: int, game: str = "") -> Bot[Any]:
    """Create a bot for one seat of a game; without one, of the first game that has the name."""
    if own := own_levels(game).get(name):
        return own(seed)
    if name == "random":
        return RandomBot(seed)
    if name in ("greedy", "page"):
        return GreedyBot(seed)
    if name in SEARCHES:
        return Ismcts(seed, *SEARCHES[name])
    for slug in [game] if game else games_with(name):
        if create := personalities_of(slug).get(name):
            return create(seed)
    if found := SEARCH.fullmatch(name):
        number = int(found[1])
        return Ismcts(seed, 0, number / 1000) if found[2] else Ismcts(seed, number, inf)
    raise UnknownBot(name)


def iterations_of(name: str) -> int | None:
    """Return the fixed number of iterations of a name; None if it has none."""
    if name in SEARCHES:
        return SEARCHES[name][0]
    if games_with(name):
        return getattr(bot_named(name, 0), "iterations", None)
    found = SEARCH.fullmatch(name)
    return int(found[1]) if found and not found[2] else None
