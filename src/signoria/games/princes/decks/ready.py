"""Ready decks of different styles, and the deck that a name, code or text stands for."""

from importlib.resources import files
from typing import Final

from signoria.games.princes.cards import CARDS, Card
from signoria.games.princes.decks.code import deck_of, looks_like_code
from signoria.games.princes.decks.deck import Deck
from signoria.games.princes.decks.text import Names, keys_of, read_deck

READY: Final = [
    *["merchants", "warlords", "scholars", "masons"],
    *["sages", "druids", "judges", "corsairs", "academy", "seers"],
]


def ready_text(name: str) -> str:
    """Return the text of a ready deck, by the keys of its cards."""
    return files("signoria.games.princes.decks").joinpath(f"{name}.deck").read_text("utf-8")


def ready_deck(name: str) -> Deck:
    return read_deck(ready_text(name), keys_of())


def any_deck(given: str, names: Names | None = None, cards: list[Card] = CARDS) -> Deck:
    """Return the deck of a ready deck's name, a code or a text; raise `BadDeck` otherwise.

    Without names of a catalogue a text names its cards by their keys.
    """
    if given in READY:
        return Deck(ready_deck(given).counts, cards)
    if looks_like_code(given):
        return deck_of(given, cards)
    return read_deck(given, keys_of(cards) if names is None else names, cards)
