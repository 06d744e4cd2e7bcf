"""Test that accepted entries are stored, with a process killed repeatedly while it writes."""

import random
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path

from sqlalchemy import Engine, select

from signoria.store.ledgers import Ledgers
from signoria.store.schema import ENTRIES, TABLES
from tests.store.appender import game_at
from tests.store.games import check_stored

ROOT = Path(__file__).parents[2]
KILLS = 5


def killed_run(url: str, seconds: float) -> list[tuple[str, int]]:
    """Run and kill a writing process; return the revisions that it reported as accepted."""
    command = [sys.executable, "-m", "tests.store.appender", url]
    with subprocess.Popen(
        command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        first = process.stdout.readline()
        time.sleep(seconds)
        process.kill()
        rest, trouble = process.communicate(timeout=20)
    assert process.returncode == -9, trouble
    said = [line.split() for line in (first + rest).splitlines()]
    return [(table, int(rev)) for table, rev in said]


def test_entries_accepted_before_a_kill_are_stored_once_and_games_continue(
    url: str, engine: Engine, ledgers: Ledgers
) -> None:
    accepted: set[tuple[str, int]] = set()
    moments = random.Random(url)
    for _kill in range(KILLS):
        run = killed_run(url, moments.uniform(0.0, 0.4))
        assert run
        accepted.update(run)

        with engine.connect() as connection:
            rows = connection.execute(select(ENTRIES.c.table_id, ENTRIES.c.rev)).all()
            tables = connection.scalars(select(TABLES.c.id)).all()
        stored = Counter((table, rev) for table, rev in rows)
        assert accepted <= set(stored)
        assert set(stored.values()) == {1}
        for table in tables:
            player, number = map(int, table.removeprefix("p").split("-"))
            check_stored(ledgers, table, game_at(player, number))
