"""A phase of the game: the seats to act, their legal actions, and the results."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from signoria.kernel.action import Action, Refusal
from signoria.kernel.kinds import ANYTHING, Kind, StepKind
from signoria.kernel.state import State

if TYPE_CHECKING:
    from signoria.kernel.table import Table

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Phase(Generic[S]):
    """A stateless object that changes a state only by recording events on a table.

    If nobody is to act, `proceed` goes on, for example with income or an uncontested award. A phase
    may skip a seat only if public information leaves it a single choice.
    """

    def actors(self, s: S) -> i64:
        """Return the seats, as bits, that must choose now; 0 if the table goes on by itself."""
        return 0

    def legal(self, s: S, seat: i64) -> list[int]:
        """Return the menu numbers an actor may choose, ascending; callers must not change it."""
        return []

    def refuses(self, s: S, seat: i64, action: Action) -> Refusal | None:
        """Return the rule against an actor's action, using only what that seat may know.

        Law: `legal` is exactly the part of the menu that is not refused.
        """
        return Refusal("TABLE-3")

    def play(self, t: "Table[S]", seat: i64, action: Action) -> None:
        """Carry out an accepted action by recording its events in order."""
        raise NotImplementedError

    def proceed(self, t: "Table[S]") -> None:
        """Go on while nobody is to act; every implementation must open or close a step."""
        raise NotImplementedError


class PhaseRow(Generic[S]):
    """A row of a game's table of phases: its number, its stable name, and the kind of its memo.

    Rules open a phase by its number, a constant that the compiler can read in place.
    """

    def __init__(self, number: int, name: str, phase: Phase[S], memo: Kind = ANYTHING) -> None:
        self.number = number
        self.name = name
        self.phase = phase
        self.memo = memo


def phases_of(rows: Sequence[PhaseRow[S]]) -> list[Phase[S]]:
    """Return the phases in the order of their numbers."""
    if [row.number for row in rows] != list(range(len(rows))):
        raise ValueError("the rows of the phases are not in the order of their numbers from 0 on")
    return [row.phase for row in rows]


def step_of(rows: Sequence[PhaseRow[S]]) -> StepKind:
    """Return the kind of the steps of the agenda."""
    memos = {row.name: row.memo for row in rows if row.memo is not ANYTHING}
    return StepKind([row.name for row in rows], memos)
