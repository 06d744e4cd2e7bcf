"""Tests that a game's interface has only what several games need."""

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "signoria"
PACKAGES = [*sorted((SOURCE / "games").glob("[!_]*/")), SOURCE / "games" / "_template"]
GAMES = [path / "game.py" for path in PACKAGES if path.is_dir()] + [ROOT / "tests/toy/game.py"]
FORMER = {"former", "former_actions"}  # needed once a release has renamed something; the toy has


def classes(path: Path) -> list[ast.ClassDef]:
    tree = ast.parse(path.read_text("utf-8"))
    return [node for node in tree.body if isinstance(node, ast.ClassDef)]


def attributes(kind: ast.ClassDef) -> set[str]:
    """Return what a class assigns to itself, and its methods without properties."""
    found = set[str]()
    for node in ast.walk(kind):
        if isinstance(node, ast.FunctionDef) and not node.decorator_list:
            found.add(node.name)
        targets = node.targets if isinstance(node, ast.Assign) else []
        targets = [node.target] if isinstance(node, ast.AnnAssign) else targets
        for target in targets:
            if isinstance(target, ast.Attribute) and ast.unparse(target.value) == "self":
                found.add(target.attr)
    return found - {"__init__"}


def hooks() -> set[str]:
    """Return what games may set or override, abstract methods included."""
    game = next(kind for kind in classes(SOURCE / "kernel/game.py") if kind.name == "Game")
    abstract = [
        node.name
        for node in game.body
        if isinstance(node, ast.FunctionDef)
        and [ast.unparse(one) for one in node.decorator_list] == ["abstractmethod"]
    ]
    return attributes(game) | set(abstract)


def users(hook: str) -> list[str]:
    """Return the packages whose game sets or overrides a part of the interface."""
    return [
        path.parent.name
        for path in GAMES
        if any(hook in attributes(kind) for kind in classes(path))
    ]


@pytest.mark.parametrize("hook", sorted(hooks()))
def test_every_hook_of_a_game_is_used_by_two_games(hook: str) -> None:
    assert users(hook) if hook in FORMER else len(users(hook)) > 1, users(hook)


def test_hook_that_no_game_has_is_found_in_no_game() -> None:
    assert users("no_such_hook") == []
