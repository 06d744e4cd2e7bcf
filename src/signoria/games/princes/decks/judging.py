"""The check of a single deck: every tournament rule that it breaks, and by how much."""

from typing import Final

from signoria.games.princes.cards import CARDS, Card
from signoria.games.princes.cards.vocabulary import (
    BY_EACH,
    BY_HOST,
    EXPLORERS,
    PROMO,
    UNDER_FOUR,
)
from signoria.games.princes.decks.collection import Collection
from signoria.games.princes.decks.deck import Deck

DECK_SIZE: Final = 35  # [T12]
CHOSEN_EVENTS: Final = 4  # [T6]
MOST_RETURNING: Final = 2  # [T8]


class Breach:
    """A broken rule: its number, the fault, the cards, and the numbers found and allowed."""

    def __init__(self, rule: str, fault: str, titles: list[int], found: int, allowed: int) -> None:
        self.rule = rule
        self.fault = fault
        self.titles = titles
        self.found = found
        self.allowed = allowed

    def surplus(self) -> int:
        """Return how many are too many, or lacking."""
        return abs(self.found - self.allowed)


# The faults, each with its rule; the catalogues have a sentence for each.
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
    """Return every rule that a deck breaks, in the order of the rules; empty if it is legal."""
    owned = Collection() if collection is None else collection
    found = [*_sizes(deck), *_together(deck)]
    for title, n in deck.counts.items():
        found += _title(owned, deck.catalogue[title], owned.copies(deck, title), n)
    order = list(FAULTS)
    return sorted(found, key=lambda breach: order.index(breach.fault))


def bounds(collection: Collection | None = None, cards: list[Card] = CARDS) -> dict[int, int]:
    """Return the most copies of each title; titles that may not be chosen are left out."""
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
    """Check for exactly 35 cards and exactly four events. [T6, T12]"""
    found: list[Breach] = []
    for what, n, wanted in (
        ("cards", len(deck.cards()), DECK_SIZE),
        ("events", len(deck.events()), CHOSEN_EVENTS),
    ):
        if n != wanted:
            found.append(_breach(f"{'few' if n < wanted else 'many'}-{what}", [], n, wanted))
    return found


def _together(deck: Deck) -> list[Breach]:
    """Check for at most two events that return under the top four. [T8]"""
    returning = [title for title in deck.events() if deck.catalogue[title].reseat == UNDER_FOUR]
    if len(returning) <= MOST_RETURNING:
        return []
    titles = sorted(set(returning))
    return [_breach("returning", titles, len(returning), MOST_RETURNING)]


def _title(owned: Collection, card: Card, copies: list[Card], n: int) -> list[Breach]:
    """Check one title; if it is not allowed at all, report only that."""
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
    """Check special cards: only by agreement, and one of each. [T14]"""
    if not owned.promo:
        return [_breach("promo", [card.title], n, 0)]
    return [_breach("promo-copies", [card.title], n, 1)] if n > 1 else []


def _event(card: Card, copies: list[Card], n: int) -> list[Breach]:
    """Check an event: one copy with the moon, without automatic copies. [T5, T7, T8]"""
    if card.giver == BY_HOST:
        return [_breach("yule", [card.title], n, 0)]
    plain = sum(copy.plain for copy in copies) - (card.giver == BY_EACH)
    bound = plain + min(1, sum(copy.moon for copy in copies))
    if card.most and n > card.most:
        return [_breach("event-most", [card.title], n, card.most)]
    return [_breach("moons", [card.title], n, bound)] if n > bound else []


def _copies(card: Card, copies: list[Card], n: int) -> list[Breach]:
    """Check the copies: those in the box, one of each attack, or a card's own limit. [T13]"""
    has = sum(copy.copies() for copy in copies)
    if card.attack and n > 1:
        return [_breach("attacks", [card.title], n, 1)]
    if card.most and n > card.most:
        return [_breach("most", [card.title], n, card.most)]
    return [_breach("copies", [card.title], n, has)] if n > has else []


# The bounds of a base box, computed once.
BASE_BOUNDS: Final[dict[int, int]] = bounds()
