import os
from multiprocessing import active_children
from typing import Any

import pytest

from signoria.arena.pool import WorkerDied, play
from signoria.arena.schedule import Entrant
from signoria.arena.summary import summary
from signoria.games import find_game
from signoria.kernel.ledger import read_ledger
from signoria.portable import cores
from tests.arena.runs import terms

RUN = terms("random", "random", games=6, mirrors=1)
MANY = terms("random", "random", games=200)
SEARCH = terms("random", "ismcts:2", games=2, mirrors=1)


def result(workers: int) -> dict[str, Any]:
    """Return a record without its times."""
    records = [record for record, _text in play(SEARCH, SEARCH.fixtures(), workers)]
    return {**summary(SEARCH, records, workers), "time": None}


def test_number_of_workers_does_not_change_the_result() -> None:
    alone = result(1)

    assert (alone["finished"], len(alone["mirrors"])) == (2, 2)
    assert result(2) == alone


def test_every_game_comes_back_once_with_its_ledger() -> None:
    games = list(play(RUN, RUN.fixtures(), 2, ledgers=True))

    assert sorted(record.number for record, _text in games) == list(range(1, 8))
    for record, text in games:
        ledger = read_ledger(text, find_game)
        assert len(ledger.entries) - 1 == sum(record.decisions)


def test_run_without_ledgers_returns_no_ledger_text() -> None:
    assert {text for _record, text in play(RUN, RUN.fixtures()[:2], 1)} == {""}


def test_run_without_games_starts_no_worker() -> None:
    assert list(play(RUN, [], 2)) == []


def test_dead_worker_is_reported_with_its_game() -> None:
    """The outside bot kills its parent process, unless the parent is the process of this test."""
    deadly = f"sh -c 'test $PPID = {os.getpid()} || kill -9 $PPID'"
    entrants = [Entrant("random", "random"), Entrant("deadly", deadly, True)]
    run = terms("random", "deadly", games=4, entrants=entrants)

    with pytest.raises(WorkerDied) as died:
        list(play(run, run.fixtures(), 2))

    assert died.value.game in (1, 2)
    assert died.value.exit_code == -9


def test_closing_early_ends_all_workers() -> None:
    games = play(MANY, MANY.fixtures(), 2)
    next(games)
    assert len(active_children()) == 2

    games.close()

    assert active_children() == []


def test_number_of_cores_is_at_least_one() -> None:
    assert 1 <= cores() <= (os.cpu_count() or 1)
