"""Tests of random decks: legal, and containing the cards that were seen."""

import pytest

from signoria.games.princes.cards import TITLES
from signoria.games.princes.cards.vocabulary import PROMO
from signoria.games.princes.decks import (
    Collection,
    Deck,
    any_deck,
    bounds,
    code_of,
    dealt,
    judge,
    ready_deck,
    written_deck,
)
from signoria.kernel.rng import SeededRng
from tests.games.princes.cards.made import with_expansions


@pytest.mark.rule("T6", "T7", "T12", "T13")
def test_random_deck_is_legal() -> None:
    for seed in range(20):
        assert judge(dealt(SeededRng(seed), 0)) == []


@pytest.mark.rule("T8", "T14", "T15")
def test_random_deck_with_expansions_is_legal() -> None:
    cards, owned = with_expansions(), Collection(list(range(PROMO)), promo=True, explorers=True)
    under = {card.title for card in cards if card.key in ("made-insurrection", "made-attack")}
    most, met = bounds(owned, cards), set[int]()
    for seed in range(60):
        deck = dealt(SeededRng(seed), 0, {}, most, cards)
        assert judge(deck, owned) == []
        met |= under & set(deck.counts)

    assert met == under


def test_random_deck_contains_the_seen_cards_and_varies_otherwise() -> None:
    seen = {TITLES["archer"]: 1, TITLES["goldsmith"]: 2, TITLES["feud"]: 1}

    decks = [dealt(SeededRng(seed), 0, seen) for seed in range(10)]

    assert all(deck.counts[title] >= n for deck in decks for title, n in seen.items())
    assert all(deck.counts[TITLES["archer"]] == 1 for deck in decks)
    assert all(judge(deck) == [] for deck in decks)
    assert len(set(decks)) == 10


def test_completely_seen_deck_stays_unchanged() -> None:
    whole = ready_deck("warlords")

    assert dealt(SeededRng(1), 0, whole.counts) == whole


def test_limits_equal_those_of_the_deck_check() -> None:
    most = bounds()

    assert most[TITLES["archer"]] == 1
    assert most[TITLES["storehouse"]] == 3
    assert most[TITLES["riots"]] == 1
    assert most[TITLES["traveling-merchant"]] == 2
    assert not {TITLES["road"], TITLES["forest"], TITLES["yule"]} & set(most)


def test_deck_is_found_by_name_code_or_text() -> None:
    deck = ready_deck("masons")
    keys = {title: deck.catalogue[title].key for title in deck.counts}

    assert any_deck("masons") == deck
    assert any_deck(code_of(deck)) == deck
    assert any_deck(written_deck(deck, keys)) == deck
    assert any_deck("Abbazia", {"abbazia": [TITLES["abbey"]]}) == Deck({TITLES["abbey"]: 1})
