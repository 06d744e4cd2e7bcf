"""Empty environments: a Python, what a test installs there, and nothing else on the path."""

import os
import re
import subprocess
import sys
import time
import venv
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
DIST: Final = ROOT / "dist"
SCRIPTS: Final = "Scripts" if sys.platform == "win32" else "bin"
ADDRESS: Final = re.compile(r"http://\S+?:\d+")
PATIENCE: Final = 60.0  # seconds until a server must have said its address
KEPT: Final = ("HOME", "LANG", "SSL_CERT_FILE", "REQUESTS_CA_BUNDLE", "SYSTEMROOT", "TMPDIR")


class Environment:
    """A virtual environment of its own, with its programs alone on the path."""

    def __init__(self, home: Path) -> None:
        self.home = home
        self.scripts = home / SCRIPTS
        venv.create(home, with_pip=True, symlinks=sys.platform != "win32")

    def variables(self, **more: str) -> dict[str, str]:
        """Return the variables of a process here: no path to make, Node or a compiler."""
        inherited = {
            name: value
            for name, value in os.environ.items()
            if name in KEPT or name.startswith(("PIP_", "UV_"))
        }
        data = {"XDG_DATA_HOME": str(self.home / "data"), "CC": "there-is-no-compiler"}
        return {**inherited, "PATH": str(self.scripts), **data, **more}

    def pip(self, *words: str) -> None:
        """Let pip of this environment install something; Python compiles what it imports."""
        self.run("python", "-m", "pip", "install", "--quiet", "--no-compile", *words)

    def run(self, program: str, *words: str, **more: str) -> str:
        """Run a program of this environment to its end; return what it printed."""
        done = subprocess.run(
            [str(self.scripts / program), *words],
            env=self.variables(**more),
            cwd=self.home,
            capture_output=True,
            text=True,
            timeout=300,
        )
        assert done.returncode == 0, f"{program} {words}: {done.stdout}{done.stderr}"
        return done.stdout

    def packages(self) -> set[str]:
        """Return the names of the installed packages, without pip and setuptools."""
        listed = self.run("python", "-m", "pip", "list", "--format", "freeze").split()
        return {line.partition("==")[0].lower() for line in listed} - {"pip", "setuptools"}


class Serving:
    """A process that serves the pages, and the address that it printed."""

    def __init__(self, words: list[str], variables: dict[str, str], cwd: Path) -> None:
        pipe, joined = subprocess.PIPE, subprocess.STDOUT
        self.process = subprocess.Popen(
            words, env=variables, cwd=cwd, stdout=pipe, stderr=joined, text=True
        )
        self.address = self._address()

    def next_line(self) -> str:
        """Wait for the next line that the process prints."""
        assert self.process.stdout is not None
        return self.process.stdout.readline()

    def _address(self) -> str:
        end, said = time.monotonic() + PATIENCE, ""
        while time.monotonic() < end and (line := self.next_line()):
            said += line
            if found := ADDRESS.search(line):
                return found[0]
        raise AssertionError(f"no address came: {said}")

    def end(self) -> None:
        """End the process and wait for it."""
        self.process.terminate()
        self.process.communicate(timeout=30)


@contextmanager
def serving(words: list[str], variables: dict[str, str], cwd: Path) -> Iterator[Serving]:
    """Run a command that serves the pages until it says where; end it afterwards."""
    server = Serving(words, variables, cwd)
    try:
        yield server
    finally:
        server.end()
