"""A table's story in log lines, as one seat may hear it."""

from typing import Any, Final

from signoria.cli.laying import Laid
from signoria.games.log import faded
from signoria.kernel.event import Event
from signoria.kernel.seats import SPECTATOR
from signoria.kernel.table import UNDO, Entry

EVERYTHING: Final = -4  # the ear of one who may hear all: secrets of every seat


def facts_for(laid: Laid, entry: Entry[Any], ear: int, shown: int = 0) -> list[Event[Any]]:
    """What was told in an entry, as `ear` (a seat, a spectator, EVERYTHING) learns it.

    Before the revision `shown` without sums, as a log tells them.
    """
    if ear == EVERYTHING:
        return list(entry.told)
    seen = [event.seen_by(ear) for event in entry.told]
    facts = [event for event in seen if event is not None]
    return facts if entry.rev >= shown else [faded(laid.game, fact) for fact in facts]


def lines_for(laid: Laid, entry: Entry[Any], ear: int, shown: int = 0) -> list[str]:
    """An entry as sentences; facts that need no words are left out."""
    if entry.by == UNDO:
        return [laid.words.house("cli-undone", rev=entry.to)]
    facts = facts_for(laid, entry, ear, shown)
    spoken = [laid.words.event(laid.game, event, laid.names) for event in facts]
    return [line for line in spoken if line]


def story(laid: Laid, entries: list[Entry[Any]], ear: int = SPECTATOR, shown: int = 0) -> list[str]:
    """Several entries, one sentence a line."""
    return [line for entry in entries for line in lines_for(laid, entry, ear, shown)]
