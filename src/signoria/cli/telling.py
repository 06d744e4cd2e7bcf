"""The log lines of a table, as one seat may see them."""

from typing import Any, Final

from signoria.cli.laying import Laid
from signoria.games.log import faded
from signoria.kernel.event import Event
from signoria.kernel.seats import SPECTATOR
from signoria.kernel.table import UNDO, Entry

EVERYTHING: Final = -4  # a reader who sees the secrets of every seat


def facts_for(laid: Laid, entry: Entry[Any], ear: int, shown: int = 0) -> list[Event[Any]]:
    """Return the events of an entry that `ear` (a seat, a spectator, EVERYTHING) may see.

    Entries before the revision `shown` come without sums, as in a log.
    """
    if ear == EVERYTHING:
        return list(entry.told)
    seen = [event.seen_by(ear) for event in entry.told]
    facts = [event for event in seen if event is not None]
    return facts if entry.rev >= shown else [faded(laid.game, fact) for fact in facts]


def lines_for(laid: Laid, entry: Entry[Any], ear: int, shown: int = 0) -> list[str]:
    """Return an entry as sentences, without the events that need no text."""
    if entry.by == UNDO:
        return [laid.words.house("cli-undone", rev=entry.to)]
    facts = facts_for(laid, entry, ear, shown)
    spoken = [laid.words.event(laid.game, event, laid.names) for event in facts]
    return [line for line in spoken if line]


def story(laid: Laid, entries: list[Entry[Any]], ear: int = SPECTATOR, shown: int = 0) -> list[str]:
    """Return several entries as lines, one sentence each."""
    return [line for entry in entries for line in lines_for(laid, entry, ear, shown)]
