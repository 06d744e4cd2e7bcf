"""The one factory: an application for given settings."""

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

BODY: Final = 1 << 20  # bytes; a ledger to be imported is the longest


class App(Litestar):
    """Litestar, with a short way for the request that comes most often."""

    acting: Acting

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Answer a request, or open and close the house."""
        if not await self.acting.takes(self, scope, receive, send):
            scope.setdefault("state", {})[STRAIGHT] = send
            await super().__call__(scope, receive, send)


def create_app(settings: Settings, house: House | None = None) -> Litestar:
    """The application, with a house that opens and closes with it."""
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
    """A house that opens with the application and closes with it."""

    @asynccontextmanager
    async def opened(_app: Litestar) -> AsyncIterator[None]:
        await house.open()
        try:
            yield
        finally:
            await house.close()

    return opened


# What a route asks for is found one by one, each after the one that it names: Litestar gives those
# that could be found at the same time a task each, which takes longer than all of them.


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
