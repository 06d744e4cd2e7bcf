"""Worker processes that play many games at once; they receive terms and return records.

The workers are spawned, not forked, so that they receive nothing from this process but the terms.
Each has its own pipe: the death of a worker is noticed at once, and an interrupt ends all of them
without waiting for their games.
"""

import os
import signal
from collections import deque
from collections.abc import Generator, Iterator, Sequence
from contextlib import contextmanager, suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from types import FrameType
from typing import Final, TypeAlias, cast

from signoria.arena.match import Cast, play_match
from signoria.arena.record import GameRecord, decode, encode
from signoria.arena.schedule import Fixture, Terms
from signoria.games import find_game
from signoria.kernel.ledger import ledger_of

PATIENCE: Final = 5.0  # seconds for a worker to exit by itself

Finished = tuple[GameRecord, str]
Ours: TypeAlias = "Connection[Fixture, tuple[bytes, str]]"
Theirs: TypeAlias = "Connection[tuple[bytes, str], Fixture]"


class WorkerDied(Exception):
    """A worker process ended before its game was over."""

    def __init__(self, game: int, exit_code: int | None) -> None:
        super().__init__(f"game {game}, exit code {exit_code}")
        self.game = game
        self.exit_code = exit_code


def play(
    terms: Terms, fixtures: Sequence[Fixture], workers: int, ledgers: bool = False
) -> Generator[Finished, None, None]:
    """Yield the games as they finish, each with the text of its ledger if `ledgers` is set.

    One worker plays in this process, several play in separate processes. To stop early, close the
    iterator; it ends the workers and all outside bots.
    """
    count = min(workers, len(fixtures))
    if count > 1:
        with _workers(terms, ledgers, count) as crew:
            yield from _share_out(crew, fixtures)
        return
    cast = Cast()
    try:
        for fixture in fixtures:
            line, text = play_one(terms, fixture, cast, ledgers)
            yield decode(line), text
    finally:
        cast.close()


def play_one(terms: Terms, fixture: Fixture, cast: Cast, ledgers: bool) -> tuple[bytes, str]:
    """Play one game in this process; return its record as a line and the text of its ledger."""
    game = find_game(terms.game)
    if game is None:
        raise LookupError(terms.game)
    record, table = play_match(game, terms, fixture, cast)
    text = ledger_of(table, terms.preset, dict(terms.options)).text() if ledgers else ""
    return encode(record), text


# Functions for the process of the command.


class Worker:
    """A process at the other end of a pipe, and the game it is playing."""

    def __init__(self, process: SpawnProcess, pipe: Ours):
        self.process = process
        self.pipe = pipe
        self.game = 0

    def give(self, fixture: Fixture) -> None:
        """Send a game to the worker."""
        self.game = fixture.number
        try:
            self.pipe.send(fixture)
        except OSError:
            raise self.died() from None

    def take(self) -> Finished:
        """Receive the finished game."""
        try:
            line, text = self.pipe.recv()
        except (EOFError, OSError):
            raise self.died() from None
        return decode(line), text

    def died(self) -> WorkerDied:
        """Return the exception for a worker whose pipe is broken."""
        self.process.join(PATIENCE)
        return WorkerDied(self.game, self.process.exitcode)


def _share_out(crew: list[Worker], fixtures: Sequence[Fixture]) -> Iterator[Finished]:
    waiting = deque(fixtures)
    busy: dict[object, Worker] = {}
    for worker in crew:
        worker.give(waiting.popleft())
        busy[worker.pipe] = worker
    while busy:
        for pipe in wait([worker.pipe for worker in busy.values()]):
            worker = busy[pipe]
            finished = worker.take()
            if waiting:
                worker.give(waiting.popleft())
            else:
                del busy[pipe]
            yield finished


@contextmanager
def _workers(terms: Terms, ledgers: bool, count: int) -> Iterator[list[Worker]]:
    """Yield that many workers; afterwards close their pipes and end those that stay."""
    crew: list[Worker] = []
    try:
        with _deaf_to_interrupts():
            for _ in range(count):
                crew.append(_hire(terms, ledgers))
        yield crew
    except BaseException:
        for worker in crew:
            worker.process.terminate()
        raise
    finally:
        for worker in crew:
            worker.pipe.close()
        for worker in crew:
            _see_off(worker.process)


def _hire(terms: Terms, ledgers: bool) -> Worker:
    context = get_context("spawn")
    ours, theirs = cast("tuple[Ours, Theirs]", context.Pipe())  # Windows has a different class
    process = context.Process(target=_work, args=(terms, ledgers, theirs), daemon=True)
    process.start()
    theirs.close()
    return Worker(process, ours)


def _see_off(process: SpawnProcess) -> None:
    process.join(PATIENCE)
    if process.is_alive():
        process.kill()
        process.join()


@contextmanager
def _deaf_to_interrupts() -> Iterator[None]:
    """Make processes started in this block ignore Ctrl-C: this process decides when they end."""
    former = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, former)


# Functions for the process of a worker.


def _work(terms: Terms, ledgers: bool, pipe: Theirs) -> None:
    """Play the games that arrive through the pipe until it is closed."""
    cast = Cast()

    def leave(number: int, frame: FrameType | None) -> None:
        # Do not raise an exception here: it could arise inside a bot and look like the bot's own.
        cast.close()
        os._exit(0)

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # on Windows this is not inherited
    signal.signal(signal.SIGTERM, leave)
    try:
        while (fixture := _next(pipe)) is not None:
            answer = play_one(terms, fixture, cast, ledgers)
            with suppress(BrokenPipeError):  # the reader has gone: the next receive returns None
                pipe.send(answer)
    finally:
        cast.close()


def _next(pipe: Theirs) -> Fixture | None:
    try:
        return pipe.recv()
    except (EOFError, ConnectionError):
        return None
