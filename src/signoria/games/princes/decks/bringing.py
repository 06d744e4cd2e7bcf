"""A deck brought to a game: a row of titles, refused by the first rule it breaks."""

from typing import Final

from signoria.games.princes.cards import CARDS
from signoria.games.princes.decks.collection import Collection
from signoria.games.princes.decks.deck import Deck
from signoria.games.princes.decks.judging import judge
from signoria.games.princes.decks.ready import READY, ready_deck
from signoria.kernel.action import Refusal

MOST_NAMED: Final = 200  # more than all titles together


def titles_of(deck: Deck) -> list[int]:
    """Return a deck as a row: each title as often as the deck has it, then the chosen events."""
    return deck.cards() + deck.events()


def deck_from(row: list[int]) -> Deck | None:
    """Return the deck of a row; None if it contains an unknown title."""
    if len(row) > MOST_NAMED:
        return None
    known = all(0 <= title < len(CARDS) and CARDS[title].title == title for title in row)
    return Deck.of(row) if known else None


def refuses_deck(deck: Deck, owned: Collection) -> Refusal | None:
    """Return the first rule that a deck breaks, with the card that breaks it first. [T1]"""
    for breach in judge(deck, owned):
        card = breach.titles[0] if breach.titles else -1
        params: dict[str, int | str] = {"found": breach.found, "allowed": breach.allowed}
        return Refusal(breach.rule, {"card": card, "fault": breach.fault, **params})
    return None


READY_ROWS: Final = [titles_of(ready_deck(name)) for name in READY]
