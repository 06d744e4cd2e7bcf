"""What a bot is given: its seat's side of the table, and nothing else."""

from math import inf
from typing import Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from signoria.kernel.action import Action, Refusal
from signoria.kernel.counsel import Counsel
from signoria.kernel.event import Event
from signoria.kernel.rng import Rng
from signoria.kernel.state import State
from signoria.kernel.table import Entry, Table

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Clock:
    """The time of one decision, in seconds; this one stands still."""

    def spent(self) -> float:
        """How long ago the bot was asked."""
        return 0.0

    def left(self) -> float:
        """How long until an answer comes too late."""
        return inf


STILL: Final = Clock()


class Heard(Generic[S]):
    """One entry of the ledger as a seat learned it.

    `action` is None unless it is the seat's own or the seat saw all that came of it.
    """

    def __init__(self, rev: i64, seat: i64, action: Action | None, told: list[Event[S]]) -> None:
        self.rev = rev
        self.seat = seat
        self.action = action
        self.told = told


class Window(Generic[S]):
    """A seat's window on a table: what it sees, what it may do, worlds it might be in, its clock.

    The state stays on the other side. A bot that is asked through a window on another world its
    seat cannot tell from this one gets the same answers.
    """

    def __init__(self, table: Table[S], seat: i64, clock: Clock = STILL) -> None:
        self._table = table
        self.seat = seat
        self.clock = clock
        self.rev = table.rev
        self.menu = table.game.menu
        self.counsel: Counsel[S] = table.game.counsel

    def view(self) -> object:
        """What the seat sees."""
        return self._table.game.view(self._table.state, self.seat)

    def legal(self) -> list[int]:
        """The menu numbers the seat may choose now."""
        return self._table.legal(self.seat)

    def refuses(self, action: Action) -> Refusal | None:
        """Why the seat may not have a wish now, for wishes beside the menu."""
        return self._table.refuses(self.seat, action)

    def imagine(self, rng: Rng) -> Table[S]:
        """A table of the bot's own, in a world the seat might be in, with `rng` for its chance."""
        t = self._table
        return Table(t.game, t.state.imagine(self.seat, rng, True), rng, False)

    def heard(self, since: i64) -> list[Heard[S]]:
        """What the seat learned after a revision."""
        entries = self._table.entries
        first = len(entries)
        while first > 0 and entries[first - 1].rev > since:
            first -= 1
        return [_heard(entry, self.seat) for entry in entries[first:]]


def _heard(entry: Entry[S], seat: i64) -> Heard[S]:
    told: list[Event[S]] = []
    whole = entry.seat == seat
    missed = False
    for event in entry.told:
        seen = event.seen_by(seat)
        if seen is not event:
            missed = True
        if seen is not None:
            told.append(seen)
    return Heard(entry.rev, entry.seat, entry.action if whole or not missed else None, told)
