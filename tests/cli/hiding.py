"""Processes that cannot import some modules, as if their packages were not installed."""

import os
import subprocess
import sys
from pathlib import Path

SITE = """
import os
import sys
from importlib.machinery import PathFinder


class Hiding(PathFinder):
    @classmethod
    def find_spec(cls, fullname, path=None, target=None):
        if fullname.partition(".")[0] in os.environ["HIDDEN"].split(","):
            return None
        return super().find_spec(fullname, path, target)


sys.meta_path[sys.meta_path.index(PathFinder)] = Hiding
"""
ENGLISH = {"LC_ALL": "en_US.UTF-8", "COLUMNS": "80", "TERM": "dumb"}
ROOT = Path(__file__).parents[2]


def surroundings(folder: Path, hidden: tuple[str, ...]) -> dict[str, str]:
    """Return the environment of a process that cannot import the hidden modules."""
    (folder / "sitecustomize.py").write_text(SITE)
    known = [str(folder), *filter(None, [os.environ.get("PYTHONPATH")])]
    paths = os.pathsep.join(known)
    return {**os.environ, **ENGLISH, "PYTHONPATH": paths, "HIDDEN": ",".join(hidden)}


def python(
    folder: Path, hidden: tuple[str, ...], code: str, *words: str
) -> subprocess.CompletedProcess[str]:
    """Run Python code without the hidden modules."""
    return subprocess.run(
        [sys.executable, "-c", code, *words],
        env=surroundings(folder, hidden),
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=120,
    )
