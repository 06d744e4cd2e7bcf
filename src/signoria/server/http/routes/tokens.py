"""Routes for your tokens, which let outside programs play for you."""

import asyncio

from signoria.server.errors import RequestError
from signoria.server.http.routing import Person, Routes
from signoria.server.people.authenticator import Authenticator
from signoria.server.people.names import clean_name
from signoria.server.people.sign_in import SignIn
from signoria.server.people.wire import NewToken, Token, TokenSummary
from signoria.server.table.state import Now
from signoria.store.accounts import Accounts
from signoria.store.digests import digest_of
from signoria.store.people import TooMany
from signoria.store.tokens import MOST_TOKENS

routes = Routes()


@routes.get("/me/tokens")
async def list_tokens(accounts: Accounts, person: Person) -> list[TokenSummary]:
    """List your tokens, without their values."""
    found = await asyncio.to_thread(accounts.tokens.of, person.account)
    return [TokenSummary(t.id, t.name, t.scopes.split(), t.created_at, t.seen_at) for t in found]


@routes.post("/me/tokens", status=201)
async def create_token(
    data: NewToken, clock: Now, sign_in: SignIn, accounts: Accounts, person: Person
) -> Token:
    """Create a token; its value is shown only this once."""
    sign_in.check_fresh(person)
    name, now = clean_name(data.name), clock()
    create = accounts.tokens.create
    try:
        token = await asyncio.to_thread(create, person.account, name, set(data.scopes), now)
    except TooMany:
        raise RequestError("too-many-tokens", 409, most=MOST_TOKENS) from None
    return Token(digest_of(token), token)


@routes.delete("/me/tokens/{id}")
async def revoke_token(
    id: str, authenticator: Authenticator, accounts: Accounts, person: Person
) -> None:
    """Revoke a token."""
    if not await asyncio.to_thread(accounts.tokens.revoke, person.account, id):
        raise RequestError("no-such-token", 404)
    authenticator.forget(person.account)
