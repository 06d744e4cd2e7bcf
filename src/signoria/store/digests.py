"""Secrets that are shown once; the database has only their digests."""

import hashlib
import secrets
from typing import Final

BYTES: Final = 32


def new_secret() -> str:
    """Return a random secret with characters that fit a cookie or a header."""
    return secrets.token_urlsafe(BYTES)


def digest_of(secret: str) -> str:
    """Return the digest of a secret, which identifies it without revealing it."""
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()
