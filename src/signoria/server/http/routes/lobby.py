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
from signoria.kernel.header import Header
from signoria.kernel.renewal import renewed
from signoria.kernel.seats import NOBODY
from signoria.kernel.settings import Options, default_preset, settle_options
from signoria.server.errors import Refused, RequestError
from signoria.server.http.dependencies import Guest, Known, TheServer
from signoria.server.lobby.table_summary import TableSummary, summary
from signoria.server.people.access import check_own, holds
from signoria.server.people.limits import TABLES
from signoria.server.people.names import clean_name
from signoria.server.people.visitor import Visitor
from signoria.server.server import Server
from signoria.server.table.clock_kinds import ClockKind, NoClock
from signoria.server.table.live import LiveTable
from signoria.server.table.open_ledger import OpenLedger
from signoria.server.table.state import ANY_TIME
from signoria.server.table.wire import Accepted, Name, Request
from signoria.store.ledgers import Setting, new_id
from signoria.store.lobby import SeatRow, TableRow
from signoria.store.schema import Status

UNSTARTED = 24 * 3600 * 1000  # milliseconds after which a table that nobody started is deleted
PAGE = 50

OptionText = Annotated[str, Meta(max_length=20_000)]
Invite = Annotated[str, QueryParameter(name="invite", max_length=100)]
SeatPath = Annotated[int, PathParameter(ge=0, le=1 << 53)]
Before = Annotated[int, QueryParameter(name="before", ge=0, le=1 << 53)]


class SeatRequest(Request, frozen=True):
    """Occupant of a seat: `me` (for several seats at this screen, too), a bot, or somebody else."""

    kind: Literal["me", "open", "invited", "bot"]
    name: Name | None = None
    bot: Annotated[str, Meta(max_length=20)] = ""


class TableRequest(Request, frozen=True):
    """Settings of a table to create."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatRequest], Meta(min_length=1, max_length=16)]
    preset: Annotated[str, Meta(max_length=40)] = ""
    options: dict[str, int | OptionText] = msgspec.field(default_factory=dict)
    access: Literal["public", "private"] = "public"
    clock: ClockKind = NoClock()


class SeatClaim(Request, frozen=True):
    """Request to take a seat; `invite` is needed if the seat or the table is by invitation."""

    invite: Annotated[str, Meta(max_length=100)] = ""
    name: Name | None = None


class BotRequest(Request, frozen=True):
    """A bot for a free seat."""

    bot: Annotated[str, Meta(max_length=20)]


@get("/tables")
async def list_tables(
    server: TheServer,
    guest: Guest,
    status: FromQuery[Status] = "open",
    mine: FromQuery[bool] = False,
    before: Before = 1 << 53,
) -> list[TableSummary]:
    """List public tables of a status, or your own, most recently changed first."""
    if mine and guest is None:
        raise RequestError("sign-in", 401)
    account = guest.account if mine and guest else None
    rows = await server.run(server.lobby.listed, status, account, before, PAGE)
    return [summary(row, guest) for row in rows]


@post("/tables")
async def create_table(
    server: TheServer, visitor: Known, data: JSONBody[TableRequest]
) -> TableSummary:
    """Create a table; its creator becomes the host."""
    visitor.needs("play")
    server.limits.spend(f"tables {visitor.account}", TABLES, server.now())
    header, game = header_for(data)
    row = [seat_row(seat, number, visitor, data.game) for number, seat in enumerate(data.seats)]
    now = server.now()
    setting = Setting(
        game=game.slug,
        host=visitor.account,
        access=data.access,
        invite=new_id(),
        pace=msgspec.json.encode(data.clock).decode(),
        wake_at=now + UNSTARTED,
    )
    id = new_id()
    await server.run(server.lobby.create, id, header, now, setting, row)
    return summary(await server.run(server.lobby.table, id), visitor)


@get("/tables/{id:str}")
async def get_table(
    server: TheServer, guest: Guest, id: FromPath[str], invite: Invite = ""
) -> TableSummary:
    """Show one table, if you may see it."""
    return summary(await server.access.row(guest, id, invite), guest, invite)


@post("/tables/{id:str}/seats/{seat:int}")
async def take_seat(
    server: TheServer, visitor: Known, id: FromPath[str], seat: SeatPath, data: JSONBody[SeatClaim]
) -> TableSummary:
    """Take a free seat."""
    visitor.needs("play")
    row = await server.access.row(visitor, id, data.invite)
    if not 0 <= seat < len(row.seats):
        raise RequestError("no-seat", 404, seat=seat)
    if row.seats[seat].kind == "invited" and data.invite != row.invite:
        raise RequestError("by-invitation", 403)
    check_own(row, visitor)
    name = clean_name(data.name or visitor.name)
    if not await server.run(server.lobby.take, id, seat, visitor.account, name):
        raise RequestError("seat-taken", 409)
    await publish_change(server, id)
    return summary(await server.run(server.lobby.table, id), visitor, data.invite)


@delete("/tables/{id:str}/seats/{seat:int}", status_code=200)
async def leave_seat(
    server: TheServer, visitor: Known, id: FromPath[str], seat: SeatPath
) -> TableSummary:
    """Leave your seat before the game begins."""
    visitor.needs("play")
    row = await server.access.row(visitor, id)
    if not holds(row, visitor, seat):
        raise RequestError("not-your-seat", 403)
    if not await server.run(server.lobby.leave, id, seat, visitor.account):
        raise RequestError("has-begun", 409)
    await publish_change(server, id)
    return summary(await server.run(server.lobby.table, id), visitor)


@put("/tables/{id:str}/seats/{seat:int}/bot")
async def put_bot(
    server: TheServer, visitor: Known, id: FromPath[str], seat: SeatPath, data: JSONBody[BotRequest]
) -> TableSummary:
    """Put a bot on a free seat before the game begins; only the host may."""
    row = await _hosted(server, visitor, id, seat)
    check_level(row.game, data.bot)
    if not await server.run(server.lobby.seat_bot, id, seat, data.bot):
        raise RequestError("seat-taken", 409)
    await publish_change(server, id)
    return summary(await server.run(server.lobby.table, id), visitor)


@delete("/tables/{id:str}/seats/{seat:int}/bot", status_code=200)
async def remove_bot(
    server: TheServer, visitor: Known, id: FromPath[str], seat: SeatPath
) -> TableSummary:
    """Remove a bot before the game begins; its seat becomes open or invited again.

    Only the host may.
    """
    await _hosted(server, visitor, id, seat)
    if not await server.run(server.lobby.free_bot, id, seat):
        raise RequestError("no-bot-here", 409)
    await publish_change(server, id)
    return summary(await server.run(server.lobby.table, id), visitor)


async def _hosted(server: Server, visitor: Visitor, id: str, seat: int) -> TableRow:
    """Return the visitor's own table, if it has that seat."""
    visitor.needs("play")
    row = await server.access.row(visitor, id)
    if row.host != visitor.account:
        raise RequestError("not-host", 403)
    if not 0 <= seat < len(row.seats):
        raise RequestError("no-seat", 404, seat=seat)
    return row


@delete("/tables/{id:str}", status_code=204)
async def delete_table(server: TheServer, visitor: Known, id: FromPath[str]) -> None:
    """Delete a table that has not begun; only its host or a moderator may."""
    visitor.needs("play")
    row = await server.access.row(visitor, id)
    if row.host != visitor.account and not visitor.moderates:
        raise RequestError("not-host", 403)
    if not await server.run(server.lobby.clear, id):
        raise RequestError("has-begun", 409)
    server.tables.table(id).disconnect()
    server.tables.forget(id)


@post("/tables/{id:str}/start", status_code=200)
async def start_game(server: TheServer, visitor: Known, id: FromPath[str]) -> Accepted:
    """Start the game once every seat is taken; only the host may."""
    visitor.needs("play")
    row = await server.access.row(visitor, id)
    if row.host != visitor.account:
        raise RequestError("not-host", 403)
    table = server.tables.table(id)
    async with table.held():
        await table.reload()  # somebody may have sat down on another node
        if table.row.status != "open":
            raise RequestError("has-begun", 409)
        if any(seat.kind in ("open", "invited") for seat in table.row.seats):
            raise RequestError("seats-free", 409)
        if table.ledger.rev:  # a fork continues where its ledger ends
            await table.start_from_ledger()
            server.autoplay.schedule(table)
            return Accepted(table.ledger.rev)
        await _renew_header(server, table)
        return await table.commit(_beginning, NOBODY, "", ANY_TIME)


async def _renew_header(server: Server, table: LiveTable) -> None:
    """Write the header again if the server was upgraded since the table was created.

    A game begins under the rules of its first entry, and its header names them. It names too which
    settings gave way to others, because games no longer have them.
    """
    header = table.ledger.header
    if not header.differs():
        return
    today = renewed(header)
    if isinstance(today, Refusal):
        raise Refused(today, header.game.slug)
    if not await server.run(server.lobby.renew, table.id, today.text()):
        raise RequestError("has-begun", 409)
    await table.reload()


def _beginning(ledger: OpenLedger, now: int) -> tuple[str, ...]:
    """Enter the first line, unless the game has begun."""
    if ledger.rev:
        raise RequestError("has-begun", 409)
    return ledger.begin(now)


async def publish_change(server: Server, id: str) -> None:
    """Send watchers the changed seats."""
    known = server.tables.known(id)
    if known is not None:
        await known.refresh()


def header_for(data: JSONBody[TableRequest]) -> tuple[str, Game[Any]]:
    """Return the first ledger line and the game for a new table; or raise an error."""
    game = find_game(data.game)
    if game is None:
        raise RequestError("no-game", 422, game=data.game)
    preset = data.preset or default_preset(game)
    wanted = {name: str(value) for name, value in data.options.items()}
    options: Options | Refusal = settle_options(game, len(data.seats), preset, wanted)
    if isinstance(options, Refusal):
        raise Refused(options, game.slug)
    return Header(game, len(data.seats), preset, options).text(), game


def seat_row(seat: SeatRequest, number: int, visitor: Visitor, game: str) -> SeatRow:
    """Return the row of a seat as requested."""
    if seat.kind == "me":
        return SeatRow(number, "account", visitor.account, clean_name(seat.name or visitor.name))
    if seat.kind == "bot":
        check_level(game, seat.bot)
        return SeatRow(number, "bot", name=seat.bot, bot=seat.bot)
    return SeatRow(number, seat.kind, laid=seat.kind)


def check_level(game: str, bot: str) -> None:
    """Refuse a bot that the game does not offer."""
    levels = levels_for(game)
    if bot not in levels:
        raise RequestError("no-bot", 422, bot=bot, levels=", ".join(levels))


router = Router(
    path="/",
    route_handlers=[
        list_tables,
        create_table,
        get_table,
        take_seat,
        leave_seat,
        put_bot,
        remove_bot,
        delete_table,
        start_game,
    ],
)
