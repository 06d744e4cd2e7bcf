"""Routes: which function answers which method and path."""

from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping
from typing import Any, Final, TypeVar

import msgspec

from signoria.server.errors import RequestError
from signoria.server.http.parameters import Parameters
from signoria.server.http.requests import JSON, Request
from signoria.server.http.responses import Answer, Response, answer_of

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
