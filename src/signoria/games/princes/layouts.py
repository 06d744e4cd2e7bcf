"""The layouts of both seats' first regions, packed into one number until revealed. [MODE-8]

Each seat has 21 bits: the number of settled places, and for each settled place the index of the
region that is to lie there, among its six regions as they lie at the start.
"""

from typing import Final

from mypy_extensions import i64

from signoria.games.princes.rules import START_PLOTS
from signoria.kernel.rng import Rng

WIDTH: Final = 21
PICKS_AT: Final = 3
PICK_BITS: Final = 3


def part_of(orders: i64, seat: i64) -> i64:
    """Return the bits of a seat."""
    return orders >> seat * WIDTH & ((1 << WIDTH) - 1)


def settled(orders: i64, seat: i64) -> i64:
    """Return how many places a seat has settled."""
    return part_of(orders, seat) & 7


def pick_at(orders: i64, seat: i64, place: i64) -> i64:
    """Return the region for a settled place."""
    return part_of(orders, seat) >> PICKS_AT + PICK_BITS * place & 7


def with_pick(orders: i64, seat: i64, region: i64) -> i64:
    """Settle one more place; the last but one settles the last."""
    place = settled(orders, seat)
    return orders + ((region << PICKS_AT + PICK_BITS * place | 1) << seat * WIDTH)


def unplaced(orders: i64, seat: i64) -> list[int]:
    """Return the regions without a place yet, as they lie."""
    placed = [pick_at(orders, seat, place) for place in range(settled(orders, seat))]
    return [region for region in range(START_PLOTS) if region not in placed]


def whole_order(orders: i64, seat: i64) -> list[int]:
    """Return the region at each place in the end."""
    placed = [pick_at(orders, seat, place) for place in range(settled(orders, seat))]
    return placed + unplaced(orders, seat)


def order_anew(orders: i64, seat: i64, rng: Rng) -> i64:
    """Settle the same number of places by chance, for a seat that cannot see them."""
    places = settled(orders, seat)
    orders -= part_of(orders, seat) << seat * WIDTH
    for _place in range(places):
        left = unplaced(orders, seat)
        orders = with_pick(orders, seat, left[rng.below(0, len(left))])
    return orders
