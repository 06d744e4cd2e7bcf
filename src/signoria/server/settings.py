"""Settings of a server."""

from typing import Final

import msgspec

from signoria.portable import cores

MOST_CHECKS: Final = 2  # imports checked at once, unless a setting says otherwise


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """All settings of one installation."""

    database: str
    host: str = "127.0.0.1"
    port: int = 8000
    public_url: str = "http://localhost:8000"  # the address that people type
    trust_proxy: bool = False
    moderators: frozenset[str] = frozenset()  # logins
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
    lease_seconds: float = 20.0  # after which another node takes over unfinished work
    local_webhooks: bool = False  # allows addresses of this machine and its network, for tests

    @property
    def secure(self) -> bool:
        """Return whether cookies need https."""
        return self.public_url.startswith("https://")

    @property
    def lease(self) -> int:
        """Return the lease in milliseconds."""
        return int(self.lease_seconds * 1000)
