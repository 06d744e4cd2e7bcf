import json
from pathlib import Path

from signoria.games import find_game
from signoria.games.il_principe.actions import Pass
from signoria.kernel.ledger import read_ledger
from tests.cli.calling import call, recorded, refused


def altered(ledger: Path, copy: Path) -> int:
    """Write a copy whose first bid is a pass, with a valid hash chain; return its revision."""
    read = read_ledger(ledger.read_text("utf-8"), find_game)
    entry = next(entry for entry in read.entries if type(entry.action).__name__ == "Bid")
    entry.action = Pass()
    copy.write_text(read.text(), "utf-8")
    return entry.rev


def test_freshly_recorded_game_is_the_same(tmp_path: Path) -> None:
    ledger = recorded(tmp_path / "games")

    said = call("rejudge", str(ledger))

    assert said.code == 0
    assert said.out == f"{ledger}: the same.\n"


def test_a_difference_is_shown_with_its_revision(tmp_path: Path) -> None:
    ledger = recorded(tmp_path / "games")
    rev = altered(ledger, tmp_path / "altered.jsonl")

    said = call("rejudge", str(ledger), str(tmp_path / "altered.jsonl"))

    assert said.code == 1
    assert f"{ledger}: the same." in said.out
    assert f"differs first at revision {rev}." in said.out
    assert "bid_placed" in said.out
    assert "passed" in said.out


def test_json_has_recorded_and_new_events(tmp_path: Path) -> None:
    ledger = recorded(tmp_path / "games")
    rev = altered(ledger, tmp_path / "altered.jsonl")

    said = call("rejudge", str(ledger), str(tmp_path / "altered.jsonl"), "--json")

    same, differs = json.loads(said.out)
    assert same == {"file": str(ledger), "same": True, "played": []}
    assert (differs["same"], differs["rev"]) == (False, rev)
    assert differs["was"][0][0] == "bid_placed"
    assert differs["now"][0][0] == "passed"


def test_missing_file_among_good_ones_is_named(tmp_path: Path) -> None:
    ledger = recorded(tmp_path / "games")

    assert "gone.jsonl" in refused(call("rejudge", str(ledger), str(tmp_path / "gone.jsonl")))


def test_settings_that_no_table_can_have_are_named(tmp_path: Path) -> None:
    file = recorded(tmp_path / "games")
    ledger = read_ledger(file.read_text("utf-8"), find_game)
    line = ledger.header.written()
    others = {"start_money": 0, "income": 0, "income_two": 0, "opener": "youngest"}
    ledger.header.line = {**line, "options": {**line["options"], **others}}
    file.write_text(ledger.text(), "utf-8")

    said = call("rejudge", str(file)).out

    assert "opener = youngest, of which this version knows nothing" in said
    assert "(OPT-2). [LEDGER-13]" in said
