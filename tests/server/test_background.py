"""Tests of the background loops of a node: a failing table does not stop the others."""

import logging
from pathlib import Path

import pytest
from sqlalchemy import update

from signoria.server.autoplay import background
from signoria.store.schema import ENTRIES, TABLES
from tests.server.servers import Running, running, wait_until
from tests.server.tables import ME, begin, create_table, frame

BOT = {"kind": "bot", "bot": "page"}


def wake(server: Running, *tables: str) -> None:
    """Make tables due now."""
    with server.server.engine.begin() as connection:
        connection.execute(update(TABLES).where(TABLES.c.id.in_(tables)).values(wake_at=1))


def test_unreadable_table_is_logged_and_other_tables_continue(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(background, "DUE", 0.05)
    url = f"sqlite:///{tmp_path / 'a.db'}"
    with running(url, bot_workers=0) as server:
        client = server.visit()
        damaged, sound = begin(client, ME, ME), begin(client, BOT, BOT)
        with server.server.engine.begin() as connection:
            lines = update(ENTRIES).where(ENTRIES.c.table_id == damaged)
            connection.execute(lines.values(line="{}"))

    with caplog.at_level(logging.WARNING), running(url, bot_workers=1) as server:
        client = server.visit()
        wake(server, damaged, sound)
        wait_until(lambda: "table-failed" in caplog.messages)
        wait_until(lambda: frame(client, sound)["rev"] > 1)
        waiting = create_table(client, ME, {"kind": "open"})
        caplog.clear()
        wake(server, damaged, waiting)
        wait_until(lambda: "table-failed" in caplog.messages)
        wait_until(lambda: client.get(f"/tables/{waiting}").status_code == 404)
