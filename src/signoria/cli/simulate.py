"""`signoria simulate`: many random games, and their statistics."""

from collections.abc import Iterator
from hashlib import sha256
from itertools import chain
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.console import Console
from rich.progress import track

from signoria.arena.cluster import NoCluster, share
from signoria.cli.clusters import refuse_cluster
from signoria.cli.examples import with_examples
from signoria.cli.files import check_directory, write_text
from signoria.cli.many_games import GameResult, Job, play_games
from signoria.cli.parameters import (
    AsJson,
    GameName,
    Lang,
    OptionTexts,
    Preset,
    Ray,
    Seats,
)
from signoria.cli.random_play import check_seed
from signoria.cli.screen import grid, on_terminal, say_json, screen
from signoria.cli.setups import Setup, setup_from
from signoria.cli.tally import Tally
from signoria.extras import MissingExtra
from signoria.kernel.game import Outcome
from signoria.locales.words import Words

GAMES_A_JOB: Final = 100  # on a cluster: enough games that the overhead of a job is small

LedgerDirectory = Annotated[
    Path | None,
    typer.Option(
        "--ledger", metavar="DIR", help="Write the ledger of each game to a file in this directory."
    ),
]


@with_examples
def simulate(
    game: GameName,
    lang: Lang,
    seats: Seats = None,
    preset: Preset = None,
    games: Annotated[int, typer.Option(min=1, help="How many games to play.")] = 1000,
    seed: Annotated[
        int,
        typer.Option(help="Number that determines all chance; the same seed gives the same games."),
    ] = 1,
    options: OptionTexts = None,
    ledger: LedgerDirectory = None,
    ray: Ray = None,
    checksum: Annotated[
        bool,
        typer.Option(
            "--checksum",
            help="Print a checksum of all games as well; equal games have equal checksums.",
        ),
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Play many games at random and report statistics.

    With `--json`, `conserved` says whether every game ended with the pieces and the money it began
    with.

    Every seat chooses uniformly among its legal actions. Game i (from 1) of a seed draws its cards
    from the seed SEED × 1000003 + i, and its choices from that number + 2^62. So the games are the
    same on every machine, interpreted or compiled, with or without ledgers.

    Examples:

    {examples}
    """
    setup = setup_from(Words(lang), game, seats, preset, options)
    check_seed(seed, setup.words)
    runs = Runs(setup, seed, games, ledger, ray)
    runs.check_directory()
    stats = runs.play(checksum)
    if as_json:
        say_json(stats)
    else:
        _show(setup, stats)


class Runs:
    """The games of one command: their numbers, where they are played, and their files."""

    def __init__(
        self, setup: Setup, seed: int, games: int, directory: Path | None, ray: str | None
    ) -> None:
        self.setup = setup
        self.seed = seed
        self.games = games
        self.directory = directory
        self.ray = ray

    def file(self, number: int) -> str:
        """Return the name of a game's file."""
        setup = self.setup
        return f"{setup.game.slug}-{setup.seats}-{setup.preset}-{self.seed}-{number:06}.jsonl"

    def check_directory(self) -> None:
        """Create the directory, or refuse it before anything is played."""
        if self.directory is not None:
            wanted = {self.file(number) for number in range(1, self.games + 1)}
            check_directory(self.directory, wanted, self.setup.words)

    def play(self, checksum: bool) -> dict[str, Any]:
        """Play all games; return the statistics for JSON."""
        tally, digest, seconds, conserved = Tally(self.setup.seats), sha256(), 0.0, True
        for number, result in zip(self._numbers(), self._results(checksum), strict=True):
            seconds += result.seconds
            outcome = Outcome(result.reason, result.scores, result.winners)
            tally.count(outcome, result.moves, result.rounds)
            conserved = conserved and result.conserved
            digest.update(result.digest)
            if self.directory is not None:
                path = self.directory / self.file(number)
                write_text(path, result.ledger, self.setup.words)
        setup = self.setup
        stats = {"game": setup.game.slug, "seats": setup.seats, "preset": setup.preset}
        stats |= {"options": setup.options, "seed": self.seed, **tally.written(seconds)}
        stats["conserved"] = conserved
        return {**stats, "checksum": digest.hexdigest()} if checksum else stats

    def _results(self, checksum: bool) -> Iterator[GameResult]:
        """Yield the result of each game, in order, from this process or from a cluster."""
        size = 1 if self.ray is None else GAMES_A_JOB
        jobs = (self._job(first, size, checksum) for first in range(1, self.games + 1, size))
        if self.ray is None:
            yield from chain.from_iterable(map(play_games, jobs))
            return
        try:
            yield from chain.from_iterable(share(play_games, jobs, self.ray))
        except (MissingExtra, NoCluster) as trouble:
            refuse_cluster(self.setup.words, self.ray, trouble)

    def _job(self, first: int, size: int, checksum: bool) -> Job:
        setup, last = self.setup, min(first + size - 1, self.games)
        table = (setup.game.slug, setup.seats, setup.preset, setup.options)
        return Job(*table, self.seed, first, last, checksum, self.directory is not None)

    def _numbers(self) -> Iterator[int]:
        """Yield the numbers of the games, with a progress bar on a terminal."""
        return iter(
            track(
                range(1, self.games + 1),
                description=self.setup.game.title,
                console=Console(stderr=True),
                transient=True,
                disable=not on_terminal(),
            )
        )


def _show(setup: Setup, stats: dict[str, Any]) -> None:
    words, out = setup.words, screen()
    seats = words.message("cli-seats", seats=setup.seats)
    heading = f"{words.game(setup.game)} · {setup.preset} · {seats}"
    out.print(heading, style="bold")
    sums = grid("", "")
    sums.show_header = False
    for key in ("games", "moves", "moves_per_second"):
        sums.add_row(words.message("cli-sim-" + key.replace("_", "-")), f"{stats[key]:,}")
    if stats["normal_rounds"]:
        sums.add_row(words.message("cli-sim-rounds"), _counts(stats["normal_rounds"]))
    for key in ("shared_wins", "level_on_points"):
        share = stats[key] / stats["games"]
        name = words.message("cli-sim-" + key.replace("_", "-"))
        sums.add_row(name, f"{stats[key]:,} ({share:.1%})")
    for part in (sums, _ends(setup, stats["ends"]), _seats(setup, stats)):
        out.print(part)
        out.print()
    if "checksum" in stats:
        out.print(stats["checksum"], soft_wrap=True)


def _counts(counts: dict[str, int]) -> str:
    total = sum(counts.values())
    mean = sum(int(number) * games for number, games in counts.items()) / total
    shares = "  ".join(f"{number}: {games / total:.1%}" for number, games in counts.items())
    return f"{mean:.2f}   ({shares})"


def _ends(setup: Setup, ends: dict[str, dict[str, float]]) -> Any:
    words, game = setup.words, setup.game
    table = grid(words.message("cli-sim-end"), words.message("cli-sim-games"), "%")
    for reason, row in ends.items():
        number = game.names["reason"].index(reason)
        name = words.thing(game, "reason", number)
        table.add_row(name, f"{row['games']:,}", f"{row['share']:.1%}")
    return table


def _seats(setup: Setup, stats: dict[str, Any]) -> Any:
    words = setup.words
    headings = ("cli-seat", "cli-sim-mean", "cli-sim-deviation", "cli-sim-least", "cli-sim-most")
    table = grid(
        *(words.message(heading) for heading in headings), words.message("cli-sim-wins"), "%"
    )
    for seat, row in enumerate(stats["scores_by_seat"]):
        wins = stats["wins_by_seat"][seat]
        table.add_row(setup.names[seat], *_spread(row), f"{wins:,.1f}", _share(wins, stats))
    table.add_section()
    table.add_row(words.message("cli-sim-all-seats"), *_spread(stats["scores"]), "", "")
    return table


def _share(wins: float, stats: dict[str, Any]) -> str:
    return f"{wins / stats['games']:.1%}"


def _spread(row: dict[str, float]) -> list[str]:
    return [f"{row['mean']:.2f}", f"{row['deviation']:.2f}", f"{row['least']}", f"{row['most']}"]
