"""Hashes of ledger lines, chained hashes, as `kernel.ledger` writes them."""

from typing import Final

from signoria.kernel.ledger import hash_after

MARK: Final = ',"seal":"'
END: Final = '"}'


def hash_of(line: str) -> str:
    """Return the hash of a line."""
    return line.rstrip("\n").rpartition(MARK)[2].removesuffix(END)


def is_header(line: str) -> bool:
    """Return whether a line is hashed as the first of a ledger."""
    return _is_chained(line, "")


def follows(line: str, rev: int, before: str) -> bool:
    """Return whether a line is the entry of that revision, chained to the hash before it."""
    return line.startswith(f'{{"rev":{rev},') and _is_chained(line, before)


def _is_chained(line: str, before: str) -> bool:
    body, mark, end = line.rstrip("\n").rpartition(MARK)
    return bool(mark) and end == hash_after(before, body + "}") + END
