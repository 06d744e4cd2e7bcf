"""The OpenAPI document: routes from Litestar, request and response bodies from msgspec."""

from collections.abc import Iterator
from inspect import cleandoc, getdoc
from typing import Any, Final

import msgspec
from litestar import Litestar, Response
from litestar.connection import Request
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.response import Stream
from litestar.routes import HTTPRoute

from signoria.server.errors import Problem
from signoria.server.table.wire import Frame

Json = dict[str, Any]

API_VERSION: Final = "1"  # raised when a change breaks clients

NAMES: Final = "#/components/schemas/{name}"
PROBLEM: Final = {"application/json": {"schema": {"$ref": NAMES.format(name="Problem")}}}
REFUSED: Final = {"description": "Refused; nothing has been changed.", "content": PROBLEM}
NOT_NOW: Final = {
    "description": "The server cannot answer now; send the same request again.",
    "content": PROBLEM,
}
SECURITY: Final = {
    "cookie": {"type": "apiKey", "in": "cookie", "name": "signoria"},
    "token": {"type": "http", "scheme": "bearer"},
}
EVENTS: Final = "text/event-stream"
STREAM: Final = "Server-sent events: the data of each is a Frame, its id says where to resume."


def config() -> OpenAPIConfig:
    """Return a configuration that serves the document only, without pages with foreign scripts."""
    return OpenAPIConfig(
        title="Signoria", version=API_VERSION, path="/schema", render_plugins=[_Page()]
    )


class _Page(JsonRenderPlugin):
    """The document, built at the first request."""

    _written = b""

    def render(self, request: Request[Any, Any, Any], _schema: Json) -> bytes:
        """Return the document as JSON."""
        if not self._written:
            self._written = msgspec.json.encode(document(request.app))
        return self._written


def handlers(app: Litestar) -> Iterator[tuple[str, str, HTTPRouteHandler]]:
    """Yield path, method and handler of every documented route."""
    for route in app.routes:
        if isinstance(route, HTTPRoute):
            for method, (handler, _kwargs) in route.route_handler_map.items():
                if method != "OPTIONS" and handler.resolve_include_in_schema():
                    yield route.path_format, method, handler


def document(app: Litestar) -> Json:
    """Return the OpenAPI document of an application. The same code gives the same document."""
    found = list(handlers(app))
    types = sorted({kind for one in found for kind in bodies(one[2]) if kind is not None}, key=str)
    written = [*types, Frame, Problem]
    schemas, components = msgspec.json.schema_components(written, ref_template=NAMES)
    known = dict(zip(written, schemas, strict=True))
    for struct in components.values():
        struct["description"] = cleandoc(struct.get("description", ""))
    drawn = app.openapi_schema.to_schema()
    paths: Json = {}
    for path, method, handler in sorted(found, key=lambda one: one[:2]):
        operation = drawn["paths"][path][method.lower()]
        paths.setdefault(path, {})[method.lower()] = _operation(operation, handler, known)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Signoria", "version": API_VERSION},
        "servers": [{"url": "/"}],
        "security": [{}, {"cookie": []}, {"token": []}],
        "paths": paths,
        "components": {"schemas": dict(sorted(components.items())), "securitySchemes": SECURITY},
    }


def bodies(handler: HTTPRouteHandler) -> tuple[Any, Any]:
    """Return the types of a route's request and response body; None for no typed body."""
    read = handler.parsed_data_field
    answer = handler.parsed_fn_signature.return_type
    if answer.is_subclass_of(Response):
        inner = answer.inner_types
        annotation = inner[0].annotation if inner else None
    else:
        annotation = answer.annotation
    silent = annotation in (None, type(None), bytes) or answer.is_subclass_of(Stream)
    return None if read is None else read.annotation, None if silent else annotation


def _operation(drawn: Json, handler: HTTPRouteHandler, known: dict[Any, Json]) -> Json:
    """Describe one route: parameters from Litestar, bodies from msgspec."""
    read, answered = bodies(handler)
    said = getdoc(handler.fn) or ""
    operation: Json = {
        "operationId": handler.fn.__name__,
        "summary": said.partition("\n")[0],
    }
    if drawn.get("parameters"):
        operation["parameters"] = [_parameter(one) for one in drawn["parameters"]]
    if read is not None:
        content = {"application/json": {"schema": known[read]}}
        operation["requestBody"] = {"required": True, "content": content}
    answer: Json = {"description": said}
    if answered is not None:
        answer["content"] = {"application/json": {"schema": known[answered]}}
    elif handler.status_code != 204:
        answer["content"] = {str(handler.media_type): {"schema": {"type": "string"}}}
        answer["description"] = STREAM if answer["content"].get(EVENTS) else said
    answers = {str(handler.status_code): answer, "4XX": REFUSED, "503": NOT_NOW}
    return {**operation, "responses": answers}


def _parameter(drawn: Json) -> Json:
    """Describe a path, query or header parameter. Optional parameters are never null."""
    schema = dict(drawn["schema"])
    choices = [choice for choice in schema.pop("oneOf", []) if choice != {"type": "null"}]
    if len(choices) > 1:
        schema["anyOf"] = choices
    elif choices:
        schema |= choices[0]
    kept = {name: drawn[name] for name in ("name", "in", "required")}
    return {**kept, "schema": schema}
