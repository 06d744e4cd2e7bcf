"""Position of a game with explicit chance: the node of a game tree."""

from typing import Any, Final, Generic, TypeVar

from mypy_extensions import i64

from signoria.kernel.event import Event
from signoria.kernel.game import Game
from signoria.kernel.rng import ScriptedRng, Unanswered
from signoria.kernel.seats import NOBODY
from signoria.kernel.state import State
from signoria.kernel.table import Table

S = TypeVar("S", bound=State)
BEGINNING: Final = -1
NOTHING: Final = -2


class Past(Generic[S]):
    """One action that was played, its events, and the actions before it.

    `lines` caches, by seat, the text of the visible events.
    """

    def __init__(
        self, before: "Past[S] | None", seat: i64, action: i64, events: list[Event[S]]
    ) -> None:
        self.before = before
        self.seat = seat
        self.action = action
        self.events = events
        self.lines: dict[int, str] = {}


class Position(Generic[S]):
    """A state, and the pending action (or setup) with the chance outcomes drawn for it so far.

    `state` is never changed, so positions may share states. Each chance outcome replays the pending
    action on a copy, until no further outcome is needed. `seat` is the lowest seat that must act.
    If `weights` is not empty, chance acts instead: the probability of an outcome is proportional to
    its weight.
    """

    def __init__(self, game: Game[S], options: dict[str, int | str], state: S) -> None:
        self.game = game
        self.options = options
        self.state: S = state
        self.seat: i64 = NOBODY
        self.action: i64 = BEGINNING
        self.drawn: list[int] = []
        self.weights: list[int] = []
        self.history: list[int] = []
        self.past: Past[S] | None = None

    def apply(self, number: i64) -> None:
        """Play a menu number or, at a chance node, apply an outcome."""
        self.history.append(number)
        if self.weights:
            self.drawn = [*self.drawn, number]
        else:
            self.action = number
        self.advance()

    def advance(self) -> None:
        """Play the pending action with the drawn outcomes, until a seat or chance must act."""
        t = Table(self.game, self.state.copy(), ScriptedRng(self.drawn))
        try:
            if self.action == BEGINNING:
                t.open(0, NOBODY, 0)
                waiting = t.settle()
            else:
                waiting = t.play(self.seat, self.game.menu[self.action])
        except Unanswered as asked:
            self.weights = asked.weights
            return
        self.past = Past(self.past, self.seat, self.action, t.events)
        self.state = t.state
        self.action = NOTHING
        self.drawn = []
        self.weights = []
        self.seat = 0
        while waiting and not waiting >> self.seat & 1:
            self.seat += 1

    def over(self) -> bool:
        """Return whether the game has ended."""
        return self.action == NOTHING and self.state.over()

    def legal(self) -> list[int]:
        """Return the seat's legal menu numbers or, at a chance node, the possible outcomes."""
        if self.weights:
            return [at for at in range(len(self.weights)) if self.weights[at]]
        s = self.state
        return [] if s.over() else list(self.game.phases[s.phase()].legal(s, self.seat))

    def copy(self) -> "Position[S]":
        """Return an independent position with the same history."""
        other = Position(self.game, self.options, self.state)
        other.seat = self.seat
        other.action = self.action
        other.drawn = self.drawn
        other.weights = self.weights
        other.history = self.history[:]
        other.past = self.past
        return other

    def __deepcopy__(self, memo: dict[int, Any]) -> "Position[S]":
        return self.copy()


def opened(game: Game[S], seats: i64, options: dict[str, int | str]) -> Position[S]:
    """Return the first position of a game, at which chance or a seat must act."""
    position = Position(game, options, game.setup(seats, options))
    position.advance()
    return position
