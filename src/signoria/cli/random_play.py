"""Seeded random games, with or without a ledger: game number i of a seed is always the same."""

from hashlib import sha256
from typing import Any, Final, Protocol

import msgspec

from signoria.arena.schedule import deal_seed
from signoria.bots.playout import play_out
from signoria.cli.errors import refuse
from signoria.kernel.game import Game, Outcome
from signoria.kernel.rng import MOST_SEED, Rng, SeededRng
from signoria.kernel.seats import SPECTATOR
from signoria.kernel.settings import Options
from signoria.kernel.table import BOT, Table, open_table
from signoria.locales.words import Words

CHOICES: Final = 1 << 62


def check_seed(seed: int | None, words: Words) -> None:
    """Refuse a seed out of range: its games could coincide with those of another seed."""
    if seed is not None and not 0 <= seed <= MOST_SEED:
        refuse(words.message("cli-seed", most=str(MOST_SEED)))


class RandomSetup(Protocol):
    """The settings that a table needs."""

    @property
    def game(self) -> Game[Any]: ...

    @property
    def seats(self) -> int: ...

    @property
    def options(self) -> Options: ...


class Played:
    """A finished game: its table, the number of decisions, and a spectator's view."""

    def __init__(self, table: Table[Any], moves: int) -> None:
        self.table = table
        self.moves = moves
        self.outcome: Outcome = table.game.outcome(table.state)
        self.view: dict[str, Any] = msgspec.to_builtins(table.game.view(table.state, SPECTATOR))

    def digest(self) -> bytes:
        """Return a fingerprint of decisions, outcome and last view."""
        parts = [self.moves, self.outcome.reason, self.outcome.scores, self.outcome.winners]
        return sha256(msgspec.json.encode([parts, self.view])).digest()


def play_game(setup: RandomSetup, seed: int, number: int, keeps: bool) -> Played:
    """Play one game and return its result."""
    return Played(*run_game(setup, seed, number, keeps))


def run_game(setup: RandomSetup, seed: int, number: int, keeps: bool) -> tuple[Table[Any], int]:
    """Play one game; the choices are the same with or without a ledger.

    The seed of the choices is `CHOICES` above the seed of the table's chance.
    """
    chance = deal_seed(seed, number)
    table = open_table(setup.game, setup.seats, setup.options, SeededRng(chance), keeps)
    choices = SeededRng(CHOICES + chance)
    return table, _submit_all(table, choices) if keeps else play_out(table, choices)


def _submit_all(table: Table[Any], rng: Rng) -> int:
    """Play at random; it must choose as `play_out` does, so that a seed names one game."""
    while not table.state.over():
        seat = table.actors()[0]
        legal = table.legal(seat)
        table.submit(seat, table.game.menu[legal[rng.below(0, len(legal))]], BOT)
    return len(table.entries) - 1
