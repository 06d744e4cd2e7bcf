"""The cache of compiled modules: its key, what it keeps, and when it stays out of the way."""

import os
import sysconfig
from pathlib import Path

import pytest

from scripts import compiling
from tests.wheel.environments import ROOT

SUFFIX = sysconfig.get_config_var("EXT_SUFFIX")
MODULES = ["src/signoria/one.py"]


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package of three modules, of which the first imports the second."""
    folder = tmp_path / "src/signoria"
    folder.mkdir(parents=True)
    (folder / "__init__.py").write_text("", "utf-8")
    (folder / "one.py").write_text("from signoria.two import TWO\n", "utf-8")
    (folder / "two.py").write_text("TWO = 2\n", "utf-8")
    (folder / "three.py").write_text("THREE = 3\n", "utf-8")
    settings = (ROOT / "pyproject.toml").read_text("utf-8")
    (tmp_path / "pyproject.toml").write_text(settings, "utf-8")
    monkeypatch.chdir(tmp_path)
    return folder


def test_key_changes_with_a_module_that_a_compiled_one_imports(project: Path) -> None:
    before = compiling.digest(MODULES)
    (project / "two.py").write_text("TWO = 3\n", "utf-8")

    assert compiling.digest(MODULES) != before


def test_key_stays_when_a_module_changes_that_nothing_imports(project: Path) -> None:
    before = compiling.digest(MODULES)
    (project / "three.py").write_text("THREE = 4\n", "utf-8")

    assert compiling.digest(MODULES) == before


def test_key_changes_with_compiler_flags(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = compiling.digest(MODULES)
    monkeypatch.setenv("CFLAGS", "-O1")

    assert compiling.digest(MODULES) != before


def test_empty_variable_turns_the_cache_off(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(compiling.CACHE, "")

    assert compiling.cache_of(MODULES) is None


def test_cache_keeps_compiled_modules_alone_and_drops_the_oldest(tmp_path: Path) -> None:
    built = tmp_path / "lib"
    (built / "signoria").mkdir(parents=True)
    (built / f"signoria/one{SUFFIX}").write_bytes(b"machine code")
    (built / "signoria/one.py").write_text("", "utf-8")
    cache = tmp_path / "cache"
    for number in range(compiling.KEPT + 2):
        compiling.keep(built, cache / str(number))
        os.utime(cache / str(number), (number, number))
    compiling.keep(built, cache / "last")

    assert sorted(path.name for path in (cache / "last").rglob("*")) == [f"one{SUFFIX}", "signoria"]
    assert len(list(cache.iterdir())) == compiling.KEPT
    assert not (cache / "0").exists()


def test_cache_that_cannot_be_written_does_not_stop_the_build(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("", "utf-8")

    compiling.keep(tmp_path / "lib", tmp_path / "file" / "key")

    assert "not kept in the cache" in capsys.readouterr().out


def test_compiler_that_does_not_exist_cannot_compile(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "there-is-no-compiler")

    assert not compiling.can_compile()


def test_nothing_is_compiled_for_metadata(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.argv", ["setup.py", "egg_info"])
    assert compiling.options(["src/signoria/kernel/table.py"]) == {}
