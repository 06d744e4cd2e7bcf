"""Tests of the background loops of a node: a failing table does not stop the others."""

import logging
from pathlib import Path

import pytest
from sqlalchemy import update

from signoria.server import rounds
from signoria.store.schema import ENTRIES, TABLES
from tests.server.houses import Running, running, wait_until
from tests.server.tables import ME, begin, frame, lay

BOT = {"kind": "bot", "bot": "page"}


def wake(house: Running, *tables: str) -> None:
    """Make tables due now."""
    with house.house.engine.begin() as connection:
        connection.execute(update(TABLES).where(TABLES.c.id.in_(tables)).values(wake_at=1))


def test_unreadable_table_is_logged_and_other_tables_continue(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(rounds, "DUE", 0.05)
    url = f"sqlite:///{tmp_path / 'a.db'}"
    with running(url, bot_workers=0) as house:
        client = house.visit()
        damaged, sound = begin(client, ME, ME), begin(client, BOT, BOT)
        with house.house.engine.begin() as connection:
            lines = update(ENTRIES).where(ENTRIES.c.table_id == damaged)
            connection.execute(lines.values(line="{}"))

    with caplog.at_level(logging.WARNING), running(url, bot_workers=1) as house:
        client = house.visit()
        wake(house, damaged, sound)
        wait_until(lambda: "table-failed" in caplog.messages)
        wait_until(lambda: frame(client, sound)["rev"] > 1)
        waiting = lay(client, ME, {"kind": "open"})
        caplog.clear()
        wake(house, damaged, waiting)
        wait_until(lambda: "table-failed" in caplog.messages)
        wait_until(lambda: client.get(f"/tables/{waiting}").status_code == 404)
