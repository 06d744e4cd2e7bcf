"""Personalities for Intrigue: bots that talk, trust, and keep or break promises."""

from collections.abc import Callable
from functools import partial
from typing import Final

from signoria.bots.bot import Bot
from signoria.games.intrigue.personalities.natures import NATURES
from signoria.games.intrigue.personalities.personality import Personality
from signoria.games.intrigue.personalities.schemer import ITERATIONS, Schemer
from signoria.games.intrigue.state import State

PERSONALITIES: Final[dict[str, Callable[[int], Bot[State]]]] = {
    **{nature: partial(Personality, nature=nature) for nature in NATURES},
    "schemer": partial(Schemer, iterations=ITERATIONS),
}
