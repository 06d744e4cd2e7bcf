"""Fixtures: one real server on SQLite for tests that change only their own tables."""

from collections.abc import Iterator

import pytest

from tests.server.forks import Forks, forking
from tests.server.servers import Running, running
from tests.store.conftest import postgres, url

__all__ = ["postgres", "url"]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(f"sqlite:///{tmp_path_factory.mktemp('server') / 'signoria.db'}") as found:
        yield found


@pytest.fixture(scope="session")
def forks() -> Iterator[Forks]:
    """Start the process that forks servers."""
    with forking() as found:
        yield found
