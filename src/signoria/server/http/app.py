"""The application factory."""

from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any, Final

from litestar import Litestar
from litestar.datastructures import State
from litestar.di import Provide
from litestar.middleware import DefineMiddleware

from signoria.server.errors import RequestError
from signoria.server.http import openapi
from signoria.server.http.dependencies import Guest, TheServer
from signoria.server.http.error_responses import HANDLERS, AnyRequest, language
from signoria.server.http.fast_path import FastPath
from signoria.server.http.middleware import AccessMiddleware, ResponseHeaders
from signoria.server.http.request_decoding import ExactRequest
from signoria.server.http.routes import ROUTES
from signoria.server.http.routes.tables import STRAIGHT
from signoria.server.people.visitor import Visitor
from signoria.server.server import Server
from signoria.server.settings import Settings

BODY: Final = 1 << 20  # bytes; the longest body is an imported ledger


class App(Litestar):
    """Litestar application with a fast path for the most frequent request."""

    fast_path: FastPath

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Answer a request, or open and close the server."""
        if not await self.fast_path.handle(self, scope, receive, send):
            scope.setdefault("state", {})[STRAIGHT] = send
            await super().__call__(scope, receive, send)


def create_app(settings: Settings, server: Server | None = None) -> Litestar:
    """Return the application; it opens and closes its `Server`."""
    home = server or Server(settings)
    response_headers = ResponseHeaders(home)

    def the_server() -> Server:
        return home

    app = App(
        route_handlers=ROUTES,
        lifespan=[_opened(home)],
        middleware=[DefineMiddleware(AccessMiddleware, server=home)],
        dependencies={"server": Provide(the_server, sync_to_thread=False), **ASKED},
        before_send=[response_headers],
        exception_handlers=HANDLERS,
        request_class=ExactRequest,
        request_max_body_size=BODY,
        state=State({"metrics": home.metrics}),
        openapi_config=openapi.config(),
        logging_config=None,
        debug=False,
    )
    app.fast_path = FastPath(home, response_headers)
    return app


def _opened(server: Server) -> Callable[[Litestar], AbstractAsyncContextManager[None]]:
    """Return a lifespan that opens the server with the application and closes it at the end."""

    @asynccontextmanager
    async def opened(_app: Litestar) -> AsyncIterator[None]:
        await server.open()
        try:
            yield
        finally:
            await server.close()

    return opened


# Each dependency names the one before it, so Litestar resolves them one after the other. For
# independent dependencies it would start one task each, which takes longer.


def _guest(request: AnyRequest, server: TheServer) -> Visitor | None:
    found: Visitor | None = request.state.guest
    return found


def _visitor(request: AnyRequest, server: TheServer) -> Visitor:
    found: Visitor | None = request.state.guest
    if found is None:
        raise RequestError("sign-in", 401)
    return found


def _address(request: AnyRequest, guest: Guest) -> str:
    return str(request.state.address)


def _lang(request: AnyRequest, guest: Guest) -> str:
    return language(request)


ASKED: Final = {
    "guest": Provide(_guest, sync_to_thread=False),
    "visitor": Provide(_visitor, sync_to_thread=False),
    "lang": Provide(_lang, sync_to_thread=False),
    "address": Provide(_address, sync_to_thread=False),
}
