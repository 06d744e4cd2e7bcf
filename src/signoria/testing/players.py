"""Scripted players, which lead the games of `scripts/golden.py` to every way they can end.

A game declares its own as the constant PLAYERS of its module `players`.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

from signoria.kernel.game import Game
from signoria.kernel.parts import part_of
from signoria.kernel.rng import SeededRng
from signoria.kernel.settings import Options
from signoria.kernel.table import Table
from signoria.kernel.wire import name_of

Choose = Callable[[Table[Any], int, SeededRng], int]
Talk = Callable[[Table[Any], SeededRng], None]
Ending = Callable[[Table[Any]], str]


class Player:
    """A way to choose a menu number for a seat, and options that shorten its games."""

    def __init__(self, choose: Choose, options: Options | None = None) -> None:
        self.choose = choose
        self.options: Options = options or {}


def no_talk(table: Table[Any], rng: SeededRng) -> None:
    """Say nothing."""


def reason(table: Table[Any]) -> str:
    """Return the name of the reason for which a game ended."""
    return table.game.outcome(table.state).reason


class Players:
    """The players of a game; game i (from 1) is played by number i, counted around.

    Of `games` games with the same seats and preset, the first one with each `ending` is kept.
    `talk` lets a seat say something before some of the decisions. With `every_end_at`, every end is
    recorded at these numbers of seats alone, and at the fewest seats the first one of the reasons.
    """

    def __init__(
        self,
        players: Sequence[Player],
        games: int = 60,
        talk: Talk = no_talk,
        ending: Ending = reason,
        every_end_at: Sequence[int] = (),
    ) -> None:
        self.players = players
        self.games = games
        self.talk = talk
        self.ending = ending
        self.every_end_at = every_end_at

    def records(self, game: Game[Any], seats: int, ending: str) -> bool:
        """Return whether games with this number of seats and this end are recorded."""
        usual = seats in self.every_end_at or not self.every_end_at
        return usual or (seats == game.fewest and ending == game.reasons[0])


def at_random(table: Table[Any], seat: int, rng: SeededRng) -> int:
    """Choose any legal action."""
    legal = table.legal(seat)
    return legal[rng.below(0, len(legal))]


def sensibly(table: Table[Any], seat: int, rng: SeededRng) -> int:
    """Choose the playout move of the game's heuristics."""
    return table.game.heuristics.playout_move(table.state, seat, table.legal(seat), rng)


def not_at_all(table: Table[Any], seat: int, rng: SeededRng) -> int:
    """Choose the default action of a player who does not answer."""
    return table.game.default(table.state, seat, table.legal(seat))


def choices_by_name(table: Table[Any], seat: int) -> dict[str, list[int]]:
    """Return the legal menu numbers by the names of their actions."""
    found: dict[str, list[int]] = {}
    for number in table.legal(seat):
        found.setdefault(name_of(table.game.actions, table.game.menu[number]), []).append(number)
    return found


ONE_AT_RANDOM: Final = Players([Player(at_random)], games=1)


def players_of(game: Game[Any]) -> Players:
    """Return the players that a game declares; without them, one game is played at random."""
    found: Players = part_of(game, "players") or ONE_AT_RANDOM
    return found
