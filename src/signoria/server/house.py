"""The parts of one server node, assembled once."""

import asyncio
import time
from collections.abc import Callable
from typing import ParamSpec, TypeVar

from signoria.server import clocks as clock
from signoria.server.bots.pool import BotPool
from signoria.server.clocks import Clocks
from signoria.server.hall import Hall
from signoria.server.identity.doors import Doors
from signoria.server.limits import Limits
from signoria.server.live import LiveTable
from signoria.server.metrics import Metrics
from signoria.server.notices import Notices
from signoria.server.places import Places
from signoria.server.rounds import Rounds
from signoria.server.settings import Settings
from signoria.server.tending import Tending, automatic, bots_wait_until
from signoria.server.waiting import Waiting
from signoria.server.wire import Proposal
from signoria.store.accounts import Accounts
from signoria.store.beside import Beside
from signoria.store.database import open_database
from signoria.store.ledgers import Ledgers, new_id
from signoria.store.lobby import Lobby
from signoria.store.migrations import upgrade
from signoria.store.reports import Reports
from signoria.store.talk import Talk
from signoria.store.writer import Writer

P = ParamSpec("P")
T = TypeVar("T")


def wall_clock() -> int:
    """Return the time of day in milliseconds."""
    return time.time_ns() // 1_000_000


class House:
    """One node: its store, live tables, bots and clock."""

    def __init__(self, settings: Settings, now: Callable[[], int] = wall_clock) -> None:
        self.settings = settings
        self.now = now
        self.node = new_id()
        self.engine = open_database(settings.database)
        upgrade(self.engine)
        self.ledgers = Ledgers(self.engine)
        self.lobby = Lobby(self.engine)
        self.talk = Talk(self.engine)
        self.asides = Beside(self.engine)
        self.accounts = Accounts(self.engine)
        self.doors = Doors(self.accounts, self.run, settings.moderators)
        self.limits = Limits(settings.limits)
        self.metrics = Metrics()
        self.writer = Writer(self.ledgers, self.metrics.committed)
        self.tables = Hall(self)
        self.doors.forgotten = self.tables.send_away
        self.bots = BotPool(settings.bot_workers, settings.bot_seconds)
        self.tending = Tending(self)
        self.places = Places(self)
        self.waiting = Waiting()
        self.notices = Notices(self.engine, settings)
        self.reports = Reports(self.engine)
        self.rounds = Rounds(self)
        self.errands: set[asyncio.Task[None]] = set()
        self.draining = False

    async def open(self) -> None:
        """Start the bots and the background loops."""
        await self.bots.start()
        await self.rounds.start()

    def drain(self) -> None:
        """Close every stream with a `bye` event that tells clients to reconnect."""
        self.draining = True
        for table in self.tables.all():
            table.send_away()

    async def close(self) -> None:
        """Stop all tasks. Everything accepted is stored."""
        self.drain()
        await self.rounds.stop()
        await self.tending.stop()
        await self.notices.close()
        await self.bots.close()
        await self.run(self.writer.close)
        self.engine.dispose()

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run blocking database work in a thread."""
        return await asyncio.to_thread(work, *args, **kwargs)

    # Calls from live tables.

    def beside(self, table: str) -> tuple[Proposal | None, dict[int, str]]:
        """Return the proposed undo of a table and the standing orders of its seats."""
        found = self.asides.proposal(table)
        orders = self.asides.orders(table)
        if found is None:
            return None, orders
        return Proposal(found.rev, found.to, found.seat, list(found.consent)), orders

    def wake_at(self, table: LiveTable, clocks: Clocks | None, now: int) -> int | None:
        """Return when a table needs attention if nothing happens before."""
        if clocks is None or table.book.over:
            return None
        if any(automatic(table, seat, now) for seat in table.book.actors()):
            return now + self.settings.lease
        times = [clock.flag_at(table.ticking, clocks), bots_wait_until(table)]
        return min((at for at in times if at is not None), default=None)

    def stored(self, table: LiveTable, lines: int) -> None:
        """Count the stored lines, send notices, and start automatic moves."""
        self.metrics.accepted(lines)
        self.notices.look_at(table, lines)
        self.tending.attend(table)

    def frames_sent(self, number: int) -> None:
        """Count sent frames."""
        self.metrics.frames(number)
