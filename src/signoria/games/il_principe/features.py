"""Observation of a seat of Il Principe, as features."""

from typing import Final

from mypy_extensions import i64

from signoria.games.il_principe.fields import CITY_ROW, ITEM, ROLE
from signoria.games.il_principe.rules import (
    BUILDER,
    BUILDINGS_OF_A_COLOUR,
    COLOURS,
    REGIONS,
    ROLES,
    SOURCES,
)
from signoria.games.il_principe.state import State
from signoria.games.il_principe.view import AuctionView, SeatView, View
from signoria.kernel.game import Game
from signoria.kernel.kinds import FLAG, SEAT, Each, Kinds, StepKind
from signoria.kernel.seats import NOBODY
from signoria.research.features import (
    Described,
    Encoder,
    Feature,
    put,
    put_next,
    step_features,
)

VERSION: Final = 3
MOST: Final = 255  # limit of ducats and points in an observation
# The kinds that the views declare, and those of features that no view has in this form.
KINDS: Final[Kinds] = {
    **SeatView.kinds,
    **AuctionView.kinds,
    **View.kinds,
    "memo": ITEM,  # of the kinds of a memo, the one with the most values
    "last_round": FLAG,
    "roles": Each("owners", ROLE, SEAT),
    "built": CITY_ROW,
}


def features(seats: int, step: StepKind) -> list[Feature]:
    """List the features in order; a seat is written as its number + 1, and 0 means none."""
    table = Described(seats, KINDS)
    memo = "what the step remembers + 1: "
    return [
        *step_features(seats, step),
        table.feature(
            "memo", memo + "an item, a role, a colour, a city, how many cards to set aside"
        ),
        *table_features(table),
        *auction_features(table),
        *own_features(table),
        *seat_features(table),
    ]


def table_features(table: Described) -> list[Feature]:
    """List the features of round, end, decks, cities and cards in the middle."""
    return [
        table.feature("round", "the round", 31),
        table.feature("last_round", "it is the last"),
        table.feature("reason", "how the game ended; 0 while it lasts", first=0),
        table.feature("winners", "seats that won"),
        table.feature("principe", "who is principe: seat + 1"),
        table.feature("deck_left", "buildings in the deck", 127),
        table.feature("city_deck_left", "cities in the deck", 15),
        table.feature("cities", "cities on display"),
        table.feature("cities_unseen", "cities not yet seen"),
        table.feature("removed", "by colour: buildings out of the game", BUILDINGS_OF_A_COLOUR),
        table.feature("lots", "by colour: buildings in the lots", BUILDINGS_OF_A_COLOUR),
    ]


def auction_features(table: Described) -> list[Feature]:
    """List the features of the auction; they are zero between auctions."""
    return [
        table.feature("item", "what is for sale: 0 nothing, 1 + role, 11 + colour of a lot"),
        table.feature("bidders", "seats that still bid"),
        table.feature("turn", "who is to bid: seat + 1"),
        table.feature("high_bid", "the standing bid", MOST),
        table.feature("high_bidder", "whose it is: seat + 1"),
        table.feature("shields_due", "shields still to be placed", 3),
    ]


def own_features(table: Described) -> list[Feature]:
    """List the features of roles, the seat's own cards, and the map."""
    return [
        table.feature("roles", "by role: whose it is, seat + 1; 0 nobody's"),
        table.feature("your_hand", "by colour: cards in your hand", BUILDINGS_OF_A_COLOUR),
        table.feature("your_set_aside", "by colour: cards you set aside", 3),
        table.feature("shields", "by region, then by seat: shields on the map", 15),
    ]


def seat_features(table: Described) -> list[Feature]:
    """List the features of each seat's public numbers, and of the observing seat's purse."""
    seats, cards = table.seats, BUILDINGS_OF_A_COLOUR
    purse = "by seat: ducats + 1; 0 where you do not see them"
    built = "by seat: cities built, where built cards are kept"
    return [
        table.feature("score", "by seat: points", MOST, seats),
        table.feature("hand_size", "by seat: cards in hand", 127, seats),
        table.feature("set_aside", "by seat: cards set aside", 3, seats),
        table.feature("purse", purse, MOST, seats),
        table.feature("shields_left", "by seat: shields not yet placed", 15, seats),
        table.feature("face_up", "by seat, by colour: buildings face up", cards, seats),
        table.feature("face_down", "by seat, by colour: face down", cards, seats),
        table.feature("built", built, lines=seats),
        table.feature("points", "by seat, then by source: points", MOST, seats, compact=False),
    ]


class IlPrincipeFeatures(Encoder[State]):
    """The whole view of a seat, except families and the steps of the agenda below the first."""

    def __init__(self, game: Game[State], seats: int) -> None:
        super().__init__(game, seats, VERSION, features(seats, game.step))

    def read(self, s: State, seat: i64) -> None:
        """Write the seat's observation of a state into the row."""
        at = self.read_memo(s, self.read_step(s, seat))
        at = self._read_table(s, at)
        at = self._read_auction(s, at)
        row = self.row
        at = put_next(row, at, s.roles, ROLES)
        at = put(row, at, s.hands, seat * COLOURS, COLOURS)
        at = put(row, at, s.aside, seat * COLOURS, COLOURS)
        at = put(row, at, s.shields, 0, REGIONS * s.seats)
        self._read_seats(s, seat, at)

    def _read_table(self, s: State, at: i64) -> i64:
        """Write round, end, decks, cities and cards in the middle."""
        row = self.row
        row[at] = s.round
        row[at + 1] = 1 if s.last_round else 0
        row[at + 2] = s.reason
        row[at + 3] = s.winners
        row[at + 4] = s.principe + 1
        row[at + 5] = s.deck_left
        row[at + 6] = s.city_deck_left
        row[at + 7] = s.display
        row[at + 8] = s.unseen
        at = put(row, at + 9, s.removed, 0, COLOURS)
        return put(row, at, s.lots, 0, COLOURS)

    def _read_auction(self, s: State, at: i64) -> i64:
        """Write the auction under way; zeros between auctions."""
        row = self.row
        on = s.item != NOBODY
        row[at] = s.item + 1 if on else 0
        row[at + 1] = s.bidding if on else 0
        row[at + 2] = s.turn + 1 if on else 0
        row[at + 3] = s.high_bid if on else 0
        row[at + 4] = s.high_bidder + 1 if on else 0
        row[at + 5] = s.shields_due
        return at + 6

    def _read_seats(self, s: State, seat: i64, at: i64) -> None:
        """Write each seat's public numbers, and the observing seat's purse."""
        row, seats = self.row, s.seats
        open_purses = s.purses_open()
        beside = s.options.built_card == BUILDER
        built = at + 5 * seats + 2 * seats * COLOURS
        for other in range(seats):
            row[at + other] = s.score(other)
            seen = open_purses or other == seat
            row[at + 3 * seats + other] = s.coins[other] + 1 if seen else 0
            row[built + other] = s.built[other] if beside else 0
        put(row, at + seats, s.held, 0, seats)
        put(row, at + 2 * seats, s.sealed, 0, seats)
        put(row, at + 4 * seats, s.supply, 0, seats)
        put(row, at + 5 * seats, s.face_up, 0, seats * COLOURS)
        put(row, at + 5 * seats + seats * COLOURS, s.face_down, 0, seats * COLOURS)
        put(row, built + seats, s.points, 0, seats * SOURCES)


FEATURES: Final[type[Encoder[State]]] = IlPrincipeFeatures
