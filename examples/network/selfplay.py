"""Self-play of a network: inputs, choices and values of the games, and their results."""

from typing import Final, NamedTuple

from examples.network.net import Layers, drawn, softmax, thought
from examples.network.turned import GAME, SEATS, Array, Turned, worth_of
from signoria.extras import needing
from signoria.research.vector import VectorGames

with needing("research"):
    import numpy as np

TRUST: Final = 0.95  # lambda of generalised advantage estimation


class Lesson(NamedTuple):
    """Decisions, a row each: inputs, masks, choices, their log-probabilities, gains and results."""

    rows: Array
    masks: Array
    chosen: Array
    likely: Array
    gains: Array
    results: Array


class SelfPlay:
    """Tables at which one network holds every seat."""

    def __init__(self, games: int, seed: int) -> None:
        self.tables = VectorGames(GAME, SEATS, games=games, observations="full")
        self.tables.reset(seed)
        self.turned = Turned(self.tables.encoder)
        self.rng = np.random.default_rng(seed)
        self.every = np.arange(games)
        self.finished = 0

    def play(self, layers: Layers, steps: int) -> Lesson:
        """Let every table take so many steps; keep only decisions with several legal actions."""
        kept = [self._step(layers) for _ in range(steps)]
        rows, masks, chosen, likely, values, seats, over, results = (
            np.array(part) for part in zip(*kept, strict=True)
        )
        gains = advantages(seats, values, over, results)
        real = masks.sum(axis=2) > 1
        return Lesson(
            rows[real],
            masks[real],
            chosen[real],
            likely[real],
            gains[real],
            (gains + values)[real],
        )

    def _step(self, layers: Layers) -> tuple[Array, ...]:
        tables, seats = self.tables, self.tables.seats.copy()
        rows = self.turned.rows(tables.observations, seats)
        actions = self.turned.actions(tables.observations)
        masks = self.turned.masks(tables.masks, actions)
        worths, values = thought(layers, rows, masks)
        shares = softmax(worths)
        chosen = drawn(shares, self.rng)
        tables.step(actions[self.every, chosen])
        self.finished += int(tables.over.sum())
        results = worth_of(tables.rewards, tables.scores)
        likely = np.log(shares[self.every, chosen])
        return rows, masks, chosen, likely, values, seats, tables.over.copy(), results


SEATED: Final[list[SelfPlay]] = []  # tables of a worker process


def sit_down(games: int, seed: int) -> None:
    """Create the tables of a worker process."""
    SEATED.append(SelfPlay(games, seed))


def play_on(layers: Layers, steps: int) -> tuple[Lesson, int]:
    """Return a lesson from these tables, and the number of games finished at them."""
    lesson = SEATED[0].play(layers, steps)
    return lesson, SEATED[0].finished


def advantages(seats: Array, values: Array, over: Array, results: Array) -> Array:
    """Return, by step and table, how much better a choice went than its value predicted.

    Each seat of a table has its own sequence of choices, interrupted by the steps of the others. If
    a sequence is cut off, its last value counts as correct.
    """
    steps, games = seats.shape
    every = np.arange(games)
    hoped = np.full((games, SEATS), np.nan, np.float32)
    trail = np.zeros((games, SEATS), np.float32)
    gains = np.zeros((steps, games), np.float32)
    for step in reversed(range(steps)):
        ended = over[step]
        hoped[ended], trail[ended] = results[step][ended], 0
        seat = seats[step]
        ahead = hoped[every, seat]
        unknown = np.isnan(ahead)
        gain = np.where(unknown, 0, ahead - values[step]) + TRUST * trail[every, seat]
        gains[step] = gain
        trail[every, seat] = gain
        hoped[every, seat] = values[step]
    return gains
