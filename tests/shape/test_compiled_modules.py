"""Tests of the list of compiled modules: whole packages without those that stay interpreted."""

from pathlib import Path

from scripts.compiled_modules import PACKAGES, compiled_modules, interpreted_in

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "signoria"


def test_new_module_of_a_game_is_compiled_unless_it_is_usual_or_listed(tmp_path: Path) -> None:
    game = tmp_path / "src" / "signoria" / "games" / "chess"
    (game / "phases").mkdir(parents=True)
    for name in ("__init__", "game", "view", "state", "phases/__init__", "phases/opening", "data"):
        (game / f"{name}.py").write_text("", "utf-8")
    (game / "interpreted.txt").write_text("# reads a file once\ndata\n", "utf-8")

    found = [module.split("chess/")[1] for module in compiled_modules(tmp_path)]

    assert found == ["phases/__init__.py", "phases/opening.py", "state.py"]


def test_interpreted_lists_name_existing_modules_once_in_order() -> None:
    for package in [found for pattern in PACKAGES for found in sorted(SOURCE.glob(pattern))]:
        listed = interpreted_in(package)

        assert listed == sorted(set(listed)), package
        assert [name for name in listed if not (package / f"{name}.py").exists()] == []


def test_rules_of_every_game_are_compiled() -> None:
    compiled = compiled_modules(ROOT)

    for state in SOURCE.glob("games/*/state.py"):
        assert state.relative_to(ROOT).as_posix() in compiled
