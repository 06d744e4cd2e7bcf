"""Il Principe for two as a network reads it: its seat first, fewer actions.

The features of the package have fixed seats. Here seat j of a row is the j-th clockwise from the
observing seat, so that the network learns one policy for all seats. The menu names no seats. Of its
bids only the next few raises are considered, counted from the standing bid.
"""

from typing import Any, Final, TypeAlias

from signoria.extras import needing
from signoria.games.il_principe.actions import BID_CAP, BIDS, LAY, SET_ASIDE_2
from signoria.games.il_principe.rules import BUILDINGS_OF_A_COLOUR, COLOURS, REGIONS
from signoria.research.features import Encoder, Feature

with needing("research"):
    import numpy as np

Array: TypeAlias = "np.ndarray[Any, np.dtype[Any]]"
GAME: Final = "il-principe"
SEATS: Final = 2
RAISES: Final = 6  # a bid is one of so many lowest raises
SETTINGS: Final = 8  # at most so many cards of a colour are laid at once
FAR_AHEAD: Final = 30  # a lead in points that counts as the maximum
VICTORY: Final = 0.5  # share of the victory in a result; the rest is the lead in points

# Features that contain seats: as their last values or members, or with cells by seat.
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

# Typical large values, by which the cells are divided.
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

# Numbers for which one more or less can decide: for each there is a cell "is it reached?".
REACHED: Final = {
    "round": range(1, 9),
    "lots": range(1, 6),
    "high_bid": range(1, 13),
    "your_hand": (1, 2, 3, 4, 6),
    "shields": range(1, 5),
    "purse": range(2, 20),
    "face_up": (1, 2, 3, 4, 6),
}


def turned_feature(feature: Feature, cells: Array, seat: int) -> Array:
    """Return the cells of a feature in the order in which a seat reads them."""
    turned = cells.copy()
    if feature.name in LAST_ARE_SEATS:
        turned[:, -SEATS:] = np.roll(cells[:, -SEATS:], -seat, axis=1)
    elif feature.name in BY_SEAT:
        turned = np.roll(cells.reshape(SEATS, -1), -seat, axis=0)
    elif feature.name == "shields":
        turned = np.roll(cells.reshape(REGIONS, SEATS), -seat, axis=1)
    return turned.ravel()


class Turned:
    """The tables for rotating observations and for picking actions from the menu.

    `inputs` is the number of cells of a row, `size` the number of actions considered.
    """

    def __init__(self, encoder: Encoder[Any]) -> None:
        places = placed(encoder)
        self.cells = np.array(
            [
                np.concatenate([turned_feature(feature, cells, seat) for feature, cells in places])
                for seat in range(SEATS)
            ]
        )
        much = [np.full(cells.size, ABOUT.get(feature.name, 1)) for feature, cells in places]
        self.scales = (1 / np.concatenate(much)).astype(np.float32)
        marks = [
            (cell, mark)
            for feature, cells in places
            for cell in cells.ravel()
            for mark in REACHED.get(feature.name, ())
        ]
        self.marked, self.marks = np.array(marks).T
        self.high_bid = next(int(at[0, 0]) for feature, at in places if feature.name == "high_bid")
        self.plain = plain_actions()
        self.inputs = self.cells.shape[1] + len(self.marks)
        self.size = len(self.plain) + RAISES

    def rows(self, observations: Array, seats: Array) -> Array:
        """Return the seats' inputs from their full observations; seat 0 needs no rotation."""
        turned = np.take_along_axis(observations, self.cells[seats], axis=1)
        reached = (turned[:, self.marked] >= self.marks).astype(np.float32)
        return np.concatenate([turned * self.scales, reached], axis=1)

    def actions(self, observations: Array) -> Array:
        """Return by table the menu numbers of the considered actions, in the network's order."""
        raised = observations[:, self.high_bid, None] + np.arange(1, RAISES + 1)
        bids = BIDS + np.minimum(raised, BID_CAP)
        plain = np.broadcast_to(self.plain, (len(bids), len(self.plain)))
        return np.concatenate([plain, bids], axis=1)

    def masks(self, masks: Array, actions: Array) -> Array:
        """Return which of the considered actions are legal."""
        may: Array = np.take_along_axis(masks, actions, axis=1) != 0
        return may


def placed(encoder: Encoder[Any]) -> list[tuple[Feature, Array]]:
    """Return every feature with the numbers of its cells in the full observation."""
    at, found = 0, []
    for feature in encoder.features:
        size = feature.size * feature.width()
        found.append((feature, np.arange(at, at + size).reshape(feature.size, feature.width())))
        at += size
    return found


def plain_actions() -> Array:
    """Return the menu numbers of the considered actions without the bids."""
    lays = [LAY + colour * BUILDINGS_OF_A_COLOUR for colour in range(COLOURS)]
    laid = [number for first in lays for number in range(first, first + SETTINGS)]
    return np.array([*range(LAY), *laid, *range(SET_ASIDE_2, BIDS + 1)])


def worth_of(rewards: Array, scores: Array) -> Array:
    """Return by table and seat: half the victory, half the lead in points."""
    ahead = np.clip((scores - scores[:, ::-1]) / FAR_AHEAD, -1, 1)
    worth: Array = VICTORY * rewards + (1 - VICTORY) * ahead
    return worth
