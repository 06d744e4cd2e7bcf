"""The log lines of a table, as one seat may see them."""

from typing import Any, Final

from signoria.cli.setups import Setup
from signoria.kernel.event import Event
from signoria.kernel.log import faded
from signoria.kernel.seats import SPECTATOR
from signoria.kernel.table import UNDO, UPGRADE, Entry

EVERYTHING: Final = -4  # a reader who sees the secrets of every seat


def events_for(setup: Setup, entry: Entry[Any], viewer: int, shown: int = 0) -> list[Event[Any]]:
    """Return the events of an entry that `viewer` (a seat, a spectator, EVERYTHING) may see.

    Entries before the revision `shown` come without sums, as in a log.
    """
    if viewer == EVERYTHING:
        return list(entry.events)
    seen = [event.seen_by(viewer) for event in entry.events]
    events = [event for event in seen if event is not None]
    return events if entry.rev >= shown else [faded(setup.game, event) for event in events]


def lines_for(setup: Setup, entry: Entry[Any], viewer: int, shown: int = 0) -> list[str]:
    """Return an entry as sentences, without the events that need no text."""
    if entry.by == UNDO:
        return [setup.words.message("cli-undone", rev=entry.to)]
    if entry.by == UPGRADE:
        return [setup.words.message("upgrade-happened", rules=entry.versions["rules"])]
    events = events_for(setup, entry, viewer, shown)
    spoken = [setup.words.event(setup.game, event, setup.names) for event in events]
    return [line for line in spoken if line]


def story(
    setup: Setup, entries: list[Entry[Any]], viewer: int = SPECTATOR, shown: int = 0
) -> list[str]:
    """Return several entries as lines, one sentence each."""
    return [line for entry in entries for line in lines_for(setup, entry, viewer, shown)]
