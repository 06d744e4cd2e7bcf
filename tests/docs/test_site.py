"""Tests of the documentation site: its menu is complete, and its links stay inside."""

from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

from scripts.site_links import inside

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"


def listed(menu: Any) -> list[str]:
    """Return every page of a menu, at any depth."""
    if isinstance(menu, str):
        return [menu]
    inner = menu.values() if isinstance(menu, dict) else menu
    return [page for one in inner for page in listed(one)]


def test_menu_lists_every_page_once() -> None:
    menu = listed(yaml.safe_load((ROOT / "mkdocs.yml").read_text("utf-8"))["nav"])
    pages = {str(page.relative_to(DOCS)) for page in DOCS.rglob("*.md")}

    assert sorted(page for page in menu if page.endswith(".md")) == sorted(pages)
    assert [page for page in menu if not (DOCS / page).exists()] == []


@pytest.mark.parametrize(
    ("page", "written", "shown"),
    [
        ("index.md", "see [the README](../README.md)", "see the README"),
        ("how-to/a.md", "[here](../../CONTRIBUTING.md#set-up).", "here."),
        ("how-to/a.md", "[b](../style.md#b), [c](b.md)", "[b](../style.md#b), [c](b.md)"),
        ("index.md", "[a](https://example.org), [b](#b)", "[a](https://example.org), [b](#b)"),
        ("a/b.md", "![picture](../img/a.svg)", "![picture](../img/a.svg)"),
    ],
)
def test_only_links_that_leave_the_docs_become_text(page: str, written: str, shown: str) -> None:
    assert inside(written, page) == shown
