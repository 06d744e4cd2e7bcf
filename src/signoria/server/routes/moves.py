"""Routes beside actions: undo, resignation, standing orders, stand-ins."""

from typing import Annotated, Any

import msgspec
from litestar import Router, delete, get, post, put
from litestar.params import FromPath, JSONBody, QueryParameter
from msgspec import Meta

from signoria.server.access import own_seat, seen
from signoria.server.asking import Known, TheHouse
from signoria.server.faults import Fault
from signoria.server.orders import leave_order
from signoria.server.routes.lobby import SeatPath, check_level
from signoria.server.takeback import UndoRequest, agree, propose
from signoria.server.tending import RESIGNED
from signoria.server.wire import Accepted, Request, SeatNumber, Wish

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

    order: Wish
    seat: SeatNumber | None = None


class StandIn(Request, frozen=True):
    """A bot that plays while the owner of a seat is away."""

    bot: Annotated[str, Meta(max_length=20)] = "page"


class OrderFace(msgspec.Struct, frozen=True):
    """The standing order of your seat, if any."""

    order: list[Any] | None


@post("/tables/{id:str}/undo", status_code=200)
async def undo(
    house: TheHouse, visitor: Known, id: FromPath[str], data: JSONBody[UndoRequest]
) -> Accepted:
    """Undo at once if only your own actions are affected; otherwise propose it to all players."""
    visitor.needs("play")
    table = await seen(house, visitor, id)
    seat = own_seat(table.row, visitor, data.seat)
    return await propose(table, seat, data)


@post("/tables/{id:str}/undo/consent", status_code=200)
async def consent(
    house: TheHouse, visitor: Known, id: FromPath[str], data: JSONBody[Consent]
) -> Accepted:
    """Agree to a proposed undo, or reject it. It is done when all players agree."""
    visitor.needs("play")
    table = await seen(house, visitor, id)
    seat = own_seat(table.row, visitor, data.seat)
    return await agree(table, seat, data.agree)


@post("/tables/{id:str}/resign", status_code=204)
async def resign(
    house: TheHouse, visitor: Known, id: FromPath[str], data: JSONBody[ForSeat]
) -> None:
    """Resign permanently: the game's default or neutral choice is played for your seat."""
    visitor.needs("play")
    table = await seen(house, visitor, id)
    seat = own_seat(table.row, visitor, data.seat)
    if table.row.status != "running":
        raise Fault("not-begun" if table.row.status == "open" else "is-over", 409)
    await house.places.set_stand_in(table, seat, RESIGNED)


@put("/tables/{id:str}/order", status_code=204)
async def set_order(
    house: TheHouse, visitor: Known, id: FromPath[str], data: JSONBody[OrderRequest]
) -> None:
    """Leave a standing order; it is secret."""
    visitor.needs("play")
    table = await seen(house, visitor, id)
    await leave_order(house, table, own_seat(table.row, visitor, data.seat), data.order)
    house.tending.attend(table)


@get("/tables/{id:str}/order")
async def show_order(
    house: TheHouse, visitor: Known, id: FromPath[str], seat: SeatQuery = None
) -> OrderFace:
    """Show the standing order of your seat."""
    table = await seen(house, visitor, id)
    text = await house.run(house.asides.order, id, own_seat(table.row, visitor, seat))
    return OrderFace(None if text is None else msgspec.json.decode(text))


@delete("/tables/{id:str}/order", status_code=204)
async def drop_order(
    house: TheHouse, visitor: Known, id: FromPath[str], seat: SeatQuery = None
) -> None:
    """Delete the standing order of your seat."""
    visitor.needs("play")
    table = await seen(house, visitor, id)
    whose = own_seat(table.row, visitor, seat)
    await house.run(house.asides.set_order, id, whose, None)
    await table.changed()


@post("/tables/{id:str}/seats/{seat:int}/stand-in", status_code=204)
async def stand_in(
    house: TheHouse, visitor: Known, id: FromPath[str], seat: SeatPath, data: JSONBody[StandIn]
) -> None:
    """Put a bot on an offered seat of an absent player. The bot plays until the owner returns."""
    visitor.needs("play")
    table = await seen(house, visitor, id)
    check_level(table.row.game, data.bot)
    await house.places.accept(table, seat, visitor, data.bot)


router = Router(
    path="/",
    route_handlers=[
        undo,
        consent,
        resign,
        set_order,
        show_order,
        drop_order,
        stand_in,
    ],
)
