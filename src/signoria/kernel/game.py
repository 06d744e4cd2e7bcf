"""The interface that every game package implements; server, command line and laws use only this."""

from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, TypeVar

from mypy_extensions import mypyc_attr

from signoria.kernel.action import Action, Refusal
from signoria.kernel.event import Event
from signoria.kernel.heuristics import Heuristics
from signoria.kernel.kinds import Kind, Kinds, Named, StepKind
from signoria.kernel.phase import Phase
from signoria.kernel.state import State

S = TypeVar("S", bound=State)


class Option:
    """A setting of a game: named choices, a whole number from `low` to `high`, or a free text.

    `before` is its value in ledgers that are older than the option itself, and `former` gives the
    choices that were renamed their names of today. A choice that is `retired` is no longer offered:
    only stored games have it.
    """

    def __init__(
        self,
        name: str,
        rule: str,
        choices: list[str],
        low: int = 0,
        high: int = 0,
        free_text: bool = False,
        before: int | str | None = None,
        former: Mapping[str, str] | None = None,
        retired: Sequence[str] = (),
    ) -> None:
        self.name = name
        self.rule = rule
        self.choices = choices
        self.low = low
        self.high = high
        self.free_text = free_text
        self.before = before
        self.former: Mapping[str, str] = {} if former is None else former
        self.offered = [choice for choice in choices if choice not in retired]


class Outcome:
    """The end of a game: its reason, the points by seat, the seats that won."""

    def __init__(self, reason: str, scores: list[int], winners: list[int]) -> None:
        self.reason = reason
        self.scores = scores
        self.winners = winners


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """A game as other packages use it.

    `kinds` are the kinds of things that have names, such as cities; fields declare them. `piles`
    are the kinds of the things that chance picks, by stream. `step` is the kind of a step of the
    agenda, with the names of the phases. `horizon` bounds the decisions of a game.
    `refused` are the kinds of the parameters of refusals; any other is a number or a text. Every
    game begins with `phases[0]`. A part that only some games have is a module (`kernel.parts`).
    `former` reads events that were renamed or split: it gives, for each former name, the function
    from such an event, as ledgers have it, to the events of today. `former_actions` gives, for each
    former name of an action, the function to the action of today.
    """

    def __init__(self) -> None:
        self.slug = ""
        self.title = ""
        self.rules = 1
        self.fewest = 2
        self.most = 2
        self.horizon = 0
        self.phases: list[Phase[S]] = []
        self.step = StepKind([], {})
        self.talk: Phase[S] | None = None
        self.heuristics: Heuristics[S] = Heuristics()
        self.menu: list[Action] = []
        self.actions: dict[str, type[Action]] = {}
        self.events: dict[str, type[Event[S]]] = {}
        self.former: dict[str, Callable[[list[Any]], list[list[Any]]]] = {}
        self.former_actions: dict[str, Callable[[list[Any]], list[Any]]] = {}
        self.reasons: list[str] = []
        self.kinds: list[Kind] = []
        self.refused: Kinds = {}
        self.piles: dict[int, Named] = {}
        self.options: list[Option] = []
        self.presets: dict[str, dict[str, int | str]] = {}

    @property
    def phase_names(self) -> list[str]:
        """Return the stable names of the phases, in their order."""
        return self.step.phase.keys

    @property
    def names(self) -> dict[str, list[str]]:
        """Return the stable names of the things of each kind."""
        return {kind.name: kind.keys for kind in self.kinds}

    def refuses_options(
        self, seats: int, options: dict[str, int | str], requested: list[str]
    ) -> Refusal | None:
        """Explain why options are refused; `requested` are those set beside the preset."""
        return None

    @abstractmethod
    def setup(self, seats: int, options: dict[str, int | str]) -> S:
        """Create the table before anything has happened; equal arguments give equal states."""

    @abstractmethod
    def view(self, s: S, seat: int) -> object:
        """Return the part of the state that `seat` (or a spectator) may see, ready to encode."""

    def views(self, s: S, seats: list[int]) -> list[object]:
        """Return the views of several seats; a game may override it to build shared parts once."""
        return [self.view(s, seat) for seat in seats]

    @abstractmethod
    def outcome(self, s: S) -> Outcome:
        """Return reason, points and winners of a finished game."""

    def default(self, s: S, seat: int, legal: list[int]) -> int:
        """Choose a menu number for a seat that is out of time, or that left."""
        return legal[0]

    @abstractmethod
    def audit(self, s: S) -> list[int]:
        """Count the quantities that never change from set-up to end: cards, pieces, all money."""

    def data(self, options: dict[str, int | str]) -> str:
        """Return a digest of the data (cards, cities) that the game is played with; "" for none."""
        return ""
