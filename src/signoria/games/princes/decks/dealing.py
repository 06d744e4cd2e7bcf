"""Random legal decks, such as an opponent may have built, around the cards seen."""

from typing import Final

from librt.vecs import append
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
from signoria.kernel.cells import Cells, cells, zeros
from signoria.kernel.rng import Rng

NOTHING: Final[dict[int, int]] = {}
CARD: Final = 0  # the sorts of cards that a deck counts
RETURNING: Final = 2  # 1 is any other event


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
    counts = row_of(seen, cards)
    complete(rng, stream, counts, row_of(most, cards), sorts_of(cards))
    return Deck({title: counts[title] for title in range(len(counts))}, cards)


def row_of(counts: dict[int, int], cards: list[Card]) -> Cells:
    """Return counts by title as a row."""
    return cells([counts.get(title, 0) for title in range(len(cards))])


def sorts_of(cards: list[Card]) -> Cells:
    """Return which cards are events, and which of these return under the next four."""
    return cells([card.is_event() * (1 + (card.reseat == UNDER_FOUR)) for card in cards])


def complete(rng: Rng, stream: i64, deck: Cells, most: Cells, sorts: Cells) -> None:
    """Add cards to a deck by chance until it is whole, within the most of each."""
    titles, left = zeros(0), zeros(0)
    cards: i64 = DECK_SIZE
    events: i64 = CHOSEN_EVENTS
    returning: i64 = MOST_RETURNING
    total: i64 = 0
    for title in range(len(deck)):
        cards -= deck[title] if sorts[title] == CARD else 0
        events -= deck[title] if sorts[title] != CARD else 0
        returning -= deck[title] if sorts[title] == RETURNING else 0
        if deck[title] < most[title]:
            titles = append(titles, title)
            left = append(left, most[title] - deck[title])
            total += most[title] - deck[title]
    while total and (cards or events):
        at = place_of(left, rng.below(stream, total))
        left[at] -= 1
        total -= 1
        sort = sorts[titles[at]]
        room = cards if sort == CARD else events
        if room and not (sort == RETURNING and returning == 0):
            deck[titles[at]] += 1
            cards -= 1 if sort == CARD else 0
            events -= 1 if sort != CARD else 0
            returning -= 1 if sort == RETURNING else 0


def place_of(left: Cells, number: i64) -> i64:
    """Return the place of a copy, if the copies at all places are counted one after another."""
    at: i64 = 0
    while number >= left[at]:
        number -= left[at]
        at += 1
    return at


SORTS: Final = sorts_of(CARDS)
