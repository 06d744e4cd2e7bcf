"""Tests of `python -m signoria`, which behaves like the script `signoria`."""

import os
import subprocess
import sys

from tests.cli.calling import ENGLISH, Said, call, shell


def module(*words: str) -> Said:
    done = subprocess.run(
        [sys.executable, "-m", "signoria", *words],
        capture_output=True,
        env={**os.environ, **ENGLISH},
        encoding="utf-8",
        timeout=60,
        check=False,
    )
    return Said(done.returncode, done.stdout, done.stderr)


def test_module_answers_as_the_command_does() -> None:
    assert module("--version").out == call("--version").out
    assert module("games", "--json").out == call("games", "--json").out


def test_usage_of_the_module_names_what_was_typed() -> None:
    assert "Usage: python -m signoria [OPTIONS]" in module("--help").out
    assert "Usage: signoria [OPTIONS]" in shell("--help").out


def test_bad_command_of_the_module_is_refused_without_a_traceback() -> None:
    said = module("dance")

    assert said.code == 2
    assert "No such command" in said.err
    assert "Traceback" not in said.err
