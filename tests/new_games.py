"""A game that `signoria new-game` has just written, installed beside Signoria."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tests.cli.calling import ENGLISH, RUN

NAME = "winter-fair"
SOURCE = Path(__file__).parents[1] / "src" / "signoria"
COMPILE = """
import os, sys
from pathlib import Path
from mypyc.build import mypycify
from setuptools import setup
from scripts import mypyc_vectors
from scripts.compiled_modules import compiled_modules
found = compiled_modules(Path(sys.argv[1]))
rules = [path.removeprefix("src/") for path in found if "/kernel/" in path or "/winter_" in path]
os.chdir(Path(sys.argv[1], "src"))
modules = mypycify(rules, opt_level="0", debug_level="0")
for module in modules:
    mypyc_vectors.correct(module.sources)
setup(name="rules", ext_modules=modules, script_args=["-q", "build_ext", "--inplace"])
"""


class NewGame:
    """A folder with a new game and its installed package."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        site = folder / "site"
        self.environment = {**os.environ, **ENGLISH}
        self.run("-c", RUN, "new-game", NAME, str(folder))
        # As `pip install` does, without its tests of versions, which need a network.
        pip = "-m pip install --quiet --no-build-isolation --no-deps --no-index --target"
        self.run(*pip.split(), str(site), str(folder / NAME))
        paths = [str(site), os.environ.get("PYTHONPATH", "")]
        self.environment["PYTHONPATH"] = os.pathsep.join(filter(None, paths))

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


class CompiledGame(NewGame):
    """A new game in a copy of Signoria, in which mypyc compiles it together with the kernel.

    mypyc cannot compile a class apart from its bases: the two would disagree about their fields.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        source = folder / "src"
        apart = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
        shutil.copytree(SOURCE, source / "signoria", ignore=apart)
        there = {"PYTHONPATH": str(source), "SIGNORIA_BUILD": "installed"}
        self.environment = {**os.environ, **ENGLISH, **there}
        self.run("-c", RUN, "new-game", NAME, str(source / "signoria" / "games"))
        self.run("-c", COMPILE, str(folder))
