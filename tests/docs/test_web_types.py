"""Tests that the generated TypeScript files match the structs of the server."""

from pathlib import Path

from scripts.web_types import FOLDER, constants, is_plain, numbers, pages
from signoria.games import GAMES
from signoria.games._template import GAME as TEMPLATE
from signoria.games.il_principe import GAME, rules


def test_generated_typescript_files_match_the_generator() -> None:
    made = pages()

    stale = [name for name, text in made.items() if read(FOLDER / name) != text]

    assert stale == [], "make docs writes them again"


def test_folder_of_generated_files_has_no_other_files() -> None:
    assert sorted(file.name for file in FOLDER.iterdir()) == sorted(pages())


def test_browser_has_the_constants_of_the_rules() -> None:
    assert numbers(GAME)["LOT"] == rules.LOT
    assert numbers(GAME)["REASON_NAMES"] == rules.REASON_NAMES
    assert all(numbers(game) for game in GAMES)
    assert numbers(TEMPLATE) == {}  # it has no rules module


def test_values_that_browsers_cannot_hold_are_left_out() -> None:
    assert is_plain([1, "two", [3]])
    assert not is_plain([1, 2**53])
    assert not is_plain(rules.Options)
    assert constants({"A": 1, "B": [2]}).endswith(
        "export const A = 1;\nexport const B = [2] as const;\n"
    )


def read(file: Path) -> str:
    """Return the text of a file, or an empty text if it is missing."""
    return file.read_text("utf-8") if file.exists() else ""
