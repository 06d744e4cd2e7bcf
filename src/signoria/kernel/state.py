"""The base class of every game's state: the agenda, and the contracts of `copy` and `imagine`."""

from abc import abstractmethod
from typing import Self

from librt.vecs import append, pop, vec
from mypy_extensions import i64, mypyc_attr

from signoria.kernel.rng import Rng


class Step:
    """One open entry of the agenda: a phase, the seat it concerns, and one number to remember."""

    def __init__(self, phase: i64, seat: i64, memo: i64) -> None:
        self.phase = phase
        self.seat = seat
        self.memo = memo


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class State:
    """The whole table, secrets included: whole numbers and packed rows of them.

    The constructor takes no arguments and names every attribute. A state holds no player, no
    connection and no generator. Only `Event.apply` changes it.

    The agenda is a stack of steps; the last one is being played. It is stored packed, a number for
    each step (`steps`). `agenda` shows it unpacked, and rules ask `phase`, `concerned` and `memo`.
    """

    def __init__(self) -> None:
        self.seats: i64 = 0
        self.steps = vec[i64]()
        self.reason: i64 = 0  # why the game ended; 0 while it goes on
        self.winners: i64 = 0  # seats as bits

    @property
    def agenda(self) -> tuple[Step, ...]:
        """Return the open steps, the one being played last."""
        steps = [Step(step & 255, (step >> 8 & 255) - 16, step >> 16) for step in self.steps]
        return tuple(steps)

    @agenda.setter
    def agenda(self, steps: tuple[Step, ...]) -> None:
        self.close_all()
        for step in steps:
            self.open(step.phase, step.seat, step.memo)

    def agenda_rows(self) -> list[list[int]]:
        """Return the open steps as phase, seat and memo, for a view."""
        return [[step.phase, step.seat, step.memo] for step in self.agenda]

    def open(self, phase: i64, seat: i64, memo: i64) -> None:
        """Put a step on the agenda: for `Opened`."""
        self.steps = append(self.steps, memo << 16 | (seat + 16) << 8 | phase)

    def close(self) -> None:
        """Take the last step off the agenda: for `Closed`."""
        self.steps = pop(self.steps)[0]

    def close_all(self) -> None:
        """Clear the agenda, which ends the game."""
        self.steps = vec[i64]()

    def over(self) -> bool:
        """Return whether the game has ended: the agenda is empty."""
        return len(self.steps) == 0

    def phase(self) -> i64:
        """Return the phase being played."""
        return self.steps[-1] & 255

    def concerned(self) -> i64:
        """Return the seat that the step being played concerns, which may be NOBODY or EVERYONE."""
        return (self.steps[-1] >> 8 & 255) - 16

    def memo(self) -> i64:
        """Return the number that the step being played remembers."""
        return self.steps[-1] >> 16

    def now(self) -> Step:
        """Return the step being played."""
        return Step(self.phase(), self.concerned(), self.memo())

    @abstractmethod
    def copy(self) -> Self:
        """Return a state that shares nothing mutable with this one."""

    @abstractmethod
    def imagine(self, seat: i64, rng: Rng, remembering: bool) -> Self:
        """Return a copy in which everything that `seat` does not know is dealt again.

        Forgetful: everything that the seat's view does not show. Remembering: keeps knowledge that
        public events give. The result depends only on the knowledge of the seat and on `rng`.
        """

    def __deepcopy__(self, memo: dict[int, object]) -> Self:
        return self.copy()
