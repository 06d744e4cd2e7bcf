"""Tests that ledgers from before the stable names, with numbers in their place, are still read."""

from pathlib import Path
from typing import Final

import pytest

from signoria.games import GAMES, find_game
from signoria.kernel.ledger import read_ledger, rejudge

NUMBERED: Final = sorted((Path(__file__).parent / "numbered").glob("*.jsonl"))


@pytest.mark.parametrize("path", NUMBERED, ids=lambda path: path.stem)
def test_ledger_with_numbers_is_read_as_the_same_game_with_names(path: Path) -> None:
    named = path.parent / "named" / path.name

    was = read_ledger(path.read_text("utf-8"), find_game)
    now = read_ledger(named.read_text("utf-8"), find_game)

    assert [entry.events for entry in was.entries] == [entry.events for entry in now.entries]
    assert [entry.action for entry in was.entries] == [entry.action for entry in now.entries]
    assert rejudge(was) is None


def test_every_game_has_a_ledger_with_numbers() -> None:
    found = {read_ledger(path.read_text("utf-8"), find_game).header.game.slug for path in NUMBERED}

    assert found == {game.slug for game in GAMES}
