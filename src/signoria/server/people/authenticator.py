"""Visitors, and their authentication by cookie or token, with a short cache."""

from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec

from signoria.server.errors import RequestError
from signoria.store.accounts import Accounts
from signoria.store.digests import digest_of
from signoria.store.people import Account


class Visitor(msgspec.Struct, frozen=True):
    """An account behind a request, with a cookie session or a token with scopes."""

    account: str
    name: str
    role: str
    language: str
    registered: bool = False
    session: str = ""
    scopes: frozenset[str] | None = None
    muted_until: int = 0
    login: str | None = None
    signed_in_at: int = 0

    @property
    def moderates(self) -> bool:
        """Return whether the visitor is a moderator; a token never is."""
        return self.role == "moderator" and self.scopes is None

    def needs(self, scope: str) -> None:
        """Refuse a token without this scope."""
        if self.scopes is not None and scope not in self.scopes:
            raise RequestError("needs-scope", 403, scope=scope)

    def needs_session(self) -> None:
        """Refuse every token: this needs a cookie session."""
        if self.scopes is not None:
            raise RequestError("needs-session", 403)


REMEMBERED: Final = 30_000  # milliseconds, unless a change is signalled earlier
MOST: Final = 10_000  # cached visitors
SEEN_EVERY: Final = 60 * 60 * 1_000
LASTS: Final = 180 * 24 * 60 * 60 * 1_000  # a session without use

Run = Callable[..., Awaitable[Any]]  # runs blocking database work in a thread


class _Known(msgspec.Struct, frozen=True):
    visitor: Visitor
    banned_until: int
    ends_at: int
    until: int


class Authenticator:
    """Identifies visitors by their cookie or token."""

    def __init__(self, accounts: Accounts, run: Run) -> None:
        self._accounts = accounts
        self._run = run
        self._known: dict[str, _Known] = {}
        self._forgotten = 0
        self.forgotten: Callable[[str], None] = _nobody_else

    async def who(self, cookie: str, bearer: str, now: int) -> Visitor | None:
        """Return the visitor of a token or else of a session cookie; raise an error if banned."""
        if not (carried := bearer or cookie):
            return None
        id = digest_of(carried)
        known = self._known.get(id)
        if known is None or not now < known.until or _by_token(known.visitor) != bool(bearer):
            known = await self._look_up(id, bool(bearer), now)
        if known is None or not now < known.ends_at:
            return None
        refuse_banned(known.banned_until, now)
        return known.visitor

    def forget(self, account: str) -> None:
        """Drop an account from the cache: it has changed, or somebody signed out."""
        self._forgotten += 1
        for id in [id for id, known in self._known.items() if known.visitor.account == account]:
            del self._known[id]
        self.forgotten(account)

    def forget_all(self) -> None:
        """Drop the whole cache: signals of changes may have been missed."""
        self._forgotten += 1
        self._known.clear()
        self.forgotten("")

    async def _look_up(self, id: str, by_token: bool, now: int) -> _Known | None:
        self._known.pop(id, None)
        before = self._forgotten
        look = self._by_token if by_token else self._by_cookie
        known: _Known | None = await self._run(look, id, now)
        # If an account was forgotten during the read, do not cache the outdated result.
        if known is not None and before == self._forgotten:
            while len(self._known) >= MOST:
                del self._known[next(iter(self._known))]
            self._known[id] = known
        return known

    def _by_cookie(self, id: str, now: int) -> _Known | None:
        found = self._accounts.sessions.find(id, now)
        if found is None:
            return None
        session, account = found
        ends_at = session.ends_at
        if now - session.seen_at >= SEEN_EVERY:
            ends_at = now + LASTS
            self._accounts.sessions.touch(id, account.id, now, ends_at)
        visitor = self._visitor(account, session=id, signed_in_at=session.created_at)
        return _Known(visitor, account.banned_until, ends_at, now + REMEMBERED)

    def _by_token(self, id: str, now: int) -> _Known | None:
        found = self._accounts.tokens.find(id)
        if found is None:
            return None
        token, account = found
        if now - token.seen_at >= SEEN_EVERY:
            self._accounts.tokens.touch(id, now)
        visitor = self._visitor(account, scopes=frozenset(token.scopes.split()))
        return _Known(visitor, account.banned_until, now + LASTS, now + REMEMBERED)

    def _visitor(
        self,
        account: Account,
        session: str = "",
        scopes: frozenset[str] | None = None,
        signed_in_at: int = 0,
    ) -> Visitor:
        return Visitor(
            account=account.id,
            name=account.name,
            role=account.role,
            language=account.language,
            registered=account.registered,
            session=session,
            scopes=scopes,
            muted_until=account.muted_until,
            login=account.login,
            signed_in_at=signed_in_at,
        )


def refuse_banned(until: int, now: int) -> None:
    """Refuse a banned account."""
    if now < until:
        raise RequestError("banned", 403, until=until)


def _nobody_else(_account: str) -> None:
    """Default for `forgotten`: do nothing. The server replaces it."""


def _by_token(visitor: Visitor) -> bool:
    return visitor.scopes is not None
