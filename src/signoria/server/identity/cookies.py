"""Cookies: what a browser keeps, which no script can read and no other site can send."""

from collections.abc import Mapping
from typing import Final

from litestar.datastructures import Cookie

SESSION: Final = "signoria"
TICKET: Final = "signoria-ticket"  # of somebody who is about to sign in with a passkey
PREFIX: Final = "__Host-"  # browsers take such a cookie from this very host alone, by https
YEAR: Final = 365 * 24 * 60 * 60  # seconds; the server's own time for a session is shorter


def session_in(cookies: Mapping[str, str], secure: bool) -> str:
    """The session's token among the cookies of a request; "" for none."""
    return cookies.get(_name(SESSION, secure), "")


def ticket_in(cookies: Mapping[str, str], secure: bool) -> str:
    """The ticket of a challenge among the cookies of a request; "" for none."""
    return cookies.get(_name(TICKET, secure), "")


def session_cookie(token: str, secure: bool) -> Cookie:
    """The cookie of a session that has just begun."""
    return _cookie(SESSION, token, YEAR, secure)


def ticket_cookie(ticket: str, seconds: int, secure: bool) -> Cookie:
    """The cookie of a challenge that has just been laid."""
    return _cookie(TICKET, ticket, seconds, secure)


def no_session(secure: bool) -> Cookie:
    """What makes a browser drop its session."""
    return _cookie(SESSION, "", 0, secure)


def no_ticket(secure: bool) -> Cookie:
    """What makes a browser drop its ticket."""
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
