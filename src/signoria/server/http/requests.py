"""An HTTP request: its headers, cookies, query and body, and who sent it."""

import re
from collections.abc import Awaitable, Callable
from functools import cached_property
from random import getrandbits
from time import perf_counter
from typing import Any, Final
from urllib.parse import parse_qsl, unquote

from signoria.locales.words import LANGUAGES
from signoria.server.errors import RequestError
from signoria.server.people.visitor import Visitor

MOST_BODY: Final = 1 << 20  # bytes; the longest body is an imported ledger
JSON: Final = "application/json"
REQUESTED: Final = re.compile(r"([a-z]{2})(?:-[a-z0-9-]*)?\s*(?:;\s*q=([0-9](?:\.[0-9]*)?))?")


class Disconnected(Exception):
    """The client closed the connection before it had sent the whole request."""


class Request:
    """One request. The router sets `route`, and the authentication sets visitor and address."""

    def __init__(self, scope: Any, receive: Callable[[], Awaitable[Any]]) -> None:
        self._receive = receive
        self.method: str = scope["method"]
        self.path: str = scope["path"]
        self._query_text: bytes = scope["query_string"]
        self.headers: dict[bytes, bytes] = dict(scope["headers"])
        self.route = ""  # the template, such as /tables/{id}; "" for an unknown address
        self.steps: dict[str, str] = {}  # of the path, by the names in the template
        self._begun = perf_counter()
        self.id = new_request_id()
        self.guest: Visitor | None = None
        client = scope.get("client")
        self.peer: str = client[0] if client else ""
        self.address = self.peer  # unless a proxy forwards the client's

    def seconds(self) -> float:
        """Return how long the request has been here."""
        return perf_counter() - self._begun

    def header(self, name: bytes) -> str:
        """Return a header; "" if it is missing."""
        return self.headers.get(name, b"").decode("latin-1")

    @cached_property
    def query(self) -> dict[str, str]:
        """Return the query; the last of several equal names counts."""
        return dict(parse_qsl(self._query_text.decode("latin-1"), keep_blank_values=True))

    @property
    def cookies(self) -> dict[str, str]:
        """Return the cookies; the last of several equal names counts."""
        found = {}
        for one in self.header(b"cookie").split(";"):
            name, _equals, value = one.partition("=")
            found[name.strip()] = unquote(value.strip().strip('"'))
        return found

    @property
    def language(self) -> str:
        """Return the reader's language: the account's, otherwise the browser's."""
        if self.guest is not None and self.guest.language in LANGUAGES:
            return self.guest.language
        return _preferred(self.header(b"accept-language"))

    async def json(self) -> bytes:
        """Read the body, which must be JSON and not too long."""
        if self.header(b"content-type").partition(";")[0].strip().lower() != JSON:
            raise RequestError("bad-request", 415, where="content-type")
        if int(self.headers.get(b"content-length", b"0")) > MOST_BODY:
            raise RequestError("too-long", 413)
        body: bytes = b""
        while True:
            message = await self._receive()
            if message["type"] != "http.request":
                raise Disconnected
            body += message["body"]
            if len(body) > MOST_BODY:
                raise RequestError("too-long", 413)
            if not message.get("more_body", False):
                return body


def new_request_id() -> str:
    """Return a random id that links the log lines of a request; a client's id is never used."""
    return f"{getrandbits(48):012x}"  # not a secret, so the faster generator suffices


def _preferred(header: str) -> str:
    """Return the supported language with the highest weight; the first one named wins a tie."""
    best, weight = "en", 0.0
    for requested in header.split(","):
        found = REQUESTED.fullmatch(requested.strip().lower())
        if found is not None and found[1] in LANGUAGES and float(found[2] or 1) > weight:
            best, weight = found[1], float(found[2] or 1)
    return best
