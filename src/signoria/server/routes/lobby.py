"""Routes of the lobby: create tables, take seats, start games."""

from typing import Annotated, Any, Literal

import msgspec
from litestar import Router, delete, get, post, put
from litestar.params import FromPath, FromQuery, JSONBody, PathParameter, QueryParameter
from msgspec import Meta

from signoria.bots.levels import levels_for
from signoria.games import find_game
from signoria.kernel.action import Refusal
from signoria.kernel.game import Game
from signoria.kernel.ledger import Header, sealed
from signoria.kernel.seats import NOBODY
from signoria.kernel.settings import Options, default_preset, settle_options
from signoria.server.access import holds, table_for
from signoria.server.asking import Guest, Known, TheHouse
from signoria.server.book import Book
from signoria.server.cards import TableCard, card
from signoria.server.faults import Fault, Refused
from signoria.server.house import House
from signoria.server.identity.names import clean_name
from signoria.server.limits import TABLES
from signoria.server.live import ANY_TIME
from signoria.server.pace import NoClock, Pace
from signoria.server.visitor import Visitor
from signoria.server.wire import Accepted, Name, Request
from signoria.store.ledgers import Setting, new_id
from signoria.store.lobby import SeatRow, TableRow
from signoria.store.schema import Status

UNSTARTED = 24 * 3600 * 1000  # milliseconds after which a table that nobody started is deleted
PAGE = 50

OptionText = Annotated[str, Meta(max_length=20_000)]
Invite = Annotated[str, QueryParameter(name="invite", max_length=100)]
SeatPath = Annotated[int, PathParameter(ge=0, le=1 << 53)]
Before = Annotated[int, QueryParameter(name="before", ge=0, le=1 << 53)]


class SeatWish(Request, frozen=True):
    """Occupant of a seat: `me` (for several seats at this screen, too), a bot, or somebody else."""

    kind: Literal["me", "open", "invited", "bot"]
    name: Name | None = None
    bot: Annotated[str, Meta(max_length=20)] = ""


class TableRequest(Request, frozen=True):
    """Settings of a table to create."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=16)]
    preset: Annotated[str, Meta(max_length=40)] = ""
    options: dict[str, int | OptionText] = msgspec.field(default_factory=dict)
    access: Literal["public", "private"] = "public"
    pace: Pace = NoClock()


class Sitting(Request, frozen=True):
    """Request to take a seat; `invite` is needed if the seat or the table is by invitation."""

    invite: Annotated[str, Meta(max_length=100)] = ""
    name: Name | None = None


class BotWish(Request, frozen=True):
    """A bot for a free seat."""

    bot: Annotated[str, Meta(max_length=20)]


@get("/tables")
async def list_tables(
    house: TheHouse,
    guest: Guest,
    status: FromQuery[Status] = "open",
    mine: FromQuery[bool] = False,
    before: Before = 1 << 53,
) -> list[TableCard]:
    """List public tables of a status, or your own, most recently changed first."""
    if mine and guest is None:
        raise Fault("sign-in", 401)
    account = guest.account if mine and guest else None
    rows = await house.run(house.lobby.listed, status, account, before, PAGE)
    return [card(row, guest) for row in rows]


@post("/tables")
async def lay_table(house: TheHouse, visitor: Known, data: JSONBody[TableRequest]) -> TableCard:
    """Create a table; its creator becomes the host."""
    visitor.needs("play")
    house.limits.spend(f"tables {visitor.account}", TABLES, house.now())
    header, game = header_for(data)
    row = [seat_row(wish, number, visitor, data.game) for number, wish in enumerate(data.seats)]
    now = house.now()
    setting = Setting(
        game=game.slug,
        host=visitor.account,
        access=data.access,
        invite=new_id(),
        pace=msgspec.json.encode(data.pace).decode(),
        wake_at=now + UNSTARTED,
    )
    id = new_id()
    await house.run(house.lobby.lay, id, header, now, setting, row)
    return card(await house.run(house.lobby.table, id), visitor)


@get("/tables/{id:str}")
async def show_table(
    house: TheHouse, guest: Guest, id: FromPath[str], invite: Invite = ""
) -> TableCard:
    """Show one table, if you may see it."""
    return card(await table_for(house, guest, id, invite), guest, invite)


@post("/tables/{id:str}/seats/{seat:int}")
async def sit_down(
    house: TheHouse, visitor: Known, id: FromPath[str], seat: SeatPath, data: JSONBody[Sitting]
) -> TableCard:
    """Take a free seat."""
    visitor.needs("play")
    row = await table_for(house, visitor, id, data.invite)
    if not 0 <= seat < len(row.seats):
        raise Fault("no-seat", 404, seat=seat)
    if row.seats[seat].kind == "invited" and data.invite != row.invite:
        raise Fault("by-invitation", 403)
    name = clean_name(data.name or visitor.name)
    if not await house.run(house.lobby.take, id, seat, visitor.account, name):
        raise Fault("seat-taken", 409)
    await tell_change(house, id)
    return card(await house.run(house.lobby.table, id), visitor, data.invite)


@delete("/tables/{id:str}/seats/{seat:int}", status_code=200)
async def get_up(house: TheHouse, visitor: Known, id: FromPath[str], seat: SeatPath) -> TableCard:
    """Leave your seat before the game begins."""
    visitor.needs("play")
    row = await table_for(house, visitor, id)
    if not holds(row, visitor, seat):
        raise Fault("not-your-seat", 403)
    if not await house.run(house.lobby.leave, id, seat, visitor.account):
        raise Fault("has-begun", 409)
    await tell_change(house, id)
    return card(await house.run(house.lobby.table, id), visitor)


@put("/tables/{id:str}/seats/{seat:int}/bot")
async def seat_bot(
    house: TheHouse, visitor: Known, id: FromPath[str], seat: SeatPath, data: JSONBody[BotWish]
) -> TableCard:
    """Put a bot on a free seat before the game begins; only the host may."""
    row = await _hosted(house, visitor, id, seat)
    check_level(row.game, data.bot)
    if not await house.run(house.lobby.seat_bot, id, seat, data.bot):
        raise Fault("seat-taken", 409)
    await tell_change(house, id)
    return card(await house.run(house.lobby.table, id), visitor)


@delete("/tables/{id:str}/seats/{seat:int}/bot", status_code=200)
async def free_bot(house: TheHouse, visitor: Known, id: FromPath[str], seat: SeatPath) -> TableCard:
    """Remove a bot before the game begins; its seat becomes open or invited again.

    Only the host may.
    """
    await _hosted(house, visitor, id, seat)
    if not await house.run(house.lobby.free_bot, id, seat):
        raise Fault("no-bot-here", 409)
    await tell_change(house, id)
    return card(await house.run(house.lobby.table, id), visitor)


async def _hosted(house: House, visitor: Visitor, id: str, seat: int) -> TableRow:
    """Return the visitor's own table, if it has that seat."""
    visitor.needs("play")
    row = await table_for(house, visitor, id)
    if row.host != visitor.account:
        raise Fault("not-host", 403)
    if not 0 <= seat < len(row.seats):
        raise Fault("no-seat", 404, seat=seat)
    return row


@delete("/tables/{id:str}", status_code=204)
async def clear_table(house: TheHouse, visitor: Known, id: FromPath[str]) -> None:
    """Delete a table that has not begun; only its host or a moderator may."""
    visitor.needs("play")
    row = await table_for(house, visitor, id)
    if row.host != visitor.account and not visitor.moderates:
        raise Fault("not-host", 403)
    if not await house.run(house.lobby.clear, id):
        raise Fault("has-begun", 409)
    house.tables.table(id).send_away()
    house.tables.forget(id)


@post("/tables/{id:str}/start", status_code=200)
async def start(house: TheHouse, visitor: Known, id: FromPath[str]) -> Accepted:
    """Start the game once every seat is taken; only the host may."""
    visitor.needs("play")
    row = await table_for(house, visitor, id)
    if row.host != visitor.account:
        raise Fault("not-host", 403)
    table = house.tables.table(id)
    async with table.held():
        await table.reload()  # somebody may have sat down on another node
        if table.row.status != "open":
            raise Fault("has-begun", 409)
        if any(seat.kind in ("open", "invited") for seat in table.row.seats):
            raise Fault("seats-free", 409)
        if table.book.rev:  # a fork continues where its ledger ends
            await table.go_on()
            return Accepted(table.book.rev)
        return await table.enter(_beginning, NOBODY, "", ANY_TIME)


def _beginning(book: Book, now: int) -> tuple[str, ...]:
    """Enter the first line, unless the game has begun."""
    if book.rev:
        raise Fault("has-begun", 409)
    return book.begin(now)


async def tell_change(house: House, id: str) -> None:
    """Send watchers the changed seats."""
    known = house.tables.known(id)
    if known is not None:
        await known.changed()


def header_for(data: JSONBody[TableRequest]) -> tuple[str, Game[Any]]:
    """Return the first ledger line and the game for a new table; raise a fault if it is invalid."""
    game = find_game(data.game)
    if game is None:
        raise Fault("no-game", 422, game=data.game)
    preset = data.preset or default_preset(game)
    wishes = {name: str(value) for name, value in data.options.items()}
    options: Options | Refusal = settle_options(game, len(data.seats), preset, wishes)
    if isinstance(options, Refusal):
        raise Refused(options, game.slug)
    return sealed("", Header(game, len(data.seats), preset, options).written())[1], game


def seat_row(wish: SeatWish, number: int, visitor: Visitor, game: str) -> SeatRow:
    """Return the row of a seat as requested."""
    if wish.kind == "me":
        return SeatRow(number, "account", visitor.account, clean_name(wish.name or visitor.name))
    if wish.kind == "bot":
        check_level(game, wish.bot)
        return SeatRow(number, "bot", name=wish.bot, bot=wish.bot)
    return SeatRow(number, wish.kind, laid=wish.kind)


def check_level(game: str, bot: str) -> None:
    """Refuse a bot that the game does not offer."""
    levels = levels_for(game)
    if bot not in levels:
        raise Fault("no-bot", 422, bot=bot, levels=", ".join(levels))


router = Router(
    path="/",
    route_handlers=[
        list_tables,
        lay_table,
        show_table,
        sit_down,
        get_up,
        seat_bot,
        free_bot,
        clear_table,
        start,
    ],
)
