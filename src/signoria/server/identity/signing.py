"""Signing in: always with a new cookie, so that a cookie known to somebody else is useless."""

from collections.abc import Mapping

from litestar.datastructures import Cookie

from signoria.server.faults import Fault
from signoria.server.house import House
from signoria.server.identity import cookies
from signoria.server.identity.doors import LASTS, refuse_banned
from signoria.server.identity.names import clean_device
from signoria.server.identity.wire import Me
from signoria.server.limits import ENTRANCE
from signoria.server.visitor import Visitor
from signoria.store.people import Account


def limit(house: House, address: str, login: str = "") -> None:
    """Limit sign-in attempts from one address and for one login."""
    now = house.now()
    house.limits.spend(f"entrance {address}", ENTRANCE, now)
    if login:
        house.limits.spend(f"login {login}", ENTRANCE, now)


async def sign_in(
    house: House, account: Account, before: Visitor | None, headers: Mapping[str, str]
) -> Cookie:
    """Return the cookie of a new session, and end this browser's previous session."""
    now = house.now()
    refuse_banned(account.banned_until, now)
    device = clean_device(headers.get("user-agent", ""))
    sessions = house.accounts.sessions
    token = await house.run(sessions.open, account.id, device, now, now + LASTS)
    if before is not None and before.session:
        await house.run(sessions.end, before.session, before.account)
        house.doors.forget(before.account)
    return cookies.session_cookie(token, house.settings.secure)


async def account_of(house: House, visitor: Visitor) -> Account:
    """Return the visitor's account in its current state."""
    found = await house.run(house.accounts.find, visitor.account)
    if found is None:
        raise Fault("sign-in", 401)
    return found


async def me(house: House, account: Account, visitor: Visitor | None = None) -> Me:
    """Return an account for its owner; a token sees less of it."""
    role = house.doors.role(account)
    face = (account.id, account.name, account.language, role, account.lasting, account.muted_until)
    if visitor is not None and visitor.scopes is not None:
        return Me(*face, scopes=sorted(visitor.scopes))
    left = await house.run(house.accounts.codes.left, account.id)
    return Me(*face, login=account.login, has_password=account.has_password, codes_left=left)
