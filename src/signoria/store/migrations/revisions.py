"""The migration revision of a database; Alembic is loaded only if migrations are missing."""

from functools import cache
from importlib import import_module
from importlib.resources import files
from typing import Final

from sqlalchemy import Connection, Engine, inspect, text

from signoria.store.database import READS, failing_typed

VERSIONS: Final = files("signoria.store.migrations").joinpath("versions")
TABLE: Final = "alembic_version"


def upgrade(engine: Engine) -> None:
    """Run the missing migrations, all or none. A second process waits and finds them done."""
    if revision(engine) != known_revision():
        import_module("signoria.store.migrations.upgrading").migrate(engine)


@cache
def known_revision() -> str:
    """Return the last known migration: r0002_some_words.py is migration 0002."""
    names = (entry.name for entry in VERSIONS.iterdir())
    return max(name[1:].partition("_")[0] for name in names if name.startswith("r"))


def revision(engine: Engine) -> str | None:
    """Return the last migration of a database; None before the first."""
    with failing_typed(), engine.execution_options(**{READS: True}).connect() as connection:
        return revision_of(connection)


def revision_of(connection: Connection) -> str | None:
    """Return the last migration that a connection sees."""
    if not inspect(connection).has_table(TABLE):
        return None
    found: str | None = connection.scalar(text(f"SELECT version_num FROM {TABLE}"))
    return found
