"""Seat numbers, and the sentinels used in place of a seat or a value."""

from typing import Final

from mypy_extensions import i64

NOBODY: Final[i64] = -1
SPECTATOR: Final[i64] = -2
EVERYONE: Final[i64] = -3
HIDDEN: Final[i64] = -9


def clockwise(seat: i64, seats: i64) -> i64:
    """Return the seat to the left of `seat`."""
    return seat + 1 if seat + 1 < seats else 0


def holds(mask: i64, seat: i64) -> bool:
    """Return whether a bit set of seats contains a seat; always false for nobody and spectators."""
    return seat >= 0 and mask >> seat & 1 == 1


def seats_in(mask: i64) -> list[int]:
    """Return the members of a bit set in ascending order: seats, or anything else kept as bits.

    A negative number, which only a foreign position has, has no members.
    """
    found: list[int] = []
    seat = 0
    while mask > 0:
        if mask & 1:
            found.append(seat)
        mask >>= 1
        seat += 1
    return found


def first_in(mask: i64, seat: i64, seats: i64) -> i64:
    """Return the first seat of a bit set clockwise from `seat` itself; NOBODY if it is empty."""
    for _seat in range(seats):
        if mask >> seat & 1:
            return seat
        seat = clockwise(seat, seats)
    return NOBODY
