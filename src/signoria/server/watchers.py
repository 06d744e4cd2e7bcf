"""Those who watch a table: each has a row of messages, written as server-sent events."""

import asyncio
from collections import deque
from collections.abc import Callable, Iterable
from typing import Final

import msgspec
from litestar.types import Receive, Send

from signoria.server.wire import Frame
from signoria.store.lobby import TableRow

MOST: Final = 200  # messages a slow reader may lag behind before it must come back and resume

BYE: Final = b"event: bye\nretry: 500\ndata: {}\n\n"

May = Callable[[TableRow], bool]  # whether a stream is still its reader's, as seats stand now


class Watcher:
    """One open stream: whose view it carries, and what is still to be sent."""

    def __init__(self, seat: int, account: str, muted: frozenset[str], may: May) -> None:
        self.seat = seat
        self.account = account
        self.muted = muted
        self.may = may
        self._unsent: deque[bytes | None] = deque()  # None: nothing more will come
        self._idle: asyncio.Future[None] | None = None

    def send(self, message: bytes) -> None:
        """Add a message; a reader that lags too far is sent away, and resumes when it can."""
        if len(self._unsent) >= MOST:
            self.end()
        else:
            self._add(message)

    def end(self, word: bytes = BYE) -> None:
        """Say farewell after what is unsent; the reader knows to come back."""
        self._add(word)
        self._add(None)

    async def speak(self, receive: Receive, send: Send) -> None:
        """Send every message as it comes, until the last one or until the reader hangs up."""
        ear = asyncio.create_task(self._listen(receive))
        try:
            while (message := await self._next()) is not None:
                await send({"type": "http.response.body", "body": message, "more_body": True})
            await send({"type": "http.response.body", "body": b"", "more_body": False})
        finally:
            ear.cancel()

    async def _listen(self, receive: Receive) -> None:
        """Wait for the reader to hang up."""
        while (await receive())["type"] != "http.disconnect":
            pass
        self._unsent.clear()
        self._add(None)

    def _add(self, message: bytes | None) -> None:
        self._unsent.append(message)
        if self._idle is not None and not self._idle.done():
            self._idle.set_result(None)

    async def _next(self) -> bytes | None:
        while not self._unsent:
            self._idle = asyncio.get_running_loop().create_future()
            await self._idle
        return self._unsent.popleft()


def dismissed(watchers: Iterable[Watcher], row: TableRow) -> list[Watcher]:
    """Those whose streams are no longer theirs, as a table stands now; they are sent away."""
    gone = [watcher for watcher in watchers if not watcher.may(row)]
    for watcher in gone:
        watcher.end()
    return gone


_encoder = msgspec.json.Encoder()


def message(frame: Frame) -> bytes:
    """A frame as a server-sent event."""
    return b"id: %b\ndata: %b\n\n" % (frame.id.encode(), _encoder.encode(frame))


def alive(seconds: float) -> bytes:
    """A sign of life, which says only when the next one comes, in milliseconds.

    It has no id: whoever comes back goes on from the last frame.
    """
    return b"event: alive\ndata: %d\n\n" % round(seconds * 1000)
