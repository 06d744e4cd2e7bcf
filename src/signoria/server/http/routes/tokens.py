"""Routes for your tokens, which let outside programs play for you."""

from typing import Final

from litestar import delete, get, post
from litestar.params import FromPath, JSONBody

from signoria.server.errors import RequestError
from signoria.server.http.dependencies import Known, TheServer
from signoria.server.people.names import clean_name
from signoria.server.people.wire import NewToken, Token, TokenSummary
from signoria.store.digests import digest_of
from signoria.store.people import TooMany
from signoria.store.tokens import MOST_TOKENS


@get("/me/tokens")
async def list_tokens(server: TheServer, person: Known) -> list[TokenSummary]:
    """List your tokens, without their values."""
    found = await server.run(server.accounts.tokens.of, person.account)
    return [TokenSummary(t.id, t.name, t.scopes.split(), t.created_at, t.seen_at) for t in found]


@post("/me/tokens", status_code=201)
async def create_token(data: JSONBody[NewToken], server: TheServer, person: Known) -> Token:
    """Create a token; its value is shown only this once."""
    name, now = clean_name(data.name), server.now()
    create = server.accounts.tokens.create
    try:
        token = await server.run(create, person.account, name, set(data.scopes), now)
    except TooMany:
        raise RequestError("too-many-tokens", 409, most=MOST_TOKENS) from None
    return Token(digest_of(token), token)


@delete("/me/tokens/{id:str}")
async def revoke_token(id: FromPath[str], server: TheServer, person: Known) -> None:
    """Revoke a token."""
    if not await server.run(server.accounts.tokens.revoke, person.account, id):
        raise RequestError("no-such-token", 404)
    server.authenticator.forget(person.account)


TOKENS: Final = (list_tokens, create_token, revoke_token)
