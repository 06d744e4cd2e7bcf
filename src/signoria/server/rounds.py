"""Background loops of a node: heartbeat, messages from other nodes, tables that are due."""

import asyncio
import logging
import time
from collections.abc import Coroutine
from contextlib import aclosing
from typing import TYPE_CHECKING, Any, Final

import msgspec

from signoria.extras import load
from signoria.server import clocks as clock
from signoria.server.clocks import Clocks
from signoria.server.faults import Fault
from signoria.server.hearing import BEGUN, payloads
from signoria.server.herald import Herald
from signoria.server.live import LiveTable
from signoria.server.pace import Pace
from signoria.server.troubles import safely
from signoria.store.database import StoreFailed
from signoria.store.nodes import Nodes

if TYPE_CHECKING:
    from signoria.server.house import House

BEAT: Final = 2.0  # seconds between heartbeats
DUE: Final = 0.5  # seconds between checks for due tables
OUTAGE: Final = 5_000  # milliseconds without a heartbeat from any node
MANY: Final = 50
CLEAN: Final = 3_600_000

log = logging.getLogger("signoria.rounds")


class Rounds:
    """The tasks that run as long as the node runs."""

    def __init__(self, house: "House") -> None:
        self._house = house
        # with PostgreSQL there may be other nodes
        self._many = house.engine.dialect.name == "postgresql"
        self._herald = Herald(house)
        self.nodes = Nodes(house.engine)
        self._tasks: list[asyncio.Task[None]] = []
        self._cleaned = 0
        self._beaten = house.now()
        self._lost = False  # whether the store failed since the last heartbeat

    async def start(self) -> None:
        """Return the time of an outage to the clocks, then start the loops."""
        await self._house.run(spare_outage, self._house, self.nodes, self._house.now())
        rounds: list[Coroutine[Any, Any, None]] = [
            self._beat(),
            self._show_life(),
            self._see_to_due(),
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
        house = self._house
        while True:
            await safely(self._say_alive(), log, "round-failed")
            house.tables.sweep(int(house.settings.idle_seconds * 1000))
            await safely(house.places.look_round(), log, "round-failed")
            if self._many:
                await safely(self._herald.announce(), log, "round-failed")
            await asyncio.sleep(BEAT)

    async def _show_life(self) -> None:
        """Send heartbeats to watchers, even while the store is slow."""
        while True:
            self._house.tables.show_life()
            await asyncio.sleep(self._house.settings.alive_seconds)

    async def _say_alive(self) -> None:
        """Record a heartbeat; if the store had failed, first return the lost time to the clocks.

        A heartbeat that took too long also counts as a failure; the next one returns that time.
        """
        house, lost, self._lost = self._house, self._lost, True
        now, asked = house.now(), time.monotonic()
        if lost:
            await house.run(spare_outage, house, self.nodes, now)
        else:
            await house.run(self.nodes.beat, house.node, now)
        before, self._beaten = self._beaten, now
        if lost and now - before >= OUTAGE:
            for table in house.tables.all():
                await safely(table.retell(), log, "table-failed")
        self._lost = (time.monotonic() - asked) * 1000 >= OUTAGE
        await self._clean()

    async def _clean(self) -> None:
        """Delete expired sessions from time to time."""
        now = self._house.now()
        if now - self._cleaned >= CLEAN:
            self._cleaned = now
            await self._house.run(self._house.accounts.sessions.clear, now)

    async def _see_to_due(self) -> None:
        while True:
            if not self._lost:  # after an outage flags must not fall before clocks are corrected
                await safely(self._look_round(), log, "round-failed")
            await asyncio.sleep(DUE)

    async def _look_round(self) -> None:
        """Handle all due tables one by one; a failing table does not affect the others."""
        house, lease = self._house, self._house.settings.lease
        try:
            due = await house.run(house.lobby.due, house.now(), lease, MANY)
        except StoreFailed:
            self._lost = True
            raise
        for id in due:
            await safely(self._see_to(id), log, "table-failed")

    async def _see_to(self, id: str) -> None:
        """Delete a table that was never started; make the automatic moves of a running one."""
        house = self._house
        table = house.tables.table(id)
        try:
            async with table.held():
                status = table.row.status
        except Fault:
            return house.tables.forget(id)
        if status == "open":
            await house.run(house.lobby.clear, id)
            table.send_away()
            return house.tables.forget(id)
        return await house.tending.see_to(table)

    # Messages from other nodes.

    async def _listen(self) -> None:
        """Listen for changes by other nodes; after a gap, check every table in memory."""
        url = self._house.engine.url.set(drivername="postgresql")
        address = url.render_as_string(hide_password=False)
        psycopg = load("postgres", "psycopg")
        while True:
            try:
                async with aclosing(payloads(address)) as heard:
                    async for words in heard:
                        if words == BEGUN:
                            await self._catch_up()
                        else:
                            await safely(self._hear(words.split("\n")), log, "errand-failed")
            except psycopg.Error as trouble:
                log.warning("listening-failed", extra={"reason": type(trouble).__name__})
                await asyncio.sleep(1)

    async def _catch_up(self) -> None:
        self._house.doors.forget_all()
        for table in self._house.tables.all():
            await safely(table.changed(), log, "table-failed")

    async def _hear(self, words: list[str]) -> None:
        kind, *rest = words
        if kind == "grown":
            self._spawn(self._grow(rest))
        elif kind in ("said", "unsaid"):
            for word in rest:
                id, number = word.split(" ")
                self._tell_table(kind, id, int(number))
        elif kind == "changed":
            self._tell_table(kind, rest[0], 0)
        elif kind == "account":
            self._house.doors.forget(rest[0])
        elif kind == "here":
            self._herald.hear(rest[0], rest[1:])

    async def _grow(self, words: list[str]) -> None:
        """Add the lines that another node has stored; one query reads all tables of a commit."""
        house, known = self._house, dict[str, int]()
        for id, rev in (word.split(" ") for word in words):
            table = house.tables.known(id)
            if table is not None and not table.at_rest():
                self._spawn(table.grown(int(rev)))
            elif table is not None and table.book.rev < int(rev):
                known[id] = table.book.rev
        found = await house.run(house.lobby.grown, known) if known else {}
        for id, growth in found.items():
            if (table := house.tables.known(id)) is not None:
                self._spawn(table.take_in(growth))

    def _tell_table(self, kind: str, id: str, number: int) -> None:
        table = self._house.tables.known(id)
        if table is None:
            return
        if kind == "said":
            self._spawn(table.said(number))
        elif kind == "unsaid":
            self._spawn(table.unsaid(number))
        else:
            self._spawn(self._see_change(table))

    async def _see_change(self, table: LiveTable) -> None:
        """Load a change. If the table was deleted, close its streams."""
        try:
            await table.changed()
        except Fault:
            table.send_away()
            self._house.tables.forget(table.id)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        # The next signal repeats work that fails now.
        task = asyncio.create_task(safely(work, log, "errand-failed"))
        self._house.errands.add(task)
        task.add_done_callback(self._house.errands.discard)


def spare_outage(house: "House", nodes: Nodes, now: int) -> None:
    """Move the clocks forward by the time in which no node was alive."""

    def moved(pace: str, stood: str, down: int) -> str:
        try:
            clocks = msgspec.json.decode(stood, type=Clocks)
            kind = msgspec.json.decode(pace, type=Pace)
        except msgspec.MsgspecError:
            log.exception("table-failed")
            return stood
        return msgspec.json.encode(clock.pause(kind, clocks, down, now)).decode()

    nodes.come_back(house.node, now, OUTAGE, moved)
    house.lobby.wake_all(now)
