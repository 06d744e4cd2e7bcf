"""The lock of a table: one holder at a time, and only after the table matches the store."""

import asyncio
from collections.abc import Awaitable, Callable
from types import TracebackType


class TableLock:
    """Asynchronous context manager. A class is faster here than a generator."""

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
