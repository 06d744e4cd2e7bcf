"""A batch of appends in two statements: one reads, one writes.

At every statement the SQLite driver releases the interpreter lock and waits to get it back. In a
busy server this can take longer than the rest. On PostgreSQL every statement is a network round
trip.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any, Final, TypeAlias

from sqlalchemy import Connection
from sqlalchemy.exc import OperationalError

from signoria.store.json_rows import POSTGRESQL, changing, given, inserting, listed, run
from signoria.store.signals import CHANNEL

KeyOfSeat: TypeAlias = tuple[str, int, str]  # table, seat, key
End: TypeAlias = tuple[str, int, str]  # table, last revision, last line

LINE: Final = {"table_id": "text", "rev": "integer", "line": "text", "at": "bigint"}
KEY: Final = {"table_id": "text", "seat": "integer", "key": "text", "rev": "integer"}
STANDS: Final = {
    "changed_at": "bigint",
    "status": "text",
    "clock": "text",
    "result": "text",
    "wake_at": "bigint",
}
LOCKING: Final = (
    f"SELECT count(*) FROM (SELECT FROM tables JOIN {given(POSTGRESQL, id='text')}"
    " ON tables.id = given.id ORDER BY tables.id FOR NO KEY UPDATE OF tables) AS locked"
)


def known(
    connection: Connection, tables: Sequence[str], keys: Sequence[KeyOfSeat]
) -> tuple[list[End], dict[KeyOfSeat, int]]:
    """Return the ends of these ledgers, and the revisions of the keys that were used before.

    This locks the ledgers until the transaction ends. PostgreSQL locks the rows of the tables in
    the order of their ids, so that two batches cannot deadlock. A second statement then reads the
    rest, including changes that the lock waited for. On SQLite the transaction itself is the lock.
    """
    dialect, rows = connection.dialect.name, [{"id": id} for id in tables]
    wanted = [{"table_id": table, "seat": seat, "key": key} for table, seat, key in keys]
    if dialect == POSTGRESQL:
        run(connection, LOCKING, rows)
    ends, seen = listed(connection, _asking(dialect), rows, wanted)
    return ends or [], {(table, seat, key): rev for table, seat, key, rev in seen or []}


def revision_of(connection: Connection, key: KeyOfSeat) -> int | None:
    """Return the revision of a key, if it was used before."""
    table, seat, word = key
    wanted = [{"table_id": table, "seat": seat, "key": word}]
    _ends, seen = listed(connection, _asking(connection.dialect.name), [], wanted)
    rev: int | None = seen[0][3] if seen else None
    return rev


def keep(
    connection: Connection,
    lines: Sequence[Any],
    keys: Sequence[Any],
    standings: Sequence[Any],
    signals: Sequence[str],
) -> None:
    """Store lines, keys and the state of the tables, and notify other nodes on PostgreSQL."""
    if connection.dialect.name == POSTGRESQL:
        run(connection, _writing(), lines, keys, standings, signals)
        return
    try:
        run(connection, APPENDING, lines, keys, standings)
    except OperationalError as error:
        if "no such table: appended" not in str(error.orig):
            raise
        for statement in TRIGGERED:  # this connection has no temporary view yet, or has lost it
            connection.exec_driver_sql(statement)
        run(connection, APPENDING, lines, keys, standings)


@cache
def _asking(dialect: str) -> str:
    """Return the statement that reads ends and keys.

    It leaves out finished tables, also those closed by a moderator: they accept no entries. It uses
    cross joins; otherwise SQLite might scan the stored rows instead of the given ones.
    """
    ends = (
        "SELECT tables.id, coalesce(entries.rev, 0) AS rev,"
        " coalesce(entries.line, tables.header) AS line"
        f" FROM {given(dialect, id='text')} CROSS JOIN tables LEFT JOIN entries"
        " ON entries.table_id = tables.id AND entries.rev ="
        " (SELECT max(rev) FROM entries AS later WHERE later.table_id = tables.id)"
        " WHERE tables.id = given.id AND tables.status <> 'over'"
    )
    keys = (
        'SELECT keys.table_id, keys.seat, keys."key", keys.rev'
        f" FROM {given(dialect, table_id='text', seat='integer', key='text')} CROSS JOIN keys"
        " WHERE keys.table_id = given.table_id AND keys.seat = given.seat"
        ' AND keys."key" = given."key"'
    )
    row, rows = "json_array", "json_group_array"
    if dialect == POSTGRESQL:
        row, rows = "json_build_array", "json_agg"
    found = (
        f"(SELECT {rows}({row}(id, rev, line)) FROM ({ends}) AS ends)",
        f'(SELECT {rows}({row}(table_id, seat, "key", rev)) FROM ({keys}) AS seen)',
    )
    return f"SELECT CAST({row}({', '.join(found)}) AS text)"


@cache
def _writing() -> str:
    """Return the PostgreSQL statement that stores everything and sends the signals."""
    return (
        f"WITH lines AS ({inserting(POSTGRESQL, 'entries', **LINE)}),"
        f" keyed AS ({inserting(POSTGRESQL, 'keys', **KEY)}),"
        f" stands AS ({changing(POSTGRESQL, 'tables', **STANDS)})"
        f" SELECT pg_notify('{CHANNEL}', word)"
        " FROM json_array_elements_text(CAST(%s AS json)) AS word"
    )


APPENDING: Final = "INSERT INTO appended VALUES (?, ?, ?)"

# SQLite has no statement that writes to several tables. A temporary view of the connection has a
# trigger that does. Both are gone if the transaction that creates them fails.
TRIGGERED: Final = (
    "CREATE TEMP VIEW appended AS SELECT '' AS lines, '' AS keyed, '' AS stands",
    "CREATE TEMP TRIGGER append INSTEAD OF INSERT ON appended BEGIN "
    f"{inserting('sqlite', 'entries', 'NEW.lines', **LINE)}; "
    f"{inserting('sqlite', 'keys', 'NEW.keyed', **KEY)}; "
    f"{changing('sqlite', 'tables', 'NEW.stands', **STANDS)}; END",
)
