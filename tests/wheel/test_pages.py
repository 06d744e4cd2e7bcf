"""Building the pages: equal sources are built once, and Node comes from the system or from PyPI."""

import shutil
from pathlib import Path

import pytest

from scripts import node, pages

TEXTS = ("locales/en/web.ftl", "games/chess/locales/en/game.ftl")


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small checkout whose pages are built."""
    monkeypatch.setattr(pages, "ROOT", tmp_path)
    for name, place in (("WEB", "web"), ("SITE", "site"), ("PACKAGE", "")):
        monkeypatch.setattr(pages, name, tmp_path / place)
    for path in ("web/src/main.ts", "web/node_modules/x.js", *TEXTS):
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text("1\n", "utf-8")
    (tmp_path / "site").mkdir()
    (tmp_path / "site/digest.txt").write_text(pages.digest_of_sources(), "utf-8")
    return tmp_path


def test_pages_of_equal_sources_are_not_built_again(checkout: Path) -> None:
    (checkout / "web/node_modules/x.js").write_text("2\n", "utf-8")
    (checkout / "web/src/main.ts").write_bytes(b"1\r\n")

    assert pages.are_built()


@pytest.mark.parametrize("changed", ["web/src/main.ts", "web/src/new.ts", *TEXTS])
def test_pages_of_changed_sources_are_built_again(checkout: Path, changed: str) -> None:
    (checkout / changed).write_text("2\n", "utf-8")

    assert not pages.are_built()


def test_pages_without_node_name_what_is_missing(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (checkout / "site/digest.txt").unlink()
    monkeypatch.setattr(pages, "find_node", lambda: None)

    with pytest.raises(pages.CannotBuild, match=r"Node 20\.19 or newer"):
        pages.build()


def test_build_asks_for_nodes_wheel_only_if_the_system_has_no_node(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(node, "find_node", lambda: None)
    monkeypatch.setattr("platform.machine", lambda: "AMD64")
    assert node.requirements() == [node.WHEEL]
    monkeypatch.setattr("platform.machine", lambda: "riscv64")
    assert node.requirements() == []


def test_node_that_is_too_old_is_not_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("node", "npm"):
        (tmp_path / name).write_text("#!/bin/sh\necho v18.2.0\n", "utf-8")
        (tmp_path / name).chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert shutil.which("node") == str(tmp_path / "node")

    assert node._of_the_system() is None
