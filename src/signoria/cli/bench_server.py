"""`signoria bench server`: the load that a server can carry on this machine."""

import os
from typing import Annotated, Final

import msgspec
import typer

from signoria.cli.build import compiled, description
from signoria.cli.errors import refuse, refuse_without
from signoria.cli.load.client import ConnectionLost
from signoria.cli.load.course import AIM, POSTGRESQL, Plan, Run, crowd, databases, race
from signoria.cli.load.crowd import OpenStreams
from signoria.cli.load.measurements import Measurement
from signoria.cli.load.nodes import NoServer
from signoria.cli.parameters import AsJson, Lang
from signoria.cli.screen import grid, say_json, screen
from signoria.extras import MissingExtra
from signoria.locales.words import Words
from signoria.portable import allow_files

AIMS: Final = {"a_second": AIM, "p99": 60, "streams": 5_000, "memory": 1_024}
SPARE: Final = 200  # open files other than connections
FIGURES: Final = ("rate", "p50", "p95", "p99", "cpu", "database", "client", "memory")

Seconds = Annotated[
    float, typer.Option(min=0.1, max=600, help="How long each round of play lasts.")
]
Tables = Annotated[int, typer.Option(min=1, max=5_000, help="Tables that are played at once.")]
Seats = Annotated[int, typer.Option(min=2, max=5, help="Seats, and streams, of each table.")]
Streams = Annotated[
    int, typer.Option(min=0, max=50_000, help="Streams to be held open by one process; 0: none.")
]
Databases = Annotated[
    list[str] | None,
    typer.Option(
        "--database",
        metavar="URL",
        show_default="a new file and, if it is installed, a PostgreSQL of its own",
        help="Measure on this database instead, and leave the tables in it; may be repeated.",
    ),
]


def server(
    lang: Lang,
    seconds: Seconds = 10.0,
    tables: Tables = 200,
    seats: Seats = 3,
    streams: Streams = 5_000,
    database: Databases = None,
    as_json: AsJson = False,
) -> None:
    """Measure servers on this machine: real processes on loopback, every commit on disk.

    At each table one account holds all seats, with a stream for each, and chooses at random; there
    are no bots. In the first round all tables play as fast as they can. In the second they play 500
    actions a second, half of the aim; if the first round was below the aim, they play at half its
    rate. Milliseconds count from the request until the last watcher has its frame. CPU is in cores;
    the simulated players use some of it too. SQLite is measured with one node, PostgreSQL with one
    and with two, the seats of a table on different nodes. Finally one process holds many streams.

    Examples:

    - `signoria bench server`
    - `signoria bench server --seconds 30 --json`
    - `signoria bench server --tables 20 --streams 0 --database sqlite:///bench.db`
    """
    words, plan = Words(lang), Plan(seconds, tables, seats, streams)
    allow_files(streams + tables * (seats + 2) + SPARE)
    if not as_json:
        screen().print(description(), style="bold")
    try:
        runs, opened = _measured(plan, database or [])
    except MissingExtra as missing:
        refuse_without(words, missing)
    except NoServer:
        refuse(words.message("cli-bench-server-closed"))
    except (ConnectionLost, OSError) as trouble:
        refuse(
            words.message("cli-bench-server-failed", reason=str(trouble) or type(trouble).__name__)
        )
    if as_json:
        _say_all(plan, runs, opened)
    else:
        _show(words, runs, opened)


def _measured(plan: Plan, urls: list[str]) -> tuple[list[Run], OpenStreams | None]:
    with databases(urls) as found:
        runs = [
            race(database, nodes, plan)
            for database in found
            for nodes in ((1, 2) if database.kind == POSTGRESQL else (1,))
        ]
        return runs, crowd(found[0], plan) if plan.streams else None


def _say_all(plan: Plan, runs: list[Run], opened: OpenStreams | None) -> None:
    engine = {"engine": description(), "compiled": compiled(), "cores": os.cpu_count()}
    measured = {"plan": plan, "runs": runs, "held": opened, "aims": AIMS}
    say_json({**engine, **msgspec.to_builtins(measured)})


def _show(words: Words, runs: list[Run], opened: OpenStreams | None) -> None:
    headings = [words.message(f"cli-bench-server-{name}") for name in FIGURES]
    table = grid(words.message("cli-bench-what"), *headings)
    for run in runs:
        for message, round in (("full", run.full), ("half", run.half)):
            name = words.message(
                f"cli-bench-server-{message}", database=run.database, nodes=run.nodes
            )
            table.add_row(name, *_figures(round))
    screen().print(table)
    if opened is not None:
        sentence = words.message(
            "cli-bench-server-held",
            streams=opened.streams,
            before=_shown(opened.memory_before, 0),
            after=_shown(opened.memory_after, 0),
            reached=opened.reached,
            milliseconds=f"{opened.reached_in:.0f}",
        )
        screen().print(sentence, soft_wrap=True)
    screen().print(words.message("cli-bench-server-aims"), soft_wrap=True)


def _figures(round: Measurement) -> list[str]:
    times = [f"{value:.0f}" for value in (round.p50, round.p95, round.p99)]
    cpu = [_shown(value, 2) for value in (round.server_cpu, round.database_cpu, round.client_cpu)]
    return [f"{round.a_second:,.0f}", *times, *cpu, _shown(round.memory, 0)]


def _shown(value: float | None, digits: int) -> str:
    """Format a number, or return a question mark if the system does not report it."""
    return "?" if value is None else f"{value:.{digits}f}"
