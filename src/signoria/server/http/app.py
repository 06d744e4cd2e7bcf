"""The ASGI application: it finds a route for each request, admits it, and sends the answer."""

import logging
from typing import Any, Final, Protocol

from sqlalchemy import Engine

from signoria.server.http.authentication import Authentication
from signoria.server.http.error_responses import error_response
from signoria.server.http.logs import shortened
from signoria.server.http.messages import Answer, Disconnected, Headers, Receive, Request, Send
from signoria.server.http.routes import ROUTES
from signoria.server.http.routing import Router
from signoria.server.metrics import Metrics
from signoria.server.server import Server
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
        server.tables,
        server.talk,
    )
    return {Now: server.now, Engine: server.engine, **{type(part): part for part in parts}}
