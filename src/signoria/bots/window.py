"""Window of a bot: the part of the table that its seat may see."""

from math import inf
from typing import Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from signoria.kernel.action import Action, Refusal
from signoria.kernel.heuristics import Heuristics
from signoria.kernel.rng import Rng
from signoria.kernel.seen import SeenEntry, seen_entries
from signoria.kernel.state import State
from signoria.kernel.table import Table

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Clock:
    """The time of one decision, in seconds; this base class never advances."""

    def spent(self) -> float:
        """Return the seconds since the bot was asked."""
        return 0.0

    def left(self) -> float:
        """Return the seconds until an answer is too late."""
        return inf


STILL: Final = Clock()


class Window(Generic[S]):
    """A seat's window on a table: its view, its legal actions, imagined worlds and its clock.

    Bots never reach the state itself. If two worlds look the same to the seat, a bot gets the same
    answers in both.
    """

    def __init__(self, table: Table[S], seat: i64, clock: Clock = STILL) -> None:
        self._table = table
        self.seat = seat
        self.clock = clock
        self.rev = table.rev
        self.menu = table.game.menu
        self.heuristics: Heuristics[S] = table.game.heuristics

    def view(self) -> object:
        """Return the seat's view."""
        return self._table.game.view(self._table.state, self.seat)

    def legal(self) -> list[int]:
        """Return the menu numbers of the seat's legal actions."""
        return self._table.legal(self.seat)

    def refuses(self, action: Action) -> Refusal | None:
        """Return why the seat may not take an action now; also for actions outside the menu."""
        return self._table.refuses(self.seat, action)

    def imagine(self, rng: Rng) -> Table[S]:
        """Return a separate table in a world the seat might be in; `rng` decides its chance."""
        t = self._table
        return Table(t.game, t.state.imagine(self.seat, rng, True), rng, False)

    def entries(self, since: i64) -> list[SeenEntry[S]]:
        """Return the entries after a revision, as the seat learned them."""
        return seen_entries(self._table, self.seat, since)
