"""The data of a game that are not the same at every table: cards that came later or with a seat."""

from collections.abc import Sequence
from typing import Any, Final

from mypy_extensions import mypyc_attr

from signoria.kernel.event import Event
from signoria.kernel.game import Game
from signoria.kernel.parts import part_of


@mypyc_attr(allow_interpreted_subclasses=True)
class Growth:
    """The part of a game whose data grow: the constant GROWTH of its module `growth`."""

    def stored(self, options: dict[str, int | str], data: str, engine: str) -> dict[str, int | str]:
        """Return the options of a stored game, and which part of the data existed.

        `data` and `engine` are those of its header.
        """
        return options

    def brought(self, events: Sequence[Event[Any]]) -> str:
        """Return a digest of the data that seats brought by these events; "" if they brought none.

        The phase gives the same digest to `Table.bring`.
        """
        return ""


NONE: Final = Growth()


def growth_of(game: Game[Any]) -> Growth:
    """Return the part of a game whose data grow; nothing grows without it."""
    found: Growth = part_of(game, "growth") or NONE
    return found
