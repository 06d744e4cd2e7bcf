"""Tests that the generated TypeScript files match the structs of the server."""

from pathlib import Path

from scripts.web_types import FOLDER, pages


def test_generated_typescript_files_match_the_generator() -> None:
    made = pages()

    stale = [name for name, text in made.items() if read(FOLDER / name) != text]

    assert stale == [], "make docs writes them again"


def test_folder_of_generated_files_has_no_other_files() -> None:
    assert sorted(file.name for file in FOLDER.iterdir()) == sorted(pages())


def read(file: Path) -> str:
    """Return the text of a file, or an empty text if it is missing."""
    return file.read_text("utf-8") if file.exists() else ""
