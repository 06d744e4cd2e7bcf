"""What may happen in Il Principe: what each fact changes, and who learns it."""

from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from signoria.games.il_principe.rules import (
    COLOURS,
    LOT,
    ROLES,
    SOURCES,
)
from signoria.games.il_principe.state import State
from signoria.kernel.event import Closed, Event, Opened, Public
from signoria.kernel.seats import NOBODY, clockwise


@mypyc_attr(free_list_len=1)
class PrincipeChosen(Public[State]):
    """The lot decided who begins as Il Principe. [SET-5]"""

    reveals: ClassVar[bool] = True

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def apply(self, s: State) -> None:
        """Give the marker."""
        s.principe = self.seat


@mypyc_attr(free_list_len=1)
class CityShown(Public[State]):
    """A city card was turned up from its deck. [SET-2, CITY-11]"""

    reveals: ClassVar[bool] = True

    def __init__(self, city: i64) -> None:
        self.city = city

    def apply(self, s: State) -> None:
        """Lay it among the display."""
        s.display |= 1 << self.city
        s.unseen &= ~(1 << self.city)
        s.city_deck_left -= 1


@mypyc_attr(free_list_len=1)
class RoundBegan(Public[State]):
    """A round of four phases began; the last one is different. [END-2]"""

    def __init__(self, number: i64, last: bool) -> None:
        self.number = number
        self.last = last

    def apply(self, s: State) -> None:
        """Count it."""
        s.round = self.number
        s.last_round = self.last


@mypyc_attr(free_list_len=1)
class Dealt(Event[State]):
    """A seat took cards from the deck; the others see how many. [NEW-1, EFF-4]"""

    reveals: ClassVar[bool] = True

    def __init__(self, seat: i64, number: i64, cards: list[int]) -> None:
        self.seat = seat
        self.number = number
        self.cards = cards

    def apply(self, s: State) -> None:
        """From deck to hand, as far as the cards are known."""
        for colour in range(len(self.cards)):
            s.deck[colour] -= self.cards[colour]
            s.hands[self.seat * COLOURS + colour] += self.cards[colour]
        s.deck_left -= self.number
        s.held[self.seat] += self.number

    def seen_by(self, seat: i64) -> Event[State] | None:
        """The cards for the seat itself, their number for the others."""
        return self if seat == self.seat else Dealt(self.seat, self.number, [])


@mypyc_attr(free_list_len=1)
class DucatsReceived(Public[State]):
    """A seat took ducats from the bank. [NEW-2, EFF-6]"""

    def __init__(self, seat: i64, ducats: i64, income: i64) -> None:
        self.seat = seat
        self.ducats = ducats
        self.income = income

    def apply(self, s: State) -> None:
        """From the bank to the purse."""
        s.coins[self.seat] += self.ducats
        s.bank -= self.ducats


@mypyc_attr(free_list_len=1)
class CardsSetAside(Event[State]):
    """A seat laid cards face down for the auctions; the others see how many. [NEW-3]"""

    def __init__(self, seat: i64, number: i64, cards: list[int]) -> None:
        self.seat = seat
        self.number = number
        self.cards = cards

    def apply(self, s: State) -> None:
        """From the hand under the seal, as far as the cards are known."""
        for colour in range(len(self.cards)):
            s.hands[self.seat * COLOURS + colour] -= self.cards[colour]
            s.aside[self.seat * COLOURS + colour] += self.cards[colour]
        s.held[self.seat] -= self.number
        s.sealed[self.seat] += self.number

    def seen_by(self, seat: i64) -> Event[State] | None:
        """The cards for the seat itself, their number for the others."""
        return self if seat == self.seat else CardsSetAside(self.seat, self.number, [])


@mypyc_attr(free_list_len=1)
class CardsTurnedOver(Public[State]):
    """What a seat had set aside was turned over and joined the lots. [NEW-5]"""

    reveals: ClassVar[bool] = True

    def __init__(self, seat: i64, cards: list[int]) -> None:
        self.seat = seat
        self.cards = cards

    def apply(self, s: State) -> None:
        """From under the seal to the lots."""
        s.sealed[self.seat] = 0
        for colour in range(COLOURS):
            s.aside[self.seat * COLOURS + colour] = 0
            s.lots[colour] += self.cards[colour]
            _forget(s, self.seat, colour, self.cards[colour])


@mypyc_attr(free_list_len=1)
class LotsDrawn(Public[State]):
    """The lots of the last round came from the deck. [END-5, TWO-3]"""

    reveals: ClassVar[bool] = True

    def __init__(self, cards: list[int]) -> None:
        self.cards = cards

    def apply(self, s: State) -> None:
        """From deck to lots."""
        for colour in range(COLOURS):
            s.deck[colour] -= self.cards[colour]
            s.deck_left -= self.cards[colour]
            s.lots[colour] += self.cards[colour]


@mypyc_attr(free_list_len=1)
class RemovedReused(Public[State]):
    """The deck was used up and the lots nobody had wanted became the deck. [END-6]"""

    def apply(self, s: State) -> None:
        """The removed pile, shuffled, is the deck."""
        for colour in range(COLOURS):
            s.deck[colour] += s.removed[colour]
            s.deck_left += s.removed[colour]
            s.removed[colour] = 0


@mypyc_attr(free_list_len=1)
class AuctionOpened(Public[State]):
    """An auction of a lot or a role began; `bidders` are seats as bits. [AUC-2, ROLE-7]"""

    def __init__(self, item: i64, bidders: i64, opener: i64) -> None:
        self.item = item
        self.bidders = bidders
        self.opener = opener

    def apply(self, s: State) -> None:
        """Nobody has bid yet."""
        s.item = self.item
        s.bidding = self.bidders
        s.turn = self.opener
        s.high_bid = 0
        s.high_bidder = NOBODY


@mypyc_attr(free_list_len=1)
class BidPlaced(Public[State]):
    """A seat raised the standing bid. [AUC-3]"""

    def __init__(self, seat: i64, amount: i64) -> None:
        self.seat = seat
        self.amount = amount

    def apply(self, s: State) -> None:
        """The next seat still in is to bid."""
        s.high_bid = self.amount
        s.high_bidder = self.seat
        _pass_the_turn(s)


@mypyc_attr(free_list_len=1)
class Passed(Public[State]):
    """A seat dropped out of the auction. [AUC-4]"""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def apply(self, s: State) -> None:
        """The next seat still in is to bid."""
        s.bidding &= ~(1 << self.seat)
        if s.bidding:
            _pass_the_turn(s)


@mypyc_attr(free_list_len=1)
class ItemSold(Public[State]):
    """The last bidder paid the bank and took the marker; a lot went to the hand. [AUC-8, ROLE-8]"""

    def __init__(self, seat: i64, item: i64, price: i64) -> None:
        self.seat = seat
        self.item = item
        self.price = price

    def apply(self, s: State) -> None:
        """Money, marker, cards; the auction is over."""
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

    def __init__(self, item: i64) -> None:
        self.item = item

    def apply(self, s: State) -> None:
        """The auction is over; the marker stays where it is."""
        _end_auction(s)
        if self.item >= LOT:
            colour = self.item - LOT
            s.removed[colour] += s.lots[colour]
            s.lots[colour] = 0


@mypyc_attr(free_list_len=1)
class CityBuilt(Public[State]):
    """A seat laid the cards of a city and paid its price. [CITY-3, CITY-4, CITY-10]"""

    def __init__(self, seat: i64, city: i64, shields: i64) -> None:
        self.seat = seat
        self.city = city
        self.shields = shields

    def apply(self, s: State) -> None:
        """Cards from hand to rows, ducats to the bank, the city off the display."""
        for colour in range(COLOURS):
            number = s.cities.icons[self.city * COLOURS + colour]
            if number:
                _lay(s, self.seat, colour, number)
        s.coins[self.seat] -= s.cities.price[self.city]
        s.bank += s.cities.price[self.city]
        s.display &= ~(1 << self.city)
        s.built[self.seat] |= 1 << self.city
        s.shields_due = self.shields


@mypyc_attr(free_list_len=1)
class CardsLaid(Public[State]):
    """A seat laid cards of one colour face up. [LAY-2]"""

    def __init__(self, seat: i64, colour: i64, number: i64) -> None:
        self.seat = seat
        self.colour = colour
        self.number = number

    def apply(self, s: State) -> None:
        """From hand to rows."""
        _lay(s, self.seat, self.colour, self.number)


@mypyc_attr(free_list_len=1)
class TurnLetGo(Public[State]):
    """A seat did nothing where it could have acted. [LAY-3, AUC-9]"""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def apply(self, s: State) -> None:
        """Nothing changes."""


@mypyc_attr(free_list_len=1)
class ShieldPlaced(Public[State]):
    """A seat placed a shield in a region. [CITY-6, EFF-5]"""

    def __init__(self, seat: i64, region: i64) -> None:
        self.seat = seat
        self.region = region

    def apply(self, s: State) -> None:
        """From the supply to the map."""
        s.supply[self.seat] -= 1
        s.shields[self.region * s.seats + self.seat] += 1
        if s.shields_due:
            s.shields_due -= 1


@mypyc_attr(free_list_len=1)
class ShieldsKept(Public[State]):
    """A seat placed no more shields for its city. [CITY-6]"""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def apply(self, s: State) -> None:
        """None is due any more."""
        s.shields_due = 0


@mypyc_attr(free_list_len=1)
class Scored(Public[State]):
    """A seat gained points; `thing` is the city, role or region they are for, if any. [SET-7]"""

    def __init__(self, seat: i64, points: i64, source: i64, thing: i64) -> None:
        self.seat = seat
        self.points = points
        self.source = source
        self.thing = thing

    def apply(self, s: State) -> None:
        """Count them under their source."""
        s.points[self.seat * SOURCES + self.source] += self.points


@mypyc_attr(free_list_len=1)
class RolesReturned(Public[State]):
    """All roles went back to the board. [ROLE-1]"""

    def apply(self, s: State) -> None:
        """Nobody holds a role."""
        for role in range(ROLES):
            s.roles[role] = NOBODY


@mypyc_attr(free_list_len=1)
class RoleTaken(Public[State]):
    """A seat took a role; a major turns half its cards of that colour face down. [ROLE-11]"""

    def __init__(self, seat: i64, role: i64, turned: i64) -> None:
        self.seat = seat
        self.role = role
        self.turned = turned

    def apply(self, s: State) -> None:
        """The role, and the cards turned for it."""
        s.roles[self.role] = self.seat
        at = self.seat * COLOURS + self.role % COLOURS
        s.face_up[at] -= self.turned
        s.face_down[at] += self.turned


@mypyc_attr(free_list_len=1)
class CardTurnedUp(Public[State]):
    """A seat turned one of its face-down cards up again. [EFF-1]"""

    def __init__(self, seat: i64, colour: i64) -> None:
        self.seat = seat
        self.colour = colour

    def apply(self, s: State) -> None:
        """Face down to face up."""
        at = self.seat * COLOURS + self.colour
        s.face_down[at] -= 1
        s.face_up[at] += 1


@mypyc_attr(free_list_len=1)
class CardsLeftDown(Public[State]):
    """A seat left its face-down cards as they are. [EFF-1]"""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def apply(self, s: State) -> None:
        """Nothing changes."""


@mypyc_attr(free_list_len=1)
class PursesShown(Public[State]):
    """At the end everybody laid their ducats open. [FIN-4]"""

    reveals: ClassVar[bool] = True

    def __init__(self, coins: list[int]) -> None:
        self.coins = coins

    def apply(self, s: State) -> None:
        """The purses are these."""
        for seat in range(s.seats):
            s.bank += s.coins[seat] - self.coins[seat]
            s.coins[seat] = self.coins[seat]


@mypyc_attr(free_list_len=1)
class Ended(Public[State]):
    """The game is over; `winners` are seats as bits. [FIN-6, FIN-7]"""

    def __init__(self, reason: i64, winners: i64) -> None:
        self.reason = reason
        self.winners = winners

    def apply(self, s: State) -> None:
        """Nothing is left to do."""
        s.reason = self.reason
        s.winners = self.winners
        s.close_all()


EVENTS: Final[dict[str, type[Event[State]]]] = {
    "opened": Opened,
    "closed": Closed,
    "principe_chosen": PrincipeChosen,
    "city_shown": CityShown,
    "round_began": RoundBegan,
    "dealt": Dealt,
    "ducats_received": DucatsReceived,
    "cards_set_aside": CardsSetAside,
    "cards_turned_over": CardsTurnedOver,
    "lots_drawn": LotsDrawn,
    "removed_reused": RemovedReused,
    "auction_opened": AuctionOpened,
    "bid_placed": BidPlaced,
    "passed": Passed,
    "item_sold": ItemSold,
    "item_unsold": ItemUnsold,
    "city_built": CityBuilt,
    "cards_laid": CardsLaid,
    "turn_let_go": TurnLetGo,
    "shield_placed": ShieldPlaced,
    "shields_kept": ShieldsKept,
    "scored": Scored,
    "roles_returned": RolesReturned,
    "role_taken": RoleTaken,
    "card_turned_up": CardTurnedUp,
    "cards_left_down": CardsLeftDown,
    "purses_shown": PursesShown,
    "ended": Ended,
}


def _pass_the_turn(s: State) -> None:
    seat = clockwise(s.turn, s.seats)
    while not s.bidding >> seat & 1:
        seat = clockwise(seat, s.seats)
    s.turn = seat


def _end_auction(s: State) -> None:
    s.item = NOBODY
    s.bidding = 0
    s.high_bid = 0
    s.high_bidder = NOBODY
    s.turn = NOBODY


def _lay(s: State, seat: i64, colour: i64, number: i64) -> None:
    at = seat * COLOURS + colour
    s.hands[at] -= number
    s.held[seat] -= number
    s.face_up[at] += number
    _forget(s, seat, colour, number)


def _forget(s: State, seat: i64, colour: i64, number: i64) -> None:
    at = seat * COLOURS + colour
    s.known[at] = max(0, s.known[at] - number)
