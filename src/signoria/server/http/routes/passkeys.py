"""Routes for your passkeys."""

import asyncio
from typing import Any

from signoria.server.errors import RequestError
from signoria.server.http.messages import Request, Response
from signoria.server.http.routes.identity import renewed_cookie
from signoria.server.http.routes.sessions import PATIENCE
from signoria.server.http.routing import Address, Person, Routes
from signoria.server.people import passkeys, recovery
from signoria.server.people.authenticator import Authenticator, Visitor
from signoria.server.people.names import clean_login, clean_name
from signoria.server.people.sign_in import SignIn
from signoria.server.people.wire import AccountSaved, NewPasskey, PasskeySummary
from signoria.server.settings import Settings
from signoria.server.table.state import Now
from signoria.store.accounts import Accounts
from signoria.store.passkeys import MOST_PASSKEYS, LastWayIn, Passkey, PasskeyTaken
from signoria.store.people import LoginTaken, TooMany

routes = Routes()


@routes.post("/me/passkeys/options", status=200)
async def create_passkey_options(
    settings: Settings, clock: Now, sign_in: SignIn, accounts: Accounts, person: Person
) -> dict[str, Any]:
    """Create the options with which the browser makes a passkey."""
    sign_in.check_fresh(person)
    account = await sign_in.account_of(person)
    known = await asyncio.to_thread(accounts.passkeys.of, account.id)
    ids, name = [key.id for key in known], account.login or account.name
    asked = await asyncio.to_thread(
        passkeys.ask_to_register, settings.public_url, account.id, name, ids
    )
    ends_at = clock() + PATIENCE * 1_000
    await asyncio.to_thread(accounts.sessions.challenge, person.session, asked.challenge, ends_at)
    return asked.options


@routes.post("/me/passkeys", status=201)
async def add_passkey(
    data: NewPasskey,
    settings: Settings,
    clock: Now,
    authenticator: Authenticator,
    sign_in: SignIn,
    accounts: Accounts,
    person: Person,
    address: Address,
    request: Request,
) -> Response[AccountSaved]:
    """Store a passkey; a guest account becomes permanent, and this device gets a new cookie."""
    sign_in.check_fresh(person)
    sign_in.limit_claim(person, address)
    name = clean_name(data.name)
    login = None if data.login is None else clean_login(data.login)
    if login is None and not person.registered:
        raise RequestError("needs-login", 400)
    passkey = await asyncio.to_thread(_made, settings, clock, accounts, data, name, person)
    codes = recovery.new_codes()
    first = await _add(accounts, person.account, passkey, login, recovery.digests(codes))
    authenticator.forget(person.account)
    account = await sign_in.account_of(person)
    cookie = await renewed_cookie(settings, sign_in, account, person, request)
    saved = AccountSaved(await sign_in.me(account, person), codes if first else [])
    return Response(saved, cookies=[cookie])


@routes.get("/me/passkeys")
async def list_passkeys(accounts: Accounts, person: Person) -> list[PasskeySummary]:
    """List your passkeys."""
    found = await asyncio.to_thread(accounts.passkeys.of, person.account)
    return [PasskeySummary(key.id, key.name, key.created_at) for key in found]


@routes.delete("/me/passkeys/{id}")
async def delete_passkey(id: str, sign_in: SignIn, accounts: Accounts, person: Person) -> None:
    """Delete a passkey, unless it is your only way to sign in."""
    sign_in.check_fresh(person)
    try:
        removed = await asyncio.to_thread(accounts.passkeys.remove, person.account, id)
    except LastWayIn:
        raise RequestError("last-way-in", 409) from None
    if not removed:
        raise RequestError("no-such-passkey", 404)


def _made(
    settings: Settings, clock: Now, accounts: Accounts, data: NewPasskey, name: str, person: Visitor
) -> Passkey:
    now = clock()
    challenge = accounts.sessions.take_challenge(person.session, now)
    try:
        return passkeys.registered(settings.public_url, challenge, data.credential, name, now)
    except passkeys.BadPasskey:
        raise RequestError("passkey-refused", 400) from None


async def _add(
    accounts: Accounts, account: str, passkey: Passkey, login: str | None, codes: list[str]
) -> bool:
    try:
        return await asyncio.to_thread(accounts.passkeys.add, account, passkey, login, codes)
    except LoginTaken:
        raise RequestError("login-taken", 409, login=login or "") from None
    except PasskeyTaken:
        raise RequestError("passkey-taken", 409) from None
    except TooMany:
        raise RequestError("too-many-passkeys", 409, most=MOST_PASSKEYS) from None
