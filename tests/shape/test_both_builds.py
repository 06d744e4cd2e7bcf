"""The interpreted and the installed build are the same engine: equal seeds, equal games."""

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
COMMAND = "from signoria.cli.main import run; run()"


def checksum(environment: dict[str, str], game: str, *arguments: str) -> str:
    """What `signoria simulate --checksum --json` says in a process of its own."""
    done = subprocess.run(
        [sys.executable, "-c", COMMAND, "simulate", game, "--json", *arguments],
        env=environment,
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    found = json.loads(done.stdout)["checksum"]
    assert isinstance(found, str)
    return found


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_the_same_seeds_are_the_same_games_in_both_builds(game: Game[Any]) -> None:
    installed = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    interpreted = {**installed, "PYTHONPATH": str(ROOT / "src")}
    for seats in range(game.fewest, game.most + 1):
        for preset in game.presets:
            table = ["--seats", str(seats), "--preset", preset, "--games", "50"]
            asked = [game.slug, *table, "--seed", "11", "--checksum"]
            assert checksum(installed, *asked) == checksum(interpreted, *asked), asked


def test_this_run_is_of_the_build_it_says() -> None:
    """`make` sets SIGNORIA_BUILD, so that a compiled run that is none cannot pass for one."""
    assert os.environ.get("SIGNORIA_BUILD", "") in ("", "compiled" if compiled() else "interpreted")
