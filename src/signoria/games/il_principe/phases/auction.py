"""Phase 2: auctions of the lots; tied roles are auctioned in the same way."""

from typing import Final

from mypy_extensions import i64

from signoria.games.il_principe.actions import BID_CAP, BIDS, NUMBERS, PASS, Bid, Pass
from signoria.games.il_principe.events import (
    AuctionOpened,
    BidPlaced,
    ItemSold,
    ItemUnsold,
    Passed,
)
from signoria.games.il_principe.phases.building import may_build_now
from signoria.games.il_principe.phases.steps import AUCTION, ROLE_AWARD, WINNERS_CITY
from signoria.games.il_principe.rules import COLOURS, LOT, MINOR, OPENER_LEFT
from signoria.games.il_principe.state import State
from signoria.kernel.action import Action, Refusal
from signoria.kernel.phase import Phase
from signoria.kernel.seats import EVERYONE, NOBODY, clockwise, first_in
from signoria.kernel.table import Table

ONLY_PASS: Final = [PASS]


class Lots(Phase[State]):
    """The queue of lots: the smallest lot first, equal ones in colour order. [AUC-1]"""

    def proceed(self, t: Table[State]) -> None:
        """Auction the next lot, or close the phase."""
        s = t.state
        smallest = NOBODY
        for colour in range(COLOURS):
            size = s.lots[colour]
            if size > 0 and (smallest == NOBODY or size < s.lots[smallest]):
                smallest = colour
        if smallest == NOBODY:
            t.close()
        else:
            t.open(AUCTION, EVERYONE, LOT + smallest)


class Auction(Phase[State]):
    """An auction: clockwise, raise or drop out; the last seat still in buys. [AUC-2 … AUC-10]"""

    def actors(self, s: State) -> i64:
        """Return the seat to bid, even one that cannot pay, for its purse is secret. [SET-8]"""
        return 1 << s.turn if s.bidding else 0

    def proceed(self, t: Table[State]) -> None:
        """Open with the left neighbour of Il Principe, or himself, or the next that may bid."""
        s = t.state
        item = s.memo()
        opener = s.principe  # [AUC-2]
        if s.options.opener == OPENER_LEFT:
            opener = clockwise(opener, s.seats)
        bidders = bidders_for(s, item)
        t.record(AuctionOpened(item, bidders, first_in(bidders, opener, s.seats)))  # [ROLE-7]

    def legal(self, s: State, seat: i64) -> list[int]:
        """Return a pass, and every sum above the standing bid that the purse holds."""
        most = min(s.coins[seat], BID_CAP)
        if most <= s.high_bid:
            return ONLY_PASS
        found = NUMBERS[BIDS + s.high_bid : BIDS + most + 1]
        found[0] = PASS  # replaces the standing bid
        return found

    def refuses(self, s: State, seat: i64, action: Action) -> Refusal | None:
        """Refuse a bid that is too low or beyond the purse. [AUC-3, AUC-5]"""
        if isinstance(action, Pass):
            return None
        if not isinstance(action, Bid):
            return Refusal("TABLE-3")
        if action.amount <= s.high_bid:
            return Refusal("AUC-3", {"bid": action.amount, "standing": s.high_bid})
        if action.amount > s.coins[seat]:
            return Refusal("AUC-5", {"bid": action.amount, "purse": s.coins[seat]})
        return None

    def play(self, t: Table[State], seat: i64, action: Action) -> None:
        """Record a bid or pass; the auction ends with one bidder left, or none. [AUC-6, AUC-7]"""
        s = t.state
        if isinstance(action, Bid):
            t.record(BidPlaced(seat, action.amount))
        else:
            t.record(Passed(seat))
        if s.bidding == 0:
            t.record(ItemUnsold(s.item))  # [AUC-10, ROLE-10]
            t.close()
        elif s.high_bidder != NOBODY and s.bidding & (s.bidding - 1) == 0:
            knock_down(t)


def bidders_for(s: State, item: i64) -> i64:
    """Return all seats for a lot; for a role only the tied ones. [ROLE-7]"""
    if item >= LOT:
        return (1 << s.seats) - 1
    if item >= MINOR:
        return s.leaders(item - MINOR, s.roles[item - MINOR])
    return s.leaders(item, NOBODY)


def knock_down(t: Table[State]) -> None:
    """Sell the item; a lot brings the right to build a city, a role does not. [AUC-8]"""
    s = t.state
    buyer, item = s.high_bidder, s.item
    t.record(ItemSold(buyer, item, s.high_bid))
    t.close()
    if item < LOT:
        t.open(ROLE_AWARD, buyer, item)  # [ROLE-8]
    elif may_build_now(s):
        t.open(WINNERS_CITY, buyer, item)  # [AUC-9]
