"""Decks that players build for the tournament, usable without a game.

- `Deck` is the value, and `judge` returns every rule it breaks. [T5 … T15]
- `Collection` has the sets a player owns, and `collection_of` reads one from a text. [T1]
- `read_deck` and `written_deck` convert it from and to text, `deck_of` and `code_of` a short code.
- `READY` names four ready decks, and `ready_deck` returns one of them.
- `any_deck` accepts a name, a code or a text; `dealt` deals a random legal deck.
"""

from signoria.games.princes.decks.code import code_of, deck_of, looks_like_code
from signoria.games.princes.decks.collection import Collection, collection_of
from signoria.games.princes.decks.dealing import dealt
from signoria.games.princes.decks.deck import Deck
from signoria.games.princes.decks.judging import Breach, bounds, judge
from signoria.games.princes.decks.ready import READY, any_deck, ready_deck
from signoria.games.princes.decks.text import BadDeck, folded, keys_of, read_deck, written_deck

__all__ = [
    "READY",
    "BadDeck",
    "Breach",
    "Collection",
    "Deck",
    "any_deck",
    "bounds",
    "code_of",
    "collection_of",
    "dealt",
    "deck_of",
    "folded",
    "judge",
    "keys_of",
    "looks_like_code",
    "read_deck",
    "ready_deck",
    "written_deck",
]
