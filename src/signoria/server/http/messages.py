"""HTTP requests as routes read them, and responses as routes return them."""

import re
from collections.abc import Awaitable, Callable, Iterable
from functools import cached_property
from random import getrandbits
from time import perf_counter
from typing import Any, Final, Generic, TypeVar
from urllib.parse import parse_qsl, unquote

import msgspec

from signoria.locales.words import LANGUAGES
from signoria.server.errors import RequestError
from signoria.server.http.cookies import Cookie
from signoria.server.people.authenticator import Visitor

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
        self.fields = len(scope["headers"])
        self.head_bytes = len(scope.get("raw_path") or self.path) + len(self._query_text)
        self.head_bytes += sum(len(name) + len(value) for name, value in scope["headers"])
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


T = TypeVar("T")

Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]
Speak = Callable[[Receive, Send], Awaitable[None]]
Headers = list[tuple[bytes, bytes]]

EVENTS: Final = "text/event-stream"
BODILESS: Final = frozenset({204, 304})

_encoder = msgspec.json.Encoder()


class Response(Generic[T]):
    """A response whose status, type, headers or cookies differ from the usual ones of its route.

    Bytes are sent as they are, any other content as JSON.
    """

    def __init__(
        self,
        content: T,
        status: int = 0,
        media_type: str = JSON,
        headers: dict[str, str] | None = None,
        cookies: Iterable[Cookie] = (),
    ) -> None:
        self.content = content
        self.status = status  # 0 for the status of the route
        self.media_type = media_type
        self.headers = headers or {}
        self.cookies = list(cookies)

    def body(self) -> bytes:
        """Return the content as bytes."""
        content = self.content
        return content if isinstance(content, bytes) else _encoder.encode(content)

    def head(self) -> Headers:
        """Return the route's own headers, with the cookies."""
        headers = [(name.encode(), value.encode("latin-1")) for name, value in self.headers.items()]
        return [*headers, *[(b"set-cookie", cookie.header()) for cookie in self.cookies]]


class EventStream:
    """A response that sends events until the stream ends."""

    def __init__(self, speak: Speak) -> None:
        self.speak = speak


class Answer(msgspec.Struct):
    """A response as it is sent: status, headers, and a body or a stream."""

    status: int
    headers: Headers
    body: bytes = b""
    speak: Speak | None = None


def answer_of(content: Any, status: int, media_type: str = JSON) -> Answer:
    """Return the answer with the content that a route returned."""
    if isinstance(content, EventStream):
        headers = [*_typed(EVENTS), (b"x-accel-buffering", b"no")]
        return Answer(status, headers, speak=content.speak)
    if not isinstance(content, Response):
        content = Response(content, media_type=media_type)
    status = content.status or status
    body = b"" if status in BODILESS else content.body()
    headers = content.head()
    if status not in BODILESS:
        headers += [*_typed(content.media_type), (b"content-length", b"%d" % len(body))]
    return Answer(status, headers, body)


def _typed(media_type: str) -> Headers:
    charset = "; charset=utf-8" if media_type.startswith("text/") else ""
    return [(b"content-type", f"{media_type}{charset}".encode())]
