"""Tests of `make check`, which finds the tests of a change, and of the build that tests import."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from scripts.check import nearest_tests, python_jobs, web_jobs

ROOT = Path(__file__).parents[2]
AUCTION = "src/signoria/games/il_principe/phases/auction.py"


def pytest_says(*words: str, **variables: str) -> str:
    """Run a plain pytest without this run's settings; return its output."""
    kept = {k: v for k, v in os.environ.items() if not k.startswith(("SIGNORIA_", "PYTEST_"))}
    kept.pop("PYTHONPATH", None)
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *words],
        cwd=ROOT,
        env={**kept, **variables},
        capture_output=True,
        text=True,
    )
    return done.stdout + done.stderr


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
        ("deploy/Caddyfile", ["tests/deploy"]),
        ("src/signoria/locales/fr/web.ftl", ["tests/locales"]),
        ("src/signoria/games/princes/locales/it/cards.ftl", ["tests/locales"]),
        ("LICENSE", []),
    ],
)
def test_changed_text_runs_the_tests_that_read_it(changed: str, tests: list[str]) -> None:
    assert nearest_tests([changed]) == tests


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

    said = pytest_says("--rootdir", str(ROOT), "-c", "pyproject.toml", "conftest.py", str(probe))

    assert "1 passed" in said, said


def test_unknown_build_is_refused_with_one_sentence() -> None:
    said = pytest_says("tests/shape/test_lines.py", SIGNORIA_BUILD="fast")

    assert "SIGNORIA_BUILD must be one of source, installed, compiled: 'fast'" in said
    assert "Traceback" not in said


def test_time_limit_leaves_tests_out_and_says_how_many() -> None:
    said = pytest_says("--seconds=0.000001", "tests/kernel/test_seats.py")

    assert re.search(r"seconds are over: [1-9]\d* tests did not run", said)
    assert "passed" not in said
