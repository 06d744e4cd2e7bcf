"""Routes for ledgers (download and import), forks and rematches."""

from typing import Annotated, Literal

import msgspec
from litestar import Response, Router, get, post
from litestar.params import FromPath, JSONBody, QueryParameter
from msgspec import Meta

from signoria.games import find_game
from signoria.kernel.action import Refusal
from signoria.kernel.ledger_reader import Reader
from signoria.kernel.renewal import renewed
from signoria.server.errors import Refused, RequestError
from signoria.server.http.dependencies import Guest, Known, SeatQuery, TheServer
from signoria.server.http.routes.lobby import UNSTARTED, SeatRequest, seat_row
from signoria.server.lobby.table_summary import TableSummary, summary
from signoria.server.people.access import check_own, own_seat, side_seen
from signoria.server.people.limits import TABLES
from signoria.server.people.visitor import Visitor
from signoria.server.server import Server
from signoria.server.table import frames
from signoria.server.table.open_ledger import OpenLedger
from signoria.server.table.wire import Request, Rev
from signoria.store.ledgers import NoSuchTable, Setting, new_id
from signoria.store.lobby import LedgerLine, SeatRow, TableRow

Invite = Annotated[str, QueryParameter(name="invite", max_length=100)]
JSON_LINES = "application/x-ndjson"
LONGEST = 1_000_000


class ForkRequest(Request, frozen=True):
    """A new table that continues a finished game from a revision, and its seats."""

    rev: Rev
    seats: Annotated[list[SeatRequest], Meta(min_length=1, max_length=16)]
    access: Literal["public", "private"] = "private"


class ImportRequest(Request, frozen=True):
    """A ledger, as it was downloaded."""

    ledger: Annotated[str, Meta(min_length=1, max_length=LONGEST)]
    access: Literal["public", "private"] = "private"


@get("/tables/{id:str}/ledger", media_type=JSON_LINES)
async def download_ledger(
    server: TheServer, guest: Guest, id: FromPath[str], invite: Invite = "", seat: SeatQuery = None
) -> Response[bytes]:
    """Download a ledger.

    The ledger of a finished game is complete. Of a running game you get the entries that the seat's
    log shows now.
    """
    table = await server.access.table(guest, id, invite)
    whose = side_seen(table.row, guest, seat)
    async with table.held():
        if table.row.status == "over":
            text = table.ledger.head + "".join(line.text for line in table.ledger.lines)
        else:
            text = table.ledger.head + _visible_text(table.ledger, whose)
    name = f'attachment; filename="{id}.jsonl"'
    return Response(text.encode(), media_type=JSON_LINES, headers={"content-disposition": name})


@post("/tables/import", status_code=201)
async def import_game(
    server: TheServer, visitor: Known, data: JSONBody[ImportRequest]
) -> TableSummary:
    """Import a finished game. If today's rules do not give the same events, it is unverified."""
    visitor.needs_session()
    server.limits.spend(f"tables {visitor.account}", TABLES, server.now())
    game = await server.imports.checked(data.ledger)
    setting = _setting(visitor, game.header, data.access, "import", unverified=game.unverified)
    seats = [SeatRow(seat, "open") for seat in range(OpenLedger(game.header, ()).seats)]
    id, now, create = new_id(), server.now(), server.lobby.create
    lines = [LedgerLine(line, now) for line in game.lines]
    await server.run(
        lambda: create(
            id, game.header, now, setting, seats, lines, status="over", result=game.result
        )
    )
    return summary(await server.run(server.lobby.table, id), visitor)


@post("/tables/{id:str}/fork", status_code=201)
async def fork_game(
    server: TheServer,
    visitor: Known,
    id: FromPath[str],
    data: JSONBody[ForkRequest],
    invite: Invite = "",
) -> TableSummary:
    """Create a table that continues a finished game from a revision.

    Only its importer may continue an unverified game, and alone: every seat is theirs or a bot's.
    """
    visitor.needs("play")
    server.limits.spend(f"tables {visitor.account}", TABLES, server.now())
    table = await server.access.table(visitor, id, invite)
    check_own(table.row, visitor)
    async with table.held():
        ledger = table.ledger
        if table.row.status != "over":
            raise RequestError("not-over", 409)
        if not 0 < data.rev < ledger.rev:
            raise RequestError("no-revision", 404, rev=data.rev, last=ledger.rev)
        if len(data.seats) != ledger.seats:
            raise RequestError("no-seat", 422, seat=len(data.seats))
        if table.row.unverified and not all(seat.kind in ("me", "bot") for seat in data.seats):
            raise RequestError("unverified", 403)
        header, lines = ledger.head, ledger.lines[: data.rev]
    seats = [seat_row(seat, at, visitor, ledger.game.slug) for at, seat in enumerate(data.seats)]
    public = table.row.access == "public"  # otherwise the private table's id would become known
    origin = f"{id if public else ''} {data.rev}".strip()
    new, now = new_id(), server.now()
    setting = _setting(visitor, header, data.access, origin, now + UNSTARTED, table.row.unverified)
    await server.run(server.lobby.create, new, header, now, setting, seats, lines)
    return summary(await server.run(server.lobby.table, new), visitor)


@post("/tables/{id:str}/rematch", status_code=200)
async def create_rematch(server: TheServer, visitor: Known, id: FromPath[str]) -> TableSummary:
    """Create the same table again, or sit down at the rematch that another player has created."""
    visitor.needs("play")
    row = await server.access.row(visitor, id)
    own_seat(row, visitor, next((s.seat for s in row.seats if s.account_id == visitor.account), 0))
    if row.status != "over":
        raise RequestError("not-over", 409)
    if not await _is_kept(server, row.rematch):
        await _create_rematch(server, visitor, row)
        row = await server.run(server.lobby.table, id)
    for seat in row.seats:
        if seat.account_id == visitor.account:
            await server.run(server.lobby.take, row.rematch, seat.seat, visitor.account, seat.name)
    return summary(await server.run(server.lobby.table, row.rematch), visitor)


async def _is_kept(server: Server, id: str) -> bool:
    """Return whether a table exists; tables that nobody starts are deleted."""
    try:
        return bool(id and await server.run(server.lobby.table, id))
    except NoSuchTable:
        return False


async def _create_rematch(server: Server, visitor: Visitor, row: TableRow) -> None:
    """Create the table again. If two players do so at once, one of the tables is deleted."""
    server.limits.spend(f"tables {visitor.account}", TABLES, server.now())
    seats = [
        seat if seat.kind == "bot" else SeatRow(seat.seat, seat.laid, laid=seat.laid)
        for seat in row.seats
    ]
    now = server.now()
    setting = Setting(
        row.game, visitor.account, row.access, new_id(), row.pace, "", now + UNSTARTED
    )
    new, header = new_id(), header_of_today(row.header, row.game)
    await server.run(server.lobby.create, new, header, now, setting, seats)
    if not await server.run(server.lobby.set_rematch, row.id, row.rematch, new):
        await server.run(server.lobby.clear, new)


def header_of_today(line: str, game: str) -> str:
    """Return the first line of the same table under today's rules, which may be others.

    A setting that games do not have may be any value of an import, so the preset's replaces it.
    """
    header = renewed(Reader(line, find_game).header)
    if isinstance(header, Refusal):
        raise Refused(header, game)
    return header.text()


def _setting(
    visitor: Visitor,
    header: str,
    access: Literal["public", "private"],
    origin: str,
    wake_at: int | None = None,
    unverified: bool = False,
) -> Setting:
    game = msgspec.json.decode(header, type=dict[str, object])["game"]
    return Setting(str(game), visitor.account, access, new_id(), "", origin, wake_at, unverified)


def _visible_text(ledger: OpenLedger, seat: int) -> str:
    """Return the entries that a seat was shown, as the game's log still shows them."""
    lines = [msgspec.json.encode(one).decode() for one in frames.entries(ledger, seat, 0)]
    return "".join(f"{line}\n" for line in lines)


router = Router(path="/", route_handlers=[download_ledger, import_game, fork_game, create_rematch])
