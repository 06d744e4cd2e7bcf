"""The digest of the cards that a game is played with, by their values."""

from functools import cache
from hashlib import sha256

from signoria.games.princes.cards import CARDS, Card
from signoria.games.princes.cards.vocabulary import CENTRE, REGION
from signoria.games.princes.modes import sets_of, sure_events
from signoria.games.princes.options import chosen_options
from signoria.games.princes.rules import TOURNAMENT, Options


@cache
def digest_of(values: tuple[int | str, ...]) -> str:
    """Return the digest for some options: it changes only if a card of this game does."""
    used = "\n".join(sorted(card.value for card in cards_used(chosen_options(values))))
    return "sha256:" + sha256(used.encode()).hexdigest()[:16]


def cards_used(options: Options) -> list[Card]:
    """Return the cards of the shared sets; in a tournament those in the middle and known decks.

    A deck that a seat chooses in secret is in the ledger, not in the header.
    """
    if options.mode != TOURNAMENT:
        return [card for card in CARDS if card.set in sets_of(options.mode)]
    known = {title for deck in options.decks for title in deck}
    events = sure_events(TOURNAMENT)
    return [
        card
        for card in CARDS
        if card.kind in (CENTRE, REGION) or events[card.id] or card.id in known
    ]
