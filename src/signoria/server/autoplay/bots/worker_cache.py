"""A worker's cache between two questions: ledgers of recent tables, and the bots that sit there."""

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

HELD: Final = 16  # tables in a worker's cache
SEED_BITS: Final = 40

Named = Callable[[str, int, str], Bot[Any]]


def seed_for(seed: int | None, table: str, seat: int) -> int:
    """Return the seed of a seat's bot: random, or derived from a fixed seed so that runs repeat."""
    if seed is None:
        return randbits(SEED_BITS)
    return int.from_bytes(sha256(f"{seed} {table} {seat}".encode()).digest()[: SEED_BITS // 8])


class Held:
    """One cached table: its ledger, and its bots by seat with levels."""

    def __init__(self, lines: Sequence[str]) -> None:
        self.ledger = GrowingLedger(lines[0], find_game, lines[1:])
        self.bots: dict[int, tuple[str, Bot[Any]]] = {}


class WorkerCache:
    """Answers questions one by one, each bot behind a guard.

    A bot is kept for its seat's next decision, together with its search results. A bot that failed
    is dropped, because its state is unknown.
    """

    def __init__(self, terms: WorkerSettings) -> None:
        self.terms = terms
        self.bot_named: Named = import_module(terms.bots).bot_named
        self.tables: OrderedDict[str, Held] = OrderedDict()

    def answer(self, question: WorkerRequest) -> Chosen | Spoken | Lacking | NotUnderstood:
        """Return the choice of the seat's bot within its limit, or the talk of several bots."""
        try:
            held = self._held(question)
            if held is None:
                return Lacking(question.number)
            if isinstance(question, TalkRequest):
                return self._spoken(question, held)
            return self._chosen(question, held)
        except BadLedger as bad:
            self.tables.pop(question.table, None)
            return NotUnderstood(question.number, f"the ledger cannot be read: {bad}")
        except UnknownBot as unknown:
            return NotUnderstood(question.number, f"no bot is called {unknown}")

    def _held(self, question: WorkerRequest) -> Held | None:
        held = self.tables.pop(question.table, None)
        if not question.after:  # do not reuse the bots: they saw another ledger
            held = Held(question.lines)
        elif held is None or held.ledger.hash != question.after:
            return None
        else:
            held.ledger.extend(question.lines)
        self.tables[question.table] = held
        if len(self.tables) > HELD:
            self.tables.popitem(last=False)
        return held

    def _chosen(self, question: MoveRequest, held: Held) -> Chosen | NotUnderstood:
        table, seat = held.ledger.table, question.seat
        if not table.legal(seat):
            return NotUnderstood(question.number, f"seat {seat} has nothing to choose")
        bot = self._bot(question.table, seat, question.level, held)
        answer = Guard(bot, self.terms.limit, bot.seed).answer(table, seat)
        if answer.fallback:
            held.bots.pop(seat, None)
        action = encode_action(table.game, answer.action)
        return Chosen(question.number, action, answer.fallback, answer.seconds, answer.reason)

    def _spoken(self, request: TalkRequest, held: Held) -> Spoken:
        table, said, faults = held.ledger.table, list[tuple[int, list[Any]]](), list[str]()
        limit = self.terms.limit / max(1, len(request.speakers))
        for seat, level in request.speakers:
            bot = self._bot(request.table, seat, level, held)
            speech = Guard(bot, limit, bot.seed).speech(table, seat)
            said += [(seat, encode_action(table.game, aside)) for aside in speech.asides]
            if speech.fallback:
                held.bots.pop(seat, None)
                faults.append(speech.fallback)
        return Spoken(request.number, said, faults)

    def _bot(self, table: str, seat: int, level: str, held: Held) -> Bot[Any]:
        former, bot = held.bots.get(seat, ("", None))
        if bot is None or level != former:
            seed = seed_for(self.terms.seed, table, seat)
            bot = self.bot_named(level, seed, held.ledger.game.slug)
            held.bots[seat] = level, bot
        return bot
