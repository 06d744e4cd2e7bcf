import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.calling import call, refused

SOME = ("simulate", "il-principe", "--games", "12", "--json")


def stats(*words: str) -> dict[str, Any]:
    said = call(*SOME, *words)
    assert said.code == 0
    found: dict[str, Any] = json.loads(said.out)
    return found


def test_totals_of_a_simulation_add_up() -> None:
    found = stats()

    assert found["games"] == 12
    assert found["moves"] > 12 * 50
    assert sum(end["games"] for end in found["ends"].values()) == 12
    assert sum(end["share"] for end in found["ends"].values()) == pytest.approx(1)
    assert sum(found["normal_rounds"].values()) == 12
    assert sum(found["wins_by_seat"]) == pytest.approx(12)
    assert len(found["scores_by_seat"]) == 4
    mean = sum(seat["mean"] for seat in found["scores_by_seat"]) / 4
    assert found["scores"]["mean"] == pytest.approx(mean, abs=0.001)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("preset", ["amigo2006", "amigo2006-it", "mtm2005", "amigo-easy"])
def test_every_seat_number_and_preset_is_simulated(seats: int, preset: str) -> None:
    found = stats("--seats", str(seats), "--preset", preset, "--games", "3")

    assert (found["seats"], found["preset"], found["games"]) == (seats, preset, 3)


def test_the_same_seed_gives_the_same_checksum() -> None:
    one, same, other = (stats("--checksum", "--seed", seed) for seed in ("1", "1", "2"))

    assert one["checksum"] == same["checksum"]
    assert one["checksum"] != other["checksum"]


def test_writing_ledgers_does_not_change_the_games(tmp_path: Path) -> None:
    fast = stats("--checksum")
    kept = stats("--checksum", "--ledger", str(tmp_path / "games"))

    assert kept["checksum"] == fast["checksum"]
    assert kept["moves"] == fast["moves"]
    names = [path.name for path in sorted((tmp_path / "games").iterdir())]
    assert names == [f"il-principe-4-amigo2006-1-{number:06}.jsonl" for number in range(1, 13)]


def test_option_changes_the_games() -> None:
    usual, richer = stats("--checksum"), stats("--checksum", "--option", "income=9")

    assert (usual["options"]["income"], richer["options"]["income"]) == (5, 9)
    assert usual["checksum"] != richer["checksum"]


def test_output_in_a_pipe_is_a_table_without_progress_bar() -> None:
    said = call("simulate", "il-principe", "--games", "5", "--checksum")

    assert "Il Principe · amigo2006 · 4 seats" in said.out
    assert "Carraresi" in said.out
    assert said.out.splitlines()[-1].strip() == stats("--games", "5", "--checksum")["checksum"]
    assert said.err == ""


def test_directory_with_existing_ledgers_is_refused_before_any_game(tmp_path: Path) -> None:
    there = tmp_path / "il-principe-4-amigo2006-1-000012.jsonl"
    there.write_text("mine")

    sentence = refused(call(*SOME, "--ledger", str(tmp_path)))

    assert there.name in sentence
    assert [path.name for path in tmp_path.iterdir()] == [there.name]
    assert there.read_text() == "mine"


def test_file_in_place_of_the_directory_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("mine")

    assert "file" in refused(call(*SOME, "--ledger", str(file)))
    assert "file" in refused(call(*SOME, "--ledger", str(file / "below")))
    assert file.read_text() == "mine"


@pytest.mark.parametrize("preset", ["fx1994", "four-room"])
def test_games_of_intrigue_conserve_every_piece(preset: str) -> None:
    words = ("simulate", "intrigue", "--seats", "5", "--preset", preset, "--games", "20", "--json")
    found = json.loads(call(*words).out)

    assert found["conserved"] is True
    assert list(found["ends"]) == ["last-round"]
