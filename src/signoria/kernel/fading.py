"""Amounts that a log may no longer show."""

from collections.abc import Mapping
from typing import Any, Final

from mypy_extensions import mypyc_attr

from signoria.kernel.event import Event
from signoria.kernel.game import Game
from signoria.kernel.parts import part_of


@mypyc_attr(allow_interpreted_subclasses=True)
class Fading:
    """The amounts that fade from the log of a game: the constant FADING of its module `fading`.

    `sums` names, by event, the field with the amount.
    """

    def __init__(self, sums: Mapping[str, str]) -> None:
        self.sums = sums

    def fades(self, s: Any, event: Event[Any]) -> bool:
        """Return whether a log hides the amounts of all entries before this event."""
        return False

    def past(self, s: Any) -> Any:
        """Return a state of the past as it may still be shown after amounts have faded."""
        return s


NONE: Final = Fading({})


def fading_of(game: Game[Any]) -> Fading:
    """Return which amounts of a game fade; none do without this part."""
    found: Fading = part_of(game, "fading") or NONE
    return found
