"""Tests of `make check`, which finds the tests of a change, and of the build that tests import."""

import os
import re
import select
import subprocess
import sys
from pathlib import Path

import pytest

from scripts.check import Run, jobs_of_tests, nearest_tests, python_jobs, verdict, web_jobs

ROOT = Path(__file__).parents[2]
AUCTION = "src/signoria/games/il_principe/phases/auction.py"


def run_pytest(*words: str, **variables: str) -> subprocess.CompletedProcess[str]:
    """Run a plain pytest without this run's settings."""
    kept = {k: v for k, v in os.environ.items() if not k.startswith(("SIGNORIA_", "PYTEST_"))}
    kept.pop("PYTHONPATH", None)
    return subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *words],
        cwd=ROOT,
        env={**kept, **variables},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )


def test_changed_test_runs_itself_first() -> None:
    changed = "tests/games/il_principe/test_auction.py"

    assert nearest_tests([changed])[0] == changed


def test_changed_module_runs_the_tests_near_it() -> None:
    found = nearest_tests(["src/signoria/arena/clock.py"])

    assert found[0].startswith("tests/arena/")
    assert "tests/games/il_principe/test_auction.py" not in found


def test_changed_data_file_runs_the_tests_of_its_folder() -> None:
    assert nearest_tests(["src/signoria/games/princes/decks/masons.deck"])


@pytest.mark.parametrize(
    ("changed", "tests"),
    [
        ("docs/install.md", ["tests/docs"]),
        ("SECURITY.md", ["tests/docs"]),
        ("deploy/Caddyfile", ["tests/deploy"]),
        ("src/signoria/locales/fr/web.ftl", ["tests/locales"]),
        ("src/signoria/games/princes/locales/it/cards.ftl", ["tests/locales"]),
        ("LICENSE", []),
    ],
)
def test_changed_text_runs_the_tests_that_read_it(changed: str, tests: list[str]) -> None:
    assert nearest_tests([changed]) == tests


def test_nearest_tests_run_before_pytest_reads_the_others() -> None:
    changed = ["src/signoria/kernel/table.py"]
    runs = [words for _, words in jobs_of_tests(changed)]
    files = [[word for word in words if word.startswith("tests/")] for words in runs]

    assert [len(part) for part in files[:3]] == [10, 20, 40]
    assert [name for part in files for name in part] == nearest_tests(changed)


def test_browser_tests_run_only_if_they_changed_themselves() -> None:
    assert not [one for one in nearest_tests([AUCTION]) if one.startswith("tests/web/")]
    assert nearest_tests(["tests/web/test_site.py"]) == ["tests/web/test_site.py"]


def test_linters_run_for_the_kinds_of_files_that_changed() -> None:
    assert [name for name, _words in python_jobs([AUCTION])] == [
        "ruff check",
        "ruff format",
        "mypy",
    ]
    assert list(python_jobs(["docs/install.md"])) == []
    names = [name for name, _words in web_jobs(["web/src/App.svelte"])]
    assert names == ["npm ci", "prettier", "eslint", "svelte-check", "vitest", "stylelint"]
    assert list(web_jobs([AUCTION])) == []


def test_plain_pytest_imports_the_sources(tmp_path: Path) -> None:
    probe = tmp_path / "test_probe.py"
    probe.write_text(
        "import os, signoria, subprocess, sys\n"
        "SAY = 'import signoria; print(signoria.__file__, end=str())'\n"
        "def test_it():\n"
        f"    assert signoria.__file__.startswith({str(ROOT / 'src')!r})\n"
        "    said = subprocess.check_output([sys.executable, '-c', SAY], text=True)\n"
        "    assert said == signoria.__file__\n",
        "utf-8",
    )

    words = ("--rootdir", str(ROOT), "-c", "pyproject.toml", "conftest.py")
    said = run_pytest(*words, str(probe)).stdout

    assert "1 passed" in said, said


def test_unknown_build_is_refused_with_one_sentence() -> None:
    said = run_pytest("tests/shape/test_lines.py", SIGNORIA_BUILD="fast").stdout

    assert "SIGNORIA_BUILD must be one of source, installed, compiled: 'fast'" in said
    assert "Traceback" not in said


@pytest.mark.parametrize(("number", "status"), [(1, 2), (2, 1)])
def test_interrupted_run_names_the_stopped_test_and_fails_if_another_one_failed(
    tmp_path: Path, number: int, status: int
) -> None:
    probe = tmp_path / "test_probe.py"
    probe.write_text(
        "import os, signal\n"
        "def test_first():\n"
        f"    assert {number} == 1\n"
        "def test_long():\n"
        "    os.kill(os.getpid(), signal.SIGINT)\n"
        "def test_last(): pass\n",
        "utf-8",
    )

    words = ("-p", "conftest", "-c", "/dev/null", "--rootdir", str(tmp_path), str(probe))
    done = run_pytest(*words, PYTEST_DISABLE_PLUGIN_AUTOLOAD="1")

    assert "Stopped: test_probe.py::test_long. Tests that did not run: 1\n" in done.stdout
    assert done.returncode == status


class Brief(Run):
    """A run whose time is over as soon as its first process writes into a pipe."""

    def __init__(self, pipe: Path) -> None:
        super().__init__(60)
        self.pipe = pipe
        self.reader = -1

    def left(self, kept: float = 0) -> float:
        if self.running and self.reader < 0:
            self.reader = os.open(self.pipe, os.O_RDONLY)
            assert os.read(self.reader, 100) == b"begun\n"
        return 60 if self.reader < 0 else 0


def test_end_of_the_time_kills_a_job_with_its_processes_and_begins_no_other(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The first job ignores the interruption; the end of its pipe shows that it left no process."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    stubborn = f"echo said; trap '' INT; exec 3>{pipe}; sleep 60 & echo begun >&3; wait; sleep 60"
    run = Brief(pipe)

    run.chain([("stubborn", ["sh", "-c", stubborn]), ("late", ["false"])])

    assert select.select([run.reader], [], [], 10)[0]
    assert os.read(run.reader, 100) == b""
    os.close(run.reader)
    said = capsys.readouterr().out
    assert re.fullmatch(r"stubborn: stopped in \d+ s\nsaid\nlate: not begun\n", said)
    assert verdict(run) == "nothing failed; not finished in 60 s: stubborn, late"


def test_job_that_fails_in_time_makes_the_check_red(capsys: pytest.CaptureFixture[str]) -> None:
    run = Run(60)

    run.chain([("quiet", ["echo", "nothing"]), ("wrong", ["sh", "-c", "echo why; exit 3"])])

    said = capsys.readouterr().out
    assert re.fullmatch(r"quiet: ok in \d+ s\nwrong: failed in \d+ s\nwhy\n", said)
    assert verdict(run) == "wrong failed"
