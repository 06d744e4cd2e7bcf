"""Tests that the games are hardly named outside their folders."""

import re
from pathlib import Path

import pytest

from signoria.games import GAMES

SOURCE = Path(__file__).parents[2] / "src" / "signoria"
ELSEWHERE = ("games", "server/site")
MOST = 3  # files with examples for readers
KINDS = (".ftl", ".py", ".toml")


def named_in(slug: str) -> list[str]:
    """List the files that name a game as a word."""
    word = re.compile(rf"\b(?:{slug}|{slug.replace('-', '_')})\b")
    found = [path for path in SOURCE.rglob("*") if path.suffix in KINDS]
    named = [path for path in found if word.search(path.read_text("utf-8"))]
    return [
        str(name)
        for path in named
        if not str(name := path.relative_to(SOURCE)).startswith(ELSEWHERE)
    ]


@pytest.mark.parametrize("slug", [game.slug for game in GAMES])
def test_at_most_three_files_outside_its_folder_name_a_game(slug: str) -> None:
    assert len(named_in(slug)) <= MOST, named_in(slug)
