"""Tests that commands work in a Python without the modules and names that Windows lacks."""

import json
import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import signoria
from tests.cli.calling import ENGLISH, call, recorded
from tests.server.nodes import Guest
from tests.server.servers import wait_until

ROOT = Path(__file__).parents[2]
SOURCE = Path(signoria.__file__).parents[1]
SCRIBE = ROOT / "tests" / "arena" / "chaos" / "scribe.py"
CUSTOMS = "from tests.cli.unix_removed import remove; remove()\n"


class Elsewhere:
    """Starter of Python processes in which the Unix-only names are removed first."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        (folder / "sitecustomize.py").write_text(CUSTOMS, "utf-8")
        path = os.pathsep.join(map(str, (folder, SOURCE, ROOT)))
        self.env = {**os.environ, **ENGLISH, "PYTHONPATH": path, "PYTHONUNBUFFERED": "1"}

    def runs(self, *words: str) -> str:
        """Run Python, check that it succeeds, and return its output."""
        done = subprocess.run(
            [sys.executable, *words],
            env=self.env,
            cwd=self.folder,
            capture_output=True,
            encoding="utf-8",
            timeout=60,
            check=False,
        )
        assert (done.returncode, done.stderr) == (0, "")
        return done.stdout

    def says(self, *words: str) -> str:
        return self.runs("-m", "signoria", *words)

    @contextmanager
    def serving(self) -> Iterator[str]:
        """Start a server and yield its address."""
        words = ["serve", "--port", "0", "--database", f"sqlite:///{self.folder / 'server.db'}"]
        command = [sys.executable, "-m", "signoria", *words]
        with subprocess.Popen(
            command, env=self.env, stdout=subprocess.PIPE, stderr=subprocess.PIPE
        ) as server:
            assert server.stdout is not None
            try:
                said = server.stdout.readline().decode()
                found = re.search(r"http://\S+:\d+", said)
                assert found is not None, said
                yield found[0]
            finally:
                server.terminate()
                server.communicate(timeout=20)
        assert server.returncode == 0


@pytest.fixture
def elsewhere(tmp_path: Path) -> Elsewhere:
    return Elsewhere(tmp_path)


def test_python_without_unix_uses_the_thread_timer(elsewhere: Elsewhere) -> None:
    used = "import sys, signoria.portable as p; print(p.STROKES.__class__.__name__, *sys.modules)"
    said = elsewhere.runs("-c", used).split()

    assert said[0] == "ThreadTimer"
    assert "signoria.portable.unix" not in said


def test_whole_game_in_the_terminal_is_the_same_without_unix(elsewhere: Elsewhere) -> None:
    asked = ("watch", "il-principe", "--seats", "2", "--bots", "random", "--seed", "1")
    here = subprocess.run(
        [sys.executable, "-m", "signoria", *asked],
        env={**os.environ, **ENGLISH},
        capture_output=True,
        encoding="utf-8",
        check=True,
    )

    assert elsewhere.says(*asked) == here.stdout


def test_simulated_ledger_has_unix_line_ends_without_unix(elsewhere: Elsewhere) -> None:
    games = elsewhere.folder / "games"
    asked = ("simulate", "intrigue", "--games", "1", "--ledger", str(games), "--json")
    assert json.loads(elsewhere.says(*asked))["games"] == 1

    (ledger,) = games.iterdir()
    assert b"\r" not in ledger.read_bytes()
    assert "wins" in elsewhere.says("replay", str(ledger))


def test_arena_with_two_workers_and_an_outside_bot_works_without_unix(
    elsewhere: Elsewhere,
) -> None:
    bot = f"scribe={sys.executable} {SCRIBE} {elsewhere.folder / 'notes'}"
    table = ("arena", "il-principe", "--seats", "2", "--bots", "random", "--bot", bot)
    asked = (*table, "--games", "2", "--mirrors", "0", "--workers", "2", "--json")
    result = json.loads(elsewhere.says(*asked))

    assert result["games"] == 2
    assert [sum(row["fallbacks"].values()) for row in result["standings"]] == [0, 0]


def test_server_whose_bot_moves_works_without_unix(elsewhere: Elsewhere) -> None:
    with elsewhere.serving() as address:
        guest = Guest(address)
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "page"}]
        setup = guest.does("POST", "/tables", {"game": "il-principe", "seats": seats})
        table = setup["id"]
        guest.does("POST", f"/tables/{table}/start")

        def bot_has_moved() -> bool:
            mine = guest.moves(table, 1)
            time.sleep(0.02)
            return 0 < mine < int(guest.look(table, 0)["rev"])

        wait_until(bot_has_moved)
        guest.connection.reconnect()


def test_ledger_saved_by_a_windows_editor_is_read(elsewhere: Elsewhere) -> None:
    ledger = recorded(elsewhere.folder / "games")
    saved = elsewhere.folder / "saved.jsonl"
    saved.write_bytes(b"\xef\xbb\xbf" + ledger.read_bytes().replace(b"\n", b"\r\n"))

    assert call("replay", str(saved)).out == call("replay", str(ledger)).out


@pytest.mark.parametrize("encoding", ["cp1252", "cp437", "ascii", "utf-8"])
def test_json_keeps_every_letter_in_any_code_page(elsewhere: Elsewhere, encoding: str) -> None:
    said = subprocess.run(
        [sys.executable, "-m", "signoria", "games", "--json", "--lang", "fr"],
        env={**elsewhere.env, "PYTHONIOENCODING": encoding},
        capture_output=True,
        encoding=encoding,
        check=True,
    )

    assert json.loads(said.stdout) == json.loads(call("games", "--json", "--lang", "fr").out)


SLOW_BOTS = """
from tests.arena.chaos import bots
from tests.arena.test_guard import SHORT, ask

for _again in range(20):
    answer, _table = ask(bots.HangsBusily(0), SHORT)
    print(answer.fallback, answer.seconds >= SHORT)
"""


def test_thread_timer_ends_a_busy_bot_each_time_without_unix(elsewhere: Elsewhere) -> None:
    assert elsewhere.runs("-c", SLOW_BOTS) == 20 * "late True\n"
