"""Seats of absent players: offered to a bot, and given back when the owner returns."""

import logging
from collections.abc import Callable

from signoria.bots.levels import is_level
from signoria.server.autoplay.log_failures import safely
from signoria.server.errors import RequestError
from signoria.server.table.live import TRIES, LiveTable
from signoria.server.table.live_tables import LiveTables
from signoria.server.table.seats import seats_offered, status_of
from signoria.server.table.state import Now
from signoria.server.table.store import TableStore

log = logging.getLogger("signoria.stand_ins")


class StandIns:
    """Manages bots that play in place of absent owners."""

    def __init__(
        self,
        tables: LiveTables,
        store: TableStore,
        now: Now,
        schedule: Callable[[LiveTable], None],
    ) -> None:
        self._tables = tables
        self._store = store
        self._now = now
        self._schedule = schedule  # starts the automatic moves of a table

    async def came_back(self, table: LiveTable, seat: int) -> None:
        """Give a seat back to its owner, who acts or watches again."""
        if is_level(table.row.seats[seat].stand_in):
            async with table.held():
                await self._put(table, seat, table.row.seats[seat].stand_in, "")

    async def set_stand_in(self, table: LiveTable, seat: int, bot: str) -> None:
        """Set who plays a seat from its next choice on; this replaces any previous stand-in."""
        async with table.held():
            for _try in range(TRIES):
                if await self._put(table, seat, table.row.seats[seat].stand_in, bot):
                    return
        raise RequestError("busy", 503)

    async def accept(self, table: LiveTable, seat: int, account: str, bot: str) -> None:
        """Put a bot on an offered seat; only the host and other players of the table may."""
        async with table.held():
            if not 0 <= seat < len(table.row.seats):
                raise RequestError("no-seat", 404, seat=seat)
            if table.row.status != "running":
                raise RequestError("not-begun" if table.row.status == "open" else "is-over", 409)
            status_of(table).accept(seat, account, self._now(), bot)
            if not await self._put(table, seat, "", bot):
                raise RequestError("not-away", 409)

    async def check_all(self) -> None:
        """Send changed offers to watchers, and give seats back to owners who watch."""
        for table in self._tables.all():
            if table.watchers and table.at_rest():
                await safely(self._look_at(table), log, "table-failed")

    async def _look_at(self, table: LiveTable) -> None:
        for seat in {watcher.seat for watcher in table.watchers if watcher.seat >= 0}:
            await self.came_back(table, seat)
        offers = seats_offered(table) if table.at_rest() else table.offers
        if offers != table.offers:
            table.offers = offers
            table.send_people()

    async def _put(self, table: LiveTable, seat: int, before: str, bot: str) -> bool:
        """Change who plays a seat, unless it changed meanwhile; the caller must hold the table."""
        left_at = self._now() if bot else 0
        done = await self._store.set_stand_in(table.id, seat, before, bot, left_at)
        await table.reload()
        self._schedule(table)
        return done
