"""Tests that every card has a test named after it."""

import inspect
import re
from pathlib import Path
from types import ModuleType

import pytest

from signoria.games.princes import GAME
from signoria.games.princes.cards import TITLES
from signoria.games.princes.phases.responses import RESPONSES
from tests.games.princes.played import (
    test_barbarians_cards,
    test_basic_cards,
    test_gold_cards,
    test_intrigue_cards,
    test_merchants_cards,
    test_progress_cards,
    test_prosperity_cards,
    test_sages_cards,
    test_turmoil_cards,
)
from tests.games.princes.rulings import EVERY, LATER, SETTLED

PLAYED = [
    test_barbarians_cards,
    test_basic_cards,
    test_gold_cards,
    test_intrigue_cards,
    test_merchants_cards,
    test_progress_cards,
    test_prosperity_cards,
    test_sages_cards,
    test_turmoil_cards,
]


def played_in(module: ModuleType) -> str:
    """Return the names of a module's tests and the cards they run with, as one text."""
    found = ""
    for name, test in inspect.getmembers(module, inspect.isfunction):
        if name.startswith("test_"):
            marks = getattr(test, "pytestmark", [])
            cards = [m.args[1] for m in marks if m.name == "parametrize" and m.args[0] == "card"]
            found += f" {name.replace('_', '-')}- " + " ".join(
                f"-{card}-" for listed in cards for card in listed
            )
    return found


@pytest.mark.parametrize("card", TITLES)
def test_card_is_played_by_a_test_named_after_it(card: str) -> None:
    assert f"-{card}-" in " ".join(played_in(module) for module in PLAYED)


def test_every_ruling_is_named_by_a_test_or_listed_as_later() -> None:
    named: set[str] = set()
    for path in Path(__file__).parents[1].rglob("test_*.py"):
        for line in re.findall(r'"""Rulings? ([^:.]*)', path.read_text("utf-8")):
            named |= set(re.findall(r"[AD]\d+", line))

    assert [ruling for ruling in SETTLED if ruling not in named] == []
    assert [ruling for ruling in LATER if ruling not in EVERY or ruling in named] == []


def test_every_response_window_has_a_phase_name_of_its_own() -> None:
    names = [GAME.phase_names[phase] for phase, _asked, _why in RESPONSES]

    assert len(set(names)) == len(names)
