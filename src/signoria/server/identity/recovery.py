"""Recovery codes: ten ways back in, to be written down on paper and typed from it."""

import secrets
from typing import Final

from signoria.store.digests import digest_of

NUMBER: Final = 10
LETTERS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # none that is taken for another, and no U
GROUPS: Final = 4
GROUP: Final = 4
LOOKALIKES: Final = str.maketrans({"O": "0", "I": "1", "L": "1", "-": "", " ": "", "–": ""})


def new_codes() -> list[str]:
    """Ten codes that nobody can guess, four groups of four letters each."""
    return [_code() for _ in range(NUMBER)]


def digest_of_code(code: str) -> str:
    """What is kept of a code, or looked for, however it was typed."""
    return digest_of("".join(code.split()).upper().translate(LOOKALIKES))


def digests(codes: list[str]) -> list[str]:
    """What is kept of codes."""
    return [digest_of_code(code) for code in codes]


def _code() -> str:
    groups = ("".join(secrets.choice(LETTERS) for _ in range(GROUP)) for _ in range(GROUPS))
    return "-".join(groups)
