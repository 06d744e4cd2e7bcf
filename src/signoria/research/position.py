"""A position of a game whose chance is asked openly: what a game tree is made of."""

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
    """One wish that was played, what was told of it, and what came before.

    `lines` has, by seat, what was heard of it once somebody asked.
    """

    def __init__(
        self, before: "Past[S] | None", seat: i64, wish: i64, told: list[Event[S]]
    ) -> None:
        self.before = before
        self.seat = seat
        self.wish = wish
        self.told = told
        self.lines: dict[int, str] = {}


class Position(Generic[S]):
    """A state, and the wish or the beginning that waits for chance, with what was drawn for it.

    `state` is never changed: what is played is played on a copy, anew with every answer, until
    chance asks no more. So positions may share states. `seat` is the lowest of those asked; where
    `weights` is not empty chance is asked instead, and each outcome is as likely as its weight.
    """

    def __init__(self, game: Game[S], options: dict[str, int | str], state: S) -> None:
        self.game = game
        self.options = options
        self.state: S = state
        self.seat: i64 = NOBODY
        self.wish: i64 = BEGINNING
        self.drawn: list[int] = []
        self.weights: list[int] = []
        self.history: list[int] = []
        self.past: Past[S] | None = None

    def apply(self, number: i64) -> None:
        """Play a menu number, or say what chance answers."""
        self.history.append(number)
        if self.weights:
            self.drawn = [*self.drawn, number]
        else:
            self.wish = number
        self.go_on()

    def go_on(self) -> None:
        """Play what waits, with what was drawn for it, until somebody or chance is asked."""
        t = Table(self.game, self.state.copy(), ScriptedRng(self.drawn))
        try:
            if self.wish == BEGINNING:
                t.open(0, NOBODY, 0)
                waiting = t.settle()
            else:
                waiting = t.play(self.seat, self.game.menu[self.wish])
        except Unanswered as asked:
            self.weights = asked.weights
            return
        self.past = Past(self.past, self.seat, self.wish, t.told)
        self.state = t.state
        self.wish = NOTHING
        self.drawn = []
        self.weights = []
        self.seat = 0
        while waiting and not waiting >> self.seat & 1:
            self.seat += 1

    def over(self) -> bool:
        """Whether the game has ended."""
        return self.wish == NOTHING and self.state.over()

    def legal(self) -> list[int]:
        """What the seat may choose; what chance may answer."""
        if self.weights:
            return [at for at in range(len(self.weights)) if self.weights[at]]
        s = self.state
        return [] if s.over() else list(self.game.phases[s.phase()].legal(s, self.seat))

    def copy(self) -> "Position[S]":
        """A position of its own from here on."""
        other = Position(self.game, self.options, self.state)
        other.seat = self.seat
        other.wish = self.wish
        other.drawn = self.drawn
        other.weights = self.weights
        other.history = self.history[:]
        other.past = self.past
        return other

    def __deepcopy__(self, memo: dict[int, Any]) -> "Position[S]":
        return self.copy()


def opened(game: Game[S], seats: i64, options: dict[str, int | str]) -> Position[S]:
    """The first position of a game: chance or a seat is asked."""
    position = Position(game, options, game.setup(seats, options))
    position.go_on()
    return position
