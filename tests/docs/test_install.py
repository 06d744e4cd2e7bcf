"""Tests of the installation pages: same commands in four languages, all existing."""

import re
import tomllib
from pathlib import Path

import pytest

from tests.deploy.test_deploy import calls_in, wrong_in

ROOT = Path(__file__).parents[2]
ENGLISH = ROOT / "docs/install.md"
OTHERS = [ROOT / f"docs/install.{lang}.md" for lang in ("fr", "it", "de")]
BLOCK = re.compile(r"^```sh\n(.*?)^```$", re.M | re.S)
SAME_EVERYWHERE = {
    "blocks": BLOCK,
    "code": re.compile(r"`([^`\n]+)`"),
    "links": re.compile(r"\]\((?!install)([^)]+)\)"),
    "headings": re.compile(r"^(#+) ", re.M),
    "figures": re.compile(r"\d+(?:\.\d+)*"),
}


@pytest.mark.parametrize("kind", SAME_EVERYWHERE)
@pytest.mark.parametrize("page", OTHERS, ids=lambda page: page.name)
def test_translation_has_what_the_english_page_has(page: Path, kind: str) -> None:
    wanted = SAME_EVERYWHERE[kind].findall(ENGLISH.read_text("utf-8"))

    assert wanted
    assert SAME_EVERYWHERE[kind].findall(page.read_text("utf-8")) == wanted


@pytest.mark.parametrize("page", [ENGLISH, *OTHERS], ids=lambda page: page.name)
def test_page_links_to_the_other_languages(page: Path) -> None:
    linked = set(re.findall(r"\]\((install[.\w]*\.md)\)", page.read_text("utf-8")))

    assert linked == {other.name for other in (ENGLISH, *OTHERS)} - {page.name}


def test_every_signoria_command_exists() -> None:
    calls = calls_in(ENGLISH.read_text("utf-8"))

    assert len(calls) > 5
    assert [words for words in calls if wrong_in(words)] == []


def test_every_extra_of_the_table_exists() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    _, _, section = ENGLISH.read_text("utf-8").partition("\n## Extras\n")
    received = re.findall(r"^\| `(\w+)` \|", section.partition("\n## ")[0], re.M)

    assert set(received) == set(project["optional-dependencies"]) - {"dev"}
