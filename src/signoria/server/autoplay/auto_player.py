"""Automatic moves: bots, fallen flags, standing orders and players who resigned."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from secrets import randbits
from typing import Any, Final

from signoria.bots.bot import Bot
from signoria.bots.window import Window
from signoria.kernel.action import Action
from signoria.kernel.parts import part_of
from signoria.kernel.table import BOT, HOST, SEAT
from signoria.kernel.wire import decode
from signoria.server.autoplay.bots.fair_queue import Share
from signoria.server.autoplay.bots.pool import BotPool, NoChoice, PoolClosed
from signoria.server.autoplay.repeated_answers import answered_before
from signoria.server.errors import Refused, RequestError
from signoria.server.metrics import Metrics
from signoria.server.table.automatic_moves import (
    DecisionTimes,
    PendingMove,
    next_move,
    speakers,
    still_due,
    talk_due,
    wake_at,
)
from signoria.server.table.live import LiveTable, Observer
from signoria.server.table.state import ANY_TIME, Decision, Now
from signoria.server.table.store import TableStore
from signoria.store.database import StoreFailed
from signoria.store.writer import WriterClosed

LONGEST: Final = 10_000  # moves in one run; far more than any game has
SEED_BITS: Final = 48
LOOK: Final = 1.0  # seconds between checks whether an order is still to be played

log = logging.getLogger("signoria.autoplay")


def _nowhere(_account: str | None) -> str:
    """Return no address."""
    return ""


def at_revision(table: LiveTable, rev: int) -> Callable[[], bool]:
    """Return a check that the table is still at a revision."""
    return lambda: table.ledger.rev == rev


class AutoPlayer:
    """Runs one task for each table that has automatic moves."""

    draining = False  # whether the node is about to stop, so that no task may start

    def __init__(
        self,
        bots: BotPool,
        store: TableStore,
        times: DecisionTimes,
        metrics: Metrics,
        now: Now,
        network: Callable[[str | None], str] = _nowhere,
    ) -> None:
        self._bots = bots
        self._store = store
        self._times = times
        self._metrics = metrics
        self._now = now
        self._network = network  # from where an account came last
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def schedule(self, table: LiveTable) -> None:
        """Start the automatic moves of a table, unless a task runs or nothing is due."""
        if table.id in self._tasks or self.draining:
            return
        if next_move(table, self._now()) is None and not talk_due(table):
            return
        task = asyncio.create_task(self._schedule(table))
        self._tasks[table.id] = task
        task.add_done_callback(lambda _task: self._tasks.pop(table.id, None))

    def busy(self) -> set[str]:
        """Return the tables with a running task."""
        return set(self._tasks)

    async def run_due(self, table: LiveTable) -> None:
        """Handle a table that is due. If nothing is to be done, store when to look again."""
        async with table.held():
            now = self._now()
            self.schedule(table)
            if table.id not in self._tasks:
                await self._store.wake(table.id, wake_at(table, table.clocks, now))

    async def stop(self) -> None:
        """Stop all tasks; another node, or the next start, continues."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _schedule(self, table: LiveTable) -> None:
        try:
            for _move in range(LONGEST):
                async with table.held():
                    talk, pending = talk_due(table), next_move(table, self._now())
                if talk:
                    await self._let_bots_talk(table)
                    continue
                if pending is None:
                    return
                await self._do(table, pending)
        except (RequestError, StoreFailed, WriterClosed, PoolClosed, NoChoice) as trouble:
            # The table becomes due again; another node may succeed.
            log.warning("autoplay-failed", extra={"reason": type(trouble).__name__})

    async def _let_bots_talk(self, table: LiveTable) -> None:
        """Ask the talking bots and enter their asides.

        If the table goes on meanwhile, their remaining asides are dropped and they are asked again.
        """
        async with table.held():
            ledger = table.ledger
            head, lines, who = ledger.head, [line.text for line in ledger.lines], speakers(table)
            rev = table.talked = ledger.rev
        said = await self._bots.talk(table.id, head, lines, who, self._share(table))
        for seat, wire in said.asides:
            aside = decode(ledger.game.actions, wire)
            with suppress(Refused):  # an earlier aside may have made this one illegal
                if not await table.play_for(seat, aside, ANY_TIME, BOT, at_revision(table, rev)):
                    return
                rev += 1

    async def _do(self, table: LiveTable, pending: PendingMove) -> None:
        """Make one choice."""
        if pending.by == SEAT:
            action = await self._ordered(table, pending)
        elif pending.bot:
            action = await self._thought(table, pending)
        else:
            action = await self._default(table, pending)
        if action is None:
            return
        done, now = action, self._now
        await table.play_for(
            pending.seat,
            done,
            pending.rev,
            pending.by,
            lambda: still_due(table, pending, done, now()),
        )

    async def _default(self, table: LiveTable, pending: PendingMove) -> Action | None:
        """Return the game's default action; for a player who resigned, its neutral choice."""
        async with table.held():
            ledger = table.ledger
            legal = ledger.legal(pending.seat)
            if not legal or ledger.opened.get(pending.seat) != pending.rev:
                return None
            bot = part_of(ledger.game, "leaving") if pending.by == HOST else None
            if bot is not None:
                left: Bot[Any] = bot(randbits(SEED_BITS))
                return left.choose(Window(ledger.table, pending.seat))
            return ledger.game.menu[ledger.game.default(ledger.table.state, pending.seat, legal)]

    async def _thought(self, table: LiveTable, pending: PendingMove) -> Action | None:
        """Return a bot's action; the table is not locked while the bot computes."""
        async with table.held():
            answer = answered_before(table.ledger, pending.seat)
            head, lines = table.ledger.head, [line.text for line in table.ledger.lines]
        if answer is not None:
            return answer
        choice = await self._bots.choose(
            table.id, head, lines, pending.seat, pending.bot, self._share(table)
        )
        self._metrics.thought(choice.seconds, choice.fallback)
        actions: dict[str, type[Action]] = table.ledger.game.actions
        return decode(actions, choice.action)

    def _share(self, table: LiveTable) -> Share:
        """Return whose share of the bots a table uses: its host's address, and its host."""
        host = table.row.host or ""
        return self._network(host), host

    async def _ordered(self, table: LiveTable, pending: PendingMove) -> Action | None:
        """Return a standing order's action after a human delay; None if something else is due."""
        async with table.held():
            until = self._times.until(table, pending.seat, self._now())
            # Otherwise another node would wait as well, and the earlier of the two would act.
            await self._store.wake(table.id, until + table.timing.lease)
        while (left := until - self._now()) > 0:
            if table.at_rest() and next_move(table, self._now()) != pending:
                return None
            await asyncio.sleep(min(left / 1000, LOOK))
        async with table.held():
            still = next_move(table, self._now()) == pending
            return table.order_for(pending.seat) if still else None


class TableObserver(Observer):
    """Counts what happens at tables, sends notices, and starts automatic moves."""

    def __init__(
        self,
        metrics: Metrics,
        times: DecisionTimes,
        notify: Callable[[LiveTable, int], None],
        autoplay: AutoPlayer,
    ) -> None:
        self._times = times
        self._notify = notify
        self._autoplay = autoplay
        self._metrics = metrics

    def stored(self, table: LiveTable, lines: int) -> None:
        """Count the stored lines, send notices, and start automatic moves."""
        self._metrics.accepted(lines)
        self._notify(table, lines)
        self._autoplay.schedule(table)

    def decided(self, decision: Decision | None, now: int) -> None:
        """Record the time of a person's decision."""
        self._times.answered(decision, now)

    def conflict(self) -> None:
        """Count an append for which another node or seat was first."""
        self._metrics.conflict()

    def frames_sent(self, number: int) -> None:
        """Count sent frames."""
        self._metrics.frames(number)
