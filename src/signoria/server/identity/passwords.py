"""Passwords: hashed by Argon2, slowly on purpose, and beside everything else."""

import asyncio
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Final, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from signoria.server.faults import Fault

SHORTEST: Final = 8
LONGEST: Final = 200

T = TypeVar("T")

HASHER: Final = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)
# Hands of their own: many who sign in at once wait for each other, and nobody else for them.
HANDS: Final = ThreadPoolExecutor(2, "signoria-passwords")


def clean_password(password: str) -> str:
    """A password that may be set; or a fault."""
    if not SHORTEST <= len(password) <= LONGEST:
        raise Fault("bad-password", 400, least=SHORTEST, most=LONGEST)
    return password


def hashed(password: str, hasher: PasswordHasher = HASHER) -> str:
    """What is kept of a password."""
    return hasher.hash(_spelt(password))


def matches(kept: str, password: str, hasher: PasswordHasher = HASHER) -> bool:
    """Whether it is the password; the work is the same where none is kept ("")."""
    try:
        found = hasher.verify(kept or decoy(), _spelt(password))
    except (VerificationError, InvalidHashError):
        return False
    return found and kept != ""


def needs_rehash(kept: str, hasher: PasswordHasher = HASHER) -> bool:
    """Whether it was hashed with less care than today's."""
    return hasher.check_needs_rehash(kept)


@cache
def decoy() -> str:
    """A hash that stands in where there is none, so that an unknown login takes as long."""
    return hashed("nobody’s password")


async def by_hand(work: Callable[[], T]) -> T:
    """Hash or compare beside the event loop."""
    return await asyncio.get_running_loop().run_in_executor(HANDS, work)


def _spelt(password: str) -> bytes:
    """The same bytes from every keyboard that writes the same letters."""
    return unicodedata.normalize("NFKC", password).encode("utf-8", "surrogatepass")
