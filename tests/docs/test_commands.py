"""Tests that commands on the pages exist, also those that no test runs.

A command is looked up where it is defined: a `signoria` command in the parser of the command line,
a target of `make` in the Makefile, a script in its file, an extra of `pip` in pyproject.toml.
"""

import os
import re
import shlex
import subprocess
import sys
import tomllib
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

import pytest
from typer.testing import CliRunner

from signoria import VERSION
from signoria.cli.main import app
from tests.docs.pages import PAGES, ROOT, all_blocks
from tests.docs.test_tutorials import left_out
from tests.docs.test_workflows import make_targets

INLINE: Final = re.compile(
    r"(?<!`)`((?:signoria|python|make|\.venv/bin/\w+|v/bin/\w+) [^`\n]+)`(?!`)"
)
PLACEHOLDER: Final = re.compile(r"[…{<\[]|\b[A-Z]{3,}\b(?!=)")
NO_GAME: Final[list[list[str]]] = [[], ["--ray"]]  # sentences that name a command alone
MINE: Final = re.compile(r"\bmy[._]")  # files of the reader
SUDO: Final = re.compile(r"^sudo (?:-u \w+ )?")
SETTING: Final = re.compile(r"^[A-Z]\w*=\S* ")
FOLDERS: Final = tuple(f"{path.name}/" for path in ROOT.iterdir() if path.is_dir())
ELSEWHERE: Final = {  # programs of others, whose words are not looked up here
    *("apt", "cp", "dnf", "docker", "export", "git", "install", "ray", "systemctl", "useradd"),
    *("uvx", "pipx", "pre-commit", "pytest", "xcode-select"),
}
PACKAGES: Final = {"torch", "sb3-contrib", "pre-commit", "signoria"}
SCRIPT: Final = re.compile(r"PYTHONPATH=(\S+) \$\(BIN\)/python (scripts/\w+\.py)")
EXTRAS: Final = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"][
    "optional-dependencies"
]
WRITTEN: Final = {one.word for one in all_blocks("python") if one.word}
PLAYING: Final = {  # the call of a command that has checked its words
    "arena": "signoria.cli.arena.Run.play",
    "simulate": "signoria.cli.simulate.Runs.play",
    "watch": "signoria.cli.watch.open_table",
}


class Begun(Exception):
    """A command has accepted its words and would play now."""


def in_signoria(words: list[str]) -> list[str]:
    """List the words if the command line's own parser refuses them.

    With `--help` the command is parsed and not run.
    """
    done = CliRunner().invoke(app, [*words, "--help"])
    return [] if done.exit_code == 0 else [" ".join(words)]


def in_python(words: list[str]) -> list[str]:
    """List the module or script that does not exist, or the options that its text lacks."""
    if words[0] == "-m" and words[1].partition(".")[0] not in ("examples", "scripts", "tests"):
        return [] if find_spec(words[1]) else [words[1]]
    name = words[1].replace(".", "/") + ".py" if words[0] == "-m" else words[0]
    if name in WRITTEN:
        return []
    if not (ROOT / name).is_file():
        return [name]
    text = (ROOT / name).read_text("utf-8")
    return [word for word in words[1:] if word.startswith("--") and f'"{word}"' not in text]


def in_pip(words: list[str]) -> list[str]:
    """List packages that no page may name, extras that do not exist, and wheels of old versions."""
    wrong = []
    for word in words[1:]:
        name, _, extras = word.rstrip("]").partition("[")
        wrong += [extra for extra in extras.split(",") if extra and extra not in EXTRAS]
        wheel = re.fullmatch(r"\./signoria-([\d.]+)-.+\.whl", name)
        known = name in PACKAGES | {".", "git+ADDRESS", "--upgrade"}
        if not known and (wheel is None or wheel[1] != VERSION):
            wrong.append(word)
    return wrong if words[0] == "install" else words[:1]


def in_make(words: list[str]) -> list[str]:
    """List targets that the Makefile does not have."""
    return [word for word in words if "=" not in word and word not in make_targets()]


LOOKED_UP: Final = {
    "signoria": in_signoria,
    "python": in_python,
    "python3": in_python,
    "py": in_python,
    "pip": in_pip,
    "make": in_make,
}


def wrong_words(line: str) -> list[str]:
    """List the words of a command line that do not exist."""
    words = shlex.split(SETTING.sub("", SUDO.sub("", line)).replace("\\", "/"))
    program = words[0].rpartition("/")[2]
    if program == "valgrind":
        return wrong_words(line.partition("*' ")[2])
    if program == "cd":
        return [] if words[1] == "signoria" or (ROOT / words[1]).is_dir() else words[1:]
    if program not in ELSEWHERE | LOOKED_UP.keys():
        return [program]
    files = [word.partition("::")[0] for word in words[1:] if word.startswith(FOLDERS)]
    lost = [name for name in files if not (ROOT / name).exists()]
    return lost or LOOKED_UP.get(program, lambda _: [])(words[1:])


def begins(words: list[str]) -> bool:
    """Return whether a `signoria` command accepts its words and begins to play."""
    return isinstance(CliRunner().invoke(app, words).exception, Begun)


def mentioned() -> list[str]:
    """List the commands within the sentences of all pages, without their placeholders."""
    found = {line for page in PAGES for line in INLINE.findall(page.read_text("utf-8"))}
    return sorted(line.partition(" > ")[0] for line in found if not PLACEHOLDER.search(line))


@pytest.mark.parametrize("line", sorted(set(left_out())))
def test_command_that_is_not_run_exists(line: str) -> None:
    assert wrong_words(line) == []


@pytest.mark.parametrize("line", mentioned())
def test_command_within_a_sentence_exists(line: str) -> None:
    assert wrong_words(line) == []


@pytest.mark.parametrize(("path", "script"), SCRIPT.findall((ROOT / "Makefile").read_text("utf-8")))
def test_script_of_the_makefile_finds_its_modules(path: str, script: str) -> None:
    load = f"import runpy; runpy.run_path({script!r})"
    done = subprocess.run(
        [sys.executable, "-P", "-c", load],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": path},
        capture_output=True,
        text=True,
    )

    assert done.returncode == 0, done.stderr


def test_settings_of_every_long_run_are_accepted(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def begin(*_: Any, **__: Any) -> None:
        raise Begun

    monkeypatch.chdir(tmp_path)
    for name in PLAYING.values():
        monkeypatch.setattr(name, begin)
    lines = {line for line in [*left_out(), *mentioned()] if line.startswith("signoria ")}
    calls = [shlex.split(line)[1:] for line in sorted(lines) if not MINE.search(line)]
    long = [[name, *more] for name, *more in calls if name in PLAYING and more[:1] not in NO_GAME]

    assert len(long) >= 15
    assert [words for words in long if not begins(words)] == []
    assert not begins(["watch", "intrigue", "--seats", "4", "--bots", "honest,traitor"])


@pytest.mark.parametrize(
    ("line", "wrong"),
    [
        ("signoria serve --fast", ["serve --fast"]),
        ("signoria db shrink", ["db shrink"]),
        ("signoria deck burn", ["deck burn"]),
        ("PYTHONPATH=src .venv/bin/python scripts/nothing.py", ["scripts/nothing.py"]),
        ("python -m examples.linear --hours 1", ["--hours"]),
        ("python -m examples.square", ["examples/square.py"]),
        ("sudo v/bin/pip install '.[server,speed]' numpy", ["speed", "numpy"]),
        (
            "v\\Scripts\\pip install .\\signoria-0.0.9-py3-none-any.whl",
            ["./signoria-0.0.9-py3-none-any.whl"],
        ),
        ("make tea", ["tea"]),
        ("cp deploy/.env.sample .env", ["deploy/.env.sample"]),
        ("signora play", ["signora"]),
    ],
)
def test_wrong_command_is_found(line: str, wrong: list[str]) -> None:
    assert wrong_words(line) == wrong
