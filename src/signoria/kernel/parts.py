"""The parts of a game that only some games have: modules of its package, found by their names."""

import sys
from functools import cache
from importlib import import_module
from typing import Any

from signoria.kernel.game import Game


def package_of(game: Game[Any]) -> str:
    """Return the name of a game's package: the one in which its class is defined."""
    return _package(type(game))


@cache
def part_of(game: Game[Any], name: str) -> Any:
    """Return the constant NAME of the module `name` in a game's package; None without it.

    The module is imported only now, because few programs need all parts of a game. A game that is
    derived from another has the parts of that one as well.
    """
    kinds = type(game).__mro__
    for kind in kinds[: kinds.index(Game)]:
        module = f"{_package(kind)}.{name}"
        try:
            return getattr(import_module(module), name.upper())
        except ModuleNotFoundError as missing:
            if missing.name != module:
                raise
    return None


def _package(kind: type) -> str:
    return sys.modules[kind.__module__].__package__ or kind.__module__
