"""Views of The Fair."""

from signoria.kernel.cells import values
from signoria.kernel.seats import HIDDEN, NOBODY, holds
from tests.toy.rules import GOODS
from tests.toy.state import FairState


def view(s: FairState, you: int) -> dict[str, object]:
    """Build the view field by field: a field that is not named stays hidden."""
    here = range(s.top, len(s.stack))
    return {
        "you": you,
        "day": s.day,
        "host": s.host,
        "done": s.done,
        "weather": s.weather,
        "reason": s.reason,
        "winners": s.winners,
        "agenda": s.agenda_rows(),
        "stack": [s.stack[at] if holds(s.seen[at], you) else HIDDEN for at in here],
        "seen": [s.seen[at] for at in here],
        "market": values(s.market),
        "spoiled": values(s.spoiled),
        "held": values(s.held),
        "sealed": values(s.hashed_line),
        "purses": [c if seat == you or s.purses_open() else None for seat, c in purses(s)],
        "promises": [promise[:] for promise in s.promises],
        "hand": values(s.hands[you * GOODS : (you + 1) * GOODS]) if you >= 0 else [],
        "offer": s.offers[you] if you >= 0 else NOBODY,
    }


def purses(s: FairState) -> list[tuple[int, int]]:
    return list(enumerate(values(s.coins)))
