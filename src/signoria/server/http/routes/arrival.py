"""Data embedded in a page, so that the page needs fewer requests over a slow connection.

It contains exactly what the routes would answer to the same reader. If they would refuse, it is
left out; the page then asks itself and shows the error.
"""

import asyncio

import msgspec

from signoria.server.errors import RequestError
from signoria.server.http.routes.general import GameSummary, games_in
from signoria.server.lobby.table_summary import TableSummary, summary
from signoria.server.people.access import Access, seat_seen
from signoria.server.people.authenticator import Visitor
from signoria.server.people.sign_in import SignIn
from signoria.server.people.wire import Me
from signoria.server.table.live import EVERYTHING
from signoria.server.table.wire import Frame
from signoria.store.database import StoreFailed
from signoria.store.talk import Talk


class Parts(msgspec.Struct, frozen=True):
    """The parts of the server that know the data of a page."""

    sign_in: SignIn
    access: Access
    talk: Talk


class PageData(msgspec.Struct, frozen=True):
    """Embedded data: the reader's account, and the games or a table with its first frame."""

    language: str
    me: Me | None = None
    games: list[GameSummary] | None = None
    table: TableSummary | None = None
    frame: Frame | None = None


async def page_data(
    parts: Parts, guest: Visitor | None, lang: str, page: str, what: str, invite: str
) -> PageData | None:
    """Return the data to embed in a page; None if the server cannot provide it."""
    try:
        person = None if guest is None else await _me(parts.sign_in, guest)
        if page == "t" and what:
            return PageData(lang, person, None, *await _table(parts, guest, what, invite))
        return PageData(lang, person, games_in(lang) if not page else None)
    except (RequestError, StoreFailed):
        return None


async def _me(sign_in: SignIn, visitor: Visitor) -> Me:
    return await sign_in.me(await sign_in.account_of(visitor), visitor)


async def _table(
    parts: Parts, guest: Visitor | None, id: str, invite: str
) -> tuple[TableSummary | None, Frame | None]:
    """Return a table's summary and the first frame for its reader."""
    try:
        shown = summary(await parts.access.row(guest, id, invite), guest, invite)
        table = await parts.access.table(guest, id, invite)
    except RequestError:
        return None, None
    account = "" if guest is None else guest.account
    muted = await asyncio.to_thread(parts.talk.muted, account) if account else frozenset[str]()
    async with table.held():
        side = seat_seen(table.row, guest, None)
        rev, chat = await table.missed_since(EVERYTHING, muted)
        return shown, table.frame(side, rev, chat)


def written(data: PageData) -> bytes:
    """Return the data as JSON that cannot close its HTML element."""
    return msgspec.json.encode(data).replace(b"<", b"\\u003c")
