import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from time import sleep
from typing import Any

import pytest

from signoria.locales.words import LANGUAGES, Words
from tests.cli.calling import ENGLISH, RUN, call, refused

ARENA = ("arena", "il-principe")
SOME = (*ARENA, "--seats", "2", "--bots", "random,random", "--games", "6", "--mirrors", "1")
ALONE = (*SOME, "--workers", "1")


def result(*words: str) -> dict[str, Any]:
    said = call(*words, "--json")
    assert (said.code, said.err) == (0, "")
    found: dict[str, Any] = json.loads(said.out)
    return found


def timeless(found: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in found.items() if name != "time"}


def test_output_in_a_pipe_is_a_table_without_progress_bar() -> None:
    said = call(*ALONE, "--seed", "7")

    assert said.err == ""
    assert "Il Principe · amigo2006 · 2 seats · 6 games on 3 deals, seed 7" in said.out
    assert "random ×2" in said.out
    assert "par 50%" in said.out
    assert "Each against itself" in said.out
    assert "Decisions a game" in said.out
    assert max(len(line.rstrip()) for line in said.out.splitlines()) <= 80


def test_json_option_prints_the_result_as_json() -> None:
    found = result(*ALONE, "--seed", "7")

    assert (found["games"], found["deals"], found["finished"], found["seed"]) == (6, 3, 6, 7)
    assert [row["share"] for row in found["standings"]] == [0.5]
    assert [row["games"] for row in found["mirrors"]] == [1]


def test_number_of_games_is_rounded_up_to_whole_deals_with_one_mirror_in_twenty() -> None:
    found = result(*ARENA, "--seats", "2", "--bots", "random,random", "--games", "19")

    assert (found["games"], found["deals"]) == (20, 10)
    assert [row["games"] for row in found["mirrors"]] == [1]


def test_mirrors_zero_plays_no_mirror_games() -> None:
    assert result(*ALONE, "--mirrors", "0")["mirrors"] == []


def test_the_same_seed_gives_the_same_result_with_any_number_of_workers() -> None:
    alone, together = result(*SOME, "--workers", "1"), result(*SOME, "--workers", "2")
    other = result(*ALONE, "--seed", "2")

    assert timeless(alone) == timeless(together)
    assert alone["standings"] != other["standings"]
    assert (alone["time"]["workers"], together["time"]["workers"]) == (1, 2)


def test_preset_and_option_are_applied_as_in_other_commands() -> None:
    found = result(*ALONE, "--preset", "mtm2005", "--option", "shields=12")

    assert (found["preset"], found["options"]["shields"]) == ("mtm2005", 12)


def test_outside_program_plays_against_built_in_bots(tmp_path: Path) -> None:
    words = (*ARENA, "--seats", "2", "--bots", "random", "--games", "2", "--mirrors", "0")
    mine = f"mine={sys.executable} docs/examples/my_bot.py"

    found = result(*words, "--workers", "1", "--bot", mine)

    assert found["bots"] == ["random", "mine"]
    row = next(row for row in found["standings"] if row["name"] == "mine")
    assert row["decisions"] > 0
    assert sum(row["fallbacks"].values()) == 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_fallbacks_of_a_bot_are_reported_in_every_language(tmp_path: Path, lang: str) -> None:
    script = tmp_path / "babble.sh"
    script.write_text("echo '{\"protocol\":1}'\nwhile read line; do echo '[]'; done\n")
    words = (*ARENA, "--seats", "2", "--bots", "random", "--bot", f"babble=sh {script}")

    said = call(*words, "--games", "2", "--mirrors", "1", "--workers", "1", "--lang", lang)

    assert (said.code, said.err) == (0, "")
    received = " ".join(said.out.split())
    assert "[]; a program must answer a JSON object" in received
    assert Words(lang).message("cli-arena-instead") in received


# Files that a run writes.


def test_ledgers_option_writes_every_game(tmp_path: Path) -> None:
    directory = tmp_path / "games"

    assert call(*ALONE, "--ledgers", str(directory)).code == 0

    names = [path.name for path in sorted(directory.iterdir())]
    assert names == [f"il-principe-2-amigo2006-1-{number:06}.jsonl" for number in range(1, 8)]
    assert call("rejudge", str(directory / names[0])).code == 0


def test_report_is_one_page_with_its_command(tmp_path: Path) -> None:
    page = tmp_path / "report.html"

    said = call(*ALONE, "--report", str(page))

    assert str(page) in said.out
    text = page.read_text("utf-8")
    assert "signoria arena il-principe --seats 2 --bots random,random --games 6 --seed 1" in text
    assert str(tmp_path) not in text


def test_run_file_has_a_header_and_a_line_for_each_game(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"

    assert call(*ALONE, "--out", str(file)).code == 0

    header, *games = map(json.loads, file.read_text("utf-8").splitlines())
    assert (header["game"], header["games"], header["mirrors"]) == ("il-principe", 6, 1)
    assert sorted(game["number"] for game in games) == list(range(1, 8))


def test_resumed_run_has_the_result_of_an_uninterrupted_run(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    whole = result(*ALONE, "--out", str(file))
    lines = file.read_bytes().splitlines(keepends=True)
    for kept in (lines[:1], lines[:4], [*lines[:3], lines[3][:50]], lines):
        file.write_bytes(b"".join(kept))

        resumed = result(*ALONE, "--out", str(file), "--resume")

        assert timeless(resumed) == timeless(whole)
        assert len(file.read_bytes().splitlines()) == len(lines)


# Interrupted runs.


def enable_interrupts() -> None:
    """Restore the default SIGINT handler, which background processes inherit as ignored."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def interrupted(begun: Callable[[], bool], *words: str) -> tuple[int, str, str, int]:
    """Start a run, then send SIGINT to its whole process group, as a terminal does."""
    with subprocess.Popen(
        [sys.executable, "-c", RUN, *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, **ENGLISH, "COLUMNS": "200"},
        preexec_fn=enable_interrupts,
        start_new_session=True,
    ) as playing:
        try:
            while not begun():
                assert playing.poll() is None
                sleep(0.02)
            os.killpg(playing.pid, signal.SIGINT)
            said, err = playing.communicate(timeout=60)
        finally:
            playing.kill()
    return playing.returncode, said.decode(), err.decode(), playing.pid


def has_games(file: Path) -> Callable[[], bool]:
    """Return a check that a run file has its header and two games."""
    return lambda: file.exists() and file.read_bytes().count(b"\n") > 2


def gone(group: int) -> bool:
    """Return whether every process of a group ends within ten seconds."""
    for _ in range(500):
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            return True
        sleep(0.02)
    return False


MANY = (*ARENA, "--seats", "2", "--bots", "random,random", "--mirrors", "0", "--games")


@pytest.mark.parametrize("workers", ["1", "2"])
def test_interrupted_run_shows_its_results_and_the_command_to_resume(
    tmp_path: Path, workers: str
) -> None:
    file = tmp_path / "run.jsonl"

    code, said, err, group = interrupted(
        has_games(file), *MANY, "5000", "--workers", workers, "--out", str(file)
    )

    assert code == 130
    assert "of 5,000 games, seed 1" in said
    assert err.count("\n") == 1
    assert err.startswith("Interrupted after ")
    assert err.rstrip().endswith(f"--games 5000 --seed 1 --mirrors 0 --out {file} --resume")
    assert gone(group)


def test_run_interrupted_and_resumed_has_the_same_result(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    words = (*MANY, "120", "--workers", "2")

    assert interrupted(has_games(file), *words, "--out", str(file))[0] == 130
    done = file.read_bytes().count(b"\n") - 1
    resumed = result(*words, "--out", str(file), "--resume")

    assert done < 120
    assert timeless(resumed) == timeless(result(*words))


def test_run_interrupted_without_a_run_file_suggests_the_out_option(
    tmp_path: Path,
) -> None:
    words = (*MANY, "5000", "--workers", "1", "--ledgers", str(tmp_path))

    code, said, err, _group = interrupted(lambda: len(list(tmp_path.iterdir())) > 2, *words)

    assert code == 130
    assert "of 5,000 games" in said
    assert "--out FILE" in err
    assert "Traceback" not in err


def test_dead_worker_ends_the_run_with_one_sentence(tmp_path: Path) -> None:
    """Use a bot that starts well the first time and later kills the worker that starts it."""
    tried, file = tmp_path / "tried", tmp_path / "run.jsonl"
    script = tmp_path / "deadly.sh"
    script.write_text(
        f"if [ -e {tried} ]; then kill -9 $PPID; fi\n"
        f'touch {tried}\nread hello\necho \'{{"type":"hello","protocol":1}}\'\nread end\n'
    )
    words = (*ARENA, "--seats", "2", "--bots", "random", "--bot", f"deadly=sh {script}")

    said = call(*words, "--games", "4", "--workers", "2", "--out", str(file))

    assert said.code == 1
    assert "died in game" in said.err
    assert "(exit code -9)" in said.err
    assert said.err.rstrip().endswith("--resume")
    assert said.err.count("\n") == 1


# Bad input.


@pytest.mark.parametrize("bots", ["nobody", "random,nobody", "random,,random", "ismcts:0"])
def test_unknown_bot_is_refused_with_the_known_ones(bots: str) -> None:
    sentence = refused(call(*ARENA, "--seats", "2", "--bots", bots))

    assert "random" in sentence
    assert "prince" in sentence


@pytest.mark.parametrize("bots", [(), ("--bots", "random"), ("--bot", "mine=true")])
def test_too_few_bots_are_refused_with_an_example(bots: tuple[str, ...]) -> None:
    sentence = refused(call(*ARENA, "--seats", "3", *bots))

    assert "3 seats" in sentence
    assert "--bots prince,greedy,greedy" in sentence


@pytest.mark.parametrize("action", ["mine", "=true", "mine=", "mine= "])
def test_outside_bot_without_name_or_command_is_refused(action: str) -> None:
    assert "NAME=COMMAND" in refused(
        call(*ARENA, "--seats", "2", "--bots", "random", "--bot", action)
    )


def test_bot_name_given_twice_is_refused() -> None:
    two = ("--bot", "a=true", "--bot", "a=false")

    assert "a is given to two" in refused(call(*ARENA, "--seats", "2", *two))
    own = ("--bots", "random", "--bot", "random=true")
    assert "random is given to two" in refused(call(*ARENA, "--seats", "2", *own))


@pytest.mark.parametrize("command", ["no-such-program", "true", "python 'unfinished"])
def test_program_that_does_not_start_is_refused_before_any_game(
    tmp_path: Path, command: str
) -> None:
    words = ("--bots", "random", "--bot", f"mine={command}", "--out", str(tmp_path / "run"))

    assert "mine cannot be started" in refused(call(*ARENA, "--seats", "2", *words))
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("seed", ["-1", str(2**70)])
def test_seed_out_of_range_is_refused(seed: str) -> None:
    assert "seed" in refused(call(*SOME, "--seed", seed))


@pytest.mark.parametrize(
    ("words", "rule"),
    [(("chess",), "TABLE-6"), (("il-principe", "--seats", "9"), "TABLE-7")],
)
def test_invalid_table_settings_are_refused_with_their_rule(
    words: tuple[str, ...], rule: str
) -> None:
    assert f"[{rule}]" in refused(call("arena", *words, "--bots", "random"))


@pytest.mark.parametrize(
    "words",
    [("--games", "0"), ("--workers", "0"), ("--mirrors", "-1"), ("--limit", "0"), ("--limit", "x")],
)
def test_numbers_out_of_range_are_usage_errors(words: tuple[str, ...]) -> None:
    said = call(*SOME, *words)

    assert said.code == 2
    assert "Traceback" not in said.err


def test_resume_without_out_file_is_refused() -> None:
    assert "--out FILE" in refused(call(*SOME, "--resume"))


def test_resume_with_missing_or_malformed_file_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    words = (*SOME, "--out", str(file), "--resume")

    assert "no file" in refused(call(*words))
    for text in ("", "nonsense\n", "{}\n"):
        file.write_text(text)
        assert "not a run of the arena" in refused(call(*words))
        assert file.read_text() == text
    assert "cannot be read" in refused(call(*SOME, "--out", str(tmp_path), "--resume"))


def test_resume_with_other_settings_names_the_difference(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    call(*ALONE, "--out", str(file))
    before = file.read_bytes()

    sentence = refused(call(*ALONE, "--seed", "9", "--out", str(file), "--resume"))

    assert "“seed” is 1 there and 9 here" in sentence
    assert file.read_bytes() == before


def test_resume_with_a_malformed_line_is_refused_with_its_number(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    call(*ALONE, "--out", str(file))
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join([*lines[:2], b"nonsense\n", *lines[2:]]))

    assert "Line 3" in refused(call(*ALONE, "--out", str(file), "--resume"))


def test_existing_files_are_not_overwritten(tmp_path: Path) -> None:
    there = tmp_path / "there"
    there.write_text("mine")
    ledger = tmp_path / "il-principe-2-amigo2006-1-000007.jsonl"
    ledger.write_text("mine")

    assert "--resume" in refused(call(*SOME, "--out", str(there)))
    assert "exists already" in refused(call(*SOME, "--report", str(there)))
    assert ledger.name in refused(call(*SOME, "--ledgers", str(tmp_path)))
    assert (there.read_text(), ledger.read_text()) == ("mine", "mine")


def test_run_file_and_report_with_one_path_are_refused(tmp_path: Path) -> None:
    one = str(tmp_path / "one")

    assert one in refused(call(*SOME, "--out", one, "--report", one))


def test_paths_that_cannot_be_written_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("mine")

    assert "gone" in refused(call(*SOME, "--out", str(tmp_path / "gone" / "run.jsonl")))
    assert "gone" in refused(call(*SOME, "--report", str(tmp_path / "gone" / "page.html")))
    assert "file" in refused(call(*SOME, "--ledgers", str(file / "below")))
    for option in ("--out", "--report"):
        assert "cannot be written" in refused(call(*SOME, option, str(tmp_path / ("x" * 300))))
    assert [path.name for path in tmp_path.iterdir()] == ["file"]
