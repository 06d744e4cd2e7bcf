"""Phase 2: auctions of lots and of roles."""

from typing import ClassVar

from mypy_extensions import i64, mypyc_attr

from signoria.games.il_principe.fields import ITEM
from signoria.games.il_principe.rules import COLOURS, LOT
from signoria.games.il_principe.state import State
from signoria.kernel.event import Public
from signoria.kernel.kinds import AMOUNT, SEAT, SEATS, Kinds
from signoria.kernel.seats import NOBODY, clockwise, first_in


@mypyc_attr(free_list_len=1)
class AuctionOpened(Public[State]):
    """An auction of a lot or a role began; `bidders` are seats as bits. [AUC-2, ROLE-7]"""

    kinds: ClassVar[Kinds] = {"item": ITEM, "bidders": SEATS, "opener": SEAT}

    def __init__(self, item: i64, bidders: i64, opener: i64) -> None:
        self.item = item
        self.bidders = bidders
        self.opener = opener

    def apply(self, s: State) -> None:
        """Start the auction without a bid."""
        s.item = self.item
        s.bidding = self.bidders
        s.turn = self.opener
        s.high_bid = 0
        s.high_bidder = NOBODY


@mypyc_attr(free_list_len=1)
class BidPlaced(Public[State]):
    """A seat raised the standing bid. [AUC-3]"""

    kinds: ClassVar[Kinds] = {"seat": SEAT, "amount": AMOUNT}

    def __init__(self, seat: i64, amount: i64) -> None:
        self.seat = seat
        self.amount = amount

    def apply(self, s: State) -> None:
        """Raise the standing bid; the next seat still in is to bid."""
        s.high_bid = self.amount
        s.high_bidder = self.seat
        _pass_the_turn(s)


@mypyc_attr(free_list_len=1)
class Passed(Public[State]):
    """A seat dropped out of the auction. [AUC-4]"""

    kinds: ClassVar[Kinds] = {"seat": SEAT}

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def apply(self, s: State) -> None:
        """Take the seat out; the next seat still in is to bid."""
        s.bidding &= ~(1 << self.seat)
        _pass_the_turn(s)


@mypyc_attr(free_list_len=1)
class ItemSold(Public[State]):
    """The last bidder paid the bank and took the marker; a lot went to the hand. [AUC-8, ROLE-8]"""

    kinds: ClassVar[Kinds] = {"seat": SEAT, "item": ITEM, "price": AMOUNT}

    def __init__(self, seat: i64, item: i64, price: i64) -> None:
        self.seat = seat
        self.item = item
        self.price = price

    def apply(self, s: State) -> None:
        """Move money, marker and cards, and end the auction."""
        s.coins[self.seat] -= self.price
        s.bank += self.price
        s.principe = self.seat
        _end_auction(s)
        if self.item >= LOT:
            colour = self.item - LOT
            s.hands[self.seat * COLOURS + colour] += s.lots[colour]
            s.known[self.seat * COLOURS + colour] += s.lots[colour]
            s.held[self.seat] += s.lots[colour]
            s.lots[colour] = 0


@mypyc_attr(free_list_len=1)
class ItemUnsold(Public[State]):
    """Nobody bid: a lot leaves the game, a role stays on the board. [AUC-10, ROLE-10]"""

    kinds: ClassVar[Kinds] = {"item": ITEM}

    def __init__(self, item: i64) -> None:
        self.item = item

    def apply(self, s: State) -> None:
        """End the auction and remove an unsold lot; the marker stays where it is."""
        _end_auction(s)
        if self.item >= LOT:
            colour = self.item - LOT
            s.removed[colour] += s.lots[colour]
            s.lots[colour] = 0


def _pass_the_turn(s: State) -> None:
    s.turn = first_in(s.bidding, clockwise(s.turn, s.seats), s.seats)


def _end_auction(s: State) -> None:
    s.item = NOBODY
    s.bidding = 0
    s.high_bid = 0
    s.high_bidder = NOBODY
    s.turn = NOBODY
