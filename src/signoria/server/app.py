"""The application factory."""

from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any, Final

from litestar import Litestar
from litestar.datastructures import State
from litestar.di import Provide
from litestar.middleware import DefineMiddleware

from signoria.server import document
from signoria.server.acting import Acting
from signoria.server.answers import HANDLERS, AnyRequest, language
from signoria.server.asking import Guest, TheHouse
from signoria.server.doorman import Doorman, Dresser
from signoria.server.faults import Fault
from signoria.server.house import House
from signoria.server.reading import ExactRequest
from signoria.server.routes import ROUTES
from signoria.server.routes.tables import STRAIGHT
from signoria.server.settings import Settings
from signoria.server.visitor import Visitor

BODY: Final = 1 << 20  # bytes; the longest body is an imported ledger


class App(Litestar):
    """Litestar application with a fast path for the most frequent request."""

    acting: Acting

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Answer a request, or open and close the server."""
        if not await self.acting.takes(self, scope, receive, send):
            scope.setdefault("state", {})[STRAIGHT] = send
            await super().__call__(scope, receive, send)


def create_app(settings: Settings, house: House | None = None) -> Litestar:
    """Return the application; it opens and closes its `House`."""
    home = house or House(settings)
    dresser = Dresser(home)

    def the_house() -> House:
        return home

    app = App(
        route_handlers=ROUTES,
        lifespan=[_opened(home)],
        middleware=[DefineMiddleware(Doorman, house=home)],
        dependencies={"house": Provide(the_house, sync_to_thread=False), **ASKED},
        before_send=[dresser],
        exception_handlers=HANDLERS,
        request_class=ExactRequest,
        request_max_body_size=BODY,
        state=State({"metrics": home.metrics}),
        openapi_config=document.config(),
        logging_config=None,
        debug=False,
    )
    app.acting = Acting(home, dresser)
    return app


def _opened(house: House) -> Callable[[Litestar], AbstractAsyncContextManager[None]]:
    """Return a lifespan that opens the server with the application and closes it at the end."""

    @asynccontextmanager
    async def opened(_app: Litestar) -> AsyncIterator[None]:
        await house.open()
        try:
            yield
        finally:
            await house.close()

    return opened


# Each dependency names the one before it, so Litestar resolves them one after the other. For
# independent dependencies it would start one task each, which takes longer.


def _guest(request: AnyRequest, house: TheHouse) -> Visitor | None:
    found: Visitor | None = request.state.guest
    return found


def _visitor(request: AnyRequest, house: TheHouse) -> Visitor:
    found: Visitor | None = request.state.guest
    if found is None:
        raise Fault("sign-in", 401)
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
