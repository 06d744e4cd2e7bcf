"""Watchers of a table: each has a queue of messages, sent as server-sent events."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Iterable
from typing import Any, Final

import msgspec

from signoria.server.table.wire import Frame
from signoria.store.lobby import TableRow

MOST: Final = 200  # unsent messages after which a slow reader must reconnect

BYE: Final = b"event: bye\nretry: 500\ndata: {}\n\n"

# of an ASGI server: the messages of one connection
Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]

# returns whether a reader may still see its stream, given the seats
May = Callable[[TableRow], bool]


class Watcher:
    """One open stream: the seat whose view it carries, and its unsent messages."""

    def __init__(self, seat: int, account: str, muted: frozenset[str], may: May) -> None:
        self.seat = seat
        self.account = account
        self.muted = muted
        self.may = may
        self._unsent: deque[bytes | None] = deque()  # None ends the stream
        self._idle: asyncio.Future[None] | None = None

    def send(self, message: bytes) -> None:
        """Queue a message. A reader that is too slow is disconnected, and may resume."""
        if len(self._unsent) >= MOST:
            self.end()
        else:
            self._add(message)

    def end(self, word: bytes = BYE) -> None:
        """Queue a `bye` event and the end of the stream; the client reconnects."""
        self._add(word)
        self._add(None)

    async def speak(self, receive: Receive, send: Send) -> None:
        """Send every message as it comes, until the last one or until the reader disconnects."""
        reader = asyncio.create_task(self._listen(receive))
        try:
            while (message := await self._next()) is not None:
                await send({"type": "http.response.body", "body": message, "more_body": True})
            await send({"type": "http.response.body", "body": b"", "more_body": False})
        finally:
            reader.cancel()

    async def _listen(self, receive: Receive) -> None:
        """Wait for the reader to disconnect."""
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
    """End and return the streams whose readers have lost access."""
    gone = [watcher for watcher in watchers if not watcher.may(row)]
    for watcher in gone:
        watcher.end()
    return gone


_encoder = msgspec.json.Encoder()


def message(frame: Frame, name: bytes = b"") -> bytes:
    """Return a frame as a server-sent event; a name says that it opens no decision."""
    named = b"event: %b\n" % name if name else b""
    return b"%bid: %b\ndata: %b\n\n" % (named, frame.id.encode(), _encoder.encode(frame))


def alive(interval: int) -> bytes:
    """Return a heartbeat event; its data is the milliseconds until the next one.

    It has no id, so a client that reconnects continues from the last frame.
    """
    return b"event: alive\ndata: %d\n\n" % interval
