"""Tests that the games are hardly named outside their folders."""

import re
from pathlib import Path

from signoria.games import GAMES

SOURCE = Path(__file__).parents[2] / "src" / "signoria"
ELSEWHERE = ("games", "server/site")
MOST = 3  # files with examples for readers, or with "princes" as a word of the language
KINDS = (".ftl", ".py", ".toml", ".txt", ".typed")
SLUGS = [game.slug for game in GAMES]
WORD = re.compile(rf"\b(?:{'|'.join([*SLUGS, *(slug.replace('-', '_') for slug in SLUGS)])})\b")


def naming() -> list[str]:
    """List the files that name any game as a word."""
    found = [path for path in SOURCE.rglob("*") if path.suffix in KINDS]
    named = [path for path in found if WORD.search(path.read_text("utf-8"))]
    return [
        str(name)
        for path in named
        if not str(name := path.relative_to(SOURCE)).startswith(ELSEWHERE)
    ]


def test_at_most_three_files_outside_the_folders_of_the_games_name_any_game() -> None:
    assert len(naming()) <= MOST, naming()
