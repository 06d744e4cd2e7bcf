"""A game that `signoria new-game` has just written, installed beside Signoria."""

import os
import subprocess
import sys
from pathlib import Path

from scripts.compiled_modules import USUAL
from tests.cli.calling import ENGLISH, RUN

NAME = "winter-fair"
PACKAGE = "winter_fair"
COMPILE = """
import os, sys
from mypyc.build import mypycify
from setuptools import setup
os.chdir(sys.argv[1])
modules = mypycify(sys.argv[2:], opt_level="0", debug_level="0")
setup(name="rules", ext_modules=modules, script_args=["-q", "build_ext", "--inplace"])
"""


class NewGame:
    """A folder with a new game and its installed package."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.site = site = folder / "site"
        self.environment = {**os.environ, **ENGLISH}
        self.run("-c", RUN, "new-game", NAME, str(folder))
        # As `pip install` does, without its tests of versions, which need a network.
        pip = "-m pip install --quiet --no-build-isolation --no-deps --no-index --target"
        self.run(*pip.split(), str(site), str(folder / NAME))
        paths = [str(site), os.environ.get("PYTHONPATH", "")]
        self.environment["PYTHONPATH"] = os.pathsep.join(filter(None, paths))

    def compile(self) -> None:
        """Compile its rules in place, as an author can: mypyc needs only this package."""
        package = self.site / PACKAGE
        rules = [path.name for path in package.glob("*.py") if path.stem not in USUAL]
        self.run("-c", COMPILE, str(self.site), *(f"{PACKAGE}/{name}" for name in sorted(rules)))

    def run(self, *words: str, typed: str = "") -> str:
        """Run Python and return its output; any failure fails the test."""
        done = subprocess.run(
            [sys.executable, *words],
            input=typed,
            capture_output=True,
            text=True,
            env=self.environment,
            timeout=240,
            check=False,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    def signoria(self, *words: str, typed: str = "") -> str:
        """Run a command of Signoria and return its output."""
        return self.run("-c", RUN, *words, typed=typed)

    def passes(self, *tests: str) -> int:
        """Run the tests of every game for this one, and return how many passed."""
        words = ["-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", NAME, *tests]
        result = self.run(*words).strip().splitlines()[-1]
        return int(result.partition(" passed")[0])
