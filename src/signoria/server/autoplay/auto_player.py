"""Automatic moves: bots, fallen flags, standing orders and players who resigned."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from secrets import randbits
from typing import TYPE_CHECKING, Final
from weakref import WeakKeyDictionary

import msgspec

from signoria.arena.talk import chatter
from signoria.bots.levels import talks
from signoria.bots.window import Window
from signoria.kernel.action import Action
from signoria.kernel.table import BOT, CLOCK, HOST, SEAT
from signoria.kernel.wire import decode
from signoria.server.autoplay.bots.fallback import QuickBot
from signoria.server.autoplay.bots.pool import NoChoice, PoolClosed
from signoria.server.errors import Refused, RequestError
from signoria.server.table import clocks as clock
from signoria.server.table.clock_kinds import LiveClock
from signoria.server.table.live import ANY_TIME
from signoria.server.table.orders import says
from signoria.store.database import StoreFailed
from signoria.store.lobby import FREE, SeatRow
from signoria.store.writer import WriterClosed

if TYPE_CHECKING:
    from signoria.server.server import Server
    from signoria.server.table.live import LiveTable

RESIGNED: Final = "resigned"  # stored in place of a bot's name: the game's neutral choice is played
TALK_TIME: Final = "talk_time"  # the option of a step that has only talk
FOR_EVER: Final = 1 << 62
LONGEST: Final = 10_000  # moves in one run; far more than any game has
MOST_CHATTER: Final = 30  # asides of bots in a row while nothing else happens
SEED_BITS: Final = 48
LOOK: Final = 1.0  # seconds between checks whether an order is still to be played

log = logging.getLogger("signoria.autoplay")


class PendingMove(msgspec.Struct, frozen=True):
    """A choice to make in a seat's place, and the author to enter for it."""

    seat: int
    rev: int
    by: str
    bot: str = ""


def automatic(table: "LiveTable", seat: int, now: int) -> bool:
    """Return whether a seat's choices are made without its owner."""
    row = table.row.seats[seat]
    bot = is_bot(row) and talk_until(table, seat) <= now
    return bot or is_abandoned(row) or order_for(table, seat) is not None


def is_bot(row: SeatRow) -> bool:
    """Return whether a bot plays a seat, for itself or for its owner."""
    return row.kind == "bot" or bool(row.stand_in)


def talk_until(table: "LiveTable", seat: int) -> int:
    """Return until when a bot leaves a step for talk open; 0 for not at all.

    If people sit at the table, a bot waits. A live clock ends the step; without one, a time of
    silence does.
    """
    people = any(row.account_id and not row.stand_in for row in table.row.seats)
    if not people or table.ledger.time_option() != TALK_TIME:
        return 0
    if table.ledger.table.state.concerned() != seat:
        return 0
    if isinstance(table.clock_kind, LiveClock):
        return FOR_EVER
    return table.ledger.lines[-1].at + int(table.server.settings.talk_seconds * 1000)


def bots_wait_until(table: "LiveTable") -> int | None:
    """Return when the first waiting bot ends a step for talk by itself."""
    bots = [seat for seat in table.ledger.actors() if is_bot(table.row.seats[seat])]
    times = [talk_until(table, seat) for seat in bots]
    return min((at for at in times if at < FOR_EVER), default=None)


def is_abandoned(row: SeatRow) -> bool:
    """Return whether nobody will play a seat again: resigned, or left just before the start."""
    return row.stand_in == RESIGNED or row.kind in FREE


def order_for(table: "LiveTable", seat: int) -> Action | None:
    """Return the action that a seat's standing order decides now."""
    text = table.orders.get(seat)
    return None if text is None else says(table.ledger, seat, text)


def still_due(table: "LiveTable", pending: PendingMove, action: Action, now: int) -> bool:
    """Return whether an automatic choice is still to be made by the same author."""
    row = table.row.seats[pending.seat]
    if pending.by == CLOCK:
        clocks = table.clocks
        return clocks is not None and pending.seat in clock.fallen(table.ticking, clocks, now)
    if pending.by == HOST:
        return is_abandoned(row)
    if pending.by == BOT:
        return (row.stand_in or row.bot) == pending.bot
    return not row.stand_in and order_for(table, pending.seat) == action


def next_move(table: "LiveTable", now: int) -> PendingMove | None:
    """Return the next automatic choice; standing orders, which wait, come last."""
    if table.row.status != "running":
        return None
    opened, asked = table.ledger.opened, table.ledger.actors()
    if table.clocks is not None:
        for seat in clock.fallen(table.ticking, table.clocks, now):
            return PendingMove(seat, opened[seat], CLOCK)
    for seat in asked:
        row = table.row.seats[seat]
        if is_abandoned(row):
            return PendingMove(seat, opened[seat], HOST)
        if is_bot(row) and talk_until(table, seat) <= now:
            return PendingMove(seat, opened[seat], BOT, row.stand_in or row.bot)
    ordered = [seat for seat in asked if order_for(table, seat) is not None]
    return PendingMove(ordered[0], opened[ordered[0]], SEAT) if ordered else None


def speakers(table: "LiveTable") -> list[tuple[int, str]]:
    """Return the bots of a table that talk, by seat."""
    slug = table.ledger.game.slug
    named = [(row.seat, row.stand_in or row.bot) for row in table.row.seats]
    return [(seat, name) for seat, name in named if talks(slug, name)]


def at_revision(table: "LiveTable", rev: int) -> Callable[[], bool]:
    """Return a check that the table is still at a revision."""
    return lambda: table.ledger.rev == rev


class AutoPlayer:
    """Runs one task for each table that has automatic moves."""

    def __init__(self, server: "Server") -> None:
        self._server = server
        self._tasks: dict[str, asyncio.Task[None]] = {}
        # revision up to which talking bots were asked
        self._talked: WeakKeyDictionary[LiveTable, int] = WeakKeyDictionary()

    def schedule(self, table: "LiveTable") -> None:
        """Start the automatic moves of a table, unless a task runs or nothing is due."""
        if table.id in self._tasks or self._server.draining:
            return
        if next_move(table, self._server.now()) is None and not self._talk_due(table):
            return
        task = asyncio.create_task(self._schedule(table))
        self._tasks[table.id] = task
        task.add_done_callback(lambda _task: self._tasks.pop(table.id, None))

    def busy(self) -> set[str]:
        """Return the tables with a running task."""
        return set(self._tasks)

    async def run_due(self, table: "LiveTable") -> None:
        """Handle a table that is due. If nothing is to be done, store when to look again."""
        server = self._server
        async with table.held():
            now = server.now()
            self.schedule(table)
            if table.id not in self._tasks:
                wake_at = server.wake_at(table, table.clocks, now)
                await server.run(server.lobby.wake, table.id, wake_at)

    async def stop(self) -> None:
        """Stop all tasks; another node, or the next start, continues."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _schedule(self, table: "LiveTable") -> None:
        try:
            for _move in range(LONGEST):
                async with table.held():
                    talk, pending = self._talk_due(table), next_move(table, self._server.now())
                if talk:
                    await self._let_bots_talk(table)
                    continue
                if pending is None:
                    return
                await self._do(table, pending)
        except (RequestError, StoreFailed, WriterClosed, PoolClosed, NoChoice) as trouble:
            # The table becomes due again; another node may succeed.
            log.warning("autoplay-failed", extra={"reason": type(trouble).__name__})

    def _talk_due(self, table: "LiveTable") -> bool:
        """Return whether bots may comment on new entries.

        The number of their asides in a row is limited.
        """
        ledger = table.ledger
        if table.row.status != "running" or ledger.over or self._talked.get(table, 0) >= ledger.rev:
            return False
        return bool(speakers(table)) and chatter(ledger.table.entries) < MOST_CHATTER

    async def _let_bots_talk(self, table: "LiveTable") -> None:
        """Ask the talking bots and enter their asides.

        If the table goes on meanwhile, their remaining asides are dropped and they are asked again.
        """
        async with table.held():
            ledger = table.ledger
            head, lines, who = ledger.head, [line.text for line in ledger.lines], speakers(table)
            rev = self._talked[table] = ledger.rev
        said = await self._server.bots.talk(table.id, head, lines, who)
        for seat, wire in said.asides:
            aside = decode(ledger.game.actions, wire)
            with suppress(Refused):  # an earlier aside may have made this one illegal
                if not await table.play_for(seat, aside, ANY_TIME, BOT, at_revision(table, rev)):
                    return
                rev += 1

    async def _do(self, table: "LiveTable", pending: PendingMove) -> None:
        """Make one choice."""
        if pending.by == SEAT:
            action = await self._ordered(table, pending)
        elif pending.bot:
            action = await self._thought(table, pending)
        else:
            action = await self._default(table, pending)
        if action is None:
            return
        done, now = action, self._server.now
        await table.play_for(
            pending.seat,
            done,
            pending.rev,
            pending.by,
            lambda: still_due(table, pending, done, now()),
        )

    async def _default(self, table: "LiveTable", pending: PendingMove) -> Action | None:
        """Return the game's default action; for a player who resigned, its neutral choice."""
        async with table.held():
            ledger = table.ledger
            legal = ledger.legal(pending.seat)
            if not legal or ledger.opened.get(pending.seat) != pending.rev:
                return None
            if pending.by == HOST and ledger.game.plays_on:
                return QuickBot(randbits(SEED_BITS)).choose(Window(ledger.table, pending.seat))
            return ledger.game.menu[ledger.game.default(ledger.table.state, pending.seat, legal)]

    async def _thought(self, table: "LiveTable", pending: PendingMove) -> Action | None:
        """Return a bot's action; the table is not locked while the bot computes."""
        async with table.held():
            head, lines = table.ledger.head, [line.text for line in table.ledger.lines]
        choice = await self._server.bots.choose(table.id, head, lines, pending.seat, pending.bot)
        self._server.metrics.thought(choice.seconds, choice.fallback)
        actions: dict[str, type[Action]] = table.ledger.game.actions
        return decode(actions, choice.action)

    async def _ordered(self, table: "LiveTable", pending: PendingMove) -> Action | None:
        """Return a standing order's action after a human delay; None if something else is due."""
        server = self._server
        async with table.held():
            until = server.decision_times.until(table, pending.seat, server.now())
            # Otherwise another node would wait as well, and the earlier of the two would act.
            await server.run(server.lobby.wake, table.id, until + server.settings.lease)
        while (left := until - server.now()) > 0:
            if table.at_rest() and next_move(table, server.now()) != pending:
                return None
            await asyncio.sleep(min(left / 1000, LOOK))
        async with table.held():
            still = next_move(table, server.now()) == pending
            return order_for(table, pending.seat) if still else None
