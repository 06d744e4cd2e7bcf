"""Routes of a table: actions, event streams, views, choices, and reasons for refusals."""

import re
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta

from signoria.locales.words import Words
from signoria.server.autoplay.stand_ins import StandIns
from signoria.server.errors import RequestError
from signoria.server.http.descriptions import LegalAction, Story, choices, names_at, story
from signoria.server.http.messages import EVENTS, EventStream, Receive, Send, Speak
from signoria.server.http.routing import (
    QUERY,
    Address,
    Guest,
    Invite,
    Known,
    Lang,
    Routes,
    SeatQuery,
    Source,
)
from signoria.server.metrics import Metrics
from signoria.server.people.access import (
    Access,
    Playing,
    decoded_action,
    holds,
    may_watch,
    own_seat,
    seat_seen,
    side_seen,
)
from signoria.server.people.limits import STREAMS, Limits
from signoria.server.table import frames
from signoria.server.table.live import LiveTable
from signoria.server.table.live_tables import LiveTables
from signoria.server.table.state import Now
from signoria.server.table.watchers import BYE, Watcher
from signoria.server.table.wire import Accepted, ActionRequest, Rev, Side, Why, WhyRequest
from signoria.store.database import StoreFailed

RevQuery = Annotated[Rev | None, QUERY]
LastId = Annotated[str, Meta(max_length=40), Source("header", "Last-Event-ID")]
After = Annotated[str, Meta(max_length=40), QUERY]
Watch = Callable[[], Awaitable[Watcher]]
NUMBER: Final = re.compile(r"[0-9]{1,9}")


routes = Routes()


class SeatView(msgspec.Struct, frozen=True):
    """A seat's view of a table at a revision."""

    rev: int
    seat: Side
    view: msgspec.Raw


@routes.post("/tables/{id}/actions", status=200)
async def play_action(playing: Playing, visitor: Known, id: str, data: ActionRequest) -> Accepted:
    """Play a choice. It is stored when the response arrives."""
    return await playing.choose(visitor, id, data)


@routes.get("/tables/{id}/events", media_type=EVENTS)
async def stream_events(
    clock: Now,
    limits: Limits,
    access: Access,
    live_tables: LiveTables,
    stand_ins: StandIns,
    metrics: Metrics,
    guest: Guest,
    address: Address,
    id: str,
    invite: Invite = "",
    seat: SeatQuery = None,
    last_id: LastId = "",
    after: After = "",
) -> EventStream:
    """Stream the frames of a table, from the last event that the reader has."""
    account = guest.account if guest else ""
    whose = [f"address {address}", *([f"account {account}"] if account else [])]
    limits.spend(f"streams {address}", STREAMS, clock())
    limits.check_open(whose)
    if live_tables.draining:
        raise RequestError("draining", 503)
    table = await access.table(guest, id, invite)
    side = seat_seen(table.row, guest, seat)
    if holds(table.row, guest, side):
        await stand_ins.came_back(table, side)
    since = _since(last_id or after)
    may = partial(may_watch, guest=guest, invite=invite, seat=side)
    return EventStream(
        _streaming(
            limits,
            live_tables,
            metrics,
            table,
            whose,
            lambda: table.watch(side, account, since, may),
        )
    )


@routes.get("/tables/{id}/view")
async def get_view(
    clock: Now,
    limits: Limits,
    access: Access,
    guest: Guest,
    address: Address,
    id: str,
    invite: Invite = "",
    seat: SeatQuery = None,
    rev: RevQuery = None,
) -> SeatView:
    """Show a seat's view at a revision, or now."""
    table = await access.table(guest, id, invite)
    whose = side_seen(table.row, guest, seat)
    async with table.held():
        ledger = table.ledger
        wanted = ledger.rev if rev is None else rev
        if not 0 < wanted <= ledger.rev:
            raise RequestError("no-revision", 404, rev=wanted, last=ledger.rev)
        with limits.working(address, clock()):
            seen_then = frames.view_at(ledger, wanted, whose)
        return SeatView(wanted, frames.side_of(whose), msgspec.Raw(msgspec.json.encode(seen_then)))


@routes.get("/tables/{id}/choices")
async def list_choices(
    access: Access, visitor: Known, lang: Lang, id: str, seat: SeatQuery = None
) -> list[LegalAction]:
    """List the actions that your seat may choose now, with texts."""
    table = await access.table(visitor, id)
    async with table.held():
        whose = own_seat(table.row, visitor, seat)
        if table.row.status == "open":
            raise RequestError("not-begun", 409)
        return choices(table.ledger, whose, Words(lang))


@routes.get("/tables/{id}/story")
async def get_story(
    clock: Now,
    limits: Limits,
    access: Access,
    guest: Guest,
    address: Address,
    lang: Lang,
    id: str,
    invite: Invite = "",
    seat: SeatQuery = None,
    rev: RevQuery = None,
) -> Story:
    """Tell in sentences what happened after a revision, or since your last choice without `rev`."""
    table = await access.table(guest, id, invite)
    whose = side_seen(table.row, guest, seat)
    async with table.held():
        words = Words(lang)
        with limits.working(address, clock()):
            return story(table.ledger, whose, rev, words, names_at(table.row, words))


@routes.post("/tables/{id}/why", status=200)
async def check_action(
    access: Access, visitor: Known, lang: Lang, id: str, data: WhyRequest
) -> Why:
    """Check whether an action would be accepted now; nothing is played."""
    table = await access.table(visitor, id)
    async with table.held():
        seat, ledger = own_seat(table.row, visitor, data.seat), table.ledger
        if not ledger.rev or ledger.closed:
            raise RequestError("is-over" if ledger.rev else "not-begun", 409)
        actions: dict[str, type[Any]] = ledger.game.actions
        refusal = ledger.table.refuses(seat, decoded_action(actions, data.action))
        if refusal is None:
            return Why(True)
        words = Words(lang)
        detail = words.refusal(ledger.game, refusal, names_at(table.row, words))
        return Why(False, refusal.rule, detail, refusal.params)


def _streaming(
    limits: Limits,
    live_tables: LiveTables,
    metrics: Metrics,
    table: LiveTable,
    whose: list[str],
    watch: Watch,
) -> Speak:
    """Return a function that sends a watcher's messages until the stream ends.

    The watcher is created when the stream starts, so that an early disconnect leaves nothing
    behind.
    """

    async def speak(receive: Receive, send: Send) -> None:
        with limits.opened(whose):
            try:
                watcher = await watch()
            except StoreFailed:  # the stream has begun, so it ends like that of a stopping node
                await send({"type": "http.response.body", "body": BYE, "more_body": False})
                return
            metrics.stream_opened()
            if live_tables.draining:  # since the request was admitted
                watcher.end()
            try:
                await watcher.speak(receive, send)
            finally:
                table.unwatch(watcher)
                metrics.stream_closed()

    return speak


def _since(id: str) -> tuple[int, int] | None:
    """Return the revision and the chat line that a reader has; None if it has nothing."""
    rev, _dot, said = id.partition(".")
    if not (NUMBER.fullmatch(rev) and NUMBER.fullmatch(said)):
        return None
    return int(rev), int(said)
