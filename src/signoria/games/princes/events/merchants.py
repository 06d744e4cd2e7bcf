"""Events about bargains with the bank."""

from typing import ClassVar

from mypy_extensions import i64, mypyc_attr

from signoria.games.princes.fields import RESOURCE
from signoria.games.princes.rules import BARGAIN
from signoria.games.princes.state import State
from signoria.kernel.event import Public
from signoria.kernel.kinds import SEAT, Kinds


@mypyc_attr(free_list_len=1)
class BargainStruck(Public[State]):
    """A seat trades a resource one for one until the end of the turn. [TRADER-6]"""

    kinds: ClassVar[Kinds] = {"seat": SEAT, "resource": RESOURCE}

    def __init__(self, seat: i64, resource: i64) -> None:
        self.seat = seat
        self.resource = resource

    def apply(self, s: State) -> None:
        """Store the resource."""
        s.marks[BARGAIN + self.seat] |= 1 << self.resource
