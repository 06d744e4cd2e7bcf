"""Seats of absent players: offered to a bot, and given back when the owner returns."""

import logging
from typing import TYPE_CHECKING

from signoria.bots.levels import EVERY_LEVEL, levels_for
from signoria.server.errors import RequestError
from signoria.server.log_failures import safely
from signoria.server.people.visitor import Visitor
from signoria.server.table.clock_kinds import LiveClock, SlowClock
from signoria.server.table.live import TRIES
from signoria.server.table.presence import watched
from signoria.server.table.stand_in_rules import SeatStatus, TableStatus, flags_in_a_row
from signoria.store.lobby import SeatRow

if TYPE_CHECKING:
    from signoria.server.server import Server
    from signoria.server.table.live import LiveTable

log = logging.getLogger("signoria.stand_ins")


class StandIns:
    """Manages bots that play in place of absent owners."""

    def __init__(self, server: "Server") -> None:
        self._server = server

    def offered(self, table: "LiveTable") -> list[int]:
        """Return the seats of a table that may be given to a bot now."""
        if table.row.status != "running" or table.ledger.over:
            return []
        return self._table_status(table).offered(self._server.now())

    async def came_back(self, table: "LiveTable", seat: int) -> None:
        """Give a seat back to its owner, who acts or watches again."""
        if table.row.seats[seat].stand_in in EVERY_LEVEL:
            async with table.held():
                await self._put(table, seat, table.row.seats[seat].stand_in, "")

    async def set_stand_in(self, table: "LiveTable", seat: int, bot: str) -> None:
        """Set who plays a seat from its next choice on; this replaces any previous stand-in."""
        async with table.held():
            for _try in range(TRIES):
                if await self._put(table, seat, table.row.seats[seat].stand_in, bot):
                    return
        raise RequestError("busy", 503)

    async def accept(self, table: "LiveTable", seat: int, visitor: Visitor, bot: str) -> None:
        """Put a bot on an offered seat; only the host and other players of the table may."""
        async with table.held():
            if not 0 <= seat < len(table.row.seats):
                raise RequestError("no-seat", 404, seat=seat)
            if table.row.status != "running":
                raise RequestError("not-begun" if table.row.status == "open" else "is-over", 409)
            self._table_status(table).accept(seat, visitor.account, self._server.now(), bot)
            if not await self._put(table, seat, "", bot):
                raise RequestError("not-away", 409)

    async def check_all(self) -> None:
        """Send changed offers to watchers, and give seats back to owners who watch."""
        for table in self._server.tables.all():
            if table.watchers and table.at_rest():
                await safely(self._look_at(table), log, "table-failed")

    async def _look_at(self, table: "LiveTable") -> None:
        for seat in {watcher.seat for watcher in table.watchers if watcher.seat >= 0}:
            await self.came_back(table, seat)
        offers = self.offered(table) if table.at_rest() else table.offers
        if offers != table.offers:
            table.offers = offers
            table.send_people()

    async def _put(self, table: "LiveTable", seat: int, before: str, bot: str) -> bool:
        """Change who plays a seat, unless it changed meanwhile; the caller must hold the table."""
        server = self._server
        left_at = server.now() if bot else 0
        done = await server.run(server.lobby.set_stand_in, table.id, seat, before, bot, left_at)
        await table.reload()
        server.autoplay.schedule(table)
        return done

    def _table_status(self, table: "LiveTable") -> TableStatus:
        here = watched(table)
        seats = [
            None if row.kind == "bot" else self._seat_status(table, row, here)
            for row in table.row.seats
        ]
        return TableStatus(
            table.clock_kind, table.row.host, tuple(seats), levels_for(table.row.game)
        )

    def _seat_status(self, table: "LiveTable", row: SeatRow, here: set[int]) -> SeatStatus:
        owes = None if table.clocks is None else table.clocks.since[row.seat]
        away = None if row.seat in here else self._away_since(table, row.seat)
        waits = owes is not None and isinstance(table.clock_kind, SlowClock)
        return SeatStatus(
            account=row.account_id,
            away_since=away,
            owes_since=owes,
            flags=flags_in_a_row(table.ledger.table.entries, row.seat) if waits else 0,
            ordered=row.seat in table.orders and row.seat in table.ordered(),
            stand_in=row.stand_in,
        )

    def _away_since(self, table: "LiveTable", seat: int) -> int | None:
        """Return since when a seat has no watcher; None while other nodes may still report one.

        If nobody was seen to leave, it is 0, so that the time of the question counts. With a live
        clock it is the moment when this node read the table: everybody gets the time to come back.
        """
        left = table.presence.last_seen(seat)
        if left is None and not table.presence.settled(self._server.now()):
            return None
        known = table.presence.since if isinstance(table.clock_kind, LiveClock) else 0
        return known if left is None else left
