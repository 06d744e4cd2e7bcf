"""Tests that README and tutorials work: their commands print the output that they show.

The first line of a fenced block has a second word, which readers do not see:

- `sh run` holds commands that are run here; `sh` alone holds commands of `NOT_RUN`.
- `bash` holds commands that a test only looks up.
- `text` holds the output of the commands before it. `...` stands for anything.
- `python FILE` and `diff FILE` are files that the reader writes and changes.
"""

import doctest
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final, NamedTuple

import pytest

from tests.deploy.test_deploy import calls_in, wrong_in

ROOT: Final = Path(__file__).parents[2]
PAGES: Final = [ROOT / "README.md", *sorted((ROOT / "docs/start").glob("*.md"))]
BLOCK: Final = re.compile(r"^```(\w*) ?(\S*)\n(.*?)^```$", re.M | re.S)
LOOSELY: Final = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
NOT_RUN: Final = {  # commands, and why they are not run here
    "git clone ADDRESS signoria": "the reader fills in the address",
    "cd signoria": "follows the clone",
    "make play": "installs, builds for minutes and opens a browser",
    ".venv/bin/signoria play --host 0.0.0.0": "opens a browser and a port to the network",
    "make build": "installs and builds for minutes",
    "make check": "installs, and runs this test again",
    "make docs": "installs the packages for developers first",
    "make golden": "installs the packages for developers first",
    "git commit -am 'il-principe: let the Banker take 3 ducats'": "a copy has no history",
    "python3 -m venv .venv": "replaces the environment under test",
    ".venv/bin/pip install '.[research]'": "installs and builds for minutes",
    ".venv/bin/pip install torch sb3-contrib": "downloads more than two gigabytes",
    "export OMP_NUM_THREADS=1": "no command that is run needs it",
    ".venv/bin/python ppo.py": "needs PyTorch, and minutes",
    ".venv/bin/python -m examples.linear --seconds 10 --games 100": "learns for 10 seconds",
}
PROGRAMS: Final = {"python": "", "pytest": "-m pytest", "signoria": "-m signoria"}
READ: Final = (
    "conftest.py",
    "pyproject.toml",
    "docs/reference/rules",
    "examples",
    "scripts",
    "src",
    "tests",
)


class Block(NamedTuple):
    """A fenced block of a page."""

    language: str
    word: str
    text: str


def blocks(page: Path) -> list[Block]:
    return [Block(*found) for found in BLOCK.findall(page.read_text("utf-8"))]


def all_blocks(language: str) -> list[Block]:
    return [one for page in PAGES for one in blocks(page) if one.language == language]


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """Copy the source tree; the programs in its .venv/bin run the Python of this test."""
    for name in READ:
        if (ROOT / name).is_dir():
            left_out = shutil.ignore_patterns("web", "site", "*.png", "*.egg-info")
            shutil.copytree(ROOT / name, tmp_path / name, ignore=left_out)
        else:
            shutil.copy2(ROOT / name, tmp_path / name)
    programs = tmp_path / ".venv/bin"
    programs.mkdir(parents=True)
    for name, words in PROGRAMS.items():
        (programs / name).write_text(f'#!/bin/sh\nexec "{sys.executable}" {words} "$@"\n', "utf-8")
        (programs / name).chmod(0o755)
    return tmp_path


def run(commands: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """Run commands in a folder as a shell would, with the sources in its src."""
    # `CI` would make pytest print every difference in its summary.
    ours = ("SIGNORIA", "PYTEST", "PYTHONPATH", "COVERAGE", "LC_", "LANG", "CI")
    kept = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
    path = os.pathsep.join([str(folder / ".venv/bin"), os.environ["PATH"]])
    more = {
        "PATH": path,
        "PYTHONPATH": str(folder / "src"),
        "LC_ALL": "C.UTF-8",
        "COLUMNS": "100",
        "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",  # pytest starts three times as fast
    }
    return subprocess.run(
        ["/bin/sh", "-c", commands],
        cwd=folder,
        env=kept | more,
        capture_output=True,
        text=True,
        timeout=60,
    )


def change(file: Path, diff: str) -> None:
    """Apply a diff whose lines before the change stand once in the file."""
    lines = diff.splitlines(keepends=True)
    before, after = ("".join(line[1:] for line in lines if line[0] in f" {sign}") for sign in "-+")
    text = file.read_text("utf-8")

    assert text.count(before) == 1, f"{file.name} has not once:\n{before}"
    file.write_text(text.replace(before, after), "utf-8")


def fits(shown: str, printed: str) -> bool:
    """Tell whether shown output stands for printed output."""
    return doctest.OutputChecker().check_output(shown, printed, LOOSELY)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_commands_of_a_page_print_the_shown_output(page: Path, checkout: Path) -> None:
    done = None
    for language, word, text in blocks(page):
        if language == "python":
            (checkout / word).write_text(text, "utf-8")
        elif language == "diff":
            change(checkout / word, text)
        elif language == "sh":
            done = run(text, checkout) if word == "run" else None
        elif done is not None:
            assert fits(text, done.stdout), f"{text}\nprinted\n{done.stdout}{done.stderr}"
            done = None


def test_every_block_has_a_known_purpose() -> None:
    purposes = {(one.language, one.word and "word") for page in PAGES for one in blocks(page)}

    assert len(PAGES) == 5
    assert purposes == {
        ("bash", ""),
        ("sh", ""),
        ("sh", "word"),
        ("text", ""),
        ("python", "word"),
        ("diff", "word"),
    }
    assert {one.word for one in all_blocks("sh")} == {"", "run"}


def test_commands_that_are_not_run_are_listed_with_a_reason() -> None:
    left_out = {line for one in all_blocks("sh") if not one.word for line in one.text.splitlines()}

    assert left_out == set(NOT_RUN)


def test_every_signoria_command_exists() -> None:
    shown = [*all_blocks("sh"), *all_blocks("bash")]
    calls = calls_in("\n".join(one.text for one in shown))

    assert len(calls) >= 15
    assert [words for words in calls if wrong_in(words)] == []


def test_first_start_takes_as_long_as_the_installation_page_says() -> None:
    measured = (ROOT / "docs/install.md").read_text("utf-8")
    [seconds] = re.findall(r"\| `make play` \| (\d+) s \|", measured)
    [later] = re.findall(r"\| `signoria play` \| (\d+) ms \|", measured)

    text = (ROOT / "docs/start/play.md").read_text("utf-8")
    assert f"{seconds} seconds on two cores" in (ROOT / "README.md").read_text("utf-8")
    assert f"{seconds} seconds on two cores" in text
    assert f"{int(later) / 1000:.1f} seconds" in text


@pytest.mark.parametrize("block", all_blocks("python"), ids=lambda block: block.word)
def test_every_file_is_python(block: Block) -> None:
    compile(block.text, block.word, "exec")


@pytest.mark.parametrize(
    ("shown", "fit"),
    [
        ("mine  26.0  ...\n2 games\n", True),
        ("...\n2 games\n", True),
        ("mine  27.0  ...\n2 games\n", False),
        ("mine  26.0  0.30\n2 games\n", False),
        ("mine  26.0  ...\n3 games\n", False),
    ],
)
def test_only_elided_figures_may_differ(shown: str, fit: bool) -> None:
    assert fits(shown, "mine 26.0 0.31\n2 games\n") == fit


def test_diff_of_other_lines_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "rules.py"
    file.write_text("DUCATS = 4\n", "utf-8")

    with pytest.raises(AssertionError, match="has not once"):
        change(file, "-DUCATS = 2\n+DUCATS = 3\n")
