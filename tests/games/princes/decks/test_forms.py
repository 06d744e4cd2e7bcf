"""Tests of the text and the code of a deck: round trips, and refusals of invalid ones."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from signoria.games.princes.card_texts import CardWords, names_in_all_languages
from signoria.games.princes.cards import CARDS, TITLES, packed_texts, read_cards
from signoria.games.princes.decks import (
    READY,
    BadDeck,
    Deck,
    code_of,
    deck_of,
    folded,
    keys_of,
    looks_like_code,
    read_deck,
    ready_deck,
    written_deck,
)
from signoria.games.princes.decks.code import LETTERS, ORDER
from signoria.kernel.action import Refusal
from signoria.locales.catalogues import LANGUAGES
from tests.games.princes.cards.made import with_expansions

NAMES = names_in_all_languages()
KEYS = keys_of()
DECKS = st.builds(
    Deck,
    st.dictionaries(st.sampled_from(sorted(TITLES.values())), st.integers(0, 99), max_size=40),
)

CHAPEL = """
[made-chapel]
kind = "green"
family = "building"
copies = [1, 0]
cost = { brick = 1 }

"""


def refused(text: str) -> Refusal:
    with pytest.raises(BadDeck) as wrong:
        read_deck(text, NAMES)
    return wrong.value.refusal


@settings(max_examples=40, deadline=None)
@given(DECKS, st.sampled_from(LANGUAGES))
def test_text_in_any_language_reads_back(deck: Deck, lang: str) -> None:
    text = written_deck(deck, CardWords(lang).names(deck))

    assert read_deck(text, NAMES) == deck


@settings(max_examples=60, deadline=None)
@given(DECKS)
def test_code_reads_back(deck: Deck) -> None:
    assert deck_of(code_of(deck)) == deck
    assert deck_of(code_of(deck).lower().replace("-", " ")) == deck


def test_names_of_cards_are_unambiguous() -> None:
    assert {name: titles for name, titles in NAMES.items() if len(titles) > 1} == {}


def test_text_may_mix_languages_counts_and_comments() -> None:
    text = "# mine\n2 Abbaye\n" if "abbaye" in NAMES else "# mine\n2 Monastère\n"
    text += "\n3x lagerstätte   # three\nNave corsara\n2 × Fraternal Feuds\n1 abbey\n"

    deck = read_deck("\ufeff" + text, NAMES)

    counts = {CARDS[title].key: n for title, n in deck.counts.items()}
    assert counts == {"abbey": 3, "storehouse": 3, "fraternal-feuds": 2, "pirate-ship": 1}
    assert [CARDS[title].key for title in deck.events()] == ["fraternal-feuds"] * 2
    assert len(deck.cards()) == 7


def test_accents_capitals_and_punctuation_do_not_matter() -> None:
    assert folded("Hôtel-de  VILLE!") == "hotel de ville"
    assert folded("Weaver’s Shop") == "weaver s shop"


@pytest.mark.rule("DECK-1")
@pytest.mark.parametrize("count", ["0", "100"])
def test_count_outside_1_to_99_is_refused(count: str) -> None:
    refusal = refused(f"Abbey\n{count} Abbey\n")

    assert refusal == Refusal("DECK-1", {"line": 2, "count": int(count), "most": 99})


@pytest.mark.rule("DECK-2")
def test_refusal_of_an_unknown_card_names_its_line_and_the_nearest_card() -> None:
    refusal = refused("Abbey\n\n2 Fraternal Feud\n")

    assert (refusal.rule, refusal.params["line"]) == ("DECK-2", 3)
    assert refusal.params["card"] == TITLES["fraternal-feuds"]
    assert CardWords("de").refusal(refusal).endswith("vielleicht Bruderzwist. [DECK-2]")


@pytest.mark.rule("DECK-3")
def test_name_that_two_cards_share_is_refused() -> None:
    names = {**KEYS, "house": [TITLES["abbey"], TITLES["library"]]}

    with pytest.raises(BadDeck) as wrong:
        read_deck("House", names)

    assert wrong.value.refusal.rule == "DECK-3"
    assert "Abbey or another card" in CardWords("en").refusal(wrong.value.refusal)


@pytest.mark.rule("DECK-4")
def test_text_of_more_than_500_lines_is_refused() -> None:
    assert refused("Abbey\n" * 501) == Refusal("DECK-4", {"line": 500, "most": 500})


@pytest.mark.rule("DECK-5")
def test_code_with_an_ambiguous_letter_is_refused() -> None:
    with pytest.raises(BadDeck) as wrong:
        deck_of("SD1-ABU")

    assert wrong.value.refusal == Refusal("DECK-5", {"letter": "U"})


@pytest.mark.rule("DECK-6")
@pytest.mark.parametrize("name", READY)
def test_code_with_one_wrong_letter_is_refused(name: str) -> None:
    code = code_of(ready_deck(name)).removeprefix("SD1-").replace("-", "")
    for at, letter in enumerate(code):
        for other in LETTERS.replace(letter, ""):
            with pytest.raises(BadDeck) as wrong:
                deck_of("SD1-" + code[:at] + other + code[at + 1 :])
            assert wrong.value.refusal.rule == "DECK-6"


@pytest.mark.rule("DECK-6")
@pytest.mark.parametrize("name", READY)
def test_code_with_a_missing_or_extra_letter_is_refused(name: str) -> None:
    code = code_of(ready_deck(name))
    for wrong_code in ("SD1-", "SD1-0", code[:-1], code[:-2], code + "0", code + "00"):
        with pytest.raises(BadDeck) as wrong:
            deck_of(wrong_code)
        assert wrong.value.refusal.rule == "DECK-6"


@pytest.mark.rule("DECK-7")
def test_code_with_cards_of_another_catalogue_is_refused() -> None:
    more = with_expansions()
    deck = Deck({more[-1].title: 1}, more)

    assert deck_of(code_of(deck), more) == deck
    with pytest.raises(BadDeck) as wrong:
        deck_of(code_of(deck))
    assert wrong.value.refusal.rule == "DECK-7"


def test_code_stays_the_same_when_boxes_are_added() -> None:
    counts = ready_deck("scholars").counts

    assert code_of(Deck(counts, with_expansions())) == code_of(Deck(counts))
    assert len(code_of(Deck(counts))) < 60


def test_code_is_recognised_by_its_prefix() -> None:
    assert looks_like_code(" sd1-abc")
    assert not looks_like_code("SD1 Abbey")


def test_changes_list_the_differences_between_two_decks() -> None:
    first = Deck.of([TITLES["abbey"]] * 2 + [TITLES["inga"]])
    second = Deck.of([TITLES["abbey"], TITLES["scout"]])

    changes = {CARDS[title].key: n for title, n in first.changes(second).items()}

    assert changes == {"abbey": -1, "inga": -1, "scout": 1}
    assert first.changes(first) == {}
    assert first != second
    assert first != "a deck"
    assert len({first, second, Deck(first.counts)}) == 2


def test_ready_decks_have_different_styles() -> None:
    """No two share more than half of their cards."""
    for name in READY:
        for other in READY:
            if name != other:
                changes = ready_deck(name).changes(ready_deck(other))
                assert sum(n for n in changes.values() if n > 0) >= 18


def test_code_keeps_its_cards_when_a_card_is_added_to_an_earlier_set() -> None:
    code = code_of(ready_deck("masons"))
    texts = packed_texts()
    texts["basic.toml"] = texts["basic.toml"].replace("[forest]", f"{CHAPEL}[forest]", 1)
    cards = read_cards(texts)

    deck = deck_of(code, cards)

    keys = {cards[title].key: n for title, n in deck.counts.items()}
    assert keys == {CARDS[title].key: n for title, n in ready_deck("masons").counts.items()}
    assert code_of(deck) == code


def test_code_with_a_card_that_left_the_catalogue_is_refused() -> None:
    deck = ready_deck("masons")
    last = [card for card in CARDS if card.id != max(deck.counts)]

    with pytest.raises(BadDeck) as wrong:
        deck_of(code_of(deck), last)

    assert wrong.value.refusal.rule == "DECK-7"


def test_every_title_has_its_place_in_the_order_of_codes() -> None:
    assert sorted(ORDER) == sorted(TITLES)
