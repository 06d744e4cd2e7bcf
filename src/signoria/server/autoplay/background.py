"""Background loops of a node: heartbeats, and tables that are due."""

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from typing import Any, Final

from signoria.server.autoplay import heartbeats
from signoria.server.autoplay.auto_player import AutoPlayer
from signoria.server.autoplay.heartbeats import Heartbeats
from signoria.server.autoplay.log_failures import safely
from signoria.server.autoplay.remote_signals import RemoteSignals
from signoria.server.autoplay.stand_ins import StandIns
from signoria.server.errors import RequestError
from signoria.server.table.live_tables import LiveTables
from signoria.server.table.state import SteadyClock, Timing
from signoria.server.table.store import TableStore
from signoria.store.database import StoreFailed

BEAT: Final = 2.0  # seconds between heartbeats
DUE: Final = 0.5  # seconds between checks for due tables
MANY: Final = 50
CLEAN: Final = 3_600_000

log = logging.getLogger("signoria.background")


class BackgroundTasks:
    """The tasks that run as long as the node runs.

    `signals` is missing if there can be no other node. `clean` deletes what has expired.
    """

    def __init__(
        self,
        heartbeats: Heartbeats,
        tables: LiveTables,
        store: TableStore,
        autoplay: AutoPlayer,
        stand_ins: StandIns,
        signals: RemoteSignals | None,
        clean: Callable[[int], Coroutine[Any, Any, None]],
        now: SteadyClock,
        timing: Timing,
    ) -> None:
        self._heartbeats = heartbeats
        self._tables = tables
        self._store = store
        self._autoplay = autoplay
        self._stand_ins = stand_ins
        self._signals = signals
        self._clean_up = clean
        self._now = now
        self._timing = timing
        self._running: list[asyncio.Task[None]] = []
        self._cleaned = 0
        self._beaten = now()
        self._lost = False  # whether the store failed since the last heartbeat

    async def start(self) -> None:
        """Return the time of an outage to the clocks, then start the loops."""
        await self.come_back()
        rounds: list[Coroutine[Any, Any, None]] = [
            self._beat(),
            self._send_heartbeats(),
            self._run_due_forever(),
        ]
        if self._signals is not None:
            rounds.append(self._signals.listen())
        self._running = [asyncio.create_task(one) for one in rounds]

    async def come_back(self) -> None:
        """Return the time of an outage to the clocks."""
        await asyncio.to_thread(self._heartbeats.come_back, self._now.true_time())
        self._now.resume()

    async def stop(self) -> None:
        """Stop the loops."""
        for task in self._running:
            task.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)

    async def _beat(self) -> None:
        while True:
            await self.beat()
            await asyncio.sleep(BEAT)

    async def beat(self) -> None:
        """Say that this node is alive, and look after tables, absent players and other nodes."""
        await safely(self._say_alive(), log, "round-failed")
        self._tables.evict_idle(self._timing.idle)
        await safely(self._stand_ins.check_all(), log, "round-failed")
        if self._signals is not None:
            await safely(self._signals.publish_presence(), log, "round-failed")

    async def _send_heartbeats(self) -> None:
        """Send heartbeats to watchers, even while the store is slow."""
        while True:
            self._tables.send_heartbeats()
            await asyncio.sleep(self._timing.alive / 1000)

    async def _say_alive(self) -> None:
        """Record a heartbeat; if the store had failed, first return the lost time to the clocks.

        A heartbeat that took too long also counts as a failure; the next one returns that time.
        """
        lost, self._lost = self._lost or self._now.stopped, True
        now, asked = self._now.true_time(), time.monotonic()
        beat = self._heartbeats.come_back if lost else self._heartbeats.beat
        await asyncio.to_thread(beat, now)
        before, self._beaten = self._beaten, now
        if lost and abs(now - before) >= heartbeats.OUTAGE:
            await self._resend_all()
        self._lost = (time.monotonic() - asked) * 1000 >= heartbeats.OUTAGE
        await self._clean()

    async def _resend_all(self) -> None:
        """Load the corrected clocks of all tables, let the time go on, and send frames."""
        for table in self._tables.all():
            await safely(table.refresh(), log, "table-failed")
        self._now.resume()
        for table in self._tables.all():
            await safely(table.resend_all(), log, "table-failed")

    async def _clean(self) -> None:
        """Delete what has expired, from time to time."""
        now = self._now()
        if now - self._cleaned >= CLEAN:
            self._cleaned = now
            await self._clean_up(now)

    async def _run_due_forever(self) -> None:
        while True:
            await self.run_due()
            await asyncio.sleep(DUE)

    async def run_due(self) -> None:
        """Handle due tables, but after an outage only when the clocks are corrected."""
        self._now()
        if not self._lost and not self._now.stopped:
            await safely(self._run_due(), log, "round-failed")

    async def _run_due(self) -> None:
        """Handle all due tables one by one; a failing table does not affect the others."""
        try:
            due = await self._store.due(self._now(), self._timing.lease, MANY)
        except StoreFailed:
            self._lost = True
            raise
        for id in due:
            await safely(self._run_table(id), log, "table-failed")

    async def _run_table(self, id: str) -> None:
        """Delete a table that was never started; make the automatic moves of a running one."""
        table = self._tables.table(id)
        try:
            async with table.held():
                status = table.row.status
        except RequestError:
            return self._tables.forget(id)
        if status == "open":
            await self._store.clear(id)
            table.disconnect()
            return self._tables.forget(id)
        return await self._autoplay.run_due(table)
