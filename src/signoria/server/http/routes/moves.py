"""Routes for moves other than actions: undo, resignation, standing orders, stand-ins."""

import asyncio
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from signoria.server.autoplay.auto_player import AutoPlayer
from signoria.server.autoplay.leaving_orders import leave_order
from signoria.server.autoplay.stand_ins import StandIns
from signoria.server.errors import RequestError
from signoria.server.http.routing import QUERY, Known, Routes, SeatPath
from signoria.server.lobby.new_tables import check_level
from signoria.server.people.access import Access, own_seat
from signoria.server.table.automatic_moves import RESIGNED
from signoria.server.table.orders import shown_order
from signoria.server.table.undo import UndoRequest, agree, propose
from signoria.server.table.wire import Accepted, RequestBody, SeatNumber, WireAction
from signoria.store.pending import PendingStore

routes = Routes()
OwnSeat = Annotated[SeatNumber | None, QUERY]


class Consent(RequestBody, frozen=True):
    """A seat's answer to a proposed undo."""

    agree: bool
    seat: SeatNumber | None = None


class ForSeat(RequestBody, frozen=True):
    """A request for one of your seats; `seat` is needed if you hold several."""

    seat: SeatNumber | None = None


class OrderRequest(RequestBody, frozen=True):
    """A standing order: its name and its parameters."""

    order: WireAction
    seat: SeatNumber | None = None


class StandInRequest(RequestBody, frozen=True):
    """A bot that plays while the owner of a seat is away."""

    bot: Annotated[str, Meta(max_length=20)] = "page"


class StandingOrder(msgspec.Struct, frozen=True):
    """The standing order of your seat, if any."""

    order: list[Any] | None


@routes.post("/tables/{id}/undo", status=200)
async def propose_undo(access: Access, visitor: Known, id: str, data: UndoRequest) -> Accepted:
    """Undo at once if only your own actions are affected; otherwise propose it to all players."""
    visitor.needs("play")
    table = await access.table(visitor, id)
    seat = own_seat(table.row, visitor, data.seat)
    return await propose(table, seat, data)


@routes.post("/tables/{id}/undo/consent", status=200)
async def consent_to_undo(access: Access, visitor: Known, id: str, data: Consent) -> Accepted:
    """Agree to a proposed undo, or reject it. It is done when all players agree."""
    visitor.needs("play")
    table = await access.table(visitor, id)
    seat = own_seat(table.row, visitor, data.seat)
    return await agree(table, seat, data.agree)


@routes.post("/tables/{id}/resign", status=204)
async def resign(
    access: Access, stand_ins: StandIns, visitor: Known, id: str, data: ForSeat
) -> None:
    """Resign permanently: the game's default or neutral choice is played for your seat."""
    visitor.needs("play")
    table = await access.table(visitor, id)
    seat = own_seat(table.row, visitor, data.seat)
    if table.row.status != "running":
        raise RequestError("not-begun" if table.row.status == "open" else "is-over", 409)
    await stand_ins.set_stand_in(table, seat, RESIGNED)


@routes.put("/tables/{id}/order", status=204)
async def set_order(
    access: Access, autoplay: AutoPlayer, visitor: Known, id: str, data: OrderRequest
) -> None:
    """Leave a standing order; it is secret."""
    visitor.needs("play")
    table = await access.table(visitor, id)
    await leave_order(table, own_seat(table.row, visitor, data.seat), data.order)
    autoplay.schedule(table)


@routes.get("/tables/{id}/order")
async def get_order(
    access: Access, pending: PendingStore, visitor: Known, id: str, seat: OwnSeat = None
) -> StandingOrder:
    """Show the standing order of your seat."""
    table = await access.table(visitor, id)
    text = await asyncio.to_thread(pending.order, id, own_seat(table.row, visitor, seat))
    return StandingOrder(None if text is None else shown_order(table.ledger, text))


@routes.delete("/tables/{id}/order", status=204)
async def delete_order(
    access: Access, pending: PendingStore, visitor: Known, id: str, seat: OwnSeat = None
) -> None:
    """Delete the standing order of your seat."""
    visitor.needs("play")
    table = await access.table(visitor, id)
    whose = own_seat(table.row, visitor, seat)
    await asyncio.to_thread(pending.set_order, id, whose, None)
    await table.refresh()


@routes.post("/tables/{id}/seats/{seat}/stand-in", status=204)
async def put_stand_in(
    access: Access,
    stand_ins: StandIns,
    visitor: Known,
    id: str,
    seat: SeatPath,
    data: StandInRequest,
) -> None:
    """Put a bot on an offered seat of an absent player. The bot plays until the owner returns."""
    visitor.needs("play")
    table = await access.table(visitor, id)
    check_level(table.row.game, data.bot)
    await stand_ins.accept(table, seat, visitor.account, data.bot)
