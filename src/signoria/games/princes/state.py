"""The state of The Princes of Catan: copy, imagine and simple queries."""

from librt.vecs import append, pop
from mypy_extensions import i64

from signoria.games.princes.card_rows import CARD_ROWS, SIZE
from signoria.games.princes.rows import Rows
from signoria.games.princes.rules import (
    ALL_TYPES,
    BACKS,
    CAPACITY,
    COMMERCE,
    HAND_LIMIT,
    INTRODUCTORY,
    LEAST_FOR_ADVANTAGE,
    OUTER,
    PLACES,
    PLOTS,
    POINT_TYPES,
    PROGRESS,
    RESOURCE_TYPES,
    ROLLS,
    SEATS,
    SETTLEMENT_THERE,
    SITES,
    SPOTS,
    STRENGTH,
    TOWNS,
    VP,
    bit,
)
from signoria.games.princes.worlds import deal_anew
from signoria.kernel.cells import Cells, with_cell, without_cell
from signoria.kernel.rng import Rng
from signoria.kernel.seats import NOBODY


class State(Rows):
    """The state of a game with its simple queries; `Rows` tells what each attribute holds."""

    def copy(self) -> "State":
        """Return a copy that shares only the options, which never change."""
        s = State()
        self.copy_to(s)
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
        first = seat * SIZE
        for at in self.in_hand:
            if first <= at < first + SIZE:
                found.append(at - first)
        return found

    def put_in_hand(self, seat: i64, card: i64, number: i64) -> None:
        """Add copies of a card to a hand, or remove them: for events."""
        at = seat * SIZE + card
        before = self.hands[at]
        after = before + number
        self.hands[at] = after
        if after and not before:
            self.in_hand = with_cell(self.in_hand, at)
        elif before and not after:
            self.in_hand = without_cell(self.in_hand, at)

    def make_known(self, seat: i64, card: i64, number: i64) -> None:
        """Let the other seat know more copies of a card in a hand, or fewer: for events."""
        self.known[seat * SIZE + card] += number
        self.known_held[seat] += number

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
        at = seat * PLOTS + plot
        held = self.stored[at] + number
        self.stored[at] = held
        self.owned[seat * RESOURCE_TYPES + self.bears(seat, plot)] += number
        self.mark_store(seat, plot, held)

    def mark_store(self, seat: i64, plot: i64, held: i64) -> None:
        """Store whether a region holds something, and whether it is full."""
        region: i64 = 1 << plot
        self.stocked[seat] = self.stocked[seat] & ~region | (region if held else 0)
        self.full[seat] = self.full[seat] & ~region | (region if held >= CAPACITY else 0)

    def survey(self, seat: i64) -> None:
        """Store what the regions of a seat bear and hold, so that rules need no search: for events.

        An event that lays or moves regions calls it.
        """
        for resource in range(seat * RESOURCE_TYPES, seat * RESOURCE_TYPES + RESOURCE_TYPES):
            self.bearers[resource] = 0
            self.bearing[resource] = 0
        for number in range(seat * ROLLS, seat * ROLLS + ROLLS):
            self.numbered[number] = 0
        for plot in range(PLOTS):
            card = self.land[seat * PLOTS + plot] - 1
            if card >= 0:
                self.bearers[seat * RESOURCE_TYPES + CARD_ROWS.resource[card]] += 1
                self.bearing[seat * RESOURCE_TYPES + CARD_ROWS.resource[card]] |= 1 << plot
                if CARD_ROWS.number[card] != NOBODY:
                    self.numbered[seat * ROLLS + CARD_ROWS.number[card]] |= 1 << plot
            self.mark_store(seat, plot, self.stored[seat * PLOTS + plot] if card >= 0 else 0)

    def rolled_plots(self, seat: i64) -> i64:
        """Return the regions, as bits, with the rolled number. [PROD-1]"""
        return self.numbered[seat * ROLLS + self.number] if 0 <= self.number < ROLLS else 0

    def plots_of(self, seat: i64, types: i64) -> i64:
        """Return the plots, as bits, with regions and caches of these types."""
        found: i64 = 0
        bearing, first = self.bearing, seat * RESOURCE_TYPES
        for resource in range(RESOURCE_TYPES):
            if types >> resource & 1:
                found |= bearing[first + resource]
        return found

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

    def settle(self, seat: i64, town: i64) -> None:
        """Add a settlement to the row of a principality: for events."""
        self.towns[seat * TOWNS + town] = SETTLEMENT_THERE
        self.leftmost[seat] = min(self.leftmost[seat], town)
        self.rightmost[seat] = max(self.rightmost[seat], town)

    def first_cell(self, seat: i64) -> i64:
        """Return the first cell of `sites` that a principality has: at its leftmost town."""
        return seat * SITES + self.leftmost[seat] * SPOTS

    def end_cell(self, seat: i64) -> i64:
        """Return the end (exclusive) of the cells of `sites` that a principality has."""
        return seat * SITES + (self.rightmost[seat] + 1) * SPOTS

    def has(self, seat: i64, group: i64) -> bool:
        """Return whether a card of a group stands in a principality."""
        return self.groups[seat] >> group & 1 == 1

    def of_kind(self, seat: i64, kind: i64) -> i64:
        """Return how many cards of a kind a seat has in play."""
        found: i64 = 0
        for site in range(self.first_cell(seat), self.end_cell(seat)):
            if self.sites[site] and CARD_ROWS.kinds[self.sites[site] - 1] >> kind & 1:
                found += 1
        if len(self.outer) + len(self.abroad):
            for card in self.beyond_sites(seat):
                found += CARD_ROWS.kinds[card] >> kind & 1
        return found

    def sites_of(self, seat: i64, kind: i64) -> i64:
        """Return the sites, as bits, with cards of a kind; covered ones do not count. [BUILD-23]"""
        found: i64 = 0
        for cell in range(self.first_cell(seat), self.end_cell(seat)):
            card = self.sites[cell]
            if card and CARD_ROWS.kinds[card - 1] >> kind & 1:
                found |= bit(cell - seat * SITES)
        return found

    def has_title(self, seat: i64, title: i64) -> bool:
        """Return whether a card of a title is in a principality, even covered. [BUILD-11]"""
        sites, titles, on = self.sites, CARD_ROWS.title, CARD_ROWS.on
        for site in range(self.first_cell(seat), self.end_cell(seat)):
            card = sites[site] - 1
            if card >= 0 and title in (titles[card], on[card]):
                return True
        if len(self.outer) + len(self.abroad) == 0:
            return False
        return any(CARD_ROWS.title[card] == title for card in self.beyond_sites(seat))

    def in_play(self, seat: i64, row: Cells, value: i64) -> i64:
        """Return how many cards of a seat in play have that value in a row of the card database."""
        found: i64 = 0
        sites = self.sites
        for site in range(self.first_cell(seat), self.end_cell(seat)):
            if sites[site] and row[sites[site] - 1] == value:
                found += 1
        if len(self.outer) + len(self.abroad):
            found += sum([row[card] == value for card in self.beyond_sites(seat)])
        return found

    def beyond_sites(self, seat: i64) -> list[int]:
        """Return a seat's cards on outer places and in the other principality. [GEO-5, BUILD-15]"""
        found: list[int] = []
        if len(self.abroad):
            for place in range(seat * PLACES, seat * PLACES + PLACES):
                if self.abroad[place]:
                    found.append(self.abroad[place] - 1)
        if len(self.outer):
            for place in range(seat * OUTER, seat * OUTER + OUTER):
                if self.outer[place]:
                    found.append(self.outer[place] - 1)
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
        return CARD_ROWS.face_up[card] == 1 and self.options.theme != NOBODY

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
