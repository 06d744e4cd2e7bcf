"""Observation of a seat of Il Principe, as features."""

from typing import Final

from mypy_extensions import i64

from signoria.games.il_principe.rules import (
    BUILDER,
    BUILDINGS_OF_A_COLOUR,
    CITIES,
    COLOURS,
    LOT,
    REGIONS,
    ROLES,
    SOURCES,
)
from signoria.games.il_principe.state import State
from signoria.kernel.game import Game
from signoria.kernel.seats import NOBODY
from signoria.research.features import (
    Encoder,
    Feature,
    memo_feature,
    put,
    put_next,
    set_feature,
    step_features,
)

VERSION: Final = 3
ITEMS: Final = LOT + COLOURS
MOST: Final = 255  # limit of ducats and points in an observation


def features(seats: int, phases: int) -> list[Feature]:
    """List the features in order; a seat is written as its number + 1, and 0 means none."""
    return [
        *step_features(seats, phases),
        memo_feature(ITEMS, "an item, a role, a colour, a city, how many cards to set aside"),
        *table_features(seats),
        *auction_features(seats),
        *own_features(seats),
        *seat_features(seats),
    ]


def table_features(seats: int) -> list[Feature]:
    """List the features of round, end, decks, cities and cards in the middle."""
    return [
        Feature("round", 1, 31, "the round"),
        Feature("last_round", 1, 1, "it is the last"),
        Feature("reason", 1, 3, "how the game ended; 0 while it lasts", choice=True),
        set_feature("winners", seats, "seats that won"),
        Feature("principe", 1, seats, "who is principe: seat + 1", choice=True),
        Feature("deck_left", 1, 127, "buildings in the deck"),
        Feature("city_deck_left", 1, 15, "cities in the deck"),
        set_feature("cities", CITIES, "cities on display"),
        set_feature("cities_unseen", CITIES, "cities not yet seen"),
        Feature("removed", COLOURS, BUILDINGS_OF_A_COLOUR, "by colour: buildings out of the game"),
        Feature("lots", COLOURS, BUILDINGS_OF_A_COLOUR, "by colour: buildings in the lots"),
    ]


def auction_features(seats: int) -> list[Feature]:
    """List the features of the auction; they are zero between auctions."""
    return [
        Feature(
            "item",
            1,
            ITEMS,
            "what is for sale: 0 nothing, 1 + role, 11 + colour of a lot",
            choice=True,
        ),
        set_feature("bidders", seats, "seats that still bid"),
        Feature("turn", 1, seats, "who is to bid: seat + 1", choice=True),
        Feature("high_bid", 1, MOST, "the standing bid"),
        Feature("high_bidder", 1, seats, "whose it is: seat + 1", choice=True),
        Feature("shields_due", 1, 3, "shields still to be placed"),
    ]


def own_features(seats: int) -> list[Feature]:
    """List the features of roles, the seat's own cards, and the map."""
    return [
        Feature("roles", ROLES, seats, "by role: whose it is, seat + 1; 0 nobody's", choice=True),
        Feature("your_hand", COLOURS, BUILDINGS_OF_A_COLOUR, "by colour: cards in your hand"),
        Feature("your_set_aside", COLOURS, 3, "by colour: cards you set aside"),
        Feature("shields", REGIONS * seats, 15, "by region, then by seat: shields on the map"),
    ]


def seat_features(seats: int) -> list[Feature]:
    """List the features of each seat's public numbers, and of the observing seat's purse."""
    cards = seats * COLOURS
    return [
        Feature("score", seats, MOST, "by seat: points"),
        Feature("hand_size", seats, 127, "by seat: cards in hand"),
        Feature("set_aside", seats, 3, "by seat: cards set aside"),
        Feature("purse", seats, MOST, "by seat: ducats + 1; 0 where you do not see them"),
        Feature("shields_left", seats, 15, "by seat: shields not yet placed"),
        Feature("face_up", cards, BUILDINGS_OF_A_COLOUR, "by seat, by colour: buildings face up"),
        Feature("face_down", cards, BUILDINGS_OF_A_COLOUR, "by seat, by colour: face down"),
        set_feature("built", CITIES, "by seat: cities built, where built cards are kept", seats),
        Feature("points", seats * SOURCES, MOST, "by seat, then by source: points", compact=False),
    ]


class IlPrincipeFeatures(Encoder[State]):
    """The whole view of a seat, except families and the steps of the agenda below the first."""

    def __init__(self, game: Game[State], seats: int) -> None:
        super().__init__(game, seats, VERSION, features(seats, len(game.phases)))

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
