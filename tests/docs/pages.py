"""Pages as a reader uses them: the blocks of a page, a folder to work in, and a server."""

import os
import re
import select
import shutil
import subprocess
import sys
from pathlib import Path
from textwrap import dedent
from types import TracebackType
from typing import Final, NamedTuple, Self

import markdown  # type: ignore[import-untyped]
import yaml  # type: ignore[import-untyped]

ROOT: Final = Path(__file__).parents[2]
PAGES: Final = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
BLOCK: Final = re.compile(r"^( *)```(\w*) ?(\S*)\n(.*?)^\1```$", re.M | re.S)
PROGRAMS: Final = {"python": "", "pytest": "-m pytest", "signoria": "-m signoria"}
READ: Final = (
    "conftest.py",
    "pyproject.toml",
    "docs/examples",
    "docs/reference/rules",
    "examples",
    "scripts",
    "src",
    "tests",
)
ADDRESS: Final = "localhost:8000"  # on the pages
PATIENCE: Final = 60  # seconds, for a command or the start of a server


class Block(NamedTuple):
    """A fenced block of a page."""

    language: str
    word: str
    text: str

    @property
    def is_run(self) -> bool:
        """Return whether the block is run here."""
        return (self.language, self.word) in (("sh", "run"), ("python", ""))


def blocks(page: Path) -> list[Block]:
    found = BLOCK.findall(page.read_text("utf-8"))
    return [Block(language, word, dedent(text)) for _, language, word, text in found]


def all_blocks(*languages: str) -> list[Block]:
    return [one for page in PAGES for one in blocks(page) if one.language in languages]


def as_html(page: Path) -> str:
    """Return a page as the documentation site shows it."""
    chosen = yaml.safe_load((ROOT / "mkdocs.yml").read_text("utf-8"))["markdown_extensions"]
    settings = {name: more for one in chosen if isinstance(one, dict) for name, more in one.items()}
    names = [one if isinstance(one, str) else next(iter(one)) for one in chosen]
    text = page.read_text("utf-8")
    made: str = markdown.markdown(text, extensions=names, extension_configs=settings)
    return made


def copy_sources(folder: Path) -> None:
    """Copy the source tree; the programs in its .venv/bin run the Python of this test."""
    for name in READ:
        if (ROOT / name).is_dir():
            left_out = shutil.ignore_patterns("web", "site", "*.png", "*.egg-info")
            shutil.copytree(ROOT / name, folder / name, ignore=left_out)
        else:
            shutil.copy2(ROOT / name, folder / name)
    programs = folder / ".venv/bin"
    programs.mkdir(parents=True)
    for name, words in PROGRAMS.items():
        (programs / name).write_text(f'#!/bin/sh\nexec "{sys.executable}" {words} "$@"\n', "utf-8")
        (programs / name).chmod(0o755)


def environment(folder: Path, built: bool = False) -> dict[str, str]:
    """Return the environment of a reader in a folder, with the sources in its src.

    If `built` is true, it has the package under test instead, which may be compiled.
    """
    # `CI` would make pytest print every difference in its summary.
    ours = ("SIGNORIA", "PYTEST", "PYTHONPATH", "COVERAGE", "LC_", "LANG", "CI", "XDG_")
    kept = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
    more = {
        "HOME": str(folder),
        "PATH": os.pathsep.join([str(folder / ".venv/bin"), os.environ["PATH"]]),
        "PYTHONPATH": os.environ.get("PYTHONPATH", "") if built else str(folder / "src"),
        "LC_ALL": "C.UTF-8",
        "COLUMNS": "100",
        "BROWSER": "true",
        "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",  # pytest starts three times as fast
    }
    return kept | more


def run(
    commands: str, folder: Path, patience: int = PATIENCE, built: bool = False
) -> subprocess.CompletedProcess[str]:
    """Run commands in a folder as a shell would."""
    return subprocess.run(
        ["/bin/sh", "-c", commands],
        cwd=folder,
        env=environment(folder, built),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=patience,
    )


class Reader:
    """A reader who follows a page in a folder, with at most one server on a free port."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.address = ADDRESS
        self._server: subprocess.Popen[str] | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self.stop()

    def serve(self, command: str) -> str:
        """Start the server of a command; return the line with its address, as on the page."""
        self.stop()
        self._server = server = subprocess.Popen(
            ["/bin/sh", "-c", f"exec {command.strip()} --port 0"],
            cwd=self.folder,
            env=environment(self.folder),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        assert server.stdout is not None
        assert select.select([server.stdout], [], [], PATIENCE)[0], f"no address from {command}"
        line = server.stdout.readline()
        found = re.search(r"(?:localhost|\d+\.\d+\.\d+\.\d+):\d+", line)
        assert found is not None, f"no address in {line!r} of {command}"
        self.address = found[0]
        return line.replace(self.address, ADDRESS)

    def stop(self) -> None:
        """Stop the server."""
        if self._server is not None:
            self._server.terminate()
            self._server.communicate(timeout=PATIENCE)
            self._server = None

    def write(self, name: str, text: str) -> None:
        """Write a file of the page, with the address of the server."""
        (self.folder / name).write_text(text.replace(ADDRESS, self.address), "utf-8")

    def run(self, block: Block) -> subprocess.CompletedProcess[str]:
        """Run the commands or the example of a block; the output has the page's address."""
        if block.language == "sh":
            done = run(block.text.replace(ADDRESS, self.address), self.folder)
        else:
            self.write("example.py", block.text)
            done = run("python example.py", self.folder)
        done.stdout = done.stdout.replace(self.address, ADDRESS)
        return done
