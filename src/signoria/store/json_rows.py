"""Many rows in one statement: the rows are passed as one JSON text, which the database unpacks.

At each row the SQLite driver releases the interpreter lock and waits to get it back. In a busy
server this takes longer than the rest, so a batch is one row for the driver. The statements are
plain SQL, because compiling them with SQLAlchemy takes as long as running them.
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
    """Run a statement with lists of rows as its parameters."""
    texts = tuple(_encoder.encode(one).decode() for one in rows)
    return connection.exec_driver_sql(statement, texts)


def listed(connection: Connection, statement: str, *rows: Sequence[Any]) -> Any:
    """Return the JSON list that a statement answers."""
    said = run(connection, statement, *rows).scalar()
    return msgspec.json.decode(said) if said else []


def given(dialect: str, text: str = "", **columns: str) -> str:
    """Return SQL for a table `given` with these columns and types.

    `text` is the SQL expression of the JSON; without it the JSON is a parameter.
    """
    if dialect == POSTGRESQL:
        named = ", ".join(f'"{name}" {kind}' for name, kind in columns.items())
        return f"json_to_recordset(CAST({text or '%s'} AS json)) AS given ({named})"
    read = ", ".join(f"json_extract(value, '$.{name}') AS \"{name}\"" for name in columns)
    return f"(SELECT {read} FROM json_each({text or '?'})) AS given"


def inserting(dialect: str, table: str, text: str = "", **columns: str) -> str:
    """Return a statement that inserts the given rows into a table."""
    names = ", ".join(f'"{name}"' for name in columns)
    return f"INSERT INTO {table} ({names}) SELECT {names} FROM {given(dialect, text, **columns)}"


def changing(dialect: str, table: str, text: str = "", **columns: str) -> str:
    """Return a statement that updates rows of a table; `id` selects them."""
    changes = ", ".join(f'"{name}" = given."{name}"' for name in columns)
    source = given(dialect, text, id="text", **columns)
    return f"UPDATE {table} SET {changes} FROM {source} WHERE {table}.id = given.id"
