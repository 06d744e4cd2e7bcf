"""A live table: handles one action at a time, stores it first, then sends it to the watchers."""

import asyncio
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec.structs import replace

from signoria.kernel.action import Action, Aside, Refusal
from signoria.kernel.table import SEAT
from signoria.server import clocks as clock
from signoria.server import frames
from signoria.server.book import Book
from signoria.server.clocks import Clocks
from signoria.server.faults import Fault, Refused, Stale
from signoria.server.first import Since, gap, unmuted
from signoria.server.frames import Telling
from signoria.server.holding import Hold
from signoria.server.orders import still_stands
from signoria.server.pace import NoClock, Pace
from signoria.server.presence import Presence, faces
from signoria.server.timing import clocks_after, ticking
from signoria.server.waiting import question
from signoria.server.watchers import May, Watcher, dismissed, message
from signoria.server.wire import Accepted, Frame, Proposal
from signoria.server.wishes import check_wish, first_answer
from signoria.store.ledgers import REPEATED, STORED, Append, NoSuchTable, Outcome, Standing
from signoria.store.lobby import Growth, TableRow
from signoria.store.schema import Status
from signoria.store.talk import ChatRow

if TYPE_CHECKING:
    from signoria.server.house import House

TRIES: Final = 5
ANY_TIME: Final = -1  # the `rev` of talk, which is never stale
UNKNOWN: Final = -1

Make = Callable[[Book, int], tuple[str, ...] | Refusal]


class LiveTable:
    """A table with its seats, clocks and watchers.

    Readers and players hold its lock, so that nobody is shown an entry that is not stored yet.
    """

    def __init__(self, id: str, house: "House") -> None:
        self.id = id
        self.house = house
        self.watchers: set[Watcher] = set()
        self.used_at = house.now()
        self.proposal: Proposal | None = None
        self.orders: dict[int, str] = {}  # standing orders by seat; never sent to clients
        self.presence = Presence(house.now())
        self.offers: list[int] = []  # seats that may be given to a bot, as last sent to watchers
        self._lock = asyncio.Lock()
        self._row: TableRow | None = None
        self._book: Book | None = None
        self._pace: Pace = NoClock()
        self._clocks: Clocks | None = None
        self._told = 0  # the last revision that was sent to watchers
        self.chat = UNKNOWN  # the last chat line that was sent to watchers
        self._shown: object = None  # the public state outside the ledger, as last sent

    # State of the table, for callers that hold the lock.

    @property
    def row(self) -> TableRow:
        """Return the table's row, without its ledger."""
        assert self._row is not None
        return self._row

    @property
    def book(self) -> Book:
        """Return the live ledger."""
        assert self._book is not None
        return self._book

    @property
    def pace(self) -> Pace:
        """Return the kind of clock of this table."""
        return self._pace

    @property
    def ticking(self) -> Pace:
        """Return the clock that runs for the current step."""
        return ticking(self._pace, self.book)

    @property
    def clocks(self) -> Clocks | None:
        """Return the state of the clocks; None before the game begins."""
        return self._clocks

    def ordered(self) -> set[int]:
        """Return the seats whose standing orders may still decide something."""
        return {seat for seat, text in self.orders.items() if still_stands(self.book, seat, text)}

    def held(self) -> Hold:
        """Lock the table and load it if necessary: `async with table.held()`."""
        return Hold(self._lock, self._ready)

    async def _ready(self) -> None:
        self.used_at = self.house.now()
        if not self.at_rest():
            await self.load()

    def is_free(self) -> bool:
        """Return whether the lock is free and the table is loaded."""
        return self.at_rest() and not self._lock.locked()

    def at_rest(self) -> bool:
        """Return whether the table matches the store, so that nobody needs the lock to read it."""
        return self._book is not None and not self._book.spoiled

    def busy(self) -> bool:
        """Return whether the table is watched or locked."""
        return bool(self.watchers) or self._lock.locked()

    # Actions.

    async def act(self, seat: int, wishes: Sequence[Action], rev: int, key: str) -> Accepted:
        """Play the steps of one choice for the decision that opened at `rev`."""
        async with self.held():
            try:
                if rev > self.book.rev:  # a client of another node may know more
                    await self.reload()
                if wishes and all(isinstance(wish, Aside) for wish in wishes):
                    rev = ANY_TIME
                check_wish(self, seat, rev)
                asked = question(self, seat, wishes)
                accepted = await self.enter(
                    lambda book, now: book.play(seat, wishes, SEAT, now), seat, key, rev
                )
                self.house.waiting.answered(asked, self.house.now())
                return accepted
            except Fault as fault:
                return await first_answer(self, seat, wishes, key, fault)

    async def play_for(
        self, seat: int, wish: Action, rev: int, by: str, still: Callable[[], bool]
    ) -> bool:
        """Play in a seat's place while `still` holds; return whether it was played."""

        def make(book: Book, now: int) -> tuple[str, ...] | Refusal:
            if self.is_stale(seat, rev) or not still():
                raise Stale(self.tail(seat, rev))
            return book.play(seat, [wish], by, now)

        async with self.held():
            try:
                await self.enter(make, seat, "", rev)
            except Stale:
                return False
            return True

    async def enter(self, make: Make, seat: int, key: str, rev: int = 0) -> Accepted:
        """Store the lines that `make` enters, then send them; the caller must hold the table."""
        opened = rev or self.book.opened.get(seat, 0)
        for _try in range(TRIES):
            now = self.house.now()
            lines = make(self.book, now)
            if isinstance(lines, Refusal):
                raise Refused(lines, self.book.game.slug)
            outcome = await self._store(lines, seat, key, now)
            if outcome.kind == STORED:
                return Accepted(outcome.rev)
            self.house.metrics.conflict()
            await self.load()
            if outcome.kind == REPEATED:
                raise Fault("key-used", 409)
            if self.is_stale(seat, opened):
                raise Stale(self.tail(seat, opened))
            if self.book.over:
                raise Fault("is-over", 409)
        raise Fault("busy", 503)

    async def go_on(self) -> None:
        """Start a game from a ledger that the table already has; the caller must hold the table."""
        house, now, book = self.house, self.house.now(), self.book
        clocks = clock.begin(self._pace, book.seats, book.actors(), now)
        stood = msgspec.json.encode(clocks).decode()
        wake_at = house.wake_at(self, clocks, now)
        if not await house.run(house.lobby.go_on, self.id, stood, wake_at, now):
            raise Fault("has-begun", 409)
        await self.reload()
        house.tending.attend(self)

    async def _store(self, lines: tuple[str, ...], seat: int, key: str, now: int) -> Outcome:
        """Store lines with the new state of the table. If they are stored, send them."""
        stands, clocks = self._standing(len(lines), now)
        first = self.book.rev - len(lines) + 1
        append = Append(self.id, first, lines, seat, key, now, stands)
        outcome = await self.house.writer.submit_here(append)
        if outcome.kind == STORED:
            if self.row.status == "open":  # somebody may have left a seat a moment ago
                await self._read_row()
            self._clocks = clocks
            self._row = replace(self.row, status=stands.status, result=stands.result)
            self.book.kept()
            self._tell()
            self.house.stored(self, len(lines))
        return outcome

    # Messages to watchers.

    def frame(self, seat: int, since: int | None, chat: Sequence[ChatRow], whole: bool) -> Frame:
        """Build a seat's frame with everything after a revision.

        None means that the seat knows nothing yet.
        """
        return Telling(self).frame(seat, since, chat, whole)

    def tail(self, seat: int, since: int) -> msgspec.Raw:
        """Return the frame after a revision, for the answer to a stale action."""
        frame = self.frame(seat, min(since, self.book.rev), (), True)
        return msgspec.Raw(msgspec.json.encode(frame))

    async def watch(self, seat: int, account: str, since: Since, may: May) -> Watcher:
        """Open a stream. Its first frame leaves no gap after `since`."""
        muted = await self.house.run(self.house.talk.muted, account) if account else frozenset()
        async with self.held():
            watcher = Watcher(seat, account, muted, may)
            rev, chat = await gap(self, since, muted)
            if dismissed([watcher], self.row):
                return watcher
            self.watchers.add(watcher)
            watcher.send(message(self.frame(seat, rev, chat, True)))
            watcher.send(self.house.tables.sign)
            self.tell_people(watcher)
            return watcher

    def unwatch(self, watcher: Watcher) -> None:
        """Close a stream."""
        self.watchers.discard(watcher)
        if all(other.seat != watcher.seat for other in self.watchers):
            self.presence.left(watcher.seat, self.house.now())
        if self.at_rest():
            self.tell_people(watcher)

    def send_away(self) -> None:
        """Close every stream with a `bye` event that tells clients to reconnect."""
        for watcher in list(self.watchers):
            watcher.end()

    # Changes by other nodes, or outside the ledger.

    async def grown(self, rev: int) -> None:
        """Load and send the lines that another node has stored."""
        async with self.held():
            if rev > self.book.rev:
                await self.load()

    async def take_in(self, growth: Growth) -> None:
        """Add and send lines that another node has stored and this one has already read."""
        async with self.held():
            if self.row.status == "open":  # the game has begun, and its seats may have changed
                return await self.load()
            new = growth.lines[self.book.rev - growth.after :]
            if not new:
                return None
            for line in new:
                self.book.add(line)
            stands = {"status": growth.status, "clock": growth.clock, "result": growth.result}
            self._row = replace(self.row, **stands)
            self._clocks = msgspec.json.decode(growth.clock, type=Clocks) if growth.clock else None
            self.book.kept()
            return self._tell()

    async def changed(self) -> None:
        """Load and send changes outside the ledger."""
        async with self.held():
            await self.reload()

    async def reload(self) -> None:
        """Load and send changes; the caller must hold the table.

        A secret change, such as a new order, sends no frame: even an empty one would reveal it.
        """
        await self.load()
        if self._is_news():
            self._tell(whole=True)
        await self._tell_chat()

    async def retell(self) -> None:
        """Load the table again and send a full frame, because the clocks were moved."""
        async with self.held():
            await self.load()
            self._tell(whole=True)

    async def said(self, number: int) -> None:
        """Send the chat lines up to a number."""
        async with self.held():
            if number > self.chat:
                await self._tell_chat()

    async def unsaid(self, number: int) -> None:
        """Send a chat line again after a moderator has blanked it."""
        async with self.held():
            rows = await self.house.run(self.house.talk.lines, self.id, number - 1)
            for watcher in self.watchers:
                heard = unmuted(rows[:1], watcher.muted)
                watcher.send(message(self.frame(watcher.seat, self.book.rev, heard, False)))

    # Internals.

    async def load(self) -> None:
        """Load the table from the store, and send watchers the entries that are new to them."""
        house = self.house
        await self._read_row()
        known = self._book
        if known is None or known.spoiled:
            lines = await house.run(house.lobby.lines, self.id, 0)
            self._book = await house.run(Book, self.row.header, lines)
        else:
            lines = await house.run(house.lobby.lines, self.id, known.rev)
            for line in lines:
                known.add(line)
        self.book.kept()
        # the table is a fork, or began between the two reads
        if lines and self.row.status == "open":
            await self._read_row()
        if self.row.status == "over" and not self.book.over:
            self.book.close()
        await self._load_beside()
        if self.book.rev > self._told:
            self._tell()

    async def _read_row(self) -> None:
        """Read the table's row; before anything is sent, close streams that have lost access.

        While a table is open its seats may change, and every watcher sees only the spectator's
        view.
        """
        try:
            self._row = await self.house.run(self.house.lobby.table, self.id)
        except NoSuchTable:
            raise Fault("no-table", 404) from None
        self.watchers.difference_update(dismissed(self.watchers, self._row))

    async def _load_beside(self) -> None:
        house = self.house
        self._pace = msgspec.json.decode(self.row.pace, type=Pace) if self.row.pace else NoClock()
        found = self.row.clock
        self._clocks = msgspec.json.decode(found, type=Clocks) if found else None
        if self.chat == UNKNOWN:
            self.chat = await house.run(house.talk.last, self.id)
        self.proposal, self.orders = await house.run(house.beside, self.id)

    def _standing(self, lines: int, now: int) -> tuple[Standing, Clocks]:
        """Return the state of the table after the last lines of the ledger."""
        book = self.book
        clocks = clocks_after(self._pace, self._clocks, book, lines, now)
        status: Status = "over" if book.over else "running"
        result = frames.result(book).decode() if book.over else ""
        wake_at = self.house.wake_at(self, clocks, now)
        return Standing(status, msgspec.json.encode(clocks).decode(), result, wake_at), clocks

    def is_stale(self, seat: int, rev: int) -> bool:
        """Return whether a seat no longer owes the choice that opened at a revision."""
        return rev != ANY_TIME and self.book.opened.get(seat) != rev

    def _tell(self, whole: bool = False) -> None:
        """Send every watcher the entries since the last frame. Each seat's frame is built once."""
        since, self._told = self._told, self.book.rev
        made = dict.fromkeys([watcher.seat for watcher in self.watchers], b"")
        telling = Telling(self, [] if self.row.status == "open" else list(made), live=True)
        for seat in made:
            made[seat] = message(telling.frame(seat, since, (), whole))
        for watcher in self.watchers:
            watcher.send(made[watcher.seat])
        self.house.frames_sent(len(self.watchers))

    def _is_news(self) -> bool:
        """Return whether the public state outside the ledger differs from the one last sent."""
        before, self._shown = (
            self._shown,
            (self.row.status, self.row.result, self.proposal, faces(self)),
        )
        return self._shown != before

    async def _tell_chat(self) -> None:
        """Send every watcher the new chat lines."""
        rows = await self.house.run(self.house.talk.lines, self.id, self.chat)
        if rows:
            self.chat = rows[-1].number
            for watcher in self.watchers:
                heard = unmuted(rows, watcher.muted)
                watcher.send(message(self.frame(watcher.seat, self.book.rev, heard, False)))

    def tell_people(self, but: Watcher | None = None) -> None:
        """Send changes of presence to all watchers except `but`, if there are any."""
        if not self._is_news():
            return
        people = faces(self)
        for watcher in self.watchers - {but}:
            frame = self.frame(watcher.seat, self.book.rev, (), False)
            watcher.send(message(replace(frame, people=people)))
