"""Connections to SQLite files or PostgreSQL: durable, and without passwords in messages."""

import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from typing import Any, Final

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, DataError, DBAPIError, SQLAlchemyError

from signoria.extras import needing

DRIVERS: Final = {
    "sqlite": "sqlite+pysqlite",
    "sqlite+pysqlite": "sqlite+pysqlite",
    "postgres": "postgresql+psycopg",
    "postgresql": "postgresql+psycopg",
    "postgresql+psycopg": "postgresql+psycopg",
}
PATIENCE: Final = 10  # seconds to wait for a lock or for the database server
READS: Final = "signoria_reads"  # an execution option: this transaction only reads
PRAGMAS: Final = (
    f"busy_timeout = {PATIENCE * 1000}",
    "synchronous = FULL",
    "fullfsync = ON",  # otherwise macOS reports writes before they are on disk
    "foreign_keys = ON",
)


class BadDatabase(Exception):
    """A database that cannot be used, with a sentence that does not contain its password."""


class StoreFailed(Exception):
    """The database failed. The request may not be stored; the caller may repeat it.

    `kind` is the class of the driver's error.
    """

    def __init__(self, said: str, kind: str = "StoreFailed") -> None:
        super().__init__(said)
        self.kind = kind


def open_database(url: str) -> Engine:
    """Return an engine whose database answers; raise `BadDatabase` or `MissingExtra`."""
    found = _checked(url)
    sqlite = found.get_backend_name() == "sqlite"
    engine = _sqlite(found) if sqlite else _postgresql(found)
    try:
        if sqlite:
            _write_ahead(found.database or "")
        with engine.execution_options(**{READS: True}).connect():
            pass
    except (SQLAlchemyError, sqlite3.Error) as error:
        engine.dispose()
        raise BadDatabase(f"The database {_place(found)} cannot be used: {reason(error)}") from None
    return engine


class Unkeepable(StoreFailed):
    """A text or a number that the database cannot store."""


@contextmanager
def failing_typed() -> Iterator[None]:
    """Convert every database error to `StoreFailed`."""
    try:
        yield
    except (DataError, OverflowError) as error:
        raise Unkeepable(f"The database cannot keep that: {reason(error)}") from None
    except SQLAlchemyError as error:
        kind = type(_driver_error(error)).__name__
        raise StoreFailed(f"The database failed: {reason(error)}", kind) from None


def reason(error: Exception) -> str:
    """Return the first line of a database error; later lines could quote the row."""
    said = _driver_error(error)
    return (str(said).splitlines() or [type(said).__name__])[0]


def _driver_error(error: Exception) -> BaseException:
    return error.orig if isinstance(error, DBAPIError) and error.orig is not None else error


def _checked(url: str) -> URL:
    """Return the URL with our driver, if it can be opened."""
    try:
        found = make_url(url)
    except (ArgumentError, ValueError):
        raise BadDatabase("The URL of the database cannot be read.") from None
    driver = DRIVERS.get(found.drivername)
    if driver is None:
        raise BadDatabase(f"Ledgers are kept in sqlite or postgresql, not in {found.drivername}.")
    if driver.startswith("sqlite"):
        _check_file(found)
    else:
        _check_server(found)
    return found.set(drivername=driver)


def _check_file(url: URL) -> None:
    if url.database in (None, "", ":memory:"):
        raise BadDatabase("The URL of the database names no file: sqlite:///path/to/file.")
    if url.host or url.query:
        raise BadDatabase("The URL of an sqlite database has a path and nothing else.")


def _check_server(url: URL) -> None:
    """Refuse URLs that would show a password, or a part of it, in messages and logs."""
    if "@" in (url.host or "") or "@" in (url.database or ""):
        raise BadDatabase("The password in the URL of the database has an @: write it as %40.")
    if any("password" in name for name in url.query):
        raise BadDatabase("The password in the URL of the database belongs before the host.")


def _place(url: URL) -> str:
    return url.database or "" if url.host is None else f"{url.database} at {url.host}"


def _sqlite(url: URL) -> Engine:
    engine = create_engine(url, hide_parameters=True)
    event.listen(engine, "connect", _set_pragmas)
    event.listen(engine, "begin", _begin)
    return engine


def _set_pragmas(connection: sqlite3.Connection, _record: object) -> None:
    connection.isolation_level = None  # `_begin` begins transactions, not the driver
    for pragma in PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")


def _begin(connection: Connection) -> None:
    """Begin a transaction.

    Writers lock at once, because a read that turns into a write could not wait.
    """
    reads = connection.get_execution_options().get(READS, False)
    connection.exec_driver_sql("BEGIN" if reads else "BEGIN IMMEDIATE")


def _write_ahead(path: str) -> None:
    """Switch the file to WAL permanently; a new file is only for its owner.

    If another process does so at the same time, SQLite does not wait by itself; this retries.
    """
    until = time.monotonic() + PATIENCE
    with suppress(OSError):  # SQLite gives its other files the mode of this one
        os.close(os.open(path, os.O_CREAT | os.O_EXCL, 0o600))
    with closing(sqlite3.connect(path, timeout=PATIENCE, isolation_level=None)) as connection:
        while True:
            try:
                mode = connection.execute("PRAGMA journal_mode = WAL").fetchone()[0]
                break
            except sqlite3.OperationalError as error:
                if "locked" not in str(error) or time.monotonic() > until:
                    raise
                time.sleep(0.02)
    if mode != "wal":
        raise sqlite3.OperationalError(f"its journal mode stays {mode}, and wal is needed")


def _postgresql(url: URL) -> Engine:
    patience: dict[str, Any] = (
        {} if "connect_timeout" in url.query else {"connect_timeout": PATIENCE}
    )
    with needing("postgres"):
        engine = create_engine(
            url,
            hide_parameters=True,
            pool_pre_ping=True,  # reconnects after a restart of the database
            isolation_level="READ COMMITTED",
            connect_args=patience,
        )
    event.listen(engine, "connect", _set_up)
    return engine


def _set_up(connection: Any, _record: object) -> None:
    """Set the same guarantees as the SQLite pragmas, independent of the server's settings."""
    settings = {
        "synchronous_commit": "on",
        "lock_timeout": f"{PATIENCE}s",
        "idle_in_transaction_session_timeout": f"{PATIENCE}s",  # frees the locks of a lost node
    }
    with connection.cursor() as cursor:
        for name, value in settings.items():
            cursor.execute("SELECT set_config(%s, %s, false)", [name, value])
    connection.commit()
