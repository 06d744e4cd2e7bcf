"""Routes: which function answers which method and path, and where its parameters come from.

The type of a parameter says how it is found in a request:

- `data` is the body, decoded strictly to its type.
- A parameter that the path names is a step of the path.
- `Known` is the visitor, and refuses a stranger; `Guest` may be None. `Person` also refuses tokens.
- `Lang` and `Address` are the reader's language and address; a `Request` is the whole request.
- A type with a `Source` is a parameter of the query, or a header.
- A class that the server provides, such as `Lobby`, is that part of the server.
"""

import re
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping
from functools import cache
from inspect import Parameter as PythonParameter
from inspect import signature
from typing import Annotated, Any, Final, Literal, TypeVar, get_args

import msgspec
from msgspec import Meta

from signoria.server.errors import RequestError
from signoria.server.http.messages import JSON, Answer, Request, Response, answer_of
from signoria.server.people.authenticator import Visitor
from signoria.server.table.wire import SeatNumber

T = TypeVar("T")

PLACE: Final = re.compile(r"at `\$\.?(.{1,80})`$")
FIELD: Final = re.compile(r"field `(.{1,80}?)`")  # one that is missing or unknown
EXPECTED: Final = re.compile(r"Expected (.{1,80}?)(?:, got .*)?(?: - at .*)?$")
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
        except msgspec.ValidationError as error:
            if self.place == "path":
                raise RequestError("not-found", 404) from None
            raise _invalid(self.name, error) from None

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
        names = [name[1] for name in (PLACE.search(str(error)), FIELD.search(str(error))) if name]
        raise _invalid(".".join(names) or "body", error) from None
    except UnicodeDecodeError:
        raise RequestError("bad-request", 400, where="body") from None


def _invalid(where: str, error: msgspec.ValidationError) -> RequestError:
    """Return the refusal of a value, with the type and the bounds that it needs if they are known.

    The text of msgspec before "got" names only our own types and limits.
    """
    found = EXPECTED.match(str(error))
    expected = {"expected": found[1].replace("`", "")} if found else {}
    return RequestError("bad-request", 400, where=where, **expected)


@cache
def _decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind)


Function = TypeVar("Function", bound=Callable[..., Awaitable[Any]])

OPTIONS: Final = "OPTIONS"
USUAL: Final = {"POST": 201, "DELETE": 204}  # the statuses of methods; of the others 200


class MethodNotAllowed(RequestError):
    """A request with a method that its path does not have."""

    def __init__(self, allowed: str) -> None:
        super().__init__("no-method", 405)
        self.allowed = allowed


class Route(msgspec.Struct, frozen=True):
    """A function that answers a method at a path, and its usual status and media type."""

    method: str
    path: str
    function: Callable[..., Awaitable[Any]]
    parameters: Parameters
    status: int
    media_type: str
    documented: bool


class Routes:
    """The routes of one module; its methods are decorators."""

    def __init__(self) -> None:
        self._routes: list[Route] = []

    def __iter__(self) -> Iterator[Route]:
        return iter(self._routes)

    def add(
        self,
        method: str,
        path: str,
        status: int = 0,
        media_type: str = JSON,
        documented: bool = True,
    ) -> Callable[[Function], Function]:
        """Make a function answer a method at a path."""

        def added(function: Function) -> Function:
            found = Parameters(function, path)
            usual = status or USUAL.get(method, 200)
            route = Route(method, path, function, found, usual, media_type, documented)
            self._routes.append(route)
            return function

        return added

    def get(self, path: str, media_type: str = JSON) -> Callable[[Function], Function]:
        """Make a function answer GET."""
        return self.add("GET", path, media_type=media_type)

    def post(self, path: str, status: int = 0) -> Callable[[Function], Function]:
        """Make a function answer POST, with status 201 unless another is given."""
        return self.add("POST", path, status)

    def put(self, path: str, status: int = 0) -> Callable[[Function], Function]:
        """Make a function answer PUT."""
        return self.add("PUT", path, status)

    def patch(self, path: str) -> Callable[[Function], Function]:
        """Make a function answer PATCH."""
        return self.add("PATCH", path)

    def delete(self, path: str, status: int = 0) -> Callable[[Function], Function]:
        """Make a function answer DELETE, with status 204 unless another is given."""
        return self.add("DELETE", path, status)


class Endpoint:
    """A route with the parts of the server that its function names."""

    def __init__(self, route: Route, parts: Mapping[Any, Any]) -> None:
        self.path = route.path
        self.names = [step[1:-1] for step in route.path.split("/") if step[:1] == "{"]
        self._route = route
        self._parts = {name: parts[kind] for name, kind in route.parameters.parts.items()}

    async def answer(self, request: Request) -> Answer:
        """Read the parameters of a request, and call the function."""
        route = self._route
        values = await route.parameters.values(request)
        content = await route.function(**values, **self._parts)
        return answer_of(content, route.status, route.media_type)


class _Node:
    """The endpoints at a path, by method, and the paths that begin with it."""

    def __init__(self) -> None:
        self.endpoints: dict[str, Endpoint] = {}
        self.next: dict[str, _Node] = {}
        self.any: _Node | None = None  # after a step of any text


class Router:
    """All routes, as a tree of the steps of their paths. A step with a fixed text comes first."""

    def __init__(self, routes: Iterable[Route], parts: Mapping[Any, Any]) -> None:
        self._root = _Node()
        by_path: dict[str, list[Route]] = {}
        for route in routes:
            by_path.setdefault(route.path, []).append(route)
        for path, found in by_path.items():
            node = self._root
            for step in filter(None, path.split("/")):
                node = _entered(node, step)
            for route in [*found, _options(path, found)]:
                node.endpoints[route.method] = Endpoint(route, parts)

    def find(self, request: Request) -> Endpoint:
        """Return a request's endpoint, and note its route in the request."""
        node, texts = self._root, []
        for step in filter(None, request.path.split("/")):
            following = node.next.get(step)
            if following is None:
                following = node.any
                texts.append(step)
            if following is None:
                raise RequestError("not-found", 404)
            node = following
        if not node.endpoints:
            raise RequestError("not-found", 404)
        endpoint = node.endpoints.get(request.method)
        if endpoint is None:
            raise MethodNotAllowed(", ".join(sorted(node.endpoints)))
        request.route = endpoint.path
        request.steps = dict(zip(endpoint.names, texts, strict=True))
        return endpoint


def _entered(node: _Node, step: str) -> _Node:
    """Return the node after a step of a template; make it if it is missing."""
    if step[0] != "{":
        return node.next.setdefault(step, _Node())
    node.any = node.any or _Node()
    return node.any


def _options(path: str, routes: Iterable[Route]) -> Route:
    """Return a route that lists the methods of a path."""
    allowed = ", ".join(sorted([OPTIONS, *(route.method for route in routes)]))

    async def options() -> Response[None]:
        return Response(None, headers={"allow": allowed})

    return Route(OPTIONS, path, options, Parameters(options, path), 204, JSON, documented=False)
