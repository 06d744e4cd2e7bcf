"""A worker's cache between two requests: ledgers of recent tables, and the bots that sit there."""

from collections import OrderedDict
from collections.abc import Callable, Sequence
from hashlib import sha256
from importlib import import_module
from secrets import randbits
from typing import Any, Final

from signoria.arena.guard import Guard
from signoria.bots.bot import Bot
from signoria.bots.levels import UnknownBot
from signoria.games import find_game
from signoria.kernel.growing_ledger import GrowingLedger
from signoria.kernel.header import BadLedger
from signoria.kernel.wire import encode_action
from signoria.server.autoplay.bots.messages import (
    Chosen,
    Lacking,
    MoveRequest,
    NotUnderstood,
    Spoken,
    TalkRequest,
    WorkerRequest,
    WorkerSettings,
)

CACHED_TABLES: Final = 256  # tables in a worker's cache
SEED_BITS: Final = 40

Named = Callable[[str, int, str], Bot[Any]]


def seed_for(seed: int | None, table: str, seat: int) -> int:
    """Return the seed of a seat's bot: random, or derived from a fixed seed so that runs repeat."""
    if seed is None:
        return randbits(SEED_BITS)
    return int.from_bytes(sha256(f"{seed} {table} {seat}".encode()).digest()[: SEED_BITS // 8])


class CachedTable:
    """One cached table: its ledger, and its bots by seat with levels."""

    def __init__(self, lines: Sequence[str]) -> None:
        self.ledger = GrowingLedger(lines[0], find_game, lines[1:])
        self.bots: dict[int, tuple[str, Bot[Any]]] = {}


class WorkerCache:
    """Answers requests one by one, each bot behind a guard.

    A bot is kept for its seat's next decision, together with its search results. A bot that failed
    is dropped, because its state is unknown.
    """

    def __init__(self, terms: WorkerSettings) -> None:
        self.terms = terms
        self.bot_named: Named = import_module(terms.bots).bot_named
        self.tables: OrderedDict[str, CachedTable] = OrderedDict()

    def answer(self, request: WorkerRequest) -> Chosen | Spoken | Lacking | NotUnderstood:
        """Return the choice of the seat's bot within its limit, or the talk of several bots."""
        try:
            cached = self._cached(request)
            if cached is None:
                return Lacking(request.number)
            if isinstance(request, TalkRequest):
                return self._spoken(request, cached)
            return self._chosen(request, cached)
        except BadLedger as bad:
            self.tables.pop(request.table, None)
            return NotUnderstood(request.number, f"the ledger cannot be read: {bad}")
        except UnknownBot as unknown:
            return NotUnderstood(request.number, f"no bot is called {unknown}")

    def _cached(self, request: WorkerRequest) -> CachedTable | None:
        cached = self.tables.pop(request.table, None)
        if not request.after:  # do not reuse the bots: they saw another ledger
            cached = CachedTable(request.lines)
        elif cached is None or cached.ledger.hash != request.after:
            return None
        else:
            cached.ledger.extend(request.lines)
        self.tables[request.table] = cached
        if len(self.tables) > CACHED_TABLES:
            self.tables.popitem(last=False)
        return cached

    def _chosen(self, request: MoveRequest, cached: CachedTable) -> Chosen | NotUnderstood:
        table, seat = cached.ledger.table, request.seat
        if not table.legal(seat):
            return NotUnderstood(request.number, f"seat {seat} has nothing to choose")
        bot = self._bot(request.table, seat, request.level, cached)
        answer = Guard(bot, self.terms.limit, bot.seed).answer(table, seat)
        if answer.fallback:
            cached.bots.pop(seat, None)
        action = encode_action(table.game, answer.action)
        return Chosen(request.number, action, answer.fallback, answer.seconds, answer.reason)

    def _spoken(self, request: TalkRequest, cached: CachedTable) -> Spoken:
        table, said, faults = cached.ledger.table, list[tuple[int, list[Any]]](), list[str]()
        limit = self.terms.limit / max(1, len(request.speakers))
        for seat, level in request.speakers:
            bot = self._bot(request.table, seat, level, cached)
            speech = Guard(bot, limit, bot.seed).speech(table, seat)
            said += [(seat, encode_action(table.game, aside)) for aside in speech.asides]
            if speech.fallback:
                cached.bots.pop(seat, None)
                faults.append(speech.fallback)
        return Spoken(request.number, said, faults)

    def _bot(self, table: str, seat: int, level: str, cached: CachedTable) -> Bot[Any]:
        former, bot = cached.bots.get(seat, ("", None))
        if bot is None or level != former:
            seed = seed_for(self.terms.seed, table, seat)
            bot = self.bot_named(level, seed, cached.ledger.game.slug)
            cached.bots[seat] = level, bot
        return bot
