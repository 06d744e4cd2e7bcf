"""The state of The Princes of Catan: copy, imagine and simple queries."""

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from signoria.games.princes.card_rows import CARD_ROWS, FIRST_DRAWN, SIZE
from signoria.games.princes.rules import (
    ALL_TYPES,
    BACKS,
    CAPACITY,
    COMMERCE,
    HAND_LIMIT,
    INTRODUCTORY,
    LEAST_FOR_ADVANTAGE,
    PLAYING,
    PLOTS,
    POINT_TYPES,
    PROGRESS,
    RESOURCE_TYPES,
    SEATS,
    SITES,
    STRENGTH,
    VP,
    Options,
    bit,
)
from signoria.games.princes.worlds import deal_anew
from signoria.kernel.cells import Cells
from signoria.kernel.rng import Rng
from signoria.kernel.seats import NOBODY
from signoria.kernel.state import State as KernelState

PRINTED: Final = Options()
THEMES: Final = (1, 2, 3)  # modes in which some cards lie open [MODE-3]


class State(KernelState):
    """The state of a game; cards are counts (`hands[seat * SIZE + card]`), places hold card + 1.

    `stock` is the draw stacks one behind the other, each from its top. An unseen card has no name:
    its cell is zero, and chance chooses it from `pool` when it is drawn. `seen` tells, for each
    cell, who knows it: a bit for each seat, the third for spectators. `known` are the cards of a
    hand that the other seat knows. `held` has the sizes of both hands, then counts by back. In a
    tournament `pool` and `discard` are a row for each seat. `decks` then has four pairs of rows:
    brought by each seat; held by each but owned by the other; the most of its cards that the other
    saw at once; and that all saw. Hidden: `hands`, `pool`, `stock`, `decks`, events that others
    brought or removed, `orders`. [SET-6, T10, T12, T24]
    """

    def __init__(self) -> None:
        self.seats = 0
        self.steps = vec[i64]()
        self.options = PRINTED
        self.turn: i64 = 0
        self.active: i64 = NOBODY
        self.number: i64 = 0
        self.face: i64 = NOBODY
        self.reason: i64 = PLAYING
        self.winners: i64 = 0
        # the middle: three stacks of centre cards; regions and open cards by number
        self.roads_left: i64 = 0
        self.settlements_left: i64 = 0
        self.cities_left: i64 = 0
        self.middle = vec[i64]()
        # draw cards: unseen ones, the stacks, the discarded ones
        self.pool = vec[i64]()
        self.stock = vec[i64]()
        self.seen = vec[i64]()
        self.sizes = vec[i64]()
        self.discard = vec[i64]()
        # the event stack from its top, zero for an unknown card; how many lie face up at its end,
        # once they do; and the possible unknown cards, certain ones and, in a second row, those by
        # lot (in a tournament that row counts the events seen at once)
        self.events = vec[i64]()
        self.laid: i64 = NOBODY
        self.event_pool = vec[i64]()
        # events that left the game, by their cells of that pool, and the only seat that knows
        self.gone = vec[i64]()
        self.gone_by = vec[i64]()
        # seats that have brought a deck, as bits; the layouts of the first regions, packed
        self.decks = vec[i64]()
        self.brought: i64 = 0
        self.orders: i64 = 0
        # hands
        self.hands = vec[i64]()
        self.held = vec[i64]()
        self.known = vec[i64]()
        # principalities: roads as bits, towns, regions with their stores, sites, sums of points
        self.roads = vec[i64]()
        self.towns = vec[i64]()
        self.land = vec[i64]()
        self.stored = vec[i64]()
        self.sites = vec[i64]()
        # cards of a seat on sites of the other, by these sites; empty while there are none
        self.abroad = vec[i64]()
        self.tally = vec[i64]()
        # of each resource: how much a seat has, and how many regions bear it
        self.owned = vec[i64]()
        self.bearers = vec[i64]()
        # the groups of `kinds` that have a card in each principality, as bits
        self.groups = vec[i64]()
        # the buildings a feud is about, as bits of sites; a region waiting for its place
        self.named: i64 = 0
        self.waiting: i64 = 0
        # sites as bits, by seat: functions used, and cards that have to wait, this turn
        self.marks = vec[i64]()

    def copy(self) -> "State":
        """Return a copy that shares only the options, which never change."""
        s = State()
        s.seats = self.seats
        s.steps = self.steps[:]
        s.options = self.options
        s.turn = self.turn
        s.active = self.active
        s.number = self.number
        s.face = self.face
        s.reason = self.reason
        s.winners = self.winners
        s.roads_left = self.roads_left
        s.settlements_left = self.settlements_left
        s.cities_left = self.cities_left
        s.middle = self.middle[:]
        s.pool = self.pool[:]
        s.stock = self.stock[:]
        s.seen = self.seen[:]
        s.sizes = self.sizes[:]
        s.discard = self.discard[:]
        s.events = self.events[:]
        s.laid = self.laid
        s.event_pool = self.event_pool[:]
        s.gone = self.gone[:]
        s.gone_by = self.gone_by[:]
        s.decks = self.decks[:]
        s.brought = self.brought
        s.orders = self.orders
        s.hands = self.hands[:]
        s.held = self.held[:]
        s.known = self.known[:]
        s.roads = self.roads[:]
        s.towns = self.towns[:]
        s.land = self.land[:]
        s.stored = self.stored[:]
        s.sites = self.sites[:]
        s.abroad = self.abroad[:]
        s.tally = self.tally[:]
        s.owned = self.owned[:]
        s.bearers = self.bearers[:]
        s.groups = self.groups[:]
        s.named = self.named
        s.waiting = self.waiting
        s.marks = self.marks[:]
        return s

    def imagine(self, seat: i64, rng: Rng, remembering: bool) -> "State":
        """Return a possible world for `seat`; cards it has seen are in its view and stay."""
        s = self.copy()
        deal_anew(s, seat, rng)
        return s

    # Hands.

    def hand_of(self, seat: i64) -> list[int]:
        """Return the cards of a hand by their numbers, ascending, each once."""
        found: list[int] = []
        hands, rest = self.hands, self.held[seat]
        first = seat * SIZE
        for at in range(first + FIRST_DRAWN, first + SIZE):
            number = hands[at]
            if number:
                found.append(at - first)
                rest -= number
                if rest == 0:
                    break
        return found

    # Points and advantages.

    def score(self, seat: i64) -> i64:
        """Return the victory points, with one for each advantage. [ADV-1, END-1]"""
        total = self.tally[seat * POINT_TYPES + VP]
        if self.leads(seat, STRENGTH):
            total += 1
        if self.leads(seat, COMMERCE):
            total += 1
        return total

    def leads(self, seat: i64, point: i64) -> bool:
        """Return whether a seat has the advantage: three points, more than the other. [ADV-1]"""
        mine = self.tally[seat * POINT_TYPES + point]
        return mine >= LEAST_FOR_ADVANTAGE and mine > self.tally[(1 - seat) * POINT_TYPES + point]

    def hand_limit(self, seat: i64) -> i64:
        """Return the number of cards that a hand is filled up to. [HAND-1]"""
        return HAND_LIMIT + self.tally[seat * POINT_TYPES + PROGRESS]

    def hold(self, seat: i64, back: i64, number: i64) -> None:
        """Add cards of a back to a hand, or remove them: for events."""
        self.held[seat] += number
        self.held[SEATS + seat * BACKS + back] += number

    def back_of(self, card: i64) -> i64:
        """Return the back of a card. [MODE-5]"""
        return self.options.back_of[CARD_ROWS.set[card]]

    # Stores.

    def bears(self, seat: i64, plot: i64) -> i64:
        """Return the resource of the region on a plot, or NOBODY."""
        card = self.land[seat * PLOTS + plot]
        return CARD_ROWS.resource[card - 1] if card else NOBODY

    def store(self, seat: i64, plot: i64, number: i64) -> None:
        """Put resources on a region, or take some off: for events."""
        self.stored[seat * PLOTS + plot] += number
        self.owned[seat * RESOURCE_TYPES + self.bears(seat, plot)] += number

    def amount_of(self, seat: i64, resource: i64) -> i64:
        """Return how much a seat has of a resource, on all its regions."""
        return self.owned[seat * RESOURCE_TYPES + resource]

    def amount_among(self, seat: i64, types: i64) -> i64:
        """Return how much a seat has of these types (as bits) together."""
        total: i64 = 0
        for resource in range(RESOURCE_TYPES):
            if types >> resource & 1:
                total += self.owned[seat * RESOURCE_TYPES + resource]
        return total

    def wealth(self, seat: i64) -> i64:
        """Return how many resources a seat has."""
        return self.amount_among(seat, ALL_TYPES)

    def room_for(self, seat: i64, types: i64) -> i64:
        """Return how many resources of these types (as bits) a seat could still store. [GEO-3]"""
        room: i64 = 0
        for resource in range(RESOURCE_TYPES):
            if types >> resource & 1:
                room += self.room_of(seat, resource)
        return room

    def room_of(self, seat: i64, resource: i64) -> i64:
        """Return how much more of a resource a seat could store. [GEO-3]"""
        at = seat * RESOURCE_TYPES + resource
        return CAPACITY * self.bearers[at] - self.owned[at]

    def has(self, seat: i64, group: i64) -> bool:
        """Return whether a card of a group stands in a principality."""
        return self.groups[seat] >> group & 1 == 1

    def of_kind(self, seat: i64, kind: i64) -> i64:
        """Return how many cards of a kind a seat has in play."""
        found: i64 = 0
        for site in range(seat * SITES, seat * SITES + SITES):
            if self.sites[site] and CARD_ROWS.kinds[self.sites[site] - 1] >> kind & 1:
                found += 1
        if len(self.abroad):
            for card in self.cards_abroad(seat):
                found += CARD_ROWS.kinds[card] >> kind & 1
        return found

    def sites_of(self, seat: i64, kind: i64) -> i64:
        """Return the sites, as bits, with cards of a kind; covered cards do not count."""
        found: i64 = 0
        for site in range(SITES):
            card = self.sites[seat * SITES + site]
            if card and CARD_ROWS.kinds[card - 1] >> kind & 1:
                found |= bit(site)
        return found

    def has_title(self, seat: i64, title: i64) -> bool:
        """Return whether a card of a title is in a principality, even covered. [BUILD-11]"""
        for site in range(seat * SITES, seat * SITES + SITES):
            card = self.sites[site] - 1
            if card >= 0 and title in (CARD_ROWS.title[card], CARD_ROWS.on[card]):
                return True
        if len(self.abroad) == 0:
            return False
        return any(CARD_ROWS.title[card] == title for card in self.cards_abroad(seat))

    def in_play(self, seat: i64, row: Cells, value: i64) -> i64:
        """Return how many cards of a seat in play have that value in a row of the book."""
        found: i64 = 0
        sites = self.sites
        for site in range(seat * SITES, seat * SITES + SITES):
            if sites[site] and row[sites[site] - 1] == value:
                found += 1
        if len(self.abroad):
            found += sum([row[card] == value for card in self.cards_abroad(seat)])
        return found

    def cards_abroad(self, seat: i64) -> list[int]:
        """Return the cards of a seat that stand in the other principality. [BUILD-15]"""
        found: list[int] = []
        if len(self.abroad):
            for site in range(seat * SITES, seat * SITES + SITES):
                if self.abroad[site]:
                    found.append(self.abroad[site] - 1)
        return found

    # Discard piles: the only code that puts cards there and takes them back.

    def pile_of(self, seat: i64) -> i64:
        """Return the start of a seat's pile in `discard`; most modes share one. [T22, T27]"""
        return seat * SIZE if self.options.own_decks else 0

    def throw(self, seat: i64, card: i64) -> None:
        """Put a card of a seat on its discard pile, or back among the open ones: for events."""
        if self.lies_open(card):
            self.middle[card] += 1  # [MODE-3]
        else:
            self.discard[self.pile_of(seat) + card] += 1

    def recover(self, seat: i64, card: i64) -> None:
        """Take a card from the discard pile of a seat: for events."""
        self.discard[self.pile_of(seat) + card] -= 1

    def thrown(self, seat: i64, card: i64) -> i64:
        """Return how many of a card lie on the discard pile of a seat."""
        return self.discard[self.pile_of(seat) + card]

    # Draw stacks.

    def top_of(self, stack: i64) -> i64:
        """Return the index in `stock` of a stack's top card."""
        at: i64 = 0
        for before in range(stack):
            at += self.sizes[before]
        return at

    def may_use(self, seat: i64, stack: i64) -> bool:
        """Return whether a stack exists and a seat may draw from it. [T16, T23]"""
        if not 0 <= stack < self.options.stacks:
            return False
        return self.options.owners[stack] == NOBODY or self.options.owners[stack] == seat

    def goes_under(self, seat: i64, card: i64, stack: i64) -> bool:
        """Return whether a card of a seat may go under a stack, by its back. [MODE-4, T23]"""
        return self.takers(seat, card) >> stack & 1 == 1

    def takers(self, seat: i64, card: i64) -> i64:
        """Return the stacks, as bits, that a card of a seat may go under. [MODE-4, T23]"""
        return self.options.takers[seat * BACKS + self.back_of(card)]

    def any_stack(self, seat: i64) -> bool:
        """Return whether a seat can draw any card."""
        for stack in range(self.options.stacks):
            if self.sizes[stack] and self.may_use(seat, stack):
                return True
        return False

    def pool_of(self, stack: i64) -> i64:
        """Return the start, in `pool`, of the counts of a stack's unseen cards."""
        return self.options.owners[stack] * SIZE if self.options.own_decks else 0

    def lies_open(self, card: i64) -> bool:
        """Return whether a card, out of play, lies open in the middle. [MODE-3, T28]"""
        return CARD_ROWS.face_up[card] == 1 and self.options.mode in THEMES

    def pull(self, stack: i64, at: i64) -> None:
        """Remove a cell from a stack: for events."""
        stock, seen = self.stock, self.seen
        for place in range(at, len(stock) - 1):
            stock[place] = stock[place + 1]
            seen[place] = seen[place + 1]
        self.stock = pop(stock)[0]
        self.seen = pop(seen)[0]
        self.sizes[stack] -= 1

    def slip_under(self, stack: i64, cell: i64, knowing: i64) -> None:
        """Put a cell under a stack: for events."""
        at = self.top_of(stack) + self.sizes[stack]
        stock, seen = append(self.stock, 0), append(self.seen, 0)
        for place in range(len(stock) - 1, at, -1):
            stock[place] = stock[place - 1]
            seen[place] = seen[place - 1]
        stock[at] = cell
        seen[at] = knowing
        self.stock, self.seen = stock, seen
        self.sizes[stack] += 1

    def ends_with(self, seat: i64) -> bool:
        """Return whether a seat has enough points to win. [END-1]"""
        return self.score(seat) >= self.options.points

    def wins_at_once(self) -> bool:
        """Return whether the active player wins before the end of the turn. [END-3]"""
        return self.options.mode != INTRODUCTORY and self.ends_with(self.active)


def seat_bit(seat: i64) -> i64:
    """Return a seat's bit in `seen`; spectators share the third."""
    return 1 << (seat if seat >= 0 else SEATS)
