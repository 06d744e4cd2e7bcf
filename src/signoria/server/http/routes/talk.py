"""Routes for the chat of tables and for muting accounts for oneself."""

from typing import Annotated

import msgspec
from litestar import Router, delete, get, post, put
from litestar.params import FromPath, JSONBody, QueryParameter
from msgspec import Meta

from signoria.kernel.seats import SPECTATOR
from signoria.server.errors import RequestError
from signoria.server.http.dependencies import Guest, Known, TheServer
from signoria.server.people.access import check_own
from signoria.server.people.visitor import Visitor
from signoria.server.server import Server
from signoria.server.table.frames import chat_line
from signoria.server.table.wire import ChatLine, Key, Request

Invite = Annotated[str, QueryParameter(name="invite", max_length=100)]
AfterLine = Annotated[int, QueryParameter(name="after", ge=0, le=1 << 30)]


class ChatRequest(Request, frozen=True):
    """A chat line to post."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]
    key: Key | None = None


class ChatAccepted(msgspec.Struct, frozen=True):
    """The number of a stored chat line."""

    number: int


@post("/tables/{id:str}/chat", status_code=200)
async def send_chat(
    server: TheServer,
    visitor: Known,
    id: FromPath[str],
    data: JSONBody[ChatRequest],
    invite: Invite = "",
) -> ChatAccepted:
    """Post a chat line at a table; at an unverified game only its importer may."""
    visitor.needs("play")
    server.access.check_talk(visitor)
    table, now = await server.access.table(visitor, id, invite), server.now()
    check_own(table.row, visitor)
    own = [seat.seat for seat in table.row.seats if seat.account_id == visitor.account]
    seat = own[0] if own else SPECTATOR
    said = (id, visitor.account, visitor.name, seat, data.text, now, data.key or "")
    row = await server.run(server.talk.say, *said)
    await table.send_chat(row.number)
    return ChatAccepted(row.number)


@get("/tables/{id:str}/chat")
async def list_chat(
    server: TheServer, guest: Guest, id: FromPath[str], invite: Invite = "", after: AfterLine = 0
) -> list[ChatLine]:
    """List the chat lines after a number, without lines of accounts that you have muted."""
    await server.access.table(guest, id, invite)
    muted = await server.run(server.talk.muted, guest.account) if guest else frozenset()
    rows = await server.run(server.talk.lines, id, after)
    return [chat_line(row) for row in rows if row.account_id not in muted]


@put("/me/mutes/{account:str}", status_code=204)
async def mute_for_me(server: TheServer, visitor: Known, account: FromPath[str]) -> None:
    """Mute an account for yourself."""
    visitor.needs("play")
    if await server.run(server.accounts.find, account) is None:
        raise RequestError("no-account", 404)
    await server.run(server.talk.mute, visitor.account, account)
    await _tell(server, visitor)


@delete("/me/mutes/{account:str}", status_code=204)
async def unmute_for_me(server: TheServer, visitor: Known, account: FromPath[str]) -> None:
    """Unmute an account for yourself."""
    visitor.needs("play")
    await server.run(server.talk.unmute, visitor.account, account)
    await _tell(server, visitor)


@get("/me/mutes")
async def list_muted(server: TheServer, visitor: Known) -> list[str]:
    """List the accounts that you have muted."""
    return sorted(await server.run(server.talk.muted, visitor.account))


async def _tell(server: Server, visitor: Visitor) -> None:
    """Update the muted accounts of the reader's open streams on this node."""
    found = await server.run(server.talk.muted, visitor.account)
    for table in server.tables.all():
        for watcher in table.watchers:
            if watcher.account == visitor.account:
                watcher.muted = found


router = Router(
    path="/", route_handlers=[send_chat, list_chat, mute_for_me, unmute_for_me, list_muted]
)
