import logging
import sqlite3
import traceback
from pathlib import Path
from threading import Timer

import pytest
from sqlalchemy import Engine, text

from signoria.store.database import BadDatabase, open_database
from signoria.store.ledgers import Ledgers
from signoria.store.migrations import upgrade
from tests.store.games import seated
from tests.store.postgres import Postgres

HUSH = "hush-hush"


def refusal(url: str) -> str:
    """Return why a database cannot be opened, and check that the password is not shown."""
    with pytest.raises(BadDatabase) as bad:
        open_database(url)
    assert HUSH not in "".join(traceback.format_exception(bad.value))
    assert "hush" not in str(bad.value)
    return str(bad.value)


def pragma(engine: Engine, name: str) -> object:
    with engine.connect() as connection:
        return connection.exec_driver_sql(f"PRAGMA {name}").scalar()


def setting(engine: Engine, name: str) -> object:
    with engine.connect() as connection:
        return connection.execute(text(f"SHOW {name}")).scalar()


def test_sqlite_syncs_to_disk_and_waits_for_locks(tmp_path: Path) -> None:
    engine = open_database(f"sqlite:///{tmp_path / 'a.db'}")

    assert pragma(engine, "journal_mode") == "wal"
    assert pragma(engine, "synchronous") == 2
    assert pragma(engine, "foreign_keys") == 1
    assert pragma(engine, "busy_timeout") == 10_000
    engine.dispose()


def test_opening_a_locked_sqlite_file_waits_for_the_lock(tmp_path: Path) -> None:
    """Open a new file during a write; SQLite alone would refuse to change the journal mode."""
    other = sqlite3.connect(tmp_path / "a.db", isolation_level=None, check_same_thread=False)
    other.execute("BEGIN IMMEDIATE")
    release = Timer(0.2, other.execute, ["COMMIT"])
    release.start()

    engine = open_database(f"sqlite:///{tmp_path / 'a.db'}")

    assert pragma(engine, "journal_mode") == "wal"
    release.join()
    other.close()
    engine.dispose()


def test_sqlite_transaction_locks_at_its_start(tmp_path: Path) -> None:
    engine = open_database(f"sqlite:///{tmp_path / 'a.db'}")
    other = sqlite3.connect(tmp_path / "a.db", timeout=0, isolation_level=None)

    with (
        engine.begin(),
        pytest.raises(sqlite3.OperationalError, match="locked"),
    ):
        other.execute("BEGIN IMMEDIATE")
    other.execute("BEGIN IMMEDIATE")
    other.close()
    engine.dispose()


def test_sqlite_rolls_back_table_creation(tmp_path: Path) -> None:
    engine = open_database(f"sqlite:///{tmp_path / 'a.db'}")
    with engine.connect() as connection:
        connection.execute(text("CREATE TABLE half (a INTEGER)"))
        connection.rollback()

    with engine.connect() as connection:
        assert connection.execute(text("SELECT count(*) FROM sqlite_master")).scalar() == 0
    engine.dispose()


@pytest.mark.parametrize("scheme", ["postgresql", "postgres", "postgresql+psycopg"])
def test_postgresql_urls_use_psycopg_3(postgres: Postgres, scheme: str) -> None:
    engine = open_database(postgres.url("postgres").replace("postgresql", scheme, 1))

    assert engine.driver == "psycopg"
    assert engine.dialect.name == "postgresql"
    engine.dispose()


def test_postgresql_syncs_to_disk_despite_its_url(postgres: Postgres) -> None:
    engine = open_database(postgres.new_schema(setting="-csynchronous_commit=off"))

    assert setting(engine, "synchronous_commit") == "on"
    engine.dispose()


def test_postgresql_has_a_lock_timeout(postgres: Postgres) -> None:
    engine = open_database(postgres.new_schema())

    assert setting(engine, "lock_timeout") == "10s"
    assert setting(engine, "idle_in_transaction_session_timeout") == "10s"
    engine.dispose()


@pytest.mark.parametrize(
    "url",
    [
        "",
        "ledgers.db",
        f"postgresql//me:{HUSH}@host/db",
        f"postgresql://me:{HUSH}@host:port/db",
        f"mysql://me:{HUSH}@host/db",
        f"postgresql+asyncpg://me:{HUSH}@host/db",
        "sqlite://",
        "sqlite:///:memory:",
        "sqlite:///file:a?mode=memory&uri=true",
        "sqlite://host/a.db",
    ],
)
def test_a_bad_url_is_refused_in_one_sentence(url: str) -> None:
    sentence = refusal(url)

    assert sentence.endswith(".")
    assert "\n" not in sentence


def test_password_outside_its_place_in_the_url_is_refused() -> None:
    assert "%40" in refusal("postgresql://me:hush@hush@127.0.0.1/db")
    assert "before the host" in refusal(f"postgresql://me@127.0.0.1/db?password={HUSH}")
    assert "before the host" in refusal(f"postgresql://me@127.0.0.1/db?sslpassword={HUSH}")


def test_unreachable_server_is_a_bad_database() -> None:
    sentence = refusal(f"postgresql://me:{HUSH}@127.0.0.1:1/tables")

    assert "tables at 127.0.0.1" in sentence
    assert "refused" in sentence


def test_unknown_database_of_a_server_is_a_bad_database(postgres: Postgres) -> None:
    url = postgres.url("nowhere").replace("postgres@", f"postgres:{HUSH}@")

    assert 'database "nowhere" does not exist' in refusal(url)


def test_missing_folder_is_a_bad_database(tmp_path: Path) -> None:
    assert "unable to open" in refusal(f"sqlite:///{tmp_path / 'no' / 'a.db'}")


def test_text_file_is_a_bad_database(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Niccolò, " * 100, "utf-8")

    assert "not a database" in refusal(f"sqlite:///{path}")
    assert path.read_text("utf-8").startswith("Dear")


def test_repr_of_the_engine_hides_the_password(postgres: Postgres) -> None:
    engine = open_database(postgres.url("postgres").replace("postgres@", f"postgres:{HUSH}@"))

    assert HUSH not in f"{engine!r} {engine.url} {engine.url!r}"
    engine.dispose()


def test_log_does_not_contain_stored_values(url: str, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, "sqlalchemy.engine")
    engine = open_database(url)
    upgrade(engine)
    ledgers = Ledgers(engine)
    seated(ledgers, "a", revs=1)
    [line] = ledgers.lines_after("a", 0)

    assert "INSERT INTO entries" in caplog.text
    assert line[:40] not in caplog.text
    engine.dispose()
