"""Tests that the interpreted and the installed build play the same games from equal seeds."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from signoria.games import GAMES
from signoria.kernel.game import Game
from signoria.testing.snapshot import compiled

ROOT = Path(__file__).parents[2]
# Script that plays each line of standard input in one process and prints the checksums.
SIMULATE = """
import json, sys
from typer.testing import CliRunner
from signoria.cli.main import app
for line in sys.stdin:
    print(json.loads(CliRunner().invoke(app, json.loads(line)).stdout)["checksum"])
"""


def checksums(environment: dict[str, str], commands: list[list[str]]) -> list[str]:
    """Return the output of `signoria simulate --checksum --json` for each command."""
    done = subprocess.run(
        [sys.executable, "-c", SIMULATE],
        env=environment,
        cwd=ROOT,
        input="".join(json.dumps(command) + "\n" for command in commands),
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.split()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_same_seeds_give_same_games_in_both_builds(game: Game[Any]) -> None:
    installed = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    interpreted = {**installed, "PYTHONPATH": str(ROOT / "src")}
    start = ["simulate", game.slug, "--json", "--checksum", "--games", "20", "--seed", "11"]
    commands = [
        [*start, "--seats", str(seats), "--preset", preset]
        for seats in range(game.fewest, game.most + 1)
        for preset in game.presets
    ]

    found = checksums(installed, commands)

    assert len(set(found)) == len(commands)
    assert found == checksums(interpreted, commands)


def test_compiled_run_tests_a_compiled_engine() -> None:
    assert os.environ.get("SIGNORIA_BUILD") != "compiled" or compiled()
