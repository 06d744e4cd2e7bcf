"""Routes for signing in and out, and for your devices."""

import asyncio
from typing import Any, Final

from signoria.server.errors import RequestError
from signoria.server.http import cookies as jar
from signoria.server.http.messages import Request, Response
from signoria.server.http.routing import Address, Guest, Person, Routes
from signoria.server.people import passkeys
from signoria.server.people.authenticator import Authenticator, Visitor
from signoria.server.people.names import known_as
from signoria.server.people.passwords import by_hand, hashed, matches, needs_rehash
from signoria.server.people.recovery import digest_of_code
from signoria.server.people.sign_in import SignIn
from signoria.server.people.wire import (
    Assertion,
    Device,
    Login,
    Me,
    PasskeySignature,
    Recovery,
)
from signoria.server.settings import Settings
from signoria.server.table.state import Now
from signoria.store.accounts import Accounts
from signoria.store.people import Account

PATIENCE: Final = 300  # seconds to find a phone and unlock it


routes = Routes()


@routes.post("/sessions")
async def sign_in(
    data: Login,
    settings: Settings,
    sign_in: SignIn,
    accounts: Accounts,
    guest: Guest,
    address: Address,
    request: Request,
) -> Response[Me]:
    """Sign in with a password. An unknown login and a wrong password give the same answer."""
    sign_in.limit_login(address, login := known_as(data.login), guest)
    found = await asyncio.to_thread(accounts.find_login, login)
    kept = "" if found is None else found[1]
    right = await by_hand(lambda: matches(kept, data.password))
    if found is None or not right:
        raise RequestError("sign-in-failed", 401)
    sign_in.note_login(address, login)
    if needs_rehash(kept):
        renewed = await by_hand(lambda: hashed(data.password))
        await asyncio.to_thread(accounts.rehash, found[0].id, kept, renewed)
    return await _welcome(settings, sign_in, found[0], guest, request)


@routes.post("/sessions/recovery")
async def sign_in_with_recovery_code(
    data: Recovery,
    settings: Settings,
    sign_in: SignIn,
    accounts: Accounts,
    guest: Guest,
    address: Address,
    request: Request,
) -> Response[Me]:
    """Sign in with a recovery code; each code works once."""
    sign_in.limit(address)
    digest = digest_of_code(data.code)
    owner = await asyncio.to_thread(accounts.codes.use, known_as(data.login), digest)
    account = None if owner is None else await asyncio.to_thread(accounts.find, owner)
    if account is None:
        raise RequestError("sign-in-failed", 401)
    return await _welcome(settings, sign_in, account, guest, request)


@routes.post("/sessions/passkey/options", status=200)
async def create_sign_in_options(
    settings: Settings, clock: Now, sign_in: SignIn, accounts: Accounts, address: Address
) -> Response[dict[str, Any]]:
    """Create the options with which the browser signs in by passkey."""
    sign_in.limit(address)
    asked = await asyncio.to_thread(passkeys.ask_to_sign, settings.public_url)
    now = clock()
    put = accounts.challenges.put
    ticket = await asyncio.to_thread(put, asked.challenge, now, now + PATIENCE * 1_000)
    cookie = jar.ticket_cookie(ticket, PATIENCE, settings.secure)
    return Response(asked.options, cookies=[cookie])


@routes.post("/sessions/passkey")
async def sign_in_with_passkey(
    data: PasskeySignature,
    settings: Settings,
    clock: Now,
    sign_in: SignIn,
    accounts: Accounts,
    guest: Guest,
    request: Request,
) -> Response[Me]:
    """Sign in with a passkey. The challenge is used up, even if this fails."""
    ticket = jar.ticket_in(request.cookies, settings.secure)
    account = await asyncio.to_thread(_signer, settings, accounts, data.credential, ticket, clock())
    if account is None:
        raise RequestError("passkey-refused", 401)
    answer = await _welcome(settings, sign_in, account, guest, request)
    answer.cookies.append(jar.no_ticket(settings.secure))
    return answer


@routes.get("/sessions")
async def list_sessions(clock: Now, accounts: Accounts, person: Person) -> list[Device]:
    """List the devices on which you are signed in."""
    found = await asyncio.to_thread(accounts.sessions.of, person.account, clock())
    return [Device(s.device, s.created_at, s.seen_at, s.id == person.session) for s in found]


@routes.delete("/sessions/current")
async def sign_out(
    settings: Settings, authenticator: Authenticator, accounts: Accounts, person: Person
) -> Response[None]:
    """Sign out on this device."""
    await asyncio.to_thread(accounts.sessions.end, person.session, person.account)
    authenticator.forget(person.account)
    return Response(None, cookies=[jar.no_session(settings.secure)])


@routes.delete("/sessions")
async def sign_out_everywhere(
    settings: Settings, authenticator: Authenticator, accounts: Accounts, person: Person
) -> Response[None]:
    """Sign out on every device, and revoke every token."""
    await asyncio.to_thread(accounts.sign_out, person.account)
    authenticator.forget(person.account)
    return Response(None, cookies=[jar.no_session(settings.secure)])


def _signer(
    settings: Settings, accounts: Accounts, credential: Assertion, ticket: str, now: int
) -> Account | None:
    """Return the account whose passkey signed the ticket's challenge, if any."""
    challenge = accounts.challenges.take(ticket, now)
    found = accounts.passkeys.find(credential.id)
    if found is None:
        return None
    account, passkey = found
    try:
        count = passkeys.signed(settings.public_url, challenge, credential, account, passkey)
    except passkeys.BadPasskey:
        return None
    return accounts.find(account) if accounts.passkeys.used(passkey.id, count) else None


async def _welcome(
    settings: Settings, sign_in: SignIn, account: Account, before: Visitor | None, request: Request
) -> Response[Me]:
    device = request.header(b"user-agent")
    token = await sign_in.open_session(account, before, device)
    cookie = jar.session_cookie(token, settings.secure)
    return Response(await sign_in.me(account), cookies=[cookie])
