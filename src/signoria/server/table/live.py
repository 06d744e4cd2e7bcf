"""A live table: handles one action at a time, stores it first, then sends it to the watchers."""

import asyncio
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec.structs import replace

from signoria.kernel.action import Action, Aside, Refusal
from signoria.kernel.table import SEAT
from signoria.server.errors import Refused, RequestError, Stale
from signoria.server.table import clocks as clock
from signoria.server.table import frames
from signoria.server.table.action_checks import check_action, first_answer
from signoria.server.table.catch_up import Since, missed_since, unmuted
from signoria.server.table.clock_kinds import ClockKind, NoClock, stored_clock
from signoria.server.table.clocks import Clocks, clocks_after, ticking
from signoria.server.table.frames import FrameBuilder
from signoria.server.table.human_delay import decision
from signoria.server.table.open_ledger import OpenLedger
from signoria.server.table.orders import still_stands
from signoria.server.table.presence import Presence, seat_summaries
from signoria.server.table.table_lock import TableLock
from signoria.server.table.watchers import May, Watcher, dismissed, message
from signoria.server.table.wire import Accepted, Frame, Proposal
from signoria.store.ledgers import REPEATED, STORED, Append, AppendResult, NoSuchTable, Standing
from signoria.store.lobby import Growth, TableRow
from signoria.store.schema import Status
from signoria.store.talk import ChatRow

if TYPE_CHECKING:
    from signoria.server.server import Server

TRIES: Final = 5
ANY_TIME: Final = -1  # the `rev` of talk, which is never stale
UNKNOWN: Final = -1

Make = Callable[[OpenLedger, int], tuple[str, ...] | Refusal]


class LiveTable:
    """A table with its seats, clocks and watchers.

    Readers and players hold its lock, so that nobody is shown an entry that is not stored yet.
    """

    def __init__(self, id: str, server: "Server") -> None:
        self.id = id
        self.server = server
        self.watchers: set[Watcher] = set()
        self.used_at = server.now()
        self.proposal: Proposal | None = None
        self.orders: dict[int, str] = {}  # standing orders by seat; never sent to clients
        self.presence = Presence(server.now())
        self.offers: list[int] = []  # seats that may be given to a bot, as last sent to watchers
        self._lock = asyncio.Lock()
        self._row: TableRow | None = None
        self._ledger: OpenLedger | None = None
        self._clock_kind: ClockKind = NoClock()
        self._clocks: Clocks | None = None
        self._sent = 0  # the last revision that was sent to watchers
        self.chat = UNKNOWN  # the last chat line that was sent to watchers
        self._shown: object = None  # the public state outside the ledger, as last sent

    # State of the table, for callers that hold the lock.

    @property
    def row(self) -> TableRow:
        """Return the table's row, without its ledger."""
        assert self._row is not None
        return self._row

    @property
    def ledger(self) -> OpenLedger:
        """Return the live ledger."""
        assert self._ledger is not None
        return self._ledger

    @property
    def clock_kind(self) -> ClockKind:
        """Return the kind of clock of this table."""
        return self._clock_kind

    @property
    def ticking(self) -> ClockKind:
        """Return the clock that runs for the current step."""
        return ticking(self._clock_kind, self.ledger)

    @property
    def clocks(self) -> Clocks | None:
        """Return the state of the clocks; None before the game begins."""
        return self._clocks

    def ordered(self) -> set[int]:
        """Return the seats whose standing orders may still decide something."""
        return {seat for seat, text in self.orders.items() if still_stands(self.ledger, seat, text)}

    def held(self) -> TableLock:
        """Lock the table and load it if necessary: `async with table.held()`."""
        return TableLock(self._lock, self._ready, self._is_foreign)

    def _is_foreign(self) -> bool:
        """Return whether the game is unverified, so that no rule may lead to its positions."""
        return self._row is not None and self._row.unverified

    async def _ready(self) -> None:
        self.used_at = self.server.now()
        if not self.at_rest():
            await self.load()

    def is_free(self) -> bool:
        """Return whether the lock is free and the table is loaded."""
        return self.at_rest() and not self._lock.locked()

    def at_rest(self) -> bool:
        """Return whether the table matches the store, so that nobody needs the lock to read it."""
        return self._ledger is not None and not self._ledger.dirty

    def busy(self) -> bool:
        """Return whether the table is watched or locked."""
        return bool(self.watchers) or self._lock.locked()

    # Actions.

    async def act(self, seat: int, actions: Sequence[Action], rev: int, key: str) -> Accepted:
        """Play the steps of one choice for the decision that opened at `rev`."""
        async with self.held():
            try:
                if rev > self.ledger.rev:  # a client of another node may know more
                    await self.reload()
                if actions and all(isinstance(action, Aside) for action in actions):
                    rev = ANY_TIME
                check_action(self, seat, rev)
                asked = decision(self, seat, actions)
                accepted = await self.commit(
                    lambda ledger, now: ledger.play(seat, actions, SEAT, now), seat, key, rev
                )
                self.server.decision_times.answered(asked, self.server.now())
                return accepted
            except RequestError as error:
                return await first_answer(self, seat, actions, key, error)

    async def play_for(
        self, seat: int, action: Action, rev: int, by: str, still: Callable[[], bool]
    ) -> bool:
        """Play in a seat's place while `still` holds; return whether it was played."""

        def make(ledger: OpenLedger, now: int) -> tuple[str, ...] | Refusal:
            if self.is_stale(seat, rev) or not still():
                raise Stale(self.encoded_frame(seat, rev))
            return ledger.play(seat, [action], by, now)

        async with self.held():
            try:
                await self.commit(make, seat, "", rev)
            except Stale:
                return False
            return True

    async def commit(self, make: Make, seat: int, key: str, rev: int = 0) -> Accepted:
        """Store the lines that `make` enters, then send them; the caller must hold the table."""
        opened = rev or self.ledger.opened.get(seat, 0)
        for _try in range(TRIES):
            now = self.server.now()
            lines = make(self.ledger, now)
            if isinstance(lines, Refusal):
                raise Refused(lines, self.ledger.game.slug)
            outcome = await self._store(lines, seat, key, now)
            if outcome.kind == STORED:
                return Accepted(outcome.rev)
            self.server.metrics.conflict()
            await self.load()
            if outcome.kind == REPEATED:
                raise RequestError("key-used", 409)
            if self.is_stale(seat, opened):
                raise Stale(self.encoded_frame(seat, opened))
            if self.ledger.over:
                raise RequestError("is-over", 409)
        raise RequestError("busy", 503)

    async def start_from_ledger(self) -> None:
        """Start a game from a ledger that the table already has; the caller must hold the table."""
        server, now, ledger = self.server, self.server.now(), self.ledger
        clocks = clock.begin(self._clock_kind, ledger.seats, ledger.actors(), now)
        stood = msgspec.json.encode(clocks).decode()
        wake_at = server.wake_at(self, clocks, now)
        if not await server.run(server.lobby.go_on, self.id, stood, wake_at, now):
            raise RequestError("has-begun", 409)
        await self.reload()
        server.autoplay.schedule(self)

    async def _store(self, lines: tuple[str, ...], seat: int, key: str, now: int) -> AppendResult:
        """Store lines with the new state of the table. If they are stored, send them."""
        stands, clocks = self._standing(len(lines), now)
        first = self.ledger.rev - len(lines) + 1
        append = Append(self.id, first, lines, seat, key, now, stands)
        outcome = await self.server.writer.submit_here(append)
        if outcome.kind == STORED:
            if self.row.status == "open":  # somebody may have left a seat a moment ago
                await self._read_row()
            self._clocks = clocks
            self._row = replace(self.row, status=stands.status, result=stands.result)
            self.ledger.mark_committed()
            self._send_new()
            self.server.stored(self, len(lines))
        return outcome

    # Messages to watchers.

    def frame(self, seat: int, since: int | None, chat: Sequence[ChatRow], whole: bool) -> Frame:
        """Build a seat's frame with everything after a revision.

        None means that the seat knows nothing yet.
        """
        return FrameBuilder(self).frame(seat, since, chat, whole)

    def encoded_frame(self, seat: int, since: int) -> msgspec.Raw:
        """Return the frame after a revision, for the answer to a stale action."""
        frame = self.frame(seat, min(since, self.ledger.rev), (), True)
        return msgspec.Raw(msgspec.json.encode(frame))

    async def watch(self, seat: int, account: str, since: Since, may: May) -> Watcher:
        """Open a stream. Its first frame leaves no gap after `since`."""
        muted = await self.server.run(self.server.talk.muted, account) if account else frozenset()
        async with self.held():
            watcher = Watcher(seat, account, muted, may)
            rev, chat = await missed_since(self, since, muted)
            if dismissed([watcher], self.row):
                return watcher
            self.watchers.add(watcher)
            watcher.send(message(self.frame(seat, rev, chat, True)))
            watcher.send(self.server.tables.sign)
            self.send_people(watcher)
            return watcher

    def unwatch(self, watcher: Watcher) -> None:
        """Close a stream."""
        self.watchers.discard(watcher)
        if all(other.seat != watcher.seat for other in self.watchers):
            self.presence.left(watcher.seat, self.server.now())
        if self.at_rest():
            self.send_people(watcher)

    def disconnect(self) -> None:
        """Close every stream with a `bye` event that tells clients to reconnect."""
        for watcher in list(self.watchers):
            watcher.end()

    # Changes by other nodes, or outside the ledger.

    async def on_remote_append(self, rev: int) -> None:
        """Load and send the lines that another node has stored."""
        async with self.held():
            if rev > self.ledger.rev:
                await self.load()

    async def apply_remote(self, growth: Growth) -> None:
        """Add and send lines that another node has stored and this one has already read."""
        async with self.held():
            if self.row.status == "open":  # the game has begun, and its seats may have changed
                return await self.load()
            new = growth.lines[self.ledger.rev - growth.after :]
            if not new:
                return None
            for line in new:
                self.ledger.add(line)
            stands = {"status": growth.status, "clock": growth.clock, "result": growth.result}
            self._row = replace(self.row, **stands)
            self._clocks = msgspec.json.decode(growth.clock, type=Clocks) if growth.clock else None
            self.ledger.mark_committed()
            return self._send_new()

    async def refresh(self) -> None:
        """Load and send changes outside the ledger."""
        async with self.held():
            await self.reload()

    async def reload(self) -> None:
        """Load and send changes; the caller must hold the table.

        A secret change, such as a new order, sends no frame: even an empty one would reveal it.
        """
        await self.load()
        if self._is_news():
            self._send_new(whole=True)
        await self._send_chat()

    async def resend_all(self) -> None:
        """Load the table again and send a full frame, because the clocks were moved."""
        async with self.held():
            await self.load()
            self._send_new(whole=True)

    async def send_chat(self, number: int) -> None:
        """Send the chat lines up to a number."""
        async with self.held():
            if number > self.chat:
                await self._send_chat()

    async def redact_chat(self, number: int) -> None:
        """Send a chat line again after a moderator has blanked it."""
        async with self.held():
            rows = await self.server.run(self.server.talk.lines, self.id, number - 1)
            for watcher in self.watchers:
                lines = unmuted(rows[:1], watcher.muted)
                watcher.send(message(self.frame(watcher.seat, self.ledger.rev, lines, False)))

    # Internals.

    async def load(self) -> None:
        """Load the table from the store, and send watchers the entries that are new to them."""
        server = self.server
        await self._read_row()
        known = self._ledger
        if known is None or known.dirty or known.head != self.row.header:
            lines = await server.run(server.lobby.lines, self.id, 0)
            self._ledger = await server.run(OpenLedger, self.row.header, lines)
        else:
            lines = await server.run(server.lobby.lines, self.id, known.rev)
            for line in lines:
                known.add(line)
        self.ledger.mark_committed()
        # the table is a fork, or began between the two reads
        if lines and self.row.status == "open":
            await self._read_row()
        if self.row.status == "over" and not self.ledger.over:
            self.ledger.close()
        await self._load_pending()
        if self.ledger.rev > self._sent:
            self._send_new()

    async def _read_row(self) -> None:
        """Read the table's row; before anything is sent, close streams that have lost access.

        While a table is open its seats may change, and every watcher sees only the spectator's
        view.
        """
        try:
            self._row = await self.server.run(self.server.lobby.table, self.id)
        except NoSuchTable:
            raise RequestError("no-table", 404) from None
        self.watchers.difference_update(dismissed(self.watchers, self._row))

    async def _load_pending(self) -> None:
        server = self.server
        self._clock_kind = stored_clock(self.row.pace)
        self._clocks = msgspec.json.decode(self.row.clock, type=Clocks) if self.row.clock else None
        if self.chat == UNKNOWN:
            self.chat = await server.run(server.talk.last, self.id)
        self.proposal, self.orders = await server.run(server.pending_of, self.id)

    def _standing(self, lines: int, now: int) -> tuple[Standing, Clocks]:
        """Return the state of the table after the last lines of the ledger."""
        ledger = self.ledger
        clocks = clocks_after(self._clock_kind, self._clocks, ledger, lines, now)
        status: Status = "over" if ledger.over else "running"
        result = frames.result(ledger).decode() if ledger.over else ""
        wake_at = self.server.wake_at(self, clocks, now)
        return Standing(status, msgspec.json.encode(clocks).decode(), result, wake_at), clocks

    def is_stale(self, seat: int, rev: int) -> bool:
        """Return whether a seat no longer owes the choice that opened at a revision."""
        return rev != ANY_TIME and self.ledger.opened.get(seat) != rev

    def _send_new(self, whole: bool = False) -> None:
        """Send every watcher the entries since the last frame. Each seat's frame is built once."""
        since, self._sent = self._sent, self.ledger.rev
        made = dict.fromkeys([watcher.seat for watcher in self.watchers], b"")
        builder = FrameBuilder(self, [] if self.row.status == "open" else list(made), live=True)
        for seat in made:
            made[seat] = message(builder.frame(seat, since, (), whole))
        for watcher in self.watchers:
            watcher.send(made[watcher.seat])
        self.server.frames_sent(len(self.watchers))

    def _is_news(self) -> bool:
        """Return whether the public state outside the ledger differs from the one last sent."""
        before = self._shown
        self._shown = (self.row.status, self.row.result, self.proposal, seat_summaries(self))
        return self._shown != before

    async def _send_chat(self) -> None:
        """Send every watcher the new chat lines."""
        rows = await self.server.run(self.server.talk.lines, self.id, self.chat)
        if rows:
            self.chat = rows[-1].number
            for watcher in self.watchers:
                lines = unmuted(rows, watcher.muted)
                watcher.send(message(self.frame(watcher.seat, self.ledger.rev, lines, False)))

    def send_people(self, but: Watcher | None = None) -> None:
        """Send changes of presence to all watchers except `but`, if there are any."""
        if not self._is_news():
            return
        people = seat_summaries(self)
        for watcher in self.watchers - {but}:
            frame = self.frame(watcher.seat, self.ledger.rev, (), False)
            watcher.send(message(replace(frame, people=people)))
