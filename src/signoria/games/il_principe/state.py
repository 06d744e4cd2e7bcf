"""The state of Il Principe: set-up, copy, imagine and simple queries."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.games.il_principe.rules import (
    BUILDINGS_OF_A_COLOUR,
    BUILDINGS_OF_A_COLOUR_FOR_TWO,
    CITIES,
    CITIES_FOR_TWO,
    COLOURS,
    NO,
    PLAYING,
    REGIONS,
    ROLES,
    SOURCES,
    Options,
)
from signoria.kernel.cells import Cells, filled, zeros
from signoria.kernel.rng import Rng
from signoria.kernel.seats import NOBODY
from signoria.kernel.state import State as KernelState

GUESSED_PURSE: Final = 31  # a guessed purse is below this, or below this plus the standing bid


class CityTable:
    """The fifteen cities in the order of the data file, as flat lists."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.price = vec[i64]()
        self.points = vec[i64]()
        self.shields = vec[i64]()
        self.icons = vec[i64]()  # CITIES x COLOURS
        self.regions = vec[i64]()  # a bit for each region


NO_CITIES: Final = CityTable()
PRINTED: Final = Options()


class State(KernelState):
    """The state of a game; cards are five counts in colour order, at `seat * COLOURS + colour`.

    Public: everything but `hands`, `aside` and `deck` (whose sums are public in `held`, `sealed`
    and `deck_left`) and `coins`. A face-down pile has no stored order: chance chooses each card
    when it is drawn. [SET-8]
    """

    def __init__(self) -> None:
        self.seats = 0
        self.steps = vec[i64]()
        self.options = PRINTED
        self.cities = NO_CITIES
        self.round: i64 = 0
        self.last_round = False
        self.reason = PLAYING
        self.winners = 0
        self.principe: i64 = NOBODY
        self.bank: i64 = 0
        # the auction under way
        self.item: i64 = NOBODY
        self.bidding: i64 = 0
        self.high_bid: i64 = 0
        self.high_bidder: i64 = NOBODY
        self.turn: i64 = NOBODY
        # the city being built
        self.shields_due: i64 = 0
        # cities, as bits: face up, not yet seen; how many of the unseen are in the deck
        self.display: i64 = 0
        self.unseen: i64 = 0
        self.city_deck_left: i64 = 0
        # buildings
        self.deck_left: i64 = 0
        self.deck = vec[i64]()
        self.removed = vec[i64]()
        self.lots = vec[i64]()
        self.hands = vec[i64]()
        self.aside = vec[i64]()
        self.face_up = vec[i64]()
        self.face_down = vec[i64]()
        self.known = vec[i64]()  # of each hand, the cards that everybody saw going in
        # by seat
        self.held = vec[i64]()
        self.sealed = vec[i64]()
        self.coins = vec[i64]()
        self.supply = vec[i64]()
        self.built = vec[i64]()
        self.points = vec[i64]()  # seats x SOURCES
        # shields on the map, REGIONS x seats; holders of the ten roles
        self.shields = vec[i64]()
        self.roles = vec[i64]()

    def copy(self) -> "State":
        """Return a copy that shares only immutable parts: options, cities, steps."""
        s = State()
        s.seats = self.seats
        s.steps = self.steps[:]
        s.options = self.options
        s.cities = self.cities
        s.round = self.round
        s.last_round = self.last_round
        s.reason = self.reason
        s.winners = self.winners
        s.principe = self.principe
        s.bank = self.bank
        s.item = self.item
        s.bidding = self.bidding
        s.high_bid = self.high_bid
        s.high_bidder = self.high_bidder
        s.turn = self.turn
        s.shields_due = self.shields_due
        s.display = self.display
        s.unseen = self.unseen
        s.city_deck_left = self.city_deck_left
        s.deck_left = self.deck_left
        s.deck = self.deck[:]
        s.removed = self.removed[:]
        s.lots = self.lots[:]
        s.hands = self.hands[:]
        s.aside = self.aside[:]
        s.face_up = self.face_up[:]
        s.face_down = self.face_down[:]
        s.known = self.known[:]
        s.held = self.held[:]
        s.sealed = self.sealed[:]
        s.coins = self.coins[:]
        s.supply = self.supply[:]
        s.built = self.built[:]
        s.points = self.points[:]
        s.shields = self.shields[:]
        s.roles = self.roles[:]
        return s

    # Queries.

    def hand(self, seat: i64, colour: i64) -> i64:
        """Return the number of cards of that colour in a hand."""
        return self.hands[seat * COLOURS + colour]

    def laid(self, seat: i64) -> i64:
        """Return the number of buildings laid before a seat, face up or down."""
        total = 0
        for at in range(seat * COLOURS, seat * COLOURS + COLOURS):
            total += self.face_up[at] + self.face_down[at]
        return total

    def score(self, seat: i64) -> i64:
        """Return the points so far, from every source."""
        total = 0
        for at in range(seat * SOURCES, seat * SOURCES + SOURCES):
            total += self.points[at]
        return total

    def roles_of(self, seat: i64) -> list[int]:
        """Return the roles that a seat holds."""
        held: list[int] = []
        for role in range(ROLES):
            if self.roles[role] == seat:
                held.append(role)
        return held

    def cities_on_display(self) -> i64:
        """Return the number of cities that lie face up."""
        count = 0
        rest = self.display
        while rest > 0:
            rest &= rest - 1
            count += 1
        return count

    def has_minors(self) -> bool:
        """Return whether minor roles are in the game. [TWO-1]"""
        return self.seats > 2

    def copies_of_a_colour(self) -> i64:
        """Return how many cards of each colour are in the game. [SET-1, TWO-1]"""
        return BUILDINGS_OF_A_COLOUR if self.seats > 2 else BUILDINGS_OF_A_COLOUR_FOR_TWO

    def leaders(self, colour: i64, without: i64) -> i64:
        """Return the seats, as bits, with most face-up cards of a colour. [ROLE-2, ROLE-6]"""
        best = 1
        found = 0
        for seat in range(self.seats):
            count = self.face_up[seat * COLOURS + colour]
            if seat == without or count < best:
                continue
            if count > best:
                best = count
                found = 0
            found |= 1 << seat
        return found

    def purses_open(self) -> bool:
        """Return whether everybody may see everybody's ducats. [SET-8, FIN-4]"""
        return self.options.open_purses != NO or self.reason != PLAYING

    # Imagined worlds.

    def imagine(self, seat: i64, rng: Rng, remembering: bool) -> "State":
        """Return a possible world for `seat`: other hands, sealed cards, deck and purses change.

        Remembering keeps knowledge from public events. Every payment is public, so purses stay.
        Cards won openly stay in a hand until they openly leave it.
        """
        s = self.copy()
        pool = s.unknown_to(seat)
        if remembering:
            for at in range(s.seats * COLOURS):
                if at // COLOURS != seat:
                    pool[at % COLOURS] -= s.known[at]
        else:
            s.known = zeros(s.seats * COLOURS)
        for other in range(s.seats):
            if other != seat:
                _deal_hand(s, other, pool, rng)
        if not (remembering or s.purses_open()):
            _fill_purses(s, seat, rng)
        s.deck = pool
        return s

    def unknown_to(self, seat: i64) -> Cells:
        """Count the cards whose place `seat` cannot see, by what it does see."""
        pool = zeros(COLOURS)
        for colour in range(COLOURS):
            count = self.copies_of_a_colour() - self.removed[colour] - self.lots[colour]
            for other in range(self.seats):
                at = other * COLOURS + colour
                count -= self.face_up[at] + self.face_down[at]
            if seat >= 0:
                at = seat * COLOURS + colour
                count -= self.hands[at] + self.aside[at]
            pool[colour] = count
        return pool


def _deal_hand(s: State, seat: i64, pool: Cells, rng: Rng) -> None:
    """Deal a hand from the pool around its known cards, then seal as many as the seat sealed."""
    start = seat * COLOURS
    wanted = s.held[seat] + s.sealed[seat]
    for colour in range(COLOURS):
        s.hands[start + colour] = s.known[start + colour]
        s.aside[start + colour] = 0
        wanted -= s.known[start + colour]
    total = 0
    for count in pool:
        total += count
    for _card in range(wanted):
        left = rng.below(0, total)
        colour = 0
        while left >= pool[colour]:
            left -= pool[colour]
            colour += 1
        pool[colour] -= 1
        total -= 1
        s.hands[start + colour] += 1
    for _sealed in range(s.sealed[seat]):
        colour = rng.pick(0, s.hands[start : start + COLOURS])
        s.hands[start + colour] -= 1
        s.aside[start + colour] += 1


def _fill_purses(s: State, seat: i64, rng: Rng) -> None:
    """Guess every other purse; the high bidder gets enough to pay the standing bid. [AUC-5]"""
    for other in range(s.seats):
        if other != seat:
            least = s.high_bid if other == s.high_bidder else 0
            coins = least + rng.below(0, GUESSED_PURSE)
            s.bank += s.coins[other] - coins
            s.coins[other] = coins


def initial_state(seats: i64, options: Options, cities: CityTable) -> State:
    """Create the table before anything has happened. [SET-1, SET-3, SET-4, SET-9, TWO-1]"""
    s = State()
    s.seats = seats
    s.options = options
    s.cities = cities
    s.unseen = (1 << CITIES) - 1
    s.city_deck_left = CITIES if seats > 2 else CITIES_FOR_TWO
    s.deck = filled(COLOURS, s.copies_of_a_colour())
    s.deck_left = s.copies_of_a_colour() * COLOURS
    s.removed = zeros(COLOURS)
    s.lots = zeros(COLOURS)
    s.hands = zeros(seats * COLOURS)
    s.aside = zeros(seats * COLOURS)
    s.face_up = zeros(seats * COLOURS)
    s.face_down = zeros(seats * COLOURS)
    s.known = zeros(seats * COLOURS)
    s.held = zeros(seats)
    s.sealed = zeros(seats)
    s.coins = filled(seats, options.start_money)
    s.bank = -options.start_money * seats
    s.supply = filled(seats, options.shields)
    s.built = zeros(seats)
    s.points = zeros(seats * SOURCES)
    s.shields = zeros(REGIONS * seats)
    s.roles = filled(ROLES, NOBODY)
    return s
