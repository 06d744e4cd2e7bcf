"""Tests that every docstring says something that the names beside it do not."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[2]
FOLDERS: Final = ("src", "scripts", "examples", "tests", "docs/examples")
ROUTES: Final = "src/signoria/server/http/routes/"  # their docstrings are shown to clients
PART: Final = re.compile(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])")
ENDINGS: Final = ("ing", "ies", "ed", "es", "s", "e")
SMALL: Final = frozenset(
    (
        *("a", "an", "the", "of", "to", "in", "on", "for", "with", "by", "at", "as", "is", "are"),
        *("be", "it", "its", "this", "that", "and", "or", "from", "into", "every", "each", "all"),
        *("one", "return", "returns", "yield", "give", "gives", "get", "gets", "whether", "class"),
        *("test", "tests"),
    )
)
Named = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


def stem(word: str) -> str:
    """Cut the ending of a word, so that `encode` and `encoded` are alike."""
    ending = next((one for one in ENDINGS if word.endswith(one) and len(word) > len(one) + 2), "")
    return word.removesuffix(ending)


def stems(*texts: str) -> set[str]:
    """Return the stems of the words that carry a meaning."""
    words = {part.lower() for text in texts for part in PART.findall(text)}
    return {stem(word) for word in words - SMALL}


def known(node: Named, around: ast.AST, file: str) -> set[str]:
    """Return the words that a reader of the signature has read already."""
    found = stems(node.name, file, around.name if isinstance(around, ast.ClassDef) else "")
    if isinstance(node, ast.ClassDef):
        return found
    notes = [one.annotation for one in node.args.args] + [node.returns]
    found |= stems(*(one.arg for one in node.args.args))
    return found | stems(*(ast.unparse(one) for one in notes if one is not None))


def empty(source: str, file: str) -> Iterator[str]:
    """Yield the classes and functions whose docstrings add no word to their signatures."""
    for around in ast.walk(ast.parse(source)):
        for node in ast.iter_child_nodes(around):
            if isinstance(node, Named):
                said = ast.get_docstring(node)
                if said is not None and stems(said) <= known(node, around, file):
                    yield f"{node.name}: {said}"


def test_every_docstring_adds_something_to_its_names() -> None:
    files = [path for folder in FOLDERS for path in sorted((ROOT / folder).rglob("*.py"))]
    names = [path.relative_to(ROOT).as_posix() for path in files]
    found = [
        f"{name}: {one}"
        for path, name in zip(files, names, strict=True)
        if not name.startswith(ROUTES)
        for one in empty(path.read_text("utf-8"), path.stem)
    ]

    assert len(files) > 500
    assert found == [], "delete these docstrings, or say what the names do not"


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ('def close(self) -> None:\n    """Close."""', ["close: Close."]),
        ('def find(account: str):\n    """Find the account."""', ["find: Find the account."]),
        (
            'class Seat:\n    def hand(self):\n        """The hand of the seat."""',
            ["hand: The hand of the seat."],
        ),
        ('def find(account: str):\n    """Find the account by its id."""', []),
        ("def close(self) -> None:\n    self.open = False", []),
    ],
)
def test_docstring_of_known_words_is_found(source: str, found: list[str]) -> None:
    assert list(empty(source, "store")) == found
