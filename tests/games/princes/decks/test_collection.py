"""Tests of collections and agreements: what each player may build a deck from. [T1, T14, T30]"""

from typing import Any

import pytest

from signoria.games.princes import GAME
from signoria.games.princes.actions import BringDeck, Build, PickDeck
from signoria.games.princes.card_rows import number_of
from signoria.games.princes.cards import CARDS
from signoria.games.princes.cards.vocabulary import EXPLORERS, PROMO, SETS
from signoria.games.princes.decks import Collection, Deck, bounds, collection_of, judge, ready_deck
from signoria.games.princes.decks.bringing import READY_ROWS
from signoria.games.princes.decks.collection import ALL, BASE, BASE_SETS, EXPANSIONS, OWNED
from signoria.games.princes.options import PRESETS, chosen_options, values_of
from signoria.kernel.rng import SeededRng
from signoria.locales.words import Words
from tests.games.princes.cards.made import with_expansions
from tests.games.princes.laying import ME, OTHER, offered, opened, phase, refused, stand
from tests.games.princes.test_tournament import MASONS, MERCHANTS, preparing

SAGES = SETS.index("sages")
A_SAGES_CARD = next(
    card.id for card in CARDS if card.set == SAGES and card.title == card.id and card.in_decks()
)
OF_SAGES = [A_SAGES_CARD, *MASONS[1:]]


def said(**options: int | str) -> str:
    """Return the rule by which a tournament with these options is refused."""
    refusal = GAME.refuses_options(2, {**PRESETS["tournament"], **options}, [])
    return "" if refusal is None else refusal.rule


@pytest.mark.rule("T1")
def test_collection_has_the_base_box_and_the_named_expansions() -> None:
    assert collection_of(BASE).sets == collection_of("").sets == BASE_SETS
    assert collection_of("sages").sets == [*BASE_SETS, SAGES]
    assert collection_of(ALL).sets == [*BASE_SETS, *map(SETS.index, EXPANSIONS)]
    assert collection_of("Sages, base; sages + sages").sets == [*BASE_SETS, SAGES]


@pytest.mark.rule("T1", "T13")
def test_second_copy_of_a_box_adds_no_copies() -> None:
    assert bounds(collection_of("sages, sages")) == bounds(collection_of("sages"))
    caravan = number_of("merchant-caravan")
    assert bounds(collection_of("base, base"))[caravan] == 2


@pytest.mark.rule("T1")
def test_each_deck_is_judged_by_the_collection_of_its_own_player() -> None:
    t = opened("tournament", red_sets=BASE, blue_sets="sages")

    assert refused(t, ME, BringDeck(OF_SAGES)) == "T1"
    assert t.refuses(OTHER, BringDeck(OF_SAGES)) is None
    assert t.refuses(ME, BringDeck(MASONS)) is None


@pytest.mark.rule("T1")
def test_decks_named_by_the_table_are_judged_by_their_collections() -> None:
    text = "\n".join(CARDS[card].key for card in OF_SAGES)

    assert said(red_deck=text) == ""
    assert said(red_deck=text, red_sets=BASE) == "T1"
    assert said(red_deck=text, blue_sets=BASE) == ""


@pytest.mark.rule("T1")
def test_only_ready_decks_from_the_own_collection_are_offered() -> None:
    t = opened("tournament", red_sets=BASE)
    from_base = [at for at, row in enumerate(READY_ROWS) if not judge(Deck.of(row), Collection())]

    assert offered(t, ME) == [*map(PickDeck, from_base)]
    assert offered(t, OTHER) == [*map(PickDeck, range(len(READY_ROWS)))]
    for at in set(range(len(READY_ROWS))) - set(from_base):
        assert refused(t, ME, PickDeck(at)) == "T1"
    assert refused(t, ME, PickDeck(-1)) == refused(t, ME, PickDeck(99)) == "TABLE-5"


@pytest.mark.rule("DECK-8")
def test_unknown_set_is_refused_by_name() -> None:
    refusal = GAME.refuses_options(2, {**PRESETS["tournament"], "blue_sets": "base, moon"}, [])

    assert refusal is not None
    assert refusal.params == {"option": "blue_sets", "name": "moon", "known": ", ".join(OWNED)}
    assert said(red_sets="basic") == "DECK-8"


@pytest.mark.rule("T30")
def test_explorers_are_agreed_on_only_if_both_own_them() -> None:
    owned = ALL if EXPLORERS in collection_of(ALL).sets else BASE

    assert said(explorers="yes", blue_sets=BASE) == "T30"
    assert said(explorers="yes", red_sets=BASE) == "T30"
    assert said(explorers="yes") == ("" if owned == ALL else "T30")


@pytest.mark.rule("T14", "T15")
def test_agreements_open_promotional_cards_and_explorers_to_both() -> None:
    assert collection_of(BASE).promo is collection_of(ALL).explorers is False
    agreed = collection_of(ALL, promo=True, explorers=True)
    assert agreed.promo is agreed.explorers is True
    values: dict[str, Any] = {**PRESETS["tournament"], "promo": "yes", "explorers": "yes"}
    assert [owned.collection.promo for owned in chosen_options(values_of(values)).owned] == [
        True,
        True,
    ]


@pytest.mark.rule("T14")
def test_bounds_have_one_of_each_special_card_if_agreed_on() -> None:
    cards = with_expansions()
    special = [card.id for card in cards if card.set == PROMO]
    agreed, alone = Collection(promo=True), Collection()

    assert special
    assert [bounds(agreed, cards).get(card) for card in special] == [1] * len(special)
    assert not set(special) & set(bounds(alone, cards))


@pytest.mark.rule("T19")
def test_pirates_of_the_printed_text_wait_until_the_other_has_a_trade_ship() -> None:
    """Ruling A1 is an agreement: this is the other reading."""
    t = preparing(("pirate-ship",), pirates="printed")
    pirates = Build(number_of("pirate-ship"))

    assert refused(t, ME, pirates) == "T19"
    stand(t, OTHER, "grain-ship")

    assert t.refuses(ME, pirates) is None
    assert pirates in offered(t, ME)


@pytest.mark.rule("T1")
@pytest.mark.parametrize("name", ["red_sets", "blue_sets", "promo", "explorers", "pirates"])
def test_agreement_is_an_option_with_a_text_and_a_former_value(name: str) -> None:
    option = next(option for option in GAME.options if option.name == name)

    assert option.before in option.choices
    assert PRESETS["tournament"][name] in option.choices
    for lang in ("en", "fr", "it", "de"):
        assert Words(lang).option(GAME, name)


@pytest.mark.rule("T1", "T12")
def test_possible_decks_of_the_other_come_from_its_collection() -> None:
    t = opened("tournament", red_sets=BASE, red_deck="masons", blue_deck="scholars")
    assert phase(t) == "first_hand"
    most = [owned.most for owned in t.state.options.owned]
    assert A_SAGES_CARD in most[OTHER]
    met: set[int] = set()
    for seed in range(20):
        for knower, owner in ((ME, OTHER), (OTHER, ME)):
            world = t.state.imagine(knower, SeededRng(seed), True)
            counts = GAME.view(world, owner).decks[owner]
            assert set(counts) <= set(most[owner])
            met |= set(counts) if owner == OTHER else set()

    assert any(CARDS[card].set not in BASE_SETS for card in met)


def test_ready_decks_of_the_base_box_stay_legal_in_it() -> None:
    names = ["merchants", "warlords", "scholars", "masons"]

    assert [judge(ready_deck(name)) for name in names] == [[]] * 4
    assert READY_ROWS[0] == MERCHANTS
