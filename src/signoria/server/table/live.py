"""A live table: handles one action at a time, stores it first, then sends it to the watchers."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import Final

import msgspec
from msgspec.structs import replace

from signoria.kernel.action import Action, Aside, Refusal
from signoria.kernel.header import BadLedger
from signoria.kernel.table import SEAT
from signoria.kernel.wire import BadWire
from signoria.server.errors import Refused, RequestError, Stale
from signoria.server.table import clocks as clock
from signoria.server.table import frames
from signoria.server.table.automatic_moves import wake_at
from signoria.server.table.clock_kinds import stored_clock
from signoria.server.table.clocks import Clocks, clocks_after
from signoria.server.table.frames import Audience, FrameBuilder, encoded_frame, unmuted
from signoria.server.table.open_ledger import OpenLedger
from signoria.server.table.state import (
    ANY_TIME,
    UNKNOWN,
    Decision,
    Now,
    TableLock,
    TableState,
    Timing,
)
from signoria.server.table.store import TableStore
from signoria.server.table.watchers import May, Watcher, alive, dismissed, message
from signoria.server.table.wire import Accepted, Frame
from signoria.store.ledgers import REPEATED, STORED, Append, AppendResult, NoSuchTable, Standing
from signoria.store.lobby import AddedLines, LedgerLine
from signoria.store.schema import Status
from signoria.store.talk import ChatRow

log = logging.getLogger("signoria.tables")

TRIES: Final = 5
FIRST_CHAT_LINES: Final = 50  # chat lines for a reader that names no last line
EVERYTHING: Final = (0, 0)  # all entries and chat lines from the beginning

Make = Callable[[OpenLedger, int], tuple[str, ...] | Refusal]
Since = tuple[int, int] | None
Missed = tuple[int | None, list[ChatRow]]


class Observer:
    """Receives what happens at tables, and returns at once. This base class ignores it all."""

    def stored(self, table: "LiveTable", lines: int) -> None:
        """Receive a table after its last lines were stored."""

    def decided(self, decision: Decision | None, now: int) -> None:
        """Receive the decision that a person has just made."""

    def conflict(self) -> None:
        """Receive that another node or seat was first."""

    def frames_sent(self, number: int) -> None:
        """Receive the number of frames that were sent."""


class LiveTable(TableState):
    """A table that is kept in step with the store.

    Readers and players hold its lock, so that nobody is shown an entry that is not stored yet.
    """

    def __init__(
        self, id: str, store: TableStore, now: Now, timing: Timing, observer: Observer | None = None
    ) -> None:
        super().__init__(id, now, timing)
        self.store = store
        self.used_at = now()
        self._observer = observer or Observer()
        self._audience = Audience(self, self._observer.frames_sent)
        self._lock = asyncio.Lock()

    def held(self) -> TableLock:
        """Lock the table and load it if necessary: `async with table.held()`."""
        return TableLock(self._lock, self._ready, self._is_foreign)

    def _is_foreign(self) -> bool:
        """Return whether the game is unverified, so that no rule may lead to its positions."""
        return self._row is not None and self._row.unverified

    async def _ready(self) -> None:
        self.used_at = self.now()
        if not self.at_rest():
            await self.load()

    def is_free(self) -> bool:
        """Return whether the lock is free and the table is loaded."""
        return self.at_rest() and not self._lock.locked()

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
                _check_action(self, seat, rev)
                asked = self.decision(seat, actions)
                accepted = await self.commit(
                    lambda ledger, now: ledger.play(seat, actions, SEAT, now), seat, key, rev
                )
                self._observer.decided(asked, self.now())
                return accepted
            except RequestError as error:
                return await self.first_answer(seat, actions, key, error)

    async def play_for(
        self, seat: int, action: Action, rev: int, by: str, still: Callable[[], bool]
    ) -> bool:
        """Play in a seat's place while `still` holds; return whether it was played."""

        def make(ledger: OpenLedger, now: int) -> tuple[str, ...] | Refusal:
            if self.is_stale(seat, rev) or not still():
                raise Stale(encoded_frame(self, seat, rev))
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
            now = self.now()
            lines = make(self.ledger, now)
            if isinstance(lines, Refusal):
                raise Refused(lines, self.ledger.game.slug)
            stored = await self._store(lines, seat, key, now)
            if stored.kind == STORED:
                return Accepted(stored.rev)
            self._observer.conflict()
            await self.load()
            if stored.kind == REPEATED:
                raise RequestError("key-used", 409)
            if self.is_stale(seat, opened):
                raise Stale(encoded_frame(self, seat, opened))
            if self.ledger.over:
                raise RequestError("is-over", 409)
        raise RequestError("busy", 503)

    async def start_from_ledger(self) -> None:
        """Start a game from a ledger that the table already has; the caller must hold the table."""
        now, ledger = self.now(), self.ledger
        clocks = clock.begin(self.clock_kind, ledger.seats, ledger.actors(), now)
        stood = msgspec.json.encode(clocks).decode()
        if not await self.store.start_from_ledger(self.id, stood, wake_at(self, clocks, now), now):
            raise RequestError("has-begun", 409)
        await self.reload()

    async def _store(self, lines: tuple[str, ...], seat: int, key: str, now: int) -> AppendResult:
        """Store lines with the new state of the table. If they are stored, send them."""
        stands, clocks = self._standing(len(lines), now)
        first = self.ledger.rev - len(lines) + 1
        stored = await self.store.append(Append(self.id, first, lines, seat, key, now, stands))
        if stored.kind == STORED:
            if self.row.status == "open":  # somebody may have left a seat a moment ago
                await self._read_row()
            self.clocks = clocks
            self._row = replace(self.row, status=stands.status, result=stands.result)
            self.ledger.mark_committed()
            self._audience.send_frames()
            self._observer.stored(self, len(lines))
        return stored

    def _standing(self, lines: int, now: int) -> tuple[Standing, Clocks]:
        """Return the state of the table after the last lines of the ledger."""
        ledger = self.ledger
        clocks = clocks_after(self.clock_kind, self.clocks, ledger, lines, now)
        status: Status = "over" if ledger.over else "running"
        result = frames.result(ledger).decode() if ledger.over else ""
        text = msgspec.json.encode(clocks).decode()
        return Standing(status, text, result, wake_at(self, clocks, now)), clocks

    # Answers to repeated requests.

    async def first_answer(
        self, seat: int, actions: Sequence[Action | None], key: str, error: RequestError
    ) -> Accepted:
        """Return the first answer to a repeated request; raise the error if its key is new."""
        first = await self.answered(seat, actions, key)
        if first is None:
            raise error
        return first

    async def answered(
        self, seat: int, actions: Sequence[Action | None], key: str
    ) -> Accepted | None:
        """Return the earlier answer to a key, if any; an undo has the action None in the ledger."""
        first = await self.store.rev_of_key(self.id, seat, key)
        if first is None:
            return None
        if self.ledger.dirty or first > self.ledger.rev:
            await self.load()
        done = [entry.action for entry in self.ledger.table.entries[first - len(actions) : first]]
        if done != list(actions):
            raise RequestError("key-used", 409)
        return Accepted(first)

    # Readers.

    async def watch(self, seat: int, account: str, since: Since, may: May) -> Watcher:
        """Open a stream. Its first frame leaves no gap after `since`."""
        muted = await self.store.muted(account)
        async with self.held():
            watcher = Watcher(seat, account, muted, may)
            rev, chat = await self.missed_since(since, muted)
            if dismissed([watcher], self.row):
                return watcher
            self.watchers.add(watcher)
            watcher.send(message(self.frame(seat, rev, chat)))
            watcher.send(alive(self.timing.alive))
            self.send_people(watcher)
            return watcher

    def unwatch(self, watcher: Watcher) -> None:
        """Close a stream."""
        self.watchers.discard(watcher)
        if all(other.seat != watcher.seat for other in self.watchers):
            self.presence.left(watcher.seat, self.now())
        if self.at_rest():
            self.send_people(watcher)

    def disconnect(self) -> None:
        """Close every stream with a `bye` event that tells clients to reconnect."""
        for watcher in list(self.watchers):
            watcher.end()

    async def missed_since(self, since: Since, muted: frozenset[str]) -> Missed:
        """Return the revision and the chat lines for a first frame; the caller must hold the table.

        A reader that knows nothing yet gets the revision None.
        """
        if since and (since[0] > self.ledger.rev or since[1] > self.chat):
            await self.reload()  # a reader from another node may know more
        rev, said = since if since and since[0] <= self.ledger.rev else (None, None)
        after = self.chat - FIRST_CHAT_LINES if said is None else said
        rows = await self.store.chat(self.id, after)
        known = [row for row in rows if row.number <= self.chat]  # later lines follow in the stream
        return rev, unmuted(known, muted)

    def frame(self, seat: int, since: int | None, chat: Sequence[ChatRow]) -> Frame:
        """Build a seat's whole frame with everything after a revision.

        None means that the seat knows nothing yet.
        """
        return FrameBuilder(self).frame(seat, since, chat, True)

    def send_people(self, but: Watcher | None = None) -> None:
        """Send changes of presence to all watchers except `but`, if there are any."""
        self._audience.send_people(but)

    # Changes by other nodes, or outside the ledger.

    async def on_remote_append(self, rev: int) -> None:
        """Load and send the lines that another node has stored."""
        async with self.held():
            if rev > self.ledger.rev:
                await self.load()

    async def apply_remote(self, added: AddedLines) -> None:
        """Add and send lines that another node has stored and this one has already read."""
        async with self.held():
            if self.row.status == "open":  # the game has begun, and its seats may have changed
                return await self.load()
            new = added.lines[self.ledger.rev - added.after :]
            if not new:
                return None
            for line in new:
                self.ledger.add(line)
            stands = {"status": added.status, "clock": added.clock, "result": added.result}
            self._row = replace(self.row, **stands)
            self.clocks = _stored_clocks(added.clock)
            self.ledger.mark_committed()
            return self._audience.send_frames()

    async def refresh(self) -> None:
        """Load and send changes outside the ledger."""
        async with self.held():
            await self.reload()

    async def reload(self) -> None:
        """Load and send changes; the caller must hold the table."""
        await self.load()
        self._audience.send_changes()
        await self._send_new_chat()

    async def resend_all(self) -> None:
        """Load the table again and send a full frame, because the clocks were moved."""
        async with self.held():
            await self.load()
            self._audience.send_frames(whole=True)

    async def send_chat(self, number: int) -> None:
        """Send the chat lines up to a number."""
        async with self.held():
            if number > self.chat:
                await self._send_new_chat()

    async def redact_chat(self, number: int) -> None:
        """Send a chat line again after a moderator has blanked it."""
        async with self.held():
            rows = await self.store.chat(self.id, number - 1)
            self._audience.send_chat(rows[:1])

    async def _send_new_chat(self) -> None:
        rows = await self.store.chat(self.id, self.chat)
        if rows:
            self.chat = rows[-1].number
            self._audience.send_chat(rows)

    # Loading.

    async def load(self) -> None:
        """Load the table from the store, and send watchers the entries that are new to them."""
        await self._read_row()
        known = self._ledger
        if known is None or known.dirty or known.head != self.row.header:
            lines = await self.store.lines(self.id, 0)
            self._ledger = await self._read_ledger(lines)
        else:
            lines = await self.store.lines(self.id, known.rev)
            for line in lines:
                known.add(line)
        self.ledger.mark_committed()
        # the table is a fork, or began between the two reads
        if lines and self.row.status == "open":
            await self._read_row()
        if self.row.status == "over" and not self.ledger.over:
            self.ledger.close()
        await self._load_pending()
        self._audience.send_entries()

    async def _read_ledger(self, lines: list[LedgerLine]) -> OpenLedger:
        """Read the whole ledger; log the name of a table whose ledger is damaged."""
        try:
            return await asyncio.to_thread(OpenLedger, self.row.header, lines)
        except (BadLedger, BadWire):
            log.error("table-damaged", extra={"table": self.id})
            raise

    async def _read_row(self) -> None:
        """Read the table's row; before anything is sent, close streams that have lost access.

        While a table is open its seats may change, and every watcher sees only the spectator's
        view.
        """
        try:
            self._row = await self.store.row(self.id)
        except NoSuchTable:
            raise RequestError("no-table", 404) from None
        self.watchers.difference_update(dismissed(self.watchers, self._row))

    async def _load_pending(self) -> None:
        self.clock_kind = stored_clock(self.row.pace)
        self.clocks = _stored_clocks(self.row.clock)
        if self.chat == UNKNOWN:
            self.chat = await self.store.last_chat(self.id)
        self.proposal, self.orders = await self.store.pending_of(self.id)


def _stored_clocks(text: str) -> Clocks | None:
    """Read the stored state of the clocks; None before the game begins."""
    return msgspec.json.decode(text, type=Clocks) if text else None


def _check_action(table: TableState, seat: int, rev: int) -> None:
    """Refuse actions before the start, for a past decision, after the end, or out of time."""
    if table.row.status == "open":
        raise RequestError("not-begun", 409)
    if table.is_stale(seat, rev):
        raise Stale(encoded_frame(table, seat, rev))
    if table.ledger.closed:
        raise RequestError("is-over", 409)
    if rev >= 0 and seat in table.fallen(table.now()):  # talk has no clock
        raise RequestError("time-up", 409)
