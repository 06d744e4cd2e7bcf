"""Tables made from earlier games: imports, forks and rematches."""

import asyncio
from typing import Literal

import msgspec

from signoria.games import find_game
from signoria.kernel.action import Refusal
from signoria.kernel.ledger_reader import Reader
from signoria.kernel.renewal import renewed
from signoria.server.errors import Refused, RequestError
from signoria.server.lobby.importing import ImportQueue
from signoria.server.lobby.new_tables import UNSTARTED, seat_row
from signoria.server.lobby.wire import ForkRequest, ImportRequest
from signoria.server.people.access import Access, check_own, own_seat
from signoria.server.people.authenticator import Visitor
from signoria.server.people.limits import TABLES, Limits
from signoria.server.table.live import LiveTable
from signoria.server.table.open_ledger import OpenLedger
from signoria.server.table.state import Now
from signoria.store.ledgers import NoSuchTable, Setting, new_id
from signoria.store.lobby import LedgerLine, Lobby, SeatRow, TableRow


class FurtherTables:
    """Imports games, and creates forks and rematches of finished ones."""

    def __init__(
        self, lobby: Lobby, access: Access, imports: ImportQueue, limits: Limits, now: Now
    ) -> None:
        self._lobby = lobby
        self._access = access
        self._imports = imports
        self._limits = limits
        self._now = now

    async def import_game(self, visitor: Visitor, data: ImportRequest) -> TableRow:
        """Import a finished game. If the rules do not give the same events, it is unverified."""
        visitor.needs_session()
        self._spend(visitor)
        game = await self._imports.checked(data.ledger)
        setting = _setting(visitor, game.header, data.access, "import", unverified=game.unverified)
        seats = [SeatRow(seat, "open") for seat in range(OpenLedger(game.header, ()).seats)]
        id, now, create = new_id(), self._now(), self._lobby.create
        lines = [LedgerLine(line, now) for line in game.lines]
        await asyncio.to_thread(
            lambda: create(
                id, game.header, now, setting, seats, lines, status="over", result=game.result
            )
        )
        return await asyncio.to_thread(self._lobby.table, id)

    async def create_fork(
        self, visitor: Visitor, id: str, data: ForkRequest, invite: str
    ) -> TableRow:
        """Create a table that continues a finished game from a revision.

        Only its importer may continue an unverified game, and alone: every seat is theirs or a
        bot's.
        """
        visitor.needs("play")
        self._spend(visitor)
        table = await self._access.table(visitor, id, invite)
        check_own(table.row, visitor)
        async with table.held():
            _check_fork(table, data)
            header, lines = table.ledger.head, table.ledger.lines[: data.rev]
        game, row = table.ledger.game.slug, table.row
        seats = [seat_row(seat, at, visitor, game) for at, seat in enumerate(data.seats)]
        public = row.access == "public"  # otherwise the private table's id would become known
        origin = f"{id if public else ''} {data.rev}".strip()
        new, now = new_id(), self._now()
        setting = _setting(visitor, header, data.access, origin, now + UNSTARTED, row.unverified)
        await asyncio.to_thread(self._lobby.create, new, header, now, setting, seats, lines)
        return await asyncio.to_thread(self._lobby.table, new)

    async def rematch(self, visitor: Visitor, id: str) -> TableRow:
        """Create the same table again, or take the seats at an existing rematch."""
        visitor.needs("play")
        row = await self._access.row(visitor, id)
        own = [seat for seat in row.seats if seat.account_id == visitor.account]
        own_seat(row, visitor, own[0].seat if own else 0)
        if row.status != "over":
            raise RequestError("not-over", 409)
        if not await self._is_kept(row.rematch):
            await self._create_rematch(visitor, row)
            row = await asyncio.to_thread(self._lobby.table, id)
        for seat in own:
            await asyncio.to_thread(
                self._lobby.take, row.rematch, seat.seat, visitor.account, seat.name
            )
        return await asyncio.to_thread(self._lobby.table, row.rematch)

    async def _is_kept(self, id: str) -> bool:
        """Return whether a table exists; tables that nobody starts are deleted."""
        try:
            return bool(id and await asyncio.to_thread(self._lobby.table, id))
        except NoSuchTable:
            return False

    async def _create_rematch(self, visitor: Visitor, row: TableRow) -> None:
        """Create the table again. If two players do so at once, one of the tables is deleted."""
        self._spend(visitor)
        seats = [
            seat if seat.kind == "bot" else SeatRow(seat.seat, seat.laid, laid=seat.laid)
            for seat in row.seats
        ]
        new, now, header = new_id(), self._now(), header_of_today(row.header, row.game)
        setting = Setting(
            row.game, visitor.account, row.access, new_id(), row.pace, "", now + UNSTARTED
        )
        await asyncio.to_thread(self._lobby.create, new, header, now, setting, seats)
        if not await asyncio.to_thread(self._lobby.set_rematch, row.id, row.rematch, new):
            await asyncio.to_thread(self._lobby.clear, new)

    def _spend(self, visitor: Visitor) -> None:
        self._limits.spend(f"tables {visitor.account}", TABLES, self._now())


def header_of_today(line: str, game: str) -> str:
    """Return the first line of the same table under today's rules, which may be others.

    A setting that games do not have may be any value of an import, so the preset's replaces it.
    """
    header = renewed(Reader(line, find_game).header)
    if isinstance(header, Refusal):
        raise Refused(header, game)
    return header.text()


def _check_fork(table: LiveTable, data: ForkRequest) -> None:
    """Refuse a fork that the table does not allow."""
    ledger = table.ledger
    if table.row.status != "over":
        raise RequestError("not-over", 409)
    if not 0 < data.rev < ledger.rev:
        raise RequestError("no-revision", 404, rev=data.rev, last=ledger.rev)
    if len(data.seats) != ledger.seats:
        raise RequestError("no-seat", 422, seat=len(data.seats))
    if table.row.unverified and not all(seat.kind in ("me", "bot") for seat in data.seats):
        raise RequestError("unverified", 403)


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
