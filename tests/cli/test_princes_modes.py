"""Tests of every preset of the Princes on the command line, also with the player's own decks."""

import json
from pathlib import Path
from typing import Any

import pytest

from signoria.games import find_game
from signoria.games.princes import GAME
from signoria.games.princes.decks import code_of, ready_deck
from signoria.games.princes.decks.ready import ready_text
from signoria.kernel.ledger import read_ledger, rejudge
from tests.cli.calling import call, refused

SHORT = ("--games", "2", "--seed", "3", "--option", "turn_limit=12")


def simulated(preset: str, *words: str) -> dict[str, Any]:
    said = call("simulate", "princes", "--preset", preset, "--json", *SHORT, *words)
    assert said.code == 0, said.err
    found: dict[str, Any] = json.loads(said.out)
    return found


@pytest.mark.parametrize("preset", list(GAME.presets))
def test_every_preset_is_simulated_and_reports_the_turn_limit(preset: str) -> None:
    found = simulated(preset)

    assert (found["preset"], found["games"], found["conserved"]) == (preset, 2, True)
    assert found["ends"]["limit"]["games"] == 2


def test_deck_option_accepts_a_file_and_a_name(tmp_path: Path) -> None:
    file = tmp_path / "my.deck"
    file.write_text(ready_text("scholars"), "utf-8")

    found = simulated("tournament", "--deck", str(file), "--deck", "warlords")

    decks = [found["options"][name] for name in ("red_deck", "blue_deck")]
    assert decks == [code_of(ready_deck(name)) for name in ("scholars", "warlords")]
    assert found["conserved"]


def test_illegal_deck_is_refused_with_its_rule(tmp_path: Path) -> None:
    file = tmp_path / "small.deck"
    file.write_text("2 abbey\n", "utf-8")
    asked = ("simulate", "princes", "--preset", "tournament")

    assert "T6" in refused(call(*asked, "--deck", str(file)))
    three = ("--deck", "masons") * 3
    assert "2" in refused(call(*asked, *three))
    twice = ("--option", "red_deck=masons", "--deck", "masons")
    assert "red_deck" in refused(call(*asked, *twice))
    assert "MODE-9" in refused(call("simulate", "princes", "--deck", "masons"))


def test_tournament_is_narrated_in_french() -> None:
    words = ("watch", "princes", "--preset", "tournament", "--lang", "fr", "--seed", "4")

    said = call(*words, "--option", "turn_limit=4", "--deck", "masons")

    assert said.code == 0
    assert "montre son paquet" in said.out


@pytest.mark.parametrize("preset", list(GAME.presets))
def test_every_preset_is_played_to_its_end_at_the_terminal(preset: str, tmp_path: Path) -> None:
    ledger = tmp_path / "game.jsonl"
    table = ("table", "princes", "--preset", preset, "--seed", "5", "--bots", "random")
    answers = "".join(
        f"{1 + number % 4}\n" for number in range(3000)
    )  # some numbers exceed the list of choices

    said = call(*table, "--option", "turn_limit=8", "--ledger", str(ledger), typed=answers)

    assert said.code == 0, said.err
    assert "The game is over" in said.out
    read = read_ledger(ledger.read_text("utf-8"), find_game)
    assert rejudge(read) is None
    assert read.header.options["mode"] == preset
    mine = {type(entry.action).__name__ for entry in read.entries if entry.by == "seat"}
    assert {"Roll", "Done", "PickStack"} <= mine
    assert ("PickDeck" in mine) == (preset == "tournament")
