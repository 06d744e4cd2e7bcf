"""The numbers and rows that a state of The Princes of Catan consists of, and their copy."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.games.princes.rules import PLAYING, RESOURCE_TYPES, ROLLS, SEATS, TOWNS, Options
from signoria.kernel.cells import filled, zeros
from signoria.kernel.seats import NOBODY
from signoria.kernel.state import State as KernelState

PRINTED: Final = Options()


class Kept(KernelState):
    """Rows that follow from others: events keep them, so that rules need no search."""

    def __init__(self) -> None:
        self.seats = 0
        self.steps = vec[i64]()
        # the cells of `hands` that are not zero, ascending; how many cards of a hand are known
        self.in_hand = vec[i64]()
        self.known_held = vec[i64]()
        # the two ends of each row of towns
        self.leftmost = vec[i64]()
        self.rightmost = vec[i64]()
        # how many regions bear a resource, and which, as bits; which have a production number
        self.bearers = vec[i64]()
        self.bearing = vec[i64]()
        self.numbered = vec[i64]()
        # the regions of a seat that are not empty, and those that are full
        self.stocked = vec[i64]()
        self.full = vec[i64]()

    def clear_kept(self) -> None:
        """Describe a table without cards and towns."""
        self.known_held = zeros(SEATS)
        self.leftmost = filled(SEATS, TOWNS)
        self.rightmost = filled(SEATS, NOBODY)
        self.bearers = zeros(SEATS * RESOURCE_TYPES)
        self.bearing = zeros(SEATS * RESOURCE_TYPES)
        self.numbered = zeros(SEATS * ROLLS)
        self.stocked = zeros(SEATS)
        self.full = zeros(SEATS)

    def copy_kept(self, s: "Kept") -> None:
        """Copy these rows to another state."""
        s.in_hand = self.in_hand[:]
        s.known_held = self.known_held[:]
        s.leftmost = self.leftmost[:]
        s.rightmost = self.rightmost[:]
        s.bearers = self.bearers[:]
        s.bearing = self.bearing[:]
        s.numbered = self.numbered[:]
        s.stocked = self.stocked[:]
        s.full = self.full[:]


class Rows(Kept):
    """The attributes of a state; cards are counts (`hands[seat * SIZE + card]`).

    Places hold a card plus one. `stock` is the draw stacks one behind the other, each from its
    top. An unseen card has no name: its cell is zero, and chance chooses it from `pool` when it is
    drawn. `seen` tells, for each cell, who knows it: a bit for each seat, the third for spectators.
    `known` are the cards of a hand that the other seat knows. `held` has the sizes of both hands,
    then counts by back. In a tournament `pool` and `discard` are a row for each seat. `decks` then
    has four pairs of rows: brought by each seat; held by each but owned by the other; the most of
    its cards that the other saw at once; and that all saw. `outer` and `shown` have a cell for each
    outer place of each seat, `abroad` one for each place of the other. Hidden: `hands`, `pool`,
    `stock`, `decks`, `orders`, events that others brought, removed or looked at. [SET-6, T10, T12]
    """

    def __init__(self) -> None:
        super().__init__()
        self.options = PRINTED
        self.turn: i64 = 0
        self.active: i64 = NOBODY
        self.number: i64 = 0
        self.face: i64 = NOBODY
        self.reason = PLAYING
        self.winners = 0
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
        # once they do; who looked at its cards (see `foresight`), empty until somebody did; and the
        # possible unknown cards, certain ones and, in a second row, those by lot (in a tournament
        # that row counts the events that all saw at once)
        self.events = vec[i64]()
        self.laid: i64 = NOBODY
        self.glimpsed = vec[i64]()
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
        # cards on outer places, and the owls, stars or level that each shows; cards of a seat on
        # places of the other, by these places; empty until there is one
        self.outer = vec[i64]()
        self.shown = vec[i64]()
        self.abroad = vec[i64]()
        self.tally = vec[i64]()
        # of each resource: how much a seat has
        self.owned = vec[i64]()
        # the groups of `kinds` that have a card in each principality, as bits
        self.groups = vec[i64]()
        # a region waiting for its place
        self.waiting: i64 = 0
        # places as bits, by seat: functions used, cards that have to wait, cards named by a feud
        self.marks = vec[i64]()

    def copy_to(self, s: "Rows") -> None:
        """Make another state a copy that shares only the options, which never change."""
        self.copy_kept(s)
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
        s.glimpsed = self.glimpsed[:]
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
        s.outer = self.outer[:]
        s.shown = self.shown[:]
        s.abroad = self.abroad[:]
        s.tally = self.tally[:]
        s.owned = self.owned[:]
        s.groups = self.groups[:]
        s.waiting = self.waiting
        s.marks = self.marks[:]
