"""Signing in: always a new session, so that a cookie known to somebody else is useless."""

import asyncio
from typing import Final

from signoria.server.errors import RequestError
from signoria.server.people.authenticator import LASTS, Authenticator, Visitor, refuse_banned
from signoria.server.people.limits import CLAIM, ENTRANCE, LOGIN, Limits
from signoria.server.people.names import clean_device
from signoria.server.people.wire import Me
from signoria.server.table.state import Now
from signoria.store.accounts import Accounts
from signoria.store.people import Account

REMEMBERED: Final = 10_000  # addresses from which logins were used


class SignIn:
    """Opens sessions of accounts, and shows accounts to their owners."""

    def __init__(
        self,
        accounts: Accounts,
        authenticator: Authenticator,
        limits: Limits,
        now: Now,
        fresh_seconds: float = 300.0,
    ) -> None:
        self._accounts = accounts
        self._authenticator = authenticator
        self._limits = limits
        self._now = now
        self._fresh = int(fresh_seconds * 1000)
        self._used: dict[tuple[str, str], None] = {}  # logins and addresses of good sign-ins

    def limit(self, address: str) -> None:
        """Limit new guests and sign-in attempts from one address."""
        self._limits.spend(f"entrance {address}", ENTRANCE, self._now())

    def limit_login(self, address: str, login: str, before: Visitor | None) -> None:
        """Limit sign-in attempts from one address, and those for one login.

        The second limit spares addresses from which the login was used, and devices on which its
        account is signed in: otherwise strangers could lock the owner out.
        """
        self.limit(address)
        known = (login, address) in self._used or self._is_login_of(before, login)
        if login and not known:
            self._limits.spend(f"login {login}", LOGIN, self._now())

    def limit_claim(self, visitor: Visitor, address: str) -> None:
        """Limit logins and passwords that somebody sets: each shows whether a login is taken."""
        self._limits.spend(f"claim {visitor.account}", CLAIM, self._now())
        self.limit(address)

    def note_login(self, address: str, login: str) -> None:
        """Remember that a login was used from an address."""
        self._used[login, address] = None
        while len(self._used) > REMEMBERED:
            del self._used[next(iter(self._used))]

    def check_fresh(self, visitor: Visitor) -> None:
        """Refuse a session that is not young, so that a stolen cookie changes no way in.

        A guest has nothing to sign in with again.
        """
        if visitor.registered and self._now() - visitor.signed_in_at > self._fresh:
            raise RequestError("needs-fresh", 403, minutes=self._fresh // 60_000)

    def _is_login_of(self, visitor: Visitor | None, login: str) -> bool:
        return visitor is not None and bool(visitor.session) and visitor.login == login

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
        fields = (
            account.id,
            account.name,
            account.language,
            account.role,
            account.registered,
            account.muted_until,
        )
        if visitor is not None and visitor.scopes is not None:
            return Me(*fields, scopes=sorted(visitor.scopes))
        left = await asyncio.to_thread(self._accounts.codes.left, account.id)
        return Me(*fields, login=account.login, has_password=account.has_password, codes_left=left)
