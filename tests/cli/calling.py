"""Ways to call the command line: inside this process, or as a shell does."""

import os
import subprocess
import sys
from pathlib import Path

from typer.testing import CliRunner

from signoria.cli.main import app

RUN = "from signoria.cli.main import run; run()"
ENGLISH = {"LC_ALL": "en_US.UTF-8", "COLUMNS": "80", "TERM": "dumb"}


class Said:
    """Output and exit code of a command."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err


def call(*words: str, typed: str = "") -> Said:
    """Run a command in this process; any exception except `SystemExit` fails the test."""
    result = CliRunner().invoke(app, list(words), input=typed, env=ENGLISH)
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return Said(result.exit_code, result.stdout, result.stderr)


def shell(*words: str, typed: bytes = b"") -> Said:
    """Run a command in a separate process."""
    done = subprocess.run(
        [sys.executable, "-c", RUN, *words],
        input=typed,
        capture_output=True,
        env={**os.environ, **ENGLISH},
        timeout=120,
        check=False,
    )
    return Said(done.returncode, done.stdout.decode(), done.stderr.decode())


def refused(said: Said) -> str:
    """Check for exit code 2 with one sentence on stderr, and return that sentence."""
    assert said.code == 2
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert "Traceback" not in said.err
    return said.err.strip()


def recorded(directory: Path, *words: str) -> Path:
    """Record a seeded game with `simulate` and return the path of its ledger."""
    said = call("simulate", "il-principe", "--games", "1", "--ledger", str(directory), *words)
    assert said.code == 0
    return next(directory.iterdir())
