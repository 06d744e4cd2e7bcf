from collections.abc import Iterator

import pytest
from sqlalchemy import Engine, update

from signoria.games import find_game
from signoria.kernel.ledger import read_ledger
from signoria.store import exports
from signoria.store.exports import Exported, ledgers
from signoria.store.schema import TABLES
from tests.store.games import lines_of
from tests.store.postgres import Postgres
from tests.store.stocked import OVER, REVS, RUNNING, create, restock, server


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def made(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, postgres: Postgres
) -> Iterator[Engine]:
    with server(request.param, tmp_path_factory.mktemp("server"), postgres) as engine:
        yield engine


@pytest.fixture
def stocked(made: Engine) -> Engine:
    restock(made)
    with made.begin() as connection:
        create(connection, "table-waiting", OVER, 0, "open")
    return made


def test_finished_game_is_exported_as_recorded(stocked: Engine) -> None:
    whole = "".join(lines_of(OVER))

    assert list(ledgers(stocked, running=False)) == [
        Exported("il-principe", "table-over", "over", whole)
    ]
    assert read_ledger(whole, find_game).text() == whole


def test_running_game_is_exported_on_request(stocked: Engine) -> None:
    found = {one.table: one for one in ledgers(stocked, running=True)}

    assert sorted(found) == ["table-over", "table-running"]
    assert found["table-running"].status == "running"
    assert found["table-running"].text == "".join(lines_of(RUNNING)[: REVS + 1])


def test_all_games_are_exported_in_small_batches(
    stocked: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(exports, "AT_ONCE", 1)
    with stocked.begin() as connection:
        connection.execute(update(TABLES).values(status="over"))

    assert [one.table for one in ledgers(stocked, running=False)] == [
        "table-over",
        "table-running",
        "table-waiting",
    ]


def test_unverified_game_is_not_exported(stocked: Engine) -> None:
    with stocked.begin() as connection:
        connection.execute(update(TABLES).values(unverified=True))

    assert list(ledgers(stocked, running=True)) == []
