"""The same seeded jobs on a real Ray cluster of this machine alone."""

import json
import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import ray

from signoria.arena.cluster import Job, NoCluster, OtherEngine, play_job, play_on, share
from signoria.arena.figures import figures
from signoria.arena.pool import Finished, play
from tests.arena.runs import terms
from tests.cli.calling import call, refused

RUN = terms("random", "ismcts:2", games=2, mirrors=1)


SIMULATED = ("simulate", "intrigue", "--games", "230", "--seed", "4", "--checksum", "--json")


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    """One Ray for the tests here; its workers find what this process finds."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", os.pathsep.join(path for path in sys.path if path))
        patch.setenv("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
        context = ray.init(
            "local",
            num_cpus=2,
            include_dashboard=False,
            object_store_memory=100 << 20,
            log_to_driver=False,
        )
        yield context.address_info["address"]
        ray.shutdown()


def facts(games: list[Finished]) -> dict[str, Any]:
    """What a run came to, but for the time."""
    return {**figures(RUN, [record for record, _text in games], 1), "time": None}


def timeless(said: str) -> dict[str, Any]:
    """The figures of `simulate`, but for the time."""
    found: dict[str, Any] = json.loads(said)
    return {key: value for key, value in found.items() if "second" not in key}


def die_once(marker: str) -> str:
    """A job whose first worker is killed outright."""
    path = Path(marker)
    if not path.exists():
        path.write_text("gone")
        os.kill(os.getpid(), signal.SIGKILL)
    return "done"


def test_an_address_where_nobody_answers_is_refused_at_once() -> None:
    """It stands first: later tests have a connection, which would be used."""
    said = refused(call("simulate", "il-principe", "--games", "1", "--ray", "127.0.0.1:7"))

    assert "127.0.0.1:7" in said


def test_a_run_is_the_same_as_that_of_the_pool_with_its_ledgers(cluster: str) -> None:
    there = list(play_on(cluster, RUN, RUN.fixtures(), ledgers=True))
    here = list(play(RUN, RUN.fixtures(), 1, ledgers=True))

    assert facts(there) == facts(here)
    assert [text for _record, text in there] == [text for _record, text in here]


def test_random_games_are_the_same_games(cluster: str) -> None:
    there = timeless(call(*SIMULATED, "--ray", cluster).out)

    assert there == timeless(call(*SIMULATED).out)
    assert there["games"] == 230


def test_a_lost_worker_costs_nothing_but_time(cluster: str, tmp_path: Path) -> None:
    assert list(share(die_once, [str(tmp_path / "one")], cluster)) == ["done"]


def test_a_job_that_kills_its_workers_ends_the_run(cluster: str, tmp_path: Path) -> None:
    with pytest.raises(NoCluster, match="a worker died 1 times over one job"):
        list(share(die_once, [str(tmp_path / "one")], cluster, again=0))


def test_another_engine_plays_nothing() -> None:
    other = terms("random", "random", engine="0.0.1")

    with pytest.raises(OtherEngine):
        play_job(Job(other, other.fixtures()[0], False))


def test_without_ray_a_sentence_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)

    assert "signoria[ray]" in refused(call("simulate", "il-principe", "--games", "1", "--ray"))
    arena = ("arena", "il-principe", "--bots", "random,random", "--seats", "2", "--games", "2")
    assert "signoria[ray]" in refused(call(*arena, "--ray", "auto"))
