"""The builds that pip makes: from the source distribution, without a compiler, without Node."""

import os
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

from scripts.backend import WITHOUT_PAGES
from tests.wheel.environments import ROOT, Environment, serving

SITE = "src/signoria/server/site"


@pytest.fixture(scope="session")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A source distribution of this checkout."""
    folder = tmp_path_factory.mktemp("sdist")
    code = f"from scripts.backend import build_sdist; print(build_sdist({str(folder)!r}))"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return folder / done.stdout.split()[-1]


@pytest.fixture
def sources(sdist: Path, tmp_path: Path) -> Path:
    """The unpacked source distribution."""
    with tarfile.open(sdist) as packed:
        packed.extractall(tmp_path, filter="data")
    return next(tmp_path.iterdir())


def pip_wheel(what: Path, target: Path, *options: str, **variables: str) -> str:
    """Let pip build a wheel into a folder; return what it printed, success or not."""
    words = [sys.executable, "-m", "pip", "wheel", "--no-deps", "-w", str(target), *options]
    env = {**os.environ, **variables}
    done = subprocess.run([*words, str(what)], env=env, capture_output=True, text=True)
    return done.stdout + done.stderr


def contents(wheel: Path) -> dict[str, bytes]:
    """The files of a wheel; of compiled modules and of the list of files only the names."""
    with zipfile.ZipFile(wheel) as packed:
        return {
            name: b"" if name.endswith((".so", ".pyd", "RECORD")) else packed.read(name)
            for name in packed.namelist()
        }


def test_source_distribution_builds_the_same_wheel(
    wheel: Path, sdist: Path, tmp_path: Path
) -> None:
    said = pip_wheel(sdist, tmp_path)
    built = list(tmp_path.glob("*.whl"))

    assert [path.name for path in built] == [wheel.name], said
    assert contents(built[0]) == contents(wheel)


def test_build_without_a_compiler_is_interpreted_and_says_so(
    core: Environment, sources: Path, tmp_path: Path
) -> None:
    said = pip_wheel(sources, tmp_path, "-v", "--no-build-isolation", CC="there-is-no-compiler")
    built = list(tmp_path.glob("*.whl"))

    assert "no C compiler, so the engine is installed interpreted" in said
    assert [path.name.endswith("-py3-none-any.whl") for path in built] == [True]
    core.pip("--no-deps", "--target", str(tmp_path / "there"), str(built[0]))
    variables = core.variables(PYTHONPATH=str(tmp_path / "there"))
    words = [str(core.scripts / "python"), "-m", "signoria", "serve", "--lang", "en"]
    words += ["--port", "0", "--database", f"sqlite:///{tmp_path / 's.db'}"]
    with serving(words, variables, tmp_path) as server:
        assert server.next_line().startswith("The engine runs interpreted")


def test_build_without_node_says_what_is_missing(sources: Path, tmp_path: Path) -> None:
    (sources / SITE / "digest.txt").unlink()
    nothing = tmp_path / "nothing"
    nothing.mkdir()

    said = pip_wheel(sources, tmp_path, "--no-build-isolation", PATH=str(nothing))

    assert list(tmp_path.glob("*.whl")) == []
    assert "The pages need Node 20.19 or newer" in said
    assert WITHOUT_PAGES in said
