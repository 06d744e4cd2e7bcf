"""A run of the arena: its files, its progress, and the reason if it stops early."""

import os
from collections.abc import Generator
from contextlib import closing
from pathlib import Path
from time import perf_counter
from typing import Any, Final

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)

from signoria.arena.cluster import NoCluster, play_on
from signoria.arena.pool import Finished, WorkerDied, play
from signoria.arena.record import BadLine, GameRecord, NoRun, OtherRun, RunFile, read_run
from signoria.arena.schedule import Fixture, Terms
from signoria.arena.summary import summary
from signoria.cli.clusters import refuse_cluster
from signoria.cli.errors import refuse
from signoria.cli.files import check_directory, check_writable, write_text
from signoria.cli.setups import Setup
from signoria.extras import MissingExtra
from signoria.portable import joined

INTERRUPTED: Final = 130
DIED: Final = 1


class OutputFiles:
    """The files of a run: its run file, its report, its ledgers."""

    def __init__(
        self, out: Path | None, resume: bool, report: Path | None, ledgers: Path | None
    ) -> None:
        self.out = out
        self.resume = resume
        self.report = report
        self.ledgers = ledgers


class Broken:
    """The reason why a run ended before its last game; `ends` is the exit code of the command."""

    def __init__(self, ends: int, message: str, **params: int | str) -> None:
        self.ends = ends
        self.message = message
        self.params = params

    def said(self, command: str, run: "Run") -> str:
        """Return a sentence about the reason, and how to continue."""
        words, out = run.setup.words, run.files.out
        numbers = {"done": len(run.done), "all": len(run.fixtures)}
        said = words.message(self.message, **self.params, **numbers)
        if out is None:
            return f"{said} {words.message('cli-arena-not-kept')}"
        again = f"{command} --out {joined([str(out)])} --resume"
        return f"{said} {words.message('cli-arena-go-on', command=again)}"


class Run:
    """The games of one command: all fixtures, the finished ones, and the files."""

    def __init__(
        self, setup: Setup, terms: Terms, files: OutputFiles, workers: int, ray: str | None = None
    ) -> None:
        self.setup = setup
        self.terms = terms
        self.files = files
        self.workers = workers
        self.ray = ray
        self.fixtures = terms.fixtures()
        self.done: dict[int, GameRecord] = {}

    def check(self) -> None:
        """Refuse files that cannot be written, and a run file of other games."""
        files, words = self.files, self.setup.words
        if files.resume:
            self._recall()
        elif files.out is not None:
            if os.path.exists(files.out):
                refuse(words.message("cli-arena-exists", file=str(files.out)))
            check_writable(files.out, words)
        if files.report is not None:
            check_writable(files.report, words)
            if files.report == files.out:
                refuse(words.message("cli-file-exists", file=str(files.out)))
        if files.ledgers is not None:
            self._check_ledgers(files.ledgers)

    def _recall(self) -> None:
        path, words = self.files.out, self.setup.words
        if path is None:
            refuse(words.message("cli-arena-resume-alone"))
        file = str(path)
        try:
            self.done, _whole = read_run(path.read_bytes(), self.terms)
        except FileNotFoundError:
            refuse(words.message("cli-file-missing", file=file))
        except OSError as trouble:
            reason = trouble.strerror or type(trouble).__name__
            refuse(words.message("cli-file-unreadable", file=file, reason=reason))
        except NoRun:
            refuse(words.message("cli-arena-no-run", file=file))
        except BadLine as bad:
            refuse(words.message("cli-arena-bad-line", file=file, line=bad.line))
        except OtherRun as other:
            said = {"term": other.term, "there": other.there, "here": other.here}
            refuse(words.message("cli-arena-differs", file=file, **said))

    def _ledger(self, number: int) -> str:
        """Return the name of a game's ledger."""
        terms = self.terms
        return f"{terms.game}-{terms.seats}-{terms.preset}-{terms.seed}-{number:06}.jsonl"

    def _check_ledgers(self, directory: Path) -> None:
        """Create the directory, or refuse it before anything is played."""
        wanted = {self._ledger(fixture.number) for fixture in self.fixtures}
        check_directory(directory, set() if self.files.resume else wanted, self.setup.words)

    def play(self) -> Broken | None:
        """Play the games that are left; return the reason if the run stops early."""
        path = self.files.out
        try:
            if path is None:
                self._play_all(None)
            else:
                with RunFile(path, self.terms, self.files.resume) as file:
                    self._play_all(file)
        except KeyboardInterrupt:
            return Broken(INTERRUPTED, "cli-arena-interrupted")
        except WorkerDied as died:
            code = str(died.exit_code)
            return Broken(DIED, "cli-arena-died", game=died.game, code=code)
        except (MissingExtra, NoCluster) as trouble:
            refuse_cluster(self.setup.words, self.ray, trouble)
        except OSError as trouble:
            reason = trouble.strerror or type(trouble).__name__
            refuse(self.setup.words.message("cli-file-unwritable", file=str(path), reason=reason))
        return None

    def _play_all(self, file: RunFile | None) -> None:
        waiting = [fixture for fixture in self.fixtures if fixture.number not in self.done]
        ledgers = self.files.ledgers
        before = max((record.at for record in self.done.values()), default=0.0) - perf_counter()
        with (
            _bar(self.setup.words.message("cli-arena-left")) as bar,
            closing(self._games(waiting, ledgers is not None)) as games,
        ):
            task = bar.add_task(
                self.setup.game.title, total=len(self.fixtures), completed=len(self.done)
            )
            for record, text in games:
                record.at = round(before + perf_counter(), 3)
                if ledgers is not None:
                    write_text(ledgers / self._ledger(record.number), text, self.setup.words)
                if file is not None:
                    file.add(record)
                self.done[record.number] = record
                bar.advance(task)

    def _games(self, waiting: list[Fixture], ledgers: bool) -> Generator[Finished, None, None]:
        """Yield the games as they finish, here or on a cluster."""
        if self.ray is None:
            return play(self.terms, waiting, self.workers, ledgers)
        return play_on(self.ray, self.terms, waiting, ledgers)

    def result(self) -> dict[str, Any]:
        """Return the figures of the finished games."""
        return summary(self.terms, self.done.values(), self.workers)


def _bar(left: str) -> Progress:
    """Return a progress bar with the time left; hidden unless standard error is a terminal."""
    console = Console(stderr=True)
    return Progress(
        TextColumn("{task.description}", markup=False),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TextColumn("·"),
        TimeRemainingColumn(),
        TextColumn(left, markup=False),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )
