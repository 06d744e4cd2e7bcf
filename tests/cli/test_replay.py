import json
from pathlib import Path
from typing import Any

import pytest

from signoria.games import find_game
from signoria.kernel.ledger import read_ledger
from tests.cli.calling import call, recorded, refused


@pytest.fixture(scope="module")
def ledger(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return recorded(tmp_path_factory.mktemp("games"), "--seed", "7")


def as_json(*words: str) -> dict[str, Any]:
    said = call("replay", *words, "--json")
    assert said.code == 0
    found: dict[str, Any] = json.loads(said.out)
    return found


def test_replay_prints_story_and_board_before_points(ledger: Path) -> None:
    said = call("replay", str(ledger))

    assert said.code == 0
    story, board, points = (said.out.index(w) for w in ("Round 1 begins", "Lombardia", "Total"))
    assert story < points
    assert board < points


def test_seat_sees_its_own_cards_and_spectator_sees_none(ledger: Path) -> None:
    spectator = call("replay", str(ledger), "--to", "10").out
    medici = call("replay", str(ledger), "--to", "10", "--seat", "0").out
    everything = call("replay", str(ledger), "--to", "10", "--all").out

    assert "Medici draws 4 cards." in spectator
    assert "Your hand" not in spectator
    assert "Medici draws 4 cards." not in medici
    assert "Visconti draws 4 cards." in medici
    assert medici.count("Your hand") == 1
    assert "draws 4 cards." not in everything
    assert everything.count("Purse") == 4


def test_json_has_only_what_the_seat_may_know(ledger: Path) -> None:
    found = as_json(str(ledger), "--seat", "1", "--to", "2")

    assert (found["seat"], found["rev"], found["over"]) == (1, 2, False)
    dealt = [event for event in found["entries"][0]["events"] if event[0] == "dealt"]
    assert [bool(event[3]) for event in dealt] == [event[1] == 1 for event in dealt]
    assert sum(found["view"]["your_hand"]) == 4
    assert [seat["purse"] is None for seat in found["view"]["seats"]] == [True, False, True, True]
    assert found["legal"][0][0] == "set_aside"


def test_spectator_has_no_legal_actions(ledger: Path) -> None:
    found = as_json(str(ledger), "--to", "2")

    assert found["seat"] is None
    assert found["legal"] == []
    assert found["view"]["your_hand"] == []


def test_all_shows_every_view(ledger: Path) -> None:
    found = as_json(str(ledger), "--all", "--to", "1")

    assert [view["you"] for view in found["views"]] == [0, 1, 2, 3]
    assert all(sum(view["your_hand"]) == 4 for view in found["views"])
    assert all(legal for legal in found["legal"])


def test_json_has_every_entry_up_to_the_revision(ledger: Path) -> None:
    assert [entry["rev"] for entry in as_json(str(ledger), "--to", "5")["entries"]] == [
        1,
        2,
        3,
        4,
        5,
    ]
    assert as_json(str(ledger))["over"] is True


@pytest.mark.parametrize("to", ["0", "-1", "100000"])
def test_a_revision_out_of_range_is_refused(ledger: Path, to: str) -> None:
    assert to.lstrip("-")[:3] in refused(call("replay", str(ledger), "--to", to))


@pytest.mark.parametrize("seat", ["-1", "4"])
def test_unknown_seat_is_refused(ledger: Path, seat: str) -> None:
    assert f"no seat {seat}" in refused(call("replay", str(ledger), "--seat", seat))


def test_all_together_with_one_seat_is_refused(ledger: Path) -> None:
    assert "--all" in refused(call("replay", str(ledger), "--seat", "1", "--all"))


def test_unfinished_game_is_shown_only_with_its_option(ledger: Path, tmp_path: Path) -> None:
    part = tmp_path / "part.jsonl"
    part.write_text("".join(ledger.read_text("utf-8").splitlines(keepends=True)[:9]), "utf-8")

    sentence = refused(call("replay", str(part)))

    assert "revision 8" in sentence
    assert "LEDGER-10" in sentence
    assert "--unfinished" in sentence
    assert call("replay", str(part), "--unfinished").code == 0
    assert call("replay", str(part), "--to", "8").code == 0


def test_ledger_of_only_a_header_is_an_unfinished_game(ledger: Path, tmp_path: Path) -> None:
    bare = tmp_path / "bare.jsonl"
    bare.write_text(ledger.read_text("utf-8").splitlines(keepends=True)[0], "utf-8")

    assert "LEDGER-10" in refused(call("replay", str(bare)))
    assert as_json(str(bare), "--unfinished")["over"] is False


def test_undo_is_narrated_with_its_revision(ledger: Path, tmp_path: Path) -> None:
    read = read_ledger(ledger.read_text("utf-8"), find_game)
    kept = read.entries[:6]
    undo = type(kept[0])(7, "undo", -1, None, [], [], 5, [0, 1, 2, 3])
    read.entries = [*kept, undo]
    file = tmp_path / "undone.jsonl"
    file.write_text(read.text(), "utf-8")

    assert "Taken back to revision 5." in call("replay", str(file), "--unfinished").out


def test_golden_games_are_narrated_in_every_language() -> None:
    golden = sorted(Path("tests/golden/il_principe").glob("*.jsonl"))

    for lang in ("en", "fr", "it", "de"):
        for file in golden[:: max(1, len(golden) // 3)]:
            assert call("replay", str(file), "--all", "--lang", lang).code == 0
