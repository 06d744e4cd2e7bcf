"""Decks that come with the house, each of another style; a deck from whatever names it."""

from importlib.resources import files
from typing import Final

from signoria.games.princes.cards import CARDS, Card
from signoria.games.princes.decks.code import deck_of, looks_like_code
from signoria.games.princes.decks.deck import Deck
from signoria.games.princes.decks.text import Names, keys_of, read_deck

READY: Final = ["merchants", "warlords", "scholars", "masons"]


def ready_text(name: str) -> str:
    """The text of a ready deck, by the keys of its cards."""
    return files("signoria.games.princes.decks").joinpath(f"{name}.deck").read_text("utf-8")


def ready_deck(name: str) -> Deck:
    """A ready deck by its name."""
    return read_deck(ready_text(name), keys_of())


def any_deck(given: str, names: Names | None = None, cards: list[Card] = CARDS) -> Deck:
    """The deck that a ready one's name, a code or a text stands for, or `BadDeck`.

    Without names of a catalogue a text names its cards by their keys.
    """
    if given in READY:
        return Deck(ready_deck(given).counts, cards)
    if looks_like_code(given):
        return deck_of(given, cards)
    return read_deck(given, keys_of(cards) if names is None else names, cards)
