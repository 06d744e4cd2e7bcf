"""Tests of the docs: link targets exist and generated pictures are current."""

import re
from pathlib import Path

import pytest

from scripts.pictures import IMAGES, pictures

ROOT = Path(__file__).parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
LINK = re.compile(r"\]\((?!https?:|#)([^)#]+)")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_link_target_exists(page: Path) -> None:
    targets = LINK.findall(page.read_text("utf-8"))

    assert [target for target in targets if not (page.parent / target).exists()] == []


def test_pictures_match_the_generator() -> None:
    for name, drawn in pictures().items():
        assert (IMAGES / name).read_text("utf-8") == drawn, f"{name} is stale: make docs"


def test_every_adr_has_context_choice_and_cost() -> None:
    for page in (ROOT / "docs/adr").glob("[0-9]*.md"):
        text = page.read_text("utf-8")
        for heading in ("**Context.**", "**Choice.**", "**Cost.**"):
            assert heading in text, f"{page.name} lacks {heading}"


def test_index_of_decisions_lists_every_adr_with_its_title() -> None:
    folder = ROOT / "docs/adr"
    titles = {page.name: page.read_text("utf-8") for page in folder.glob("[0-9]*.md")}
    index = (folder / "README.md").read_text("utf-8")
    listed = re.findall(r"^\| (\d+) \| \[(.+)\]\((\S+)\) \| \d{4}-", index, re.M)

    assert [name for _number, _title, name in listed] == sorted(titles)
    for number, title, name in listed:
        assert titles[name].startswith(f"# {number}. {title}\n")


def test_no_page_has_an_unfilled_placeholder() -> None:
    waiting = {page.name: re.findall(r"\{\{\w+\}\}", page.read_text("utf-8")) for page in PAGES}

    assert {name: marks for name, marks in waiting.items() if marks} == {}
