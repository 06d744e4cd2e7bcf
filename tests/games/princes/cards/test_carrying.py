"""Tests of the card loader: features that the engine cannot play are refused, others are played."""

import pytest

from signoria.games.princes.actions import Done, Play
from signoria.games.princes.card_rows import number_of
from signoria.games.princes.card_texts import CardWords
from signoria.games.princes.cards import BadCards, packed_texts, read_cards
from signoria.games.princes.cards.sentences import atom_of, needs_of
from signoria.games.princes.cards.terms import SUBJECTS
from signoria.games.princes.cards.vocabulary import (
    ABOUT_CARDS,
    KINDS,
    SEA,
    TRIGGERS,
    VERBS,
)
from signoria.games.princes.needs import holds_true, measure, name_of, refuses_needs
from signoria.kernel.action import Refusal
from signoria.locales.catalogues import LANGUAGES
from tests.games.princes.cards.made import card, instead
from tests.games.princes.laying import (
    ME,
    OTHER,
    acting,
    begin,
    city,
    clean,
    deal,
    do,
    have,
    offered,
    refused,
    stand,
    stock,
)

FILE = "mine.toml"
TOP = 'set = "intrigue"\nsource = "a test"\n'
ACTION = '[trick]\nkind = "action"\nfamily = "action"\ncopies = [1, 0]\n'
RED_CARD = '[trick]\nkind = "red"\nfamily = "building"\ncopies = [1, 0]\ncost = { ore = 1 }\n'
EVENT = '[trick]\nkind = "event"\nfamily = "event"\ncopies = [1, 0]\n'
TRICK = 'kind = "action"\nfamily = "action"\ncopies = [2, 0]\n'
TITLES = {"trick": 0}


def wrong(text: str) -> Refusal:
    with pytest.raises(BadCards) as found:
        read_cards(packed_texts() | {FILE: TOP + text})
    return found.value.refusal


def not_carried(text: str, field: str = "does") -> str:
    refusal = wrong(text)
    place = {name: refusal.params[name] for name in ("file", "card", "field")}
    assert (refusal.rule, place) == ("CARD-11", {"file": FILE, "card": "trick", "field": field})
    return str(refusal.params["word"])


@pytest.mark.rule("CARD-11")
@pytest.mark.parametrize(
    "deed",
    [
        *("tune exchanges 2", "points vp 1", "takeover unit 1", "discount hero 1"),
        *("guard unit", "discover again", "leave self", "ship build 1"),
    ],
)
def test_verb_without_an_implementation_is_refused(deed: str) -> None:
    assert not_carried(f'{ACTION}does = ["play: {deed}"]\n') == deed.split(maxsplit=1)[0]


@pytest.mark.rule("CARD-11")
@pytest.mark.parametrize(
    ("deed", "word"),
    [
        ("gain any 1 who opponent", "who opponent"),
        ("gain any 1 per islands", "per islands"),
        ("gain other 1", "other"),
        ("gain any -1", "-1"),
        ("gain any 1 named 3", "named"),
        ("gain own 1 at beside", "at beside"),
        ("take any 1 by victim", "by victim"),
        ("remove artwork 1 by me to stack", "artwork"),
        ("remove unit 2 by victim", "2"),
        ("remove unit 1 by victim to hand", "to hand"),
        ("convert gold 1 into any", "into any"),
        ("look sea", "sea"),
        ("take same 1 per heroes upto 2", "per heroes"),
        ("pay any 1; pay gold 1", "pay"),
        ("pay any 1; convert gold 1 into other", "convert"),
        ("look hand; gain any 1; steal unit-or-action upto 1", "steal"),
        ("fetch discard; fetch discard", "fetch"),
        ("gain any 1 if free-roads", "if free-roads"),
        ("build road", "road"),
        ("contest strength", "strength"),
        ("bury card by victim", "bury"),
        ("token owls 0", "0"),
        ("gain any 1 if trick>=2", "card"),
        ("level self", "self"),
        ("gain any 1 low 3 high 4", "gain"),
        ("roll die; pay gold 1", "roll"),
        ("roll die; gain any 1", "gain"),
    ],
)
def test_word_without_an_effect_is_refused(deed: str, word: str) -> None:
    assert not_carried(f'{ACTION}does = ["play: {deed}"]\n') == word


@pytest.mark.rule("CARD-11")
@pytest.mark.parametrize(
    ("text", "word"),
    [
        (f'{ACTION}does = ["built: gain any 1"]\n', "built"),
        (f'{RED_CARD}does = ["play: gain any 1"]\n', "play"),
        (f'{RED_CARD}does = ["before-roll: set-die production face choice"]\n', "before-roll"),
        (f'{RED_CARD}does = ["event riots feud: cancel it if number<=3"]\n', "event riots feud"),
        (f'{RED_CARD}does = ["event riots: cancel it"]\n', "if"),
        (f'{RED_CARD}does = ["while: points vp 1 if trade-ships<=2"]\n', "if trade-ships<="),
        (f'{RED_CARD}does = ["while: discount hero 2"]\n', "2"),
        (f'{RED_CARD}does = ["brigand: shield loss at beside"]\n', "loss"),
        (f'{RED_CARD}does = ["harvest: gain ore 1"]\n', "ore"),
        (f'{RED_CARD}does = ["any: gain any 1"]\n', "gain"),
        (f'{RED_CARD}does = ["while: rate ore 2; else rate wool 2"]\n', "rate"),
        (f'{RED_CARD}does = ["while: rate ore 2", "while: rate wool 2"]\n', "rate"),
        (f'{RED_CARD}does = ["while: rate ore 2; else tune exchanges 2"]\n', "else"),
        (f'{RED_CARD}does = ["attacked archer: cancel it"]\n', "cancel"),
        (f'{RED_CARD}does = ["attacked archer: roll die low 1 high 2"]\n', "roll"),
        (
            f'{RED_CARD}does = ["event riots: cancel it if number", "event plague: gain any 1"]\n',
            "event",
        ),
        (f'{EVENT}does = ["drawn: look hand who strength-holder"]\n', "look"),
        (f'{EVENT}does = ["drawn: bury card 2 who strength-holder"]\n', "bury"),
        (f'{RED_CARD}does = ["once: gain ore 1", "later: gain any 1"]\n', "later"),
    ],
)
def test_sentence_under_an_unsuitable_trigger_is_refused(text: str, word: str) -> None:
    assert not_carried(text) == word


@pytest.mark.rule("CARD-11")
@pytest.mark.parametrize(
    ("old", "new", "field"),
    [
        *(('"red"', f'"{kind}"', "kind") for kind in (KINDS[SEA],)),
        ('"red"', '"centre"', "kind"),
        ("cost", 'special = "scout"\ncost', "special"),
        ("cost", 'special = "yule"\ncost', "special"),
        ('"building"', '"sea-island"', "family"),
        ("ore = 1", "any = 1", "cost"),
        ("cost", "points = { sail = 1 }\ncost", "points"),
        ("cost", 'needs = "free-roads"\ncost', "needs"),
        ("cost", 'needs = "abbey>=2"\ncost', "needs"),
        ("cost", "use-owls = 1\ncost", "use-owls"),
        ("cost", "paid-there = true\ncost", "paid-there"),
        ("cost", "levels = [{}, {}, {}, { vp = 1 }]\ncost", "levels"),
    ],
)
def test_field_that_no_rule_reads_is_refused(old: str, new: str, field: str) -> None:
    assert not_carried(RED_CARD.replace(old, new, 1), field)


@pytest.mark.rule("CARD-11")
def test_only_yule_shuffles_the_events() -> None:
    assert not_carried(f'{EVENT}reseat = "reshuffle"\n', "reseat") == "reshuffle"


@pytest.mark.rule("CARD-11")
def test_every_verb_is_read_as_itself_or_refused() -> None:
    """For every trigger, a verb with each of its first words is kept or refused."""
    heads = [f"{name} riots" if name in ABOUT_CARDS else name for name in TRIGGERS]
    texts = [
        f'{kind}does = ["{head}: {verb} {subject}"]\n'
        for kind in (ACTION, RED_CARD, EVENT)
        for head in heads
        for verb in VERBS
        for subject in SUBJECTS[verb][:2]
    ]
    rules = [rule_against(text) for text in texts]

    assert set(rules) == {"", "CARD-11"}
    assert rules.count("") < 105


def rule_against(text: str) -> str:
    try:
        read_cards(packed(text))
    except BadCards as found:
        return found.refusal.rule
    return ""


def packed(text: str) -> dict[str, str]:
    """Return a card file with riots and one card; the words of other cards are not needed."""
    riots = '[riots]\nkind = "event"\nfamily = "event"\ncopies = [1, 0]\nspecial = "riots"\n'
    return {FILE: TOP + riots + text}


@pytest.mark.rule("CARD-7")
def test_first_verb_cannot_begin_with_else() -> None:
    assert wrong(f'{ACTION}does = ["play: else gain any 1"]\n') == Refusal(
        "CARD-7", {"file": FILE, "card": "trick", "field": "does", "word": "else"}
    )


@pytest.mark.rule("CARD-11")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_refusal_has_a_text_in_every_language(lang: str) -> None:
    said = CardWords(lang).refusal(wrong(f'{ACTION}does = ["play: leave self"]\n'))

    assert said.startswith(FILE)
    assert "leave" in said
    assert said.endswith("[CARD-11]")


@pytest.mark.rule("ACT-1")
def test_else_is_played_where_the_first_verb_is_impossible() -> None:
    does = 'does = ["play: gain ore 2; else gain any 1"]\n'
    with instead("goldsmith", TRICK + does):
        t = acting(begin(mine=("goldsmith", "goldsmith", "abbey")))
        stock(t, ME, ore=1, gold=2)
        do(t, ME, Play(number_of("goldsmith")))
        assert have(t, ME) == {"ore": 3, "gold": 2}

        do(t, ME, Play(number_of("goldsmith")))
        do(t, ME, offered(t, ME)[0])
        assert sum(have(t, ME).values()) == 6
        clean(t)


@pytest.mark.rule("ACT-1", "NEED-1")
def test_else_may_follow_a_condition_and_one_part_must_be_possible() -> None:
    does = 'does = ["play: gain ore 1 if strength>=1; else gain grain 1"]\n'
    with instead("goldsmith", TRICK + does):
        t = acting(begin(mine=("goldsmith", "goldsmith", "abbey")))
        do(stock(t, ME, grain=2), ME, Play(number_of("goldsmith")))
        assert have(t, ME) == {"grain": 3}
        assert refused(t, ME, Play(number_of("goldsmith"))) == "ACT-1"
        stand(t, ME, "harald")
        do(t, ME, Play(number_of("goldsmith")))
        assert have(t, ME) == {"grain": 3, "ore": 1}


@pytest.mark.rule("NEED-1")
def test_need_may_be_negated() -> None:
    needs = 'does = ["play: gain any 1"]\nneeds = "not abbey and not commerce>=2"\n'
    with instead("goldsmith", TRICK + needs):
        t = acting(begin(mine=("goldsmith", "brick-ship", "gold-ship")))
        assert Play(number_of("goldsmith")) in offered(t, ME)

        stand(t, ME, "abbey")
        assert refused(t, ME, Play(number_of("goldsmith"))) == "NEED-1"
        refusal = refuses_needs(t.state, ME, number_of("goldsmith"))
        assert refusal is not None
        assert t.submit(ME, Done()) is None


def test_negated_measure_has_a_name_and_a_text() -> None:
    ((few, many),) = needs_of("not vp>=3 and not vp<=3", {})

    assert (few.high, many.low) == (2, 4)
    assert name_of(few) == "at-most-vp-2"
    assert name_of(many) == "vp-4"
    assert CardWords("en").condition(few) == "not: 3 victory points"
    assert CardWords("de").condition(atom_of("not abbey", {"abbey": card("abbey").id})) == (
        "nicht: Kloster"
    )


@pytest.mark.rule("NEED-1")
@pytest.mark.parametrize(
    ("text", "number"),
    [
        *(("trade-advantage", 1), ("trade-ships", 3), ("heroes", 1), ("units", 4)),
        *(("city-deficit", 1), ("ship-lead", 3), ("opponent-strength", 2)),
        *(("opponent-trade-advantage", 0), ("number", 1), ("vp-deficit", 0)),
    ],
)
def test_measures_of_both_principalities_are_counted(text: str, number: int) -> None:
    t = acting(begin())
    for at, key in enumerate(("brick-ship", "gold-ship", "grain-ship", "austin")):
        stand(t, ME, key, 5 + at // 2, at % 2)
    stand(city(t, OTHER), OTHER, "harald")

    atom = atom_of(text, {})

    assert measure(t.state, ME, atom) == number
    assert holds_true(t.state, ME, atom) == (number >= 1)
    assert all(CardWords(lang).condition(atom) for lang in LANGUAGES)


@pytest.mark.rule("ACT-1")
@pytest.mark.parametrize(
    ("per", "keys"),
    [("trade-ships", ("brick-ship", "gold-ship")), ("markets-and-harbors", ("marketplace",))],
)
def test_effect_may_count_measures_that_no_card_of_the_box_uses(
    per: str, keys: tuple[str, ...]
) -> None:
    with instead("goldsmith", TRICK + f'does = ["play: gain ore 1 per {per}"]\n'):
        t = acting(begin(mine=("goldsmith", "abbey", "storehouse")))
        for at, key in enumerate(keys):
            stand(t, ME, key, 5, at)
        do(stock(t, ME), ME, Play(number_of("goldsmith")))
        assert have(t, ME) == {"ore": len(keys)}


def test_replaced_card_is_restored() -> None:
    t = acting(begin(mine=("goldsmith", "abbey", "storehouse")))
    with instead("goldsmith", TRICK + 'does = ["play: gain any 1"]\n'):
        assert Play(number_of("goldsmith")) in offered(stock(t, ME), ME)
    assert Play(number_of("goldsmith")) not in offered(deal(t, ME, "scout"), ME)
