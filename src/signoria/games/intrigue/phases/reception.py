"""Stage 2: the master receives every token of the park, matter by matter."""

from mypy_extensions import i64

from signoria.games.intrigue.phases.steps import EXTERNAL, INTERNAL, UNCONTESTED
from signoria.games.intrigue.rules import DOMAINS, EXTERNAL_FIRST, PROFESSIONS
from signoria.games.intrigue.state import State
from signoria.kernel.phase import Phase
from signoria.kernel.seats import NOBODY
from signoria.kernel.table import Table


class Reception(Phase[State]):
    """The sorting of a park's tokens into matters. [REC-1, REC-2]"""

    def proceed(self, t: Table[State]) -> None:
        """Put the matters on the agenda: the one to be settled first goes on last."""
        s = t.state
        palace = s.concerned()
        t.close()
        if visitors(s, palace) == 0:
            return
        open_internals(t, palace)
        if s.options.reception_order == EXTERNAL_FIRST:
            open_uncontested(t, palace)
            open_externals(t, palace)
        else:
            open_externals(t, palace)
            open_uncontested(t, palace)


def visitors(s: State, palace: i64) -> i64:
    """Return the owners, as bits, of the tokens that wait in a park."""
    found: i64 = 0
    for seat in range(s.seats):
        if s.waiting(palace, seat) != NOBODY:
            found |= 1 << seat
    return found


def applicants(s: State, palace: i64, profession: i64) -> i64:
    """Return the owners, as bits, of a park's tokens of a profession."""
    found: i64 = 0
    for seat in range(s.seats):
        if s.waiting(palace, seat) == profession:
            found |= 1 << seat
    return found


def uncontested(s: State, palace: i64) -> i64:
    """Return the owners, as bits, of the tokens that nobody contests. [REC-1]"""
    met: i64 = 0
    shared: i64 = 0
    for seat in range(s.seats):
        profession = s.waiting(palace, seat)
        if profession != NOBODY:
            shared |= met & 1 << profession
            met |= 1 << profession
    found: i64 = 0
    for seat in range(s.seats):
        profession = s.waiting(palace, seat)
        alone = profession != NOBODY and not shared >> profession & 1
        if alone and s.holder(palace, profession) == NOBODY:
            found |= 1 << seat
    return found


def open_uncontested(t: Table[State], palace: i64) -> None:
    """Open one matter for all uncontested tokens. [REC-2]"""
    if uncontested(t.state, palace):
        t.open(UNCONTESTED, palace, 0)


def open_externals(t: Table[State], palace: i64) -> None:
    """Open conflicts of equals in the park, by the nearest first payer. [EXT-2]"""
    s = t.state
    met: i64 = 0
    order: i64 = 0  # professions, the last one met lowest
    for back in range(1, s.seats):
        profession = s.waiting(palace, (palace + back) % s.seats)
        if profession != NOBODY and s.holder(palace, profession) == NOBODY:
            twice = met >> profession & 1
            met |= 1 << profession
            rivals = applicants(s, palace, profession)
            if not twice and rivals & (rivals - 1):
                order = order << 3 | profession + 1
    while order > 0:
        t.open(EXTERNAL, palace, (order & 7) - 1)
        order >>= 3


def open_internals(t: Table[State], palace: i64) -> None:
    """Open attacks on tokens in office, the least paid domain first. [INT-1, INT-2]"""
    s = t.state
    attacked: i64 = 0
    for seat in range(s.seats):
        profession = s.waiting(palace, seat)
        if profession != NOBODY and s.holder(palace, profession) != NOBODY:
            attacked |= 1 << profession
    if attacked == 0:
        return
    for domain in range(DOMAINS - 1, -1, -1):
        for profession in range(PROFESSIONS):
            if attacked >> profession & 1 and s.place(palace, profession) == domain:
                t.open(INTERNAL, palace, profession)
