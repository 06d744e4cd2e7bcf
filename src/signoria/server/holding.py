"""How a table is held: by one at a time, and not before it is as the store has it."""

import asyncio
from collections.abc import Awaitable, Callable
from types import TracebackType


class Hold:
    """For `async with`; a class, since a generator for each hold takes longer than the lock."""

    def __init__(self, lock: asyncio.Lock, ready: Callable[[], Awaitable[None]]) -> None:
        self._lock = lock
        self._ready = ready

    async def __aenter__(self) -> None:
        await self._lock.acquire()
        try:
            await self._ready()
        except BaseException:
            self._lock.release()
            raise

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._lock.release()
