"""Tests of `signoria cards`, which checks card files and lists cards."""

import json
from pathlib import Path

import pytest

from signoria.games.princes.cards import CARDS, PRESENT
from signoria.locales.words import LANGUAGES
from tests.cli.calling import call, refused

MINE = """\
set = "intrigue"
source = "my own hand"

[my-hero]
kind = "green"
family = "hero"
copies = [1, 0]
cost = { ore = 2 }
points = { strength = 3 }
"""


def test_shipped_card_files_are_valid_and_counted_by_tier() -> None:
    said = call("cards", "check")

    assert said.code == 0
    assert said.out.startswith("The card files are sound: 333 cards of 199 titles.")
    assert [line.split()[-3:] for line in said.out.splitlines()[-9:]] == [
        ["16", "24", "4"],
        ["1", "13", "1"],
        ["3", "14", "1"],
        ["3", "12", "0"],
        ["0", "10", "1"],
        ["1", "15", "7"],
        ["1", "16", "3"],
        ["0", "25", "3"],
        ["0", "22", "3"],
    ]


def test_own_card_file_is_added_to_the_shipped_ones(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(MINE, "utf-8")

    counted = json.loads(call("cards", "check", str(mine), "--json").out)

    assert (counted["cards"], counted["titles"]) == (334, 200)
    assert counted["sets"]["intrigue"] == {"numbers": 1, "sentence": 10, "special": 1}


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('"hero"', '"dragon"', "card “my-hero”, field “family”: “dragon” is not known. [CARD-9]"),
        ("copies = [1, 0]\n", "", "card “my-hero”: the field “copies” is missing. [CARD-3]"),
        ("cost", 'does = ["play: fly any"]\ncost', "field “does”: “fly” is not a verb. [CARD-5]"),
        ('"green"', '"sea"', "field “kind”: “sea” is a known word, but"),
        ("[my-hero]", "[abbey]", "the card “abbey” is there twice. [CARD-2]"),
        ("= { ore", "{ ore", "is not a card file: "),
    ],
)
def test_malformed_card_file_is_refused_with_the_place(
    tmp_path: Path, old: str, new: str, sentence: str
) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(MINE.replace(old, new), "utf-8")

    said = refused(call("cards", "check", str(mine)))

    assert said.startswith(str(mine))
    assert sentence in said


def test_missing_card_file_is_refused(tmp_path: Path) -> None:
    assert "There is no file" in refused(call("cards", "check", str(tmp_path / "none.toml")))


def test_list_shows_the_cards_of_one_set_in_french() -> None:
    said = call("cards", "list", "--set", "turmoil", "--lang", "fr")

    assert said.out.startswith("L’ère des troubles")
    assert "Émeutes" in said.out
    assert "Archer" in said.out
    assert "Abbaye" not in said.out


def test_translations_of_our_own_are_marked_with_a_star() -> None:
    french = call("cards", "list", "--set", "turmoil", "--lang", "fr").out
    german = call("cards", "list", "--set", "turmoil", "--lang", "de").out

    assert french.endswith("* notre proposition\xa0: aucun nom imprimé ne nous est connu.\n")
    assert "Spelunke" in german
    assert "*" not in german


def test_json_lists_all_cards() -> None:
    listed = json.loads(call("cards", "list", "--json").out)

    assert len(listed) == len(CARDS)
    candamir = next(card for card in listed if card["card"] == "basic.candamir")
    assert candamir["cost"] == {"grain": 1, "ore": 1, "wool": 2}
    assert candamir["points"] == {"strength": 4, "skill": 1}
    assert candamir["copies"] == {"plain": 1, "moon": 0}
    assert candamir["tier"] == "numbers"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_are_listed_in_every_language(lang: str) -> None:
    said = call("cards", "list", "--lang", lang)

    assert (said.code, said.err) == (0, "")
    assert len(said.out) > 5_000


def test_unknown_set_is_refused_with_the_known_sets() -> None:
    said = refused(call("cards", "list", "--set", "promo"))

    assert said == f"There is no set “promo”. The sets are: {', '.join(PRESENT)}."
