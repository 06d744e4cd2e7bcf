"""Pool of bot workers: a fair queue of requests, answered by processes that the server may kill."""

import asyncio
from collections import Counter
from collections.abc import Coroutine, Sequence
from contextlib import suppress
from itertools import count
from time import perf_counter
from typing import Any, Final

import msgspec

from signoria.arena.guard import CRASH, in_a_word
from signoria.server.autoplay.bots.fair_queue import FairQueue, Share
from signoria.server.autoplay.bots.fallback import fallback_choice
from signoria.server.autoplay.bots.messages import (
    MoveRequest,
    NotUnderstood,
    Spoken,
    TalkRequest,
    WorkerRequest,
    WorkerSettings,
)
from signoria.server.autoplay.bots.process import Answered, Worker, WorkerLost
from signoria.server.autoplay.bots.worker_cache import seed_for

BUILT_IN_BOTS: Final = "signoria.bots.levels"
GRACE: Final = 2.0  # seconds beyond the limit, after which a silent worker is killed
TRIES: Final = 2  # workers that one request may lose


class BotChoice(msgspec.Struct, frozen=True):
    """A bot's action in wire form.

    `fallback` and `reason` say why the bot did not choose it itself.
    """

    action: list[Any]
    fallback: str
    seconds: float
    reason: str


class BotTalk(msgspec.Struct, frozen=True):
    """Asides of bots in wire form, each with its seat, and the kinds of failure."""

    asides: list[tuple[int, list[Any]]]
    faults: list[str]


class NoChoice(Exception):
    """Raised if a request has no answer: its ledger, seat or level is invalid."""


class PoolClosed(Exception):
    """Raised if the pool has not started or is closed."""


class PendingRequest:
    """A request in progress and the future of its answer."""

    def __init__(self, request: WorkerRequest, share: Share = ()) -> None:
        self.request = request
        self.share = share
        self.answer: asyncio.Future[BotChoice | BotTalk] = (
            asyncio.get_running_loop().create_future()
        )
        self.begun = perf_counter()
        self.lost = 0

    def settle(self, result: BotChoice | BotTalk | Exception) -> None:
        """Set the answer, unless the caller has stopped waiting."""
        if self.answer.done():
            return
        if isinstance(result, Exception):
            self.answer.set_exception(result)
        else:
            self.answer.set_result(result)


class BotPool:
    """A fixed number of workers with one fair queue.

    If a worker is lost, the pool sends its request once more. After a second loss the game's
    playout move answers it. `bots` names a module with a function `bot_named`; a `seed` makes bots
    repeatable.
    """

    def __init__(
        self,
        workers: int = 1,
        limit: float = 10.0,
        *,
        bots: str = BUILT_IN_BOTS,
        seed: int | None = None,
        grace: float = GRACE,
    ) -> None:
        self.seed = seed
        self.lost: Counter[str] = Counter()
        self._workers = [Worker(WorkerSettings(limit, grace, seed, bots)) for _ in range(workers)]
        self._idle: list[Worker] = []
        self._waiting: FairQueue[PendingRequest] = FairQueue()
        self._open: set[PendingRequest] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._numbers = count(1)
        self._closed = True

    async def start(self) -> None:
        """Start the workers and wait until all are ready; raise `WorkerLost` if one fails."""
        try:
            begun = (worker.begin() for worker in self._workers)
            for trouble in await asyncio.gather(*begun, return_exceptions=True):
                if trouble is not None:
                    raise trouble
        except BaseException:
            await self.close()
            raise
        self._idle = list(self._workers)
        self._closed = False

    async def choose(
        self,
        table: str,
        header: str,
        lines: Sequence[str],
        seat: int,
        level: str,
        share: Share = (),
    ) -> BotChoice:
        """Return the action that a bot of a level chooses for a seat at the end of a ledger.

        Cancelling this call withdraws the request. A worker that has already begun finishes its
        computation.
        """
        request = MoveRequest(0, table, "", [header, *lines], seat, level)
        answer = await self._ask(request, share)
        assert isinstance(answer, BotChoice)
        return answer

    async def talk(
        self,
        table: str,
        header: str,
        lines: Sequence[str],
        speakers: list[tuple[int, str]],
        share: Share = (),
    ) -> BotTalk:
        """Return the talk of bots (seat and name each) at the end of a ledger."""
        answer = await self._ask(TalkRequest(0, table, "", [header, *lines], speakers), share)
        assert isinstance(answer, BotTalk)
        return answer

    async def _ask(self, request: WorkerRequest, share: Share) -> BotChoice | BotTalk:
        if self._closed:
            raise PoolClosed
        asked = PendingRequest(request, share)
        self._open.add(asked)
        self._waiting.put(asked, share)
        self._deal()
        try:
            return await asked.answer
        finally:
            self._open.discard(asked)
            self._waiting.remove(asked)

    async def close(self) -> None:
        """End every worker at once; pending calls raise `PoolClosed`."""
        self._closed = True
        self._waiting.clear()
        for asked in self._open:
            asked.settle(PoolClosed())
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.gather(*(worker.end() for worker in self._workers))

    def waiting(self) -> int:
        """Return the number of requests that no worker has taken yet."""
        return len(self._waiting)

    def thinking(self) -> list[int]:
        """Return the process ids of the busy workers."""
        return [pid for worker, pid in self._running() if worker not in self._idle]

    def pids(self) -> list[int]:
        """Return the process ids of all workers."""
        return [pid for _worker, pid in self._running()]

    def _running(self) -> list[tuple[Worker, int]]:
        return [(worker, worker.process.pid) for worker in self._workers if worker.process]

    def _deal(self) -> None:
        """Give waiting requests to idle workers in order.

        A worker that has the table cached is preferred.
        """
        while self._idle and self._waiting:
            asked = self._waiting.pop()
            knowing = [w for w in self._idle if asked.request.table in w.cached]
            worker = (knowing or self._idle)[0]
            self._idle.remove(worker)
            self._go(self._think(worker, asked))

    def _go(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _think(self, worker: Worker, asked: PendingRequest) -> None:
        try:
            asked.settle(_result(await worker.ask(next(self._numbers), asked.request)))
            await worker.renew()
        except Exception as error:  # any kind: otherwise the caller would wait without end
            await worker.end()  # stop this worker first, so that only one worker has the request
            self._ask_again(
                asked,
                error if isinstance(error, WorkerLost) else WorkerLost(CRASH, in_a_word(error)),
            )
            with suppress(Exception):  # on failure, the next request starts it
                await worker.begin()
        self._idle.append(worker)
        self._deal()

    def _ask_again(self, asked: PendingRequest, lost: WorkerLost) -> None:
        self.lost[lost.kind] += 1
        asked.lost += 1
        if asked.answer.done():
            return
        if asked.lost < TRIES:
            self._waiting.put(asked, asked.share, first=True)
            self._deal()
        else:
            self._go(self._answer_here(asked, lost))

    async def _answer_here(self, asked: PendingRequest, lost: WorkerLost) -> None:
        request = asked.request
        if isinstance(request, TalkRequest):
            asked.settle(BotTalk([], [lost.kind]))  # saying nothing is a valid answer
            return
        seed = seed_for(self.seed, request.table, request.seat)
        try:
            action = await asyncio.to_thread(fallback_choice, request.lines, request.seat, seed)
        except Exception as error:
            asked.settle(NoChoice(f"no playout move either: {type(error).__name__}"))
            return
        seconds = perf_counter() - asked.begun
        asked.settle(BotChoice(action, lost.kind, seconds, lost.reason))


def _result(reply: Answered) -> BotChoice | BotTalk | NoChoice:
    if isinstance(reply, NotUnderstood):
        return NoChoice(reply.reason)
    if isinstance(reply, Spoken):
        return BotTalk(reply.asides, reply.faults)
    return BotChoice(reply.action, reply.fallback, reply.seconds, reply.reason)
