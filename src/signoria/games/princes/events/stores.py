"""Events about resources that come to regions or leave them."""

from typing import ClassVar

from mypy_extensions import i64, mypyc_attr

from signoria.games.princes.cards.terms import FROM_LOSS
from signoria.games.princes.events.shapes import InStore
from signoria.games.princes.places import shielding
from signoria.games.princes.rules import GOLD, PLOTS, REGIONS, WOOL
from signoria.games.princes.state import State
from signoria.kernel.event import Public
from signoria.kernel.kinds import NUMBER, SEAT, Kinds


@mypyc_attr(free_list_len=1)
class Gained(InStore):
    """A region of a seat received resources. [GEO-3]"""

    def apply(self, s: State) -> None:
        """Add to the store."""
        s.store(self.seat, self.plot(), self.number)


@mypyc_attr(free_list_len=1)
class Paid(InStore):
    """Resources left a region of a seat. [GEO-4]"""

    def apply(self, s: State) -> None:
        """Take from the store."""
        s.store(self.seat, self.plot(), -self.number)


@mypyc_attr(free_list_len=1)
class Raided(Public[State]):
    """Brigands counted more than seven resources and took all wool and gold. [ROLL-3]"""

    kinds: ClassVar[Kinds] = {"seat": SEAT, "counted": NUMBER}

    def __init__(self, seat: i64, counted: i64) -> None:
        self.seat = seat
        self.counted = counted

    def apply(self, s: State) -> None:
        """Empty pastures and gold fields without protection, but not Gold Caches. [BUILD-12]"""
        for plot in range(REGIONS):
            resource = s.bears(self.seat, plot)
            spared = shielding(s, self.seat, plot) >> FROM_LOSS & 1
            if resource in (WOOL, GOLD) and not spared:
                s.store(self.seat, plot, -s.stored[self.seat * PLOTS + plot])


@mypyc_attr(free_list_len=1)
class Lost(InStore):
    """A region of a seat lost resources to an event. [EVENT-10]"""

    def apply(self, s: State) -> None:
        """Take from the store."""
        s.store(self.seat, self.plot(), -self.number)
