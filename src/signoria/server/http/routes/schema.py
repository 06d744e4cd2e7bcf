"""The route of the OpenAPI document."""

from collections.abc import Sequence
from functools import cache

import msgspec

from signoria.server.http.messages import Response
from signoria.server.http.openapi import document
from signoria.server.http.routing import Route, Routes

OPENAPI = "application/vnd.oai.openapi+json"


def routes_for(api: Sequence[Route]) -> Routes:
    """Return the route that serves the document of these routes, built at the first request."""
    routes = Routes()

    @cache
    def written() -> bytes:
        return msgspec.json.encode(document(api))

    async def get_schema() -> Response[bytes]:
        return Response(written(), media_type=OPENAPI)

    for path in ("/schema", "/schema/openapi.json"):
        routes.add("GET", path, documented=False)(get_schema)
    return routes
