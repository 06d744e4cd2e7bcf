"""The writer thread: commits all waiting appends together; accepted means stored."""

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Lock, Thread
from time import perf_counter
from types import TracebackType
from typing import Final, Self, TypeAlias

from signoria.store.database import StoreFailed
from signoria.store.ledgers import Append, AppendResult, Ledgers

MOST: Final = 500  # appends in one transaction

# receives the seconds and appends of each commit
Committed: TypeAlias = Callable[[float, int], None]
Answer: TypeAlias = Future[AppendResult] | asyncio.Future[AppendResult]
Waiting: TypeAlias = tuple[Append, Answer]


class WriterClosed(Exception):
    """Raised if the writer is closed."""


class Writer:
    """Accepts appends from any thread and stores them in the order in which they came."""

    def __init__(self, ledgers: Ledgers, committed: Committed | None = None) -> None:
        self._ledgers = ledgers
        self._committed = committed
        self._queue: SimpleQueue[Waiting | None] = SimpleQueue()
        self._lock = Lock()
        self._closed = False
        self._thread = Thread(target=self._run, name="signoria-writer", daemon=True)
        self._thread.start()

    def submit(self, append: Append) -> Future[AppendResult]:
        """Return a future of the result; it is set when the database has the lines on disk."""
        future: Future[AppendResult] = Future()
        self._put(append, future)
        return future

    def submit_here(self, append: Append) -> asyncio.Future[AppendResult]:
        """Return a future for the running event loop; a whole batch is set by one call."""
        future: asyncio.Future[AppendResult] = asyncio.get_running_loop().create_future()
        self._put(append, future)
        return future

    def _put(self, append: Append, future: Answer) -> None:
        with self._lock:
            if self._closed:
                raise WriterClosed
            self._queue.put((append, future))

    def close(self) -> None:
        """Refuse new appends, store the waiting ones, and return when that is done."""
        with self._lock:
            if not self._closed:
                self._closed = True
                self._queue.put(None)
        self._thread.join()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def _run(self) -> None:
        going = True
        while going:
            taken = self._take()
            going = None not in taken
            batch = [waiting for waiting in taken if waiting is not None]
            self._store([waiting for waiting in batch if _is_waited_for(waiting[1])])

    def _take(self) -> list[Waiting | None]:
        """Wait for one append, then take those that wait behind it."""
        taken = [self._queue.get()]
        while len(taken) < MOST:
            try:
                taken.append(self._queue.get_nowait())
            except Empty:
                break
        return taken

    def _store(self, batch: Sequence[Waiting]) -> None:
        begun = perf_counter()
        try:
            results = self._ledgers.append([append for append, _future in batch])
        # this thread must survive every error, because callers wait for it
        except Exception as error:
            kind = getattr(error, "kind", type(error).__name__)
            said = str(error) if isinstance(error, StoreFailed) else kind
            _settle([(future, StoreFailed(said, kind)) for _append, future in batch])
            return
        if self._committed is not None and batch:
            self._committed(perf_counter() - begun, len(batch))
        _settle([(w[1], result) for w, result in zip(batch, results, strict=True)])


def _is_waited_for(future: Answer) -> bool:
    if isinstance(future, Future):
        return future.set_running_or_notify_cancel()
    return not future.cancelled()


def _settle(settled: Sequence[tuple[Answer, AppendResult | StoreFailed]]) -> None:
    """Set the futures: those of threads at once, those of an event loop by one call."""
    by_loop: dict[asyncio.AbstractEventLoop, list[tuple[Answer, AppendResult | StoreFailed]]] = {}
    for future, result in settled:
        if isinstance(future, Future):
            _resolve(future, result)
        else:
            by_loop.setdefault(future.get_loop(), []).append((future, result))
    for loop, results in by_loop.items():
        with suppress(RuntimeError):  # a closed loop has no waiting tasks
            loop.call_soon_threadsafe(_resolve_all, results)


def _resolve_all(results: Sequence[tuple[Answer, AppendResult | StoreFailed]]) -> None:
    for future, result in results:
        if not future.done():
            _resolve(future, result)


def _resolve(future: Answer, result: AppendResult | StoreFailed) -> None:
    if isinstance(result, StoreFailed):
        future.set_exception(result)
    else:
        future.set_result(result)
