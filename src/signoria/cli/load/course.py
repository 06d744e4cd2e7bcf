"""Sequence of the measurements: full speed, half the aim, and many streams."""

import asyncio
from collections.abc import Callable, Coroutine, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, TypeVar

import msgspec
from uvicorn.loops.auto import auto_loop_factory

from signoria.cli.load.crowd import OpenStreams, hold
from signoria.cli.load.measurements import Measurement, Meter
from signoria.cli.load.nodes import running
from signoria.cli.load.players import Player, Tally, play_all, seated
from signoria.extras import MissingExtra, installed
from signoria.testing.postgres import has_postgres, running_postgres

SQLITE: Final = "sqlite"
POSTGRESQL: Final = "postgresql"
AIM: Final = 1_000  # accepted actions a second

T = TypeVar("T")


class Plan(msgspec.Struct, frozen=True):
    """The load on the servers, and its duration."""

    seconds: float
    tables: int
    seats: int
    streams: int


class Database(msgspec.Struct, frozen=True):
    """A database to measure: its kind, its address, and its server's process if we started it."""

    kind: str
    url: str
    pids: tuple[int, ...] = ()


class Run(msgspec.Struct, frozen=True):
    """Results of some nodes on one database: at full speed, and at half the aim."""

    database: str
    nodes: int
    full: Measurement
    half: Measurement


@contextmanager
def databases(urls: Sequence[str]) -> Iterator[list[Database]]:
    """Yield the named databases; else a new file and, if installed, a new PostgreSQL server."""
    with ExitStack() as stack:
        if urls:
            yield [_named(url) for url in urls]
            return
        folder = Path(stack.enter_context(TemporaryDirectory(prefix="signoria-")))
        found = [Database(SQLITE, f"sqlite:///{folder / 'server.db'}")]
        if has_postgres():
            server = stack.enter_context(running_postgres())
            found.append(Database(POSTGRESQL, server.url("postgres"), (server.pid,)))
        yield found


def _named(url: str) -> Database:
    kind = url.partition(":")[0].partition("+")[0]
    if kind == POSTGRESQL and not installed("postgres"):
        raise MissingExtra("postgres")
    return Database(kind, url)


def race(database: Database, nodes: int, plan: Plan) -> Run:
    """Let all tables play as fast as they can, then at half the aim or at half their own rate.

    The lower of the two counts, so that a faster server is measured at the same rate as before.
    """

    async def play(players: Sequence[Player], pids: list[int]) -> Run:
        full = await _measure(players, plan.seconds, 0.0, pids, database.pids)
        rate = min(AIM, full.a_second) / 2
        half = await _measure(players, plan.seconds, rate, pids, database.pids)
        return Run(database.kind, nodes, full, half)

    return _with_players(database, nodes, plan, lambda players, _nodes, pids: play(players, pids))


def crowd(database: Database, plan: Plan) -> OpenStreams:
    """Let one server hold many streams, and check that a frame still reaches all."""

    def watch(
        players: Sequence[Player], nodes: list[str], pids: list[int]
    ) -> Coroutine[Any, Any, OpenStreams]:
        return hold(players, plan.streams, nodes[0], pids[0])

    return _with_players(database, 1, plan, watch)


async def _measure(
    players: Sequence[Player],
    seconds: float,
    a_second: float,
    servers: Sequence[int],
    database: Sequence[int],
) -> Measurement:
    """Measure play for some seconds; before it, one choice opens each connection."""
    await asyncio.gather(*(player.act(Tally()) for player in players))
    meter = Meter(servers, database)
    tally = await play_all(players, seconds, a_second)
    return meter.measure(tally.late, tally.refused)


def _with_players(
    database: Database,
    nodes: int,
    plan: Plan,
    do: Callable[[Sequence[Player], list[str], list[int]], Coroutine[Any, Any, T]],
) -> T:
    """Start servers, create players, run `do` with them, and stop everything."""
    with running(database.url, nodes) as (addresses, pids):

        async def go() -> T:
            players = await seated(addresses, plan.tables, plan.seats)
            try:
                return await do(players, addresses, pids)
            finally:
                for player in players:
                    player.leave()

        with asyncio.Runner(loop_factory=auto_loop_factory()) as runner:
            return runner.run(go())
