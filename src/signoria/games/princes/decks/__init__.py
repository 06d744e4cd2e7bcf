"""Decks of one's own for the tournament, usable without a game.

`Deck` is the value; `judge` names every rule it breaks [T1 … T15]; `read_deck` and `written_deck`
are its text, `code_of` and `deck_of` its short code; `READY` names four decks to play at once,
`ready_deck` gives them, `any_deck` whatever somebody names; `dealt` is a legal deck by chance.
"""

from signoria.games.princes.decks.code import code_of, deck_of, looks_like_code
from signoria.games.princes.decks.dealing import dealt
from signoria.games.princes.decks.deck import Deck
from signoria.games.princes.decks.judging import Breach, Collection, bounds, judge
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
