"""Migrations with Alembic, run by one process at a time."""

from typing import Final

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Engine, func, select

from signoria.store.database import BadDatabase, failing_typed

LOCK: Final = 0x5349_474E_4F52_4941  # "SIGNORIA" in ASCII: the advisory lock on PostgreSQL


def migrate(engine: Engine) -> None:
    """Run the missing migrations in one transaction, under a lock."""
    config = Config()
    config.set_main_option("script_location", "signoria.store:migrations")
    config.set_main_option("path_separator", "os")
    with failing_typed(), engine.begin() as connection:  # on SQLite the transaction is the lock
        if engine.dialect.name == "postgresql":
            connection.execute(select(func.set_config("lock_timeout", "0", True)))
            connection.execute(select(func.pg_advisory_xact_lock(LOCK)))
        config.attributes["connection"] = connection
        try:
            command.upgrade(config, "head")
        except CommandError:
            raise BadDatabase("The database was made by a newer Signoria than this one.") from None
