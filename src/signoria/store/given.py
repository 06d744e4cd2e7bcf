"""Many rows in one statement: they are given as one JSON text, and the database makes rows of it.

The driver of SQLite lets other threads run at each row that it reads or writes, and then waits for
its turn; in a busy server that takes longer than all the rest. So a batch is one row to it. The
statements are in the driver's own words: to have them compiled takes as long as to run them.
"""

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, CursorResult

_encoder = msgspec.json.Encoder()

POSTGRESQL: Final = "postgresql"


def run(
    connection: Connection, statement: str, *rows: Sequence[Any]
) -> CursorResult[*tuple[Any, ...]]:
    """Run a statement on the lists of rows that are given to it."""
    texts = tuple(_encoder.encode(one).decode() for one in rows)
    return connection.exec_driver_sql(statement, texts)


def listed(connection: Connection, statement: str, *rows: Sequence[Any]) -> Any:
    """What a statement says that answers with one JSON list."""
    said = run(connection, statement, *rows).scalar()
    return msgspec.json.decode(said) if said else []


def given(dialect: str, text: str = "", **columns: str) -> str:
    """What stands in a statement for a table `given` with these columns and their types.

    `text` is where the JSON comes from, if not from outside.
    """
    if dialect == POSTGRESQL:
        named = ", ".join(f'"{name}" {kind}' for name, kind in columns.items())
        return f"json_to_recordset(CAST({text or '%s'} AS json)) AS given ({named})"
    read = ", ".join(f"json_extract(value, '$.{name}') AS \"{name}\"" for name in columns)
    return f"(SELECT {read} FROM json_each({text or '?'})) AS given"


def inserting(dialect: str, table: str, text: str = "", **columns: str) -> str:
    """A statement that adds the rows that are given to a table."""
    names = ", ".join(f'"{name}"' for name in columns)
    return f"INSERT INTO {table} ({names}) SELECT {names} FROM {given(dialect, text, **columns)}"


def changing(dialect: str, table: str, text: str = "", **columns: str) -> str:
    """A statement that gives rows of a table new values; `id` says which."""
    changes = ", ".join(f'"{name}" = given."{name}"' for name in columns)
    source = given(dialect, text, id="text", **columns)
    return f"UPDATE {table} SET {changes} FROM {source} WHERE {table}.id = given.id"
