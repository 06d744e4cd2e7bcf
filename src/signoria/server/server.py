"""The parts of one server node, assembled once."""

import asyncio
import time
from collections.abc import Callable
from typing import ParamSpec, TypeVar

from signoria.server.autoplay.auto_player import AutoPlayer, automatic, bots_wait_until
from signoria.server.autoplay.background import BackgroundTasks
from signoria.server.autoplay.bots.pool import BotPool
from signoria.server.autoplay.stand_ins import StandIns
from signoria.server.lobby.importing import ImportQueue
from signoria.server.metrics import Metrics
from signoria.server.people.authenticator import Authenticator
from signoria.server.people.limits import Limits
from signoria.server.people.notices import Notices
from signoria.server.settings import Settings
from signoria.server.table import clocks as clock
from signoria.server.table.clocks import Clocks
from signoria.server.table.human_delay import DecisionTimes
from signoria.server.table.live import LiveTable
from signoria.server.table.live_tables import LiveTables
from signoria.server.table.wire import Proposal
from signoria.store.accounts import Accounts
from signoria.store.database import open_database
from signoria.store.ledgers import Ledgers, new_id
from signoria.store.lobby import Lobby
from signoria.store.migrations import upgrade
from signoria.store.pending import PendingStore
from signoria.store.reports import Reports
from signoria.store.talk import Talk
from signoria.store.writer import Writer

P = ParamSpec("P")
T = TypeVar("T")


def wall_clock() -> int:
    """Return the time of day in milliseconds."""
    return time.time_ns() // 1_000_000


class Server:
    """One node: its store, live tables, bots and clock."""

    draining = False  # whether it is about to stop

    def __init__(self, settings: Settings, now: Callable[[], int] = wall_clock) -> None:
        self.settings = settings
        self.now = now
        self.node = new_id()
        self.engine = open_database(settings.database)
        upgrade(self.engine)
        self.ledgers = Ledgers(self.engine)
        self.lobby = Lobby(self.engine)
        self.talk = Talk(self.engine)
        self.pending = PendingStore(self.engine)
        self.accounts = Accounts(self.engine)
        self.authenticator = Authenticator(self.accounts, self.run, settings.moderators)
        self.limits = Limits(settings.limits)
        self.metrics = Metrics()
        self.writer = Writer(self.ledgers, self.metrics.committed)
        self.tables = LiveTables(self)
        self.authenticator.forgotten = self.tables.disconnect
        self.bots = BotPool(settings.bot_workers, settings.bot_seconds)
        self.autoplay = AutoPlayer(self)
        self.stand_ins = StandIns(self)
        self.decision_times = DecisionTimes()
        self.imports = ImportQueue(settings)
        self.notices = Notices(self.engine, settings)
        self.reports = Reports(self.engine)
        self.background = BackgroundTasks(self)
        self.errands: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Start the bots and the background loops."""
        await self.bots.start()
        await self.background.start()

    def drain(self) -> None:
        """Close every stream with a `bye` event that tells clients to reconnect."""
        self.draining = True
        for table in self.tables.all():
            table.disconnect()

    async def close(self) -> None:
        """Stop all tasks. Everything accepted is stored."""
        self.drain()
        await self.background.stop()
        await self.autoplay.stop()
        await self.notices.close()
        await self.bots.close()
        await self.run(self.writer.close)
        self.engine.dispose()

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run blocking database work in a thread."""
        return await asyncio.to_thread(work, *args, **kwargs)

    # Calls from live tables.

    def pending_of(self, table: str) -> tuple[Proposal | None, dict[int, str]]:
        """Return the proposed undo of a table and the standing orders of its seats."""
        found = self.pending.proposal(table)
        orders = self.pending.orders(table)
        if found is None:
            return None, orders
        return Proposal(found.rev, found.to, found.seat, list(found.consent)), orders

    def wake_at(self, table: LiveTable, clocks: Clocks | None, now: int) -> int | None:
        """Return when a table needs attention if nothing happens before."""
        if clocks is None or table.ledger.over:
            return None
        if any(automatic(table, seat, now) for seat in table.ledger.actors()):
            return now + self.settings.lease
        times = [clock.flag_at(table.ticking, clocks), bots_wait_until(table)]
        return min((at for at in times if at is not None), default=None)

    def stored(self, table: LiveTable, lines: int) -> None:
        """Count the stored lines, send notices, and start automatic moves."""
        self.metrics.accepted(lines)
        self.notices.look_at(table, lines)
        self.autoplay.schedule(table)

    def frames_sent(self, number: int) -> None:
        """Count sent frames."""
        self.metrics.frames(number)
