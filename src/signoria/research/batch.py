"""Batch of tables that are stepped in one call: the loop inside the vectorised environment."""

from typing import Generic, TypeVar

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from signoria.bots.bot import APART
from signoria.kernel.cells import zeros
from signoria.kernel.game import Game, Outcome
from signoria.kernel.rng import Rng, SeededRng
from signoria.kernel.state import State
from signoria.kernel.table import Table, open_table
from signoria.research.buffers import ObservationBuffers
from signoria.research.features import Encoder, byte_row
from signoria.research.results import utilities

S = TypeVar("S", bound=State)


class Batch(Generic[S]):
    """Several games, each waiting for one seat; a new game replaces each one that ends.

    If several seats are asked at once, the lowest is asked first; the others do not see its choice.
    Game i (from 1) of a seed draws its cards from the seed SEED × 1000003 + i.
    """

    def __init__(
        self,
        game: Game[S],
        seats: i64,
        options: dict[str, int | str],
        encoder: Encoder[S],
        games: i64,
        full: bool,
    ) -> None:
        self.game = game
        self.menu = game.menu
        self.seats = seats
        self.options = options
        self.games = games
        self.buffers: ObservationBuffers[S] = ObservationBuffers(
            encoder, len(game.menu), games, full, not full
        )
        self.tables: list[Table[S]] = []
        self.legal: list[list[int]] = [[] for _ in range(games)]
        self.asked = zeros(games)
        self.over = byte_row(games)
        self.rewards = _zeros(games * seats)
        self.scores = zeros(games * seats)
        self.seed: i64 = 0
        self.dealt: i64 = 0

    def reset(self, seed: i64) -> None:
        """Start a new game at every table."""
        self.seed = seed
        self.dealt = 0
        self.tables = []
        for at in range(self.games):
            self.tables.append(self._deal())
            self._score(at, None)
            self._ask(at, self.tables[at].settle())

    def step(self, actions: list[int]) -> None:
        """Play one action at every table; if one of them is illegal, play none."""
        if len(self.tables) != self.games or len(actions) != self.games:
            raise ValueError(f"{len(actions)} actions for {len(self.tables)} tables in play")
        for at in range(self.games):
            if not self.buffers.allows(at, actions[at]):
                seat: i64 = self.asked[at]
                raise ValueError(f"table {at}: seat {seat} may not choose {actions[at]} now")
        for at in range(self.games):
            waiting = self.tables[at].play(self.asked[at], self.menu[actions[at]])
            if self.over[at] == 1:
                self._score(at, None)
            if not waiting:
                self._score(at, self.game.outcome(self.tables[at].state))
                self.tables[at] = self._deal()
                waiting = self.tables[at].settle()
            self._ask(at, waiting)

    def sample(self, rng: Rng) -> list[int]:
        """Draw a legal action for every table, each with the same probability."""
        return [legal[rng.below(0, len(legal))] for legal in self.legal]

    def _deal(self) -> Table[S]:
        self.dealt += 1
        return open_table(
            self.game, self.seats, self.options, SeededRng(self.seed * APART + self.dealt), False
        )

    def _ask(self, at: i64, waiting: i64) -> None:
        """Ask the lowest of the waiting seats: write its observation and its mask."""
        seat: i64 = 0
        while not waiting >> seat & 1:
            seat += 1
        self.asked[at] = seat
        s = self.tables[at].state
        legal = self.tables[at].phases[s.phase()].legal(s, seat)
        self.legal[at] = legal
        self.buffers.show(at, s, seat, legal)

    def _score(self, at: i64, outcome: Outcome | None) -> None:
        """Write the result of a game; zeros if it has not ended."""
        first = at * self.seats
        self.over[at] = u8(0) if outcome is None else u8(1)
        worth = [] if outcome is None else utilities(self.seats, outcome.winners)
        for seat in range(self.seats):
            self.rewards[first + seat] = 0.0 if outcome is None else worth[seat]
            self.scores[first + seat] = 0 if outcome is None else outcome.scores[seat]


def _zeros(size: i64) -> "vec[float]":
    row = vec[float](capacity=size)
    for _cell in range(size):
        row = append(row, 0.0)
    return row
