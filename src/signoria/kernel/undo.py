"""How far acts may be taken back: never across chance or a reveal, so that nobody knows more."""

from typing import TypeVar

from mypy_extensions import i64

from signoria.kernel.action import Aside
from signoria.kernel.ledger import standing
from signoria.kernel.seats import NOBODY, holds
from signoria.kernel.state import State
from signoria.kernel.table import SEAT, TABLE, UNDO, Entry, Table

S = TypeVar("S", bound=State)


def alone_to(entries: list[Entry[S]], asked: list[int], seat: i64) -> i64:
    """The lowest revision to which a seat may go back by itself; the present one if to none.

    `asked[rev]` are the seats, as bits, that owed a choice after a revision. Only the seat's own
    acts are crossed that changed nobody's turn: it owed a choice before and after each of them,
    and so did exactly the same others. A word once spoken stays.
    """
    kept = standing(entries)
    at = len(kept) - 1
    while at > 0 and _own(kept[at], seat):
        before, after = asked[kept[at - 1].rev], asked[kept[at].rev]
        if before != after or not holds(after, seat):
            break
        at -= 1
    return kept[at].rev


def together_to(entries: list[Entry[S]]) -> i64:
    """The lowest revision to which all may go back if everybody agrees; the present one if none."""
    kept = standing(entries)
    at = len(kept) - 1
    while at > 0 and not _tells_something_new(kept[at]):
        at -= 1
    return kept[at].rev


def undo_entry(table: Table[S], to: i64, consent: list[int]) -> Entry[S]:
    """The entry that takes back all that stands after revision `to`; the table is left as it is.

    After it the table is what `replay` makes of the ledger with it: the table at `to`.
    """
    if all(entry.rev != to for entry in standing(table.entries)[:-1]):
        raise ValueError(f"nothing that stands could be taken back to revision {to}")
    return Entry(table.rev + 1, UNDO, NOBODY, None, [], [], to, consent)


def _own(entry: Entry[S], seat: i64) -> bool:
    """Whether an entry is an act that the seat itself made and nobody learned anything new by."""
    if entry.by != SEAT or entry.seat != seat or isinstance(entry.action, Aside):
        return False
    return not _tells_something_new(entry)


def _tells_something_new(entry: Entry[S]) -> bool:
    """Whether chance was asked or something hidden came to light; the beginning is both."""
    if entry.by == TABLE or entry.drawn:
        return True
    return any(event.reveals for event in entry.told)
