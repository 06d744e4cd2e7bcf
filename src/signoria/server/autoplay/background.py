"""Background loops of a node: heartbeat, messages from other nodes, tables that are due."""

import asyncio
import logging
import time
from collections.abc import Coroutine
from contextlib import aclosing
from typing import TYPE_CHECKING, Any, Final

import msgspec

from signoria.extras import load
from signoria.server.autoplay.notify_listener import BEGUN, payloads
from signoria.server.autoplay.presence_publisher import PresencePublisher
from signoria.server.errors import RequestError
from signoria.server.log_failures import safely
from signoria.server.table import clocks as clock
from signoria.server.table.clock_kinds import stored_clock
from signoria.server.table.clocks import Clocks
from signoria.server.table.live import LiveTable
from signoria.store.database import StoreFailed
from signoria.store.nodes import Nodes

if TYPE_CHECKING:
    from signoria.server.server import Server

BEAT: Final = 2.0  # seconds between heartbeats
DUE: Final = 0.5  # seconds between checks for due tables
OUTAGE: Final = 5_000  # milliseconds without a heartbeat from any node
MANY: Final = 50
CLEAN: Final = 3_600_000

log = logging.getLogger("signoria.background")


class BackgroundTasks:
    """The tasks that run as long as the node runs."""

    def __init__(self, server: "Server") -> None:
        self._server = server
        # with PostgreSQL there may be other nodes
        self._many = server.engine.dialect.name == "postgresql"
        self._presence_publisher = PresencePublisher(server)
        self.nodes = Nodes(server.engine)
        self._tasks: list[asyncio.Task[None]] = []
        self._cleaned = 0
        self._beaten = server.now()
        self._lost = False  # whether the store failed since the last heartbeat

    async def start(self) -> None:
        """Return the time of an outage to the clocks, then start the loops."""
        await self._server.run(spare_outage, self._server, self.nodes, self._server.now())
        rounds: list[Coroutine[Any, Any, None]] = [
            self._beat(),
            self._send_heartbeats(),
            self._run_due_forever(),
        ]
        if self._many:
            rounds.append(self._listen())
        self._tasks = [asyncio.create_task(one) for one in rounds]

    async def stop(self) -> None:
        """Stop the loops."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _beat(self) -> None:
        server = self._server
        while True:
            await safely(self._say_alive(), log, "round-failed")
            server.tables.evict_idle(int(server.settings.idle_seconds * 1000))
            await safely(server.stand_ins.check_all(), log, "round-failed")
            if self._many:
                await safely(self._presence_publisher.publish(), log, "round-failed")
            await asyncio.sleep(BEAT)

    async def _send_heartbeats(self) -> None:
        """Send heartbeats to watchers, even while the store is slow."""
        while True:
            self._server.tables.send_heartbeats()
            await asyncio.sleep(self._server.settings.alive_seconds)

    async def _say_alive(self) -> None:
        """Record a heartbeat; if the store had failed, first return the lost time to the clocks.

        A heartbeat that took too long also counts as a failure; the next one returns that time.
        """
        server, lost, self._lost = self._server, self._lost, True
        now, asked = server.now(), time.monotonic()
        if lost:
            await server.run(spare_outage, server, self.nodes, now)
        else:
            await server.run(self.nodes.beat, server.node, now)
        before, self._beaten = self._beaten, now
        if lost and now - before >= OUTAGE:
            for table in server.tables.all():
                await safely(table.resend_all(), log, "table-failed")
        self._lost = (time.monotonic() - asked) * 1000 >= OUTAGE
        await self._clean()

    async def _clean(self) -> None:
        """Delete expired sessions from time to time."""
        now = self._server.now()
        if now - self._cleaned >= CLEAN:
            self._cleaned = now
            await self._server.run(self._server.accounts.sessions.clear, now)

    async def _run_due_forever(self) -> None:
        while True:
            if not self._lost:  # after an outage flags must not fall before clocks are corrected
                await safely(self._run_due(), log, "round-failed")
            await asyncio.sleep(DUE)

    async def _run_due(self) -> None:
        """Handle all due tables one by one; a failing table does not affect the others."""
        server, lease = self._server, self._server.settings.lease
        try:
            due = await server.run(server.lobby.due, server.now(), lease, MANY)
        except StoreFailed:
            self._lost = True
            raise
        for id in due:
            await safely(self._run_table(id), log, "table-failed")

    async def _run_table(self, id: str) -> None:
        """Delete a table that was never started; make the automatic moves of a running one."""
        server = self._server
        table = server.tables.table(id)
        try:
            async with table.held():
                status = table.row.status
        except RequestError:
            return server.tables.forget(id)
        if status == "open":
            await server.run(server.lobby.clear, id)
            table.disconnect()
            return server.tables.forget(id)
        return await server.autoplay.run_due(table)

    # Messages from other nodes.

    async def _listen(self) -> None:
        """Listen for changes by other nodes; after a gap, check every table in memory."""
        url = self._server.engine.url.set(drivername="postgresql")
        address = url.render_as_string(hide_password=False)
        psycopg = load("postgres", "psycopg")
        while True:
            try:
                async with aclosing(payloads(address)) as signals:
                    async for words in signals:
                        if words == BEGUN:
                            await self._catch_up()
                        else:
                            await safely(self._on_signal(words.split("\n")), log, "errand-failed")
            except psycopg.Error as trouble:
                log.warning("listening-failed", extra={"reason": type(trouble).__name__})
                await asyncio.sleep(1)

    async def _catch_up(self) -> None:
        self._server.authenticator.forget_all()
        for table in self._server.tables.all():
            await safely(table.refresh(), log, "table-failed")

    async def _on_signal(self, words: list[str]) -> None:
        kind, *rest = words
        if kind == "grown":
            self._spawn(self._grow(rest))
        elif kind in ("said", "redacted"):
            for word in rest:
                id, number = word.split(" ")
                self._notify_table(kind, id, int(number))
        elif kind == "changed":
            self._notify_table(kind, rest[0], 0)
        elif kind == "account":
            self._server.authenticator.forget(rest[0])
        elif kind == "here":
            self._presence_publisher.receive(rest[0], rest[1:])

    async def _grow(self, words: list[str]) -> None:
        """Add the lines that another node has stored; one query reads all tables of a commit."""
        server, known = self._server, dict[str, int]()
        for id, rev in (word.split(" ") for word in words):
            table = server.tables.known(id)
            if table is not None and not table.at_rest():
                self._spawn(table.on_remote_append(int(rev)))
            elif table is not None and table.ledger.rev < int(rev):
                known[id] = table.ledger.rev
        found = await server.run(server.lobby.grown, known) if known else {}
        for id, growth in found.items():
            if (table := server.tables.known(id)) is not None:
                self._spawn(table.apply_remote(growth))

    def _notify_table(self, kind: str, id: str, number: int) -> None:
        table = self._server.tables.known(id)
        if table is None:
            return
        if kind == "said":
            self._spawn(table.send_chat(number))
        elif kind == "redacted":
            self._spawn(table.redact_chat(number))
        else:
            self._spawn(self._apply_change(table))

    async def _apply_change(self, table: LiveTable) -> None:
        """Load a change. If the table was deleted, close its streams."""
        try:
            await table.refresh()
        except RequestError:
            table.disconnect()
            self._server.tables.forget(table.id)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        # The next signal repeats work that fails now.
        task = asyncio.create_task(safely(work, log, "errand-failed"))
        self._server.errands.add(task)
        task.add_done_callback(self._server.errands.discard)


def spare_outage(server: "Server", nodes: Nodes, now: int) -> None:
    """Move the clocks forward by the time in which no node was alive."""

    def moved(clock_kind: str, stood: str, down: int) -> str:
        try:
            clocks = msgspec.json.decode(stood, type=Clocks)
            kind = stored_clock(clock_kind)
        except msgspec.MsgspecError:
            log.exception("table-failed")
            return stood
        return msgspec.json.encode(clock.pause(kind, clocks, down, now)).decode()

    nodes.come_back(server.node, now, OUTAGE, moved)
    server.lobby.wake_all(now)
