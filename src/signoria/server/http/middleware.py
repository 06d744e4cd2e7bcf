"""Middleware for every request: identifies the visitor, applies limits, adds response headers."""

from ipaddress import ip_address
from time import perf_counter
from typing import Any, Final
from urllib.parse import urlsplit

from litestar._parsers import parse_cookie_string
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from signoria.server.errors import RequestError
from signoria.server.http.cookies import session_in
from signoria.server.http.logs import log_request, new_request_id
from signoria.server.people.limits import ACCOUNT, ADDRESS
from signoria.server.people.visitor import Visitor
from signoria.server.server import Server

SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
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
NOT_KEPT: Final = (b"cache-control", b"no-store")


class AccessMiddleware:
    """ASGI middleware that checks every request with a route."""

    def __init__(self, app: ASGIApp, server: Server) -> None:
        self._app = app
        self._server = server

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Admit a request, or refuse it."""
        if scope["type"] == ScopeType.HTTP:
            await authenticate(self._server, scope, dict(scope["headers"]))
        await self._app(scope, receive, send)


async def authenticate(
    server: Server, scope: HTTPScope, headers: dict[bytes, bytes]
) -> Visitor | None:
    """Identify the visitor; refuse requests that are too frequent or come from another site."""
    now, address = server.now(), _address(scope, headers, server.settings.trust_proxy)
    state: dict[str, Any] = scope["state"]
    state["begun"], state["request"] = perf_counter(), new_request_id()
    state["address"], state["guest"] = address, None
    server.limits.spend(f"address {address}", ADDRESS, now)
    bearer = headers.get(b"authorization", b"").decode("latin-1")
    token = bearer[7:] if bearer[:7].lower() == "bearer " else ""
    cookie = "" if token else session_in(_cookies(headers), server.settings.secure)
    visitor = await server.authenticator.who(cookie, token, now)
    if visitor is not None:
        state["guest"] = visitor
        server.limits.spend(f"account {visitor.account}", ACCOUNT, now)
    if scope["method"] not in SAFE and not token:
        _check_site(headers, server.settings.public_url)
    return visitor


class ResponseHeaders:
    """Adds the common headers to every response, errors included, and records it."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self.common = [*HEADERS, ONLY_HTTPS] if server.settings.secure else HEADERS

    async def __call__(self, message: Message, scope: Scope) -> None:
        """Add the common headers to the start of a response."""
        if message["type"] != "http.response.start" or scope["type"] != ScopeType.HTTP:
            return
        headers = list(message["headers"])
        kept = any(name == b"cache-control" for name, _value in headers)
        message["headers"] = [*headers, *self.common, *([] if kept else [NOT_KEPT])]
        self.note(scope, message["status"])

    def note(self, scope: HTTPScope, status: int) -> None:
        """Count and log a request that is answered now."""
        begun = scope["state"].get("begun")
        seconds = 0.0 if begun is None else perf_counter() - begun
        self._server.metrics.request(str(scope.get("path_template") or ""), status, seconds)
        log_request(scope, status, seconds)


def _check_site(headers: dict[bytes, bytes], origin: str) -> None:
    """Refuse a request that the browser marks as coming from another site."""
    site = headers.get(b"sec-fetch-site", b"none")
    if site not in (b"same-origin", b"none"):
        raise RequestError("other-site", 403)
    came_from = headers.get(b"origin")
    if came_from is None:
        return
    host = urlsplit(came_from.decode("latin-1")).netloc.encode()
    if host not in (headers.get(b"host", b""), urlsplit(origin).netloc.encode()):
        raise RequestError("other-site", 403)


def _address(scope: HTTPScope, headers: dict[bytes, bytes], trust_proxy: bool) -> str:
    """Return the client's address.

    A forwarded address counts only from a neighbour, behind a proxy.
    """
    client = scope.get("client")
    peer = client[0] if client else ""
    forwarded = headers.get(b"x-forwarded-for", b"").decode("latin-1")
    if trust_proxy and forwarded and _is_neighbour(peer):
        return forwarded.rsplit(",", 1)[-1].strip()[:64]
    return peer


def _is_neighbour(peer: str) -> bool:
    """Return whether a peer is on this machine or its private network."""
    try:
        return not peer or ip_address(peer).is_private
    except ValueError:
        return False


def _cookies(headers: dict[bytes, bytes]) -> dict[str, str]:
    found = headers.get(b"cookie", b"").decode("latin-1")
    return parse_cookie_string(found) if found else {}
