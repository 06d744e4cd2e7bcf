"""Routes of the lobby: create tables, take seats, start games."""

import asyncio
from typing import Annotated

from msgspec import Meta

from signoria.server.errors import RequestError
from signoria.server.http.routing import QUERY, FromQuery, Guest, Invite, Known, Routes, SeatPath
from signoria.server.lobby.new_tables import NewTables
from signoria.server.lobby.table_summary import TableSummary, summary
from signoria.server.lobby.wire import BotRequest, SeatClaim, TableRequest
from signoria.server.people.access import Access
from signoria.server.table.wire import Accepted
from signoria.store.lobby import Lobby
from signoria.store.schema import Status

PAGE = 50

Before = Annotated[int, Meta(ge=0, le=1 << 53), QUERY]

routes = Routes()


@routes.get("/tables")
async def list_tables(
    lobby: Lobby,
    guest: Guest,
    status: FromQuery[Status] = "open",
    mine: FromQuery[bool] = False,
    before: Before = 1 << 53,
) -> list[TableSummary]:
    """List public tables of a status, or your own, most recently changed first."""
    if mine and guest is None:
        raise RequestError("sign-in", 401)
    account = guest.account if mine and guest else None
    rows = await asyncio.to_thread(lobby.listed, status, account, before, PAGE)
    return [summary(row, guest) for row in rows]


@routes.post("/tables")
async def create_table(tables: NewTables, visitor: Known, data: TableRequest) -> TableSummary:
    """Create a table; its creator becomes the host."""
    return summary(await tables.create(visitor, data), visitor)


@routes.get("/tables/{id}")
async def get_table(access: Access, guest: Guest, id: str, invite: Invite = "") -> TableSummary:
    """Show one table, if you may see it."""
    return summary(await access.row(guest, id, invite), guest, invite)


@routes.post("/tables/{id}/seats/{seat}")
async def take_seat(
    tables: NewTables, visitor: Known, id: str, seat: SeatPath, data: SeatClaim
) -> TableSummary:
    """Take a free seat."""
    return summary(await tables.take(visitor, id, seat, data), visitor, data.invite)


@routes.delete("/tables/{id}/seats/{seat}", status=200)
async def leave_seat(tables: NewTables, visitor: Known, id: str, seat: SeatPath) -> TableSummary:
    """Leave your seat before the game begins; the host may free every seat."""
    return summary(await tables.leave(visitor, id, seat), visitor)


@routes.put("/tables/{id}/seats/{seat}/bot")
async def put_bot(
    tables: NewTables, visitor: Known, id: str, seat: SeatPath, data: BotRequest
) -> TableSummary:
    """Put a bot on a free seat before the game begins; only the host may."""
    return summary(await tables.put_bot(visitor, id, seat, data.bot), visitor)


@routes.delete("/tables/{id}/seats/{seat}/bot", status=200)
async def remove_bot(tables: NewTables, visitor: Known, id: str, seat: SeatPath) -> TableSummary:
    """Remove a bot before the game begins; its seat becomes open or invited again.

    Only the host may.
    """
    return summary(await tables.remove_bot(visitor, id, seat), visitor)


@routes.post("/tables/{id}/invite", status=200)
async def renew_invite(tables: NewTables, visitor: Known, id: str) -> TableSummary:
    """Replace the invitation, so that the former one is void; only the host may."""
    return summary(await tables.renew_invite(visitor, id), visitor)


@routes.delete("/tables/{id}", status=204)
async def delete_table(tables: NewTables, visitor: Known, id: str) -> None:
    """Delete a table that has not begun; only its host or a moderator may."""
    await tables.delete(visitor, id)


@routes.post("/tables/{id}/start", status=200)
async def start_game(tables: NewTables, visitor: Known, id: str) -> Accepted:
    """Start the game once every seat is taken; only the host may."""
    return await tables.start(visitor, id)
