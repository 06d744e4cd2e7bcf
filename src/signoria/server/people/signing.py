"""Signing in: always with a new cookie, so that a cookie known to somebody else is useless."""

from collections.abc import Mapping

from litestar.datastructures import Cookie

from signoria.server.errors import RequestError
from signoria.server.people import cookies
from signoria.server.people.authenticator import LASTS, refuse_banned
from signoria.server.people.limits import ENTRANCE
from signoria.server.people.names import clean_device
from signoria.server.people.visitor import Visitor
from signoria.server.people.wire import Me
from signoria.server.server import Server
from signoria.store.people import Account


def limit(server: Server, address: str, login: str = "") -> None:
    """Limit sign-in attempts from one address and for one login."""
    now = server.now()
    server.limits.spend(f"entrance {address}", ENTRANCE, now)
    if login:
        server.limits.spend(f"login {login}", ENTRANCE, now)


async def open_session(
    server: Server, account: Account, before: Visitor | None, headers: Mapping[str, str]
) -> Cookie:
    """Return the cookie of a new session, and end this browser's previous session."""
    now = server.now()
    refuse_banned(account.banned_until, now)
    device = clean_device(headers.get("user-agent", ""))
    sessions = server.accounts.sessions
    token = await server.run(sessions.open, account.id, device, now, now + LASTS)
    if before is not None and before.session:
        await server.run(sessions.end, before.session, before.account)
        server.authenticator.forget(before.account)
    return cookies.session_cookie(token, server.settings.secure)


async def account_of(server: Server, visitor: Visitor) -> Account:
    """Return the visitor's account in its current state."""
    found = await server.run(server.accounts.find, visitor.account)
    if found is None:
        raise RequestError("sign-in", 401)
    return found


async def me(server: Server, account: Account, visitor: Visitor | None = None) -> Me:
    """Return an account for its owner; a token sees less of it."""
    role = server.authenticator.role(account)
    fields = (
        account.id,
        account.name,
        account.language,
        role,
        account.registered,
        account.muted_until,
    )
    if visitor is not None and visitor.scopes is not None:
        return Me(*fields, scopes=sorted(visitor.scopes))
    left = await server.run(server.accounts.codes.left, account.id)
    return Me(*fields, login=account.login, has_password=account.has_password, codes_left=left)
