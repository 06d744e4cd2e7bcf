"""The parts of one server node, assembled once."""

import asyncio
from collections.abc import Callable
from typing import ParamSpec, TypeVar

from signoria.server.autoplay.auto_player import AutoPlayer, TableObserver
from signoria.server.autoplay.background import BackgroundTasks
from signoria.server.autoplay.bots.pool import BotPool
from signoria.server.autoplay.heartbeats import OUTAGE, HealthCheck, Heartbeats
from signoria.server.autoplay.presence_publisher import PresencePublisher
from signoria.server.autoplay.remote_signals import RemoteSignals
from signoria.server.autoplay.stand_ins import StandIns
from signoria.server.lobby.further_tables import FurtherTables
from signoria.server.lobby.importing import ImportQueue
from signoria.server.lobby.new_tables import NewTables
from signoria.server.metrics import Metrics
from signoria.server.people.access import Access, Playing
from signoria.server.people.authenticator import Authenticator
from signoria.server.people.limits import Limits
from signoria.server.people.notices import Notices
from signoria.server.people.sign_in import SignIn
from signoria.server.settings import Settings
from signoria.server.table.automatic_moves import DecisionTimes
from signoria.server.table.live import LiveTable
from signoria.server.table.live_tables import LiveTables
from signoria.server.table.state import SteadyClock, Timing, wall_clock
from signoria.server.table.store import TableStore
from signoria.store.accounts import Accounts
from signoria.store.database import open_database
from signoria.store.ledgers import Ledgers, new_id
from signoria.store.lobby import Lobby
from signoria.store.migrations import upgrade
from signoria.store.nodes import Nodes
from signoria.store.pending import PendingStore
from signoria.store.reports import Reports
from signoria.store.talk import Talk
from signoria.store.writer import Writer

P = ParamSpec("P")
T = TypeVar("T")


class Server:
    """One node: its store, live tables, bots and clock."""

    def __init__(
        self, settings: Settings, now: Callable[[], int] = wall_clock, gap: float = OUTAGE
    ) -> None:
        self.settings = settings
        self.now = SteadyClock(now, gap)
        self.node = new_id()
        self.metrics = Metrics()
        self._open_store(settings)
        self._set_tables(settings)
        self._set_people(settings)
        self.background = self._background(settings)

    def _open_store(self, settings: Settings) -> None:
        self.engine = open_database(settings.database)
        upgrade(self.engine)
        self.ledgers = Ledgers(self.engine)
        self.lobby = Lobby(self.engine)
        self.talk = Talk(self.engine)
        self.pending = PendingStore(self.engine)
        self.accounts = Accounts(self.engine)
        self.reports = Reports(self.engine)
        self.nodes = Nodes(self.engine)
        self.writer = Writer(self.ledgers, self.metrics.committed)
        self.store = TableStore(self.ledgers, self.lobby, self.talk, self.pending, self.writer)

    def _set_tables(self, settings: Settings) -> None:
        self.timing = timing_of(settings)
        self.decision_times = DecisionTimes()
        self.notices = Notices(self.engine, settings)
        self.bots = BotPool(settings.bot_workers, settings.bot_seconds)
        self.limits = Limits(settings.limits)
        times, network = self.decision_times, self.limits.network
        self.autoplay = AutoPlayer(self.bots, self.store, times, self.metrics, self.now, network)
        observer = TableObserver(
            self.metrics, self.decision_times, self.notices.look_at, self.autoplay
        )

        def make(id: str) -> LiveTable:
            return LiveTable(id, self.store, self.now, self.timing, observer)

        self.tables = LiveTables(make, self.now, self.timing, self.autoplay.busy)
        self.stand_ins = StandIns(self.tables, self.store, self.now, self.autoplay.schedule)

    def _set_people(self, settings: Settings) -> None:
        self.authenticator = Authenticator(self.accounts, self.run)
        self.authenticator.forgotten = self.tables.disconnect
        self.access = Access(self.store, self.tables, self.limits, self.now)
        fresh = settings.fresh_seconds
        self.sign_in = SignIn(self.accounts, self.authenticator, self.limits, self.now, fresh)
        self.playing = Playing(self.access, self.store, self.stand_ins)
        tables, limits = self.tables, self.limits
        self.new_tables = NewTables(
            self.lobby, self.access, tables, self.autoplay, limits, self.now, settings.open_tables
        )
        imports = ImportQueue(settings)
        self.further_tables = FurtherTables(self.lobby, self.access, imports, limits, self.now)

    def leave(self) -> None:
        """Report at `/health` that this node will stop; it serves on until `drain`."""
        self.tables.leaving = True

    def _background(self, settings: Settings) -> BackgroundTasks:
        self.health = HealthCheck(self.node, self.nodes)
        return BackgroundTasks(
            Heartbeats(self.node, self.nodes, self.lobby),
            self.tables,
            self.store,
            self.autoplay,
            self.stand_ins,
            self._signals(),
            self._clean,
            self.now,
            self.timing,
        )

    def _signals(self) -> RemoteSignals | None:
        """Return the receiver of signals; with SQLite there is no other node."""
        if self.engine.dialect.name != "postgresql":
            return None
        url = self.engine.url.set(drivername="postgresql")
        address = url.render_as_string(hide_password=False)
        publisher = PresencePublisher(self.node, self.tables, self.store, self.now)
        return RemoteSignals(address, self.tables, self.store, publisher, self._forget)

    async def open(self) -> None:
        """Start the bots and the background loops."""
        await self.bots.start()
        await self.background.start()

    def drain(self) -> None:
        """Close every stream with a `bye` event that tells clients to reconnect."""
        self.autoplay.draining = True
        self.tables.drain()

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

    async def _clean(self, now: int) -> None:
        """Delete expired sessions."""
        await self.run(self.accounts.sessions.clear, now)

    def _forget(self, account: str) -> None:
        """Drop an account from the cache of visitors, or all of them for ""."""
        if account:
            self.authenticator.forget(account)
        else:
            self.authenticator.forget_all()


def timing_of(settings: Settings) -> Timing:
    """Return the times of a node in milliseconds."""
    return Timing(
        lease=settings.lease,
        talk=int(settings.talk_seconds * 1000),
        idle=int(settings.idle_seconds * 1000),
        alive=round(settings.alive_seconds * 1000),
        undos_per_decision=settings.undos_per_decision,
        undos_per_table=settings.undos_per_table,
    )
