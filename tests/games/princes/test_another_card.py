"""Tests that a card added to the front of one set changes no stored game and no other set."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from signoria.games.princes.card_rows import CARD_NAMES
from signoria.games.princes.game import GAME
from signoria.kernel.wire import encode_action

ROOT = Path(__file__).parents[3]
RELEASE = ROOT / "tests" / "releases" / "0.1.0"
GAMES_KEPT = 12
WITH_THE_SET = ("gold", "duel")


@pytest.fixture(scope="module")
def told() -> dict[str, Any]:
    """Return what the program with the card prints."""
    words = [sys.executable, "-m", "tests.games.princes.with_another_card", str(RELEASE)]
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=True, timeout=120)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def test_every_later_card_has_another_number(told: dict[str, Any]) -> None:
    at = told["cards"].index("market-day")

    assert told["cards"] == [*CARD_NAMES[:at], "market-day", *CARD_NAMES[at:]]
    assert at < len(CARD_NAMES) - 40


def test_stored_games_are_read_and_shown_as_they_were(told: dict[str, Any]) -> None:
    differing = told["differing"]

    assert len(differing) == GAMES_KEPT
    assert {name: fields for name, fields in differing.items() if fields} == {}


def test_stored_games_are_judged_alike(told: dict[str, Any]) -> None:
    judged = told["judged"]

    assert len(judged) == GAMES_KEPT
    assert [name for name, differences in judged.items() if differences != [None, None]] == []


def test_only_games_with_the_set_have_another_digest(told: dict[str, Any]) -> None:
    digests = {name: GAME.data(dict(preset)) for name, preset in GAME.presets.items()}

    assert {name for name in digests if told["digests"][name] != digests[name]} == {*WITH_THE_SET}


def test_every_menu_entry_keeps_its_name(told: dict[str, Any]) -> None:
    menu = [encode_action(GAME, action) for action in GAME.menu]
    new = [entry for entry in told["menu"] if entry not in menu]

    assert [entry for entry in told["menu"] if entry in menu] == menu
    assert all("market-day" in entry for entry in new)


def test_reading_asks_no_locale(told: dict[str, Any]) -> None:
    assert told["locales"] is False
