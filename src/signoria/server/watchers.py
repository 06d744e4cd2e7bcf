"""Those who watch a table: each has a queue of messages, written as server-sent events."""

import asyncio
from typing import Final

import msgspec

from signoria.server.wire import Frame

MOST: Final = 200  # messages a slow reader may lag behind before it must come back and resume

BYE: Final = b"event: bye\nretry: 500\ndata: {}\n\n"


class Watcher:
    """One open stream: whose view it carries, and what is still to be sent."""

    def __init__(self, seat: int, account: str, muted: frozenset[str]) -> None:
        self.seat = seat
        self.account = account
        self.muted = muted
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue()

    def send(self, message: bytes) -> None:
        """Add a message; a reader that lags too far is sent away, and resumes when it can."""
        if self.queue.qsize() >= MOST:
            self.end()
        else:
            self.queue.put_nowait(message)

    def end(self, word: bytes = BYE) -> None:
        """Say farewell after what is queued; the reader knows to come back."""
        self.queue.put_nowait(word)
        self.queue.put_nowait(None)


_encoder = msgspec.json.Encoder()


def message(frame: Frame) -> bytes:
    """A frame as a server-sent event."""
    return b"id: %b\ndata: %b\n\n" % (frame.id.encode(), _encoder.encode(frame))
