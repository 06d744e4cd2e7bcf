"""Routes for ledgers (download and import), forks and rematches."""

from typing import Annotated, Literal

import msgspec
from litestar import Response, Router, get, post
from litestar.params import FromPath, JSONBody, QueryParameter
from msgspec import Meta

from signoria.games import find_game
from signoria.kernel.ledger import BadLedger, read_ledger, rejudge, replay
from signoria.server import frames
from signoria.server.access import own_seat, seen, side_seen, table_for
from signoria.server.asking import Guest, Known, TheHouse
from signoria.server.book import Book
from signoria.server.cards import TableCard, card
from signoria.server.faults import Fault
from signoria.server.house import House
from signoria.server.limits import TABLES
from signoria.server.routes.lobby import UNSTARTED, SeatWish, seat_row
from signoria.server.visitor import Visitor
from signoria.server.wire import Request, Rev
from signoria.store.ledgers import NoSuchTable, Setting, new_id
from signoria.store.lobby import Line, SeatRow, TableRow

Invite = Annotated[str, QueryParameter(name="invite", max_length=100)]
SeatQuery = Annotated[int | None, QueryParameter(name="seat", ge=-2, le=15)]
JSON_LINES = "application/x-ndjson"
LONGEST = 1_000_000


class ForkRequest(Request, frozen=True):
    """A new table that continues a finished game from a revision, and its seats."""

    rev: Rev
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=16)]
    access: Literal["public", "private"] = "private"


class ImportRequest(Request, frozen=True):
    """A ledger, as it was downloaded."""

    ledger: Annotated[str, Meta(min_length=1, max_length=LONGEST)]
    access: Literal["public", "private"] = "private"


@get("/tables/{id:str}/ledger", media_type=JSON_LINES)
async def download(
    house: TheHouse, guest: Guest, id: FromPath[str], invite: Invite = "", seat: SeatQuery = None
) -> Response[bytes]:
    """Download a ledger.

    The ledger of a finished game is complete. Of a running game you get the entries that the seat's
    log shows now.
    """
    table = await seen(house, guest, id, invite)
    whose = side_seen(table.row, guest, seat)
    async with table.held():
        if table.row.status == "over":
            text = table.book.head + "".join(line.text for line in table.book.lines)
        else:
            text = table.book.head + _told(table.book, whose)
    name = f'attachment; filename="{id}.jsonl"'
    return Response(text.encode(), media_type=JSON_LINES, headers={"content-disposition": name})


@post("/tables/import", status_code=201)
async def take_in(house: TheHouse, visitor: Known, data: JSONBody[ImportRequest]) -> TableCard:
    """Import a finished game, if today's rules give the same events."""
    visitor.needs_session()
    house.limits.spend(f"tables {visitor.account}", TABLES, house.now())
    header, lines, result = await house.run(_checked, data.ledger, house.now())
    setting = _setting(visitor, header, data.access, "import")
    book = Book(header, ())
    seats = [SeatRow(seat, "open") for seat in range(book.seats)]
    id, now, lay = new_id(), house.now(), house.lobby.lay
    await house.run(
        lambda: lay(id, header, now, setting, seats, lines, status="over", result=result)
    )
    return card(await house.run(house.lobby.table, id), visitor)


@post("/tables/{id:str}/fork", status_code=201)
async def fork(
    house: TheHouse,
    visitor: Known,
    id: FromPath[str],
    data: JSONBody[ForkRequest],
    invite: Invite = "",
) -> TableCard:
    """Create a table that continues a finished game from a revision."""
    visitor.needs("play")
    house.limits.spend(f"tables {visitor.account}", TABLES, house.now())
    table = await seen(house, visitor, id, invite)
    async with table.held():
        book = table.book
        if table.row.status != "over":
            raise Fault("not-over", 409)
        if not 0 < data.rev < book.rev:
            raise Fault("no-revision", 404, rev=data.rev, last=book.rev)
        if len(data.seats) != book.seats:
            raise Fault("no-seat", 422, seat=len(data.seats))
        header, lines = book.head, book.lines[: data.rev]
    seats = [seat_row(wish, at, visitor, book.game.slug) for at, wish in enumerate(data.seats)]
    public = table.row.access == "public"  # otherwise the private table's id would become known
    origin = f"{id if public else ''} {data.rev}".strip()
    new, now = new_id(), house.now()
    setting = _setting(visitor, header, data.access, origin, now + UNSTARTED)
    await house.run(house.lobby.lay, new, header, now, setting, seats, lines)
    return card(await house.run(house.lobby.table, new), visitor)


@post("/tables/{id:str}/rematch", status_code=200)
async def rematch(house: TheHouse, visitor: Known, id: FromPath[str]) -> TableCard:
    """Create the same table again, or sit down at the rematch that another player has created."""
    visitor.needs("play")
    row = await table_for(house, visitor, id)
    own_seat(row, visitor, next((s.seat for s in row.seats if s.account_id == visitor.account), 0))
    if row.status != "over":
        raise Fault("not-over", 409)
    if not await _is_kept(house, row.rematch):
        await _lay_again(house, visitor, row)
        row = await house.run(house.lobby.table, id)
    for seat in row.seats:
        if seat.account_id == visitor.account:
            await house.run(house.lobby.take, row.rematch, seat.seat, visitor.account, seat.name)
    return card(await house.run(house.lobby.table, row.rematch), visitor)


async def _is_kept(house: House, id: str) -> bool:
    """Return whether a table exists; tables that nobody starts are deleted."""
    try:
        return bool(id and await house.run(house.lobby.table, id))
    except NoSuchTable:
        return False


async def _lay_again(house: House, visitor: Visitor, row: TableRow) -> None:
    """Create the table again. If two players do so at once, one of the tables is deleted."""
    house.limits.spend(f"tables {visitor.account}", TABLES, house.now())
    seats = [
        seat if seat.kind == "bot" else SeatRow(seat.seat, seat.laid, laid=seat.laid)
        for seat in row.seats
    ]
    now = house.now()
    setting = Setting(
        row.game, visitor.account, row.access, new_id(), row.pace, "", now + UNSTARTED
    )
    new = new_id()
    await house.run(house.lobby.lay, new, row.header, now, setting, seats)
    if not await house.run(house.lobby.set_rematch, row.id, row.rematch, new):
        await house.run(house.lobby.clear, new)


def _setting(
    visitor: Visitor,
    header: str,
    access: Literal["public", "private"],
    origin: str,
    wake_at: int | None = None,
) -> Setting:
    game = msgspec.json.decode(header, type=dict[str, object])["game"]
    return Setting(str(game), visitor.account, access, new_id(), "", origin, wake_at)


def _checked(text: str, now: int) -> tuple[str, list[Line], str]:
    """Return header, lines and result of a finished game that today's rules reproduce."""
    ledger = read_ledger(text, find_game)
    table = replay(ledger)
    if not ledger.entries or not table.state.over():
        raise BadLedger("LEDGER-10", len(ledger.entries) + 1, rev=len(ledger.entries))
    difference = rejudge(ledger)
    if difference is not None:
        raise BadLedger("LEDGER-9", difference.rev + 1)
    header, *lines = ledger.lines()
    kept = [Line(line, now) for line in lines]
    return header, kept, frames.result(Book(header, kept)).decode()


def _told(book: Book, seat: int) -> str:
    """Return the entries that a seat was shown, as the game's log still shows them."""
    lines = [msgspec.json.encode(one).decode() for one in frames.heard(book, seat, 0)]
    return "".join(f"{line}\n" for line in lines)


router = Router(path="/", route_handlers=[download, take_in, fork, rematch])
