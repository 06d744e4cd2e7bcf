"""The HTTP routes, one module for each subject; the rules are elsewhere."""

from typing import Final

from signoria.server.http.routes import (
    general,
    identity,
    ledgers,
    lobby,
    moderation,
    moves,
    notices,
    passkeys,
    schema,
    sessions,
    site,
    tables,
    talk,
    tokens,
)
from signoria.server.http.routing import Route

API: Final[list[Route]] = [
    *general.routes,
    *identity.routes,
    *passkeys.routes,
    *sessions.routes,
    *tokens.routes,
    *lobby.routes,
    *tables.routes,
    *moves.routes,
    *talk.routes,
    *ledgers.routes,
    *notices.routes,
    *moderation.routes,
]
ROUTES: Final[list[Route]] = [*API, *schema.routes_for(API), *site.routes]
