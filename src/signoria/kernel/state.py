"""What every game's state has: its agenda, and the promises of copy and imagine."""

from abc import abstractmethod
from typing import Self

from mypy_extensions import mypyc_attr

from signoria.kernel.rng import Rng


@mypyc_attr(acyclic=True, free_list_len=1)
class Step:
    """One open line of the agenda: a phase, the seat it concerns, one remembered number.

    Steps are never changed, only closed and opened, so copies of a state share them.
    """

    def __init__(self, phase: int, seat: int, memo: int) -> None:
        self.phase = phase
        self.seat = seat
        self.memo = memo


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Everything on the table, secrets too: ints and flat lists of ints.

    The constructor takes no arguments and names every attribute. A state holds no player, no
    connection and no generator. Only `Event.apply` changes it.
    """

    def __init__(self) -> None:
        self.seats = 0
        self.agenda: list[Step] = []

    def now(self) -> Step:
        """The step being played: the last line of the agenda."""
        return self.agenda[len(self.agenda) - 1]

    def over(self) -> bool:
        """Whether the game has ended: nothing is left on the agenda."""
        return len(self.agenda) == 0

    @abstractmethod
    def copy(self) -> Self:
        """A state that shares nothing that can change with this one."""

    @abstractmethod
    def imagine(self, seat: int, rng: Rng, remembering: bool) -> Self:
        """A copy in which all that `seat` does not know is dealt anew.

        Forgetful: everything the seat's view does not show. Remembering: what public facts imply
        stays as it is. The answer depends on what the seat knows and on `rng`, on nothing else.
        """

    def __deepcopy__(self, memo: dict[int, object]) -> Self:
        return self.copy()
