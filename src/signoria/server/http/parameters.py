"""The parameters of route functions: how each one is found in a request, by its type.

- `data` is the body, decoded strictly to its type.
- A parameter that the path names is a step of the path.
- `Known` is the visitor, and refuses a stranger; `Guest` may be None. `Person` also refuses tokens.
- `Lang` and `Address` are the reader's language and address; a `Request` is the whole request.
- A type with a `Source` is a parameter of the query, or a header.
- A class that the server provides, such as `Lobby`, is that part of the server.
"""

import re
from collections.abc import Callable
from functools import cache
from inspect import Parameter as PythonParameter
from inspect import signature
from typing import Annotated, Any, Final, Literal, TypeVar, get_args

import msgspec
from msgspec import Meta

from signoria.server.errors import RequestError
from signoria.server.http.requests import Request
from signoria.server.people.visitor import Visitor
from signoria.server.table.wire import SeatNumber

T = TypeVar("T")

PLACE: Final = re.compile(r"at `\$\.?(.{1,80})`$")
BODY: Final = "data"
REQUIRED: Final = PythonParameter.empty


class Source(msgspec.Struct, frozen=True):
    """Marks a parameter of the query, or a header with another name than the parameter."""

    place: Literal["query", "header"]
    name: str = ""


QUERY: Final = Source("query")


class Found(msgspec.Struct, frozen=True):
    """Marks a parameter that a function finds in the request."""

    read: Callable[[Request], Any]


def known(request: Request) -> Visitor:
    """Return the visitor; refuse a stranger."""
    if request.guest is None:
        raise RequestError("sign-in", 401)
    return request.guest


def in_person(request: Request) -> Visitor:
    """Return a visitor with a cookie session; tokens may not change accounts."""
    visitor = known(request)
    visitor.needs_session()
    return visitor


Guest = Annotated[Visitor | None, Found(lambda request: request.guest)]
Known = Annotated[Visitor, Found(known)]
Person = Annotated[Visitor, Found(in_person)]
Lang = Annotated[str, Found(lambda request: request.language)]
Address = Annotated[str, Found(lambda request: request.address)]
FromQuery = Annotated[T, QUERY]
Invite = Annotated[str, Meta(max_length=100), QUERY]
SeatQuery = Annotated[SeatNumber | Literal["spectator"] | None, QUERY]
SeatPath = Annotated[int, Meta(ge=0, le=1 << 53)]


class Parameter(msgspec.Struct, frozen=True):
    """A parameter in the path, the query or the headers."""

    name: str
    place: Literal["path", "query", "header"]
    kind: Any
    default: Any = REQUIRED

    def read(self, request: Request) -> Any:
        """Return the value in a request, or the default."""
        text = self._text(request)
        if text is None and self.default is not REQUIRED:
            return self.default
        try:
            return msgspec.convert(text, self.kind, strict=False)
        except msgspec.ValidationError:
            if self.place == "path":
                raise RequestError("not-found", 404) from None
            raise RequestError("bad-request", 400, where=self.name) from None

    def _text(self, request: Request) -> str | None:
        if self.place == "path":
            return request.steps[self.name]
        if self.place == "query":
            return request.query.get(self.name)
        text = request.headers.get(self.name.lower().encode())
        return None if text is None else text.decode("latin-1")


class Parameters:
    """The parameters of a route function, by their source."""

    def __init__(self, function: Callable[..., Any], path: str) -> None:
        self.body: Any = None  # its type
        self.parts: dict[str, Any] = {}  # types of parts of the server
        self.texts: dict[str, Parameter] = {}
        self._found: dict[str, Found] = {}
        for name, one in signature(function).parameters.items():
            self._sort(name, one.annotation, one.default, f"{{{name}}}" in path)

    def _sort(self, name: str, kind: Any, default: Any, in_path: bool) -> None:
        mark = next((one for one in get_args(kind) if isinstance(one, Found | Source)), None)
        if name == BODY:
            self.body = kind
        elif in_path:
            self.texts[name] = Parameter(name, "path", kind)
        elif kind is Request:
            self._found[name] = Found(lambda request: request)
        elif isinstance(mark, Found):
            self._found[name] = mark
        elif isinstance(mark, Source):
            self.texts[name] = Parameter(mark.name or name, mark.place, kind, default)
        else:
            self.parts[name] = kind

    async def values(self, request: Request) -> dict[str, Any]:
        """Return the values that a request gives for all parameters but the server's parts."""
        values: dict[str, Any] = {}
        for name, found in self._found.items():
            values[name] = found.read(request)
        for name, parameter in self.texts.items():
            values[name] = parameter.read(request)
        if self.body is not None:
            values[BODY] = decoded(self.body, await request.json())
        return values


def decoded(kind: Any, body: bytes) -> Any:
    """Decode a body; raise an error that names the invalid part."""
    try:
        return _decoder(kind).decode(body)
    except msgspec.ValidationError as error:
        place = PLACE.search(str(error))
        raise RequestError("bad-request", 400, where=place[1] if place else "body") from None
    except UnicodeDecodeError:
        raise RequestError("bad-request", 400, where="body") from None


@cache
def _decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind)
