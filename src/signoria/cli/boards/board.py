"""What every board can show; it is given views, never the state."""

from abc import ABC, abstractmethod

from rich.console import RenderableType

from signoria.cli.laying import Laid
from signoria.cli.screen import grid
from signoria.kernel.game import Outcome


class Board(ABC):
    """A view as text."""

    def __init__(self, laid: Laid) -> None:
        self.laid = laid

    def say(self, message: str, **figures: int | str) -> str:
        """A message of the house."""
        return self.laid.words.house(message, **figures)

    @abstractmethod
    def public(self, view: object) -> RenderableType:
        """The part that everybody at the table sees."""

    @abstractmethod
    def own(self, view: object, name: str = "") -> RenderableType:
        """The part that only the seat itself sees; `name` where somebody else looks on."""

    def moment(self, view: object) -> RenderableType | None:
        """What changes from choice to choice while the rest of the board stands still."""
        return None

    def final(self, view: object, outcome: Outcome) -> RenderableType:
        """The points of a game that is over."""
        table = grid(self.say("cli-seat"), self.say("view-points"))
        for seat, score in enumerate(outcome.scores):
            table.add_row(self.laid.names[seat], str(score))
        return table
