"""Tests of runs on a real Ray cluster on this machine: the same seeds give the same results."""

import json
import os
import signal
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Thread
from time import sleep
from typing import Any

import pytest
import ray

from signoria.arena.cluster import Job, NoCluster, OtherEngine, play_job, share
from signoria.cli.many_games import Job as RandomGames
from signoria.cli.many_games import play_games
from tests.arena.runs import terms
from tests.cli.calling import Said, call, refused, shell

PLAYED = ("--seats", "2", "--games", "2", "--mirrors", "1", "--workers", "2")
ARENA = ("arena", "il-principe", "--bots", "random,ismcts:2", *PLAYED, "--json", "--ledgers")
LONG = terms("ismcts:50", "ismcts:50", games=2)  # long enough to be killed while it runs
SIMULATED = ("simulate", "intrigue", "--games", "230", "--seed", "4", "--checksum", "--json")


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    """Start one Ray for these tests; its workers have the import paths of this process."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", os.pathsep.join(path for path in sys.path if path))
        patch.setenv("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
        context = ray.init(
            "local",
            num_cpus=1,  # each client starts its own workers, which takes long
            include_dashboard=False,
            object_store_memory=100 << 20,
            log_to_driver=False,
        )
        yield context.address_info["address"]
        ray.shutdown()


def timeless(said: Said) -> dict[str, Any]:
    """Return the results of a command without its times."""
    assert said.code == 0, said.err
    found: dict[str, Any] = json.loads(said.out)
    return {key: value for key, value in found.items() if "second" not in key and key != "time"}


def ledgers(folder: Path) -> dict[str, str]:
    return {path.name: path.read_text() for path in folder.iterdir()}


def die_once(marker: str) -> str:
    """Kill the worker at the first call; return normally at the next."""
    path = Path(marker)
    if not path.exists():
        path.write_text("gone")
        os.kill(os.getpid(), signal.SIGKILL)
    return "done"


def play_named(job: tuple[Job, str]) -> tuple[bytes, str]:
    """Play a game; first write the worker's process id and the game to a file."""
    game, path = job
    with Path(path).open("a") as file:
        file.write(f"{os.getpid()} {game.fixture.number}\n")
    return play_job(game)


def kill_first(path: Path) -> None:
    """Wait for the first line, and kill the worker while it plays."""
    while not path.exists() or "\n" not in path.read_text():
        sleep(0.01)
    os.kill(int(path.read_text().split()[0]), signal.SIGKILL)


def test_address_without_a_cluster_is_refused_at_once() -> None:
    """Runs first, because later tests are already connected."""
    said = refused(call("simulate", "il-principe", "--games", "1", "--ray", "127.0.0.1:7"))

    assert "127.0.0.1:7" in said


def test_second_address_is_refused_while_connected(cluster: str) -> None:
    with pytest.raises(NoCluster, match=f"this process is connected to {cluster} already"):
        list(share(die_once, [], "127.0.0.1:7"))


def test_command_gives_the_same_results_on_a_cluster(cluster: str, tmp_path: Path) -> None:
    """Run the command as a shell does: with the address of a cluster, or with a Ray of its own."""
    joined, alone, pool = (tmp_path / name for name in ("joined", "alone", "pool"))
    commands = [
        (*ARENA, str(joined), "--ray", cluster),
        (*ARENA, str(alone), "--ray"),
        (*SIMULATED, "--ray", cluster),
    ]
    with ThreadPoolExecutor() as threads:
        *arenas, simulated = threads.map(lambda command: timeless(shell(*command)), commands)

    assert arenas == [timeless(call(*ARENA, str(pool)))] * 2
    assert ledgers(joined) == ledgers(alone) == ledgers(pool)
    assert len(ledgers(pool)) == 4
    assert simulated == timeless(call(*SIMULATED))
    assert simulated["games"] == 230


def test_job_of_a_lost_worker_is_done_again(cluster: str, tmp_path: Path) -> None:
    assert list(share(die_once, [str(tmp_path / "one")], cluster)) == ["done"]


def test_game_of_a_killed_worker_is_played_again(cluster: str, tmp_path: Path) -> None:
    jobs = [Job(LONG, fixture, True) for fixture in LONG.fixtures()]
    file = tmp_path / "worker"
    killer = Thread(target=kill_first, args=(file,), daemon=True)
    killer.start()
    there = list(share(play_named, [(job, str(file)) for job in jobs], cluster))
    killer.join(5)

    played = [int(line.split()[1]) for line in file.read_text().splitlines()]
    assert not killer.is_alive()
    assert played.count(played[0]) == 2
    assert [text for _line, text in there] == [play_job(job)[1] for job in jobs]


def test_job_that_loses_too_many_workers_ends_the_run(cluster: str, tmp_path: Path) -> None:
    with pytest.raises(NoCluster, match="a worker died 1 times over one job"):
        list(share(die_once, [str(tmp_path / "one")], cluster, again=0))


def test_other_engine_version_is_refused(cluster: str) -> None:
    arena = terms("random", "random", engine="0.0.1")
    table = ("il-principe", 2, arena.preset, arena.options)
    games = RandomGames(*table, 1, 1, 1, False, False, engine="0.0.1")

    with pytest.raises(OtherEngine):
        play_job(Job(arena, arena.fixtures()[0], False))
    with pytest.raises(NoCluster, match=r"another engine .*, not 0\.0\.1"):
        list(share(play_games, [games], cluster))


def test_missing_ray_is_answered_with_the_install_command(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)

    assert "the extra “ray”" in refused(call("simulate", "il-principe", "--games", "1", "--ray"))
    arena = ("arena", "il-principe", "--bots", "random,random", "--seats", "2", "--games", "2")
    assert "the extra “ray”" in refused(call(*arena, "--ray", "auto"))
