"""What people do at a table beside their choices: take back, resign, leave orders, stand in."""

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
    """Whether a seat agrees to what is proposed."""

    agree: bool
    seat: SeatNumber | None = None


class ForSeat(Request, frozen=True):
    """A request for one of my seats; which, if I hold several."""

    seat: SeatNumber | None = None


class OrderRequest(Request, frozen=True):
    """A standing order: its name and its figures."""

    order: Wish
    seat: SeatNumber | None = None


class StandIn(Request, frozen=True):
    """A bot to play while the owner of a seat is away."""

    bot: Annotated[str, Meta(max_length=20)] = "page"


class OrderFace(msgspec.Struct, frozen=True):
    """The order that my seat has left, if any."""

    order: list[Any] | None


@post("/tables/{id:str}/undo", status_code=200)
async def undo(
    house: TheHouse, visitor: Known, id: FromPath[str], data: JSONBody[UndoRequest]
) -> Accepted:
    """Take back: at once where only my own acts are crossed, else it is proposed to everybody."""
    visitor.needs("play")
    table = await seen(house, visitor, id)
    seat = own_seat(table.row, visitor, data.seat)
    return await propose(table, seat, data)


@post("/tables/{id:str}/undo/consent", status_code=200)
async def consent(
    house: TheHouse, visitor: Known, id: FromPath[str], data: JSONBody[Consent]
) -> Accepted:
    """Agree to what is proposed, or refuse it; when all agree it is done."""
    visitor.needs("play")
    table = await seen(house, visitor, id)
    seat = own_seat(table.row, visitor, data.seat)
    return await agree(table, seat, data.agree)


@post("/tables/{id:str}/resign", status_code=204)
async def resign(
    house: TheHouse, visitor: Known, id: FromPath[str], data: JSONBody[ForSeat]
) -> None:
    """Leave the game for good: from now on its default, or neutral choice, is played."""
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
    """Leave a standing order; nobody else learns of it."""
    visitor.needs("play")
    table = await seen(house, visitor, id)
    await leave_order(house, table, own_seat(table.row, visitor, data.seat), data.order)
    house.tending.attend(table)


@get("/tables/{id:str}/order")
async def show_order(
    house: TheHouse, visitor: Known, id: FromPath[str], seat: SeatQuery = None
) -> OrderFace:
    """The order that my seat has left."""
    table = await seen(house, visitor, id)
    text = await house.run(house.asides.order, id, own_seat(table.row, visitor, seat))
    return OrderFace(None if text is None else msgspec.json.decode(text))


@delete("/tables/{id:str}/order", status_code=204)
async def drop_order(
    house: TheHouse, visitor: Known, id: FromPath[str], seat: SeatQuery = None
) -> None:
    """Take an order back."""
    visitor.needs("play")
    table = await seen(house, visitor, id)
    whose = own_seat(table.row, visitor, seat)
    await house.run(house.asides.set_order, id, whose, None)
    await table.changed()


@post("/tables/{id:str}/seats/{seat:int}/stand-in", status_code=204)
async def stand_in(
    house: TheHouse, visitor: Known, id: FromPath[str], seat: SeatPath, data: JSONBody[StandIn]
) -> None:
    """Accept the offer of a seat that was left alone: a bot plays it until its owner returns."""
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
