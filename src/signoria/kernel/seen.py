"""The entries of a ledger as a seat has seen them: its own actions, and events it may know."""

from typing import Generic, TypeVar

from mypy_extensions import i64

from signoria.kernel.action import Action
from signoria.kernel.event import Event
from signoria.kernel.state import State
from signoria.kernel.table import Entry, Table

S = TypeVar("S", bound=State)


class SeenEntry(Generic[S]):
    """One entry of the ledger as a seat learned it.

    If the seat neither acted itself nor saw every event in full, `action` equals None.
    """

    def __init__(self, rev: i64, seat: i64, action: Action | None, events: list[Event[S]]) -> None:
        self.rev = rev
        self.seat = seat
        self.action = action
        self.events = events


def seen_entries(table: Table[S], seat: i64, since: i64) -> list[SeenEntry[S]]:
    """Return the entries after a revision, as a seat learned them."""
    entries = table.entries
    first = len(entries)
    while first > 0 and entries[first - 1].rev > since:
        first -= 1
    return [_seen_entry(entry, seat) for entry in entries[first:]]


def _seen_entry(entry: Entry[S], seat: i64) -> SeenEntry[S]:
    events: list[Event[S]] = []
    whole = entry.seat == seat
    missed = False
    for event in entry.events:
        seen = event.seen_by(seat)
        if seen is not event:
            missed = True
        if seen is not None:
            events.append(seen)
    return SeenEntry(entry.rev, entry.seat, entry.action if whole or not missed else None, events)
