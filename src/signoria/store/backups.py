"""Backups: write all rows of one moment to a file, and restore them into an empty database."""

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any, Final

from sqlalchemy import Connection, Engine, Table, func, insert, inspect, select, text

from signoria import VERSION
from signoria.portable import sync_folder
from signoria.store.backup_format import (
    FORMAT,
    BadBackup,
    Head,
    Lines,
    Row,
    Section,
    columns_of,
    read_backup,
)
from signoria.store.database import READS, failing_typed
from signoria.store.migrations import known_revision, revision_of, upgrade
from signoria.store.schema import METADATA

AT_ONCE: Final = 500  # rows between the database and the file

__all__ = ["BadBackup", "Head", "NotEmpty", "NotUpgraded", "back_up", "check_backup", "restore"]


class NotEmpty(Exception):
    """Raised if a database for a restore already has rows."""


class NotUpgraded(Exception):
    """Raised if a database lacks migrations, or has migrations that are unknown here."""


def back_up(engine: Engine, path: Path, now: int) -> Head:
    """Write all rows of one moment to a file, completely or not at all."""
    with _written_whole(path) as file, snapshot(engine) as connection, Lines(file) as lines:
        head = _head(connection, now)
        lines.write(head)
        for table in METADATA.sorted_tables:
            lines.write(Section(str(table.name), columns_of(table)))
            asked = select(table).order_by(*table.primary_key.columns)
            for row in connection.execute(asked.execution_options(yield_per=AT_ONCE)):
                lines.write(tuple(row))
    return head


def check_backup(path: Path) -> Head:
    """Read a backup to its end; raise `BadBackup` if it could not be restored."""
    things = read_backup(path, known_revision())
    head = next(things)
    assert isinstance(head, Head)
    for _row in things:
        pass
    return head


def restore(engine: Engine, path: Path) -> Head:
    """Insert the rows of a backup into an empty database, all or none."""
    head = check_backup(path)
    if not is_empty(engine):
        raise NotEmpty
    upgrade(engine)
    with failing_typed(), engine.begin() as connection:
        _keep_others_out(connection)
        if _rows(connection) != dict.fromkeys(METADATA.tables, 0):
            raise NotEmpty
        for table, rows in _batches(path):
            names = columns_of(table)
            connection.execute(insert(table), [dict(zip(names, r, strict=True)) for r in rows])
    return head


def is_empty(engine: Engine) -> bool:
    """Return whether our tables have no rows or do not exist."""
    with snapshot(engine) as connection:
        there = set(inspect(connection).get_table_names())
        return not any(
            connection.scalar(select(func.count()).select_from(table))
            for table in METADATA.sorted_tables
            if table.name in there
        )


@contextmanager
def snapshot(engine: Engine) -> Iterator[Connection]:
    """Open a transaction that sees the database of one moment, despite concurrent writes.

    On SQLite a read transaction in WAL mode does this by itself.
    """
    options: dict[str, Any] = {READS: True}
    if engine.dialect.name == "postgresql":
        options |= {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True}
    with failing_typed(), engine.execution_options(**options).connect() as connection:
        _be_patient(connection)
        yield connection


def _be_patient(connection: Connection) -> None:
    """Keep PostgreSQL from ending an idle transaction: a slow disk on our side may delay it."""
    if connection.dialect.name == "postgresql":
        name = "idle_in_transaction_session_timeout"
        connection.execute(select(func.set_config(name, "0", True)))


def _head(connection: Connection, now: int) -> Head:
    revision = revision_of(connection)
    if revision != known_revision():
        raise NotUpgraded
    return Head("backup", FORMAT, revision, VERSION, now, _rows(connection))


def _rows(connection: Connection) -> dict[str, int]:
    asked = ((str(t.name), select(func.count()).select_from(t)) for t in METADATA.sorted_tables)
    return {name: connection.scalar(count) or 0 for name, count in asked}


def _keep_others_out(connection: Connection) -> None:
    """Lock all tables; on SQLite the transaction is the lock."""
    _be_patient(connection)
    if connection.dialect.name == "postgresql":
        names = ", ".join(f'"{name}"' for name in METADATA.tables)
        connection.execute(text(f"LOCK TABLE {names} IN SHARE ROW EXCLUSIVE MODE"))


def _batches(path: Path) -> Iterator[tuple[Table, list[Row]]]:
    """Yield the rows of a backup by table, a few hundred at a time."""
    waiting: list[Row] = []
    last: Table | None = None
    for thing in read_backup(path, known_revision()):
        if isinstance(thing, Head):
            continue
        table, row = thing
        if last is not None and (table is not last or len(waiting) == AT_ONCE):
            yield last, waiting
            waiting = []
        last = table
        waiting.append(row)
    if last is not None:
        yield last, waiting


@contextmanager
def _written_whole(path: Path) -> Iterator[IO[bytes]]:
    """Open a file that only its owner may read; it gets its name once everything is on disk."""
    handle, part = tempfile.mkstemp(prefix=f".{path.name}.", suffix=".part", dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        Path(part).replace(path)
        sync_folder(path.parent)
    except BaseException:
        Path(part).unlink(missing_ok=True)
        raise
