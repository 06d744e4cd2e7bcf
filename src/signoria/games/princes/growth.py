"""The cards that a stored game had, and those in decks that seats bring."""

from collections.abc import Sequence
from typing import Any, Final

from signoria.games.princes.data import deck_digest, digest_of
from signoria.games.princes.events import DeckBrought
from signoria.games.princes.options import EDITION, edition_of, values_of
from signoria.kernel.event import Event
from signoria.kernel.growth import Growth


class GrowingCards(Growth):
    """Sets of cards may grow after a game was stored."""

    def stored(self, options: dict[str, int | str], data: str, engine: str) -> dict[str, int | str]:
        """Leave out the cards that did not exist when the game began."""
        if data == digest_of(values_of(options)):
            return options
        return {**options, EDITION: edition_of(engine)}

    def brought(self, events: Sequence[Event[Any]]) -> str:
        """Return a digest of the cards in decks that seats brought."""
        decks = [tuple(one.brought) for one in events if isinstance(one, DeckBrought)]
        return "+".join(deck_digest(deck) for deck in decks)


GROWTH: Final = GrowingCards()
