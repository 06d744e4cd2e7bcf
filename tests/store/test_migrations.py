import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Engine, inspect, text

from signoria.store.database import BadDatabase, open_database
from signoria.store.migrations import known_revision, revision, upgrade
from signoria.store.schema import METADATA
from tests.store.postgres import Postgres

ROOT = Path(__file__).parents[2]
AT_ONCE = 4


def look(engine: Engine) -> dict[str, Any]:
    """Return columns, keys and constraints of the tables, with their names."""
    found = inspect(engine)
    return {
        name: {
            "columns": [{**c, "type": str(c["type"])} for c in found.get_columns(name)],
            "key": found.get_pk_constraint(name),
            "foreign": sorted(found.get_foreign_keys(name), key=str),
            "checks": sorted(found.get_check_constraints(name), key=str),
            "indexes": sorted(found.get_indexes(name), key=str),
        }
        for name in METADATA.tables
    }


def test_upgrade_brings_an_empty_database_to_the_last_revision(empty: Engine) -> None:
    assert revision(empty) is None

    upgrade(empty)

    assert revision(empty) == "0003"


def test_known_revision_is_the_head_of_the_migrations() -> None:
    config = Config()
    config.set_main_option("script_location", "signoria.store:migrations")
    config.set_main_option("path_separator", "os")

    assert known_revision() == ScriptDirectory.from_config(config).get_current_head()


def test_models_and_migrations_agree(engine: Engine) -> None:
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})

        assert compare_metadata(context, METADATA) == []


def test_migrations_and_models_create_the_same_tables_and_names(
    engine: Engine, postgres: Postgres, tmp_path: Path
) -> None:
    sqlite = engine.dialect.name == "sqlite"
    other = open_database(f"sqlite:///{tmp_path / 'b.db'}" if sqlite else postgres.new_schema())
    METADATA.create_all(other)

    assert look(engine) == look(other)
    assert look(engine)["entries"]["key"]["name"] == "pk_entries"
    other.dispose()


def test_a_second_upgrade_changes_nothing(engine: Engine) -> None:
    before = look(engine)

    upgrade(engine)

    assert look(engine) == before
    assert revision(engine) == "0003"


def test_migration_fills_the_first_kind_of_old_seats(empty: Engine) -> None:
    config = Config()
    config.set_main_option("script_location", "signoria.store:migrations")
    config.set_main_option("path_separator", "os")
    columns = "id, header, status, clock, result, game, access, invite, pace, origin, rematch"
    values = "'t', '', 'open', '', '', '', 'public', '', '', '', ''"
    with empty.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        connection.execute(
            text(f"INSERT INTO tables ({columns}, created_at, changed_at) VALUES ({values}, 0, 0)")
        )
        for seat, kind in enumerate(("open", "invited", "account")):
            held = f"'t', {seat}, '{kind}', '', '', '', 0"
            names = "table_id, seat, kind, name, bot, stand_in, left_at"
            connection.execute(text(f"INSERT INTO seats ({names}) VALUES ({held})"))

    upgrade(empty)

    with empty.connect() as connection:
        laid = connection.scalars(text("SELECT laid FROM seats ORDER BY seat"))
        assert list(laid) == ["open", "invited", "open"]


def test_database_of_a_newer_version_is_refused_unchanged(engine: Engine) -> None:
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))

    with pytest.raises(BadDatabase, match="newer"):
        upgrade(engine)
    assert revision(engine) == "9999"


def test_processes_that_upgrade_at_once_all_succeed(url: str) -> None:
    command = [sys.executable, "-m", "tests.store.starter", url]
    pipes: dict[str, Any] = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True}
    started = [subprocess.Popen(command, cwd=ROOT, **pipes) for _ in range(AT_ONCE)]
    for process in started:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
    for process in started:
        assert process.stdin is not None
        process.stdin.write("\n")
        process.stdin.flush()

    said = [process.communicate(timeout=30)[0] for process in started]

    assert said == ["0003\n"] * AT_ONCE
    assert [process.returncode for process in started] == [0] * AT_ONCE
