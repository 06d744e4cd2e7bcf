"""The OpenAPI document: routes with their parameters, and bodies from msgspec."""

from collections.abc import Iterable
from inspect import cleandoc, getdoc
from typing import Any, Final, get_args, get_origin

import msgspec

from signoria.server.errors import Problem
from signoria.server.http.messages import EVENTS, JSON, EventStream, Response
from signoria.server.http.routing import REQUIRED, Parameter, Route
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
STREAM: Final = "Server-sent events: the data of each is a Frame, its id says where to resume."


def document(routes: Iterable[Route]) -> Json:
    """Return the OpenAPI document of the routes. The same code gives the same document."""
    found = sorted(
        (one for one in routes if one.documented), key=lambda one: (one.path, one.method)
    )
    types = sorted({kind for one in found for kind in bodies(one) if kind is not None}, key=str)
    written = [*types, Frame, Problem]
    schemas, components = msgspec.json.schema_components(written, ref_template=NAMES)
    known = dict(zip(written, schemas, strict=True))
    for struct in components.values():
        struct["description"] = cleandoc(struct.get("description", ""))
    paths: Json = {}
    for route in found:
        paths.setdefault(route.path, {})[route.method.lower()] = _operation(route, known)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Signoria", "version": API_VERSION},
        "servers": [{"url": "/"}],
        "security": [{}, {"cookie": []}, {"token": []}],
        "paths": paths,
        "components": {"schemas": dict(sorted(components.items())), "securitySchemes": SECURITY},
    }


def bodies(route: Route) -> tuple[Any, Any]:
    """Return the types of a route's request and response body; None for no typed body."""
    answer: Any = route.function.__annotations__["return"]
    if get_origin(answer) == Response:
        answer = get_args(answer)[0]
    silent = answer in (None, type(None), bytes, EventStream)
    return route.parameters.body, None if silent else answer


def _operation(route: Route, known: dict[Any, Json]) -> Json:
    """Describe one route."""
    read, answered = bodies(route)
    said = getdoc(route.function) or ""
    operation: Json = {
        "operationId": route.function.__name__,
        "summary": said.partition("\n")[0],
    }
    if route.parameters.texts:
        operation["parameters"] = [_parameter(one) for one in route.parameters.texts.values()]
    if read is not None:
        content = {JSON: {"schema": known[read]}}
        operation["requestBody"] = {"required": True, "content": content}
    answer: Json = {"description": said}
    if answered is not None:
        answer["content"] = {JSON: {"schema": known[answered]}}
    elif route.status != 204:
        answer["content"] = {route.media_type: {"schema": {"type": "string"}}}
        answer["description"] = STREAM if route.media_type == EVENTS else said
    answers = {str(route.status): answer, "4XX": REFUSED, "503": NOT_NOW}
    return {**operation, "responses": answers}


def _parameter(one: Parameter) -> Json:
    """Describe a path, query or header parameter. Optional parameters are never null."""
    schema = msgspec.json.schema(one.kind)
    choices = [choice for choice in schema.pop("anyOf", []) if choice != {"type": "null"}]
    if len(choices) > 1:
        schema["anyOf"] = choices
    elif choices:
        schema |= choices[0]
    required = one.default is REQUIRED
    if not required and one.default is not None:
        schema["default"] = one.default
    return {"name": one.name, "in": one.place, "required": required, "schema": schema}
