"""What the browser knows of the server is made from the server's own structs."""

from pathlib import Path

from scripts.web_types import ROOM, pages


def test_the_types_and_vocabularies_of_the_browser_are_those_of_the_code() -> None:
    made = pages()

    stale = [name for name, text in made.items() if read(ROOM / name) != text]

    assert stale == [], "make docs writes them anew"


def test_nothing_else_lies_among_what_is_generated() -> None:
    assert sorted(file.name for file in ROOM.iterdir()) == sorted(pages())


def read(file: Path) -> str:
    """A file's text; empty if there is none."""
    return file.read_text("utf-8") if file.exists() else ""
