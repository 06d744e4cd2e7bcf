"""A deck judged by itself: every rule of the tournament that it breaks, and how to mend it."""

from typing import Final

from signoria.games.princes.cards import CARDS, Card
from signoria.games.princes.cards.vocabulary import (
    BY_EACH,
    BY_HOST,
    EXPLORERS,
    PROMO,
    UNDER_FOUR,
)
from signoria.games.princes.decks.deck import Deck

DECK_SIZE: Final = 35  # [T12]
CHOSEN_EVENTS: Final = 4  # [T6]
MOST_RETURNING: Final = 2  # [T8]
BASE_SETS: Final = [0, 1, 2, 3]


class Collection:
    """What a player owns, one box of each, and what the two players agreed on. [T1]"""

    def __init__(
        self, sets: list[int] = BASE_SETS, promo: bool = False, explorers: bool = False
    ) -> None:
        self.sets = sets
        self.promo = promo
        self.explorers = explorers

    def copies(self, deck: Deck, title: int) -> list[Card]:
        """The cards of a title in the boxes of this collection."""
        alike = [card for card in deck.catalogue if card.title == title]
        return [card for card in alike if card.set in self.sets]


class Breach:
    """A broken rule: its number, what is wrong, by which cards, in which figures."""

    def __init__(self, rule: str, fault: str, titles: list[int], found: int, allowed: int) -> None:
        self.rule = rule
        self.fault = fault
        self.titles = titles
        self.found = found
        self.allowed = allowed

    def surplus(self) -> int:
        """How many are too many, or are lacking."""
        return abs(self.found - self.allowed)


# What can be wrong, each with the rule that says so; the catalogues have a sentence for each.
FAULTS: Final = {
    "not-owned": "T1",
    "few-events": "T6",
    "many-events": "T6",
    "moons": "T7",
    "yule": "T8",
    "event-most": "T8",
    "returning": "T8",
    "few-cards": "T12",
    "many-cards": "T12",
    "wrong-back": "T12",
    "copies": "T13",
    "attacks": "T13",
    "most": "T13",
    "promo": "T14",
    "promo-copies": "T14",
    "explorers": "T15",
}


def judge(deck: Deck, collection: Collection | None = None) -> list[Breach]:
    """Every rule that a deck breaks, in the order of the rules; none for a legal deck."""
    owned = Collection() if collection is None else collection
    found = [*_sizes(deck), *_together(deck)]
    for title, n in deck.counts.items():
        found += _title(owned, deck.catalogue[title], owned.copies(deck, title), n)
    order = list(FAULTS)
    return sorted(found, key=lambda breach: order.index(breach.fault))


def bounds(collection: Collection | None = None, cards: list[Card] = CARDS) -> dict[int, int]:
    """How many of each title may be chosen at most; titles that may not are left out."""
    owned = Collection() if collection is None else collection
    everything = Deck({}, cards)
    found: dict[int, int] = {}
    for card in cards:
        copies = owned.copies(everything, card.title)
        for n in range(1, sum(copy.copies() for copy in copies) + 1):
            if not _title(owned, cards[card.title], copies, n):
                found[card.title] = n
    return found


def _breach(fault: str, titles: list[int], found: int, allowed: int) -> Breach:
    return Breach(FAULTS[fault], fault, titles, found, allowed)


def _sizes(deck: Deck) -> list[Breach]:
    """Exactly 35 cards and exactly four events. [T6, T12]"""
    found: list[Breach] = []
    for what, n, wanted in (
        ("cards", len(deck.cards()), DECK_SIZE),
        ("events", len(deck.events()), CHOSEN_EVENTS),
    ):
        if n != wanted:
            found.append(_breach(f"{'few' if n < wanted else 'many'}-{what}", [], n, wanted))
    return found


def _together(deck: Deck) -> list[Breach]:
    """Of the events that come back under the top four, two at most. [T8]"""
    returning = [title for title in deck.events() if deck.catalogue[title].reseat == UNDER_FOUR]
    if len(returning) <= MOST_RETURNING:
        return []
    titles = sorted(set(returning))
    return [_breach("returning", titles, len(returning), MOST_RETURNING)]


def _title(owned: Collection, card: Card, copies: list[Card], n: int) -> list[Breach]:
    """What is wrong with one title; where it may not be there at all, nothing else is said."""
    title = card.title
    if card.set == PROMO:
        return _promo(owned, card, n)
    if not copies:
        return [_breach("not-owned", [title], n, 0)]
    if card.set == EXPLORERS and not owned.explorers:
        return [_breach("explorers", [title], n, 0)]
    if card.is_event():
        return _event(card, copies, n)
    if not card.in_decks():
        return [_breach("wrong-back", [title], n, 0)]
    return _copies(card, copies, n)


def _promo(owned: Collection, card: Card, n: int) -> list[Breach]:
    """Special cards by agreement only, and then one of each. [T14]"""
    if not owned.promo:
        return [_breach("promo", [card.title], n, 0)]
    return [_breach("promo-copies", [card.title], n, 1)] if n > 1 else []


def _event(card: Card, copies: list[Card], n: int) -> list[Breach]:
    """One of several alike with the moon; what is laid unasked is no longer there. [T5, T7, T8]"""
    if card.giver == BY_HOST:
        return [_breach("yule", [card.title], n, 0)]
    plain = sum(copy.plain for copy in copies) - (card.giver == BY_EACH)
    bound = plain + min(1, sum(copy.moon for copy in copies))
    if card.most and n > card.most:
        return [_breach("event-most", [card.title], n, card.most)]
    return [_breach("moons", [card.title], n, bound)] if n > bound else []


def _copies(card: Card, copies: list[Card], n: int) -> list[Breach]:
    """As many as the box has, but one of each attack and of what is bounded by name. [T13]"""
    has = sum(copy.copies() for copy in copies)
    if card.attack and n > 1:
        return [_breach("attacks", [card.title], n, 1)]
    if card.most and n > card.most:
        return [_breach("most", [card.title], n, card.most)]
    return [_breach("copies", [card.title], n, has)] if n > has else []


# What may be chosen from a base box, reckoned once.
BASE_BOUNDS: Final[dict[int, int]] = bounds()
