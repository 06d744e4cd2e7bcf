"""The door every game package exports; lobby, command line and laws need nothing else."""

from abc import abstractmethod
from typing import Generic, TypeVar

from mypy_extensions import mypyc_attr

from signoria.kernel.action import Action, Refusal
from signoria.kernel.counsel import Counsel
from signoria.kernel.event import Event
from signoria.kernel.order import Order
from signoria.kernel.phase import Phase
from signoria.kernel.state import State

S = TypeVar("S", bound=State)


class Option:
    """A setting of a game: named choices, a whole number from `low` to `high`, or a free text."""

    def __init__(
        self,
        name: str,
        rule: str,
        choices: list[str],
        low: int = 0,
        high: int = 0,
        free_text: bool = False,
    ) -> None:
        self.name = name
        self.rule = rule
        self.choices = choices
        self.low = low
        self.high = high
        self.free_text = free_text


class Outcome:
    """How a game ended: its reason, the points by seat, the seats that won."""

    def __init__(self, reason: str, scores: list[int], winners: list[int]) -> None:
        self.reason = reason
        self.scores = scores
        self.winners = winners


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """What a game is, seen from outside.

    `names` gives, for each kind of number in events and actions (a field name such as `city`), the
    key of each value, so that words can be found for it; `records` names the fields of which a row
    is made, record after record. `horizon` bounds the decisions of a game. If it `plays_on`, quick
    advice plays for who left for good. `sums` names, by event, the figure that a log may no longer
    show; `times`, by phase, the option with its seconds. `phases[0]` is where every game begins.
    """

    def __init__(self) -> None:
        self.slug = ""
        self.title = ""
        self.rules = 1
        self.fewest = 2
        self.most = 2
        self.horizon = 0
        self.plays_on = False
        self.phases: list[Phase[S]] = []
        self.phase_names: list[str] = []
        self.talk: Phase[S] | None = None
        self.counsel: Counsel[S] = Counsel()
        self.orders: dict[str, Order[S]] = {}
        self.menu: list[Action] = []
        self.actions: dict[str, type[Action]] = {}
        self.events: dict[str, type[Event[S]]] = {}
        self.reasons: list[str] = []
        self.names: dict[str, list[str]] = {}
        self.records: dict[str, list[str]] = {}
        self.sums: dict[str, str] = {}
        self.times: dict[str, str] = {}
        self.options: list[Option] = []
        self.presets: dict[str, dict[str, int | str]] = {}

    @abstractmethod
    def refuses_options(
        self, seats: int, options: dict[str, int | str], wished: list[str]
    ) -> Refusal | None:
        """Why a table cannot be set so; `wished` are the options named beside the preset."""

    @abstractmethod
    def setup(self, seats: int, options: dict[str, int | str]) -> S:
        """The table before anything has happened; the same for the same arguments."""

    @abstractmethod
    def view(self, s: S, seat: int) -> object:
        """What `seat` (or a spectator) may see, as a structure for the wire."""

    def views(self, s: S, seats: list[int]) -> list[object]:
        """What several seats see; a game that can make what they share once writes its own."""
        return [self.view(s, seat) for seat in seats]

    def fades(self, s: S, event: Event[S]) -> bool:
        """Whether a log no longer shows the `sums` that were told before this event."""
        return False

    def past(self, s: S) -> S:
        """A state of the past as it may still be shown where sums have faded."""
        return s

    @abstractmethod
    def outcome(self, s: S) -> Outcome:
        """How a game that is over ended."""

    def default(self, s: S, seat: int, legal: list[int]) -> int:
        """The menu number played for a seat whose flag fell (or whose player left: `plays_on`)."""
        return legal[0]

    @abstractmethod
    def audit(self, s: S) -> list[int]:
        """Quantities that never change from set-up to end: cards, pieces, money accounted for."""

    @abstractmethod
    def data(self, options: dict[str, int | str]) -> str:
        """A digest of the data (cards, cities) the game is played with."""
