"""How a frame is made: from the book, for one seat, and from nothing else."""

from functools import cache
from typing import Any

import msgspec

from signoria.bots.window import Window
from signoria.games import find_game
from signoria.kernel.table import Entry
from signoria.kernel.wire import encode_action, encode_event
from signoria.server.book import Book
from signoria.server.wire import Heard


@cache
def menu_of(slug: str) -> list[msgspec.Raw]:
    """The menu of a game, written once."""
    game = find_game(slug)
    assert game is not None
    return [msgspec.Raw(msgspec.json.encode(encode_action(game, wish))) for wish in game.menu]


def legal(book: Book, seat: int) -> list[msgspec.Raw]:
    """What a seat may choose now, as wishes that it can send back."""
    menu = menu_of(book.game.slug)
    return [menu[number] for number in book.legal(seat)]


def view(book: Book, seat: int) -> msgspec.Raw:
    """What a seat sees now."""
    return msgspec.Raw(msgspec.json.encode(book.game.view(book.table.state, seat)))


def heard(book: Book, seat: int, since: int) -> list[Heard]:
    """What a seat learned after a revision."""
    entries = book.table.entries
    return [
        _heard(book, entries[one.rev - 1], one.action, one.told)
        for one in Window(book.table, seat).heard(since)
    ]


def _heard(book: Book, entry: Entry[Any], action: Any, told: list[Any]) -> Heard:
    game = book.game
    return Heard(
        rev=entry.rev,
        by=entry.by,
        seat=entry.seat,
        told=[encode_event(game, event) for event in told],
        at=book.lines[entry.rev - 1].at,
        do=None if action is None else encode_action(game, action),
        to=entry.to,
    )


def result(book: Book) -> bytes:
    """How a game that is over ended, as JSON."""
    ended = book.game.outcome(book.table.state)
    told = {"reason": ended.reason, "scores": ended.scores, "winners": ended.winners}
    return msgspec.json.encode(told)
