"""Tests of the table of the rulebook's sentences: every named test exists and shows its rule."""

import re
from pathlib import Path
from typing import Any

import pytest

from signoria.games.princes import GAME
from signoria.games.princes.appendix import part, rulebook
from signoria.games.princes.cards import CARDS
from signoria.games.princes.cards.vocabulary import SETS
from signoria.locales.reference import Reference

HERE = Path(__file__).parent
RULES = {rule.id for rule in Reference(GAME).rules}
ROWS: list[dict[str, Any]] = [row for place in rulebook() for row in place["rows"]]
PRESENT = {SETS[card.set] for card in CARDS}
MARK = r"@pytest\.mark\.rule\(([^)]*)\)\n(?:@pytest[^\n]*\n)*def {}\("


def rules_of(test: str) -> set[str]:
    """Return the rules that a test is marked with; raise if there is no such test."""
    file, name = test.split("::")
    marks = re.search(MARK.format(re.escape(name)), (HERE / file).read_text("utf-8"))
    assert marks is not None, test
    return set(re.findall(r'"([^"]+)"', marks[1]))


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row["says"][:40])
def test_sentence_has_a_rule_and_a_test_of_that_rule(row: dict[str, Any]) -> None:
    assert row["rule"] in RULES
    if "waits" in row:
        assert "test" not in row
        assert row["waits"] in SETS
    else:
        assert row["rule"] in rules_of(row["test"])


def test_sentence_without_a_test_waits_for_a_set_without_cards() -> None:
    """When the set comes, its sentences need a test."""
    waiting = {row["waits"] for row in ROWS if "waits" in row}

    assert waiting & PRESENT == set()


def test_every_rule_of_the_tournament_has_a_sentence() -> None:
    """T28 follows from the texts of the cards, not from a sentence."""
    named = {row["rule"] for row in ROWS}

    assert {rule for rule in RULES if re.fullmatch(r"T\d+", rule)} - named == {"T28"}


def test_page_numbers_the_sentences() -> None:
    lines = [line for line in part() if re.match(r"\| \d", line)]

    assert len(lines) == len(ROWS)
    assert lines[0].startswith("| 1 |")
