"""The hash chain of a ledger: the hash of each line (`seal`) covers the line before it."""

import json
from hashlib import sha256
from typing import Any, Final

MARK: Final = ',"seal":"'
END: Final = '"}'

_encoder = json.JSONEncoder(separators=(",", ":"), ensure_ascii=False, check_circular=False)


def hashed_line(before: str, thing: dict[str, Any]) -> tuple[str, str]:
    """Return the hash of a line that follows one with the hash `before`, and the whole line."""
    body = encoded(thing)
    line_hash = hash_after(before, body)
    return line_hash, f"{body[:-1]}{MARK}{line_hash}{END}\n"


def encoded(thing: dict[str, Any]) -> str:
    """Return a line as we write it, without its hash."""
    return _encoder.encode(thing)


def hash_after(before: str, body: str) -> str:
    """Return the hash of a line (written without it) that follows one with the hash `before`."""
    return sha256((before + body).encode()).hexdigest()[:16]


def split_line(line: str) -> tuple[str, str]:
    """Return the part of a line that its hash covers, and the hash; both empty without a hash."""
    body, mark, end = line.removesuffix("\n").rpartition(MARK)
    return (body + "}", end[: -len(END)]) if mark and end.endswith(END) else ("", "")


def hash_of(line: str) -> str:
    return split_line(line)[1]


def is_header(line: str) -> bool:
    """Return whether a line has a valid hash as the first of a ledger."""
    return _is_chained(line, "")


def follows(line: str, rev: int, before: str) -> bool:
    """Return whether a line is the entry of that revision, chained to the hash before it."""
    return line.startswith(f'{{"rev":{rev},') and _is_chained(line, before)


def _is_chained(line: str, before: str) -> bool:
    body, line_hash = split_line(line)
    return hash_after(before, body) == line_hash
