"""Texts in the reader's language: past events and available choices."""

from typing import Any

import msgspec

from signoria.kernel.table import UNDO, UPGRADE
from signoria.kernel.wire import encode_action
from signoria.locales.words import Words
from signoria.server.table import frames
from signoria.server.table.open_ledger import OpenLedger
from signoria.server.table.wire import WireEntry
from signoria.store.lobby import TableRow


class LegalAction(msgspec.Struct, frozen=True):
    """An action that would be accepted, and its text."""

    action: list[Any]
    text: str


class Story(msgspec.Struct, frozen=True):
    """Entries that a seat learned after a revision, with sentences for the events that have one."""

    since: int
    rev: int
    entries: list[WireEntry]
    sentences: list[str]
    agenda: str


def names_at(row: TableRow, words: Words) -> list[str]:
    """Return the names of the seats; equal names get their seat numbers."""
    names = [seat.name or words.message("seat-number", number=seat.seat + 1) for seat in row.seats]
    return [
        f"{name} ({seat + 1})" if names.count(name) > 1 else name for seat, name in enumerate(names)
    ]


def choices(ledger: OpenLedger, seat: int, words: Words) -> list[LegalAction]:
    """Return the actions that a seat may choose now."""
    game = ledger.game
    actions = [game.menu[number] for number in ledger.legal(seat)]
    return [
        LegalAction(encode_action(game, action), words.action(game, action)) for action in actions
    ]


def last_choice(ledger: OpenLedger, seat: int) -> int:
    """Return the revision of a seat's last choice; 0 if it has made none."""
    return max((entry.rev for entry in ledger.table.entries if entry.seat == seat), default=0)


def _replaced(ledger: OpenLedger) -> str:
    """Return the settings that an upgrade replaced, as a list."""
    found = frames.replaced(ledger.header).items()
    return ", ".join(f"{name}: {was} → {now or '–'}" for name, (was, now) in found)


def story(
    ledger: OpenLedger, seat: int, since: int | None, words: Words, names: list[str]
) -> Story:
    """Tell what happened after a revision, or after the seat's last choice."""
    after = last_choice(ledger, seat) if since is None else since
    sentences: list[str] = []
    for one in frames.remembered(ledger, seat, after):
        entry = ledger.table.entries[one.rev - 1]
        if one.rev == 1 and ledger.header.replaced:
            sentences.append(words.message("settings-replaced", settings=_replaced(ledger)))
        if entry.by == UNDO:
            sentences.append(words.message("undo-happened", to=entry.to))
        if entry.by == UPGRADE:
            sentences.append(words.message("upgrade-happened", rules=entry.versions["rules"]))
        said = [words.event(ledger.game, event, names) for event in one.events]
        sentences += [sentence for sentence in said if sentence]
    agenda = words.agenda(ledger.game, ledger.table.state, names) if ledger.rev else ""
    if ledger.closed:
        agenda = words.message("agenda-over")
    return Story(after, ledger.rev, frames.entries(ledger, seat, after), sentences, agenda)
