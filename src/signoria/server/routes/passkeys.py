"""Routes for your passkeys."""

from typing import Any, Final

from litestar import delete, get, post
from litestar.params import FromPath, JSONBody

from signoria.server.asking import Known, TheHouse
from signoria.server.faults import Fault
from signoria.server.house import House
from signoria.server.identity import passkeys, recovery
from signoria.server.identity.names import clean_login, clean_name
from signoria.server.identity.signing import account_of, me
from signoria.server.identity.wire import Kept, NewPasskey, PasskeyFace
from signoria.server.routes.sessions import PATIENCE
from signoria.server.visitor import Visitor
from signoria.store.passkeys import MOST_PASSKEYS, LastWayIn, Passkey, PasskeyTaken
from signoria.store.people import LoginTaken, TooMany


@post("/me/passkeys/options", status_code=200)
async def new_passkey_options(house: TheHouse, person: Known) -> dict[str, Any]:
    """Create the options with which the browser makes a passkey."""
    account = await account_of(house, person)
    known = await house.run(house.accounts.passkeys.of, account.id)
    ids, name = [key.id for key in known], account.login or account.name
    asked = await house.run(passkeys.ask_to_register, house.settings.origin, account.id, name, ids)
    ends_at = house.now() + PATIENCE * 1_000
    await house.run(house.accounts.sessions.challenge, person.session, asked.challenge, ends_at)
    return asked.options


@post("/me/passkeys", status_code=201)
async def add_passkey(data: JSONBody[NewPasskey], house: TheHouse, person: Known) -> Kept:
    """Store a passkey; a guest account becomes permanent."""
    name = clean_name(data.name)
    login = None if data.login is None else clean_login(data.login)
    if login is None and not person.lasting:
        raise Fault("needs-login", 400)
    passkey = await house.run(_made, house, data, name, person)
    codes = recovery.new_codes()
    first = await _add(house, person.account, passkey, login, recovery.digests(codes))
    house.doors.forget(person.account)
    account = await account_of(house, person)
    return Kept(await me(house, account, person), codes if first else [])


@get("/me/passkeys")
async def my_passkeys(house: TheHouse, person: Known) -> list[PasskeyFace]:
    """List your passkeys."""
    found = await house.run(house.accounts.passkeys.of, person.account)
    return [PasskeyFace(key.id, key.name, key.created_at) for key in found]


@delete("/me/passkeys/{id:str}")
async def remove_passkey(id: FromPath[str], house: TheHouse, person: Known) -> None:
    """Delete a passkey, unless it is your only way to sign in."""
    try:
        removed = await house.run(house.accounts.passkeys.remove, person.account, id)
    except LastWayIn:
        raise Fault("last-way-in", 409) from None
    if not removed:
        raise Fault("no-such-passkey", 404)


def _made(house: House, data: JSONBody[NewPasskey], name: str, person: Visitor) -> Passkey:
    now = house.now()
    challenge = house.accounts.sessions.take_challenge(person.session, now)
    try:
        return passkeys.registered(house.settings.origin, challenge, data.credential, name, now)
    except passkeys.BadPasskey:
        raise Fault("passkey-refused", 400) from None


async def _add(
    house: House, account: str, passkey: Passkey, login: str | None, codes: list[str]
) -> bool:
    try:
        return await house.run(house.accounts.passkeys.add, account, passkey, login, codes)
    except LoginTaken:
        raise Fault("login-taken", 409, login=login or "") from None
    except PasskeyTaken:
        raise Fault("passkey-taken", 409) from None
    except TooMany:
        raise Fault("too-many-passkeys", 409, most=MOST_PASSKEYS) from None


PASSKEYS: Final = (new_passkey_options, add_passkey, my_passkeys, remove_passkey)
