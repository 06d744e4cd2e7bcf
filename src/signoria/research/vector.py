"""Many games at once for learners that play every seat: one call, NumPy arrays."""

from typing import Any, Final

import numpy as np
from gymnasium import spaces

from signoria.kernel.rng import SeededRng
from signoria.research.arrays import Array, is_full, masked, observed, seen_space
from signoria.research.batch import Batch
from signoria.research.spaces import SEEDS, Setting

CHOICES: Final = 1 << 62


class VectorGames:
    """N tables of one game, each waiting for one seat.

    All arrays are laid once and written anew by every call; copy what is to be kept. By table:
    `observations` and `masks` of the seat in `seats`; `rewards` and `scores` by seat and `over`
    tell of a game that the last step ended, whose place the next game has taken already. Compact
    masks are bits, the lowest first (`np.unpackbits(masks, axis=1, bitorder="little")`).
    `single_observation_space` is where the rows of one table lie, its observation and its mask,
    and `single_action_space` where its wishes do.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        preset: str | None = None,
        options: dict[str, str] | None = None,
        games: int = 256,
        observations: str = "compact",
    ) -> None:
        setting = Setting(game, seats, preset, options)
        self.setting = setting
        self.encoder = setting.encoder()
        self.games = games
        self.batch: Batch[Any] = Batch(
            setting.game,
            setting.seats,
            setting.options,
            self.encoder,
            games,
            is_full(observations),
        )
        self.single_observation_space = seen_space(self.batch.panes)
        self.single_action_space = spaces.Discrete(len(setting.game.menu))
        self.observations = observed(self.batch.panes)
        self.masks = masked(self.batch.panes)
        self.seats = _looking_at(self.batch.asked, np.int64)
        self.over = _looking_at(self.batch.over, np.bool_)
        self.rewards = _looking_at(self.batch.rewards, np.float64).reshape(games, -1)
        self.scores = _looking_at(self.batch.scores, np.int64).reshape(games, -1)

    def reset(self, seed: int = 1) -> None:
        """Lay all tables anew."""
        self.chance = SeededRng(CHOICES + seed % SEEDS)
        self.batch.reset(seed % SEEDS)

    def sample(self) -> Array:
        """A random choice for every table, the same for the same seed."""
        return np.array(self.batch.sample(self.chance), np.int64)

    def step(self, wishes: Array) -> None:
        """Play one menu number at each table; if a mask forbids one of them, none is played."""
        self.batch.step(wishes.tolist())


def _looking_at(buffer: Any, kind: Any) -> Array:
    return np.frombuffer(buffer, kind)
