"""The modules that mypyc compiles: all of these packages, except those that stay interpreted.

A file `interpreted.txt` in a package names its modules that stay interpreted, one path a line. In a
game's package the usual ones need no line.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

PACKAGES: Final = ("kernel", "bots", "research", "games/*")
# Modules of a game that use a language feature mypyc cannot compile, or that run once.
USUAL: Final = (
    *("__init__", "fields", "game", "options", "view"),
    *("appendix", "benchmarks", "board", "commands/*", "fading", "flags", "growth", "laws"),
    *("leaving", "page", "players", "times"),
)
LIST: Final = "interpreted.txt"


def compiled_modules(root: Path = Path()) -> list[str]:
    """List the compiled modules as paths below the root of the repository, in order."""
    source = root / "src" / "signoria"
    found = [
        module
        for pattern in PACKAGES
        for package in sorted(source.glob(pattern))
        for module in _compiled(package, in_games=pattern.startswith("games"))
    ]
    return [module.relative_to(root).as_posix() for module in found]


def _compiled(package: Path, in_games: bool) -> Iterator[Path]:
    names = [*interpreted_in(package), *(USUAL if in_games else ())]
    interpreted = {module for name in names for module in package.glob(f"{name}.py")}
    yield from sorted(set(package.rglob("*.py")) - interpreted)


def interpreted_in(package: Path) -> list[str]:
    """List the modules that a package's own file leaves interpreted."""
    listed = package / LIST
    lines = listed.read_text("utf-8").splitlines() if listed.exists() else []
    return [line for line in map(str.strip, lines) if line and not line.startswith("#")]
