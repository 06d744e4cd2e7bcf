"""Rows of a state as the lists a view shows: many short questions, so they are compiled."""

from mypy_extensions import i64

from signoria.games.princes.book import BOOK, SIZE
from signoria.kernel.cells import Cells
from signoria.kernel.seats import HIDDEN


def listed(counts: Cells, first: i64) -> list[int]:
    """Counts by card as a list of cards."""
    found: list[int] = []
    for card in range(SIZE):
        for _ in range(counts[first + card]):
            found.append(card)
    return found


def lying(middle: Cells, regions: bool) -> list[int]:
    """What lies in the middle: the regions, or the open cards."""
    return [card for card in listed(middle, 0) if (BOOK.resource[card] >= 0) == regions]


def cards_at(places: Cells, first: i64, size: i64) -> list[int]:
    """Places with a card or NOBODY."""
    found: list[int] = []
    for at in range(first, first + size):
        found.append(places[at] - 1)
    return found


def cards_known(cells: Cells, seen: Cells, first: i64, size: i64, knowing: i64) -> list[int]:
    """Cells of a stack: the card where one of those knowing has seen it, else HIDDEN."""
    found: list[int] = []
    for at in range(first, first + size):
        found.append(cells[at] - 1 if seen[at] & knowing else HIDDEN)
    return found
