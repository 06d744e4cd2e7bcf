"""State of The Fair."""

from typing import Self

from signoria.kernel.cells import Cells, cells, filled, zeros
from signoria.kernel.rng import Rng
from signoria.kernel.seats import NOBODY, holds
from signoria.kernel.state import State
from tests.toy.rules import GOODS, GUESSED_PURSE, PLAYING, START_COINS


class FairState(State):
    """State with hidden hands, sealed offers, purses, and the unseen part of the stack."""

    def __init__(self) -> None:
        super().__init__()
        self.copies = 0
        self.stormy = True
        self.day = 0
        self.host = NOBODY
        self.done = False
        self.weather = NOBODY
        self.reason = PLAYING
        self.winners = 0
        self.bank = 0
        self.top = 0
        self.stack: Cells = cells([])
        self.seen: Cells = cells([])  # of each position, who has looked at it, as bits
        self.box: Cells = cells([])
        self.market: Cells = cells([])
        self.spoiled: Cells = cells([])
        self.hands: Cells = cells([])
        self.held: Cells = cells([])
        self.hashed_line: Cells = cells([])
        self.offers: Cells = cells([])
        self.coins: Cells = cells([])
        self.promises: list[list[int]] = []

    def copy(self) -> Self:
        s = type(self)()
        s.seats, s.copies, s.stormy = self.seats, self.copies, self.stormy
        s.day, s.host, s.done, s.weather = self.day, self.host, self.done, self.weather
        s.reason, s.winners, s.bank, s.top = self.reason, self.winners, self.bank, self.top
        s.steps = self.steps[:]
        s.stack = self.stack[:]
        s.seen = self.seen[:]
        s.box = self.box[:]
        s.market = self.market[:]
        s.spoiled = self.spoiled[:]
        s.hands = self.hands[:]
        s.held = self.held[:]
        s.hashed_line = self.hashed_line[:]
        s.offers = self.offers[:]
        s.coins = self.coins[:]
        s.promises = [promise[:] for promise in self.promises]
        return s

    def hand(self, seat: int, good: int) -> int:
        return self.hands[seat * GOODS + good]

    def stack_left(self) -> int:
        return len(self.stack) - self.top

    def purses_open(self) -> bool:
        return self.reason != PLAYING

    def imagine(self, seat: int, rng: Rng, remembering: bool) -> Self:
        s = self.copy()
        pool = self.unknown_to(seat)
        for other in range(s.seats):
            if other != seat:
                deal_hand(s, other, pool, rng)
        for at in range(s.top, len(s.stack)):
            if not holds(s.seen[at], seat):
                s.stack[at] = draw_from(pool, rng)
        if not (remembering or s.purses_open()):
            for other in range(s.seats):
                if other != seat:
                    guess_purse(s, other, rng)
        return s

    def unknown_to(self, seat: int) -> Cells:
        """Count the cards whose place a seat cannot see."""
        pool = zeros(GOODS)
        for good in range(GOODS):
            known = self.box[good] + self.market[good] + self.spoiled[good]
            if seat >= 0:
                known += self.hand(seat, good) + int(self.offers[seat] == good)
            for at in range(self.top, len(self.stack)):
                known += int(holds(self.seen[at], seat) and self.stack[at] == good)
            pool[good] = self.copies - known
        return pool


def draw_from(pool: Cells, rng: Rng) -> int:
    good = rng.pick(0, pool)
    pool[good] -= 1
    return good


def deal_hand(s: FairState, seat: int, pool: Cells, rng: Rng) -> None:
    for good in range(GOODS):
        s.hands[seat * GOODS + good] = 0
    for _ in range(s.held[seat]):
        s.hands[seat * GOODS + draw_from(pool, rng)] += 1
    if s.hashed_line[seat]:
        s.offers[seat] = draw_from(pool, rng)


def guess_purse(s: FairState, seat: int, rng: Rng) -> None:
    coins = rng.below(0, GUESSED_PURSE)
    s.bank += s.coins[seat] - coins
    s.coins[seat] = coins


def lay_fair(s: FairState, seats: int, copies: int, stormy: bool) -> None:
    s.seats = seats
    s.copies = copies
    s.stormy = stormy
    s.box = filled(GOODS, copies)
    s.market = zeros(GOODS)
    s.spoiled = zeros(GOODS)
    s.hands = zeros(seats * GOODS)
    s.held = zeros(seats)
    s.hashed_line = zeros(seats)
    s.offers = filled(seats, NOBODY)
    s.coins = filled(seats, START_COINS)
    s.bank = -START_COINS * seats
