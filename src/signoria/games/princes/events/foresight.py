"""Events about looks at the event stack, its order, and the event die. [T10]"""

from typing import ClassVar

from mypy_extensions import i64, mypyc_attr

from signoria.games.princes.card_rows import SIZE
from signoria.games.princes.events.shapes import InEventStack
from signoria.games.princes.fields import CARD, FACE
from signoria.games.princes.foresight import face_down, glimpse, shift
from signoria.games.princes.places import forget_named
from signoria.games.princes.state import State
from signoria.kernel.event import Event, Public
from signoria.kernel.kinds import NUMBER, SEAT, Kinds
from signoria.kernel.seats import HIDDEN, NOBODY


@mypyc_attr(free_list_len=1)
class EventSeen(InEventStack):
    """A seat looked at the card at a place of the event stack. [ACT-10]"""

    reveals: ClassVar[bool] = True

    def apply(self, s: State) -> None:
        """Name the card, and let the seat know it."""
        if self.card != HIDDEN and s.events[self.place] == 0:
            s.event_pool[self.lot * SIZE + self.card] -= 1
            s.events[self.place] = self.card + 1
        glimpse(s, self.seat, self.place, self.lot)

    def seen_by(self, seat: i64) -> Event[State] | None:
        """Show the card to the seat itself, to the others only that it looked."""
        return self if seat == self.seat else EventSeen(self.seat, self.place, HIDDEN, HIDDEN)


@mypyc_attr(free_list_len=1)
class EventSunk(Public[State]):
    """A seat put the card at a place of the event stack under the face-down cards. [ACT-11]"""

    kinds: ClassVar[Kinds] = {"seat": SEAT, "place": NUMBER}

    def __init__(self, seat: i64, place: i64) -> None:
        self.seat = seat
        self.place = place

    def apply(self, s: State) -> None:
        """Move the card; those who knew it still do."""
        shift(s, self.place, face_down(s) - 1)


@mypyc_attr(free_list_len=1)
class FaceTurned(Public[State]):
    """A card of a seat turned the event die to another face. [TOKEN-3]"""

    kinds: ClassVar[Kinds] = {"seat": SEAT, "face": FACE}

    def __init__(self, seat: i64, face: i64) -> None:
        self.seat = seat
        self.face = face

    def apply(self, s: State) -> None:
        """Store the face."""
        s.face = self.face


@mypyc_attr(free_list_len=1)
class ContestRolled(Public[State]):
    """Both rolled a die for a card of a seat and added their numbers; a seat won, or nobody."""

    reveals: ClassVar[bool] = True
    kinds: ClassVar[Kinds] = {
        "seat": SEAT,
        "card": CARD,
        "number": NUMBER,
        "other": NUMBER,
        "winner": SEAT,
    }

    def __init__(self, seat: i64, card: i64, number: i64, other: i64, winner: i64) -> None:
        self.seat = seat
        self.card = card
        self.number = number
        self.other = other
        self.winner = winner

    def apply(self, s: State) -> None:
        """Forget the heroes that took part once somebody has won. [MATCH-2]"""
        if self.winner != NOBODY:
            forget_named(s, self.seat)
            forget_named(s, 1 - self.seat)
