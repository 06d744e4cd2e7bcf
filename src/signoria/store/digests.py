"""Secrets that are handed out once: here only their digests are kept."""

import hashlib
import secrets
from typing import Final

BYTES: Final = 32


def new_secret() -> str:
    """A secret that nobody can guess, made of letters that fit a cookie or a header."""
    return secrets.token_urlsafe(BYTES)


def digest_of(secret: str) -> str:
    """What is kept of a secret: enough to know it again, too little to say it."""
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()
