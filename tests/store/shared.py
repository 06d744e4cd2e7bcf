"""Database shared by all tests of a file, for tests that use only their own accounts."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from sqlalchemy import Engine

from signoria.store.database import open_database
from signoria.store.migrations import upgrade
from tests.store.postgres import Postgres

DATABASES = ["sqlite", "postgresql"]


@contextmanager
def shared_database(
    request: pytest.FixtureRequest, folder: pytest.TempPathFactory
) -> Iterator[Engine]:
    """Create an upgraded database of the kind that the fixture's parameter names."""
    if request.param == "sqlite":
        url = f"sqlite:///{folder.mktemp('shared') / 'signoria.db'}"
    else:
        server = request.getfixturevalue("postgres")
        assert isinstance(server, Postgres)
        url = server.new_schema()
    engine = open_database(url)
    upgrade(engine)
    yield engine
    engine.dispose()
