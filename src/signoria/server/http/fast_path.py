"""The action route, and a fast path for it that bypasses Litestar.

Litestar needs twice as long to route the request, read parameters and write the answer as the table
needs for its work. This module therefore answers usual action requests itself. It hands an unusual
request to Litestar before anything is done with it.
"""

import re
from typing import Any, Final

import msgspec
from litestar.exceptions import InternalServerException
from litestar.types import Message, Receive, Send

from signoria.server.errors import RequestError
from signoria.server.http.error_responses import handler_of
from signoria.server.http.middleware import NOT_KEPT, ResponseHeaders, authenticate
from signoria.server.http.request_decoding import ExactRequest, decoded
from signoria.server.people.visitor import Visitor
from signoria.server.server import Server
from signoria.server.table.wire import Accepted, ActionRequest

ROUTE: Final = "/tables/{id}/actions"
PATH: Final = re.compile(r"/tables/([A-Za-z0-9_-]{1,100})/actions")
HOST: Final = re.compile(rb"[0-9A-Za-z.:\[\]-]+")
LENGTH: Final = re.compile(rb"[1-9][0-9]{0,4}")
JSON: Final = b"application/json"

_encoder = msgspec.json.Encoder()


class FastPath:
    """The fast path of one server."""

    def __init__(self, server: Server, response_headers: ResponseHeaders) -> None:
        self._server = server
        self._response_headers = response_headers
        self._common = [(b"content-type", JSON), *response_headers.common, NOT_KEPT]

    async def handle(self, app: Any, scope: Any, receive: Receive, send: Send) -> bool:
        """Answer a request if it is a usual action request; return whether it was answered."""
        if scope["type"] != "http" or scope["method"] != "POST" or scope.get("root_path"):
            return False
        found = PATH.fullmatch(scope["path"])
        if found is None:
            return False
        headers = dict(scope["headers"])
        if len(headers) < len(scope["headers"]) or not _is_usual(headers):
            return False
        scope["path_template"] = ROUTE
        try:
            visitor = await authenticate(self._server, scope, headers)
            accepted = await self._choose(visitor, found[1], await _body(receive))
        except Exception as error:
            await self._refuse(app, scope, receive, send, error)
        else:
            await self._accept(scope, send, _encoder.encode(accepted))
        return True

    async def _choose(self, visitor: Visitor | None, id: str, body: bytes) -> Accepted:
        data = decoded(ActionRequest, body)
        if visitor is None:
            raise RequestError("sign-in", 401)
        return await self._server.playing.choose(visitor, id, data)

    async def _accept(self, scope: Any, send: Send, body: bytes) -> None:
        headers = [*self._common, (b"content-length", b"%d" % len(body))]
        self._response_headers.note(scope, 200)
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": body, "more_body": False})

    async def _refuse(
        self, app: Any, scope: Any, receive: Receive, send: Send, error: Exception
    ) -> None:
        """Answer an error as Litestar would."""

        async def dressed(message: Message) -> None:
            await self._response_headers(message, scope)
            await send(message)

        scope["app"] = scope["litestar_app"] = app
        request = ExactRequest(scope, receive, send)
        answer = handler_of(error)(request, error)
        await answer.to_asgi_response(app=None, request=request)(scope, receive, dressed)


def _is_usual(headers: dict[bytes, bytes]) -> bool:
    """Return whether content type, length and host are in the usual form for the fast path."""
    return (
        headers.get(b"content-type") == JSON
        and LENGTH.fullmatch(headers.get(b"content-length", b"")) is not None
        and HOST.fullmatch(headers.get(b"host", b"")) is not None
    )


async def _body(receive: Receive) -> bytes:
    """Read the request body. The server enforces the announced content length."""
    parts: list[bytes] = []
    while True:
        message = await receive()
        if message["type"] != "http.request":
            raise InternalServerException("client disconnected prematurely")
        parts.append(message["body"])
        if not message.get("more_body", False):
            return b"".join(parts)
