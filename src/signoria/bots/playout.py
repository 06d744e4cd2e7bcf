"""Playouts: the fastest ways to play a game to its end inside the engine."""

from typing import TypeVar

from mypy_extensions import i64

from signoria.kernel.rng import Rng
from signoria.kernel.state import State
from signoria.kernel.table import Table

S = TypeVar("S", bound=State)


def play_out(t: Table[S], rng: Rng) -> i64:
    """Play uniformly at random to the end and return the number of decisions."""
    s = t.state
    menu = t.game.menu
    decisions = 0
    waiting = t.settle()
    while waiting:
        seat: i64 = 0
        while not waiting >> seat & 1:
            seat += 1
        phase = t.playing
        assert phase is not None
        legal = phase.legal(s, seat)
        phase.play(t, seat, menu[legal[rng.below(0, len(legal))]])  # menus contain no talk
        waiting = t.settle()
        decisions += 1
    return decisions


def play_well(t: Table[S], rng: Rng) -> i64:
    """Play to the end with playout moves; return the number of decisions."""
    s = t.state
    menu = t.game.menu
    heuristics = t.game.heuristics
    decisions = 0
    waiting = t.settle()
    while waiting:
        seat: i64 = 0
        while not waiting >> seat & 1:
            seat += 1
        phase = t.playing
        assert phase is not None
        legal = phase.legal(s, seat)
        phase.play(t, seat, menu[heuristics.playout_move(s, seat, legal, rng)])
        waiting = t.settle()
        decisions += 1
    return decisions


def submit_out(t: Table[S], rng: Rng, most: i64) -> i64:
    """Play at random through `Table.submit`, which judges and records, for `most` decisions."""
    decisions = 0
    while decisions < most and not t.state.over():
        seats = t.actors()
        seat = seats[rng.below(1, len(seats))]
        legal = t.legal(seat)
        t.submit(seat, t.game.menu[legal[rng.below(0, len(legal))]])
        decisions += 1
    return decisions
