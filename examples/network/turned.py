"""Intrigue as a network reads it: every seat sees itself first, and few wishes are considered.

The planes and the menu of the house have fixed seats. Here seat j of a row is the j-th clockwise
from the one who looks, so that what is learned in one chair is known in all of them.
"""

from typing import Any, Final, TypeAlias

import numpy as np

from signoria.games.intrigue.actions import ADMIT, BRIBES, PLACE, PLACE_ALL, REPLACE, SEND
from signoria.games.intrigue.rules import DOMAINS, PROFESSIONS
from signoria.research.planes import Encoder

Array: TypeAlias = "np.ndarray[Any, np.dtype[Any]]"
GAME: Final = "intrigue"
SEATS: Final = 3
SUMS: Final = 8  # only the least sums are considered as bribes
FAR_AHEAD: Final = 600_000  # ducats ahead that are as good as any more
VICTORY: Final = 0.5  # how much of a result is the victory; the rest is money ahead
PAIRS: Final = 20  # with three seats two tokens at most are placed at once

# Planes by what in them is a seat: the first number from which values are seats; places of a list.
VALUES: Final = {"you": 0, "start": 1, "active": 1, "host": 1, "payer": 1, "concerned": 4}
LISTS: Final = ("asked", "winners", "sent_to", "parties", "to_pay", "bribes", "purse", "debt")
ROWS: Final = ("income", "reserve", "island", "holders", "domains", "park")
# What is much, where it is more than 1.
ABOUT: Final = {"round": 6, "bribes": 8, "purse": 60, "debt": 60, "income": 30} | {
    "reserve": 2,
    "island": 2,
}


def from_seat(seat: int, cells: Array) -> Array:
    """The first cells are seats: begin with this one."""
    turned = cells.copy()
    turned[:SEATS] = np.roll(cells[:SEATS], -seat, axis=0)
    return turned


def turned_cells(encoder: Encoder[Any], seat: int) -> Array:
    """Which cell of the full observation stands where in the row that a seat reads."""
    at, row = 0, []
    for plane in encoder.planes:
        cells = at + np.arange(plane.size * plane.width()).reshape(plane.size, plane.width())
        at += cells.size
        if plane.name in VALUES:
            first = VALUES[plane.name]
            cells[0, first:] = from_seat(seat, cells[0, first:])
        elif plane.name in LISTS + ROWS:
            each, wide = (plane.size // SEATS, plane.width()) if plane.name in ROWS else (1, 1)
            cells = from_seat(seat, cells.reshape(-1, each, wide))
            if plane.name == "holders":
                cells[:, :, 1:] = np.roll(cells[:, :, 1:], -seat, axis=2)
            if plane.name == "park":
                cells = np.roll(cells, -seat, axis=1)
        row.append(cells.ravel())
    return np.concatenate(row)


def scales(encoder: Encoder[Any]) -> Array:
    """What each cell of the full observation is multiplied with, to be about 1 at most."""
    much = [
        ABOUT.get(plane.name, 1)
        for plane in encoder.planes
        for _ in range(plane.size * plane.width())
    ]
    return 1 / np.array(much, np.float32)


def turned_wishes(seat: int) -> Array:
    """The menu numbers that are considered, in the order in which a seat reads them."""
    seats = [(seat + others) % SEATS for others in range(SEATS)]
    wishes = [*range(REPLACE), *[REPLACE + other for other in seats]]
    wishes += range(PLACE, PLACE + DOMAINS)
    wishes += [ADMIT + other * DOMAINS + domain for other in seats for domain in range(DOMAINS)]
    for palace in seats[1:]:
        wishes += range(SEND + palace * PROFESSIONS, SEND + (palace + 1) * PROFESSIONS)
    wishes += range(PLACE_ALL, PLACE_ALL + PAIRS)
    wishes += range(BRIBES + 1, BRIBES + SUMS + 1)
    return np.array(wishes)


class Turned:
    """The tables by which observations, masks and wishes are turned, seat by seat."""

    def __init__(self, encoder: Encoder[Any]) -> None:
        self.cells = np.array([turned_cells(encoder, seat) for seat in range(SEATS)])
        self.scales = scales(encoder)
        self.wishes = np.array([turned_wishes(seat) for seat in range(SEATS)])

    def rows(self, observations: Array, seats: Array) -> Array:
        """What the seats read of their full observations."""
        scaled = observations * self.scales
        return np.take_along_axis(scaled, self.cells[seats], axis=1)

    def masks(self, masks: Array, seats: Array) -> Array:
        """Which of the considered wishes may be."""
        may: Array = np.take_along_axis(masks, self.wishes[seats], axis=1) != 0
        return may


def worth_of(rewards: Array, scores: Array) -> Array:
    """By table and seat: half the victory, half the money ahead of the best of the others."""
    best = np.array([np.delete(scores, seat, axis=1).max(axis=1) for seat in range(SEATS)]).T
    ahead = np.clip((scores - best) / FAR_AHEAD, -1, 1)
    worth: Array = VICTORY * rewards + (1 - VICTORY) * ahead
    return worth
