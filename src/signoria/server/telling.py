"""Texts in the reader's language: past events and available choices."""

from typing import Any

import msgspec

from signoria.kernel.table import UNDO
from signoria.kernel.wire import encode_action
from signoria.locales.words import Words
from signoria.server import frames
from signoria.server.book import Book
from signoria.server.wire import Heard
from signoria.store.lobby import TableRow


class Choice(msgspec.Struct, frozen=True):
    """An action that would be accepted, and its text."""

    do: list[Any]
    text: str


class Story(msgspec.Struct, frozen=True):
    """Entries that a seat learned after a revision, with sentences for the events worth telling."""

    since: int
    rev: int
    heard: list[Heard]
    sentences: list[str]
    agenda: str


def names_at(row: TableRow, words: Words) -> list[str]:
    """Return the names of the seats; equal names get their seat numbers."""
    names = [seat.name or words.house("seat-number", number=seat.seat + 1) for seat in row.seats]
    return [
        f"{name} ({seat + 1})" if names.count(name) > 1 else name for seat, name in enumerate(names)
    ]


def choices(book: Book, seat: int, words: Words) -> list[Choice]:
    """Return the actions that a seat may choose now."""
    game = book.game
    wishes = [game.menu[number] for number in book.legal(seat)]
    return [Choice(encode_action(game, wish), words.action(game, wish)) for wish in wishes]


def last_choice(book: Book, seat: int) -> int:
    """Return the revision of a seat's last choice; 0 if it has made none."""
    return max((entry.rev for entry in book.table.entries if entry.seat == seat), default=0)


def story(book: Book, seat: int, since: int | None, words: Words, names: list[str]) -> Story:
    """Tell what happened after a revision, or after the seat's last choice."""
    after = last_choice(book, seat) if since is None else since
    sentences: list[str] = []
    for one in frames.remembered(book, seat, after):
        if book.table.entries[one.rev - 1].by == UNDO:
            to = book.table.entries[one.rev - 1].to
            sentences.append(words.house("told-undo", to=to))
        said = [words.event(book.game, event, names) for event in one.told]
        sentences += [sentence for sentence in said if sentence]
    agenda = words.agenda(book.game, book.table.state, names) if book.rev else ""
    if book.closed:
        agenda = words.house("agenda-over")
    return Story(after, book.rev, frames.heard(book, seat, after), sentences, agenda)
