"""Routes for signing in and out, and for your devices."""

from typing import Any, Final

from litestar import Response, delete, get, post
from litestar.params import JSONBody

from signoria.server.answers import AnyRequest
from signoria.server.asking import Address, Guest, Known, TheHouse
from signoria.server.faults import Fault
from signoria.server.house import House
from signoria.server.identity import cookies as jar
from signoria.server.identity import passkeys
from signoria.server.identity.names import known_as
from signoria.server.identity.passwords import by_hand, hashed, matches, needs_rehash
from signoria.server.identity.recovery import digest_of_code
from signoria.server.identity.signing import limit, me, sign_in
from signoria.server.identity.wire import (
    Assertion,
    Device,
    Login,
    Me,
    PasskeySignature,
    Recovery,
)
from signoria.server.visitor import Visitor
from signoria.store.people import Account

PATIENCE: Final = 300  # seconds to find a phone and unlock it


@post("/sessions")
async def by_password(
    data: JSONBody[Login], house: TheHouse, guest: Guest, address: Address, request: AnyRequest
) -> Response[Me]:
    """Sign in with a password. An unknown login and a wrong password give the same answer."""
    limit(house, address, login := known_as(data.login))
    found = await house.run(house.accounts.find_login, login)
    kept = "" if found is None else found[1]
    right = await by_hand(lambda: matches(kept, data.password))
    if found is None or not right:
        raise Fault("sign-in-failed", 401)
    if needs_rehash(kept):
        renewed = await by_hand(lambda: hashed(data.password))
        await house.run(house.accounts.rehash, found[0].id, kept, renewed)
    return await _welcome(house, found[0], guest, dict(request.headers))


@post("/sessions/recovery")
async def by_recovery_code(
    data: JSONBody[Recovery],
    house: TheHouse,
    guest: Guest,
    address: Address,
    request: AnyRequest,
) -> Response[Me]:
    """Sign in with a recovery code; each code works once."""
    limit(house, address)
    digest = digest_of_code(data.code)
    owner = await house.run(house.accounts.codes.use, known_as(data.login), digest)
    account = None if owner is None else await house.run(house.accounts.find, owner)
    if account is None:
        raise Fault("sign-in-failed", 401)
    return await _welcome(house, account, guest, dict(request.headers))


@post("/sessions/passkey/options", status_code=200)
async def passkey_options(house: TheHouse, address: Address) -> Response[dict[str, Any]]:
    """Create the options with which the browser signs in by passkey."""
    limit(house, address)
    asked = await house.run(passkeys.ask_to_sign, house.settings.origin)
    now = house.now()
    lay = house.accounts.challenges.lay
    ticket = await house.run(lay, asked.challenge, now, now + PATIENCE * 1_000)
    cookie = jar.ticket_cookie(ticket, PATIENCE, house.settings.secure)
    return Response(asked.options, cookies=[cookie])


@post("/sessions/passkey")
async def by_passkey(
    data: JSONBody[PasskeySignature],
    house: TheHouse,
    guest: Guest,
    request: AnyRequest,
) -> Response[Me]:
    """Sign in with a passkey. The challenge is used up, even if this fails."""
    ticket = jar.ticket_in(request.cookies, house.settings.secure)
    account = await house.run(_signer, house, data.credential, ticket, house.now())
    if account is None:
        raise Fault("passkey-refused", 401)
    answer = await _welcome(house, account, guest, dict(request.headers))
    answer.set_cookie(jar.no_ticket(house.settings.secure))
    return answer


@get("/sessions")
async def my_devices(house: TheHouse, person: Known) -> list[Device]:
    """List the devices on which you are signed in."""
    found = await house.run(house.accounts.sessions.of, person.account, house.now())
    return [Device(s.device, s.created_at, s.seen_at, s.id == person.session) for s in found]


@delete("/sessions/current")
async def sign_out(house: TheHouse, person: Known) -> Response[None]:
    """Sign out on this device."""
    await house.run(house.accounts.sessions.end, person.session, person.account)
    house.doors.forget(person.account)
    return Response(None, cookies=[jar.no_session(house.settings.secure)])


@delete("/sessions")
async def sign_out_everywhere(house: TheHouse, person: Known) -> Response[None]:
    """Sign out on every device. Tokens stay valid until each is revoked."""
    await house.run(house.accounts.sessions.end_all, person.account)
    house.doors.forget(person.account)
    return Response(None, cookies=[jar.no_session(house.settings.secure)])


def _signer(house: House, credential: Assertion, ticket: str, now: int) -> Account | None:
    """Return the account whose passkey signed the ticket's challenge, if any."""
    challenge = house.accounts.challenges.take(ticket, now)
    found = house.accounts.passkeys.find(credential.id)
    if found is None:
        return None
    account, passkey = found
    try:
        count = passkeys.signed(house.settings.origin, challenge, credential, account, passkey)
    except passkeys.BadPasskey:
        return None
    return house.accounts.find(account) if house.accounts.passkeys.used(passkey.id, count) else None


async def _welcome(
    house: House, account: Account, before: Visitor | None, headers: dict[str, str]
) -> Response[Me]:
    cookie = await sign_in(house, account, before, headers)
    return Response(await me(house, account), cookies=[cookie])


SESSIONS: Final = (
    by_password,
    by_recovery_code,
    passkey_options,
    by_passkey,
    my_devices,
    sign_out,
    sign_out_everywhere,
)
