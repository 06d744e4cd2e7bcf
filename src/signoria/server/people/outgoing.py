"""Outgoing requests to addresses that users chose; private networks are barred."""

import asyncio
import socket
import ssl
from collections.abc import Mapping
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Final
from urllib.parse import urlsplit

import msgspec

LIMIT: Final = 5.0  # seconds, from the name lookup to the first line of the answer
LONGEST_URL: Final = 2000
NAT64: Final = IPv6Network("64:ff9b::/96")


class Barred(Exception):
    """Raised for an address to which the server sends nothing."""


class Undelivered(Exception):
    """Raised if there is no HTTP answer in time."""


class Target(msgspec.Struct, frozen=True):
    """Destination of a request."""

    secure: bool
    host: str
    port: int
    path: str

    @property
    def origin(self) -> str:
        """Return scheme, host and port, as in a URL before the path."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        usual = self.port == (443 if self.secure else 80)
        scheme = "https" if self.secure else "http"
        return f"{scheme}://{host}" if usual else f"{scheme}://{host}:{self.port}"


def target_of(url: str, local: bool) -> Target:
    """Parse a URL; raise `Barred` unless it uses https, or http where `local` allows it."""
    plain = len(url) <= LONGEST_URL and all("!" <= letter <= "~" for letter in url)
    try:
        parts = urlsplit(url if plain else "")
        port = parts.port
    except ValueError:
        raise Barred from None
    if parts.scheme not in (("https", "http") if local else ("https",)):
        raise Barred
    if not parts.hostname or parts.username is not None or port == 0:
        raise Barred
    secure = parts.scheme == "https"
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Target(secure, parts.hostname, port or (443 if secure else 80), path)


async def check(url: str, local: bool) -> None:
    """Check a URL; raise `Barred` if it is forbidden, `Undelivered` if its host is unknown."""
    target = target_of(url, local)
    try:
        async with asyncio.timeout(LIMIT):
            await _addresses(target, local)
    except (OSError, ValueError):
        raise Undelivered from None


async def post(
    url: str, headers: Mapping[str, str], body: bytes, local: bool, limit: float = LIMIT
) -> int:
    """Send a body once and return the status of the answer; redirects are not followed."""
    target = target_of(url, local)
    try:
        async with asyncio.timeout(limit):
            return await _sent(target, headers, body, local)
    except (OSError, ValueError, EOFError) as trouble:
        raise Undelivered(type(trouble).__name__) from None


async def _sent(target: Target, headers: Mapping[str, str], body: bytes, local: bool) -> int:
    # Connect to the checked address itself, because the name could resolve differently now.
    address = (await _addresses(target, local))[0]
    tls = ssl.create_default_context() if target.secure else None
    name = target.host if tls else None
    reader, writer = await asyncio.open_connection(
        address, target.port, ssl=tls, server_hostname=name
    )
    try:
        writer.write(_request(target, headers, body))
        await writer.drain()
        return _status(await reader.readline())
    finally:
        writer.close()


async def _addresses(target: Target, local: bool) -> list[str]:
    """Return the addresses of a host; raise `Barred` if one of them is not public."""
    loop = asyncio.get_running_loop()
    found = await loop.getaddrinfo(target.host, target.port, type=socket.SOCK_STREAM)
    addresses = [str(place[0]) for *_kind, place in found]
    if not local and not all(map(is_public, addresses)):
        raise Barred
    return addresses


def is_public(address: str) -> bool:
    """Return whether an address is public, not one of this machine or a private network."""
    ip = ip_address(address.partition("%")[0])
    inner = _inner(ip) if isinstance(ip, IPv6Address) else None
    if inner is not None:
        return is_public(str(inner))
    site_local = isinstance(ip, IPv6Address) and ip.is_site_local
    return ip.is_global and not (ip.is_multicast or ip.is_reserved or site_local)


def _inner(ip: IPv6Address) -> IPv4Address | None:
    """Return the IPv4 address embedded in an IPv6 address, if any."""
    if ip in NAT64:
        return IPv4Address(int(ip) & 0xFFFFFFFF)
    return ip.ipv4_mapped or ip.sixtofour or (ip.teredo[1] if ip.teredo else None)


def _request(target: Target, headers: Mapping[str, str], body: bytes) -> bytes:
    said = {
        "Host": target.origin.partition("://")[2],
        "User-Agent": "Signoria",
        "Connection": "close",
        "Content-Length": str(len(body)),
        **headers,
    }
    lines = [f"POST {target.path} HTTP/1.1", *(f"{name}: {value}" for name, value in said.items())]
    return "\r\n".join([*lines, "", ""]).encode("ascii") + body


def _status(line: bytes) -> int:
    version, _, rest = line.partition(b" ")
    if not version.startswith(b"HTTP/1.") or not rest[:3].isdigit():
        raise ValueError("the answer is not HTTP")
    return int(rest[:3])
