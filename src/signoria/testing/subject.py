"""The subject of a law: a game with its seats and options, and the hidden parts of its state."""

from collections.abc import Callable, Iterator
from typing import Any, Final

from signoria.kernel.action import Action, Aside
from signoria.kernel.game import Game
from signoria.kernel.parts import part_of
from signoria.kernel.rng import Rng
from signoria.kernel.seats import SPECTATOR
from signoria.kernel.settings import Options
from signoria.kernel.table import Table, open_table

Hidden = Callable[["Subject", int], set[str]]
FreeActions = Callable[[Any, int], list[Action]]


def no_free_actions(s: Any, seat: int) -> list[Action]:
    """Return no actions: for a game whose menu lists every action."""
    return []


class Declaration:
    """Properties of a game that the laws cannot compute: the constant LAWS of its module `laws`.

    `hidden` and `free_actions` are those of its subjects. A random game takes `effort` times as
    long as a usual one; the options in `shorter` end it sooner, for laws that are tried throughout.
    """

    def __init__(
        self,
        hidden: Hidden,
        free_actions: FreeActions = no_free_actions,
        effort: int = 1,
        shorter: Options | None = None,
    ) -> None:
        self.hidden = hidden
        self.free_actions = free_actions
        self.effort = effort
        self.shorter: Options = shorter or {}


NOTHING_HIDDEN: Final = Declaration(lambda subject, watcher: set())


def declared(game: Game[Any]) -> Declaration:
    """Return what a game declares for the laws; without a module `laws`, it hides nothing."""
    found: Declaration = part_of(game, "laws") or NOTHING_HIDDEN
    return found


class Subject:
    """One way to set up a table.

    `hidden` names, for a watcher, the paths of the state (`hands[3]`, or `stock[*]` for a row whose
    length varies) that it does not see at some time of a game; without it, the game declares them.
    `free_actions` offers actions and asides that are not on the menu.
    """

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        preset: str,
        hidden: Hidden | None = None,
        free_actions: FreeActions = no_free_actions,
    ) -> None:
        self.game = game
        self.seats = seats
        self.preset = preset
        self.options: Options = game.presets[preset]
        self.hidden = declared(game).hidden if hidden is None else hidden
        self.free_actions = free_actions

    def __repr__(self) -> str:
        return f"{self.game.slug}-{self.preset}-{self.seats}"

    def open(self, rng: Rng) -> Table[Any]:
        """Create a table and begin its game."""
        return open_table(self.game, self.seats, self.options, rng)

    def watchers(self) -> list[int]:
        """Return every seat, and a spectator."""
        return [*range(self.seats), SPECTATOR]


def subjects(
    game: Game[Any],
    hidden: Hidden | None = None,
    free_actions: FreeActions = no_free_actions,
) -> Iterator[Subject]:
    """Yield every preset of a game with every number of seats."""
    for preset in game.presets:
        for seats in range(game.fewest, game.most + 1):
            yield Subject(game, seats, preset, hidden, free_actions)


def choices(subject: Subject, t: Table[Any], seat: int) -> list[Action]:
    """Return the legal actions of a seat, on the menu and beyond it, without talk."""
    listed = [t.game.menu[number] for number in t.legal(seat)]
    return listed + [a for a in allowed_free_actions(subject, t, seat) if not isinstance(a, Aside)]


def talk(subject: Subject, t: Table[Any], seat: int) -> list[Action]:
    """Return the talk actions that a seat may take now, in or out of turn."""
    return [a for a in allowed_free_actions(subject, t, seat) if isinstance(a, Aside)]


def allowed_free_actions(subject: Subject, t: Table[Any], seat: int) -> list[Action]:
    """Return the actions beyond the menu that the rules accept."""
    return [a for a in subject.free_actions(t.state, seat) if t.refuses(seat, a) is None]
