"""Possible worlds for a seat: the cards it has not seen are dealt again."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from signoria.games.princes.card_rows import CARD_ROWS, SIZE
from signoria.games.princes.foresight import BY_LOT, KNOWING, came_by_lot, knows
from signoria.games.princes.layouts import order_anew
from signoria.games.princes.rivals import guess_decks, knowing
from signoria.games.princes.rules import BACKS, PLOTS, REGIONS, SEATS, SITES
from signoria.kernel.cells import Cells, zeros
from signoria.kernel.rng import Rng
from signoria.kernel.seats import NOBODY

if TYPE_CHECKING:
    from signoria.games.princes.state import State


def deal_anew(s: "State", seat: i64, rng: Rng) -> None:
    """Deal the other hand, the stack cells only the other has seen, and the pool. [SET-6]"""
    bit = knowing(seat)
    if seat < 0:
        s.known = zeros(SEATS * SIZE)
        s.known_held = zeros(SEATS)
    for other in range(SEATS):
        if other != seat:
            s.orders = order_anew(s.orders, other, rng)
    forget_gone(s, seat)
    unnamed = forget_glimpsed(s, seat)
    pool = guess_decks(s, seat, bit, rng) if s.options.own_decks else unknown_to(s, seat, bit)
    for other in range(SEATS):
        if other != seat:
            _deal_hand(s, other, pool, rng)
    for stack in range(s.options.stacks):
        _deal_stack(s, stack, bit, pool, rng)
    name_gone(s, rng)
    name_glimpsed(s, unnamed, rng)
    s.pool = pool


def unknown_to(s: "State", seat: i64, bit: i64) -> Cells:
    """Count the cards whose place a seat cannot see, by what it does see."""
    pool = s.options.totals[:]
    for card in range(SIZE):
        pool[card] -= s.discard[card]
        for other in range(SEATS):
            row = s.hands if other == seat else s.known
            pool[card] -= row[other * SIZE + card]
    for site in range(SEATS * SITES):
        if s.sites[site]:
            card = s.sites[site] - 1
            if not s.lies_open(card):
                pool[card] -= 1
            if CARD_ROWS.on[card] >= 0:
                pool[CARD_ROWS.on[card]] -= 1
    for other in range(SEATS):
        for card in s.beyond_sites(other):
            if not s.lies_open(card):
                pool[card] -= 1
    for plot in range(SEATS * PLOTS):
        if plot % PLOTS >= REGIONS and s.land[plot]:
            pool[s.land[plot] - 1] -= 1
    for at in range(len(s.stock)):
        if s.seen[at] & bit:
            pool[s.stock[at] - 1] -= 1
    return pool


def forget_gone(s: "State", seat: i64) -> None:
    """Clear the names of events that others secretly took out of the game. [T10]"""
    for at in range(len(s.gone)):
        if s.gone_by[at] != NOBODY and s.gone_by[at] != seat:
            s.event_pool[s.gone[at]] += 1
            s.gone[at] = NOBODY


def forget_glimpsed(s: "State", seat: i64) -> list[int]:
    """Clear the events that only others looked at, and return their places. [SET-6]"""
    found: list[int] = []
    for at in range(len(s.glimpsed)):
        if s.events[at] and not knows(s, seat, at):
            row = SIZE if came_by_lot(s, at) else 0
            s.event_pool[row + s.events[at] - 1] += 1
            s.events[at] = 0
            found.append(at)
    return found


def name_glimpsed(s: "State", places: list[int], rng: Rng) -> None:
    """Choose these events by chance among the unknown ones. [MODE-7, SET-6]"""
    for at in places:
        drawn = event_drawn(s, rng)
        s.events[at] = drawn % SIZE + 1
        s.glimpsed[at] = s.glimpsed[at] & KNOWING | (BY_LOT if drawn >= SIZE else 0)


def name_gone(s: "State", rng: Rng) -> None:
    """Choose the removed events by chance among the unknown ones. [MODE-7, T10]"""
    for at in range(len(s.gone)):
        if s.gone[at] == NOBODY:
            s.gone[at] = event_drawn(s, rng)


def event_drawn(s: "State", rng: Rng) -> i64:
    """Draw an unknown event by chance; SIZE is added to one of those by lot. [MODE-7]"""
    unknown = equal_to(s.events, 0) + equal_to(s.gone, NOBODY)
    sure: i64 = 0
    for card in range(SIZE):
        sure += s.event_pool[card]
    first = SIZE if rng.below(0, unknown) >= sure else 0
    return one_of(s.event_pool, first, first + SIZE, rng)


def equal_to(row: Cells, value: i64) -> i64:
    """Return how many cells hold a value."""
    found: i64 = 0
    for cell in row:
        if cell == value:
            found += 1
    return found


def _deal_hand(s: "State", seat: i64, pool: Cells, rng: Rng) -> None:
    """Deal a hand around its known cards, with the same number of each back. [MODE-5]"""
    wanted = zeros(BACKS)
    for back in range(BACKS):
        wanted[back] = s.held[SEATS + seat * BACKS + back]
    for card in range(SIZE):
        known = s.known[seat * SIZE + card]
        s.put_in_hand(seat, card, known - s.hands[seat * SIZE + card])
        if known:
            wanted[s.back_of(card)] -= known
    for stack in range(s.options.stacks):
        if s.may_use(seat, stack):
            for _card in range(wanted[s.options.backs[stack]]):
                s.put_in_hand(seat, _drawn(s, stack, pool, rng) % SIZE, 1)
            wanted[s.options.backs[stack]] = 0


def _deal_stack(s: "State", stack: i64, bit: i64, pool: Cells, rng: Rng) -> None:
    """Deal the cells that only others know; cells that nobody knows become zero."""
    top = s.top_of(stack)
    for at in range(top, top + s.sizes[stack]):
        if s.seen[at] == 0:
            s.stock[at] = 0
        elif not s.seen[at] & bit:
            s.stock[at] = _drawn(s, stack, pool, rng) % SIZE + 1


def _drawn(s: "State", stack: i64, pool: Cells, rng: Rng) -> i64:
    """Draw a cell of the pool, among those that may lie in a stack, and remove it."""
    return one_of(pool, s.options.pool_first[stack], s.options.pool_end[stack], rng)


def one_of(pool: Cells, first: i64, end: i64, rng: Rng) -> i64:
    """Draw a cell between two bounds by chance, and remove it."""
    left: i64 = 0
    for at in range(first, end):
        left += pool[at]
    left = rng.below(0, left)
    cell = first
    while left >= pool[cell]:
        left -= pool[cell]
        cell += 1
    pool[cell] -= 1
    return cell
