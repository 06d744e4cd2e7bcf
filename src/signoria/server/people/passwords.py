"""Passwords, hashed with Argon2 in threads of their own."""

import asyncio
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Final, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from signoria.server.errors import RequestError
from signoria.server.people.easy_passwords import is_easy

SHORTEST: Final = 8
LONGEST: Final = 200

T = TypeVar("T")

HASHER: Final = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)
# Separate threads: simultaneous sign-ins wait for each other, and no other work waits for them.
HANDS: Final = ThreadPoolExecutor(2, "signoria-passwords")


def clean_password(password: str, login: str = "") -> str:
    """Return a password that may be set; raise an error if it is too short, or easily guessed."""
    if not SHORTEST <= len(password) <= LONGEST:
        raise RequestError("bad-password", 400, least=SHORTEST, most=LONGEST)
    if is_easy(password, login):
        raise RequestError("easy-password", 400)
    return password


def hashed(password: str, hasher: PasswordHasher = HASHER) -> str:
    """Return the hash to store for a password."""
    return hasher.hash(_spelt(password))


def matches(kept: str, password: str, hasher: PasswordHasher = HASHER) -> bool:
    """Return whether the password matches; without a stored hash ("") this takes as long."""
    try:
        found = hasher.verify(kept or decoy(), _spelt(password))
    except (VerificationError, InvalidHashError):
        return False
    return found and kept != ""


def needs_rehash(kept: str, hasher: PasswordHasher = HASHER) -> bool:
    """Return whether the hash was made with weaker parameters than today's."""
    return hasher.check_needs_rehash(kept)


@cache
def decoy() -> str:
    """Return a hash to compare with if the login is unknown, so that the answer takes as long."""
    return hashed("nobody’s password")


async def by_hand(work: Callable[[], T]) -> T:
    """Run hashing or comparing outside the event loop."""
    return await asyncio.get_running_loop().run_in_executor(HANDS, work)


def _spelt(password: str) -> bytes:
    """Return normalized bytes, so that every keyboard gives the same password."""
    return unicodedata.normalize("NFKC", password).encode("utf-8", "surrogatepass")
