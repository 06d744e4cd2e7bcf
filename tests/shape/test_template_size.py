"""A test that the template game stays small, and the count of its lines of code."""

import ast
import io
import tokenize
from pathlib import Path

TEMPLATE = Path(__file__).parents[2] / "src" / "signoria" / "games" / "_template"
MOST = 210  # lower it when the template shrinks
SILENT = {
    tokenize.COMMENT,
    tokenize.DEDENT,
    tokenize.ENDMARKER,
    tokenize.INDENT,
    tokenize.NEWLINE,
    tokenize.NL,
}
DESCRIBED = (ast.Module, ast.ClassDef, ast.FunctionDef)


def lines_of_docstrings(text: str) -> set[int]:
    """Return the numbers of the lines in docstrings."""
    nodes = [node for node in ast.walk(ast.parse(text)) if isinstance(node, DESCRIBED)]
    docstrings = [node.body[0] for node in nodes if ast.get_docstring(node) is not None]
    return {at for one in docstrings for at in range(one.lineno, (one.end_lineno or 0) + 1)}


def lines_of_code(text: str) -> int:
    """Count the lines that are neither blank nor only a comment or a docstring."""
    tokens = tokenize.generate_tokens(io.StringIO(text).readline)
    spoken = [token for token in tokens if token.type not in SILENT]
    lines = {at for token in spoken for at in range(token.start[0], token.end[0] + 1)}
    return len(lines - lines_of_docstrings(text))


def size() -> int:
    """Count the lines of code of all modules of the template."""
    return sum(lines_of_code(path.read_text("utf-8")) for path in TEMPLATE.rglob("*.py"))


def test_count_leaves_out_comments_docstrings_and_blank_lines() -> None:
    text = '"""A\nmodule."""\n\n# A comment.\nx = [\n    1,  # one\n]\n\ndef f():\n    """Do."""\n'

    assert lines_of_code(text) == 4


def test_template_game_does_not_grow() -> None:
    assert size() <= MOST


if __name__ == "__main__":
    print(size())
