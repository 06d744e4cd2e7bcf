"""Tests of the rule reference: every rule is in the code and in a test, and nothing else is."""

import runpy
from pathlib import Path
from typing import Any

import pytest

from signoria.games import GAMES
from signoria.games.il_principe.appendix import marks
from signoria.kernel.game import Game
from signoria.locales.reference import (
    Reference,
    ids_in_code,
    ids_in_tests,
    refusals_in_code,
)
from tests.games.princes.rulings import SETTLED, number_in_reference

ROOT = Path(__file__).parents[2]
RULINGS = {
    "il-principe": range(1, 52),
    "intrigue": range(1, 20),
    "princes": [number_in_reference(ruling) for ruling in SETTLED],
}
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)


def package_of(game: Game[Any]) -> Path:
    return ROOT / "src" / "signoria" / "games" / game.slug.replace("-", "_")


def shown_in(game: Game[Any]) -> Path:
    return ROOT / "tests" / "games" / game.slug.replace("-", "_")


def listed(game: Game[Any]) -> list[str]:
    return [rule.id for rule in Reference(game).rules]


@every_game
def test_no_rule_is_listed_twice(game: Game[Any]) -> None:
    assert sorted(set(listed(game))) == sorted(listed(game))


@every_game
def test_rules_of_a_section_are_counted_without_gaps(game: Game[Any]) -> None:
    numbers: dict[str, list[int]] = {}
    for rule in listed(game):
        letters = rule.rstrip("0123456789")
        numbers.setdefault(letters, []).append(int(rule.removeprefix(letters)))

    # A tournament's rules keep their printed numbers, even if some are left out.
    numbers.pop("T", None)
    assert all(found == list(range(1, len(found) + 1)) for found in numbers.values())


@every_game
def test_every_rule_is_in_the_code(game: Game[Any]) -> None:
    named = ids_in_code(package_of(game))

    assert [rule for rule in listed(game) if rule not in named] == []


@every_game
def test_every_rule_is_marked_on_a_test(game: Game[Any]) -> None:
    shown = ids_in_tests(shown_in(game))

    assert [rule for rule in listed(game) if rule not in shown] == []


@every_game
def test_code_names_no_unlisted_rule(game: Game[Any]) -> None:
    assert sorted(ids_in_code(package_of(game)) - set(listed(game))) == []


@every_game
def test_tests_name_no_unlisted_rule(game: Game[Any]) -> None:
    assert sorted(ids_in_tests(shown_in(game)) - set(listed(game))) == []


@every_game
def test_every_option_points_to_a_rule(game: Game[Any]) -> None:
    rules = listed(game)

    assert [option.name for option in game.options if option.rule not in rules] == []


@every_game
def test_sources_name_an_edition_and_a_heading(game: Game[Any]) -> None:
    reference = Reference(game)
    cited = {edition for rule in reference.rules for edition, _ in rule.sources}

    assert cited == set(reference.editions)
    assert all(heading for rule in reference.rules for _, heading in rule.sources)


@every_game
def test_every_open_question_is_settled_by_a_rule(game: Game[Any]) -> None:
    settled = {number for rule in Reference(game).rules for number in rule.rulings}

    assert settled == set(RULINGS[game.slug])


def test_range_of_ids_names_no_rule(tmp_path: Path) -> None:
    (tmp_path / "phases.py").write_text(
        '"""[AUC-2 … AUC-4, CITY-6 … 11, T1 … T9]"""  # [AUC-7, T12]\n'
    )

    assert ids_in_code(tmp_path) == {"AUC-7", "T12"}


def test_only_rule_marks_count_as_tests_of_a_rule(tmp_path: Path) -> None:
    text = '"""AUC-1"""\nimport pytest\n@pytest.mark.rule("AUC-2", "TABLE-1")\ndef f(): ...\n'
    (tmp_path / "test_it.py").write_text(text)

    assert ids_in_tests(tmp_path) == {"AUC-2"}


def test_parameters_of_refusals_are_read_from_the_code(tmp_path: Path) -> None:
    lines = [
        'Refusal("AUC-1", {"bid": 1, "purse": 2})',
        'Refusal("AUC-1", {"bid": 1})',
        'Refusal("AUC-2", {"bid": 1, **more})',
        'Refusal("AUC-2")',
        '_bad("DATA-1", 3, city="x")',
        'print("AUC-9")',
    ]
    (tmp_path / "phases.py").write_text("\n".join(lines))

    found = refusals_in_code(tmp_path)

    assert found == {"AUC-1": {"bid"}, "AUC-2": None, "DATA-1": {"line", "city"}}


@every_game
def test_page_of_rules_is_up_to_date(game: Game[Any]) -> None:
    page = ROOT / "docs" / "reference" / "rules" / f"{game.slug}.md"
    render = runpy.run_path(str(ROOT / "scripts" / "rules.py"))["render"]

    assert page.read_text("utf-8") == render(game)


def test_page_marks_reconstructed_cells() -> None:
    found = marks().values()

    assert len(found) == 15
    assert sum(bool(icons) for icons, _ in found) == 12
    assert sum(bool(regions) for _, regions in found) == 13
