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
from signoria.cli.files import check_directory, write_text
from signoria.cli.laying import Laid, lay
from signoria.cli.many_games import Facts, Job, play_games
from signoria.cli.parameters import (
    AsJson,
    Cities,
    Decks,
    GameName,
    Lang,
    Preset,
    Ray,
    Seats,
    Wishes,
)
from signoria.cli.random_play import check_seed
from signoria.cli.screen import grid, on_terminal, say_json, screen
from signoria.cli.tally import Tally
from signoria.extras import MissingExtra
from signoria.kernel.game import Outcome
from signoria.locales.words import Words

GAMES_A_JOB: Final = 100  # on a cluster: enough games that the overhead of a job is small

LedgerDirectory = Annotated[
    Path | None,
    typer.Option("--ledger", metavar="DIR", help="Write every game down, a file each."),
]


def simulate(
    game: GameName,
    lang: Lang,
    seats: Seats = None,
    preset: Preset = None,
    games: Annotated[int, typer.Option(min=1, help="How many games to play.")] = 1000,
    seed: Annotated[int, typer.Option(help="Same seed, same games.")] = 1,
    wishes: Wishes = None,
    cities: Cities = None,
    decks: Decks = None,
    ledger: LedgerDirectory = None,
    ray: Ray = None,
    checksum: Annotated[
        bool, typer.Option("--checksum", help="Add a fingerprint of all the games.")
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

    - `signoria simulate il-principe --games 10000`
    - `signoria simulate il-principe --seats 3 --preset mtm2005 --option shields=12 --json`
    - `signoria simulate il-principe --games 20 --ledger games/`
    - `signoria simulate princes --preset tournament --deck masons --deck my.deck --games 50`
    - `signoria simulate intrigue --games 1000000 --ray auto`
    """
    laid = lay(Words(lang), game, seats, preset, wishes, cities, decks)
    check_seed(seed, laid.words)
    runs = Runs(laid, seed, games, ledger, ray)
    runs.check_directory()
    figures = runs.play(checksum)
    if as_json:
        say_json(figures)
    else:
        _show(laid, figures)


class Runs:
    """The games of one command: their numbers, where they are played, and their files."""

    def __init__(
        self, laid: Laid, seed: int, games: int, directory: Path | None, ray: str | None
    ) -> None:
        self.laid = laid
        self.seed = seed
        self.games = games
        self.directory = directory
        self.ray = ray

    def file(self, number: int) -> str:
        """Return the name of a game's file."""
        laid = self.laid
        return f"{laid.game.slug}-{laid.seats}-{laid.preset}-{self.seed}-{number:06}.jsonl"

    def check_directory(self) -> None:
        """Create the directory, or refuse it before anything is played."""
        if self.directory is not None:
            wanted = {self.file(number) for number in range(1, self.games + 1)}
            check_directory(self.directory, wanted, self.laid.words)

    def play(self, checksum: bool) -> dict[str, Any]:
        """Play all games; return the figures for JSON."""
        tally, digest, seconds, conserved = Tally(self.laid.seats), sha256(), 0.0, True
        for number, facts in zip(self._numbers(), self._facts(checksum), strict=True):
            seconds += facts.seconds
            outcome = Outcome(facts.reason, facts.scores, facts.winners)
            tally.count(outcome, facts.moves, facts.rounds)
            conserved = conserved and facts.conserved
            digest.update(facts.digest)
            if self.directory is not None:
                path = self.directory / self.file(number)
                write_text(path, facts.ledger, self.laid.words)
        laid = self.laid
        figures = {"game": laid.game.slug, "seats": laid.seats, "preset": laid.preset}
        figures |= {"options": laid.options, "seed": self.seed, **tally.written(seconds)}
        figures["conserved"] = conserved
        return {**figures, "checksum": digest.hexdigest()} if checksum else figures

    def _facts(self, checksum: bool) -> Iterator[Facts]:
        """Yield the result of each game, in order, from this process or from a cluster."""
        size = 1 if self.ray is None else GAMES_A_JOB
        jobs = (self._job(first, size, checksum) for first in range(1, self.games + 1, size))
        if self.ray is None:
            yield from chain.from_iterable(map(play_games, jobs))
            return
        try:
            yield from chain.from_iterable(share(play_games, jobs, self.ray))
        except (MissingExtra, NoCluster) as trouble:
            refuse_cluster(self.laid.words, self.ray, trouble)

    def _job(self, first: int, size: int, checksum: bool) -> Job:
        laid, last = self.laid, min(first + size - 1, self.games)
        table = (laid.game.slug, laid.seats, laid.preset, laid.options)
        return Job(*table, self.seed, first, last, checksum, self.directory is not None)

    def _numbers(self) -> Iterator[int]:
        """Yield the numbers of the games, with a progress bar on a terminal."""
        return iter(
            track(
                range(1, self.games + 1),
                description=self.laid.game.title,
                console=Console(stderr=True),
                transient=True,
                disable=not on_terminal(),
            )
        )


def _show(laid: Laid, figures: dict[str, Any]) -> None:
    words, out = laid.words, screen()
    seats = words.house("cli-seats", seats=laid.seats)
    heading = f"{words.game(laid.game)} · {laid.preset} · {seats}"
    out.print(heading, style="bold")
    sums = grid("", "")
    sums.show_header = False
    for key in ("games", "moves", "moves_per_second"):
        sums.add_row(words.house("cli-sim-" + key.replace("_", "-")), f"{figures[key]:,}")
    if figures["normal_rounds"]:
        sums.add_row(words.house("cli-sim-rounds"), _counts(figures["normal_rounds"]))
    for key in ("shared_wins", "level_on_points"):
        share = figures[key] / figures["games"]
        name = words.house("cli-sim-" + key.replace("_", "-"))
        sums.add_row(name, f"{figures[key]:,} ({share:.1%})")
    for part in (sums, _ends(laid, figures["ends"]), _seats(laid, figures)):
        out.print(part)
        out.print()
    if "checksum" in figures:
        out.print(figures["checksum"], soft_wrap=True)


def _counts(counts: dict[str, int]) -> str:
    total = sum(counts.values())
    mean = sum(int(number) * games for number, games in counts.items()) / total
    shares = "  ".join(f"{number}: {games / total:.1%}" for number, games in counts.items())
    return f"{mean:.2f}   ({shares})"


def _ends(laid: Laid, ends: dict[str, dict[str, float]]) -> Any:
    words, game = laid.words, laid.game
    table = grid(words.house("cli-sim-end"), words.house("cli-sim-games"), "%")
    for reason, row in ends.items():
        number = game.names["reason"].index(reason)
        name = words.thing(game, "reason", number)
        table.add_row(name, f"{row['games']:,}", f"{row['share']:.1%}")
    return table


def _seats(laid: Laid, figures: dict[str, Any]) -> Any:
    words = laid.words
    headings = ("cli-seat", "cli-sim-mean", "cli-sim-deviation", "cli-sim-least", "cli-sim-most")
    table = grid(*(words.house(heading) for heading in headings), words.house("cli-sim-wins"), "%")
    for seat, row in enumerate(figures["scores_by_seat"]):
        wins = figures["wins_by_seat"][seat]
        table.add_row(laid.names[seat], *_spread(row), f"{wins:,.1f}", _share(wins, figures))
    table.add_section()
    table.add_row(words.house("cli-sim-all-seats"), *_spread(figures["scores"]), "", "")
    return table


def _share(wins: float, figures: dict[str, Any]) -> str:
    return f"{wins / figures['games']:.1%}"


def _spread(row: dict[str, float]) -> list[str]:
    return [f"{row['mean']:.2f}", f"{row['deviation']:.2f}", f"{row['least']}", f"{row['most']}"]
