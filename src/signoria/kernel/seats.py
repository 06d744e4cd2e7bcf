"""Seat numbers and the sentinels that stand where a seat or a value could."""

from typing import Final

NOBODY: Final = -1
SPECTATOR: Final = -2
EVERYONE: Final = -3
HIDDEN: Final = -9


def clockwise(seat: int, seats: int) -> int:
    """The seat to the left of `seat`."""
    return seat + 1 if seat + 1 < seats else 0


def holds(mask: int, seat: int) -> bool:
    """Whether a seat is in a set of seats kept as bits; nobody and spectators never are."""
    return seat >= 0 and mask >> seat & 1 == 1


def seats_in(mask: int) -> list[int]:
    """The seats of a bit set, in ascending order."""
    found: list[int] = []
    seat = 0
    while mask:
        if mask & 1:
            found.append(seat)
        mask >>= 1
        seat += 1
    return found


def first_in(mask: int, seat: int, seats: int) -> int:
    """The first seat of a bit set that is not empty, clockwise from `seat` and counting it."""
    while not mask >> seat & 1:
        seat = clockwise(seat, seats)
    return seat
