"""Common base of database access: write and read transactions."""

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import Connection, Engine

from signoria.store.database import READS, failing_typed


class Rows:
    """Rows of a database; each use is one transaction."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._reader = engine.execution_options(**{READS: True})

    @contextmanager
    def _writing(self) -> Iterator[Connection]:
        with failing_typed(), self._engine.begin() as connection:
            yield connection

    @contextmanager
    def _reading(self) -> Iterator[Connection]:
        with failing_typed(), self._reader.connect() as connection:
            yield connection
