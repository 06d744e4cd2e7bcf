"""Compilation of the engine with mypyc, cached for equal sources.

The compiled modules are stored in the user's cache folder under a digest of all their inputs: the
sources and all that they import, mypy's version, the flags, Python and compiler. An install that
finds its digest there copies them. `SIGNORIA_CACHE` names another folder; an empty `SIGNORIA_CACHE`
turns the cache off.
"""

import ast
import os
import platform
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from collections.abc import Iterator
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path
from typing import Any, ClassVar, Final

from mypyc.build import mypycify
from setuptools import Distribution
from setuptools._distutils.ccompiler import new_compiler
from setuptools._distutils.errors import CCompilerError, DistutilsError
from setuptools._distutils.sysconfig import customize_compiler
from setuptools.command.build_ext import build_ext

from scripts import mypyc_vectors

SRC: Final = Path("src")
INTERPRETED: Final = "SIGNORIA_INTERPRETED"  # set it to leave the engine interpreted
CACHE: Final = "SIGNORIA_CACHE"
KEPT: Final = 6  # builds in the cache; the oldest is deleted first
BUILDING: Final = {"bdist_wheel", "build", "build_ext", "install"}
OPTIMISE: Final = "3"
DEBUG: Final = "0"
# Lets GCC and Clang inline across the compiled modules.
INLINE: Final = ["-fno-semantic-interposition", "-fvisibility=hidden"]
# GCC's check of misleading indentation takes half of the compile time.
HURRY: Final = ["-Wno-misleading-indentation"]
FLAGS: Final = [] if sys.platform == "win32" else [*INLINE, *HURRY]
PROBE: Final = "#include <Python.h>\nint signoria_probe(void) { return PY_MAJOR_VERSION; }\n"


class Engine(Distribution):
    """A distribution with compiled modules, even before their C code is generated."""

    def has_ext_modules(self) -> bool:
        """Say that the wheel belongs to one platform."""
        return True


class BuildEngine(build_ext):
    """Build step that compiles the extensions, or copies them from the cache."""

    modules: ClassVar[list[str]] = []

    def run(self) -> None:
        """Put the compiled modules into the build folder."""
        kept = cache_of(self.modules)
        target = Path(self.build_lib)
        if kept is not None and kept.exists():
            print(f"signoria: the compiled engine comes from {kept}")
            shutil.copytree(kept, target, dirs_exist_ok=True)
            return
        super().run()
        if kept is not None:
            keep(target, kept)


def options(modules: list[str]) -> dict[str, Any]:
    """Return the arguments for `setup()` to compile these modules; empty if it cannot."""
    if not BUILDING & set(sys.argv):
        return {}
    if os.environ.get(INTERPRETED):
        print(f"signoria: {INTERPRETED} is set, so the engine is installed interpreted.")
        return {}
    if not can_compile():
        print("signoria: no C compiler, so the engine is installed interpreted (slower, the same).")
        return {}
    kept = cache_of(modules)
    found = kept is not None and kept.exists()
    command = type("build_ext", (BuildEngine,), {"modules": modules})
    return {
        "distclass": Engine,
        "cmdclass": {"build_ext": command},
        "ext_modules": [] if found else extensions(modules),
    }


def extensions(modules: list[str]) -> list[Any]:
    """Generate the C code of the modules, and correct it."""
    found = mypycify(modules, opt_level=OPTIMISE, debug_level=DEBUG)
    for extension in found:
        mypyc_vectors.correct(extension.sources)
        extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS]
    return found


def can_compile() -> bool:
    """Return whether there is a C compiler with Python's headers: compile three lines to see."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text(PROBE, "utf-8")
        compiler = new_compiler()
        customize_compiler(compiler)
        compiler.add_include_dir(sysconfig.get_path("include"))
        compiler.add_include_dir(sysconfig.get_path("platinclude"))
        try:
            compiler.compile([str(source)], output_dir=folder)
        except (CCompilerError, DistutilsError, OSError):
            return False
    return True


def cache_of(modules: list[str]) -> Path | None:
    """Return the cache's folder for these sources; None if the cache is turned off."""
    named = os.environ.get(CACHE)
    if named == "":
        return None
    home = Path(named) if named else _user_cache() / "signoria" / "compiled"
    return home / digest(modules)


def keep(built: Path, kept: Path) -> None:
    """Copy the compiled modules into the cache, all or none; drop the oldest builds."""
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    try:
        kept.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=kept.parent) as folder:
            for path in built.rglob(f"*{suffix}"):
                copy = Path(folder, "new", path.relative_to(built))
                copy.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(path, copy)
            Path(folder, "new").rename(kept)
        for old in sorted(kept.parent.iterdir(), key=lambda path: -path.stat().st_mtime)[KEPT:]:
            shutil.rmtree(old)
    except OSError as trouble:  # the build is fine without its cache
        print(f"signoria: the compiled engine is not kept in the cache ({trouble}).")


def digest(modules: list[str]) -> str:
    """Digest all inputs of the compiled modules."""
    found = sha256(repr(_tools()).encode())
    for path in sorted(closure(map(Path, modules))):
        found.update(path.as_posix().encode() + b"\0")
        found.update(path.read_bytes() + b"\0")
    return found.hexdigest()[:32]


def closure(modules: Iterator[Path]) -> set[Path]:
    """Collect the modules and all of Signoria that they import, as mypyc checks types across."""
    found: set[Path] = set()
    waiting = list(modules)
    while waiting:
        path = waiting.pop()
        if path not in found:
            found.add(path)
            waiting += imported(path)
    return found


def imported(path: Path) -> Iterator[Path]:
    """Yield the files of the modules that a file imports from Signoria, and their packages."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        names: list[str] = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            names = [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
        for name in names:
            yield from _files(name)


def _files(name: str) -> Iterator[Path]:
    parts = name.split(".")
    for end in range(1, len(parts) + 1):
        place = SRC.joinpath(*parts[:end])
        yield from (p for p in (place.with_suffix(".py"), place / "__init__.py") if p.exists())


def _tools() -> list[object]:
    """List the tools that shape the compiled code, with their versions."""
    return [
        *(f"{name} {version(name)}" for name in ("mypy", "msgspec")),
        *(sys.version, platform.platform(), sysconfig.get_platform()),
        *(OPTIMISE, DEBUG, FLAGS, _compiler(), _settings_of_mypy()),
        Path(mypyc_vectors.__file__).read_text("utf-8"),
        *(os.environ.get(name, "") for name in ("CC", "CFLAGS", "CPPFLAGS", "LDFLAGS")),
    ]


def _settings_of_mypy() -> object:
    return tomllib.loads(Path("pyproject.toml").read_text("utf-8"))["tool"]["mypy"]


def _compiler() -> str:
    """Return the compiler's output for --version; its name if it cannot be run."""
    command = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cl").split()[0]
    try:
        return subprocess.run([command, "--version"], capture_output=True, text=True).stdout
    except OSError:
        return command


def _user_cache() -> Path:
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
