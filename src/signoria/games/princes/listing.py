"""Rows of a state as lists for a view; a module of its own so that it is compiled."""

from mypy_extensions import i64

from signoria.games.princes.card_rows import CARD_ROWS, SIZE
from signoria.kernel.cells import Cells
from signoria.kernel.seats import HIDDEN


def listed(counts: Cells, first: i64) -> list[int]:
    """Return counts by card as a list of cards."""
    found: list[int] = []
    for card in range(SIZE):
        for _ in range(counts[first + card]):
            found.append(card)
    return found


def lying(middle: Cells, regions: bool) -> list[int]:
    """Return the cards in the middle: the regions, or the open cards."""
    return [card for card in listed(middle, 0) if (CARD_ROWS.resource[card] >= 0) == regions]


def cards_at(places: Cells, first: i64, size: i64) -> list[int]:
    """Return the card at each place, or NOBODY."""
    found: list[int] = []
    for at in range(first, first + size):
        found.append(places[at] - 1)
    return found


def cards_known(cells: Cells, seen: Cells, first: i64, size: i64, knowing: i64) -> list[int]:
    """Return the cells of a stack: a card that somebody in `knowing` has seen, else HIDDEN."""
    found: list[int] = []
    for at in range(first, first + size):
        found.append(cells[at] - 1 if seen[at] & knowing else HIDDEN)
    return found
