"""Tests that the generated TypeScript files match the structs of the server."""

from pathlib import Path

from scripts.web_types import ROOM, pages


def test_generated_typescript_files_match_the_generator() -> None:
    made = pages()

    stale = [name for name, text in made.items() if read(ROOM / name) != text]

    assert stale == [], "make docs writes them anew"


def test_folder_of_generated_files_has_no_other_files() -> None:
    assert sorted(file.name for file in ROOM.iterdir()) == sorted(pages())


def read(file: Path) -> str:
    """Return the text of a file, or an empty text if it is missing."""
    return file.read_text("utf-8") if file.exists() else ""
