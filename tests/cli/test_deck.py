"""Tests of `signoria deck`, which checks, shows, encodes and compares decks."""

import json
from pathlib import Path

import pytest

from signoria.games.princes.decks import READY, code_of, ready_deck
from signoria.games.princes.decks.judging import FAULTS
from signoria.locales.words import LANGUAGES
from tests.cli.calling import call, refused
from tests.games.princes.cards.made import MADE

BROKEN = """\
# nothing here is right
3 Archer
2 Strada
Julfest
2 Fraternal Feuds
40 Entrepôt
"""


def written(folder: Path, text: str) -> str:
    file = folder / "my.deck"
    file.write_text(text, "utf-8")
    return str(file)


@pytest.mark.parametrize("name", READY)
def test_a_ready_deck_is_legal(name: str) -> None:
    said = call("deck", "check", name)

    assert (said.code, said.out) == (0, "The deck is legal: 35 cards, 4 events.\n")


def test_every_broken_rule_is_named_with_its_number_and_the_remedy(tmp_path: Path) -> None:
    said = call("deck", "check", written(tmp_path, BROKEN))

    assert said.code == 1
    assert said.out.splitlines() == [
        "T6: Events chosen: 3; needed: 4. Add 1 more.",
        "T7: Fraternal Feuds is chosen 2 times; of the copies with the moon only one counts, and "
        "those every stack has anyway are not chosen, so 1 may be. Take 1 out.",
        "T8: Yule is laid by the host and cannot be chosen. Choose another event in its place.",
        "T12: Cards in the deck: 45; allowed: 35. Take 10 out.",
        "T12: Road is not a card for a deck: it belongs to the middle of the table. Take it out.",
        "T13: Storehouse is in the deck 40 times, the collection has 3. Take 37 out.",
        "T13: Archer is an attack: once in a deck, not 3 times. Take 2 out.",
    ]


def test_check_prints_its_result_as_json(tmp_path: Path) -> None:
    bad = call("deck", "check", written(tmp_path, BROKEN), "--json")
    good = call("deck", "check", "masons", "--json")

    judged = json.loads(bad.out)
    assert bad.code == 1
    assert not judged["legal"]
    assert {breach["rule"] for breach in judged["breaches"]} == {"T6", "T7", "T8", "T12", "T13"}
    assert judged["breaches"][-1]["cards"] == ["archer"]
    assert json.loads(good.out) == {
        "legal": True,
        "code": code_of(ready_deck("masons")),
        "breaches": [],
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_deck_shown_in_any_language_reads_back_as_the_same_deck(lang: str, tmp_path: Path) -> None:
    text = call("deck", "show", "warlords", "--lang", lang).out

    again = call("deck", "diff", "warlords", written(tmp_path, text), "--lang", lang, "--json")

    assert json.loads(again.out) == {}


def test_deck_code_is_accepted_as_an_argument_and_in_a_file(tmp_path: Path) -> None:
    code = call("deck", "code", "scholars").out.strip()

    assert code == code_of(ready_deck("scholars"))
    assert call("deck", "diff", code, "scholars").out == "The two decks are the same.\n"
    assert call("deck", "check", written(tmp_path, f"{code}\n")).code == 0
    shown = json.loads(call("deck", "show", code, "--json").out)
    assert shown["code"] == code
    assert shown["counts"]["library"] == 2


def test_diff_lists_added_and_removed_cards(tmp_path: Path) -> None:
    text = call("deck", "show", "masons").out.replace(
        "1 Goldsmith\n", "2 Brigitta the wise woman\n"
    )

    said = call("deck", "diff", "masons", written(tmp_path, text), "--lang", "fr")

    assert sorted(said.out.splitlines()) == ["+2 Brigitta la femme sage", "-1 Orfèvre"]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (
            "Abbey\n2 Abbbey\n",
            "Line 2: there is no card “Abbbey”; perhaps Abbey is meant. [DECK-2]",
        ),
        ("0 Abbey\n", "Line 1: 0 is not a count from 1 to 99. [DECK-1]"),
        ("Abbey\n" * 501, "The text is longer than 500 lines; line 500 is the last that is read."),
        ("SD1-0ABC", "The code is not complete, or a letter of it is wrong. [DECK-6]"),
        ("SD1-0AU!", "“U” does not occur in the code of a deck. [DECK-5]"),
    ],
)
def test_malformed_deck_file_is_refused_in_one_sentence(
    tmp_path: Path, text: str, sentence: str
) -> None:
    assert refused(call("deck", "check", written(tmp_path, text))).startswith(sentence)


def test_binary_file_missing_file_and_folder_are_refused(tmp_path: Path) -> None:
    binary = tmp_path / "binary"
    binary.write_bytes(b"\xff\xfe\x00")

    assert str(binary) in refused(call("deck", "check", str(binary)))
    assert "There is no file" in refused(call("deck", "show", str(tmp_path / "none")))
    assert str(tmp_path) in refused(call("deck", "code", str(tmp_path)))


def test_empty_deck_file_breaks_the_rules_of_size(tmp_path: Path) -> None:
    said = call("deck", "check", written(tmp_path, "# soon\n"), "--lang", "de")

    assert said.code == 1
    assert said.out.splitlines() == [
        "T6: Gewählte Ereignisse: 0; nötig: 4. Fügen Sie 4 hinzu.",
        "T12: Karten im Deck: 0; nötig: 35. Fügen Sie 35 hinzu.",
    ]


def faults(folder: Path, text: str, *words: str) -> set[tuple[str, str]]:
    """Return the rules a deck breaks, except its size, with invented card files added."""
    files: list[str] = []
    for name, cards in MADE.items():
        (folder / f"{name}.toml").write_text(cards, "utf-8")
        files += ["--cards", str(folder / f"{name}.toml")]
    said = call("deck", "check", written(folder, text), "--json", *files, *words)
    found = json.loads(said.out)["breaches"]
    return {(one["rule"], one["fault"]) for one in found if one["rule"] not in ("T6", "T12")}


ALL = [
    word
    for name in ("basic", "gold", "turmoil", *MADE)
    if name != "promo"
    for word in ("--own", name)
]


@pytest.mark.parametrize(
    ("text", "words", "found"),
    [
        ("Archer", ["--own", "basic", "--own", "turmoil"], set()),
        ("Archer", ["--own", "basic", "--own", "gold"], {("T1", "not-owned")}),
        ("2 made-insurrection", ALL, {("T8", "event-most")}),
        ("made-insurrection\n2 made-attack", ALL, {("T8", "returning")}),
        ("2 made-foresight", ALL, {("T13", "most")}),
        ("made-axel", ALL, {("T14", "promo")}),
        ("2 made-axel", [*ALL, "--promo"], {("T14", "promo-copies")}),
        ("made-axel", [*ALL, "--promo"], set()),
        ("made-caravel\nmade-voyage", ALL, {("T15", "explorers")}),
        ("made-caravel\nmade-voyage", [*ALL, "--explorers"], set()),
        ("made-caravel", ["--own", "base", "--explorers"], {("T1", "not-owned")}),
    ],
)
def test_check_applies_owned_sets_and_agreed_extras(
    tmp_path: Path, text: str, words: list[str], found: set[tuple[str, str]]
) -> None:
    assert faults(tmp_path, text, *words) == found


def test_every_known_fault_is_reported_by_check(tmp_path: Path) -> None:
    many = "3 made-attack\n3 made-insurrection\n2 made-axel\nmade-caravel\n2 made-foresight\n"
    text = f"{BROKEN}{many}Inga\n"
    met = faults(tmp_path, text, *ALL) | faults(tmp_path, text, *ALL, "--promo")
    met |= faults(tmp_path, text, "--own", "basic")

    sizes = {(rule, fault) for fault, rule in FAULTS.items() if rule in ("T6", "T12")}
    assert {(rule, fault) for fault, rule in FAULTS.items()} - met == sizes


def test_check_refuses_unknown_set_card_file_and_card(tmp_path: Path) -> None:
    cards = tmp_path / "mine.toml"
    cards.write_text(MADE["explorers"], "utf-8")
    behind = ("--cards", str(cards))

    assert "“moon”" in refused(call("deck", "check", "masons", "--own", "moon"))
    assert "not a card file" in refused(
        call("deck", "check", "masons", "--cards", written(tmp_path, "a ="))
    )
    near = call("deck", "check", written(tmp_path, "made-caravels"), *behind)
    assert "perhaps made-caravel is meant" in refused(near)
    code = code_of(ready_deck("masons"))
    assert all(call("deck", "check", deck, *behind).code == 0 for deck in ("masons", code))
