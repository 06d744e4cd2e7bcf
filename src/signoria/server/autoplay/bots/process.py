"""The server's side of one worker: starts, asks and kills it without blocking the event loop."""

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from collections import OrderedDict
from contextlib import suppress
from typing import Final

import msgspec

from signoria.arena.guard import CRASH, LATE, in_a_word
from signoria.kernel.hash_chain import hash_of
from signoria.portable import BACKGROUND
from signoria.server.autoplay.bots.messages import (
    LENGTH,
    Chosen,
    Lacking,
    NotUnderstood,
    Order,
    Ready,
    Reply,
    Spoken,
    WorkerRequest,
    WorkerSettings,
    framed,
    length_of,
    read_reply,
)
from signoria.server.autoplay.bots.worker_cache import CACHED_TABLES

DIED: Final = "a worker ended in mid-thought"
RENEWED_AFTER: Final = 2_000  # games read from the beginning
STARTING: Final = 60.0  # seconds for a new worker to become ready
# The worker gets the server's module search path.
BEGIN: Final = (
    "import sys; sys.path[:] = sys.argv[1:]; "
    "from signoria.server.autoplay.bots.worker import main; main()"
)


Answered = Chosen | Spoken | NotUnderstood


class WorkerLost(Exception):
    """Raised if a worker is lost; `kind` is late or crash, `reason` a sentence for the log."""

    def __init__(self, kind: str, reason: str) -> None:
        super().__init__(reason)
        self.kind = kind
        self.reason = reason


class Worker:
    """A process that answers one request at a time, and a record of the ledgers it has cached."""

    def __init__(self, terms: WorkerSettings) -> None:
        self.terms = terms
        self.process: Process | None = None
        self.games = 0  # that this process has read from the beginning
        self.cached: OrderedDict[str, tuple[int, str]] = OrderedDict()

    def alive(self) -> bool:
        """Return whether the process runs, as far as is known."""
        return self.process is not None and self.process.returncode is None

    async def begin(self) -> None:
        """Start the process and wait until it is ready; raise `WorkerLost` if it fails."""
        await self.end()
        try:
            async with asyncio.timeout(STARTING):
                command = (sys.executable, "-c", BEGIN, *sys.path)
                self.process = await asyncio.create_subprocess_exec(
                    *command, stdin=PIPE, stdout=PIPE, creationflags=BACKGROUND
                )
                await self._say(self.terms)
                if not isinstance(await self._read_reply(), Ready):
                    raise WorkerLost(CRASH, "a worker began with an answer")
        except (WorkerLost, OSError, TimeoutError) as trouble:
            await self.end()
            late = f"a worker was not ready after {STARTING:g} s"
            said = late if isinstance(trouble, TimeoutError) else in_a_word(trouble)
            raise WorkerLost(CRASH, f"no worker could be started: {said}") from None

    async def ask(self, number: int, request: WorkerRequest) -> Answered:
        """Ask a request and return the reply with its number.

        If this raises `WorkerLost`, end the process.
        """
        if not self.alive():
            await self.begin()
        limit = self.terms.limit + self.terms.grace
        try:
            async with asyncio.timeout(limit):
                return await self._exchange(msgspec.structs.replace(request, number=number))
        except TimeoutError:
            raise WorkerLost(LATE, f"a worker had no answer after {limit:g} s") from None

    async def end(self) -> None:
        """Kill the process, if it runs, and wait until it has ended."""
        self.cached.clear()
        self.games = 0
        if self.process is not None:
            with suppress(ProcessLookupError):
                self.process.kill()
            if self.process.stdin is not None:
                self.process.stdin.close()
            await self.process.wait()
            self.process = None

    async def renew(self) -> None:
        """Replace the process after `RENEWED_AFTER` games: memory cannot grow without end."""
        if self.games >= RENEWED_AFTER:
            await self.begin()

    async def _exchange(self, request: WorkerRequest) -> Answered:
        await self._say(self.shortened(request))
        reply = await self._reply_to(request)
        if isinstance(reply, Lacking):
            await self._say(request)
            reply = await self._reply_to(request)
        if isinstance(reply, Lacking):
            raise WorkerLost(CRASH, "a worker says it lacks a ledger that it was given")
        self.note(request)
        return reply

    def shortened(self, request: WorkerRequest) -> WorkerRequest:
        """Return the request with only the lines that the worker has not cached."""
        count, line_hash = self.cached.get(request.table, (0, ""))
        lines = request.lines
        if not 0 < count <= len(lines) or hash_of(lines[count - 1]) != line_hash:
            return request
        return msgspec.structs.replace(request, after=line_hash, lines=lines[count:])

    def note(self, request: WorkerRequest) -> None:
        """Record the lines that the worker has cached now."""
        self.games += request.table not in self.cached
        self.cached[request.table] = len(request.lines), hash_of(request.lines[-1])
        self.cached.move_to_end(request.table)
        if len(self.cached) > CACHED_TABLES:
            self.cached.popitem(last=False)

    async def _reply_to(self, request: WorkerRequest) -> Answered | Lacking:
        while True:
            reply = await self._read_reply()
            if not isinstance(reply, Ready) and reply.number == request.number:
                return reply

    async def _say(self, order: Order) -> None:
        assert self.process is not None
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(framed(order))
            await self.process.stdin.drain()
        except OSError:
            raise WorkerLost(CRASH, DIED) from None

    async def _read_reply(self) -> Reply:
        assert self.process is not None
        assert self.process.stdout is not None
        try:
            head = await self.process.stdout.readexactly(LENGTH)
            return read_reply(await self.process.stdout.readexactly(length_of(head)))
        except (asyncio.IncompleteReadError, OSError):
            raise WorkerLost(CRASH, DIED) from None
        except msgspec.MsgspecError:
            raise WorkerLost(CRASH, "the reply of a worker cannot be decoded") from None
