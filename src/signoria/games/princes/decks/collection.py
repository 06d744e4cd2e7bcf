"""The sets that a player owns, from which that player builds a deck. [T1]"""

import re
from typing import Final

from signoria.games.princes.cards import CARDS, Card
from signoria.games.princes.cards.vocabulary import PROMO, SETS
from signoria.games.princes.decks.deck import Deck
from signoria.kernel.cells import Cells

BASE_SETS: Final = [0, 1, 2, 3]
BASE: Final = "base"
ALL: Final = "all"
# The expansions whose cards exist, and the names of all collections that a table can have.
EXPANSIONS: Final = [
    name
    for at, name in enumerate(SETS)
    if at not in BASE_SETS and at != PROMO and any(card.set == at for card in CARDS)
]
OWNED: Final = [BASE, ALL, *EXPANSIONS]


class Collection:
    """The boxes that a player owns, and the extras both agreed on.

    A second copy of a box adds nothing: a deck takes its cards from one copy. [T1, T13]
    """

    def __init__(
        self, sets: list[int] = BASE_SETS, promo: bool = False, explorers: bool = False
    ) -> None:
        self.sets = sets
        self.promo = promo
        self.explorers = explorers

    def copies(self, deck: Deck, title: int) -> list[Card]:
        """Return the cards of a title in the boxes of this collection."""
        alike = [card for card in deck.catalogue if card.title == title]
        return [card for card in alike if self.has(card)]

    def has(self, card: Card) -> bool:
        """Return whether a card is in a box of the collection, or agreed on. [T1, T14]"""
        return card.set in self.sets or (self.promo and card.set == PROMO)


class Owned:
    """The choice of a seat: its collection, the most of each title, and its ready decks.

    `row` has the most of each title as a row.
    """

    def __init__(
        self, collection: Collection, most: dict[int, int], row: Cells, ready: list[int]
    ) -> None:
        self.collection = collection
        self.most = most
        self.row = row
        self.ready = ready


def collection_of(text: str, promo: bool = False, explorers: bool = False) -> Collection:
    """Return the collection of a text such as `base`, `all` or `sages, barbarians`.

    Every collection has the base box.
    """
    named = set(words_of(text))
    sets = [*BASE_SETS]
    for name in EXPANSIONS:
        if name in named or ALL in named:
            sets.append(SETS.index(name))
    return Collection(sets, promo, explorers)


def stranger(text: str) -> str:
    """Return the first word of a text that names no set; empty if there is none."""
    return next((word for word in words_of(text) if word not in OWNED), "")


def words_of(text: str) -> list[str]:
    """Return the names in a text, without the signs between them."""
    return re.findall(r"[^\s,;+]+", text.casefold()[:400])
