"""A batch of appends in as few statements as it takes: one asks, one writes.

At every statement the driver of SQLite lets other threads run, and then waits for its turn, which
in a busy server may take longer than all the rest; on PostgreSQL every statement is a journey.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any, Final, TypeAlias

from sqlalchemy import Connection
from sqlalchemy.exc import OperationalError

from signoria.store.given import POSTGRESQL, changing, given, inserting, listed, run
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
    """Where these ledgers end, and the revisions of those keys that have been seen before.

    Nobody else can add to the ledgers until the transaction is over. PostgreSQL locks the rows of
    the tables, always in the order of their ids, so that no two batches wait for each other; the
    rest is read afterwards, by a statement of its own, which sees what the lock was waited for.
    On SQLite the transaction itself is the lock.
    """
    dialect, rows = connection.dialect.name, [{"id": id} for id in tables]
    wanted = [{"table_id": table, "seat": seat, "key": key} for table, seat, key in keys]
    if dialect == POSTGRESQL:
        run(connection, LOCKING, rows)
    ends, seen = listed(connection, _asking(dialect), rows, wanted)
    return ends or [], {(table, seat, key): rev for table, seat, key, rev in seen or []}


def revision_of(connection: Connection, key: KeyOfSeat) -> int | None:
    """The revision that a key led to, if it has been seen."""
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
    """Store lines, keys and how the tables then stand; tell the other nodes, if there are any."""
    if connection.dialect.name == POSTGRESQL:
        run(connection, _writing(), lines, keys, standings, signals)
        return
    try:
        run(connection, APPENDING, lines, keys, standings)
    except OperationalError as error:
        if "no such table: appended" not in str(error.orig):
            raise
        for statement in TRIGGERED:  # a connection that is new to this, or had to forget it
            connection.exec_driver_sql(statement)
        run(connection, APPENDING, lines, keys, standings)


@cache
def _asking(dialect: str) -> str:
    """What is over is over, also where a moderator has closed it: nothing is added any more.

    Cross joins, or SQLite might read all there is and look each up among those that are given.
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
    """All that is stored, and the signals, as one statement of PostgreSQL."""
    return (
        f"WITH lines AS ({inserting(POSTGRESQL, 'entries', **LINE)}),"
        f" keyed AS ({inserting(POSTGRESQL, 'keys', **KEY)}),"
        f" stands AS ({changing(POSTGRESQL, 'tables', **STANDS)})"
        f" SELECT pg_notify('{CHANNEL}', word)"
        " FROM json_array_elements_text(CAST(%s AS json)) AS word"
    )


APPENDING: Final = "INSERT INTO appended VALUES (?, ?, ?)"

# The same for SQLite, which has no statement that writes to several tables: a view of this
# connection alone that stores what is put into it.
TRIGGERED: Final = (
    "CREATE TEMP VIEW appended AS SELECT '' AS lines, '' AS keyed, '' AS stands",
    "CREATE TEMP TRIGGER append INSTEAD OF INSERT ON appended BEGIN "
    f"{inserting('sqlite', 'entries', 'NEW.lines', **LINE)}; "
    f"{inserting('sqlite', 'keys', 'NEW.keyed', **KEY)}; "
    f"{changing('sqlite', 'tables', 'NEW.stands', **STANDS)}; END",
)
