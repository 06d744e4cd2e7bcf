"""Idempotency keys: which of them have been seen, asked for many at once."""

from collections.abc import Sequence
from functools import lru_cache
from typing import TypeAlias

from sqlalchemy import Connection, TextClause, text

KeyOfSeat: TypeAlias = tuple[str, int, str]  # table, seat, key


def known_keys(connection: Connection, wanted: Sequence[KeyOfSeat]) -> dict[KeyOfSeat, int]:
    """The revisions of those keys that have been seen before."""
    if not wanted:
        return {}
    asked: dict[str, str | int] = {}
    for n in range(_round(len(wanted))):
        table, seat, key = wanted[min(n, len(wanted) - 1)]
        asked.update({f"table_{n}": table, f"seat_{n}": seat, f"key_{n}": key})
    found = connection.execute(_question(_round(len(wanted))), asked)
    return {(table, seat, key): rev for table, seat, key, rev in found}


def _round(count: int) -> int:
    """The next power of two, so that a few questions, made once, do for all counts."""
    return 1 << (count - 1).bit_length()


@lru_cache
def _question(count: int) -> TextClause:
    """A join with the rows that are asked for: SQLite reads all keys for an IN of such rows."""
    rows = ", ".join(f"(:table_{n}, :seat_{n}, :key_{n})" for n in range(count))
    return text(
        f'WITH wanted (table_id, seat, "key") AS (VALUES {rows})'
        ' SELECT keys.table_id, keys.seat, keys."key", keys.rev FROM wanted JOIN keys'
        " ON keys.table_id = wanted.table_id AND keys.seat = wanted.seat"
        ' AND keys."key" = wanted."key"'
    )
