"""Requests that the house sends out, to addresses that others chose: never to its own network."""

import asyncio
import socket
import ssl
from collections.abc import Mapping
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Final
from urllib.parse import urlsplit

import msgspec

LIMIT: Final = 5.0  # seconds, for everything from the name to the first line of the answer
LONGEST_URL: Final = 2000
NAT64: Final = IPv6Network("64:ff9b::/96")


class Barred(Exception):
    """An address to which nothing is sent."""


class Undelivered(Exception):
    """Nobody answered in time, or not in HTTP."""


class Target(msgspec.Struct, frozen=True):
    """Where a request goes."""

    secure: bool
    host: str
    port: int
    path: str

    @property
    def origin(self) -> str:
        """Scheme, host and port, as they stand before the path."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        usual = self.port == (443 if self.secure else 80)
        scheme = "https" if self.secure else "http"
        return f"{scheme}://{host}" if usual else f"{scheme}://{host}:{self.port}"


def target_of(url: str, local: bool) -> Target:
    """Where a URL leads; `Barred` unless it is one of https, or `local` allows http as well."""
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
    """Refuse a URL to which nothing would be sent: `Barred`; or which nobody has: `Undelivered`."""
    target = target_of(url, local)
    try:
        async with asyncio.timeout(LIMIT):
            await _addresses(target, local)
    except (OSError, ValueError):
        raise Undelivered from None


async def post(
    url: str, headers: Mapping[str, str], body: bytes, local: bool, limit: float = LIMIT
) -> int:
    """Send a body, once; the status of the answer, of which a redirect is one like any other."""
    target = target_of(url, local)
    try:
        async with asyncio.timeout(limit):
            return await _sent(target, headers, body, local)
    except (OSError, ValueError, EOFError) as trouble:
        raise Undelivered(type(trouble).__name__) from None


async def _sent(target: Target, headers: Mapping[str, str], body: bytes, local: bool) -> int:
    # The address that was looked at is the one that is called: a name could change in between.
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
    """The addresses of a host; `Barred` if one of them is not for everybody."""
    loop = asyncio.get_running_loop()
    found = await loop.getaddrinfo(target.host, target.port, type=socket.SOCK_STREAM)
    addresses = [str(place[0]) for *_kind, place in found]
    if not local and not all(map(is_public, addresses)):
        raise Barred
    return addresses


def is_public(address: str) -> bool:
    """Whether an address is one of the open network, not of this machine or its neighbours."""
    ip = ip_address(address.partition("%")[0])
    inner = _inner(ip) if isinstance(ip, IPv6Address) else None
    if inner is not None:
        return is_public(str(inner))
    return ip.is_global and not (ip.is_multicast or ip.is_reserved)


def _inner(ip: IPv6Address) -> IPv4Address | None:
    """The older address that is meant, where one is wrapped up in a newer one."""
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
        raise ValueError("this is no answer in HTTP")
    return int(rest[:3])
