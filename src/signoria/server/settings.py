"""Settings of a server."""

from typing import Final
from urllib.parse import urlsplit

import msgspec

from signoria.portable import cores

MOST_CHECKS: Final = 2  # imports checked at once, unless a setting says otherwise


class ConnectionBounds(msgspec.Struct, frozen=True):
    """Bounds of each connection, and the number of connections of a node."""

    head_bytes: int = 32 << 10  # of the first line and the headers; beyond it 431
    head_fields: int = 100  # headers; beyond it 431
    head_seconds: float = 10.0  # in which a head arrives; then 408
    body_seconds: float = 30.0  # in which a body arrives; then 408
    unread_seconds: float = 30.0  # after which a client that reads nothing is disconnected
    connections: int = 0  # at once; 0 for as many as open files allow


class BadSetting(Exception):
    """A setting that no server can have: its name, and what it needs."""

    def __init__(self, setting: str, value: str) -> None:
        super().__init__(setting)
        self.setting = setting
        self.value = value


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """All settings of one installation."""

    database: str
    host: str = "127.0.0.1"
    port: int = 8000
    public_url: str = "http://localhost:8000"  # the address that people type
    trust_proxy: bool = False
    allowed_hosts: frozenset[str] = frozenset()  # names beside those of host and public_url
    drain_seconds: float = 0.0  # of service after SIGTERM, while /health already says 503
    bounds: ConnectionBounds = ConnectionBounds()
    limits: bool = True
    bot_workers: int = 1
    bot_seconds: float = 10.0
    talk_seconds: float = 8.0  # silence after which a bot ends a talk without a clock
    idle_seconds: float = 300.0  # after which an unused table leaves memory
    alive_seconds: float = 15.0  # between two heartbeats in every stream
    import_seconds: float = 2.0  # of processor time, to check an imported ledger
    import_mebibytes: int = 512  # memory for that check
    import_processes: int = msgspec.field(default_factory=lambda: min(MOST_CHECKS, cores()))
    import_queue: int = 8  # imports that may wait for one of these processes
    open_tables: int = 20  # of one host, that have not begun
    undos_per_decision: int = 10
    undos_per_table: int = 300
    fresh_seconds: float = 300.0  # after signing in, in which ways to sign in may be changed
    lease_seconds: float = 20.0  # after which another node takes over unfinished work
    local_webhooks: bool = False  # allows addresses of this machine and its network, for tests

    @property
    def secure(self) -> bool:
        """Return whether cookies need https."""
        return self.public_url.startswith("https://")

    def hosts(self) -> frozenset[str]:
        """Return the names by which browsers may reach this server."""
        own = (urlsplit(self.public_url).hostname, self.host, "localhost", *self.allowed_hosts)
        return frozenset(name.lower() for name in own if name)

    @property
    def lease(self) -> int:
        """Return the lease in milliseconds."""
        return int(self.lease_seconds * 1000)


def checked_url(text: str) -> str:
    """Return a public URL; raise `BadSetting` unless it is a scheme and a host."""
    try:
        parts = urlsplit(text)
        whole = parts.scheme in ("http", "https") and parts.hostname and parts.port != 0
    except ValueError:
        whole = False
    if not whole or parts.path.strip("/") or parts.query or parts.fragment or "@" in parts.netloc:
        raise BadSetting("public-url", text)
    return f"{parts.scheme}://{parts.netloc}"
