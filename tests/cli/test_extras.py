"""Tests that a feature without its extra says in one sentence what to install."""

import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from signoria.extras import MODULES, OFFERED, MissingExtra, load, sentence
from signoria.locales.words import LANGUAGES, Words
from tests.cli.hiding import ROOT, python, surroundings

RUN = "from signoria.cli.main import run; run()"
IMPORT = """
import sys
from importlib import import_module
try:
    import_module(sys.argv[1])
except ImportError as missing:
    sys.exit(str(missing))
"""
POSTGRES = ("--database", "postgresql://nobody@127.0.0.1:9/none")
ARENA = ("arena", "il-principe", "--bots", "random,random", "--seats", "2", "--games", "2")
COMMANDS = [
    ("postgres", ("serve", *POSTGRES)),
    ("postgres", ("db", "verify", *POSTGRES)),
    ("postgres", ("bench", "server", *POSTGRES)),
    ("ray", ("simulate", "il-principe", "--games", "1", "--ray")),
    ("ray", (*ARENA, "--ray", "auto")),
]
IMPORTS = [
    ("research", "signoria.research.gymnasium"),
    ("research", "signoria.research.openspiel"),
    ("research", "signoria.research.pettingzoo"),
    ("research", "signoria.research.vector"),
    ("research", "examples.linear"),
    ("train", "examples.network.train"),
]
ALL = tuple(module for modules in MODULES.values() for module in modules)


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Yield the address of a server that cannot import any extra."""
    folder = tmp_path_factory.mktemp("core")
    database = f"sqlite:///{folder / 'a.db'}"
    process = subprocess.Popen(
        [sys.executable, "-c", RUN, "serve", "--port", "0", "--database", database],
        env={**surroundings(folder, ALL), "PYTHONUNBUFFERED": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    assert process.stdout is not None
    try:
        yield re.findall(r"http://\S+:\d+", process.stdout.readline())[0]
    finally:
        process.terminate()
        process.communicate(timeout=30)


@pytest.mark.parametrize(("extra", "words"), COMMANDS)
def test_command_without_its_extra_ends_with_one_sentence(
    extra: str, words: tuple[str, ...], tmp_path: Path
) -> None:
    ended = python(tmp_path, MODULES[extra], RUN, *words)

    assert ended.stderr == f"{sentence(Words('en'), extra)}\n"
    assert ended.returncode == 2


def test_folder_named_like_a_module_is_not_taken_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "merely_a_folder").mkdir()
    monkeypatch.syspath_prepend(tmp_path)

    with pytest.raises(MissingExtra, match=r"extra “postgres”"):
        load("postgres", "merely_a_folder")


@pytest.mark.parametrize(("extra", "module"), IMPORTS)
def test_import_without_its_extra_names_the_extra(extra: str, module: str, tmp_path: Path) -> None:
    ended = python(tmp_path, MODULES[extra], IMPORT, module)

    assert ended.stderr == f"{sentence(Words('en'), extra)}\n"


@pytest.mark.parametrize(
    ("path", "code", "extra"),
    [("/sessions/passkey/options", "no-passkeys", "passkeys"), ("/push/key", "no-push", "push")],
)
def test_server_without_an_extra_answers_its_routes_with_a_problem(
    address: str, path: str, code: str, extra: str
) -> None:
    answer = httpx.request("GET" if extra == "push" else "POST", f"{address}{path}")

    assert answer.status_code == 501
    assert answer.json()["code"] == code
    assert f"the extra “{extra}”" in answer.json()["detail"]


def test_server_of_the_core_alone_keeps_an_account_by_password(address: str) -> None:
    with httpx.Client(base_url=address) as client:
        assert client.get("/health").json()["status"] == "ok"
        assert client.post("/guests", json={"name": "Anna"}).status_code == 201
        login = {"login": "anna", "password": "a long enough password"}
        assert client.post("/me/password", json=login).status_code == 200
        assert client.get("/me/passkeys").json() == []


@pytest.mark.parametrize("module", ["signoria.cli.main", "signoria.cli.serve"])
def test_import_loads_no_module_of_an_extra(module: str, tmp_path: Path) -> None:
    code = f"import sys, {module}; print(*sys.modules)"

    loaded = python(tmp_path, (), code).stdout.split()

    assert module in loaded
    assert set(loaded) & set(ALL) == set()


def test_every_extra_that_brings_a_module_is_declared() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]

    assert set(MODULES) == set(project["optional-dependencies"]) - {"dev", "server"}
    assert set(OFFERED) < set(MODULES)


@pytest.mark.parametrize("extra", MODULES)
def test_every_language_says_how_to_install_an_extra(extra: str) -> None:
    for lang in LANGUAGES:
        said = sentence(Words(lang), extra)
        assert f"pip install '.[{extra}]' " in said
        assert f".whl[{extra}]' " in said
