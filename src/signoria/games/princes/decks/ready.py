"""Decks that come with the house, each of another style of play."""

from importlib.resources import files
from typing import Final

from signoria.games.princes.decks.deck import Deck
from signoria.games.princes.decks.text import keys_of, read_deck

READY: Final = ["merchants", "warlords", "scholars", "masons"]


def ready_text(name: str) -> str:
    """The text of a ready deck, by the keys of its cards."""
    return files("signoria.games.princes.decks").joinpath(f"{name}.deck").read_text("utf-8")


def ready_deck(name: str) -> Deck:
    """A ready deck by its name."""
    return read_deck(ready_text(name), keys_of())
