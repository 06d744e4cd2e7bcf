"""Jobs of seeded random games that any process can do, and their results as plain data."""

from time import perf_counter
from typing import Any

import msgspec

from signoria import VERSION
from signoria.arena.cluster import check_engine
from signoria.arena.match import normal_rounds
from signoria.cli.random_play import Played, run_game
from signoria.games import find_game
from signoria.kernel.game import Game
from signoria.kernel.ledger import ledger_of


class Job(msgspec.Struct, frozen=True):
    """Games `first` to `last` of a seed, the extras to return, and the version that sent the job.

    `engine` is the version of the sender; a worker with another version refuses the job.
    """

    slug: str
    seats: int
    preset: str
    options: dict[str, int | str]
    seed: int
    first: int
    last: int
    checksum: bool
    ledgers: bool
    engine: str = VERSION

    @property
    def game(self) -> Game[Any]:
        """Return the game that is played."""
        game = find_game(self.slug)
        if game is None:
            raise LookupError(self.slug)
        return game


class GameResult(msgspec.Struct):
    """The result of a game; `seconds` is its duration, which differs from run to run."""

    reason: str
    scores: list[int]
    winners: list[int]
    moves: int
    rounds: int | None
    conserved: bool
    seconds: float
    digest: bytes = b""
    ledger: str = ""


def play_games(job: Job) -> list[GameResult]:
    """Play the games of a job, in order."""
    check_engine(job.engine)
    whole = job.game.audit(job.game.setup(job.seats, job.options))
    return [_play(job, number, whole) for number in range(job.first, job.last + 1)]


def _play(job: Job, number: int, whole: list[int]) -> GameResult:
    start = perf_counter()
    table, moves = run_game(job, job.seed, number, job.ledgers)
    seconds = perf_counter() - start
    played = Played(table, moves)
    text = ledger_of(table, job.preset, job.options).text() if job.ledgers else ""
    return GameResult(
        reason=played.outcome.reason,
        scores=list(played.outcome.scores),
        winners=list(played.outcome.winners),
        moves=moves,
        rounds=normal_rounds(table),
        conserved=table.game.audit(table.state) == whole,
        seconds=seconds,
        digest=played.digest() if job.checksum else b"",
        ledger=text,
    )
