"""How a frame is made, for one seat: what it learned, sees and may do, and what all may know."""

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

import msgspec

from signoria.bots.window import Window
from signoria.games import find_game
from signoria.kernel.seats import SPECTATOR
from signoria.kernel.table import Entry
from signoria.kernel.wire import encode_action, encode_event
from signoria.server.book import Book
from signoria.server.presence import faces
from signoria.server.wire import ChatLine, Frame, Heard
from signoria.store.talk import ChatRow

if TYPE_CHECKING:
    from signoria.server.live import LiveTable


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


def chat_line(row: ChatRow) -> ChatLine:
    """A line of chat as it is told."""
    return ChatLine(row.number, row.name, row.seat, row.text, row.at, row.account_id or "")


def result(book: Book) -> bytes:
    """How a game that is over ended, as JSON."""
    ended = book.game.outcome(book.table.state)
    told = {"reason": ended.reason, "scores": ended.scores, "winners": ended.winners}
    return msgspec.json.encode(told)


def frame(
    table: "LiveTable", seat: int, since: int | None, chat: Sequence[ChatRow], whole: bool
) -> Frame:
    """What a seat is told of all that came after a revision; None: all is new to it."""
    book = table.book
    asked = book.actors()
    shown = whole or since != book.rev
    # Before the beginning whoever sat down may get up again, and sit down elsewhere.
    side = SPECTATOR if table.row.status == "open" else seat
    return Frame(
        id=f"{book.rev}.{table.chat}",
        rev=book.rev,
        seat=seat,
        status=table.row.status,
        asked=asked,
        opened=book.opened.get(side, 0),
        heard=[] if since is None else heard(book, side, since),
        view=view(book, side) if shown and book.rev else None,
        legal=legal(book, side) if shown and side in asked else [],
        clock=table.left(),
        chat=[chat_line(row) for row in chat],
        people=faces(table) if whole else [],
        proposal=table.proposal if table.proposal and table.proposal.rev == book.rev else None,
        result=msgspec.Raw(table.row.result.encode()) if table.row.result else None,
    )
