"""Routes for ledgers (download and import), forks and rematches."""

import msgspec

from signoria.kernel.header import BadLedger
from signoria.server.errors import RequestError
from signoria.server.http.messages import Response
from signoria.server.http.routing import Address, Guest, Invite, Known, Routes, SeatQuery
from signoria.server.lobby.further_tables import FurtherTables
from signoria.server.lobby.table_summary import TableSummary, summary
from signoria.server.lobby.wire import ForkRequest, ImportRequest
from signoria.server.people.access import Access, side_seen
from signoria.server.people.authenticator import Visitor
from signoria.server.people.limits import Limits
from signoria.server.table import frames
from signoria.server.table.open_ledger import OpenLedger
from signoria.server.table.state import Now
from signoria.server.table.store import TableStore

JSON_LINES = "application/x-ndjson"

routes = Routes()


@routes.get("/tables/{id}/ledger", media_type=JSON_LINES)
async def download_ledger(
    clock: Now,
    limits: Limits,
    access: Access,
    store: TableStore,
    guest: Guest,
    address: Address,
    id: str,
    invite: Invite = "",
    seat: SeatQuery = None,
) -> Response[bytes]:
    """Download a ledger.

    The ledger of a finished game is complete, also if it is damaged. Of a running game you get the
    entries that the seat's log shows now.
    """
    try:
        table = await access.table(guest, id, invite)
    except BadLedger:
        return _file(id, await _damaged_text(access, store, guest, id, invite))
    whose = side_seen(table.row, guest, seat)
    async with table.held():
        if table.row.status == "over":
            text = table.ledger.head + "".join(line.text for line in table.ledger.lines)
        else:
            with limits.working(address, clock()):
                text = table.ledger.head + _visible_text(table.ledger, whose)
    return _file(id, text)


@routes.post("/tables/import", status=201)
async def import_game(tables: FurtherTables, visitor: Known, data: ImportRequest) -> TableSummary:
    """Import a finished game. If today's rules do not give the same events, it is unverified."""
    return summary(await tables.import_game(visitor, data), visitor)


@routes.post("/tables/{id}/fork", status=201)
async def fork_game(
    tables: FurtherTables, visitor: Known, id: str, data: ForkRequest, invite: Invite = ""
) -> TableSummary:
    """Create a table that continues a finished game from a revision.

    Only its importer may continue an unverified game, and alone: every seat is theirs or a bot's.
    """
    return summary(await tables.create_fork(visitor, id, data, invite), visitor)


@routes.post("/tables/{id}/rematch", status=200)
async def create_rematch(tables: FurtherTables, visitor: Known, id: str) -> TableSummary:
    """Create the same table again, or sit down at the rematch that another player has created."""
    return summary(await tables.rematch(visitor, id), visitor)


def _file(id: str, text: str) -> Response[bytes]:
    name = f'attachment; filename="{id}.jsonl"'
    return Response(text.encode(), media_type=JSON_LINES, headers={"content-disposition": name})


async def _damaged_text(
    access: Access, store: TableStore, guest: Visitor | None, id: str, invite: str
) -> str:
    """Return the lines of an unreadable ledger as they are stored, once nothing is secret."""
    row = await access.row(guest, id, invite)
    if row.status != "over":
        raise RequestError("damaged", 422)
    lines = await store.lines(id, 0)
    return row.header + "".join(line.text for line in lines)


def _visible_text(ledger: OpenLedger, seat: int) -> str:
    """Return the entries that a seat was shown, as the game's log still shows them."""
    lines = [msgspec.json.encode(one).decode() for one in frames.entries(ledger, seat, 0)]
    return "".join(f"{line}\n" for line in lines)
