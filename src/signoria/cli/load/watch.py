"""Watchers of a table: the last frame of each, and when the last of them received it."""

import asyncio
from collections.abc import Callable
from time import perf_counter
from typing import Final

from signoria.cli.load.client import PATIENCE, StreamReader, listen

FRAME: Final = b"id: "
DATA: Final = b"\ndata: "


class Watch:
    """The streams of one table; each keeps the last frame that brought a new revision."""

    def __init__(self) -> None:
        self.frames: list[bytes] = []
        self.received_at = 0.0  # time at which a stream last received a new revision
        self._revs: list[int] = []
        self._streams: list[StreamReader] = []
        self._wanted = 0
        self._waiting: asyncio.Future[None] | None = None

    def __len__(self) -> int:
        return len(self._streams)

    def up_to_date(self) -> int:
        """Count the streams that have received the awaited revision."""
        return sum(rev >= self._wanted for rev in self._revs)

    async def add(self, address: str, path: str, cookie: str) -> None:
        """Open one more stream."""
        number = len(self._revs)
        self._revs.append(0)
        self.frames.append(b"")
        self._streams.append(await listen(address, path, cookie, self._listener(number)))

    async def until(self, rev: int) -> None:
        """Wait until every stream has received a revision."""
        self._wanted = rev
        if min(self._revs, default=rev) >= rev:
            return
        self._waiting = asyncio.get_running_loop().create_future()
        try:
            async with asyncio.timeout(PATIENCE):
                await self._waiting
        finally:
            self._waiting = None

    def close(self) -> None:
        """Close all streams."""
        for stream in self._streams:
            stream.close()

    def _listener(self, number: int) -> Callable[[bytes], None]:
        def on_message(message: bytes) -> None:
            if not message.startswith(FRAME):
                return
            id, _mark, data = message.partition(DATA)
            rev = int(id[len(FRAME) : id.index(b".")])
            if rev > self._revs[number]:
                self._revs[number], self.frames[number] = rev, data
                self.received_at = perf_counter()
                if self._waiting is not None and min(self._revs) >= self._wanted:
                    self._come_true(self._waiting)

        return on_message

    def _come_true(self, waiting: asyncio.Future[None]) -> None:
        if not waiting.done():
            waiting.set_result(None)
