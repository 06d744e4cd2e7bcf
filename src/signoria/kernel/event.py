"""Facts: what happened, what it changes, who learns it."""

from abc import abstractmethod
from typing import ClassVar, Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from signoria.kernel.record import Record
from signoria.kernel.state import State

S_contra = TypeVar("S_contra", bound=State, contravariant=True)


@mypyc_attr(allow_interpreted_subclasses=True)
class Event(Record, Generic[S_contra]):
    """A fact in the past tense. `apply` is the only code that changes a state.

    `apply` makes no choice and asks no chance, and must not fail on a state that is merely
    imagined. `reveals` is true where chance or a hidden thing comes to light: no undo crosses such
    an event, and what is told after it may differ between worlds a seat could not tell apart.
    """

    reveals: ClassVar[bool] = False

    @abstractmethod
    def apply(self, s: S_contra) -> None:
        """Change the state as the fact says."""

    @abstractmethod
    def seen_by(self, seat: i64) -> "Event[S_contra] | None":
        """The fact as `seat` (or a spectator) learns it; None if it learns nothing."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Public(Event[S_contra]):
    """A fact that everybody sees."""

    def seen_by(self, seat: i64) -> Event[S_contra] | None:
        """All of it, whoever asks."""
        return self


@mypyc_attr(free_list_len=1)
class Opened(Public[State]):
    """A step was put on the agenda and is now being played."""

    def __init__(self, phase: i64, seat: i64, memo: i64) -> None:
        self.phase = phase
        self.seat = seat
        self.memo = memo

    def apply(self, s: State) -> None:
        """Put the step on top."""
        s.open(self.phase, self.seat, self.memo)


class Closed(Public[State]):
    """The step being played is done."""

    def apply(self, s: State) -> None:
        """Take the step off."""
        s.close()


CLOSED: Final = Closed()
