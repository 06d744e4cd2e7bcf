"""A legal deck by chance: what an opponent may have built, as far as it was not seen."""

from typing import Final

from mypy_extensions import i64

from signoria.games.princes.cards import CARDS, Card
from signoria.games.princes.cards.vocabulary import UNDER_FOUR
from signoria.games.princes.decks.deck import Deck
from signoria.games.princes.decks.judging import (
    BASE_BOUNDS,
    CHOSEN_EVENTS,
    DECK_SIZE,
    MOST_RETURNING,
)
from signoria.kernel.rng import Rng

NOTHING: Final[dict[int, int]] = {}


def dealt(
    rng: Rng,
    stream: i64,
    seen: dict[int, int] = NOTHING,
    most: dict[int, int] = BASE_BOUNDS,
    cards: list[Card] = CARDS,
) -> Deck:
    """A legal deck that has at least the cards seen; each other copy is as likely as the next.

    `most` are the `bounds` of the collection it is built from.
    """
    counts = dict(seen)
    pool = [title for title, bound in most.items() for _copy in range(bound - counts.get(title, 0))]
    room = [
        DECK_SIZE - sum(n for title, n in seen.items() if not cards[title].is_event()),
        CHOSEN_EVENTS - sum(n for title, n in seen.items() if cards[title].is_event()),
    ]
    returning = MOST_RETURNING - sum(n for t, n in seen.items() if cards[t].reseat == UNDER_FOUR)
    while pool and room != [0, 0]:
        title = pool.pop(rng.below(stream, len(pool)))
        card = cards[title]
        back = card.reseat == UNDER_FOUR
        if room[card.is_event()] and not (back and returning == 0):
            room[card.is_event()] -= 1
            returning -= back
            counts[title] = counts.get(title, 0) + 1
    return Deck(counts, cards)
