"""Tests of the docs: link targets exist and generated pictures are current."""

import re
from functools import cache
from pathlib import Path

import pytest

from scripts.pictures import IMAGES, pictures
from tests.docs.pages import PAGES, ROOT, as_html

LINK = re.compile(r"\]\((?!https?:|#)([^)#]+)")
ANCHOR = re.compile(r"\]\((?!https?:)([^)#]*)#([^)]+)\)")
ID = re.compile(r' id="([^"]+)"')


@cache
def anchors(page: Path) -> frozenset[str]:
    return frozenset(ID.findall(as_html(page)))


def lost_anchors(page: Path, text: str) -> list[str]:
    """List the links of a text of a page to anchors that do not exist."""
    links = [(target, anchor) for target, anchor in ANCHOR.findall(text)]
    files = [(page.parent / target if target else page, anchor) for target, anchor in links]
    return [f"{file.name}#{anchor}" for file, anchor in files if anchor not in anchors(file)]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_link_target_exists(page: Path) -> None:
    targets = LINK.findall(page.read_text("utf-8"))

    assert [target for target in targets if not (page.parent / target).exists()] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_anchor_of_a_link_exists(page: Path) -> None:
    assert lost_anchors(page, page.read_text("utf-8")) == []


def test_link_to_a_missing_anchor_is_found() -> None:
    page = ROOT / "docs/style.md"
    text = "[a](#7-say) [b](reference/glossary.md#our-words) [c](adr/README.md#none) [d](b.md)"

    assert lost_anchors(page, text) == ["style.md#7-say", "README.md#none"]


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


def test_every_own_word_of_the_glossary_is_still_used() -> None:
    page = (ROOT / "docs/reference/glossary.md").read_text("utf-8")
    rows = page.partition("## Our words")[2].partition("\n## ")[0].splitlines()[6:]
    words = [word for row in rows if row for word in row.split("|")[1].strip().split(", ")]
    files = [file for top in ("src", "web/src", "docs") for file in (ROOT / top).rglob("*.*")]
    kinds = (".py", ".ts", ".svelte", ".md")
    texts = [
        one.read_text("utf-8") for one in files if one.suffix in kinds and one.stem != "glossary"
    ]
    used = "\n".join(texts).lower().replace("_", " ")

    assert len(words) > 60
    assert [word for word in words if not re.search(rf"\b{word}(?:e?s)?\b", used)] == []


def test_no_page_has_an_unfilled_placeholder() -> None:
    waiting = {page.name: re.findall(r"\{\{\w+\}\}", page.read_text("utf-8")) for page in PAGES}

    assert {name: marks for name, marks in waiting.items() if marks} == {}


def test_profile_of_the_server_names_functions_that_exist() -> None:
    page = (ROOT / "docs/results/speed.md").read_text("utf-8")
    profile = page.partition("### Costs of an action")[2].partition("\n**")[0]
    named = re.findall(r"`([A-Z]\w+)\.(\w+)`(?!, of uvicorn)", profile)
    server = [path.read_text("utf-8") for path in (ROOT / "src/signoria/server").rglob("*.py")]

    def exists(kind: str, function: str) -> bool:
        own = [text.partition(f"class {kind}")[2] for text in server]
        return any(f"def {function}(" in text for text in own)

    assert len(named) >= 8
    assert [one for one in named if not exists(*one)] == []
