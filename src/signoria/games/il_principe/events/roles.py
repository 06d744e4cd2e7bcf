"""Phase 4: roles returned to the board and taken again."""

from typing import ClassVar

from mypy_extensions import i64, mypyc_attr

from signoria.games.il_principe.fields import COLOUR, ROLE
from signoria.games.il_principe.rules import COLOURS, ROLES
from signoria.games.il_principe.state import State
from signoria.kernel.event import Public
from signoria.kernel.kinds import NUMBER, SEAT, Kinds
from signoria.kernel.seats import NOBODY


@mypyc_attr(free_list_len=1)
class RolesReturned(Public[State]):
    """All roles went back to the board. [ROLE-1]"""

    def apply(self, s: State) -> None:
        """Return every role to the board."""
        for role in range(ROLES):
            s.roles[role] = NOBODY


@mypyc_attr(free_list_len=1)
class RoleTaken(Public[State]):
    """A seat took a role; a major turns half its cards of that colour face down. [ROLE-11]"""

    kinds: ClassVar[Kinds] = {"seat": SEAT, "role": ROLE, "turned": NUMBER}

    def __init__(self, seat: i64, role: i64, turned: i64) -> None:
        self.seat = seat
        self.role = role
        self.turned = turned

    def apply(self, s: State) -> None:
        """Assign the role, and turn the cards for it."""
        s.roles[self.role] = self.seat
        at = self.seat * COLOURS + self.role % COLOURS
        s.face_up[at] -= self.turned
        s.face_down[at] += self.turned


@mypyc_attr(free_list_len=1)
class CardTurnedUp(Public[State]):
    """A seat turned one of its face-down cards up again. [EFF-1]"""

    kinds: ClassVar[Kinds] = {"seat": SEAT, "colour": COLOUR}

    def __init__(self, seat: i64, colour: i64) -> None:
        self.seat = seat
        self.colour = colour

    def apply(self, s: State) -> None:
        """Turn one card from face down to face up."""
        at = self.seat * COLOURS + self.colour
        s.face_down[at] -= 1
        s.face_up[at] += 1


@mypyc_attr(free_list_len=1)
class CardsLeftDown(Public[State]):
    """A seat left its face-down cards as they are. [EFF-1]"""

    kinds: ClassVar[Kinds] = {"seat": SEAT}

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def apply(self, s: State) -> None:
        """Change nothing."""
