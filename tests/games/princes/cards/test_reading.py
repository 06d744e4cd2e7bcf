"""Tests of invalid card files: the refusal names the file, the card, the field and the word."""

import pytest

from signoria.games.princes.card_texts import CardWords
from signoria.games.princes.cards import BadCards, read_cards
from signoria.games.princes.cards.terms import IN_PLAY, ROLLED_NUMBER
from signoria.games.princes.cards.vocabulary import BY_NOBODY, LEVEL_WORDS, LINKS, ON_EVENT
from signoria.kernel.action import Refusal
from signoria.locales.catalogues import LANGUAGES
from tests.games.princes.cards.made import card, with_expansions

FILE = "mine.toml"
TOP = 'set = "gold"\nsource = "a test"\n'
ACTION = TOP + '[trick]\nkind = "action"\nfamily = "action"\ncopies = [1, 0]\n'
HOUSE = TOP + '[house]\nkind = "red"\nfamily = "building"\ncopies = [1, 0]\n'


def refused(text: str, **files: str) -> Refusal:
    with pytest.raises(BadCards) as wrong:
        read_cards({**{f"{name}.toml": other for name, other in files.items()}, FILE: text})
    return wrong.value.refusal


@pytest.mark.rule("CARD-1")
def test_text_that_is_not_toml_is_refused() -> None:
    refusal = refused("set = basic")

    assert refusal.rule == "CARD-1"
    assert refusal.params["file"] == FILE
    assert "line 1" in str(refusal.params["reason"])


@pytest.mark.rule("CARD-1")
@pytest.mark.parametrize("text", ["a = " + "[" * 5_000, "a = " + "9" * 5_000, "[[a]", "a\0"])
def test_malformed_or_excessive_toml_is_refused(text: str) -> None:
    assert refused(text).rule == "CARD-1"


@pytest.mark.rule("CARD-2")
def test_card_listed_twice_is_refused() -> None:
    within = refused(ACTION + ACTION.removeprefix(TOP))
    between = refused(ACTION, other=ACTION)
    unsaid = refused(ACTION, other=ACTION.replace("gold", "basic"))
    again = '[trick]\nagain = "gold"\ncopies = [1, 0]\n'
    same_set = refused(TOP + again, other=ACTION)

    for refusal in (within, between, unsaid, same_set):
        assert (refusal.rule, refusal.params["card"]) == ("CARD-2", "trick")


@pytest.mark.rule("CARD-3")
@pytest.mark.parametrize(
    ("text", "card", "field"),
    [
        ('source = "a test"\n', "file", "set"),
        ('set = "gold"\n', "file", "source"),
        (ACTION.replace('family = "action"\n', ""), "trick", "family"),
        (ACTION.replace('kind = "action"\n', ""), "trick", "kind"),
        (ACTION.replace("copies = [1, 0]\n", ""), "trick", "copies"),
        (HOUSE, "house", "cost"),
        (TOP + '[moor]\nkind = "region"\nred = [1]\n', "moor", "resource"),
    ],
)
def test_missing_field_is_refused(text: str, card: str, field: str) -> None:
    assert refused(text) == Refusal("CARD-3", {"file": FILE, "card": card, "field": field})


@pytest.mark.rule("CARD-4")
@pytest.mark.parametrize(
    ("line", "field"),
    [
        ("copies = [1]", "copies"),
        ("copies = [0, 0]", "copies"),
        ("copies = [1, -1]", "copies"),
        ("copies = [true, 1]", "copies"),
        ("copies = 2", "copies"),
        ("copies = [1, 0]\ncost = 3", "cost"),
        ('copies = [1, 0]\ncost = { ore = "two" }', "cost"),
        ("copies = [1, 0]\nowls = -1", "owls"),
        ("copies = [1, 0]\nattack = 1", "attack"),
        ('copies = [1, 0]\ndoes = "play: gain any 1"', "does"),
        ("copies = [1, 0]\ndoes = [1]", "does"),
        ("copies = [1, 0]\nneeds = 3", "needs"),
        ("copies = [1, 0]\nlevels = [{ vp = 1 }]", "levels"),
        ("copies = [1, 0]\nlevels = 4", "levels"),
        ("copies = [1, 0]\nlevels = [1, 2, 3, 4]", "levels"),
    ],
)
def test_invalid_value_of_a_field_is_refused(line: str, field: str) -> None:
    refusal = refused(ACTION.replace("copies = [1, 0]", line))

    assert refusal == Refusal("CARD-4", {"file": FILE, "card": "trick", "field": field})


@pytest.mark.rule("CARD-4")
def test_region_with_a_number_outside_the_die_is_refused() -> None:
    moor = TOP + '[moor]\nkind = "region"\nresource = "wool"\nred = [7]\nblue = []\nstack = []\n'

    assert refused(moor) == Refusal("CARD-4", {"file": FILE, "card": "moor", "field": "red"})


def word_refused(field: str, text: str) -> tuple[str, str]:
    refusal = refused(ACTION + f"{field} = {text}\n")
    assert refusal.params["file"] == FILE
    assert refusal.params["card"] == "trick"
    assert refusal.params["field"] == field
    return refusal.rule, str(refusal.params["word"])


@pytest.mark.rule("CARD-5")
def test_unknown_verb_is_refused() -> None:
    assert word_refused("does", '["play: fly any 2"]') == ("CARD-5", "fly")
    assert word_refused("does", '["play: gain any 1;"]') == ("CARD-5", "")


@pytest.mark.rule("CARD-6")
def test_unknown_trigger_or_missing_colon_is_refused() -> None:
    assert word_refused("does", '["someday: gain any 2"]') == ("CARD-6", "someday")
    assert word_refused("does", '["play gain any 2"]') == ("CARD-6", "play")
    assert word_refused("does", '[""]') == ("CARD-6", "")


@pytest.mark.rule("CARD-7")
@pytest.mark.parametrize(
    ("deed", "word"),
    [
        ("gain", ""),
        ("gain trade-ship", "trade-ship"),
        ("gain any 2 per", "per"),
        ("gain any 2 per day", "day"),
        ("gain any 2 often yes", "often"),
        ("gain any 1 upto many", "many"),
        ("gain any 1 if commerce>=lots", "lots"),
        ("gain any ²", "²"),
        ("gain any --2", "--2"),
        ("gain any 1 upto 99999", "99999"),
    ],
)
def test_unexpected_word_beside_a_verb_is_refused(deed: str, word: str) -> None:
    assert word_refused("does", f'["play: {deed}"]') == ("CARD-7", word)


@pytest.mark.rule("CARD-8")
def test_unknown_card_or_measure_is_refused() -> None:
    assert word_refused("does", '["event dragon: cancel it"]') == ("CARD-8", "dragon")
    assert word_refused("does", '["event: cancel it"]') == ("CARD-8", "event")
    assert word_refused("does", '["play trick: gain any 1"]') == ("CARD-8", "trick")
    assert word_refused("does", '["play: gain any 1 if magic>=2"]') == ("CARD-8", "magic")
    assert word_refused("needs", '"trick and castle"') == ("CARD-8", "castle")
    assert word_refused("on", '"castle"') == ("CARD-8", "castle")


@pytest.mark.rule("CARD-8")
def test_repeated_card_must_exist_in_the_other_set() -> None:
    again = TOP + '[trick]\nagain = "basic"\ncopies = [1, 0]\n'

    nowhere = refused(again)
    elsewhere = refused(again, other=ACTION.replace("gold", "turmoil"))

    assert (nowhere.rule, nowhere.params["word"]) == ("CARD-8", "trick")
    assert (elsewhere.rule, elsewhere.params["word"]) == ("CARD-8", "basic")


@pytest.mark.rule("CARD-9")
@pytest.mark.parametrize(
    ("text", "field", "word"),
    [
        ('set = "stone"\nsource = "a test"\n', "set", "stone"),
        (ACTION.replace('kind = "action"', 'kind = "blue"'), "kind", "blue"),
        (ACTION.replace('family = "action"', 'family = "dragon"'), "family", "dragon"),
        (ACTION + "cost = { silk = 1 }\n", "cost", "silk"),
        (ACTION + "points = { fame = 1 }\n", "points", "fame"),
        (ACTION + 'special = "magic"\n', "special", "magic"),
    ],
)
def test_word_outside_the_closed_lists_is_refused(text: str, field: str, word: str) -> None:
    refusal = refused(text)

    assert (refusal.rule, refusal.params["field"]) == ("CARD-9", field)
    assert refusal.params["word"] == word


@pytest.mark.rule("CARD-10")
def test_unknown_field_is_refused() -> None:
    of_a_card = refused(ACTION + "colour = 3\n")
    of_the_file = refused('set = "gold"\nsource = "a test"\nyear = 2010\n')

    assert (of_a_card.rule, of_a_card.params["field"]) == ("CARD-10", "colour")
    assert (of_the_file.rule, of_the_file.params["field"]) == ("CARD-10", "year")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_has_a_text_with_its_place_in_every_language(lang: str) -> None:
    for text in (ACTION + "colour = 3\n", HOUSE, ACTION + 'does = ["play: fly any"]\n'):
        said = CardWords(lang).refusal(refused(text))
        assert said.startswith(FILE)
        assert said.endswith("]")


def test_sentence_is_parsed_into_verbs_with_their_words() -> None:
    effect = card("chapel-high").effects[0]
    (deed,) = effect.deeds

    assert effect.trigger == ON_EVENT
    assert effect.about == [card("riots").id]
    assert deed.cond is not None
    assert (deed.cond.measure, deed.cond.low) == (ROLLED_NUMBER, 4)


def test_requirement_is_met_by_one_of_its_lines() -> None:
    abbey, library = card("university").needs
    ship_and_gold = card("gudrun").needs

    assert (abbey[0].measure, abbey[0].title) == (IN_PLAY, card("abbey").id)
    assert library[0].title == card("library").id
    assert [len(line) for line in ship_and_gold] == [2]


def test_event_has_a_destination_and_a_card_may_have_a_limit() -> None:
    text = TOP + '[storm]\nkind = "event"\nfamily = "event"\ncopies = [1, 0]\nmost = 1\n'

    (storm,) = read_cards({FILE: text})

    assert (storm.reseat, storm.giver, storm.most) == (0, BY_NOBODY, 1)


def test_fields_that_only_expansions_use_are_read() -> None:
    owl = next(found for found in with_expansions() if found.key == "made-owl")
    (effect,) = owl.effects

    assert (owl.owls, owl.use_owls) == (1, 2)
    assert [row[LEVEL_WORDS.index("vp")] for row in owl.levels] == [0, 1, 1, 2]
    assert [LINKS[deed.link] for deed in effect.deeds] == ["then", "or", "else"]
    assert CardWords("en").sentence(effect) == (
        "At will on your turn: gain 2 resources of any kind, or gain 1 gold; "
        "where that cannot be, pay 1 resource of any kind"
    )
