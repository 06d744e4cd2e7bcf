"""Routes of a table: actions, event streams, views, choices, and reasons for refusals."""

import re
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Annotated, Any, Final

import msgspec
from litestar import Router, get, post
from litestar.params import FromPath, HeaderParameter, JSONBody, QueryParameter
from litestar.response import Stream
from litestar.types import Receive, Scope, Send

from signoria.kernel.wire import decode
from signoria.locales.words import Words
from signoria.server.errors import RequestError
from signoria.server.http.dependencies import Address, Guest, Known, Lang, SeatQuery, TheServer
from signoria.server.http.descriptions import LegalAction, Story, choices, names_at, story
from signoria.server.people.access import holds, may_watch, own_seat, seat_seen, side_seen
from signoria.server.people.limits import STREAMS
from signoria.server.server import Server
from signoria.server.table import frames
from signoria.server.table.live import LiveTable
from signoria.server.table.watchers import Watcher
from signoria.server.table.wire import Accepted, ActionRequest, Side, Why, WhyRequest, side_of

Invite = Annotated[str, QueryParameter(name="invite", max_length=100)]
RevQuery = Annotated[int | None, QueryParameter(name="rev", ge=0, le=1 << 30)]
LastId = Annotated[str, HeaderParameter(name="Last-Event-ID", max_length=40)]
After = Annotated[str, QueryParameter(name="after", max_length=40)]
STRAIGHT: Final = "straight"  # key in the request's state of the server's own `send`
Speak = Callable[[Receive, Send], Awaitable[None]]
Watch = Callable[[], Awaitable[Watcher]]
NUMBER: Final = re.compile(r"[0-9]{1,9}")


class SeatView(msgspec.Struct, frozen=True):
    """A seat's view of a table at a revision."""

    rev: int
    seat: Side
    view: msgspec.Raw


@post("/tables/{id:str}/actions", status_code=200)
async def play_action(
    server: TheServer, visitor: Known, id: FromPath[str], data: JSONBody[ActionRequest]
) -> Accepted:
    """Play a choice. It is stored when the response arrives."""
    return await server.playing.choose(visitor, id, data)


@get("/tables/{id:str}/events", media_type="text/event-stream")
async def stream_events(
    server: TheServer,
    guest: Guest,
    address: Address,
    id: FromPath[str],
    invite: Invite = "",
    seat: SeatQuery = None,
    last_id: LastId = "",
    after: After = "",
) -> Stream:
    """Stream the frames of a table, from the last event that the reader has."""
    account = guest.account if guest else ""
    whose = [f"address {address}", *([f"account {account}"] if account else [])]
    server.limits.spend(f"streams {address}", STREAMS, server.now())
    server.limits.check_open(whose)
    if server.draining:
        raise RequestError("draining", 503)
    table = await server.access.table(guest, id, invite)
    side = seat_seen(table.row, guest, seat)
    if holds(table.row, guest, side):
        await server.stand_ins.came_back(table, side)
    since = _since(last_id or after)
    may = partial(may_watch, guest=guest, invite=invite, seat=side)
    return Frames(_streaming(server, table, whose, lambda: table.watch(side, account, since, may)))


@get("/tables/{id:str}/view")
async def get_view(
    server: TheServer,
    guest: Guest,
    id: FromPath[str],
    invite: Invite = "",
    seat: SeatQuery = None,
    rev: RevQuery = None,
) -> SeatView:
    """Show a seat's view at a revision, or now."""
    table = await server.access.table(guest, id, invite)
    whose = side_seen(table.row, guest, seat)
    async with table.held():
        ledger = table.ledger
        wanted = ledger.rev if rev is None else rev
        if not 0 < wanted <= ledger.rev:
            raise RequestError("no-revision", 404, rev=wanted, last=ledger.rev)
        seen_then = frames.view_at(ledger, wanted, whose)
        return SeatView(wanted, side_of(whose), msgspec.Raw(msgspec.json.encode(seen_then)))


@get("/tables/{id:str}/choices")
async def list_choices(
    server: TheServer, visitor: Known, lang: Lang, id: FromPath[str], seat: SeatQuery = None
) -> list[LegalAction]:
    """List the actions that your seat may choose now, with texts."""
    table = await server.access.table(visitor, id)
    async with table.held():
        whose = own_seat(table.row, visitor, seat)
        if table.row.status == "open":
            raise RequestError("not-begun", 409)
        return choices(table.ledger, whose, Words(lang))


@get("/tables/{id:str}/story")
async def get_story(
    server: TheServer,
    guest: Guest,
    lang: Lang,
    id: FromPath[str],
    invite: Invite = "",
    seat: SeatQuery = None,
    rev: RevQuery = None,
) -> Story:
    """Tell in sentences what happened after a revision, or since your last choice without `rev`."""
    table = await server.access.table(guest, id, invite)
    whose = side_seen(table.row, guest, seat)
    async with table.held():
        return story(table.ledger, whose, rev, Words(lang), names_at(table.row, Words(lang)))


@post("/tables/{id:str}/why", status_code=200)
async def check_action(
    server: TheServer, visitor: Known, lang: Lang, id: FromPath[str], data: JSONBody[WhyRequest]
) -> Why:
    """Check whether an action would be accepted now; nothing is played."""
    table = await server.access.table(visitor, id)
    async with table.held():
        seat, ledger = own_seat(table.row, visitor, data.seat), table.ledger
        if not ledger.rev or ledger.closed:
            raise RequestError("is-over" if ledger.rev else "not-begun", 409)
        actions: dict[str, type[Any]] = ledger.game.actions
        refusal = ledger.table.refuses(seat, decode(actions, data.action))
        if refusal is None:
            return Why(True)
        words = Words(lang)
        detail = words.refusal(ledger.game, refusal, names_at(table.row, words))
        return Why(False, refusal.rule, detail, refusal.params)


class Frames(Stream):
    """A streaming response that bypasses Litestar, which would inspect each message."""

    def __init__(self, speak: Speak) -> None:
        super().__init__((), headers={"x-accel-buffering": "no"}, media_type="text/event-stream")
        self._speak = speak

    def to_asgi_response(self, *args: Any, **kwargs: Any) -> Any:
        """Return a response with Litestar's head, followed by the stream."""
        head = super().to_asgi_response(*args, **kwargs)

        async def answer(scope: Scope, receive: Receive, send: Send) -> None:
            await head.start_response(send)
            await self._speak(receive, scope["state"][STRAIGHT])

        return answer


def _streaming(server: Server, table: LiveTable, whose: list[str], watch: Watch) -> Speak:
    """Return a function that sends a watcher's messages until the stream ends.

    The watcher is created when the stream starts, so that an early disconnect leaves nothing
    behind.
    """

    async def speak(receive: Receive, send: Send) -> None:
        with server.limits.opened(whose):
            watcher = await watch()
            server.metrics.stream_opened()
            if server.draining:  # since the request was admitted
                watcher.end()
            try:
                await watcher.speak(receive, send)
            finally:
                table.unwatch(watcher)
                server.metrics.stream_closed()

    return speak


def _since(id: str) -> tuple[int, int] | None:
    """Return the revision and the chat line that a reader has; None if it has nothing."""
    rev, _dot, said = id.partition(".")
    if not (NUMBER.fullmatch(rev) and NUMBER.fullmatch(said)):
        return None
    return int(rev), int(said)


router = Router(
    path="/",
    route_handlers=[play_action, stream_events, get_view, list_choices, get_story, check_action],
)
