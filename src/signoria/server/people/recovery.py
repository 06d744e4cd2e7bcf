"""Recovery codes: ten single-use codes to write down on paper."""

import secrets
from typing import Final

from signoria.store.digests import digest_of

NUMBER: Final = 10
LETTERS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # without lookalikes and without U
GROUPS: Final = 4
GROUP: Final = 4
LOOKALIKES: Final = str.maketrans({"O": "0", "I": "1", "L": "1", "-": "", " ": "", "–": ""})


def new_codes() -> list[str]:
    """Return ten random codes of four groups with four characters each."""
    return [_code() for _ in range(NUMBER)]


def digest_of_code(code: str) -> str:
    """Return the digest of a code; case, spaces and lookalike characters do not matter."""
    return digest_of("".join(code.split()).upper().translate(LOOKALIKES))


def digests(codes: list[str]) -> list[str]:
    return [digest_of_code(code) for code in codes]


def _code() -> str:
    groups = ("".join(secrets.choice(LETTERS) for _ in range(GROUP)) for _ in range(GROUPS))
    return "-".join(groups)
