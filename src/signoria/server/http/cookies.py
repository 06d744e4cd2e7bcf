"""Cookies that scripts cannot read and other sites cannot send."""

from collections.abc import Mapping
from typing import Final

from litestar.datastructures import Cookie

SESSION: Final = "signoria"
TICKET: Final = "signoria-ticket"  # of a visitor who is signing in with a passkey
PREFIX: Final = "__Host-"  # browsers accept such a cookie only from this host and over https
YEAR: Final = 365 * 24 * 60 * 60  # seconds; the server ends a session earlier


def session_in(cookies: Mapping[str, str], secure: bool) -> str:
    """Return the session token from a request's cookies; "" if it is missing."""
    return cookies.get(_name(SESSION, secure), "")


def ticket_in(cookies: Mapping[str, str], secure: bool) -> str:
    """Return the challenge ticket from a request's cookies; "" if it is missing."""
    return cookies.get(_name(TICKET, secure), "")


def session_cookie(token: str, secure: bool) -> Cookie:
    """Return the cookie of a new session."""
    return _cookie(SESSION, token, YEAR, secure)


def ticket_cookie(ticket: str, seconds: int, secure: bool) -> Cookie:
    """Return the cookie of a new challenge."""
    return _cookie(TICKET, ticket, seconds, secure)


def no_session(secure: bool) -> Cookie:
    """Return a cookie that makes the browser drop its session."""
    return _cookie(SESSION, "", 0, secure)


def no_ticket(secure: bool) -> Cookie:
    """Return a cookie that makes the browser drop its ticket."""
    return _cookie(TICKET, "", 0, secure)


def _name(name: str, secure: bool) -> str:
    return PREFIX + name if secure else name


def _cookie(name: str, value: str, seconds: int, secure: bool) -> Cookie:
    return Cookie(
        key=_name(name, secure),
        value=value,
        max_age=seconds,
        path="/",
        secure=secure,
        httponly=True,
        samesite="lax",
    )
