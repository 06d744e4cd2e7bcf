"""Tests of forged ledgers: a valid hash chain over invented events."""

import copy
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from signoria.games import find_game
from signoria.games.il_principe.events import Dealt, Ended
from signoria.kernel.ledger import Ledger, read_ledger
from tests.cli.calling import call, recorded, refused
from tests.games.mutations import parsed, sealed


@pytest.fixture(scope="module")
def ledger(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return recorded(tmp_path_factory.mktemp("games"))


def forged(ledger: Path, tmp_path: Path, forge: Callable[[Ledger], None]) -> str:
    """Write a changed copy of a ledger with a valid hash chain and return its path."""
    read = read_ledger(ledger.read_text("utf-8"), find_game)
    forge(read)
    file = tmp_path / "forged.jsonl"
    file.write_text(read.text(), "utf-8")
    return str(file)


def seat_forty(read: Ledger) -> None:
    read.entries[0].events.append(Dealt(40, 1, [1, 0, 0, 0, 0]))


def nobody_wins(read: Ledger) -> None:
    read.entries[-1].events.append(Ended(2, 0))


def a_stranger_wins(read: Ledger) -> None:
    read.entries[-1].events.append(Ended(2, 1 << 7))


@pytest.mark.parametrize("forge", [seat_forty, nobody_wins, a_stranger_wins])
def test_events_with_invalid_seats_are_refused(
    ledger: Path, tmp_path: Path, forge: Callable[[Ledger], None]
) -> None:
    file = forged(ledger, tmp_path, forge)

    assert "[LEDGER-" in refused(call("replay", file))
    assert "[LEDGER-" in refused(call("replay", file, "--json"))


def test_header_of_a_table_that_cannot_be_played_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "forged.jsonl"
    things = copy.deepcopy(parsed("intrigue", 0))
    things[0]["options"]["min_bribe"] = 0
    file.write_text(sealed(things), "utf-8")

    for command in (["replay"], ["rejudge"], ["table", "--resume"]):
        assert "[LEDGER-2]" in refused(call(*command, str(file)))


def test_replay_says_that_it_knows_nothing_of_a_setting(tmp_path: Path) -> None:
    file = tmp_path / "forged.jsonl"
    things = copy.deepcopy(parsed("il-principe", 0))
    things[0]["options"]["built_card"] = "roof"
    file.write_text(sealed(things), "utf-8")

    said = call("replay", str(file))

    assert said.code == 0
    assert "built_card = roof" in said.err
    assert "[LEDGER-14]" in said.err


def test_error_in_a_view_is_refused(
    ledger: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def breaks(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(find_game("il-principe"), "view", breaks)

    assert "[LEDGER-9]" in refused(call("replay", str(ledger)))


def taken_back(to: int) -> Callable[[Ledger], None]:
    """Return a change that keeps two entries and adds an undo to revision `to`."""

    def change(read: Ledger) -> None:
        kind: Any = type(read.entries[0])
        played = read.entries[:2]
        read.entries = [*played, kind(3, "undo", -1, None, [], [], to, [0, 1, 2, 3])]

    return change


def test_undo_of_the_opening_is_refused(ledger: Path, tmp_path: Path) -> None:
    assert "LEDGER-8" in refused(call("replay", forged(ledger, tmp_path, taken_back(0))))


def test_game_undone_to_its_opening_is_not_over(ledger: Path, tmp_path: Path) -> None:
    file = forged(ledger, tmp_path, taken_back(1))

    assert "LEDGER-10" in refused(call("replay", file))
    said = call("replay", file, "--unfinished", "--json")
    assert json.loads(said.out)["over"] is False
    assert call("replay", file, "--unfinished").code == 0
