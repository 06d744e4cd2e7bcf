"""Seats of absent players: offered to a bot, and given back when the owner returns."""

import logging
from typing import TYPE_CHECKING

from signoria.bots.levels import EVERY_LEVEL, levels_for
from signoria.server.faults import Fault
from signoria.server.live import TRIES
from signoria.server.pace import LiveClock, SlowClock
from signoria.server.presence import watched
from signoria.server.standins import Chair, Company, flags_in_a_row
from signoria.server.troubles import safely
from signoria.server.visitor import Visitor
from signoria.store.lobby import SeatRow

if TYPE_CHECKING:
    from signoria.server.house import House
    from signoria.server.live import LiveTable

log = logging.getLogger("signoria.places")


class Places:
    """Manages bots that play in place of absent owners."""

    def __init__(self, house: "House") -> None:
        self._house = house

    def offered(self, table: "LiveTable") -> list[int]:
        """Return the seats of a table that may be given to a bot now."""
        if table.row.status != "running" or table.book.over:
            return []
        return self._company(table).offered(self._house.now())

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
        raise Fault("busy", 503)

    async def accept(self, table: "LiveTable", seat: int, visitor: Visitor, bot: str) -> None:
        """Put a bot on an offered seat; only the host and other players of the table may."""
        async with table.held():
            if not 0 <= seat < len(table.row.seats):
                raise Fault("no-seat", 404, seat=seat)
            if table.row.status != "running":
                raise Fault("not-begun" if table.row.status == "open" else "is-over", 409)
            self._company(table).accept(seat, visitor.account, self._house.now(), bot)
            if not await self._put(table, seat, "", bot):
                raise Fault("not-away", 409)

    async def look_round(self) -> None:
        """Send changed offers to watchers, and give seats back to owners who watch."""
        for table in self._house.tables.all():
            if table.watchers and table.at_rest():
                await safely(self._look_at(table), log, "table-failed")

    async def _look_at(self, table: "LiveTable") -> None:
        for seat in {watcher.seat for watcher in table.watchers if watcher.seat >= 0}:
            await self.came_back(table, seat)
        offers = self.offered(table) if table.at_rest() else table.offers
        if offers != table.offers:
            table.offers = offers
            table.tell_people()

    async def _put(self, table: "LiveTable", seat: int, before: str, bot: str) -> bool:
        """Change who plays a seat, unless it changed meanwhile; the caller must hold the table."""
        house = self._house
        left_at = house.now() if bot else 0
        done = await house.run(house.lobby.set_stand_in, table.id, seat, before, bot, left_at)
        await table.reload()
        house.tending.attend(table)
        return done

    def _company(self, table: "LiveTable") -> Company:
        here = watched(table)
        chairs = [
            None if row.kind == "bot" else self._chair(table, row, here) for row in table.row.seats
        ]
        return Company(table.pace, table.row.host, tuple(chairs), levels_for(table.row.game))

    def _chair(self, table: "LiveTable", row: SeatRow, here: set[int]) -> Chair:
        owes = None if table.clocks is None else table.clocks.since[row.seat]
        away = None if row.seat in here else self._away_since(table, row.seat)
        waits = owes is not None and isinstance(table.pace, SlowClock)
        return Chair(
            account=row.account_id,
            away_since=away,
            owes_since=owes,
            flags=flags_in_a_row(table.book.table.entries, row.seat) if waits else 0,
            ordered=row.seat in table.orders and row.seat in table.ordered(),
            stand_in=row.stand_in,
        )

    def _away_since(self, table: "LiveTable", seat: int) -> int | None:
        """Return since when a seat has no watcher; None while other nodes may still report one.

        If nobody was seen to leave, it is 0, so that the time of the question counts. With a live
        clock it is the moment when this node read the table: everybody gets the time to come back.
        """
        left = table.presence.last_seen(seat)
        if left is None and not table.presence.settled(self._house.now()):
            return None
        known = table.presence.since if isinstance(table.pace, LiveClock) else 0
        return known if left is None else left
