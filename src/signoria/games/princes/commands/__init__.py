"""Commands of the Princes of Catan: the cards as data, and your own decks."""

from typing import Final

from signoria.games.princes.commands.cards import cards
from signoria.games.princes.commands.deck import deck

COMMANDS: Final = {"cards": cards, "deck": deck}
