"""Games of a network against itself: what was read, chosen and hoped, and what came of it."""

from typing import Final, NamedTuple

from examples.network.net import Layers, drawn, softmax, thought
from examples.network.turned import GAME, SEATS, Array, Turned, worth_of
from signoria.extras import needing
from signoria.research.vector import VectorGames

with needing("research"):
    import numpy as np

TRUST: Final = 0.95  # lambda of generalised advantages


class Lesson(NamedTuple):
    """Decisions, a row each: what was read, what could be and was chosen, and how it turned out."""

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
        """Let every table take so many steps; only decisions with a choice are lessons."""
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
        wishes = self.turned.wishes(tables.observations)
        masks = self.turned.masks(tables.masks, wishes)
        worths, values = thought(layers, rows, masks)
        shares = softmax(worths)
        chosen = drawn(shares, self.rng)
        tables.step(wishes[self.every, chosen])
        self.finished += int(tables.over.sum())
        results = worth_of(tables.rewards, tables.scores)
        likely = np.log(shares[self.every, chosen])
        return rows, masks, chosen, likely, values, seats, tables.over.copy(), results


SEATED: Final[list[SelfPlay]] = []  # of a process that plays for another


def sit_down(games: int, seed: int) -> None:
    """Lay the tables of a process that plays for another."""
    SEATED.append(SelfPlay(games, seed))


def play_on(layers: Layers, steps: int) -> tuple[Lesson, int]:
    """A lesson from these tables, and how many games have been finished at them."""
    lesson = SEATED[0].play(layers, steps)
    return lesson, SEATED[0].finished


def advantages(seats: Array, values: Array, over: Array, results: Array) -> Array:
    """By step and table: how much better a choice went than was hoped, for the seat that made it.

    Each seat of a table has a story of its own, from one of its choices to the next, which the
    steps of the others interrupt. Where a story is broken off, the last hope counts as fulfilled.
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
