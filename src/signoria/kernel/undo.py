"""Limits of undo: never across chance or a reveal, so that nobody gains knowledge by it."""

from collections.abc import Iterator
from typing import Final, TypeVar

from mypy_extensions import i64

from signoria.kernel.action import Aside
from signoria.kernel.ledger import standing
from signoria.kernel.seats import NOBODY, holds
from signoria.kernel.state import State
from signoria.kernel.table import SEAT, TABLE, UNDO, Entry, Table

S = TypeVar("S", bound=State)

NOWHERE: Final[i64] = 0  # a revision that no ledger has


def alone_to(entries: list[Entry[S]], asked: list[int], seat: i64) -> i64:
    """Return the lowest revision a seat may undo to alone; the present one if there is none.

    `asked[rev]` are the seats, as bits, that had to choose after a revision. The undo crosses only
    the seat's own actions that changed nobody's turn: before and after each of them the same seats
    had to choose, this seat among them. Talk is never undone.
    """
    kept = latest_first(entries)
    entry = next(kept)
    for earlier in kept:
        before, after = asked[earlier.rev], asked[entry.rev]
        if not _own(entry, seat) or before != after or not holds(after, seat):
            break
        entry = earlier
    return entry.rev


def together_to(entries: list[Entry[S]]) -> i64:
    """Return the lowest revision all may undo to if everybody agrees; the present one if none."""
    kept = latest_first(entries)
    entry = next(kept)
    while not _reveals(entry):  # the first entry always reveals
        entry = next(kept)
    return entry.rev


def latest_first(entries: list[Entry[S]]) -> Iterator[Entry[S]]:
    """Yield the entries that no undo has taken back, the last one first."""
    at = len(entries) - 1
    while at >= 0:
        entry = entries[at]
        if entry.by == UNDO:
            at = entry.to - 1  # the entry of revision 1 is the first
        else:
            yield entry
            at -= 1


def before_choice(entries: list[Entry[S]], seats: i64) -> i64:
    """Return the revision before the last choice of these seats, as bits.

    NOWHERE if they have made none, or if something was revealed since.
    """
    kept = latest_first(entries)
    entry = next(kept)
    while not _reveals(entry):  # the first entry always reveals
        if is_choice(entry) and holds(seats, entry.seat):
            return next(kept).rev
        entry = next(kept)
    return NOWHERE


def is_choice(entry: Entry[S]) -> bool:
    """Return whether a seat made this entry itself, and not as talk beside its choices."""
    return entry.by == SEAT and not isinstance(entry.action, Aside)


def is_lawful(entries: list[Entry[S]], asked: list[int], undo: Entry[S], people: list[int]) -> bool:
    """Return whether an undo entry may follow: a seat undid alone, or these people agreed.

    `asked` is that of `alone_to`.
    """
    agreed = undo.consent
    if all(entry.rev != undo.to for entry in standing(entries)[:-1]):
        return False
    if not agreed or agreed != sorted(set(agreed)):
        return False
    if len(agreed) == 1 and undo.to >= alone_to(entries, asked, agreed[0]):
        return True
    return undo.to >= together_to(entries) and set(people) <= set(agreed)


def undo_entry(table: Table[S], to: i64, consent: list[int]) -> Entry[S]:
    """Return the entry that undoes everything after revision `to`; the table stays unchanged.

    `replay` of the ledger with this entry gives the table at revision `to`.
    """
    if all(entry.rev != to for entry in standing(table.entries)[:-1]):
        raise ValueError(f"nothing that stands could be taken back to revision {to}")
    return Entry(table.rev + 1, UNDO, NOBODY, None, [], [], to, consent)


def _own(entry: Entry[S], seat: i64) -> bool:
    """Return whether an entry is the seat's own action that revealed nothing new."""
    return entry.seat == seat and is_choice(entry) and not _reveals(entry)


def _reveals(entry: Entry[S]) -> bool:
    """Return whether an entry used chance or revealed something; the first entry does both."""
    if entry.by == TABLE or entry.drawn:
        return True
    return any(event.reveals for event in entry.events)
