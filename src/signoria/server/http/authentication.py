"""The checks of every request: who sent it, from which site, and how often."""

import re
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from signoria.server.errors import RequestError
from signoria.server.http.cookies import session_name
from signoria.server.http.messages import Request
from signoria.server.people.authenticator import Authenticator
from signoria.server.people.limits import ACCOUNT, ADDRESS, Limits, network_of
from signoria.server.settings import Settings
from signoria.server.table.state import Now

SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
OPERATING: Final = frozenset({"/health", "/metrics"})
HOST: Final = re.compile(rb"[0-9A-Za-z!$&'()*+,;=\-._~:\[\]@%]*")
LOCAL_NAMES: Final = (".local", ".lan", ".home.arpa", ".internal", ".localhost", ".test")


class Authentication:
    """Finds the visitor behind each request."""

    def __init__(
        self, limits: Limits, authenticator: Authenticator, settings: Settings, now: Now
    ) -> None:
        self._limits = limits
        self._authenticator = authenticator
        self._now = now
        self._cookie = session_name(settings.secure)
        self._public_url = settings.public_url
        self._trust_proxy = settings.trust_proxy
        self._hosts = settings.hosts()
        self._most_fields = settings.bounds.head_fields
        self._most_bytes = settings.bounds.head_bytes

    async def admit(self, request: Request) -> None:
        """Set the visitor; refuse requests that are too frequent or come from another site."""
        self._check_head(request)
        now = self._now()
        request.address = network_of(_address(request, self._trust_proxy))
        self._limits.spend(f"address {request.address}", ADDRESS, now)
        bearer = request.header(b"authorization")
        token = bearer[7:] if bearer[:7].lower() == "bearer " else ""
        cookie = "" if token else request.cookies.get(self._cookie, "")
        request.guest = await self._authenticator.who(cookie, token, now)
        if token and request.guest is None:
            raise RequestError("bad-token", 401)
        if request.guest is not None:
            self._limits.spend(f"account {request.guest.account}", ACCOUNT, now)
            self._limits.note(request.guest.account, request.address)
        if request.method not in SAFE and not token:
            _check_site(request.headers, self._public_url)

    def _check_head(self, request: Request) -> None:
        """Refuse a head beyond the bounds, or one for another server.

        Another site may point a name of its own at this server. The routes in `OPERATING` answer
        under every name, because proxies and monitors request them.
        """
        if request.fields > self._most_fields or request.head_bytes > self._most_bytes:
            raise RequestError("head-too-long", 431)
        host = request.headers.get(b"host", b"")
        if HOST.fullmatch(host) is None:
            raise RequestError("bad-request", 400, where="host")
        if request.route not in OPERATING and not _is_own(host.decode("latin-1"), self._hosts):
            raise RequestError("other-host", 421)


def _is_own(host: str, names: frozenset[str]) -> bool:
    """Return whether a browser may know this server by a host.

    It may by a known name, by any address, and by a name of the local network: nobody can point
    such a name at this server from outside.
    """
    name = host.rpartition("]")[0].strip("[") if "]" in host else host.partition(":")[0]
    known = name.lower().rstrip(".")
    if "." not in known or known in names or known.endswith(LOCAL_NAMES):
        return True
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def _check_site(headers: dict[bytes, bytes], origin: str) -> None:
    """Refuse a request that the browser marks as coming from another site."""
    site = headers.get(b"sec-fetch-site", b"none")
    if site not in (b"same-origin", b"none"):
        raise RequestError("other-site", 403)
    came_from = headers.get(b"origin")
    if came_from is None:
        return
    host = urlsplit(came_from.decode("latin-1")).netloc.encode()
    if host not in (headers.get(b"host", b""), urlsplit(origin).netloc.encode()):
        raise RequestError("other-site", 403)


def _address(request: Request, trust_proxy: bool) -> str:
    """Return the client's address.

    A forwarded address counts only from a neighbour, behind a proxy.
    """
    peer, forwarded = request.peer, request.header(b"x-forwarded-for")
    if trust_proxy and forwarded and _is_neighbour(peer):
        return forwarded.rsplit(",", 1)[-1].strip()[:64]
    return peer


def _is_neighbour(peer: str) -> bool:
    """Return whether a peer is on this machine or its private network."""
    try:
        return not peer or ip_address(peer).is_private
    except ValueError:
        return False
