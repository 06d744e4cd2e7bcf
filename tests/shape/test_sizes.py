"""Tests of the sizes of files and functions; the listed exceptions may only shrink."""

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
FILE_LINES = 400
FUNCTION_LINES = 25

# A plain list of fields, one line each, is read faster in one piece.
LONG_FUNCTIONS = {
    "src/signoria/games/il_principe/state.py:copy": 45,
    "src/signoria/games/il_principe/state.py:__init__": 45,
    "src/signoria/games/il_principe/state.py:initial_state": 30,
    "src/signoria/games/il_principe/game.py:__init__": 35,
    "src/signoria/games/il_principe/view.py:view": 26,
    "src/signoria/games/intrigue/game.py:__init__": 27,
    "src/signoria/games/intrigue/rules.py:__init__": 26,
    "src/signoria/games/intrigue/state.py:copy": 33,
    "src/signoria/games/intrigue/state.py:__init__": 34,
    "src/signoria/games/princes/rows.py:copy_to": 44,
    "src/signoria/games/princes/rows.py:__init__": 60,
    "src/signoria/games/princes/cards/card.py:__init__": 43,
    "src/signoria/games/princes/card_rows.py:__init__": 72,
    "src/signoria/games/princes/view.py:_seen_by": 32,
}


def sources() -> list[Path]:
    folders = ("src", "scripts", "examples")
    return sorted(path for folder in folders for path in ROOT.glob(f"{folder}/**/*.py"))


def functions(path: Path) -> Iterator[tuple[str, int]]:
    """Yield each function with the number of lines of its body, without the docstring."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            said = ast.get_docstring(node) is not None
            body = node.body[1:] if said else node.body
            if body:
                name = f"{path.relative_to(ROOT)}:{node.name}"
                yield name, (body[-1].end_lineno or 0) - body[0].lineno + 1


def test_no_file_is_longer_than_400_lines() -> None:
    lengths = {path: len(path.read_text("utf-8").splitlines()) for path in sources()}

    assert {str(path): n for path, n in lengths.items() if n > FILE_LINES} == {}


def test_no_function_is_longer_than_25_lines() -> None:
    found = {
        name: lines
        for path in sources()
        for name, lines in functions(path)
        if lines > LONG_FUNCTIONS.get(name, FUNCTION_LINES)
    }

    assert found == {}
