"""Frames: what one seat learned, sees and may do, together with the public state of the table."""

from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec

from signoria.games import find_game
from signoria.kernel.header import Header
from signoria.kernel.log import faded, shown_from
from signoria.kernel.renewal import PRESET
from signoria.kernel.seats import SPECTATOR
from signoria.kernel.seen import SeenEntry, seen_entries
from signoria.kernel.settings import Options
from signoria.kernel.views import encode_view
from signoria.kernel.wire import encode_action, encode_event
from signoria.server.table.open_ledger import OpenLedger
from signoria.server.table.seats import seat_summaries
from signoria.server.table.state import TableState
from signoria.server.table.wire import ChatLine, Frame, WireEntry, actor_of, side_of
from signoria.store.talk import ChatRow

_encoder = msgspec.json.Encoder()


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
        state = ledger.game.past(state)
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
        proposal = table.proposal
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
            proposal=proposal if proposal and proposal.rev == ledger.rev else None,
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
