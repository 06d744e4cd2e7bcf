"""Cookies that scripts cannot read and other sites cannot send."""

from collections.abc import Mapping
from typing import Final

import msgspec

SESSION: Final = "signoria"
TICKET: Final = "signoria-ticket"  # of a visitor who is signing in with a passkey
PREFIX: Final = "__Host-"  # browsers accept such a cookie only from this host and over https
YEAR: Final = 365 * 24 * 60 * 60  # seconds; the server ends a session earlier


class Cookie(msgspec.Struct, frozen=True):
    """A cookie for the whole site."""

    name: str
    value: str
    seconds: int  # 0 makes the browser drop it
    secure: bool

    def header(self) -> bytes:
        """Return the value of the header `Set-Cookie`."""
        secure = "; Secure" if self.secure else ""
        value = self.value or '""'
        return (
            f"{self.name}={value}; HttpOnly; Max-Age={self.seconds}; Path=/; SameSite=lax{secure}"
        ).encode()


def session_name(secure: bool) -> str:
    """Return the name of the session cookie."""
    return _name(SESSION, secure)


def ticket_in(cookies: Mapping[str, str], secure: bool) -> str:
    """Return the challenge ticket from a request's cookies; "" if it is missing."""
    return cookies.get(_name(TICKET, secure), "")


def session_cookie(token: str, secure: bool) -> Cookie:
    """Return the cookie of a new session."""
    return Cookie(_name(SESSION, secure), token, YEAR, secure)


def ticket_cookie(ticket: str, seconds: int, secure: bool) -> Cookie:
    """Return the cookie of a new challenge."""
    return Cookie(_name(TICKET, secure), ticket, seconds, secure)


def no_session(secure: bool) -> Cookie:
    """Return a cookie that makes the browser drop its session."""
    return Cookie(_name(SESSION, secure), "", 0, secure)


def no_ticket(secure: bool) -> Cookie:
    """Return a cookie that makes the browser drop its ticket."""
    return Cookie(_name(TICKET, secure), "", 0, secure)


def _name(name: str, secure: bool) -> str:
    return PREFIX + name if secure else name
