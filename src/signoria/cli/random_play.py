"""Seeded random games, quick or written down: game number i of a seed is always the same game."""

from hashlib import sha256
from typing import Any, Final, Protocol

import msgspec

from signoria.arena.schedule import deal_seed
from signoria.bots.playout import play_out
from signoria.cli.errors import refuse
from signoria.kernel.game import Game, Outcome
from signoria.kernel.rng import Rng, SeededRng
from signoria.kernel.seats import SPECTATOR
from signoria.kernel.settings import Options
from signoria.kernel.table import BOT, Table, open_table
from signoria.locales.words import Words

CHOICES: Final = 1 << 62
MOST_SEED: Final = 1 << 40


def check_seed(seed: int | None, words: Words) -> None:
    """Refuse a seed whose games would not be its own."""
    if seed is not None and not 0 <= seed <= MOST_SEED:
        refuse(words.house("cli-seed", most=str(MOST_SEED)))


class Lays(Protocol):
    """What a table is laid with."""

    @property
    def game(self) -> Game[Any]:
        """The game."""

    @property
    def seats(self) -> int:
        """How many seats there are."""

    @property
    def options(self) -> Options:
        """Every option."""


class Played:
    """A game that is over: its table, how many decisions it took, what anybody may see of it."""

    def __init__(self, table: Table[Any], moves: int) -> None:
        self.table = table
        self.moves = moves
        self.outcome: Outcome = table.game.outcome(table.state)
        self.view: dict[str, Any] = msgspec.to_builtins(table.game.view(table.state, SPECTATOR))

    def digest(self) -> bytes:
        """A fingerprint of decisions, outcome and last view."""
        facts = [self.moves, self.outcome.reason, self.outcome.scores, self.outcome.winners]
        return sha256(msgspec.json.encode([facts, self.view])).digest()


def play_game(laid: Lays, seed: int, number: int, keeps: bool) -> Played:
    """Play one game and look at how it ended."""
    return Played(*run_game(laid, seed, number, keeps))


def run_game(laid: Lays, seed: int, number: int, keeps: bool) -> tuple[Table[Any], int]:
    """Play one game; the same choices whether its ledger is kept or not.

    Their seed lies `CHOICES` above that of the table's chance.
    """
    chance = deal_seed(seed, number)
    table = open_table(laid.game, laid.seats, laid.options, SeededRng(chance), keeps)
    choices = SeededRng(CHOICES + chance)
    return table, _submit_all(table, choices) if keeps else play_out(table, choices)


def _submit_all(table: Table[Any], rng: Rng) -> int:
    """Must choose as `play_out` does, so that a seed names one game."""
    while not table.state.over():
        seat = table.actors()[0]
        legal = table.legal(seat)
        table.submit(seat, table.game.menu[legal[rng.below(0, len(legal))]], BOT)
    return len(table.entries) - 1
