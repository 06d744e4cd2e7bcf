"""Events about barbarians, units that change sides, and the die of functions."""

from typing import ClassVar

from mypy_extensions import i64, mypyc_attr

from signoria.games.princes.events.cards import note_taken
from signoria.games.princes.events.shapes import OfCard, OnSite
from signoria.games.princes.fields import SPOT, TOWN
from signoria.games.princes.places import forget_named
from signoria.games.princes.points import put_on, take_off
from signoria.games.princes.rules import SPOTS
from signoria.games.princes.state import State
from signoria.kernel.event import Public
from signoria.kernel.kinds import NUMBER, SEAT, Kinds


@mypyc_attr(free_list_len=1)
class Stormed(Public[State]):
    """Barbarians attacked a seat: its units, and the flags they count against it. [STORM-1]"""

    kinds: ClassVar[Kinds] = {"seat": SEAT, "units": NUMBER, "barbarians": NUMBER}

    def __init__(self, seat: i64, units: i64, barbarians: i64) -> None:
        self.seat = seat
        self.units = units
        self.barbarians = barbarians

    def apply(self, s: State) -> None:
        """Change nothing: the agenda has the next steps."""


@mypyc_attr(free_list_len=1)
class UnitTakenOver(OnSite):
    """A seat moved a unit of the other to a site of its own. [OVER-1, OVER-2, T24]"""

    kinds: ClassVar[Kinds] = {**OnSite.kinds, "from_town": TOWN, "from_spot": SPOT}

    def __init__(
        self, seat: i64, card: i64, town: i64, spot: i64, from_town: i64, from_spot: i64
    ) -> None:
        super().__init__(seat, card, town, spot)
        self.from_town = from_town
        self.from_spot = from_spot

    def apply(self, s: State) -> None:
        """Move the card with its points; in a tournament its owner is noted."""
        take_off(s, 1 - self.seat, self.from_town * SPOTS + self.from_spot, self.card)
        forget_named(s, 1 - self.seat)
        put_on(s, self.seat, self.site(), self.card)
        note_taken(s, self.seat, self.card)


@mypyc_attr(free_list_len=1)
class FortuneRolled(OfCard):
    """A seat rolled a die for the function of its card. [CHANCE-1]"""

    reveals: ClassVar[bool] = True
    kinds: ClassVar[Kinds] = {**OfCard.kinds, "number": NUMBER}

    def __init__(self, seat: i64, card: i64, number: i64) -> None:
        super().__init__(seat, card)
        self.number = number

    def apply(self, s: State) -> None:
        """Change nothing: the agenda has the next steps."""
