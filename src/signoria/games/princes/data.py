"""The digest of the cards that a game is played with, by their values."""

from collections.abc import Iterable
from functools import cache, lru_cache
from hashlib import sha256

from signoria.games.princes.cards import CARDS, Card
from signoria.games.princes.cards.vocabulary import CENTRE, REGION
from signoria.games.princes.modes import exists_in, listed_in, sets_of, sure_events
from signoria.games.princes.options import chosen_options
from signoria.games.princes.rules import TOURNAMENT, Options


@cache
def digest_of(values: tuple[int | str, ...]) -> str:
    """Return the digest for some options: it changes only if a card of this game does."""
    return _digest_of(cards_used(chosen_options(values)))


@lru_cache(maxsize=64)
def deck_digest(deck: tuple[int, ...]) -> str:
    """Return the digest of the cards of a deck."""
    return _digest_of(CARDS[card] for card in set(deck))


def _digest_of(cards: Iterable[Card]) -> str:
    values = "\n".join(sorted(card.value for card in cards))
    return "sha256:" + sha256(values.encode()).hexdigest()[:16]


def cards_used(options: Options) -> list[Card]:
    """Return the cards of the shared sets; in a tournament those in the middle and known decks.

    A deck that a seat chooses in secret has a digest of its own, in the entry that brings it.
    """
    edition = options.edition
    if options.mode != TOURNAMENT:
        shared = sets_of(options.mode)
        return [card for card in CARDS if card.set in shared and exists_in(edition, card)]
    known = {title for deck in options.decks for title in deck}
    known.update(card for card, copies in enumerate(sure_events(TOURNAMENT, edition)) if copies)
    middle = (CENTRE, REGION)
    return [
        card
        for card in CARDS
        if card.id in known or (card.kind in middle and listed_in(edition, card))
    ]
