"""Tests of each rule of deck and event choice, broken once: its number, its cards, the remedy."""

import pytest

from signoria.games.princes.card_texts import CardWords
from signoria.games.princes.cards import CARDS, Card
from signoria.games.princes.cards.vocabulary import EXPLORERS, PROMO
from signoria.games.princes.decks import (
    READY,
    Breach,
    Collection,
    Deck,
    collection_of,
    judge,
    ready_deck,
)
from signoria.games.princes.decks.collection import BASE_SETS
from signoria.games.princes.decks.judging import FAULTS
from signoria.locales.catalogues import LANGUAGES
from tests.games.princes.cards.made import with_expansions

MORE = with_expansions()
EVERYTHING = list(range(PROMO))
EVENTS = {"invention": 2, "year-of-plenty": 2}


def title(key: str, cards: list[Card] = MORE) -> int:
    return next(card.title for card in cards if card.key == key)


def deck(changes: dict[str, int], cards: list[Card] = MORE) -> Deck:
    """Return a legal deck with some counts set; other cards are removed or added to keep 35."""
    counts = dict(ready_deck("masons").counts)
    counts.update({title(key, cards): n for key, n in changes.items()})
    held = {title(key, cards) for key in changes}
    surplus = len(Deck(counts, cards).cards()) - 35
    for other in [t for t in counts if t not in held and not cards[t].is_event()]:
        if surplus > 0:
            surplus -= counts.pop(other)
    return Deck(counts, cards)


def faults(found: list[Breach]) -> list[tuple[str, str]]:
    return [(breach.rule, breach.fault) for breach in found]


def the_fault(made: Deck, collection: Collection | None = None) -> Breach:
    """Return the only fault of a deck, apart from its size."""
    found = [b for b in judge(made, collection) if not b.fault.endswith(("-cards", "-events"))]
    assert len(found) == 1
    return found[0]


def keys(breach: Breach) -> list[str]:
    return [MORE[at].key for at in breach.titles]


@pytest.mark.parametrize("name", READY)
def test_a_ready_deck_breaks_no_rule(name: str) -> None:
    assert judge(ready_deck(name), collection_of("all")) == []


def test_six_ready_decks_use_expansions_and_differ_in_style() -> None:
    decks = [ready_deck(name) for name in READY]
    wider = [deck for deck in decks if judge(deck)]
    shared = [len(set(a.cards()) & set(b.cards())) for a in decks for b in decks if a is not b]

    assert (len(decks), len(wider)) == (10, 6)
    assert max(shared) < 25


@pytest.mark.rule("T12")
def test_deck_needs_35_cards() -> None:
    masons = ready_deck("masons").counts
    fewer = Deck({**masons, title("goldsmith"): 0})
    more = Deck({**masons, title("goldsmith"): 3})

    (too_few,), (too_many,) = judge(fewer), judge(more)

    assert faults([too_few, too_many]) == [("T12", "few-cards"), ("T12", "many-cards")]
    assert (too_few.found, too_few.allowed, too_few.surplus()) == (34, 35, 1)
    assert (too_many.found, too_many.surplus()) == (37, 2)


@pytest.mark.rule("T12")
def test_centre_cards_and_regions_are_refused_in_a_deck() -> None:
    for key in ("road", "forest"):
        breach = the_fault(deck({key: 1}))
        assert (breach.rule, breach.fault, keys(breach)) == ("T12", "wrong-back", [key])


@pytest.mark.rule("T12")
def test_markers_are_allowed_in_a_deck() -> None:
    made = deck({"made-owl": 1, "goldsmith": 0})

    assert judge(made, Collection(EVERYTHING)) == []


@pytest.mark.rule("T6")
def test_exactly_four_events_are_chosen() -> None:
    masons = ready_deck("masons").counts
    three = Deck({**masons, title("invention"): 0})
    five = Deck({**masons, title("feud"): 1})

    assert faults(judge(three)) == [("T6", "few-events")]
    assert faults(judge(five)) == [("T6", "many-events")]


@pytest.mark.rule("T7")
def test_two_feuds_with_the_moon_are_refused() -> None:
    breach = the_fault(deck({"feud": 2}))

    assert (breach.rule, breach.fault, keys(breach)) == ("T7", "moons", ["feud"])
    assert breach.allowed == 1


@pytest.mark.rule("T7")
def test_two_fraternal_feuds_are_refused() -> None:
    """This is the rulebook's example, with the title that it names."""
    breach = the_fault(deck({"fraternal-feuds": 2}))

    assert (breach.rule, breach.fault, keys(breach)) == ("T7", "moons", ["fraternal-feuds"])
    assert (breach.found, breach.allowed) == (2, 1)


@pytest.mark.rule("T7")
def test_two_traveling_merchants_may_be_chosen_one_of_them_with_the_moon() -> None:
    """Ruling A3: those without the moon, and one of those with it."""
    assert judge(deck({"traveling-merchant": 2, "year-of-plenty": 1})) == []
    assert the_fault(deck({"traveling-merchant": 3})).allowed == 2


@pytest.mark.rule("T5", "T7")
def test_second_riots_or_second_plague_is_refused() -> None:
    for key in ("riots", "plague"):
        assert judge(deck({key: 1, "invention": 0})) == []
        breach = the_fault(deck({key: 2}))
        assert (breach.rule, breach.allowed) == ("T7", 1)


@pytest.mark.rule("T8")
def test_yule_cannot_be_chosen() -> None:
    breach = the_fault(deck({"yule": 1, "invention": 0}))

    assert (breach.rule, breach.fault, keys(breach)) == ("T8", "yule", ["yule"])


@pytest.mark.rule("T8")
def test_second_insurrection_is_refused() -> None:
    one = deck({"made-insurrection": 1, "invention": 0})
    two = deck({"made-insurrection": 2, "invention": 0})

    assert judge(one, Collection(EVERYTHING)) == []
    breach = the_fault(two, Collection(EVERYTHING))
    assert (breach.rule, breach.fault, breach.allowed) == ("T8", "event-most", 1)


@pytest.mark.rule("T8")
def test_third_event_that_returns_under_the_top_four_is_refused() -> None:
    two = deck({"made-insurrection": 1, "made-attack": 1, "year-of-plenty": 0, "invention": 1})
    three = deck({"made-insurrection": 1, "made-attack": 2, "year-of-plenty": 0, "invention": 0})

    assert judge(two, Collection(EVERYTHING)) == []
    breach = the_fault(three, Collection(EVERYTHING))
    assert (breach.rule, breach.fault) == ("T8", "returning")
    assert keys(breach) == ["made-attack", "made-insurrection"]


@pytest.mark.rule("T13")
def test_more_copies_than_the_collection_has_are_refused() -> None:
    breach = the_fault(deck({"abbey": 3}))

    assert (breach.rule, breach.fault, keys(breach)) == ("T13", "copies", ["abbey"])
    assert (breach.found, breach.allowed) == (3, 2)


@pytest.mark.rule("T13")
def test_third_merchant_caravan_is_refused() -> None:
    """This is the rulebook's example: the card would have to come from a second box."""
    breach = the_fault(deck({"merchant-caravan": 3}))

    assert (breach.rule, breach.fault, keys(breach)) == ("T13", "copies", ["merchant-caravan"])
    assert (breach.found, breach.allowed) == (3, 2)


@pytest.mark.rule("T13")
def test_copies_of_several_sets_are_added_up() -> None:
    three = deck({"pirate-ship": 3, "relocation": 0, "goldsmith": 0, "mint": 0})

    assert the_fault(three, Collection(BASE_SETS)).allowed == 2
    assert judge(three, Collection(EVERYTHING)) == []


@pytest.mark.rule("T13")
def test_second_copy_of_an_attack_is_refused() -> None:
    breach = the_fault(deck({"archer": 2}))

    assert (breach.rule, breach.fault, breach.allowed) == ("T13", "attacks", 1)


@pytest.mark.rule("T13")
def test_second_copy_of_a_card_limited_by_name_is_refused() -> None:
    made = deck({"made-foresight": 2})

    breach = the_fault(made, Collection(EVERYTHING))

    assert (breach.rule, breach.fault) == ("T13", "most")


@pytest.mark.rule("T1")
def test_card_outside_the_collection_is_refused() -> None:
    breach = the_fault(deck({"made-foresight": 1}))

    assert (breach.rule, breach.fault) == ("T1", "not-owned")
    assert keys(breach) == ["made-foresight"]


@pytest.mark.rule("T14")
def test_special_cards_need_an_agreement_and_are_limited_to_one() -> None:
    agreed = Collection(BASE_SETS, promo=True)

    assert the_fault(deck({"made-axel": 1})).fault == "promo"
    assert judge(deck({"made-axel": 1, "goldsmith": 0}), agreed) == []
    breach = the_fault(deck({"made-axel": 2}), agreed)
    assert (breach.rule, breach.fault) == ("T14", "promo-copies")


@pytest.mark.rule("T15")
def test_explorers_and_their_events_need_an_agreement() -> None:
    """Ruling A23: their events are cards of that set too."""
    owned = [*BASE_SETS, EXPLORERS]
    for key, other in (("made-caravel", "goldsmith"), ("made-voyage", "invention")):
        made = deck({key: 1, other: 0})
        breach = the_fault(made, Collection(owned))
        assert (breach.rule, breach.fault, keys(breach)) == ("T15", "explorers", [key])
        assert judge(made, Collection(owned, explorers=True)) == []


def test_all_faults_are_listed_in_the_order_of_the_rules() -> None:
    made = deck({"archer": 3, "road": 1, "yule": 1, "abbey": 5})

    rules = [breach.rule for breach in judge(made)]

    assert set(rules) == {"T6", "T8", "T12", "T13"}
    assert rules == sorted(rules, key=lambda rule: int(rule[1:]))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_fault_has_a_text_with_its_number_cards_and_remedy(lang: str) -> None:
    words = CardWords(lang)
    name = words.name(CARDS[title("archer")])
    for fault, rule in FAULTS.items():
        breach = Breach(rule, fault, [title("archer")], 3, 1)
        said = words.breach(breach, ready_deck("masons"))
        assert said.startswith(f"{rule}: ")
        assert name in said or fault.endswith(("-cards", "-events"))
        assert said.endswith(".")
