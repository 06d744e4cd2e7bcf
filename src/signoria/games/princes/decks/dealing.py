"""Random legal decks, such as an opponent may have built, around the cards seen."""

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
    """Deal a legal deck with at least the cards seen; every other copy is equally likely.

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
