"""Tests of `GrowingLedger`: it reads, applies and writes new entries alone."""

from typing import Any

import pytest

from signoria.kernel import growing_ledger
from signoria.kernel.growing_ledger import GrowingLedger
from signoria.kernel.hash_chain import hashed_line
from signoria.kernel.header import BadLedger, Header
from signoria.kernel.ledger import Ledger, apply_entries, ledger_of, read_ledger, rejudge, replay
from signoria.kernel.rng import SeededRng
from signoria.kernel.state import State
from signoria.kernel.table import UNDO, UPGRADE, Entry
from signoria.kernel.undo import undo_entry
from signoria.testing.snapshot import snapshot
from tests.kernel.ledgers import SUBJECT, find, ledger
from tests.toy import FAIR


@pytest.fixture
def applied(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Collect the revisions of the entries that a growing ledger applies; replays fail."""
    found: list[int] = []

    def note(state: State, entries: list[Entry[Any]]) -> None:
        found.extend(entry.rev for entry in entries)
        apply_entries(state, entries)

    def refuse(*_any: object) -> None:
        raise AssertionError("the whole ledger is replayed")

    monkeypatch.setattr(growing_ledger, "apply_entries", note)
    monkeypatch.setattr(growing_ledger, "replay", refuse)
    return found


def lines_of(ledger: Ledger) -> tuple[str, list[str]]:
    header, *lines = ledger.lines()
    return header, lines


def with_undos() -> tuple[str, list[str]]:
    """Return a ledger with an undo after the tenth entry, and moves after it."""
    header, lines = lines_of(ledger(moves=9))
    first = GrowingLedger(header, find, lines)
    first.go_back(undo_entry(first.table, 5, []))
    seat = first.table.actors()[0]
    first.table.submit(seat, FAIR.menu[first.table.legal(seat)[0]])
    first.write(first.table.entries[-1])
    return lines_of(ledger_of(first.table, "plain", SUBJECT.options))


def test_lines_lead_to_the_table_of_a_replay() -> None:
    header, lines = lines_of(ledger())
    found = GrowingLedger(header, find, lines)

    assert snapshot(found.table.state) == snapshot(replay(ledger()).state)
    assert (found.rev, found.table.rev, found.seats) == (len(lines), len(lines), 3)
    assert found.hash in lines[-1]


def test_only_new_entries_are_applied(applied: list[int]) -> None:
    header, lines = lines_of(ledger())
    found = GrowingLedger(header, find, lines[:10])
    applied.clear()

    found.extend(lines[10:12])
    assert applied == [11, 12]

    found.extend([])
    found.extend(lines[12:13])
    assert applied == [11, 12, 13]
    assert snapshot(found.table.state) == snapshot(replay(ledger(), 13).state)


def test_undo_among_the_lines_returns_to_a_kept_state(applied: list[int]) -> None:
    header, lines = with_undos_before(applied)
    found = GrowingLedger(header, find, lines)
    text = header + "".join(lines)

    assert applied == [*range(1, 11), 12]
    assert snapshot(found.table.state) == snapshot(replay(read_ledger(text, find)).state)


def with_undos_before(applied: list[int]) -> tuple[str, list[str]]:
    """Return the ledger with an undo, which is made where replays are allowed."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(growing_ledger, "replay", replay)
        found = with_undos()
    applied.clear()
    return found


@pytest.mark.parametrize("size", [1, 2, 5])
def test_any_parts_lead_to_the_same_table(size: int) -> None:
    header, lines = with_undos()
    whole, parts = GrowingLedger(header, find, lines), GrowingLedger(header, find)

    for at in range(0, len(lines), size):
        parts.extend(lines[at : at + size])

    assert any(entry.by == UNDO for entry in parts.table.entries)
    assert snapshot(parts.table.state) == snapshot(whole.table.state)
    assert parts.hash == whole.hash


def test_undo_to_an_undone_revision_stays_at_the_last_standing_one() -> None:
    header, lines = with_undos()
    found = GrowingLedger(header, find, lines[:11])
    again = GrowingLedger(header, find, lines[:11])
    line = found.go_back(Entry(12, UNDO, -1, None, [], [], 7, []))
    again.extend([line])
    third = GrowingLedger(header, find, [*lines[:11], line])

    expected = snapshot(replay(ledger(), 5).state)
    assert [snapshot(one.table.state) for one in (found, again, third)] == [expected] * 3


def test_new_game_is_written_as_its_ledger() -> None:
    header = Header(FAIR, 3, "plain", SUBJECT.options)
    found = GrowingLedger(header.text(), find, rng=SeededRng(1))
    found.table.begin()
    while not found.table.state.over():
        seat = found.table.actors()[0]
        found.table.submit(seat, FAIR.menu[found.table.legal(seat)[0]])
    lines = [found.write(entry) for entry in found.table.entries[found.rev :]]

    expected = ledger_of(found.table, "plain", SUBJECT.options)
    assert found.head + "".join(lines) == expected.text()
    assert found.rev == found.table.rev


def test_table_at_a_revision_leaves_the_ledger_where_it_is() -> None:
    header, lines = lines_of(ledger())
    found = GrowingLedger(header, find, lines)

    assert snapshot(found.at(7).state) == snapshot(replay(ledger(), 7).state)
    assert found.table.rev == len(lines)


def test_unfit_line_is_refused() -> None:
    header, lines = lines_of(ledger())
    found = GrowingLedger(header, find, lines[:5])

    with pytest.raises(BadLedger, match="LEDGER-3"):
        found.extend([lines[7]])
    assert found.table.rev == 5


# Upgrades.


def upgraded(monkeypatch: pytest.MonkeyPatch) -> GrowingLedger:
    """Return a running game that goes on under the next version of the rules."""
    header, lines = lines_of(ledger(moves=9))
    monkeypatch.setattr(FAIR, "rules", FAIR.rules + 1)
    return GrowingLedger(header, find, lines)


def test_upgrade_is_noted_once_and_changes_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    found = upgraded(monkeypatch)
    before = snapshot(found.table.state)

    line = found.upgrade()

    assert line is not None
    assert f'"by":"upgrade","rules":{FAIR.rules},"data":' in line
    assert found.upgrade() is None
    assert snapshot(found.table.state) == before


def test_ledger_with_an_upgrade_reads_back_and_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    found = upgraded(monkeypatch)
    found.upgrade()
    seat = found.table.actors()[0]
    found.table.submit(seat, FAIR.menu[found.table.legal(seat)[0]])
    found.write(found.table.entries[-1])

    again = read_ledger(Ledger(found.header, found.table.entries).text(), find)

    assert [entry.by for entry in again.entries[-2:]] == [UPGRADE, "seat"]
    assert snapshot(replay(again).state) == snapshot(found.table.state)
    assert rejudge(again) is None


def test_upgrade_that_is_undone_is_noted_again(monkeypatch: pytest.MonkeyPatch) -> None:
    found = upgraded(monkeypatch)
    before = found.rev
    found.upgrade()
    found.go_back(undo_entry(found.table, before, []))

    assert found.upgrade() is not None


def test_game_under_the_same_rules_notes_no_upgrade() -> None:
    header, lines = lines_of(ledger(moves=9))

    assert GrowingLedger(header, find, lines).upgrade() is None


@pytest.mark.parametrize(
    "versions",
    [
        {"rules": "2", "data": "", "engine": ""},
        {"rules": 2, "data": 1, "engine": ""},
        {"rules": 2, "data": "", "engine": "x" * 101},
        {"rules": -1, "data": "", "engine": ""},
        {"rules": 2, "data": ""},
    ],
)
def test_upgrade_with_odd_versions_is_refused(versions: dict[str, Any]) -> None:
    header, lines = lines_of(ledger(moves=9))
    found = GrowingLedger(header, find, lines)
    thing = {"rev": found.rev + 1, "by": "upgrade", **versions}

    with pytest.raises(BadLedger, match="LEDGER-8"):
        found.extend([hashed_line(found.hash, thing)[1]])


def test_upgrade_before_the_game_begins_is_refused() -> None:
    header, _lines = lines_of(ledger(moves=9))
    found = GrowingLedger(header, find)
    thing = {"rev": 1, "by": "upgrade", "rules": 1, "data": "", "engine": ""}

    with pytest.raises(BadLedger, match="LEDGER-8"):
        found.extend([hashed_line(found.hash, thing)[1]])
