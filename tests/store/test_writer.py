import asyncio
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager

import pytest
from sqlalchemy import Engine, event, text, update
from sqlalchemy.exc import OperationalError

from signoria.store.database import StoreFailed, open_database
from signoria.store.ledgers import CONFLICT, MISSING, STORED, AppendResult, Ledgers
from signoria.store.migrations import upgrade
from signoria.store.schema import TABLES
from signoria.store.writer import Writer, WriterClosed
from tests.store.games import GAMES, append, check_stored, rival, seated
from tests.store.postgres import Postgres

PATIENCE = 20


@contextmanager
def held(engine: Engine) -> Iterator[None]:
    """Hold a write lock on all tables."""
    with engine.begin() as connection:
        connection.execute(update(TABLES).values(changed_at=TABLES.c.changed_at))
        yield


def renamed(engine: Engine, old: str, new: str) -> None:
    with engine.begin() as connection:
        connection.execute(text(f"ALTER TABLE {old} RENAME TO {new}"))


def wait_until(condition: Callable[[], bool]) -> None:
    until = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < until
        time.sleep(0.005)


def test_each_caller_gets_its_own_outcome(ledgers: Ledgers) -> None:
    seated(ledgers, "a", "b", revs=2)
    with Writer(ledgers) as writer:
        futures = [
            writer.submit(action)
            for action in (append("a", 3), rival("b", 2, 0), append("gone", 1))
        ]

        assert [f.result(PATIENCE) for f in futures] == [
            AppendResult(STORED, 3),
            AppendResult(CONFLICT, 2),
            AppendResult(MISSING, 0),
        ]


def test_line_is_visible_to_other_connections_when_its_outcome_arrives(ledgers: Ledgers) -> None:
    seated(ledgers, "a")
    seen: list[int] = []

    def look(_future: Future[AppendResult]) -> None:
        seen.append(len(ledgers.lines_after("a", 0)))

    with Writer(ledgers) as writer, ThreadPoolExecutor(1) as pool:
        for rev in range(1, 11):
            future = writer.submit(append("a", rev))
            future.add_done_callback(look)
            pool.submit(future.result, PATIENCE).result(PATIENCE)

    assert seen == list(range(1, 11))


def test_waiting_appends_share_one_commit(ledgers: Ledgers, engine: Engine) -> None:
    tables = [f"t{n}" for n in range(20)]
    seated(ledgers, *tables)
    commits: list[object] = []

    with Writer(ledgers) as writer:
        with held(engine):
            event.listen(engine, "commit", commits.append)
            futures = [writer.submit(append(table, r)) for r in range(1, 11) for table in tables]
        outcomes = [future.result(PATIENCE) for future in futures]

    assert {o.kind for o in outcomes} == {STORED}
    assert len(commits) <= 3  # of the lock, of the first append, and of all that waited


def test_appends_of_many_threads_are_all_stored_in_the_order_of_each(ledgers: Ledgers) -> None:
    tables = [f"t{n}" for n in range(16)]
    seated(ledgers, *tables)

    def play(table: str) -> list[AppendResult]:
        futures = [writer.submit(append(table, rev, key=f"k{rev}")) for rev in range(1, 21)]
        return [future.result(PATIENCE) for future in futures]

    with Writer(ledgers) as writer, ThreadPoolExecutor(16) as pool:
        outcomes = list(pool.map(play, tables))

    assert outcomes == [[AppendResult(STORED, rev) for rev in range(1, 21)]] * 16
    assert [check_stored(ledgers, table, GAMES[0]) for table in tables] == [20] * 16


def test_closing_stores_waiting_appends_and_refuses_new_ones(
    ledgers: Ledgers, engine: Engine
) -> None:
    seated(ledgers, "a")
    writer = Writer(ledgers)
    with ThreadPoolExecutor(1) as pool:
        with held(engine):
            futures = [writer.submit(append("a", rev)) for rev in range(1, 31)]
            closing = pool.submit(writer.close)
        closing.result(PATIENCE)

    assert all(future.done() for future in futures)
    assert [future.result().rev for future in futures] == list(range(1, 31))
    with pytest.raises(WriterClosed):
        writer.submit(append("a", 31))
    writer.close()
    assert check_stored(ledgers, "a", GAMES[0]) == 30


def test_failing_database_fails_waiting_appends_and_the_writer_continues(
    ledgers: Ledgers, engine: Engine
) -> None:
    seated(ledgers, "a")
    with Writer(ledgers) as writer:
        renamed(engine, "entries", "elsewhere")
        with pytest.raises(StoreFailed, match="entries") as failed:
            writer.submit(append("a", 1, key="k")).result(PATIENCE)
        assert failed.value.kind in ("OperationalError", "UndefinedTable")

        renamed(engine, "elsewhere", "entries")
        again = writer.submit(append("a", 1, key="k")).result(PATIENCE)

    assert again == AppendResult(STORED, 1)


def test_failed_commit_is_reported_and_stores_nothing(ledgers: Ledgers, engine: Engine) -> None:
    seated(ledgers, "a")

    def fail(_connection: object) -> None:
        event.remove(engine, "commit", fail)
        raise OperationalError("COMMIT", None, Exception("the disk is full"))

    with Writer(ledgers) as writer:
        event.listen(engine, "commit", fail)
        with pytest.raises(StoreFailed, match="disk is full"):
            writer.submit(append("a", 1)).result(PATIENCE)
        assert ledgers.lines_after("a", 0) == []

        assert writer.submit(append("a", 1)).result(PATIENCE) == AppendResult(STORED, 1)


def test_append_cancelled_while_waiting_is_not_stored(ledgers: Ledgers, engine: Engine) -> None:
    seated(ledgers, "a", "b")
    with Writer(ledgers) as writer:
        with held(engine):
            first = writer.submit(append("a", 1))
            wait_until(first.running)
            second = writer.submit(append("b", 1))
            assert second.cancel()
        assert first.result(PATIENCE) == AppendResult(STORED, 1)

    assert ledgers.lines_after("b", 0) == []


def test_each_task_of_a_loop_gets_its_own_outcome(ledgers: Ledgers) -> None:
    seated(ledgers, "a", "b", revs=2)

    async def ask() -> list[AppendResult]:
        actions = append("a", 3), rival("b", 2, 0), append("gone", 1)
        async with asyncio.timeout(PATIENCE):
            return await asyncio.gather(*map(writer.submit_here, actions))

    with Writer(ledgers) as writer:
        found = asyncio.run(ask())

    assert found == [AppendResult(STORED, 3), AppendResult(CONFLICT, 2), AppendResult(MISSING, 0)]


def test_task_gets_the_database_error_and_a_cancelled_task_is_ignored(
    ledgers: Ledgers, engine: Engine
) -> None:
    seated(ledgers, "a", "b")

    async def ask() -> None:
        with held(engine):
            first = writer.submit_here(append("a", 1))
            second = writer.submit_here(append("b", 1))
            second.cancel()
        assert await first == AppendResult(STORED, 1)
        renamed(engine, "entries", "elsewhere")
        with pytest.raises(StoreFailed, match="entries"):
            await writer.submit_here(append("a", 2))
        renamed(engine, "elsewhere", "entries")

    with Writer(ledgers) as writer:
        asyncio.run(asyncio.wait_for(ask(), PATIENCE))

    assert len(ledgers.lines_after("a", 0)) == 1


def test_cut_connection_is_replaced(postgres: Postgres) -> None:
    engine = open_database(postgres.new_schema("cut"))
    upgrade(engine)
    ledgers = Ledgers(engine)
    seated(ledgers, "a")
    with Writer(ledgers) as writer:
        assert writer.submit(append("a", 1)).result(PATIENCE) == AppendResult(STORED, 1)
        assert postgres.cut("cut") > 0

        assert writer.submit(append("a", 2)).result(PATIENCE) == AppendResult(STORED, 2)
    engine.dispose()
