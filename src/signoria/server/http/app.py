"""The ASGI application: it finds a route for each request, admits it, and sends the answer.

`BoundedProtocol` carries the requests: it bounds their heads and the time in which they arrive.
"""

import asyncio
import logging
from itertools import count
from typing import Any, Final, Protocol, cast

import msgspec
from uvicorn.protocols.http.auto import AutoHTTPProtocol

from signoria.portable import files_allowed
from signoria.server.http.authentication import Authentication
from signoria.server.http.error_responses import error_response
from signoria.server.http.logs import shortened
from signoria.server.http.messages import Answer, Disconnected, Headers, Receive, Request, Send
from signoria.server.http.routes import ROUTES
from signoria.server.http.routing import Router
from signoria.server.metrics import Metrics
from signoria.server.server import Server
from signoria.server.settings import ConnectionBounds
from signoria.server.table.state import Now

HEADERS: Final = [
    (
        b"content-security-policy",
        b"default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; "
        b"frame-ancestors 'none'; img-src 'self' data:",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
    (b"x-frame-options", b"DENY"),
]
ONLY_HTTPS: Final = (b"strict-transport-security", b"max-age=31536000")
QUIET: Final = frozenset({"/health", "/metrics"})  # polled every few seconds by machines
IN_LEDGER: Final = "/tables/{id}/actions"  # accepted actions are in the ledger
NOT_KEPT: Final = (b"cache-control", b"no-store")

log = logging.getLogger("signoria.requests")


class Node(Protocol):
    """A server that is open while its application runs."""

    async def open(self) -> None:
        """Start its tasks."""

    async def close(self) -> None:
        """Stop its tasks."""


class Admission(Protocol):
    """The checks before a request is answered."""

    async def admit(self, request: Request) -> None:
        """Note who sent a request, or refuse it."""


class App:
    """The application of one node."""

    def __init__(
        self, node: Node, router: Router, admission: Admission, metrics: Metrics, secure: bool
    ) -> None:
        self._node = node
        self._router = router
        self._admission = admission
        self._metrics = metrics
        self._common: Headers = [*HEADERS, ONLY_HTTPS] if secure else HEADERS

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        """Answer a request, or open and close the node."""
        if scope["type"] == "lifespan":
            await self._live(receive, send)
            return
        request = Request(scope, receive)
        try:
            answer = await self._answer(request)
        except Disconnected:
            self._note(request, 499)  # nobody is there to read an answer
            return
        except Exception as error:
            answer = error_response(request, error, self._metrics)
        await self._send(request, answer, receive, send)

    async def _answer(self, request: Request) -> Answer:
        endpoint = self._router.find(request)
        await self._admission.admit(request)
        return await endpoint.answer(request)

    async def _send(self, request: Request, answer: Answer, receive: Receive, send: Send) -> None:
        """Send an answer with the common headers, and count and log it."""
        headers = [*answer.headers, *self._common]
        if not any(name == b"cache-control" for name, _value in headers):
            headers.append(NOT_KEPT)
        self._note(request, answer.status)
        await send({"type": "http.response.start", "status": answer.status, "headers": headers})
        if answer.speak is None:
            await send({"type": "http.response.body", "body": answer.body, "more_body": False})
        else:
            await answer.speak(receive, send)

    def _note(self, request: Request, status: int) -> None:
        seconds = request.seconds()
        self._metrics.request(request.route, status, seconds)
        log_request(request, status, seconds)

    async def _live(self, receive: Receive, send: Send) -> None:
        """Open the node when the application starts, and close it at the end."""
        await receive()
        try:
            await self._node.open()
        except BaseException:
            await send({"type": "lifespan.startup.failed", "message": ""})
            raise
        await send({"type": "lifespan.startup.complete"})
        await receive()
        await self._node.close()
        await send({"type": "lifespan.shutdown.complete"})


def log_request(request: Request, status: int, seconds: float) -> None:
    """Log an answered request; of its path only the template is written."""
    route = request.route
    quiet = route in QUIET or (route == IN_LEDGER and status < 400)
    level = logging.ERROR if status >= 500 else logging.DEBUG if quiet else logging.INFO
    if not log.isEnabledFor(level):
        return
    account = "" if request.guest is None else request.guest.account
    fields = {
        "request": request.id,
        "method": request.method,
        "route": route,
        "status": status,
        "ms": round(seconds * 1000, 3),
        "account": shortened(account) if account else "",
    }
    log.log(level, "request", extra=fields)


def create_app(server: Server) -> App:
    """Return the application of a server, which opens and closes it."""
    settings = server.settings
    checks = Authentication(server.limits, server.authenticator, settings, server.now)
    return App(server, Router(ROUTES, _parts(server)), checks, server.metrics, settings.secure)


def _parts(server: Server) -> dict[Any, Any]:
    """Return the parts of a server that routes may name, by their types."""
    parts = (
        server.access,
        server.accounts,
        server.authenticator,
        server.autoplay,
        server.further_tables,
        server.health,
        server.limits,
        server.lobby,
        server.metrics,
        server.new_tables,
        server.notices,
        server.pending,
        server.playing,
        server.reports,
        server.settings,
        server.sign_in,
        server.stand_ins,
        server.store,
        server.tables,
        server.talk,
    )
    return {Now: server.now, **{type(part): part for part in parts}}


RESERVED: Final = 64  # open files for the database, the log and the bots
TOO_LONG: Final = (431, "head-too-long", "The head of the request is too long.")
TOO_SLOW: Final = (408, "too-slow", "The request did not arrive in time.")
TEXTS: Final = {431: "Request Header Fields Too Large", 408: "Request Timeout"}
READABLE: Final = 1 << 20  # bytes that h11 may hold; the bounds below come first

_numbers = count()


class BoundedProtocol(asyncio.Protocol):
    """The bounds of one connection, in front of one of Uvicorn's protocols."""

    bounds: ConnectionBounds
    transport: asyncio.Transport
    loop: asyncio.AbstractEventLoop
    connections: set[Any]
    cycle: Any  # the request that is read or answered, if any

    def __init__(self, *args: Any, **wanted: Any) -> None:
        super().__init__(*args, **wanted)
        self.number = next(_numbers)
        self._head = 0  # bytes of a head that is not complete yet
        self._arrival: asyncio.TimerHandle | None = None
        self._unread: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Open a connection; if there are too many, close the oldest silent one."""
        super().connection_made(transport)
        self._arrival = self.loop.call_later(self.bounds.head_seconds, self._too_slow)
        if len(self.connections) > self.bounds.connections:
            silent = [one for one in self.connections if one is not self and one.is_silent()]
            min(silent, key=lambda one: one.number, default=self).transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop both timers."""
        self._expect(0)
        self.resume_writing()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Receive data, and refuse a head that is too long; note for what the client is late."""
        before, waits = self.cycle, self._arrival is not None
        reads_body = before is not None and before.more_body
        super().data_received(data)
        if self.transport.is_closing():
            return self._expect(0)
        if self.cycle is not before or reads_body:
            self._head = 0
            if not self.cycle.more_body:
                self._expect(0)
            elif self.cycle is not before:
                self._expect(self.bounds.body_seconds)
            return None
        self._head += len(data)
        if self._head > self.bounds.head_bytes:
            return self._refuse(*TOO_LONG)
        idle = before is None or before.response_complete
        return self._expect(self.bounds.head_seconds) if idle and not waits else None

    def pause_writing(self) -> None:
        """Close the connection soon, unless the client reads what was sent."""
        super().pause_writing()
        self._unread = self.loop.call_later(self.bounds.unread_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        """Keep the connection: the client reads."""
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None
            super().resume_writing()

    def is_silent(self) -> bool:
        """Return whether no complete request is being answered."""
        return self.cycle is None or self.cycle.response_complete or self.cycle.more_body

    def _expect(self, seconds: float) -> None:
        """Wait for the rest of a request; 0 for not at all."""
        if self._arrival is not None:
            self._arrival.cancel()
        self._arrival = self.loop.call_later(seconds, self._too_slow) if seconds else None

    def _too_slow(self) -> None:
        reads_body = self.cycle is not None and self.cycle.more_body
        if reads_body or self._head:
            self._refuse(*TOO_SLOW)
        else:
            self.transport.close()  # nothing was asked

    def _refuse(self, status: int, code: str, detail: str) -> None:
        body = msgspec.json.encode({"code": code, "detail": detail})
        head = (
            f"HTTP/1.1 {status} {TEXTS[status]}\r\ncontent-type: application/json\r\n"
            f"content-length: {len(body)}\r\ncache-control: no-store\r\nconnection: close\r\n\r\n"
        )
        self._expect(0)
        if self.cycle is None or self.cycle.response_complete or not self.cycle.response_started:
            self.transport.write(head.encode() + body)
        self.transport.close()  # without a word in the middle of another answer


def bounded(bounds: ConnectionBounds, base: Any = AutoHTTPProtocol) -> type[asyncio.Protocol]:
    """Return Uvicorn's protocol within bounds."""
    most = bounds.connections or max(RESERVED, files_allowed() - RESERVED)
    known = msgspec.structs.replace(bounds, connections=most)
    return cast(
        type[asyncio.Protocol], type("Protocol", (BoundedProtocol, base), {"bounds": known})
    )
