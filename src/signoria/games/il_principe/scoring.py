"""Points at the end, winner and ties: pure functions of a state."""

from mypy_extensions import i64

from signoria.games.il_principe.rules import COLOURS
from signoria.games.il_principe.state import State
from signoria.kernel.cells import Cells, cells, greatest
from signoria.kernel.seats import NOBODY


def most_of(amounts: Cells) -> i64:
    """Return the seats, as bits, with the most; all of them if all have zero. [FIN-4, FIN-5]"""
    best = greatest(amounts)
    found = 0
    for seat in range(len(amounts)):
        if amounts[seat] == best:
            found |= 1 << seat
    return found


def region_firsts(s: State, region: i64) -> i64:
    """Return the seats, as bits, with most shields in a region; 0 without shields. [FIN-1]"""
    here = s.shields[region * s.seats : (region + 1) * s.seats]
    return most_of(here) if greatest(here) > 0 else 0


def region_seconds(s: State, region: i64) -> i64:
    """Return the seats behind a sole first, with at least one shield; 0 after a tie. [FIN-1]"""
    firsts = region_firsts(s, region)
    if firsts == 0 or firsts & (firsts - 1):
        return 0
    here = s.shields[region * s.seats : (region + 1) * s.seats]
    for seat in range(s.seats):
        if firsts >> seat & 1:
            here[seat] = 0
    return most_of(here) if greatest(here) > 0 else 0


def sets_of(s: State, seat: i64) -> i64:
    """Count the sets of five different buildings laid by a seat, face up or down. [FIN-3]"""
    fewest = s.face_up[seat * COLOURS] + s.face_down[seat * COLOURS]
    for at in range(seat * COLOURS + 1, (seat + 1) * COLOURS):
        fewest = min(fewest, s.face_up[at] + s.face_down[at])
    return fewest


def winners_of(s: State) -> i64:
    """Return the winners by points; then buildings laid; then the first major. [FIN-6, FIN-7]"""
    tied = most_of(cells([s.score(seat) for seat in range(s.seats)]))
    tied = _most_among(tied, [s.laid(seat) for seat in range(s.seats)])
    for role in range(COLOURS):
        holder = s.roles[role]
        if holder != NOBODY and tied >> holder & 1:
            return 1 << holder
    return tied


def _most_among(tied: i64, amounts: list[int]) -> i64:
    left = [amounts[seat] if tied >> seat & 1 else -1 for seat in range(len(amounts))]
    return most_of(cells(left))
