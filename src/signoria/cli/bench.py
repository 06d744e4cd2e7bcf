"""`signoria bench`: the speed of the engine on this machine."""

from collections.abc import Callable
from itertools import count, cycle
from math import inf
from time import perf_counter
from typing import Annotated, Any, Final

import msgspec
import typer

from signoria.bots.ismcts import Ismcts
from signoria.bots.playout import play_out, play_well
from signoria.bots.window import Window
from signoria.cli.bench_research import research_works
from signoria.cli.bench_server import server
from signoria.cli.benchmark import Benchmark
from signoria.cli.build import compiled, description
from signoria.cli.parameters import AsJson, Lang, Preset, Seats
from signoria.cli.random_play import play_game
from signoria.cli.screen import grid, say_json, screen
from signoria.cli.setups import Setup, setup_from
from signoria.games import GAMES
from signoria.kernel.game import Game
from signoria.kernel.ledger import ledger_of, replay
from signoria.kernel.parts import part_of
from signoria.kernel.rng import SeededRng
from signoria.kernel.table import Table, open_table
from signoria.locales.words import Words

ROUNDS: Final = 5
HALFWAY: Final = 100  # decisions: a position with cards, shields and roles on the table
SPIN: Final = 100_000
SEARCHED: Final = 20  # games whose positions are searched
ITERATIONS: Final = 50

AIMS: Final[dict[str, int | None]] = {
    "spin": None,
    "inside": 3_000_000,
    "driven": 1_000_000,
    "copy": 1_500_000,
    "imagine-forgetful": 300_000,
    "imagine-remembering": 300_000,
    "view": 50_000,
    "replay": None,
    "search": 8_000,
    "vector-compact": 300_000,
    "vector-full": 100_000,
    "pettingzoo": 30_000,
    "openspiel": 50_000,
}

Lasting = Annotated[
    float, typer.Option(min=0.01, max=60, help="How long one round of one measurement lasts.")
]

GameToMeasure = Annotated[str, typer.Option("--game", metavar="GAME", help="The game to measure.")]

bench = typer.Typer(
    name="bench",
    invoke_without_command=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="markdown",
)


@bench.callback()
def engine(
    ctx: typer.Context,
    lang: Lang,
    game: GameToMeasure = GAMES[0].slug,
    seats: Seats = None,
    preset: Preset = None,
    seconds: Lasting = 0.5,
    as_json: AsJson = False,
) -> None:
    """Measure the engine on this machine.

    Each line is the best of five short rounds, per second. The spin loop is plain Python,
    independent of the engine: it shows how fast the machine is, so that runs on different machines
    can be compared. The aims apply to the compiled engine on one core. The lines of the research
    environments need the extra `research`.

    Examples:

    - `signoria bench`
    - `signoria bench --seconds 2 --json`
    - `signoria bench --seats 5`
    """
    if ctx.invoked_subcommand is not None:
        return
    words = Words(lang)
    setup = setup_from(words, game, seats, preset, None)
    own = benchmarks_of(setup.game)
    works = {**_works(setup), **research_works(setup)}
    works |= {name: one.work for name, one in own.items() if one.work is not None}
    measured = {name: _best(work, seconds) for name, work in works.items()}
    aims = aims_with(own)
    if as_json:
        rows = {name: {"per_second": round(measured[name]), "aim": aims[name]} for name in works}
        say_json({"engine": description(), "compiled": compiled(), "measured": rows})
        return
    headings = (words.message("cli-bench-what"), words.message("cli-bench-measured"))
    table = grid(*headings, words.message("cli-bench-aim"))
    for name in works:
        aim = aims[name]
        shown = "–" if aim is None else f"{aim:,}"
        what = words.of(setup.game, "cli-bench-" + name)
        table.add_row(what, f"{measured[name]:,.0f}", shown)
    screen().print(description(), style="bold")
    screen().print(table)


bench.command()(server)


def benchmarks_of(game: Game[Any]) -> dict[str, Benchmark]:
    """Return the benchmarks that a game brings, by name."""
    return part_of(game, "benchmarks") or {}


def aims_with(own: dict[str, Benchmark]) -> dict[str, int | None]:
    """Return the aims; if a game has its own, the general ones do not apply to it."""
    mine = {name: one.aim for name, one in own.items()}
    return {**dict.fromkeys(AIMS), **mine} if mine else AIMS


def _best(work: Callable[[], int], seconds: float) -> float:
    """Return the number of operations per second in the best of several rounds."""
    best = 0.0
    for _ in range(ROUNDS):
        done, start, spent = 0, perf_counter(), 0.0
        while spent < seconds:
            done += work()
            spent = perf_counter() - start
        best = max(best, done / spent)
    return best


def _works(setup: Setup) -> dict[str, Callable[[], int]]:
    """Return the measurements; each call does a little work and returns its amount."""
    table = _halfway(setup)
    rng, seeds = SeededRng(3), count(1)
    return {
        "spin": _spin,
        "inside": lambda: play_out(_opened(setup, next(seeds)), rng),
        "driven": lambda: _drive(_opened(setup, next(seeds)), rng),
        "copy": lambda: _repeat(table.state.copy),
        "imagine-forgetful": lambda: _repeat(lambda: table.state.imagine(0, rng, False)),
        "imagine-remembering": lambda: _repeat(lambda: table.state.imagine(0, rng, True)),
        "view": lambda: _repeat(lambda: msgspec.json.encode(table.game.view(table.state, 0))),
        "replay": _replaying(setup),
        "search": _searching(setup),
    }


def _spin() -> int:
    number = 1
    for step in range(SPIN):
        number = (number * 1_103_515_245 + step) & 0x7FFFFFFF
    return SPIN


def _opened(setup: Setup, seed: int) -> Table[Any]:
    return open_table(setup.game, setup.seats, setup.options, SeededRng(seed), False)


def _halfway(setup: Setup) -> Table[Any]:
    table = _opened(setup, 1)
    rng = SeededRng(2)
    for _ in range(HALFWAY):
        seat = table.actors()[0]
        legal = table.legal(seat)
        table.submit(seat, table.game.menu[legal[rng.below(0, len(legal))]])
    return table


def _drive(table: Table[Any], rng: SeededRng) -> int:
    """Play a game through `Table.submit`, from plain Python."""
    menu, decisions = table.game.menu, 0
    while seats := table.actors():
        legal = table.legal(seats[0])
        table.submit(seats[0], menu[legal[rng.below(0, len(legal))]])
        decisions += 1
    return decisions


def _repeat(work: Callable[[], object]) -> int:
    for _ in range(100):
        work()
    return 100


def _replaying(setup: Setup) -> Callable[[], int]:
    """Return a function that replays a whole ledger and returns its number of events."""
    played = play_game(setup, 1, 1, keeps=True)
    ledger = ledger_of(played.table, setup.preset, setup.options)
    events = sum(len(entry.events) for entry in ledger.entries)

    def fold() -> int:
        replay(ledger)
        return events

    return fold


def _searching(setup: Setup) -> Callable[[], int]:
    """Return a function that searches positions of several games and returns the playouts."""
    positions = cycle([_a_third_in(setup, seed) for seed in range(SEARCHED)])

    def think() -> int:
        table = next(positions)
        Ismcts[Any](1, ITERATIONS, inf).choose(Window(table, table.actors()[0]))
        return ITERATIONS

    return think


def _a_third_in(setup: Setup, seed: int) -> Table[Any]:
    """Return a position after a third of a sensible game, with more than one legal action."""
    table, rng = _opened(setup, seed), SeededRng(seed)
    moves = play_well(_opened(setup, seed), rng)
    rng = SeededRng(seed)
    while moves > 0 or len(table.legal(table.actors()[0])) == 1:
        moves -= 3
        seat = table.actors()[0]
        number = setup.game.heuristics.playout_move(table.state, seat, table.legal(seat), rng)
        table.submit(seat, table.game.menu[number])
    return table
