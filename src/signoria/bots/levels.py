"""Bots by name: the kinds, the built-in levels, and the personalities of a game."""

import re
from math import inf
from typing import Any, Final

from signoria.bots.bot import Bot, RandomBot
from signoria.bots.greedy import GreedyBot
from signoria.bots.intrigue.natures import NATURES
from signoria.bots.intrigue.personality import Personality
from signoria.bots.intrigue.schemer import ITERATIONS, Schemer
from signoria.bots.ismcts import Ismcts

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
PERSONALITIES: Final[dict[str, tuple[str, ...]]] = {"intrigue": tuple(NATURES)}  # by game
EVERY_LEVEL: Final = LEVELS + tuple(NATURES)
SCHEMER: Final = "schemer"
SEARCH: Final = re.compile(r"ismcts:([1-9][0-9]{0,6})(ms)?")


class UnknownBot(Exception):
    """A name that is neither a kind nor a level nor a personality."""


def levels_for(game: str) -> tuple[str, ...]:
    """Return the bots that a game offers to players: the levels, then its own personalities."""
    return LEVELS + PERSONALITIES.get(game, ())


def names_for(game: str) -> tuple[str, ...]:
    """Return every name of a bot that plays a game."""
    return NAMES + PERSONALITIES.get(game, ())


def games_with(personality: str) -> list[str]:
    """List the games that a personality plays; empty for an unknown personality."""
    return [game for game, personalities in PERSONALITIES.items() if personality in personalities]


def talks(game: str, name: str) -> bool:
    """Return whether a bot of that name may talk at a table of the game."""
    return name in PERSONALITIES.get(game, ())


def bot_named(name: str, seed: int) -> Bot[Any]:
    """Create a bot for one seat of one game."""
    if name == "random":
        return RandomBot(seed)
    if name in ("greedy", "page"):
        return GreedyBot(seed)
    if name in SEARCHES:
        return Ismcts(seed, *SEARCHES[name])
    if name == SCHEMER:
        return Schemer(seed, ITERATIONS)
    if name in NATURES:
        return Personality(seed, name)
    if found := SEARCH.fullmatch(name):
        number = int(found[1])
        return Ismcts(seed, 0, number / 1000) if found[2] else Ismcts(seed, number, inf)
    raise UnknownBot(name)


def iterations_of(name: str) -> int | None:
    """Return the fixed number of iterations of a name; None if it has none."""
    if name in SEARCHES:
        return SEARCHES[name][0]
    if name == SCHEMER:
        return ITERATIONS
    found = SEARCH.fullmatch(name)
    return int(found[1]) if found and not found[2] else None
