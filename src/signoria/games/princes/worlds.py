"""Worlds a seat might be in: what it has not seen, dealt anew."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from signoria.games.princes.book import BOOK, SIZE
from signoria.games.princes.rules import PLOTS, REGIONS, SEATS, SITES
from signoria.kernel.cells import Cells, zeros
from signoria.kernel.rng import Rng

if TYPE_CHECKING:
    from signoria.games.princes.state import State


def deal_anew(s: "State", seat: i64, rng: Rng) -> None:
    """The other hand, what only the other has seen of the stacks, and the pool. [SET-6]"""
    bit = 1 << (seat if seat >= 0 else SEATS)
    if seat < 0:
        s.known = zeros(SEATS * SIZE)
    pool = unknown_to(s, seat, bit)
    left: i64 = 0
    for count in pool:
        left += count
    for other in range(SEATS):
        if other != seat:
            left = _deal_hand(s, other, pool, left, rng)
    for at in range(len(s.stock)):
        if s.seen[at] == 0:
            s.stock[at] = 0
        elif not s.seen[at] & bit:
            s.stock[at] = _drawn(pool, left, rng) + 1
            left -= 1
    s.pool = pool


def unknown_to(s: "State", seat: i64, bit: i64) -> Cells:
    """The cards whose place a seat cannot see, counted by what it does see."""
    pool = s.totals[:]
    for card in range(SIZE):
        pool[card] -= s.discard[card]
        for other in range(SEATS):
            row = s.hands if other == seat else s.known
            pool[card] -= row[other * SIZE + card]
    for site in range(SEATS * SITES):
        if s.sites[site]:
            card = s.sites[site] - 1
            pool[card] -= 1
            if BOOK.on[card] >= 0:
                pool[BOOK.on[card]] -= 1
    for plot in range(SEATS * PLOTS):
        if plot % PLOTS >= REGIONS and s.land[plot]:
            pool[s.land[plot] - 1] -= 1
    for at in range(len(s.stock)):
        if s.seen[at] & bit:
            pool[s.stock[at] - 1] -= 1
    return pool


def _deal_hand(s: "State", seat: i64, pool: Cells, left: i64, rng: Rng) -> i64:
    """Deal a hand anew around what is known of it; how many cards are left."""
    wanted = s.held[seat]
    for card in range(SIZE):
        s.hands[seat * SIZE + card] = s.known[seat * SIZE + card]
        wanted -= s.known[seat * SIZE + card]
    for _card in range(wanted):
        s.hands[seat * SIZE + _drawn(pool, left, rng)] += 1
        left -= 1
    return left


def _drawn(pool: Cells, left: i64, rng: Rng) -> i64:
    """A card taken out of the pool by lot."""
    at = rng.below(0, left)
    card: i64 = 0
    while at >= pool[card]:
        at -= pool[card]
        card += 1
    pool[card] -= 1
    return card
