"""Tests of ledgers that are written as the game goes, and of continuing one."""

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from signoria.games import GAMES, find_game
from signoria.kernel.ledger import Ledger, read_ledger, rejudge, replay
from tests.cli.calling import ENGLISH, RUN, call, refused

ALONE = ("table", "il-principe", "--seed", "3", "--bots", "random")
ONES = "1\n" * 2000
PATIENCE = 30.0  # seconds


def read(path: Path) -> Ledger:
    return read_ledger(path.read_text("utf-8"), find_game)


def test_killed_game_is_on_disk_up_to_the_last_choice(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    words = [sys.executable, "-c", RUN, *ALONE, "--ledger", str(path)]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.DEVNULL}
    with subprocess.Popen(words, env={**os.environ, **ENGLISH}, **pipes) as game:  # type: ignore[call-overload]
        game.stdin.write(b"1\n" * 5)
        game.stdin.flush()
        until = time.monotonic() + PATIENCE
        while not path.exists() or path.read_text("utf-8").count('"by":"seat"') < 5:
            assert time.monotonic() < until
            time.sleep(0.05)
        game.kill()

    found = read(path)

    assert [entry.by for entry in found.entries].count("seat") == 5
    assert rejudge(found) is None


@pytest.mark.parametrize("slug", [game.slug for game in GAMES])
def test_resumed_game_goes_on_where_it_stopped(tmp_path: Path, slug: str) -> None:
    path = tmp_path / "game.jsonl"
    begun = ("table", slug, "--seed", "5", "--bots", "random", "--ledger", str(path))
    left = call(*begun, typed="1\n" * 4 + "quit\n")
    before = read(path)

    said = call("table", "--resume", str(path), "--seed", "6", "--bots", "random", typed=ONES)

    after = read(path)
    assert "signoria table --resume" in left.out.replace("\n", " ")
    assert said.code == 0
    assert after.text().startswith(before.text())
    assert replay(after).state.over()
    assert rejudge(after) is None


def test_line_that_was_cut_off_is_dropped(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    call(*ALONE, "--ledger", str(path), typed="1\n1\nquit\n")
    whole = path.read_text("utf-8")
    path.write_text(whole + whole.splitlines()[-1][:40], "utf-8")

    call("table", "--resume", str(path), "--bots", "random", typed="quit\n")

    assert path.read_text("utf-8").startswith(whole)
    assert rejudge(read(path)) is None


def test_resume_refuses_other_settings_finished_games_and_bad_files(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    call(*ALONE, "--ledger", str(path), typed=ONES)
    there = path.read_text("utf-8")

    assert "is over" in refused(call("table", "--resume", str(path)))
    assert "--resume" in refused(call("table", "intrigue", "--resume", str(path)))
    assert "--resume" in refused(call("table", "--resume", str(path), "--seats", "3"))
    assert "Which game" in refused(call("table"))
    assert "gone.jsonl" in refused(call("table", "--resume", str(tmp_path / "gone.jsonl")))
    (tmp_path / "empty.jsonl").write_text("", "utf-8")
    assert "LEDGER-1" in refused(call("table", "--resume", str(tmp_path / "empty.jsonl")))
    assert path.read_text("utf-8") == there
