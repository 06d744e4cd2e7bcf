"""How a server is to run."""

import msgspec


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that one installation of the house decides for itself."""

    database: str
    host: str = "127.0.0.1"
    port: int = 8000
    origin: str = "http://localhost:8000"  # the address people type
    behind_proxy: bool = False
    moderators: frozenset[str] = frozenset()  # logins
    limits: bool = True
    bot_workers: int = 1
    bot_seconds: float = 10.0
    talk_seconds: float = 8.0  # of silence, after which a bot ends a talk that no clock ends
    idle_seconds: float = 300.0  # after which a table that nobody looks at leaves memory
    alive_seconds: float = 15.0  # between two signs of life in every stream
    lease_seconds: float = 20.0  # after which another node sees to what this one has left undone
    local_webhooks: bool = False  # to addresses of this machine and its network: for tests

    @property
    def secure(self) -> bool:
        """Whether cookies may travel by https only."""
        return self.origin.startswith("https://")

    @property
    def lease(self) -> int:
        """The lease in milliseconds."""
        return int(self.lease_seconds * 1000)
