"""Tests of ledgers that are written as the game goes, and of continuing one."""

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace

import pytest

from signoria.games import GAMES, find_game
from signoria.kernel.ledger import Ledger, read_ledger, rejudge, replay
from signoria.portable import elsewhere
from signoria.server.lobby.importing import check
from tests.cli.calling import ENGLISH, RUN, call, refused

ALONE = ("table", "il-principe", "--seed", "3", "--bots", "random")
ONES = "1\n" * 2000
PATIENCE = 30.0  # seconds
SLUGS = [game.slug for game in GAMES]


def read(path: Path) -> Ledger:
    return read_ledger(path.read_text("utf-8"), find_game)


def left(path: Path, *words: str, typed: str = "1\n1\n") -> str:
    """Begin a game, leave it after some choices, and return its ledger."""
    call(*(words or ALONE), "--ledger", str(path), typed=typed + "quit\n")
    return path.read_text("utf-8")


def resume(path: Path, typed: str = "quit\n", lang: str = "en") -> str:
    """Continue a game; return the output."""
    said = call("table", "--resume", str(path), "--lang", lang, typed=typed)
    assert (said.code, said.err) == (0, "")
    return said.out


def replace_header(path: Path, **fields: int | str | None) -> None:
    """Replace fields of a header, or remove them with None; all hashes are computed again."""
    ledger = read(path)
    line = ledger.header.written() | fields
    ledger.header.line = {name: value for name, value in line.items() if value is not None}
    path.write_text(ledger.text(), "utf-8")


@contextmanager
def playing(*words: str, path: Path, choices: int) -> Iterator[subprocess.Popen[bytes]]:
    """Play in another process, and wait until the file has some choices; kill it at the end."""
    command = [sys.executable, "-c", RUN, *words]
    with subprocess.Popen(
        command,
        env={**os.environ, **ENGLISH},
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    ) as game:
        assert game.stdin is not None
        game.stdin.write(b"1\n" * choices)
        game.stdin.flush()
        until = time.monotonic() + PATIENCE
        while not path.exists() or path.read_text("utf-8").count('"by":"seat"') < choices:
            assert time.monotonic() < until
            time.sleep(0.05)
        yield game
        game.kill()


def test_killed_game_is_on_disk_up_to_the_last_choice(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"

    with playing(*ALONE, "--ledger", str(path), path=path, choices=5):
        pass

    found = read(path)
    assert [entry.by for entry in found.entries].count("seat") == 5
    assert rejudge(found) is None


@pytest.mark.parametrize("slug", SLUGS)
def test_resumed_game_is_the_game_that_nobody_left(tmp_path: Path, slug: str) -> None:
    whole, path = tmp_path / "whole.jsonl", tmp_path / "game.jsonl"
    begun = ("table", slug, "--seed", "5", "--bots", "random", "--ledger")
    call(*begun, str(whole), typed=ONES)
    said = call(*begun, str(path), typed="1\n" * 4 + "quit\n")
    assert "signoria table --resume" in said.out.replace("\n", " ")
    resume(path, "1\n" * 3 + "quit\n")

    resume(path, ONES)

    assert path.read_text("utf-8") == whole.read_text("utf-8")
    assert replay(read(path)).state.over()


def test_game_without_a_seed_is_resumed(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    before = left(path, "table", "il-principe", "--bots", "random")

    resume(path, ONES)

    assert path.read_text("utf-8").startswith(before)
    assert replay(read(path)).state.over()
    assert rejudge(read(path)) is None


def test_interrupted_game_says_how_to_continue(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupt(_prompt: str) -> str:
        raise KeyboardInterrupt

    path = tmp_path / "game.jsonl"
    monkeypatch.setattr("builtins.input", interrupt)

    said = call(*ALONE, "--ledger", str(path))

    assert said.code == 130
    assert f"signoria table --resume {path}" in said.out


# Files that a power loss has left.


@pytest.mark.parametrize("rest", ['{"rev":', '{"rev":9,"by":"é', "\0" * 40])
def test_line_that_was_cut_off_is_removed_with_a_sentence(tmp_path: Path, rest: str) -> None:
    path = tmp_path / "game.jsonl"
    before = left(path)
    path.write_bytes(before.encode() + rest.encode()[: -1 if "é" in rest else None])

    said = resume(path)

    assert "was cut off" in " ".join(said.split())  # a long path breaks the line
    assert path.read_text("utf-8") == before
    resume(path, "1\nquit\n")
    assert path.read_text("utf-8").startswith(before)
    assert rejudge(read(path)) is None


def test_whole_last_line_without_its_end_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    before = left(path)
    path.write_text(before.removesuffix("\n"), "utf-8")

    assert "was cut off" not in resume(path)
    assert path.read_text("utf-8") == before.removesuffix("\n")
    resume(path, "1\nquit\n")

    assert path.read_text("utf-8").startswith(before)
    assert rejudge(read(path)) is None


@pytest.mark.parametrize("end", ["\n", "", '\n{"rev":1,"by":"tab'])
def test_file_with_the_header_alone_begins_its_game(tmp_path: Path, end: str) -> None:
    path = tmp_path / "game.jsonl"
    before = left(path, typed="1\n")
    path.write_text(before.splitlines()[0] + end, "utf-8")

    resume(path, "1\nquit\n")

    assert path.read_text("utf-8") == before


def test_header_that_was_cut_off_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text(left(path)[:100], "utf-8")
    before = path.read_bytes()

    assert "[LEDGER-1]" in refused(call("table", "--resume", str(path)))
    assert path.read_bytes() == before


# People, bots and seed.


def test_people_and_bots_are_those_who_began(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    begun = ("table", "il-principe", "--seats", "4", "--people", "2", "--bots", "random,page")
    left(path, *begun, typed="\n1\n\n1\n")

    resume(path, "\n1\n" * 2000)

    ledger = read(path)
    assert replay(ledger).state.over()
    assert ledger.header.line["bots"] == "random,page"
    assert {entry.seat for entry in ledger.entries if entry.by == "seat"} == {0, 1}
    assert {entry.seat for entry in ledger.entries if entry.by == "bot"} == {2, 3}


@pytest.mark.parametrize("given", [("--people", "1"), ("--bots", "random"), ("--seed", "3")])
def test_resume_refuses_another_seating(tmp_path: Path, given: tuple[str, str]) -> None:
    path = tmp_path / "game.jsonl"
    before = left(path)

    assert "--resume takes" in refused(call("table", "--resume", str(path), *given))
    assert path.read_text("utf-8") == before


def test_ledger_of_an_earlier_version_takes_people_and_bots(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    left(path)
    replace_header(path, people=None, bots=None, seed=None)
    asked = ("--people", "2", "--bots", "random", "--seed", "3")

    said = call("table", "--resume", str(path), *asked, typed="\n1\n" * 2000)

    assert said.code == 0
    assert {entry.seat for entry in read(path).entries if entry.by == "seat"} == {0, 1}


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"people": "two"}, "[LEDGER-2]"),
        ({"people": 0}, "[LEDGER-2]"),
        ({"bots": None}, "[LEDGER-2]"),
        ({"seed": "x"}, "[LEDGER-2]"),
        ({"people": 9}, "9 people"),
        ({"bots": "clever"}, "no bots called"),
        ({"seed": -1}, "A seed is"),
    ],
)
def test_impossible_seating_in_a_header_is_refused(
    tmp_path: Path, fields: dict[str, int | str | None], sentence: str
) -> None:
    path = tmp_path / "game.jsonl"
    left(path)
    replace_header(path, **fields)
    path.write_text(path.read_text("utf-8") + '{"rev":', "utf-8")
    before = path.read_text("utf-8")

    assert sentence in refused(call("table", "--resume", str(path)))
    assert path.read_text("utf-8") == before


def test_server_imports_a_game_of_the_terminal_as_confirmed(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    call(*ALONE, "--ledger", str(path), typed=ONES)

    assert not check(path.read_text("utf-8")).unverified


# Other rules or cards than before.


@pytest.mark.parametrize("slug", SLUGS)
def test_changed_rules_are_noted_before_the_next_choice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, slug: str
) -> None:
    path, game = tmp_path / "game.jsonl", find_game(slug)
    assert game is not None
    before = left(path, "table", slug, "--seed", "5", "--bots", "random", typed="1\n" * 4)
    monkeypatch.setattr(game, "rules", game.rules + 1)

    said = resume(path)

    assert f"under version {game.rules - 1} of the rules" in said
    assert path.read_text("utf-8") == before
    resume(path, "1\nquit\n")
    assert "[LEDGER-5]" not in resume(path, ONES)
    after = read(path)
    assert path.read_text("utf-8").startswith(before)
    assert [entry.by for entry in after.entries].count("upgrade") == 1
    assert after.entries[before.count("\n") - 1].by == "upgrade"
    assert rejudge(after) is None


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "other cards or cities"),
        ("fr", "d’autres cartes"),
        ("it", "carte o città diverse"),
        ("de", "anderen Karten oder Städten"),
    ],
)
def test_changed_cards_are_said_to_each_person_behind_the_curtain(
    tmp_path: Path, lang: str, sentence: str
) -> None:
    path = tmp_path / "game.jsonl"
    left(path, *ALONE, "--people", "2", typed="\n1\n\n1\n")
    replace_header(path, data="sha256:0000000000000000")

    said = resume(path, "\n1\n" * 4 + "quit\n", lang)

    assert " ".join(said.split()).count(sentence) == 2
    assert [entry.by for entry in read(path).entries].count("upgrade") == 1


def test_game_that_begins_under_other_rules_notes_them(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    left(path)
    replace_header(path, rules=0)
    path.write_text(path.read_text("utf-8").splitlines(keepends=True)[0], "utf-8")

    resume(path, "1\nquit\n")

    assert [entry.by for entry in read(path).entries][:2] == ["table", "upgrade"]


# Two processes.


def test_file_of_a_running_game_is_refused_until_that_process_ends(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    with playing(*ALONE, "--ledger", str(path), path=path, choices=2):
        assert "another process" in refused(call("table", "--resume", str(path)))
    before = path.read_text("utf-8")

    with playing("table", "--resume", str(path), path=path, choices=4):
        assert "another process" in refused(call("table", "--resume", str(path)))

    assert path.read_text("utf-8").startswith(before)
    assert rejudge(read(path)) is None
    resume(path)


def test_windows_locks_a_byte_behind_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.jsonl"
    locked: list[tuple[int, int]] = []

    def locking(handle: int, _mode: int, number: int) -> None:
        if locked:
            raise PermissionError
        locked.append((os.lseek(handle, 0, os.SEEK_CUR), number))

    monkeypatch.setitem(sys.modules, "msvcrt", SimpleNamespace(locking=locking, LK_NBLCK=2))
    path.write_bytes(b"1\n")

    with path.open("r+b") as first, path.open("r+b") as second:
        assert (elsewhere.lock(first), elsewhere.lock(second)) == (True, False)
        assert first.read() == b"1\n"
    assert locked == [(elsewhere.LOCKED_BYTE, 1)]


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
