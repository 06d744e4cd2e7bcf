"""Vectorised environment: many games in one call, for learners that play every seat."""

from collections.abc import Sequence
from typing import Any, Final

from signoria.extras import needing
from signoria.kernel.rng import SeededRng
from signoria.research.arrays import Array, is_full, masked, observed, seen_space
from signoria.research.batch import Batch
from signoria.research.spaces import NO_GAME, SEEDS, OptionValues, Setting

with needing("research"):
    import numpy as np
    from gymnasium import spaces
    from gymnasium.error import ResetNeeded
    from gymnasium.vector.utils import batch_space

CHOICES: Final = 1 << 62


class VectorGames:
    """N tables of one game, each waiting for one seat.

    Every call overwrites the same arrays; copy the values you want to keep. By table:

    - `observations` and `masks` belong to the seat in `seats`.
    - `rewards` and `scores`, by seat, and `over` describe a game that the last step ended;
      the next game has already replaced it.

    Compact masks are bits, the lowest first (`np.unpackbits(masks, axis=1, bitorder="little")`).
    `single_observation_space` is the space of one table's observation and mask, and
    `single_action_space` of its actions; `observation_space` and `action_space` are those of all
    `num_envs` tables.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        preset: str | None = None,
        options: OptionValues | None = None,
        games: int = 256,
        observations: str = "compact",
    ) -> None:
        if games < 1:
            raise ValueError(f"games is the number of tables, 1 or more, not {games}")
        setting = Setting(game, seats, preset, options)
        self.setting = setting
        self.encoder = setting.encoder()
        self.games = self.num_envs = games
        table = (setting.game, setting.seats, setting.options, self.encoder)
        self.batch: Batch[Any] = Batch(*table, games, is_full(observations))
        self.single_observation_space = seen_space(self.batch.buffers)
        self.single_action_space = spaces.Discrete(len(setting.game.menu))
        self.observation_space = batch_space(self.single_observation_space, games)
        self.action_space = batch_space(self.single_action_space, games)
        self.observations = observed(self.batch.buffers)
        self.masks = masked(self.batch.buffers)
        self.seats = _looking_at(self.batch.asked, np.int64)
        self.over = _looking_at(self.batch.over, np.bool_)
        self.rewards = _looking_at(self.batch.rewards, np.float64).reshape(games, -1)
        self.scores = _looking_at(self.batch.scores, np.int64).reshape(games, -1)

    def reset(self, seed: int = 1) -> None:
        """Start a new game at all tables."""
        self.chance = SeededRng(CHOICES + seed % SEEDS)
        self.batch.reset(seed % SEEDS)

    def sample(self) -> Array:
        """Draw a legal choice for every table, the same for the same seed."""
        return np.array(self._started().sample(self.chance), np.int64)

    def step(self, actions: "Array | Sequence[int]") -> None:
        """Play one menu number at each table; if a mask forbids one of them, play none."""
        self._started().step(np.asarray(actions).tolist())

    def _started(self) -> Batch[Any]:
        if not self.batch.tables:
            raise ResetNeeded(NO_GAME)
        return self.batch


def _looking_at(buffer: Any, kind: Any) -> Array:
    return np.frombuffer(buffer, kind)
