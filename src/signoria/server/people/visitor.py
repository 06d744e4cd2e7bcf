"""The visitor behind a request."""

import msgspec

from signoria.server.errors import RequestError


class Visitor(msgspec.Struct, frozen=True):
    """An account behind a request, with a cookie session or a token with scopes."""

    account: str
    name: str
    role: str
    language: str
    registered: bool = False
    session: str = ""
    scopes: frozenset[str] | None = None
    muted_until: int = 0

    @property
    def moderates(self) -> bool:
        """Return whether the visitor is a moderator; a token never is."""
        return self.role == "moderator" and self.scopes is None

    def needs(self, scope: str) -> None:
        """Refuse a token without this scope."""
        if self.scopes is not None and scope not in self.scopes:
            raise RequestError("needs-scope", 403, scope=scope)

    def needs_session(self) -> None:
        """Refuse every token: this needs a cookie session."""
        if self.scopes is not None:
            raise RequestError("needs-session", 403)
