"""Routes for moves other than actions: undo, resignation, standing orders, stand-ins."""

from typing import Annotated, Any

import msgspec
from litestar import Router, delete, get, post, put
from litestar.params import FromPath, JSONBody, QueryParameter
from msgspec import Meta

from signoria.server.autoplay.leaving_orders import leave_order
from signoria.server.errors import RequestError
from signoria.server.http.dependencies import Known, TheServer
from signoria.server.http.routes.lobby import SeatPath, check_level
from signoria.server.people.access import own_seat
from signoria.server.table.automatic_moves import RESIGNED
from signoria.server.table.orders import shown_order
from signoria.server.table.undo import UndoRequest, agree, propose
from signoria.server.table.wire import Accepted, Request, SeatNumber, WireAction

SeatQuery = Annotated[int | None, QueryParameter(name="seat", ge=0, le=15)]


class Consent(Request, frozen=True):
    """A seat's answer to a proposed undo."""

    agree: bool
    seat: SeatNumber | None = None


class ForSeat(Request, frozen=True):
    """A request for one of your seats; `seat` is needed if you hold several."""

    seat: SeatNumber | None = None


class OrderRequest(Request, frozen=True):
    """A standing order: its name and its parameters."""

    order: WireAction
    seat: SeatNumber | None = None


class StandInRequest(Request, frozen=True):
    """A bot that plays while the owner of a seat is away."""

    bot: Annotated[str, Meta(max_length=20)] = "page"


class StandingOrder(msgspec.Struct, frozen=True):
    """The standing order of your seat, if any."""

    order: list[Any] | None


@post("/tables/{id:str}/undo", status_code=200)
async def propose_undo(
    server: TheServer, visitor: Known, id: FromPath[str], data: JSONBody[UndoRequest]
) -> Accepted:
    """Undo at once if only your own actions are affected; otherwise propose it to all players."""
    visitor.needs("play")
    table = await server.access.table(visitor, id)
    seat = own_seat(table.row, visitor, data.seat)
    return await propose(table, seat, data)


@post("/tables/{id:str}/undo/consent", status_code=200)
async def consent_to_undo(
    server: TheServer, visitor: Known, id: FromPath[str], data: JSONBody[Consent]
) -> Accepted:
    """Agree to a proposed undo, or reject it. It is done when all players agree."""
    visitor.needs("play")
    table = await server.access.table(visitor, id)
    seat = own_seat(table.row, visitor, data.seat)
    return await agree(table, seat, data.agree)


@post("/tables/{id:str}/resign", status_code=204)
async def resign(
    server: TheServer, visitor: Known, id: FromPath[str], data: JSONBody[ForSeat]
) -> None:
    """Resign permanently: the game's default or neutral choice is played for your seat."""
    visitor.needs("play")
    table = await server.access.table(visitor, id)
    seat = own_seat(table.row, visitor, data.seat)
    if table.row.status != "running":
        raise RequestError("not-begun" if table.row.status == "open" else "is-over", 409)
    await server.stand_ins.set_stand_in(table, seat, RESIGNED)


@put("/tables/{id:str}/order", status_code=204)
async def set_order(
    server: TheServer, visitor: Known, id: FromPath[str], data: JSONBody[OrderRequest]
) -> None:
    """Leave a standing order; it is secret."""
    visitor.needs("play")
    table = await server.access.table(visitor, id)
    await leave_order(table, own_seat(table.row, visitor, data.seat), data.order)
    server.autoplay.schedule(table)


@get("/tables/{id:str}/order")
async def get_order(
    server: TheServer, visitor: Known, id: FromPath[str], seat: SeatQuery = None
) -> StandingOrder:
    """Show the standing order of your seat."""
    table = await server.access.table(visitor, id)
    text = await server.run(server.pending.order, id, own_seat(table.row, visitor, seat))
    return StandingOrder(None if text is None else shown_order(table.ledger, text))


@delete("/tables/{id:str}/order", status_code=204)
async def delete_order(
    server: TheServer, visitor: Known, id: FromPath[str], seat: SeatQuery = None
) -> None:
    """Delete the standing order of your seat."""
    visitor.needs("play")
    table = await server.access.table(visitor, id)
    whose = own_seat(table.row, visitor, seat)
    await server.run(server.pending.set_order, id, whose, None)
    await table.refresh()


@post("/tables/{id:str}/seats/{seat:int}/stand-in", status_code=204)
async def put_stand_in(
    server: TheServer,
    visitor: Known,
    id: FromPath[str],
    seat: SeatPath,
    data: JSONBody[StandInRequest],
) -> None:
    """Put a bot on an offered seat of an absent player. The bot plays until the owner returns."""
    visitor.needs("play")
    table = await server.access.table(visitor, id)
    check_level(table.row.game, data.bot)
    await server.stand_ins.accept(table, seat, visitor.account, data.bot)


router = Router(
    path="/",
    route_handlers=[
        propose_undo,
        consent_to_undo,
        resign,
        set_order,
        get_order,
        delete_order,
        put_stand_in,
    ],
)
