"""HTTP responses: JSON by default, files, and streams."""

from collections.abc import Awaitable, Callable, Iterable
from typing import Any, Final, Generic, TypeVar

import msgspec

from signoria.server.http.cookies import Cookie
from signoria.server.http.requests import JSON

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
