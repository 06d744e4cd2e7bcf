"""Standing orders of Il Principe: bids up to a secret limit."""

from typing import Final

from mypy_extensions import i64

from signoria.games.il_principe.actions import Bid, Pass
from signoria.games.il_principe.fields import ITEM
from signoria.games.il_principe.rules import COLOURS, LOT
from signoria.games.il_principe.state import State
from signoria.kernel.action import Action, Refusal
from signoria.kernel.kinds import AMOUNT, NUMBER
from signoria.kernel.order import Order
from signoria.kernel.seats import holds


class BidUpTo(Order[State]):
    """An order to raise by one ducat up to a limit, in the auction of an item and round. [OUT-2]"""

    def refuses(self, s: State, seat: i64, params: list[int]) -> Refusal | None:
        """Refuse an auction that is over or unknown, or a limit that the seat could never bid."""
        item, limit = params[0], params[2]
        if not 0 <= item < LOT + COLOURS:
            return Refusal("TABLE-5")
        if not self.stands(s, seat, params):
            return Refusal("TABLE-3")
        standing = s.high_bid if s.item == item else 0
        if limit <= standing:
            return Refusal("AUC-3", {"bid": limit, "standing": standing})
        if limit > s.coins[seat]:
            return Refusal("AUC-5", {"bid": limit, "purse": s.coins[seat]})
        return None

    def stands(self, s: State, seat: i64, params: list[int]) -> bool:
        """Keep the order while the seat is in that auction, or the lot is still to come."""
        item = params[0]
        if s.round != params[1]:
            return False
        if s.item == item:
            return holds(s.bidding, seat)
        return LOT <= item < LOT + COLOURS and s.lots[item - LOT] > 0

    def act(self, s: State, seat: i64, params: list[int]) -> Action | None:
        """Raise by one if limit and purse allow it, else pass."""
        if s.item != params[0] or s.round != params[1] or s.turn != seat:
            return None
        raised = s.high_bid + 1
        if raised <= params[2] and raised <= s.coins[seat]:
            return Bid(raised)
        return Pass()


ORDERS: Final[dict[str, Order[State]]] = {
    "bid_up_to": BidUpTo("bid_up_to", {"item": ITEM, "round": NUMBER, "limit": AMOUNT})
}
