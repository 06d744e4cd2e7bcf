"""Tests that games under rules that were corrected since stay as they were.

`corrected` has one game for each correction, recorded under the rules before it.
"""

from pathlib import Path
from typing import Final

import pytest

from signoria.games import find_game
from signoria.kernel.action import Refusal
from signoria.kernel.growing_ledger import GrowingLedger
from signoria.kernel.ledger import read_ledger, rejudge, replay

CORRECTED: Final = Path(__file__).parent / "corrected"
# The game; the entry that goes another way today; an event of it then, and one of it now.
GAMES: Final = [
    ("amigo2006-it-2-cities", 76, "cards_turned_over", "purses_shown"),
    ("four-room-3-own-attacker", 46, "defender_kept", "defender_replaced"),
]


@pytest.mark.parametrize(("name", "rev", "was", "now"), GAMES)
def test_game_of_former_rules_is_shown_as_it_was_and_rejudging_names_the_correction(
    name: str, rev: int, was: str, now: str
) -> None:
    ledger = read_ledger((CORRECTED / f"{name}.jsonl").read_text("utf-8"), find_game)
    difference = rejudge(ledger)

    assert [one.rule for one in ledger.header.differs()] == ["LEDGER-5"]
    assert replay(ledger).state.over()
    assert difference is not None
    assert difference.rev == rev
    assert was in {event[0] for event in difference.was}
    assert was not in {event[0] for event in difference.now}
    assert now in {event[0] for event in difference.now}


@pytest.mark.parametrize(("name", "rev"), [game[:2] for game in GAMES])
def test_unfinished_game_of_former_rules_goes_on_under_those_of_today(name: str, rev: int) -> None:
    header, *lines = (CORRECTED / f"{name}.jsonl").read_text("utf-8").splitlines()
    growing = GrowingLedger(header, find_game, lines[: rev - 1])

    rules = growing.game.rules
    assert growing.differs() == [Refusal("LEDGER-5", {"rules": "1", "known": rules})]
    assert growing.upgrade() is not None
    assert growing.differs() == []
    assert growing.table.entries[-1].versions["rules"] == rules
