"""Minimal HTTP client for simulated players: one request at a time, keep-alive, and streams.

The load shares its cores with the servers that it measures, so it reads as little as possible:
status and body of a response, and the messages of a stream, one to a chunk.
"""

import asyncio
from collections.abc import Callable
from typing import Any, Final, TypeVar, cast
from urllib.parse import SplitResult, urlsplit

import msgspec

PATIENCE: Final = 30.0  # seconds for an answer, a connection or a first frame

OK: Final = 200
LENGTH: Final = b"content-length: "
HEAD_ENDS: Final = b"\r\n\r\n"
LINE_ENDS: Final = b"\r\n"

OnMessage = Callable[[bytes], None]
C = TypeVar("C", bound=asyncio.Protocol)


class ConnectionLost(Exception):
    """A server closed a connection, or sent an unexpected response."""


class Answer(msgspec.Struct, frozen=True):
    """A response: the status, the cookie, if any, and the body."""

    status: int
    cookie: str
    body: bytes


class Connection:
    """A kept connection to one server, for one request at a time.

    A server closes a connection that is silent for a few seconds; the next request opens a new one.
    """

    def __init__(self, address: str) -> None:
        self._address = urlsplit(address)
        self._wire: _Wire | None = None

    async def ask(self, method: str, path: str, cookie: str, body: bytes = b"") -> Answer:
        """Send a request, and wait for its response."""
        asked = request(method, path, self._address.netloc, cookie, body)
        if self._wire is not None and not self._wire.closed:
            try:
                return await self._wire.ask(asked)
            except ConnectionLost:
                pass  # the server has just closed it
        self._wire = await _connected(self._address, _Wire)
        return await self._wire.ask(asked)

    async def ask_json(self, method: str, path: str, cookie: str, thing: Any = None) -> Any:
        """Send a request that must succeed; return the decoded response."""
        body = b"" if thing is None else msgspec.json.encode(thing)
        answer = await asyncio.wait_for(self.ask(method, path, cookie, body), PATIENCE)
        if not OK <= answer.status < OK + 100:
            raise ConnectionLost(f"{method} {path}: {answer.status}")
        return msgspec.json.decode(answer.body)

    def close(self) -> None:
        if self._wire is not None:
            self._wire.close()


class _Connection(asyncio.Protocol):
    """Base class of connections: a buffer of received bytes, and a flag for the end."""

    def __init__(self) -> None:
        self.closed = False
        self._read = bytearray()
        self._transport: asyncio.Transport | None = None

    def close(self) -> None:
        if self._transport is not None:
            self._transport.abort()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Store the transport."""
        self._transport = cast(asyncio.Transport, transport)

    def connection_lost(self, exc: Exception | None) -> None:
        """Mark the connection as closed."""
        self.closed = True


class _Wire(_Connection):
    """A connection for one request after the other."""

    _waiting: asyncio.Future[Answer] | None = None

    async def ask(self, asked: bytes) -> Answer:
        assert self._transport is not None
        self._waiting = asyncio.get_running_loop().create_future()
        self._transport.write(asked)
        return await self._waiting

    def data_received(self, data: bytes) -> None:
        self._read += data
        head, found, body = self._read.partition(HEAD_ENDS)
        if found and len(body) >= _length(head):
            self._read.clear()
            if self._waiting is not None and not self._waiting.done():
                self._waiting.set_result(Answer(int(head[9:12]), _cookie(head), bytes(body)))

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_exception(ConnectionLost("the server hung up"))


class StreamReader(_Connection):
    """An open stream, which passes on each message as it arrives."""

    def __init__(self, asked: bytes, on_message: OnMessage) -> None:
        super().__init__()
        self._asked = asked
        self._on_message = on_message
        self._open = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Store the transport and request the stream."""
        super().connection_made(transport)
        cast(asyncio.Transport, transport).write(self._asked)

    def data_received(self, data: bytes) -> None:
        """Buffer the received bytes and pass on every complete message."""
        self._read += data
        if not self._open:
            head, found, rest = self._read.partition(HEAD_ENDS)
            if not found:
                return
            if int(head[9:12]) != OK:
                return self.close()
            self._open, self._read = True, rest
        return self._take_chunks()

    def _take_chunks(self) -> None:
        read, at = self._read, 0
        while (line := read.find(LINE_ENDS, at)) >= 0:
            begin = line + len(LINE_ENDS)
            end = begin + int(read[at:line], 16)
            if len(read) < end + len(LINE_ENDS):
                break
            self._on_message(bytes(read[begin:end]))
            at = end + len(LINE_ENDS)
        del read[:at]


def request(method: str, path: str, host: str, cookie: str, body: bytes = b"") -> bytes:
    cookie_line = f"cookie: {cookie}\r\n" if cookie else ""
    kind = f"content-type: application/json\r\ncontent-length: {len(body)}\r\n" if body else ""
    return f"{method} {path} HTTP/1.1\r\nhost: {host}\r\n{cookie_line}{kind}\r\n".encode() + body


async def listen(address: str, path: str, cookie: str, on_message: OnMessage) -> StreamReader:
    """Open a stream from a server; `on_message` gets each message."""
    url = urlsplit(address)
    asked = request("GET", path, url.netloc, cookie)
    return await _connected(url, lambda: StreamReader(asked, on_message))


async def _connected(url: SplitResult, make: Callable[[], C]) -> C:
    loop = asyncio.get_running_loop()
    made = loop.create_connection(make, url.hostname or "", url.port or 80)
    _transport, protocol = await asyncio.wait_for(made, PATIENCE)
    return protocol


def _length(head: bytearray) -> int:
    at = head.find(LENGTH)
    if at < 0:
        return 0
    end = head.find(LINE_ENDS, at)
    return int(head[at + len(LENGTH) : end if end >= 0 else len(head)])


def _cookie(head: bytearray) -> str:
    at = head.lower().find(b"\r\nset-cookie: ")
    return "" if at < 0 else head[at + 14 :].split(b";", 1)[0].decode("latin-1")
