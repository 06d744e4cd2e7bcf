"""Frames: what one seat learned, sees and may do, together with the public state of the table."""

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

import msgspec

from signoria.bots.window import Heard as Learned
from signoria.bots.window import Window
from signoria.games import find_game
from signoria.games.log import faded, shown_from
from signoria.kernel.seats import SPECTATOR
from signoria.kernel.wire import encode_action, encode_event
from signoria.server.book import Book
from signoria.server.presence import faces
from signoria.server.timing import left
from signoria.server.wire import ChatLine, Frame, Heard
from signoria.store.talk import ChatRow

if TYPE_CHECKING:
    from signoria.server.live import LiveTable


_encoder = msgspec.json.Encoder()


@cache
def menu_of(slug: str) -> list[msgspec.Raw]:
    """Return the encoded menu of a game; it is built once."""
    game = find_game(slug)
    assert game is not None
    return [msgspec.Raw(msgspec.json.encode(encode_action(game, wish))) for wish in game.menu]


def legal(book: Book, seat: int) -> list[msgspec.Raw]:
    """Return the actions that a seat may choose now, as clients send them back."""
    menu = menu_of(book.game.slug)
    return [menu[number] for number in book.legal(seat)]


def heard(book: Book, seat: int, since: int, live: bool = False) -> list[Heard]:
    """Return what a seat learned after a revision.

    With `live` it is as sent during play, otherwise as the log shows it later.
    """
    entries, lines, game = book.table.entries, book.lines, book.game
    told: list[Heard] = []
    if since >= book.rev:
        return told
    for one in Window(book.table, seat).heard(since) if live else remembered(book, seat, since):
        entry, action = entries[one.rev - 1], one.action
        told.append(
            Heard(
                rev=one.rev,
                by=entry.by,
                seat=one.seat,
                told=[
                    book.spelled.get(id(event)) or encode_event(game, event) for event in one.told
                ],
                at=lines[one.rev - 1].at,
                do=None if action is None else encode_action(game, action),
                to=entry.to,
            )
        )
    return told


def remembered(book: Book, seat: int, since: int) -> list[Learned[Any]]:
    """Return what a seat learned after a revision, as the game's log still shows it."""
    learned = Window(book.table, seat).heard(since)
    shown = faded_before(book, seat)
    for one in learned:
        if one.rev < shown:
            told = [faded(book.game, event) for event in one.told]
            one.action = one.action if told == one.told else None
            one.told = told
    return learned


def faded_before(book: Book, seat: int) -> int:
    """Return the first revision whose amounts a seat still sees; 0 if nothing is hidden."""
    return 0 if book.closed else shown_from(book.table, seat)


def view_at(book: Book, rev: int, seat: int) -> object:
    """Return a seat's view at a revision, without amounts that the game's log no longer shows."""
    if rev == book.rev:
        return book.game.view(book.table.state, seat)
    state = book.at(rev).state
    if rev < faded_before(book, seat):
        state = book.game.past(state)
    return book.game.view(state, seat)


def chat_line(row: ChatRow) -> ChatLine:
    """Convert a stored chat line to its wire form."""
    return ChatLine(row.number, row.name, row.seat, row.text, row.at, row.account_id or "")


def result(book: Book) -> bytes:
    """Return the result of a finished game as JSON."""
    ended = book.game.outcome(book.table.state)
    told = {"reason": ended.reason, "scores": ended.scores, "winners": ended.winners}
    return msgspec.json.encode(told)


class Telling:
    """Builds the frames of one moment. Parts that several seats share are built once."""

    def __init__(self, table: "LiveTable", sides: Sequence[int] = (), live: bool = False) -> None:
        self._table = table
        self._book = table.book
        self._sides = sides
        self._live = live
        self._views: dict[int, msgspec.Raw] = {}
        self._asked = self._book.actors()
        self._clock = left(table)
        self._id = f"{self._book.rev}.{table.chat}"

    def frame(self, seat: int, since: int | None, chat: Sequence[ChatRow], whole: bool) -> Frame:
        """Build a seat's frame with everything after a revision.

        None means that the seat knows nothing yet.
        """
        table, book, row = self._table, self._book, self._table.row
        shown = whole or since != book.rev
        # Before the game begins people may still change seats, so they get the spectator's view.
        side = SPECTATOR if row.status == "open" else seat
        proposal = table.proposal
        return Frame(
            id=self._id,
            rev=book.rev,
            seat=seat,
            status=row.status,
            asked=self._asked,
            opened=book.opened.get(side, 0),
            heard=[] if since is None else heard(book, side, since, self._live),
            view=self._view(side) if shown and book.rev else None,
            legal=legal(book, side) if shown and side in self._asked else [],
            clock=self._clock,
            chat=[chat_line(line) for line in chat],
            people=faces(table) if whole else [],
            proposal=proposal if proposal and proposal.rev == book.rev else None,
            result=msgspec.Raw(row.result.encode()) if row.result else None,
            faded=faded_before(book, side),
        )

    def _view(self, side: int) -> msgspec.Raw:
        """Return a seat's view, encoded."""
        if side not in self._views:
            sides = list({side, *self._sides})
            found = self._book.game.views(self._book.table.state, sides)
            for one, seen in zip(sides, found, strict=True):
                self._views[one] = msgspec.Raw(_encoder.encode(seen))
        return self._views[side]
