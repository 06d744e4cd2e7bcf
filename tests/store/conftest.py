"""Fixtures that run each test with a database on SQLite and on PostgreSQL."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import Engine

from signoria.store.database import open_database
from signoria.store.ledgers import Ledgers
from signoria.store.migrations import upgrade
from tests.store.postgres import Postgres, running_postgres


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with running_postgres() as server:
        yield server


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Return the URL of an empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'signoria.db'}"
    server = request.getfixturevalue("postgres")
    assert isinstance(server, Postgres)
    return server.new_schema()


@pytest.fixture
def empty(url: str) -> Iterator[Engine]:
    engine = open_database(url)
    yield engine
    engine.dispose()


@pytest.fixture
def engine(empty: Engine) -> Engine:
    upgrade(empty)
    return empty


@pytest.fixture
def ledgers(engine: Engine) -> Ledgers:
    return Ledgers(engine)
