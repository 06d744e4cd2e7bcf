"""Tests of the texts of cards: in every language, generated from the verbs of the card."""

import pytest

from signoria.games.princes.card_texts import CardWords
from signoria.games.princes.cards import CARDS, TITLES, packed_texts, read_cards
from signoria.games.princes.cards.vocabulary import SETS, TRIGGERS
from signoria.locales.catalogues import LANGUAGES, catalogue
from tests.games.princes.cards.made import card

every_language = pytest.mark.parametrize("lang", LANGUAGES)
LATER_EVENTS = [
    "barbarian-attack",
    "capricious-sea",
    "council-of-sages",
    "famine",
    "fortunate-trade-voyage",
    "friendship-peoples",
    "good-neighbors",
    "hour-master-merchants",
    "insurrection",
    "most-successful-explorer",
    "religious-dispute",
    "retreat-barbarians",
    "taxation",
]


@every_language
def test_every_card_has_a_distinct_name_and_a_sentence(lang: str) -> None:
    words = CardWords(lang)
    titles = [CARDS[at] for at in TITLES.values()]

    assert len({words.name(title) for title in titles}) == len(titles)
    for title in titles:
        said = words.effect(title)
        assert said.endswith(".")
        assert not {"{", "}", "$", "_"} & set(said + words.kind(title) + words.cost(title))
        assert words.points(title).count(",") + 1 == (sum(map(bool, title.points)) or 1)


@every_language
def test_every_trigger_and_set_has_a_text(lang: str) -> None:
    words = CardWords(lang)

    assert all(words.words.has(f"when-{trigger}") for trigger in TRIGGERS)
    assert len({words.set_name(at) for at in range(len(SETS))}) == len(SETS)


@every_language
def test_events_of_the_expansions_have_texts(lang: str) -> None:
    words = catalogue(lang, "princes")

    for key in LATER_EVENTS:
        assert words.say(f"card-{key}")
        assert words.say(f"effect-{key}").endswith(".")


def test_sentence_follows_the_numbers_of_the_verbs() -> None:
    """When a card's effect changes, its sentence changes too."""
    texts = packed_texts()
    before = 'does = ["play: pay gold 3; gain any 2"]'
    texts["basic.toml"] = texts["basic.toml"].replace(
        before, 'does = ["play: pay ore 1; gain any 1"]'
    )

    changed = read_cards(texts)[TITLES["goldsmith"]]

    words = CardWords("en")
    assert words.effect(card("goldsmith")) == "Pay 3 gold; gain 2 resources of any kind."
    assert words.effect(changed) == "Pay 1 ore; gain 1 resource of any kind."


@pytest.mark.parametrize(
    ("lang", "key", "said"),
    [
        ("en", "merchant", "Take 1–2 resources of any kind from the opponent; give the opponent"),
        (
            "fr",
            "gudrun",
            "Condition\xa0: Corsaires et de l’or chez l’adversaire. Prendre à l’adversai",
        ),
        ("it", "university", "Condizione: Abbazia o Biblioteca. Uno solo per principato."),
        ("de", "lookout-tower", "Gegen Bogenschütze, Feuerteufel oder Verräter: Sie sind nicht be"),
        ("en", "library", "look through a stack and take 1 card (optional)."),
        ("en", "town-hall", "Lies on: Parish Hall. Choosing a card in the exchange is free."),
        ("fr", "invention", "Chaque joueur\xa0: recevoir 1 ressource au choix par bâtiment à soi"),
        ("de", "reiner-herald", "der Ereigniswürfel zeigt das Fest."),
        ("en", "forest", "Holds up to 3 lumber; bears 1 on its number."),
        ("en", "feud", "name 3 of the opponent’s buildings; he puts one of them under a stack."),
    ],
)
def test_sentences_read_as_expected(lang: str, key: str, said: str) -> None:
    assert said in CardWords(lang).effect(card(key))


def test_names_without_a_printed_source_are_marked() -> None:
    french, italian, german = CardWords("fr"), CardWords("it"), CardWords("de")

    assert not french.proposed(card("candamir"))
    assert not french.proposed(card("pirate-ship"))
    assert not french.proposed(card("merchant-caravan"))
    assert french.proposed(card("abbey"))
    assert italian.proposed(card("pirate-ship"))
    assert not italian.proposed(card("inga"))
    assert not german.proposed(card("abbey"))


def test_attack_and_city_expansion_are_named_as_such() -> None:
    words = CardWords("en")

    assert words.kind(card("archer")) == "action, attack"
    assert words.kind(card("mint")) == "building (city)"
    assert words.kind(card("abbey")) == "building"
