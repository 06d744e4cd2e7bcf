"""The state of a table in memory, which answers questions about itself, and its lock."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from types import TracebackType
from typing import Final, TypeAlias

import msgspec

from signoria.kernel.action import Action, Aside
from signoria.kernel.header import MISFITS
from signoria.kernel.undo import NOWHERE, alone_to, before_choice
from signoria.server.errors import RequestError
from signoria.server.table import clocks as clock
from signoria.server.table.clock_kinds import ClockKind, NoClock
from signoria.server.table.clocks import Clocks
from signoria.server.table.open_ledger import OpenLedger
from signoria.server.table.orders import says, still_stands
from signoria.server.table.presence import Presence
from signoria.server.table.watchers import Watcher
from signoria.server.table.wire import Proposal, Undo
from signoria.store.lobby import TableRow


def wall_clock() -> int:
    """Return the time of day in milliseconds."""
    return time.time_ns() // 1_000_000


class TableLock:
    """Asynchronous context manager. A class is faster here than a generator."""

    def __init__(
        self,
        lock: asyncio.Lock,
        ready: Callable[[], Awaitable[None]],
        is_foreign: Callable[[], bool],
    ) -> None:
        self._lock = lock
        self._ready = ready
        self._is_foreign = is_foreign

    async def __aenter__(self) -> None:
        await self._lock.acquire()
        try:
            await self._ready()
        except BaseException as error:
            self._lock.release()
            self._explain(error)
            raise

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._lock.release()
        if error is not None:
            self._explain(error)

    def _explain(self, error: BaseException) -> None:
        """Answer errors of rules and views in a position that no rule leads to."""
        if isinstance(error, MISFITS) and self._is_foreign():
            raise RequestError("unsound", 422) from error


ANY_TIME: Final = -1  # the `rev` of talk, which is never stale
UNKNOWN: Final = -1

Now: TypeAlias = Callable[[], int]  # the time of day in milliseconds


class SteadyClock:
    """The time of day in milliseconds; it stops at a gap of `gap` or more between two readings.

    A stopped process, a sleeping laptop and a moved system clock look alike: suddenly it is much
    later. Nobody could act in that time, so no clock of a table may run down in it.
    """

    def __init__(self, now: Now, gap: float) -> None:
        self._now = now
        self._gap = gap
        self._last = now()
        self.stopped = False

    def __call__(self) -> int:
        """Return the time; after a gap, that before it."""
        now = self._now()
        if self.stopped or abs(now - self._last) >= self._gap:
            self.stopped = True
        else:
            self._last = now
        return self._last

    def true_time(self) -> int:
        """Return the time even after a gap."""
        return self._now()

    def resume(self) -> None:
        """Go on from the present time: every table has its time back."""
        self._last = self._now()
        self.stopped = False


class Timing(msgspec.Struct, frozen=True):
    """Times of a node in milliseconds.

    - `lease`: after it another node takes over unfinished work.
    - `talk`: the silence after which a bot ends a talk without a clock.
    - `idle`: after it an unused table leaves memory.
    - `alive`: between two heartbeats in every stream.

    It also bounds the undos of a table, which cost time.
    """

    lease: int = 20_000
    talk: int = 8_000
    idle: int = 300_000
    alive: int = 15_000
    undos_per_decision: int = 10
    undos_per_table: int = 300


class Decision(msgspec.Struct, frozen=True):
    """A decision that a seat owes: its kind, and since when."""

    kind: str
    since: int


class TableState:
    """A table with its seats, ledger, clocks and watchers."""

    def __init__(self, id: str, now: Now, timing: Timing) -> None:
        self.id = id
        self.now = now
        self.timing = timing
        self.watchers: set[Watcher] = set()
        self.presence = Presence(now())
        self.proposal: Proposal | None = None
        self.orders: dict[int, str] = {}  # standing orders by seat; never sent to clients
        self.offers: list[int] = []  # seats that may be given to a bot, as last sent to watchers
        self.chat = UNKNOWN  # the last chat line that was sent to watchers
        self.talked = 0  # the revision up to which talking bots were asked
        self.clock_kind: ClockKind = NoClock()
        self.clocks: Clocks | None = None  # None before the game begins
        self._row: TableRow | None = None
        self._ledger: OpenLedger | None = None

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

    def at_rest(self) -> bool:
        """Return whether the table matches the store, so that nobody needs the lock to read it."""
        return self._ledger is not None and not self._ledger.dirty

    # Decisions and their time.

    @property
    def ticking(self) -> ClockKind:
        """Return the clock that runs for the current step."""
        return clock.ticking(self.clock_kind, self.ledger)

    def fallen(self, now: int) -> list[int]:
        """Return the seats whose time is up while they owe a choice."""
        return [] if self.clocks is None else clock.fallen(self.ticking, self.clocks, now)

    def time_left(self, now: int) -> list[int | None]:
        """Return the remaining time of each seat; an empty list if no clock runs."""
        ticking, clocks = self.ticking, self.clocks
        if clocks is None or isinstance(ticking, NoClock):
            return []
        return clock.left(ticking, clocks, now)

    def is_stale(self, seat: int, rev: int) -> bool:
        """Return whether a seat no longer owes the choice that opened at a revision."""
        return rev != ANY_TIME and self.ledger.opened.get(seat) != rev

    def decision(self, seat: int, actions: Sequence[Action] = ()) -> Decision | None:
        """Return the decision that a seat owes; None if it owes none, or if the actions are talk.

        People decide at different speeds with a slow and a live clock. The kind therefore names
        the game, the phase and the clock.
        """
        since = None if self.clocks is None else self.clocks.since[seat]
        talks = any(isinstance(action, Aside) for action in actions)
        if since is None or not self.ledger.rev or talks:
            return None
        game, state = self.ledger.game, self.ledger.table.state
        phase = game.phase_names[state.phase()]
        return Decision(f"{game.slug} {phase} {type(self.clock_kind).__name__}", since)

    # Undo.

    def proposed(self) -> Proposal | None:
        """Return the undo that is proposed, unless the table has gone on."""
        proposal = self.proposal
        return proposal if proposal and proposal.rev == self.ledger.rev else None

    def undoable(self, seat: int) -> Undo | None:
        """Return the undo of the last choice of a seat's account, if there is one."""
        own = self.own_seats(seat)
        if not own or self.row.status != "running":
            return None
        entries, asked = self.ledger.table.entries, self.ledger.asked
        to = before_choice(entries, sum(1 << one for one in own))
        if to == NOWHERE:
            return None
        return Undo(to, self.people() <= own or to >= alone_to(entries, asked, seat))

    def own_seats(self, seat: int) -> set[int]:
        """Return the seats of the account that has this seat; several at one screen."""
        account = next((row.account_id for row in self.row.seats if row.seat == seat), None)
        return {row.seat for row in self.row.seats if account and row.account_id == account}

    def people(self) -> set[int]:
        """Return the seats that people play themselves."""
        return {row.seat for row in self.row.seats if row.account_id and not row.stand_in}

    # Standing orders.

    def order_for(self, seat: int) -> Action | None:
        """Return the action that a seat's standing order decides now."""
        text = self.orders.get(seat)
        return None if text is None else says(self.ledger, seat, text)

    def ordered(self) -> set[int]:
        """Return the seats whose standing orders may still decide something."""
        return {seat for seat, text in self.orders.items() if still_stands(self.ledger, seat, text)}

    # Presence.

    def watched(self) -> set[int]:
        """Return the seats that are watched on any node."""
        return self.watched_here() | self.presence.elsewhere(self.now())

    def watched_here(self) -> set[int]:
        """Return the seats whose owners watch on this node.

        After the end others may watch a seat's view, too.
        """
        owners = {row.seat: row.account_id for row in self.row.seats}
        return {
            watcher.seat
            for watcher in self.watchers
            if watcher.account and owners.get(watcher.seat) == watcher.account
        }
