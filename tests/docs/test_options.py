"""Tests that every `--option` in a sentence or table of a page exists."""

import re
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from scripts.cli_docs import commands, parameters
from tests.docs.pages import BLOCK, PAGES, ROOT
from tests.docs.test_commands import ELSEWHERE

CODE: Final = re.compile(r"(`+)(.+?)\1", re.S)
OPTION: Final = re.compile(r"(?<![\w-])--[a-z][\w-]*")
TOKEN: Final = re.compile(r"^ +(--[\w-]+):", re.M)
OTHERS: Final = ELSEWHERE | {  # programs whose options are not looked up here
    *("callgrind_annotate", "grep", "mypy", "npm", "pip", "systemd-analyze"),
}
FORMER: Final = {"CHANGELOG.md": {"--behind-proxy", "--origin"}}  # options that had a former name


@cache
def options() -> dict[str, set[str]]:
    """Map every command, such as `serve` or `db backup`, to its options."""
    found = {"": {"--help", "--version"}}
    for name, command in commands():
        shown = " ".join(words for words, *_ in parameters(command))
        found[name] = {"--help", *OPTION.findall(shown)}
    return found


def everywhere() -> set[str]:
    """Return the options of all commands, and the colours and sizes of the web page."""
    tokens = TOKEN.findall((ROOT / "web/src/ui/tokens.css").read_text("utf-8"))
    return {*tokens, *(option for found in options().values() for option in found)}


def accepted(code: str) -> set[str]:
    """Return the options that may stand in a piece of code: those of its command, if it has one."""
    program, *words = code.split()[:3] or [""]
    if program.rpartition("/")[2] in OTHERS:
        return set(OPTION.findall(code))
    if program != "signoria" or not words:
        return everywhere()
    return options().get(" ".join(words)) or options().get(words[0]) or options()[""]


def wrong_options(text: str) -> list[str]:
    """List the options in the sentences of a text that do not exist."""
    sentences = BLOCK.sub("", text)
    codes = [code for _, code in CODE.findall(sentences)]
    wrong = [one for code in codes for one in OPTION.findall(code) if one not in accepted(code)]
    outside = OPTION.findall(CODE.sub("", sentences))
    return [*wrong, *(one for one in outside if one not in everywhere())]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_option_within_a_sentence_exists(page: Path) -> None:
    former = FORMER.get(page.name, set())

    assert [one for one in wrong_options(page.read_text("utf-8")) if one not in former] == []


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("With `--behind-proxy` and `--origin https://…`", ["--behind-proxy", "--origin"]),
        (
            "`signoria play --trust-proxy ADDRESS` and `signoria db backup --all`",
            ["--trust-proxy", "--all"],
        ),
        ("`signoria serve --trust-proxy ADDRESS`, --trust-proxy, `--seat-5-ink`", []),
        ("The option --origin, or `uvx --origin`", ["--origin"]),
        ("```sh\nsignoria serve --origin ADDRESS\n```\n", []),
        ("`signoria --version`, `signoria db export --all`, `pip install --no-compile`", []),
    ],
)
def test_wrong_option_of_a_text_is_found(text: str, wrong: list[str]) -> None:
    assert wrong_options(text) == wrong
