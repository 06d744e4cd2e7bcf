"""The event stack and who knows its cards: a seat may have looked at cards that others do not know.

`State.glimpsed` has a number for each card of the stack, or is empty while nobody has looked: a bit
for each seat that knows it, and one more if chance put the card there. Zero means that the card is
unknown to all, or known to all. [T10, SET-6]
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from signoria.games.princes.rules import SEATS
from signoria.kernel.cells import zeros

if TYPE_CHECKING:
    from signoria.games.princes.rows import Rows

BY_LOT: Final = 1 << SEATS
KNOWING: Final = BY_LOT - 1


def is_public(s: "Rows", at: i64) -> bool:
    """Return whether all know the card at a place of the event stack."""
    return s.events[at] > 0 and (len(s.glimpsed) == 0 or s.glimpsed[at] == 0)


def knows(s: "Rows", seat: i64, at: i64) -> bool:
    """Return whether a seat knows the card at a place of the event stack."""
    if is_public(s, at):
        return True
    if seat < 0 or s.events[at] == 0:
        return False
    return s.glimpsed[at] >> seat & 1 == 1


def came_by_lot(s: "Rows", at: i64) -> bool:
    """Return whether chance put a card there that only some know. [MODE-7]"""
    return len(s.glimpsed) > 0 and s.glimpsed[at] & BY_LOT > 0


def glimpse(s: "Rows", seat: i64, at: i64, lot: i64) -> None:
    """Let a seat know the card at a place: for events."""
    if len(s.glimpsed) == 0:
        s.glimpsed = zeros(len(s.events))
    s.glimpsed[at] |= 1 << seat
    if lot == 1:
        s.glimpsed[at] |= BY_LOT


def face_down(s: "Rows") -> i64:
    """Return how many cards of the event stack, from its top, lie face down. [T10]"""
    return len(s.events) - max(0, s.laid)


def shift(s: "Rows", first: i64, last: i64) -> None:
    """Move the card at one place of the event stack behind all up to another: for events."""
    cell = s.events[first]
    for at in range(first, last):
        s.events[at] = s.events[at + 1]
    s.events[last] = cell
    if len(s.glimpsed):
        cell = s.glimpsed[first]
        for at in range(first, last):
            s.glimpsed[at] = s.glimpsed[at + 1]
        s.glimpsed[last] = cell
