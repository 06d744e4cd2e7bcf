"""The amounts that a log still shows: they fade, as the game says, until its end. [SET-8]

Everybody who watches sees a sum when it is paid. Later readers see a log. It shows the sums that
have not faded, and to a seat everything after its own last choice, since that is news to it.
"""

from typing import Any

from signoria.kernel.action import Aside
from signoria.kernel.event import Event
from signoria.kernel.fading import fading_of
from signoria.kernel.fields import field_names
from signoria.kernel.game import Game
from signoria.kernel.ledger import standing
from signoria.kernel.seats import HIDDEN
from signoria.kernel.table import Entry, Table
from signoria.kernel.wire import decode_event, encode_event, name_of


def shown_from(table: Table[Any], seat: int) -> int:
    """Return the first revision whose sums a log still shows to a seat (or a spectator) now."""
    fading, s = fading_of(table.game), table.state
    if not fading.sums or s.over():
        return 0
    kept = standing(table.entries)[::-1]  # newest first: the search ends early
    begun = (entry.rev for entry in kept if any(fading.fades(s, event) for event in entry.events))
    chosen = (entry.rev for entry in kept if entry.seat == seat and not _is_talk(entry))
    faded_before = next(begun, 0)
    return faded_before if seat < 0 else min(faded_before, next(chosen, 0) + 1)


def _is_talk(entry: Entry[Any]) -> bool:
    return isinstance(entry.action, Aside)


def faded(game: Game[Any], event: Event[Any]) -> Event[Any]:
    """Return an event without its sum; the event itself if it has none."""
    sum_ = fading_of(game).sums.get(name_of(game.events, event))
    if sum_ is None:
        return event
    wire = encode_event(game, event)
    wire[1 + field_names(type(event)).index(sum_)] = HIDDEN
    return decode_event(game, wire)
