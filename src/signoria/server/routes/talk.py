"""Routes for the chat of tables and for muting accounts for oneself."""

from typing import Annotated

import msgspec
from litestar import Router, delete, get, post, put
from litestar.params import FromPath, JSONBody, QueryParameter
from msgspec import Meta

from signoria.kernel.seats import SPECTATOR
from signoria.server.access import check_talk, seen
from signoria.server.asking import Guest, Known, TheHouse
from signoria.server.faults import Fault
from signoria.server.frames import chat_line
from signoria.server.house import House
from signoria.server.visitor import Visitor
from signoria.server.wire import ChatLine, Key, Request

Invite = Annotated[str, QueryParameter(name="invite", max_length=100)]
AfterLine = Annotated[int, QueryParameter(name="after", ge=0, le=1 << 30)]


class Saying(Request, frozen=True):
    """A chat line to post."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]
    key: Key | None = None


class Said(msgspec.Struct, frozen=True):
    """The number of a stored chat line."""

    number: int


@post("/tables/{id:str}/chat", status_code=200)
async def say(
    house: TheHouse, visitor: Known, id: FromPath[str], data: JSONBody[Saying], invite: Invite = ""
) -> Said:
    """Post a chat line at a table."""
    visitor.needs("play")
    check_talk(house, visitor)
    table, now = await seen(house, visitor, id, invite), house.now()
    own = [seat.seat for seat in table.row.seats if seat.account_id == visitor.account]
    seat = own[0] if own else SPECTATOR
    said = (id, visitor.account, visitor.name, seat, data.text, now, data.key or "")
    row = await house.run(house.talk.say, *said)
    await table.said(row.number)
    return Said(row.number)


@get("/tables/{id:str}/chat")
async def lines(
    house: TheHouse, guest: Guest, id: FromPath[str], invite: Invite = "", after: AfterLine = 0
) -> list[ChatLine]:
    """List the chat lines after a number, without lines of accounts that you have muted."""
    await seen(house, guest, id, invite)
    muted = await house.run(house.talk.muted, guest.account) if guest else frozenset()
    rows = await house.run(house.talk.lines, id, after)
    return [chat_line(row) for row in rows if row.account_id not in muted]


@put("/me/mutes/{account:str}", status_code=204)
async def mute(house: TheHouse, visitor: Known, account: FromPath[str]) -> None:
    """Mute an account for yourself."""
    visitor.needs("play")
    if await house.run(house.accounts.find, account) is None:
        raise Fault("no-account", 404)
    await house.run(house.talk.mute, visitor.account, account)
    await _tell(house, visitor)


@delete("/me/mutes/{account:str}", status_code=204)
async def unmute(house: TheHouse, visitor: Known, account: FromPath[str]) -> None:
    """Unmute an account for yourself."""
    visitor.needs("play")
    await house.run(house.talk.unmute, visitor.account, account)
    await _tell(house, visitor)


@get("/me/mutes")
async def muted(house: TheHouse, visitor: Known) -> list[str]:
    """List the accounts that you have muted."""
    return sorted(await house.run(house.talk.muted, visitor.account))


async def _tell(house: House, visitor: Visitor) -> None:
    """Update the muted accounts of the reader's open streams on this node."""
    found = await house.run(house.talk.muted, visitor.account)
    for table in house.tables.all():
        for watcher in table.watchers:
            if watcher.account == visitor.account:
                watcher.muted = found


router = Router(path="/", route_handlers=[say, lines, mute, unmute, muted])
