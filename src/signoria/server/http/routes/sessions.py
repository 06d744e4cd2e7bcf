"""Routes for signing in and out, and for your devices."""

from typing import Any, Final

from litestar import Response, delete, get, post
from litestar.params import JSONBody

from signoria.server.errors import RequestError
from signoria.server.http import cookies as jar
from signoria.server.http.dependencies import Address, Guest, Known, TheServer
from signoria.server.http.error_responses import AnyRequest
from signoria.server.people import passkeys
from signoria.server.people.names import known_as
from signoria.server.people.passwords import by_hand, hashed, matches, needs_rehash
from signoria.server.people.recovery import digest_of_code
from signoria.server.people.visitor import Visitor
from signoria.server.people.wire import (
    Assertion,
    Device,
    Login,
    Me,
    PasskeySignature,
    Recovery,
)
from signoria.server.server import Server
from signoria.store.people import Account

PATIENCE: Final = 300  # seconds to find a phone and unlock it


@post("/sessions")
async def sign_in(
    data: JSONBody[Login], server: TheServer, guest: Guest, address: Address, request: AnyRequest
) -> Response[Me]:
    """Sign in with a password. An unknown login and a wrong password give the same answer."""
    server.sign_in.limit(address, login := known_as(data.login))
    found = await server.run(server.accounts.find_login, login)
    kept = "" if found is None else found[1]
    right = await by_hand(lambda: matches(kept, data.password))
    if found is None or not right:
        raise RequestError("sign-in-failed", 401)
    if needs_rehash(kept):
        renewed = await by_hand(lambda: hashed(data.password))
        await server.run(server.accounts.rehash, found[0].id, kept, renewed)
    return await _welcome(server, found[0], guest, request)


@post("/sessions/recovery")
async def sign_in_with_recovery_code(
    data: JSONBody[Recovery],
    server: TheServer,
    guest: Guest,
    address: Address,
    request: AnyRequest,
) -> Response[Me]:
    """Sign in with a recovery code; each code works once."""
    server.sign_in.limit(address)
    digest = digest_of_code(data.code)
    owner = await server.run(server.accounts.codes.use, known_as(data.login), digest)
    account = None if owner is None else await server.run(server.accounts.find, owner)
    if account is None:
        raise RequestError("sign-in-failed", 401)
    return await _welcome(server, account, guest, request)


@post("/sessions/passkey/options", status_code=200)
async def create_sign_in_options(server: TheServer, address: Address) -> Response[dict[str, Any]]:
    """Create the options with which the browser signs in by passkey."""
    server.sign_in.limit(address)
    asked = await server.run(passkeys.ask_to_sign, server.settings.public_url)
    now = server.now()
    put = server.accounts.challenges.put
    ticket = await server.run(put, asked.challenge, now, now + PATIENCE * 1_000)
    cookie = jar.ticket_cookie(ticket, PATIENCE, server.settings.secure)
    return Response(asked.options, cookies=[cookie])


@post("/sessions/passkey")
async def sign_in_with_passkey(
    data: JSONBody[PasskeySignature],
    server: TheServer,
    guest: Guest,
    request: AnyRequest,
) -> Response[Me]:
    """Sign in with a passkey. The challenge is used up, even if this fails."""
    ticket = jar.ticket_in(request.cookies, server.settings.secure)
    account = await server.run(_signer, server, data.credential, ticket, server.now())
    if account is None:
        raise RequestError("passkey-refused", 401)
    answer = await _welcome(server, account, guest, request)
    answer.set_cookie(jar.no_ticket(server.settings.secure))
    return answer


@get("/sessions")
async def list_sessions(server: TheServer, person: Known) -> list[Device]:
    """List the devices on which you are signed in."""
    found = await server.run(server.accounts.sessions.of, person.account, server.now())
    return [Device(s.device, s.created_at, s.seen_at, s.id == person.session) for s in found]


@delete("/sessions/current")
async def sign_out(server: TheServer, person: Known) -> Response[None]:
    """Sign out on this device."""
    await server.run(server.accounts.sessions.end, person.session, person.account)
    server.authenticator.forget(person.account)
    return Response(None, cookies=[jar.no_session(server.settings.secure)])


@delete("/sessions")
async def sign_out_everywhere(server: TheServer, person: Known) -> Response[None]:
    """Sign out on every device. Tokens stay valid until each is revoked."""
    await server.run(server.accounts.sessions.end_all, person.account)
    server.authenticator.forget(person.account)
    return Response(None, cookies=[jar.no_session(server.settings.secure)])


def _signer(server: Server, credential: Assertion, ticket: str, now: int) -> Account | None:
    """Return the account whose passkey signed the ticket's challenge, if any."""
    challenge = server.accounts.challenges.take(ticket, now)
    found = server.accounts.passkeys.find(credential.id)
    if found is None:
        return None
    account, passkey = found
    try:
        count = passkeys.signed(server.settings.public_url, challenge, credential, account, passkey)
    except passkeys.BadPasskey:
        return None
    return (
        server.accounts.find(account) if server.accounts.passkeys.used(passkey.id, count) else None
    )


async def _welcome(
    server: Server, account: Account, before: Visitor | None, request: AnyRequest
) -> Response[Me]:
    device = request.headers.get("user-agent", "")
    token = await server.sign_in.open_session(account, before, device)
    cookie = jar.session_cookie(token, server.settings.secure)
    return Response(await server.sign_in.me(account), cookies=[cookie])


SESSIONS: Final = (
    sign_in,
    sign_in_with_recovery_code,
    create_sign_in_options,
    sign_in_with_passkey,
    list_sessions,
    sign_out,
    sign_out_everywhere,
)
