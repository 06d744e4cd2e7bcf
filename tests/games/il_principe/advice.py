"""Helpers that ask for advice in one position and throughout a game."""

from collections.abc import Iterator

from signoria.games.il_principe import GAME
from signoria.games.il_principe.bots import HEURISTICS
from signoria.games.il_principe.state import State
from signoria.kernel.action import Action
from signoria.kernel.rng import SeededRng
from signoria.kernel.table import Table, open_table
from tests.games.il_principe.words import FERRARA, LUCCA, MILANO, SIENA

SIENA_AND_FAR = [SIENA, MILANO, LUCCA, FERRARA]


def looked_at(t: Table[State], seat: int) -> list[Action]:
    """Return the moves that a search would try, in its order."""
    return [GAME.menu[n] for n in HEURISTICS.candidates(t.state, seat, t.legal(seat))]


def moments(t: Table[State], seat: int) -> list[Action]:
    """Return every move that a playout may make with some seed, in menu order."""
    legal = t.legal(seat)
    chosen = {HEURISTICS.playout_move(t.state, seat, legal, SeededRng(whim)) for whim in range(60)}
    return [GAME.menu[number] for number in sorted(chosen)]


def played(seats: int, preset: str, seed: int, sensible: list[int]) -> Iterator[Table[State]]:
    """Yield the table at every decision and at the end; the other seats play at random."""
    options, whim = GAME.presets[preset], SeededRng(seed + 1000)
    t = open_table(GAME, seats, options, SeededRng(seed), False)
    while not t.state.over():
        yield t
        seat = t.actors()[0]
        legal = t.legal(seat)
        number = legal[whim.below(1, len(legal))]
        if seat in sensible:
            number = HEURISTICS.playout_move(t.state, seat, legal, whim)
        t.play(seat, GAME.menu[number])
    yield t
