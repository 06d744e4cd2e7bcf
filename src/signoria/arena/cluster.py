"""Jobs of a run on a Ray cluster: plain data out, plain results back, in order.

Any free node does a job. If a worker or its node is lost, another node repeats the job. Jobs are
seeded, so the result is the same.
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
AGAIN: Final = 5  # retries of a job after a lost worker
AHEAD: Final = 3  # jobs handed out for each core, so that every core always has work
KNOCK: Final = 5.0  # seconds to wait for a connection to an address
STORE: Final = 100 << 20  # bytes of Ray's shared memory: records are small

J = TypeVar("J")
R = TypeVar("R")


class NoCluster(Exception):
    """There is no cluster at that address, or it broke down."""


class OtherEngine(Exception):
    """A node of the cluster has another version of this engine."""


class Job(msgspec.Struct, frozen=True):
    """One game of a run, as sent to a worker."""

    terms: Terms
    fixture: Fixture
    ledgers: bool


def play_on(
    address: str, terms: Terms, fixtures: Sequence[Fixture], ledgers: bool = False
) -> Generator[Finished, None, None]:
    """Play the games of a run on a cluster; the results equal those of the process pool."""
    jobs = [Job(terms, fixture, ledgers) for fixture in fixtures]
    for line, text in share(play_job, jobs, address):
        yield decode(line), text


def play_job(job: Job) -> tuple[bytes, str]:
    """Play one game in this process; stop its outside programs afterwards."""
    check_engine(job.terms.engine)
    cast = Cast()
    try:
        return play_one(job.terms, job.fixture, cast, job.ledgers)
    finally:
        cast.close()


def check_engine(requested: str) -> None:
    """Refuse a job from another version of this engine: its games would differ."""
    if requested != VERSION:
        raise OtherEngine(f"{VERSION}, not {requested}")


def share(
    work: Callable[[J], R], jobs: Iterable[J], address: str, again: int = AGAIN
) -> Generator[R, None, None]:
    """Yield the result of each job, in the order of the jobs; `work` must be importable by name."""
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
            raise  # an error in our own code, not in the cluster
        except ray.exceptions.WorkerCrashedError:
            raise NoCluster(f"a worker died {again + 1} times over one job") from None
        except ray.exceptions.RayError as trouble:
            raise NoCluster(str(trouble).splitlines()[0]) from None


@contextmanager
def _cluster(address: str) -> Iterator[Any]:
    """Yield a connection to a cluster and end it afterwards.

    An existing connection of this process is reused and stays open. If it leads to another cluster,
    `NoCluster` is raised, as Ray allows one connection per process.
    """
    ray = load("ray", "ray")
    if ray.is_initialized():
        _check_address(address, ray.get_runtime_context().gcs_address)
        yield ray
        return
    _knock(address)
    requested: dict[str, Any] = {"log_to_driver": False, "logging_level": "error"}
    if address == LOCAL:
        requested |= {"include_dashboard": False, "object_store_memory": STORE}
    try:
        ray.init(address, **requested)
    except (ConnectionError, ValueError, RuntimeError) as trouble:
        raise NoCluster((str(trouble) or type(trouble).__name__).splitlines()[0]) from None
    try:
        yield ray
    finally:
        ray.shutdown()


def _check_address(requested: str, connected: str) -> None:
    if requested not in (LOCAL, AUTO, connected):
        raise NoCluster(f"this process is connected to {connected} already")


def _knock(address: str) -> None:
    """Refuse an address that accepts no connection: Ray itself would retry for minutes."""
    host, colon, port = address.rpartition("//")[2].rpartition(":")
    if colon and port.isdecimal():
        try:
            create_connection((host, int(port)), KNOCK).close()
        except OSError as trouble:
            raise NoCluster(trouble.strerror or str(trouble)) from None
