"""Idempotency keys: which of them have been seen, asked for many at once."""

from collections.abc import Sequence
from functools import cache
from typing import TypeAlias

from sqlalchemy import Connection

from signoria.store.given import given, run

KeyOfSeat: TypeAlias = tuple[str, int, str]  # table, seat, key


def known_keys(connection: Connection, wanted: Sequence[KeyOfSeat]) -> dict[KeyOfSeat, int]:
    """The revisions of those keys that have been seen before."""
    if not wanted:
        return {}
    rows = [{"table_id": table, "seat": seat, "key": key} for table, seat, key in wanted]
    found = run(connection, _question(connection.dialect.name), rows)
    return {(table, seat, key): rev for table, seat, key, rev in found}


@cache
def _question(dialect: str) -> str:
    """A cross join, or SQLite might read all keys and look each up among those that are given."""
    rows = given(dialect, table_id="text", seat="integer", key="text")
    return (
        f'SELECT keys.table_id, keys.seat, keys."key", keys.rev FROM {rows} CROSS JOIN keys'
        " WHERE keys.table_id = given.table_id AND keys.seat = given.seat"
        ' AND keys."key" = given."key"'
    )
