"""Helpers for events in which cards openly leave a hand."""

from mypy_extensions import i64

from signoria.games.il_principe.rules import COLOURS
from signoria.games.il_principe.state import State


def lay(s: State, seat: i64, colour: i64, number: i64) -> None:
    """Move cards from a hand to the face-up rows. [CITY-3, LAY-2]"""
    at = seat * COLOURS + colour
    s.hands[at] -= number
    s.held[seat] -= number
    s.face_up[at] += number
    forget(s, seat, colour, number)


def forget(s: State, seat: i64, colour: i64, number: i64) -> None:
    """Remove cards that openly left a hand from its publicly known cards."""
    at = seat * COLOURS + colour
    s.known[at] = max(0, s.known[at] - number)
