"""Routes for your passkeys."""

from typing import Any, Final

from litestar import delete, get, post
from litestar.params import FromPath, JSONBody

from signoria.server.errors import RequestError
from signoria.server.http.dependencies import Known, TheServer
from signoria.server.http.routes.sessions import PATIENCE
from signoria.server.people import passkeys, recovery
from signoria.server.people.names import clean_login, clean_name
from signoria.server.people.visitor import Visitor
from signoria.server.people.wire import AccountSaved, NewPasskey, PasskeySummary
from signoria.server.server import Server
from signoria.store.passkeys import MOST_PASSKEYS, LastWayIn, Passkey, PasskeyTaken
from signoria.store.people import LoginTaken, TooMany


@post("/me/passkeys/options", status_code=200)
async def create_passkey_options(server: TheServer, person: Known) -> dict[str, Any]:
    """Create the options with which the browser makes a passkey."""
    account = await server.sign_in.account_of(person)
    known = await server.run(server.accounts.passkeys.of, account.id)
    ids, name = [key.id for key in known], account.login or account.name
    asked = await server.run(
        passkeys.ask_to_register, server.settings.public_url, account.id, name, ids
    )
    ends_at = server.now() + PATIENCE * 1_000
    await server.run(server.accounts.sessions.challenge, person.session, asked.challenge, ends_at)
    return asked.options


@post("/me/passkeys", status_code=201)
async def add_passkey(data: JSONBody[NewPasskey], server: TheServer, person: Known) -> AccountSaved:
    """Store a passkey; a guest account becomes permanent."""
    name = clean_name(data.name)
    login = None if data.login is None else clean_login(data.login)
    if login is None and not person.registered:
        raise RequestError("needs-login", 400)
    passkey = await server.run(_made, server, data, name, person)
    codes = recovery.new_codes()
    first = await _add(server, person.account, passkey, login, recovery.digests(codes))
    server.authenticator.forget(person.account)
    account = await server.sign_in.account_of(person)
    return AccountSaved(await server.sign_in.me(account, person), codes if first else [])


@get("/me/passkeys")
async def list_passkeys(server: TheServer, person: Known) -> list[PasskeySummary]:
    """List your passkeys."""
    found = await server.run(server.accounts.passkeys.of, person.account)
    return [PasskeySummary(key.id, key.name, key.created_at) for key in found]


@delete("/me/passkeys/{id:str}")
async def delete_passkey(id: FromPath[str], server: TheServer, person: Known) -> None:
    """Delete a passkey, unless it is your only way to sign in."""
    try:
        removed = await server.run(server.accounts.passkeys.remove, person.account, id)
    except LastWayIn:
        raise RequestError("last-way-in", 409) from None
    if not removed:
        raise RequestError("no-such-passkey", 404)


def _made(server: Server, data: JSONBody[NewPasskey], name: str, person: Visitor) -> Passkey:
    now = server.now()
    challenge = server.accounts.sessions.take_challenge(person.session, now)
    try:
        return passkeys.registered(
            server.settings.public_url, challenge, data.credential, name, now
        )
    except passkeys.BadPasskey:
        raise RequestError("passkey-refused", 400) from None


async def _add(
    server: Server, account: str, passkey: Passkey, login: str | None, codes: list[str]
) -> bool:
    try:
        return await server.run(server.accounts.passkeys.add, account, passkey, login, codes)
    except LoginTaken:
        raise RequestError("login-taken", 409, login=login or "") from None
    except PasskeyTaken:
        raise RequestError("passkey-taken", 409) from None
    except TooMany:
        raise RequestError("too-many-passkeys", 409, most=MOST_PASSKEYS) from None


PASSKEYS: Final = (create_passkey_options, add_passkey, list_passkeys, delete_passkey)
