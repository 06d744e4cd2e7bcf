"""Data embedded in a page, so that the page needs fewer requests over a slow connection.

It contains exactly what the routes would answer to the same reader. If they would refuse, it is
left out; the page then asks itself and shows the error.
"""

import msgspec

from signoria.server.access import seat_seen, seen, table_for
from signoria.server.cards import TableCard, card
from signoria.server.faults import Fault
from signoria.server.first import EVERYTHING, gap
from signoria.server.house import House
from signoria.server.identity.signing import account_of, me
from signoria.server.identity.wire import Me
from signoria.server.routes.house import GameFace, games_in
from signoria.server.visitor import Visitor
from signoria.server.wire import Frame
from signoria.store.database import StoreFailed


class Told(msgspec.Struct, frozen=True):
    """Embedded data: the reader's account, and the games or a table with its first frame."""

    language: str
    me: Me | None = None
    games: list[GameFace] | None = None
    card: TableCard | None = None
    frame: Frame | None = None


async def tell(
    house: House, guest: Visitor | None, lang: str, page: str, what: str, invite: str
) -> Told | None:
    """Return the data to embed in a page; None if the server cannot provide it."""
    try:
        person = None if guest is None else await me(house, await account_of(house, guest), guest)
        if page == "t" and what:
            return Told(lang, person, None, *await _table(house, guest, what, invite))
        return Told(lang, person, games_in(lang) if not page else None)
    except (Fault, StoreFailed):
        return None


async def _table(
    house: House, guest: Visitor | None, id: str, invite: str
) -> tuple[TableCard | None, Frame | None]:
    """Return a table's summary and the first frame for its reader."""
    try:
        shown = card(await table_for(house, guest, id, invite), guest, invite)
        table = await seen(house, guest, id, invite)
    except Fault:
        return None, None
    account = "" if guest is None else guest.account
    muted = await house.run(house.talk.muted, account) if account else frozenset[str]()
    async with table.held():
        side = seat_seen(table.row, guest, None)
        rev, chat = await gap(table, EVERYTHING, muted)
        return shown, table.frame(side, rev, chat, True)


def written(told: Told) -> bytes:
    """Return the data as JSON that cannot close its HTML element."""
    return msgspec.json.encode(told).replace(b"<", b"\\u003c")
