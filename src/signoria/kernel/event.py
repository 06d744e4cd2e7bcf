"""Events: records of the past that change the state and that each seat sees in its own form."""

from abc import abstractmethod
from typing import ClassVar, Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from signoria.kernel.kinds import ANYTHING, PHASE, SEAT, Kinds
from signoria.kernel.state import State
from signoria.kernel.value_object import ValueObject

S_contra = TypeVar("S_contra", bound=State, contravariant=True)


@mypyc_attr(allow_interpreted_subclasses=True)
class Event(ValueObject, Generic[S_contra]):
    """A record of something that happened. `apply` is the only code that changes a state.

    `apply` makes no choice, asks no chance, and must not fail on an imagined state. `reveals` is
    true if the event shows an outcome of chance or a hidden thing. No undo crosses such an event,
    and later events may differ between worlds that a seat could not tell apart.
    """

    reveals: ClassVar[bool] = False

    @abstractmethod
    def apply(self, s: S_contra) -> None:
        """Change the state as the event says."""

    @abstractmethod
    def seen_by(self, seat: i64) -> "Event[S_contra] | None":
        """Return the event as `seat` (or a spectator) sees it; None if it sees nothing."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Public(Event[S_contra]):
    """An event that everybody sees in full."""

    def seen_by(self, seat: i64) -> Event[S_contra] | None:
        """Return the whole event, for every seat."""
        return self


@mypyc_attr(free_list_len=1)
class Opened(Public[State]):
    """A step was put on the agenda and is now being played."""

    kinds: ClassVar[Kinds] = {"phase": PHASE, "seat": SEAT, "memo": ANYTHING}

    def __init__(self, phase: i64, seat: i64, memo: i64) -> None:
        self.phase = phase
        self.seat = seat
        self.memo = memo

    def apply(self, s: State) -> None:
        """Put the step on top of the agenda."""
        s.open(self.phase, self.seat, self.memo)


class Closed(Public[State]):
    """The step being played is done."""

    def apply(self, s: State) -> None:
        """Take the step off the agenda."""
        s.close()


CLOSED: Final = Closed()


@mypyc_attr(allow_interpreted_subclasses=True)
class Over(Public[S_contra]):
    """The game is over; `winners` are seats as bits. A game declares the kind of its reasons."""

    def __init__(self, reason: i64, winners: i64) -> None:
        self.reason = reason
        self.winners = winners

    def apply(self, s: S_contra) -> None:
        """Store reason and winners, and clear the agenda."""
        s.reason = self.reason
        s.winners = self.winners
        s.close_all()
