"""Base class of the boards; a board gets views, never the state."""

from abc import ABC, abstractmethod

from rich.console import RenderableType

from signoria.cli.screen import grid
from signoria.cli.setups import Setup
from signoria.kernel.game import Outcome


class Board(ABC):
    """A view as text."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup

    def say(self, message: str, **params: int | str) -> str:
        """Return a message of the game's catalogue, which has the server's messages too."""
        return self.setup.words.of(self.setup.game, message, **params)

    @abstractmethod
    def public(self, view: object) -> RenderableType:
        """Show the public part of the view."""

    @abstractmethod
    def own(self, view: object, name: str = "") -> RenderableType:
        """Show the private part of a seat's view; `name` is for other people who look at it."""

    def moment(self, view: object) -> RenderableType | None:
        """Show the part that changes with every choice, if the board has one."""
        return None

    def final(self, view: object, outcome: Outcome) -> RenderableType:
        """Show the points of a finished game."""
        table = grid(self.say("cli-seat"), self.say("view-points"))
        for seat, score in enumerate(outcome.scores):
            table.add_row(self.setup.names[seat], str(score))
        return table
