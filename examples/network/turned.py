"""Il Principe for two as a network reads it: oneself first, and few wishes are considered.

The planes of the house have fixed seats. Here seat j of a row is the j-th clockwise from the one
who looks, so that what is learned in one chair is known in all of them. The menu names no seats;
of its bids only the next few raises are considered, counted from the standing bid.
"""

from typing import Any, Final, TypeAlias

from signoria.extras import needing
from signoria.games.il_principe.actions import BID_CAP, BIDS, LAY, SET_ASIDE_2
from signoria.games.il_principe.rules import BUILDINGS_OF_A_COLOUR, COLOURS, REGIONS
from signoria.research.planes import Encoder, Plane

with needing("research"):
    import numpy as np

Array: TypeAlias = "np.ndarray[Any, np.dtype[Any]]"
GAME: Final = "il-principe"
SEATS: Final = 2
RAISES: Final = 6  # a bid is one of so many least raises
LAID: Final = 8  # so many cards of a colour are laid at once, at the most
FAR_AHEAD: Final = 30  # points ahead that are as good as any more
VICTORY: Final = 0.5  # how much of a result is the victory; the rest is points ahead

# Planes by what in them is a seat: their last values or members, or whose cells they are.
LAST_ARE_SEATS: Final = {"you", "asked", "concerned", "winners", "principe", "bidders"} | {
    "turn",
    "high_bidder",
    "roles",
}
BY_SEAT: Final = {"score", "hand_size", "set_aside", "purse", "shields_left", "built"} | {
    "face_up",
    "face_down",
    "points",
}

# What is much of a thing, where it is more than 1.
ABOUT: Final = {
    "round": 8,
    "deck_left": 60,
    "city_deck_left": 10,
    "removed": 6,
    "lots": 4,
    "high_bid": 8,
    "shields_due": 2,
    "your_hand": 4,
    "your_set_aside": 2,
    "shields": 3,
    "score": 40,
    "hand_size": 10,
    "set_aside": 2,
    "purse": 12,
    "shields_left": 10,
    "face_up": 4,
    "face_down": 4,
    "points": 20,
}

# Numbers of which one more or less can decide: a cell says of each of these whether it is reached.
REACHED: Final = {
    "round": range(1, 9),
    "lots": range(1, 6),
    "high_bid": range(1, 13),
    "your_hand": (1, 2, 3, 4, 6),
    "shields": range(1, 5),
    "purse": range(2, 20),
    "face_up": (1, 2, 3, 4, 6),
}


def turned_plane(plane: Plane, cells: Array, seat: int) -> Array:
    """The cells of a plane in the order in which a seat reads them."""
    turned = cells.copy()
    if plane.name in LAST_ARE_SEATS:
        turned[:, -SEATS:] = np.roll(cells[:, -SEATS:], -seat, axis=1)
    elif plane.name in BY_SEAT:
        turned = np.roll(cells.reshape(SEATS, -1), -seat, axis=0)
    elif plane.name == "shields":
        turned = np.roll(cells.reshape(REGIONS, SEATS), -seat, axis=1)
    return turned.ravel()


class Turned:
    """The tables by which observations are turned, and wishes are picked from the menu.

    `inputs` is how many numbers a row has, `size` how many wishes are considered.
    """

    def __init__(self, encoder: Encoder[Any]) -> None:
        places = placed(encoder)
        self.cells = np.array(
            [
                np.concatenate([turned_plane(plane, cells, seat) for plane, cells in places])
                for seat in range(SEATS)
            ]
        )
        much = [np.full(cells.size, ABOUT.get(plane.name, 1)) for plane, cells in places]
        self.scales = (1 / np.concatenate(much)).astype(np.float32)
        marks = [
            (cell, mark)
            for plane, cells in places
            for cell in cells.ravel()
            for mark in REACHED.get(plane.name, ())
        ]
        self.marked, self.marks = np.array(marks).T
        self.high_bid = next(int(at[0, 0]) for plane, at in places if plane.name == "high_bid")
        self.plain = plain_wishes()
        self.inputs = self.cells.shape[1] + len(self.marks)
        self.size = len(self.plain) + RAISES

    def rows(self, observations: Array, seats: Array) -> Array:
        """What the seats read of their full observations; seat 0 reads them as they are."""
        turned = np.take_along_axis(observations, self.cells[seats], axis=1)
        reached = (turned[:, self.marked] >= self.marks).astype(np.float32)
        return np.concatenate([turned * self.scales, reached], axis=1)

    def wishes(self, observations: Array) -> Array:
        """By table: the menu numbers of all that is considered, in the network's order."""
        raised = observations[:, self.high_bid, None] + np.arange(1, RAISES + 1)
        bids = BIDS + np.minimum(raised, BID_CAP)
        plain = np.broadcast_to(self.plain, (len(bids), len(self.plain)))
        return np.concatenate([plain, bids], axis=1)

    def masks(self, masks: Array, wishes: Array) -> Array:
        """Which of the considered wishes may be."""
        may: Array = np.take_along_axis(masks, wishes, axis=1) != 0
        return may


def placed(encoder: Encoder[Any]) -> list[tuple[Plane, Array]]:
    """Every plane, and which cells of the full observation are its own."""
    at, found = 0, []
    for plane in encoder.planes:
        size = plane.size * plane.width()
        found.append((plane, np.arange(at, at + size).reshape(plane.size, plane.width())))
        at += size
    return found


def plain_wishes() -> Array:
    """The menu numbers that are considered, but for the bids."""
    lays = [LAY + colour * BUILDINGS_OF_A_COLOUR for colour in range(COLOURS)]
    laid = [number for first in lays for number in range(first, first + LAID)]
    return np.array([*range(LAY), *laid, *range(SET_ASIDE_2, BIDS + 1)])


def worth_of(rewards: Array, scores: Array) -> Array:
    """By table and seat: half the victory, half the points ahead."""
    ahead = np.clip((scores - scores[:, ::-1]) / FAR_AHEAD, -1, 1)
    worth: Array = VICTORY * rewards + (1 - VICTORY) * ahead
    return worth
