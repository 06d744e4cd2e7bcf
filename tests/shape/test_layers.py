"""Tests of the layers: import-linter checks which package may import which."""

from collections.abc import Mapping
from pathlib import Path

import grimp
from importlinter.cli import EXIT_STATUS_SUCCESS, lint_imports

SERVER = "signoria.server"
SOURCES = Path(__file__).parents[2] / "src" / "signoria"


def test_every_import_goes_downward() -> None:
    assert lint_imports(config_filename="pyproject.toml", no_cache=True) == EXIT_STATUS_SUCCESS


def test_largest_import_cycle_of_the_server_is_one_module() -> None:
    graph = grimp.build_graph("signoria", cache_dir=None)
    modules = {name for name in graph.modules if name.startswith(f"{SERVER}.")}
    imports = {name: graph.find_modules_directly_imported_by(name) & modules for name in modules}

    assert len(modules) > 50
    assert max(len(found) for found in cycles(imports)) == 1


def test_no_import_of_the_server_is_for_type_checkers_only() -> None:
    sources = (SOURCES / "server").rglob("*.py")

    assert [path.name for path in sources if "TYPE_CHECKING" in path.read_text("utf-8")] == []


def cycles(imports: Mapping[str, set[str]]) -> list[set[str]]:
    """Return the sets of modules that import each other; a module alone is a set of its own."""
    reached = {name: reachable(imports, name) for name in imports}
    return [
        {other for other in reached[name] if name in reached[other]} | {name} for name in imports
    ]


def reachable(imports: Mapping[str, set[str]], name: str) -> set[str]:
    """Return every module that a module imports, directly or through others."""
    found: set[str] = set()
    waiting = [name]
    while waiting:
        new = imports[waiting.pop()] - found
        found |= new
        waiting += new
    return found


def test_cycles_are_found() -> None:
    imports = {"a": {"b"}, "b": {"c"}, "c": {"b"}, "d": set[str]()}

    assert cycles(imports) == [{"a"}, {"b", "c"}, {"b", "c"}, {"d"}]
