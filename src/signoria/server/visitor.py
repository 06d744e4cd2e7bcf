"""Who is asking."""

import msgspec

from signoria.server.faults import Fault


class Visitor(msgspec.Struct, frozen=True):
    """An account behind a request, by a cookie session or by a token with scopes."""

    account: str
    name: str
    role: str
    language: str
    lasting: bool = False
    session: str = ""
    scopes: frozenset[str] | None = None
    muted_until: int = 0

    @property
    def moderates(self) -> bool:
        """Whether it may settle quarrels; a token never does."""
        return self.role == "moderator" and self.scopes is None

    def needs(self, scope: str) -> None:
        """Refuse a token that was not given for this."""
        if self.scopes is not None and scope not in self.scopes:
            raise Fault("needs-scope", 403, scope=scope)

    def needs_session(self) -> None:
        """Refuse every token: this is for the person alone."""
        if self.scopes is not None:
            raise Fault("needs-session", 403)
