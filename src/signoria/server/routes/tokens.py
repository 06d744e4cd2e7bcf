"""Routes for your tokens, which let outside programs play for you."""

from typing import Final

from litestar import delete, get, post
from litestar.params import FromPath, JSONBody

from signoria.server.asking import Known, TheHouse
from signoria.server.faults import Fault
from signoria.server.identity.names import clean_name
from signoria.server.identity.wire import NewToken, Token, TokenFace
from signoria.store.digests import digest_of
from signoria.store.people import TooMany
from signoria.store.tokens import MOST_TOKENS


@get("/me/tokens")
async def my_tokens(house: TheHouse, person: Known) -> list[TokenFace]:
    """List your tokens, without their values."""
    found = await house.run(house.accounts.tokens.of, person.account)
    return [TokenFace(t.id, t.name, t.scopes.split(), t.created_at, t.seen_at) for t in found]


@post("/me/tokens", status_code=201)
async def new_token(data: JSONBody[NewToken], house: TheHouse, person: Known) -> Token:
    """Create a token; its value is shown only this once."""
    name, now = clean_name(data.name), house.now()
    create = house.accounts.tokens.create
    try:
        token = await house.run(create, person.account, name, set(data.scopes), now)
    except TooMany:
        raise Fault("too-many-tokens", 409, most=MOST_TOKENS) from None
    return Token(digest_of(token), token)


@delete("/me/tokens/{id:str}")
async def revoke_token(id: FromPath[str], house: TheHouse, person: Known) -> None:
    """Revoke a token."""
    if not await house.run(house.accounts.tokens.revoke, person.account, id):
        raise Fault("no-such-token", 404)
    house.doors.forget(person.account)


TOKENS: Final = (my_tokens, new_token, revoke_token)
