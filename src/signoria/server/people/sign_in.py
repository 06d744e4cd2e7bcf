"""Signing in: always a new session, so that a cookie known to somebody else is useless."""

import asyncio

from signoria.server.errors import RequestError
from signoria.server.people.authenticator import LASTS, Authenticator, Visitor, refuse_banned
from signoria.server.people.limits import ENTRANCE, Limits
from signoria.server.people.names import clean_device
from signoria.server.people.wire import Me
from signoria.server.table.state import Now
from signoria.store.accounts import Accounts
from signoria.store.people import Account


class SignIn:
    """Opens sessions of accounts, and shows accounts to their owners."""

    def __init__(
        self, accounts: Accounts, authenticator: Authenticator, limits: Limits, now: Now
    ) -> None:
        self._accounts = accounts
        self._authenticator = authenticator
        self._limits = limits
        self._now = now

    def limit(self, address: str, login: str = "") -> None:
        """Limit sign-in attempts from one address and for one login."""
        now = self._now()
        self._limits.spend(f"entrance {address}", ENTRANCE, now)
        if login:
            self._limits.spend(f"login {login}", ENTRANCE, now)

    async def open_session(self, account: Account, before: Visitor | None, device: str) -> str:
        """Return the token of a new session, and end this browser's previous session."""
        now = self._now()
        refuse_banned(account.banned_until, now)
        sessions = self._accounts.sessions
        token = await asyncio.to_thread(
            sessions.open, account.id, clean_device(device), now, now + LASTS
        )
        if before is not None and before.session:
            await asyncio.to_thread(sessions.end, before.session, before.account)
            self._authenticator.forget(before.account)
        return token

    async def account_of(self, visitor: Visitor) -> Account:
        """Return the visitor's account in its current state."""
        found = await asyncio.to_thread(self._accounts.find, visitor.account)
        if found is None:
            raise RequestError("sign-in", 401)
        return found

    async def me(self, account: Account, visitor: Visitor | None = None) -> Me:
        """Return an account for its owner; a token sees less of it."""
        role = self._authenticator.role(account)
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
        left = await asyncio.to_thread(self._accounts.codes.left, account.id)
        return Me(*fields, login=account.login, has_password=account.has_password, codes_left=left)
