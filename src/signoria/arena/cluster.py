"""The same jobs on a Ray cluster: plain work out, plain results back, in order.

A job is done on whichever node is free. If a worker or its node is lost, the job is done again
elsewhere: it is seeded, so its result is the same.
"""

from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import contextmanager
from socket import create_connection
from typing import Any, Final, TypeVar

import msgspec

from signoria import VERSION
from signoria.arena.match import Cast
from signoria.arena.pool import Finished, play_one
from signoria.arena.record import decode
from signoria.arena.schedule import Fixture, Terms
from signoria.extras import load

LOCAL: Final = "local"  # a cluster of this machine alone, for as long as the command lasts
AUTO: Final = "auto"  # the cluster that this machine is a node of
AGAIN: Final = 5  # how often a job is tried anew after a lost worker
AHEAD: Final = 3  # jobs handed out for each core, so that none waits for work
KNOCK: Final = 5.0  # seconds until somebody has answered at an address
STORE: Final = 100 << 20  # bytes of Ray's shared memory: records are small

J = TypeVar("J")
R = TypeVar("R")


class NoCluster(Exception):
    """There is no cluster at that address, or it broke down."""


class OtherEngine(Exception):
    """A node of the cluster has another version of this engine."""


class Job(msgspec.Struct, frozen=True):
    """One game of a run, as it is handed out."""

    terms: Terms
    fixture: Fixture
    ledgers: bool


def play_on(
    address: str, terms: Terms, fixtures: Sequence[Fixture], ledgers: bool = False
) -> Generator[Finished, None, None]:
    """The games of a run, played on a cluster; they are the same as those of a process pool."""
    jobs = [Job(terms, fixture, ledgers) for fixture in fixtures]
    for line, text in share(play_job, jobs, address):
        yield decode(line), text


def play_job(job: Job) -> tuple[bytes, str]:
    """Play one game where this is called; outside programs live as long as the game."""
    check_engine(job.terms.engine)
    cast = Cast()
    try:
        return play_one(job.terms, job.fixture, cast, job.ledgers)
    finally:
        cast.close()


def check_engine(wished: str) -> None:
    """Do no job that another version of this engine handed out: its games would be others."""
    if wished != VERSION:
        raise OtherEngine(f"{VERSION}, not {wished}")


def share(
    work: Callable[[J], R], jobs: Iterable[J], address: str, again: int = AGAIN
) -> Generator[R, None, None]:
    """What comes of each job, in the order of the jobs; `work` must be found by its name."""
    with _cluster(address) as ray:
        task = ray.remote(max_retries=again, num_cpus=1)(work)
        most = max(1, int(ray.cluster_resources().get("CPU", 1))) * AHEAD
        handed: deque[Any] = deque()
        try:
            for job in jobs:
                handed.append(task.remote(job))
                if len(handed) >= most:
                    yield ray.get(handed.popleft())
            while handed:
                yield ray.get(handed.popleft())
        except OtherEngine as other:
            cause = getattr(other, "cause", other)
            raise NoCluster(f"a node has another engine ({cause})") from None
        except ray.exceptions.RayTaskError:
            raise  # our own mistake, not the cluster's
        except ray.exceptions.WorkerCrashedError:
            raise NoCluster(f"a worker died {again + 1} times over one job") from None
        except ray.exceptions.RayError as trouble:
            raise NoCluster(str(trouble).splitlines()[0]) from None


@contextmanager
def _cluster(address: str) -> Iterator[Any]:
    """A connection to a cluster, ended afterwards; one that this process has already is used.

    Unless another cluster is wished: that is refused, as Ray has one connection in a process.
    """
    ray = load("ray", "ray")
    if ray.is_initialized():
        _check_address(address, ray.get_runtime_context().gcs_address)
        yield ray
        return
    _knock(address)
    wished: dict[str, Any] = {"log_to_driver": False, "logging_level": "error"}
    if address == LOCAL:
        wished |= {"include_dashboard": False, "object_store_memory": STORE}
    try:
        ray.init(address, **wished)
    except (ConnectionError, ValueError, RuntimeError) as trouble:
        raise NoCluster((str(trouble) or type(trouble).__name__).splitlines()[0]) from None
    try:
        yield ray
    finally:
        ray.shutdown()


def _check_address(wished: str, connected: str) -> None:
    if wished not in (LOCAL, AUTO, connected):
        raise NoCluster(f"this process is connected to {connected} already")


def _knock(address: str) -> None:
    """Refuse an address where nobody answers: Ray itself would try for minutes."""
    host, colon, port = address.rpartition("//")[2].rpartition(":")
    if colon and port.isdecimal():
        try:
            create_connection((host, int(port)), KNOCK).close()
        except OSError as trouble:
            raise NoCluster(trouble.strerror or str(trouble)) from None
