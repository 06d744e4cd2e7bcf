"""The HTTP routes, one module for each subject; the rules are elsewhere."""

from typing import Final

from litestar import Router

from signoria.server.http.routes import (
    general,
    ledgers,
    lobby,
    moderation,
    moves,
    notices,
    site,
    tables,
    talk,
)
from signoria.server.http.routes.identity import IDENTITY

ROUTES: Final[list[Router]] = [
    general.router,
    IDENTITY,
    lobby.router,
    tables.router,
    moves.router,
    talk.router,
    ledgers.router,
    notices.router,
    moderation.router,
    site.router,
]
