"""Bots by name: the kinds, and the levels of the court."""

import re
from math import inf
from typing import Any, Final

from signoria.bots.bot import Bot, RandomBot
from signoria.bots.greedy import GreedyBot
from signoria.bots.ismcts import Ismcts

# A level is a kind with a fixed number of iterations, so that its strength is the same on every
# machine; the seconds lie far above and only keep a very slow machine from stalling a table.
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
    """A name that is neither a kind nor a level."""


def bot_named(name: str, seed: int) -> Bot[Any]:
    """A new bot for one seat of one game."""
    if name == "random":
        return RandomBot(seed)
    if name in ("greedy", "page"):
        return GreedyBot(seed)
    if name in SEARCHES:
        return Ismcts(seed, *SEARCHES[name])
    if found := SEARCH.fullmatch(name):
        number = int(found[1])
        return Ismcts(seed, 0, number / 1000) if found[2] else Ismcts(seed, number, inf)
    raise UnknownBot(name)


def iterations_of(name: str) -> int | None:
    """How many iterations a name fixes, if it does."""
    if name in SEARCHES:
        return SEARCHES[name][0]
    found = SEARCH.fullmatch(name)
    return int(found[1]) if found and not found[2] else None
