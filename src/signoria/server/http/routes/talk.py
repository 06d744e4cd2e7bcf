"""Routes for the chat of tables and for muting accounts for oneself."""

import asyncio
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from signoria.kernel.seats import SPECTATOR
from signoria.server.errors import RequestError
from signoria.server.http.routing import QUERY, Guest, Invite, Known, Routes
from signoria.server.people.access import Access, check_own
from signoria.server.people.authenticator import Visitor
from signoria.server.table.frames import chat_line
from signoria.server.table.live_tables import LiveTables
from signoria.server.table.state import Now
from signoria.server.table.wire import ChatLine, Key, RequestBody
from signoria.store.accounts import Accounts
from signoria.store.talk import Talk

PAGE: Final = 100  # lines in one answer
AfterLine = Annotated[int, Meta(ge=0, le=1 << 30), QUERY]


routes = Routes()


class ChatRequest(RequestBody, frozen=True):
    """A chat line to post."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]
    key: Key | None = None


class ChatAccepted(msgspec.Struct, frozen=True):
    """The number of a stored chat line."""

    number: int


@routes.post("/tables/{id}/chat", status=200)
async def send_chat(
    clock: Now,
    access: Access,
    talk: Talk,
    visitor: Known,
    id: str,
    data: ChatRequest,
    invite: Invite = "",
) -> ChatAccepted:
    """Post a chat line at a table; at an unverified game only its importer may."""
    visitor.needs("play")
    access.check_talk(visitor)
    table, now = await access.table(visitor, id, invite), clock()
    check_own(table.row, visitor)
    own = [seat.seat for seat in table.row.seats if seat.account_id == visitor.account]
    seat = own[0] if own else SPECTATOR
    if not own:
        access.limit_strangers(id)
    said = (id, visitor.account, visitor.name, seat, data.text, now, data.key or "")
    row = await asyncio.to_thread(talk.say, *said)
    await table.send_chat(row.number)
    return ChatAccepted(row.number)


@routes.get("/tables/{id}/chat")
async def list_chat(
    access: Access, talk: Talk, guest: Guest, id: str, invite: Invite = "", after: AfterLine = 0
) -> list[ChatLine]:
    """List at most 100 chat lines after a number, without those of accounts that you have muted."""
    await access.table(guest, id, invite)
    muted = await asyncio.to_thread(talk.muted, guest.account) if guest else frozenset()
    rows = await asyncio.to_thread(talk.lines, id, after)
    return [chat_line(row) for row in rows[:PAGE] if row.account_id not in muted]


@routes.put("/me/mutes/{account}", status=204)
async def mute_for_me(
    accounts: Accounts, talk: Talk, live_tables: LiveTables, visitor: Known, account: str
) -> None:
    """Mute an account for yourself."""
    visitor.needs("play")
    if await asyncio.to_thread(accounts.find, account) is None:
        raise RequestError("no-account", 404)
    await asyncio.to_thread(talk.mute, visitor.account, account)
    await _tell(talk, live_tables, visitor)


@routes.delete("/me/mutes/{account}", status=204)
async def unmute_for_me(talk: Talk, live_tables: LiveTables, visitor: Known, account: str) -> None:
    """Unmute an account for yourself."""
    visitor.needs("play")
    await asyncio.to_thread(talk.unmute, visitor.account, account)
    await _tell(talk, live_tables, visitor)


@routes.get("/me/mutes")
async def list_muted(talk: Talk, visitor: Known) -> list[str]:
    """List the accounts that you have muted."""
    return sorted(await asyncio.to_thread(talk.muted, visitor.account))


async def _tell(talk: Talk, live_tables: LiveTables, visitor: Visitor) -> None:
    """Update the muted accounts of the reader's open streams on this node."""
    found = await asyncio.to_thread(talk.muted, visitor.account)
    for table in live_tables.all():
        for watcher in table.watchers:
            if watcher.account == visitor.account:
                watcher.muted = found
