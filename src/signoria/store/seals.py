"""Seals of ledger lines: chained hashes, as `kernel.ledger` writes them."""

from typing import Final

from signoria.kernel.ledger import seal_after

MARK: Final = ',"seal":"'
END: Final = '"}'


def seal_of(line: str) -> str:
    """Return the seal of a line."""
    return line.rstrip("\n").rpartition(MARK)[2].removesuffix(END)


def is_header(line: str) -> bool:
    """Return whether a line is sealed as the first of a ledger."""
    return _sealed(line, "")


def follows(line: str, rev: int, before: str) -> bool:
    """Return whether a line is the entry of that revision, sealed after the seal before it."""
    return line.startswith(f'{{"rev":{rev},') and _sealed(line, before)


def _sealed(line: str, before: str) -> bool:
    body, mark, end = line.rstrip("\n").rpartition(MARK)
    return bool(mark) and end == seal_after(before, body + "}") + END
