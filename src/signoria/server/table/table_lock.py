"""The lock of a table: one holder at a time, and only after the table matches the store."""

import asyncio
from collections.abc import Awaitable, Callable
from types import TracebackType

from signoria.kernel.header import MISFITS
from signoria.server.errors import RequestError


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
