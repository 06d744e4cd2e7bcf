"""Frames: what one seat learned, sees and may do, with the public state of the table.

An `Audience` sends them to the watchers of a table, each seat's frame built once.
"""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

import msgspec
from msgspec.structs import replace

from signoria.games import find_game
from signoria.kernel.fading import fading_of
from signoria.kernel.header import Header
from signoria.kernel.log import faded, shown_from
from signoria.kernel.renewal import PRESET
from signoria.kernel.seats import NOBODY, SPECTATOR
from signoria.kernel.seen import SeenEntry, seen_entries
from signoria.kernel.settings import Options
from signoria.kernel.views import encode_view
from signoria.kernel.wire import encode_action, encode_event
from signoria.server.table.open_ledger import OpenLedger
from signoria.server.table.seats import seat_summaries
from signoria.server.table.state import TableState
from signoria.server.table.watchers import Watcher, message
from signoria.server.table.wire import Actor, ChatLine, Frame, Side, WireEntry
from signoria.store.talk import ChatRow

_encoder = msgspec.json.Encoder()


def side_of(seat: int) -> Side:
    """Return a seat as clients name it."""
    return "spectator" if seat == SPECTATOR else seat


def actor_of(seat: int) -> Actor:
    """Return the seat of an entry as clients name it."""
    return "table" if seat == NOBODY else seat


@cache
def menu_of(slug: str) -> list[msgspec.Raw]:
    """Return the encoded menu of a game; it is built once."""
    game = find_game(slug)
    assert game is not None
    return [msgspec.Raw(msgspec.json.encode(encode_action(game, action))) for action in game.menu]


def legal(ledger: OpenLedger, seat: int) -> list[msgspec.Raw]:
    """Return the actions that a seat may choose now, as clients send them back."""
    menu = menu_of(ledger.game.slug)
    return [menu[number] for number in ledger.legal(seat)]


def entries(ledger: OpenLedger, seat: int, since: int, live: bool = False) -> list[WireEntry]:
    """Return what a seat learned after a revision.

    With `live` it is as sent during play, otherwise as the log shows it later.
    """
    entries, lines, game = ledger.table.entries, ledger.lines, ledger.game
    found: list[WireEntry] = []
    if since >= ledger.rev:
        return found
    for one in seen_entries(ledger.table, seat, since) if live else remembered(ledger, seat, since):
        entry, action = entries[one.rev - 1], one.action
        found.append(
            WireEntry(
                rev=one.rev,
                by=entry.by,
                seat=actor_of(one.seat),
                events=[
                    ledger.encoded_events.get(id(event)) or encode_event(game, event)
                    for event in one.events
                ],
                at=lines[one.rev - 1].at,
                action=None if action is None else encode_action(game, action),
                to=entry.to,
            )
        )
    return found


def remembered(ledger: OpenLedger, seat: int, since: int) -> list[SeenEntry[Any]]:
    """Return what a seat learned after a revision, as the game's log still shows it."""
    learned = seen_entries(ledger.table, seat, since)
    shown = faded_before(ledger, seat)
    for one in learned:
        if one.rev < shown:
            events = [faded(ledger.game, event) for event in one.events]
            one.action = one.action if events == one.events else None
            one.events = events
    return learned


def faded_before(ledger: OpenLedger, seat: int) -> int:
    """Return the first revision whose amounts a seat still sees; 0 if nothing is hidden."""
    return 0 if ledger.closed else shown_from(ledger.table, seat)


def view_at(ledger: OpenLedger, rev: int, seat: int) -> object:
    """Return a seat's view at a revision, without amounts that the game's log no longer shows."""
    if rev == ledger.rev:
        return encode_view(ledger.game.view(ledger.table.state, seat))
    state = ledger.at(rev).state
    if rev < faded_before(ledger, seat):
        state = fading_of(ledger.game).past(state)
    return encode_view(ledger.game.view(state, seat))


def chat_line(row: ChatRow) -> ChatLine:
    """Convert a stored chat line to its wire form."""
    return ChatLine(row.number, row.name, side_of(row.seat), row.text, row.at, row.account_id or "")


def result(ledger: OpenLedger) -> bytes:
    """Return the result of a finished game as JSON."""
    ended = ledger.game.outcome(ledger.table.state)
    known = {"reason": ended.reason, "scores": ended.scores, "winners": ended.winners}
    return msgspec.json.encode(known)


def replaced(header: Header) -> dict[str, list[int | str]]:
    """Return the settings that an upgrade replaced before the game began, with those of today."""
    today: Options = {**header.options, PRESET: header.preset}
    return {name: [was, today.get(name, "")] for name, was in header.replaced.items()}


class FrameBuilder:
    """Builds the frames of one moment. Parts that several seats share are built once."""

    def __init__(self, table: TableState, sides: Sequence[int] = (), live: bool = False) -> None:
        self._table = table
        self._ledger = table.ledger
        self._sides = sides
        self._live = live
        self._views: dict[int, msgspec.Raw] = {}
        self._to_move = self._ledger.actors()
        self._clock = table.time_left(table.now())
        self._id = f"{self._ledger.rev}.{table.chat}"

    def frame(self, seat: int, since: int | None, chat: Sequence[ChatRow], whole: bool) -> Frame:
        """Build a seat's frame with everything after a revision.

        None means that the seat knows nothing yet.
        """
        table, ledger, row = self._table, self._ledger, self._table.row
        shown = whole or since != ledger.rev
        # Before the game begins people may still change seats, so they get the spectator's view.
        side = SPECTATOR if row.status == "open" else seat
        return Frame(
            id=self._id,
            rev=ledger.rev,
            seat=side_of(seat),
            status=row.status,
            to_move=self._to_move,
            decision=ledger.opened.get(side, 0),
            entries=[] if since is None else entries(ledger, side, since, self._live),
            view=self._view(side) if shown and ledger.rev else None,
            legal=legal(ledger, side) if shown and side in self._to_move else [],
            clock=self._clock,
            chat=[chat_line(line) for line in chat],
            people=seat_summaries(table) if whole else [],
            proposal=table.proposed(),
            undo=table.undoable(side),
            result=msgspec.Raw(row.result.encode()) if row.result else None,
            sums_shown_from=faded_before(ledger, side),
            upgraded=ledger.upgraded,
            replaced=replaced(ledger.header),
            shown_otherwise=ledger.header.is_shown_otherwise(),
        )

    def _view(self, side: int) -> msgspec.Raw:
        """Return a seat's view, encoded."""
        if side not in self._views:
            sides = list({side, *self._sides})
            found = self._ledger.game.views(self._ledger.table.state, sides)
            for one, seen in zip(sides, found, strict=True):
                self._views[one] = msgspec.Raw(_encoder.encode(encode_view(seen)))
        return self._views[side]


def encoded_frame(table: TableState, seat: int, since: int) -> msgspec.Raw:
    """Return the frame after a revision, for the answer to a stale action."""
    frame = FrameBuilder(table).frame(seat, min(since, table.ledger.rev), (), True)
    return msgspec.Raw(_encoder.encode(frame))


class Audience:
    """Sends frames to the watchers of one table; callers hold the table."""

    def __init__(self, table: TableState, count: Callable[[int], None]) -> None:
        self._table = table
        self._count = count  # receives the number of frames that were sent
        self._sent = 0  # the last revision that was sent
        self._shown: object = None  # the public state outside the ledger, as last sent

    def send_entries(self) -> None:
        """Send the entries since the last frame, if there are any."""
        if self._table.ledger.rev > self._sent:
            self.send_frames()

    def send_frames(self, whole: bool = False) -> None:
        """Send a frame with the entries since the last one; with `whole` also unchanged parts."""
        table = self._table
        since, self._sent = self._sent, table.ledger.rev
        made = dict.fromkeys([watcher.seat for watcher in table.watchers], b"")
        builder = FrameBuilder(table, [] if table.row.status == "open" else list(made), live=True)
        for seat in made:
            made[seat] = message(builder.frame(seat, since, (), whole))
        for watcher in table.watchers:
            watcher.send(made[watcher.seat])
        self._count(len(table.watchers))

    def send_changes(self) -> None:
        """Send a whole frame if the public state outside the ledger has changed.

        A secret change, such as a new order, sends no frame: even an empty one would reveal it.
        """
        if self._is_news():
            self.send_frames(whole=True)

    def send_people(self, but: Watcher | None = None) -> None:
        """Send changes of presence to all watchers except `but`, if there are any."""
        if not self._is_news():
            return
        people = seat_summaries(self._table)
        builder = FrameBuilder(self._table)
        for watcher in self._table.watchers - {but}:
            frame = builder.frame(watcher.seat, self._table.ledger.rev, (), False)
            watcher.send(message(replace(frame, people=people), b"people"))

    def send_chat(self, rows: Sequence[ChatRow]) -> None:
        """Send chat lines to the watchers who have not muted their authors."""
        builder = FrameBuilder(self._table)
        for watcher in self._table.watchers:
            lines = unmuted(rows, watcher.muted)
            frame = builder.frame(watcher.seat, self._table.ledger.rev, lines, False)
            watcher.send(message(frame, b"chat"))

    def _is_news(self) -> bool:
        """Return whether the public state outside the ledger differs from the one last sent."""
        table, before = self._table, self._shown
        self._shown = (table.row.status, table.row.result, table.proposal, seat_summaries(table))
        return self._shown != before


def unmuted(rows: Sequence[ChatRow], muted: frozenset[str]) -> list[ChatRow]:
    """Return the lines of accounts that the reader has not muted."""
    return [row for row in rows if row.account_id not in muted]
